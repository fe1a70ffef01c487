"""Phrases that are said in several places, written and translated once."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Final

from core.game import Seat
from core.players import Kind
from ui.look.numbers import decimal
from ui.look.text import Phrase, Plural, listed

# --- headlines and tasks ---------------------------------------------------------------------------------

WELCOME_ABOARD: Final = Phrase("common", "Welcome aboard")
YOUR_TURN: Final = Phrase("common", "Your turn")
TURN_OF: Final = Phrase("common", "{name}'s turn")
TO_PLAY: Final = Phrase("common", "To play")
GOES_ON: Final = Phrase("common", "Goes on")
ROUND: Final = Phrase("common", "Round {round}")
NEXT_ROUND: Final = Phrase("common", "Next round")
ROUND_OVER: Final = Phrase("common", "Round {round} is over")
GAME_OVER: Final = Phrase("common", "The game is over")
FIRST_PLAYER_SOON: Final = Phrase("common", "The first player is about to be drawn.")
FIRST_PLAYER_NOW: Final = Phrase("common", "The first player is being drawn.")
DICE_ROLLING: Final = Phrase("common", "The dice are rolling.")
WHO_BEGINS: Final = Phrase("common", "Who begins")

# --- who plays, and who begins ---------------------------------------------------------------------------

KINDS: Final[Mapping[Kind, Phrase]] = {
    Kind.HUMAN: Phrase("shell", "Human"),
    Kind.CADET: Phrase("shell", "Bot: Cadet"),
    Kind.PILOT: Phrase("shell", "Bot: Pilot"),
    Kind.ACE: Phrase("shell", "Bot: Ace"),
    Kind.RANDOM: Phrase("shell", "Bot: at random"),
}
"""Who may play a seat, and what that is called."""
BY_LOT: Final = Phrase("shell", "drawn by lot")

# --- buttons ---------------------------------------------------------------------------------------------

OK: Final = Phrase("common", "OK")

# --- lines of the log, reasons and refusals --------------------------------------------------------------

HAND_LINE: Final = Phrase("common", "Your hand: {cards}.")
TURN_LINE: Final = Phrase("common", "It is {name}'s turn.")
WHY_ROUND_OVER: Final = Phrase("common", "the round is over")
REFUSED_NOT_YOUR_TURN: Final = Phrase("common", "It is not your turn.")
REFUSED_GAME_OVER: Final = Phrase("common", "The game is over.")

# --- places and pieces -----------------------------------------------------------------------------------

THE_BOARD: Final = Phrase("common", "The board")
PLAYERS: Final = Phrase("shell", "Players")
RESULT: Final = Phrase("common", "Result")
YOUR_HAND: Final = Phrase("common", "Your hand")
POINTS_AND_HAND: Final = Phrase("common", "{name}: {points}, {cards} in hand")
HIDDEN_CARD: Final = Phrase("common", "a hidden card")
TOTAL: Final = Phrase("common", "Total")
POINTS: Final = Phrase("common", "Points")
NOBODY: Final = Phrase("common", "nobody")

# --- amounts ---------------------------------------------------------------------------------------------

NO_CARDS: Final = Phrase("common", "no cards")
card_count: Final = Plural("common", "%n cards", "%n card", 1)
points_text: Final = Plural("common", "%n points", "%n point", 1)


def per_player(numbers: Sequence[int], names: Sequence[str]) -> str:
    """A number for each player: "Ada 2, Bob −1"."""
    return ", ".join(f"{name} {decimal(number, 0)}" for name, number in zip(names, numbers, strict=False))


# --- who wins --------------------------------------------------------------------------------------------


def named(seats: Iterable[Seat], names: Sequence[str]) -> str:
    """Some players in a row: "Ada and Bob"."""
    return listed([names[seat] for seat in seats])


def victory(seats: Sequence[Seat], names: Sequence[str]) -> str:
    """Who has won, in a sentence."""
    return _VICTORY(len(seats)).format(names=named(seats, names))


def victory_line(seats: Sequence[Seat], names: Sequence[str]) -> str:
    """Who has won, as the last line of the log."""
    return _VICTORY_LINE(len(seats)).format(names=named(seats, names))


def congratulations(seats: Sequence[Seat], names: Sequence[str]) -> str:
    """Who has won, as a last line that is glad about it."""
    return _CONGRATULATIONS().format(names=named(seats, names))


def cheer(seats: Sequence[Seat], names: Sequence[str]) -> str:
    """Who has won, as the headline of the result."""
    return _CHEER(len(seats)).format(names=named(seats, names))


_VICTORY: Final = Plural("common", "{names} share the victory.", "{names} wins.", 1)
_VICTORY_LINE: Final = Plural(
    "common", "The game is over: {names} share the victory.", "The game is over: {names} wins.", 1
)
_CONGRATULATIONS: Final = Phrase("common", "The game is over. Congratulations, {names}!")
_CHEER: Final = Plural("common", "{names} win!", "{names} wins!", 1)
