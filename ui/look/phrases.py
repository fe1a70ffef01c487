"""What several games say, written and translated once."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from core.game import Seat
from ui.look.numbers import decimal
from ui.look.text import Phrase, Plural, listed

# --- headlines and tasks ---------------------------------------------------------------------------------

WELCOME_ABOARD: Final = Phrase("game", "Welcome aboard")
YOUR_TURN: Final = Phrase("game", "Your turn")
TURN_OF: Final = Phrase("game", "{name}'s turn")
TO_PLAY: Final = Phrase("game", "To play")
GOES_ON: Final = Phrase("game", "Goes on")
ROUND: Final = Phrase("game", "Round {round}")
NEXT_ROUND: Final = Phrase("game", "Next round")
ROUND_OVER: Final = Phrase("game", "Round {round} is over")
GAME_OVER: Final = Phrase("game", "The game is over")
FIRST_PLAYER_SOON: Final = Phrase("game", "The first player is about to be drawn.")
FIRST_PLAYER_NOW: Final = Phrase("game", "The first player is being drawn.")
DICE_ROLLING: Final = Phrase("game", "The dice are rolling.")
WHO_BEGINS: Final = Phrase("game", "Who begins")

# --- lines of the log, reasons and refusals --------------------------------------------------------------

HAND_LINE: Final = Phrase("game", "Your hand: {cards}.")
TURN_LINE: Final = Phrase("game", "It is {name}'s turn.")
WHY_ROUND_OVER: Final = Phrase("game", "the round is over")
REFUSED_NOT_YOUR_TURN: Final = Phrase("game", "It is not your turn.")
REFUSED_GAME_OVER: Final = Phrase("game", "The game is over.")

# --- places and pieces -----------------------------------------------------------------------------------

THE_BOARD: Final = Phrase("game", "The board")
YOUR_HAND: Final = Phrase("game", "Your hand")
POINTS_AND_HAND: Final = Phrase("game", "{name}: {points}, {cards} in hand")
HIDDEN_CARD: Final = Phrase("game", "a hidden card")
TOTAL: Final = Phrase("game", "Total")
NOBODY: Final = Phrase("game", "nobody")

# --- amounts ---------------------------------------------------------------------------------------------

NO_CARDS: Final = Phrase("game", "no cards")
card_count: Final = Plural("game", "%n cards", "%n card", 1)
points_text: Final = Plural("game", "%n points", "%n point", 1)


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


_VICTORY: Final = Plural("game", "{names} share the victory.", "{names} wins.", 1)
_VICTORY_LINE: Final = Plural(
    "game", "The game is over: {names} share the victory.", "The game is over: {names} wins.", 1
)
_CONGRATULATIONS: Final = Phrase("game", "The game is over. Congratulations, {names}!")
_CHEER: Final = Plural("game", "{names} win!", "{names} wins!", 1)
