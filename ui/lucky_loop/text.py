"""Lucky Loop in words: the table, moves, the log and refusals."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Final

from core.cards import FirstPlayerDrawn, Shuffled
from core.dice import Rolled
from core.game import Action, Event, Illegal, Seat
from core.lucky_loop import actions as a
from core.lucky_loop import events as e
from core.lucky_loop.box import PROGRAMME_AT, PROGRAMMES
from core.lucky_loop.state import Flight, LuckyLoopState, Phase
from ui.look.phrases import (
    FIRST_PLAYER_SOON,
    HAND_LINE,
    NO_CARDS,
    PLAYERS,
    TURN_LINE,
    card_count,
    points_text,
    victory_line,
)
from ui.look.refusal_text import sentence
from ui.look.text import Passage, Phrase, Plural, Section, lines_of, listed, translate
from ui.lucky_loop.options import OPTIONS
from ui.lucky_loop.refusals import SENTENCES
from ui.lucky_loop.words import DECK_NAMES, FIGURE_NAMES, WHYS, card_name, programme_name, scale_text, tokens_text


class LuckyLoopText:
    """How Lucky Loop speaks."""

    options = OPTIONS

    def position(self, view: LuckyLoopState, seat: Seat | None, names: Sequence[str]) -> list[str]:
        return lines_of(self.sections(view, seat, names))

    def sections(self, view: LuckyLoopState, seat: Seat | None, names: Sequence[str]) -> list[Section]:
        programmes = [_side(view, place, names) for place in range(len(PROGRAMMES))]
        sections = [
            Section("", [Passage(_headline(view, names))]),
            Section(translate("lucky_loop", "Programmes"), programmes),
            Section(PLAYERS(), [_player(view, player, names) for player in range(len(names))]),
            Section(translate("lucky_loop", "Decks"), [_deck(view, deck) for deck in (0, 1)]),
        ]
        flight = view.flight or view.landed
        if flight is not None:
            lines = [Passage(line) for line in _flight(view, flight, names)]
            sections.append(Section(translate("lucky_loop", "The flight"), lines))
        if seat is not None:
            hand = view.hands[seat]
            line = HAND_LINE().format(cards=_cards(view, hand))
            sections.append(Section("", [Passage(line, _each(view, hand))]))
        return sections

    def action(self, view: LuckyLoopState, seat: Seat, action: Action, names: Sequence[str]) -> str:
        words = _in_words(view, action, names)
        if isinstance(action, a.PresentOne):
            words["old"] = _counterpart(view, action)
        if isinstance(action, a.Complete) and view.flight is not None and view.flight.highlight == action.card:
            # There may be another card with the same face, and it is not the same to complete that one.
            words["card"] += " ★"
        if isinstance(action, a.StopEarly) and not view.supply:
            return translate("lucky_loop", "Stop here; there is no token left to take")
        return _ACTIONS[type(action)]().format_map(words)

    def event(self, before: LuckyLoopState, after: LuckyLoopState, event: Event, names: Sequence[str]) -> str:
        match event:
            case e.HandDealt():
                return ""
            case e.GameEnded(winners=winners):
                return victory_line(winners, names)
            case e.DiceRolled(again=True):
                phrase = _ROLLED_AGAIN
            case e.CardCompleted(exact=False):
                phrase = _EXCEEDED
            case _:
                phrase = _EVENTS[type(event)]
        return phrase().format_map(_in_words(after, event, names))

    def reason(self, illegal: Illegal) -> str:
        return sentence(SENTENCES, illegal)


# --- pieces ----------------------------------------------------------------------------------------------


def _each(view: LuckyLoopState, cards: Iterable[int]) -> tuple[str, ...]:
    return tuple(card_name(view, card) for card in cards)


def _cards(view: LuckyLoopState, cards: Iterable[int]) -> str:
    return listed(_each(view, cards)) or NO_CARDS()


def _numbers(values: Iterable[int]) -> str:
    return listed([str(value) for value in values])


def _counterpart(view: LuckyLoopState, action: a.PresentOne) -> str:
    """The card that the presented one replaces; who can't see the one can't tell the other."""
    for old in view.sides[PROGRAMME_AT[action.programme]]:
        if view.faces[old][0] == view.faces[action.card][0]:
            return card_name(view, old)
    return translate("lucky_loop", "an easier one")


# --- the table -------------------------------------------------------------------------------------------

_TASKS: Final[Mapping[Phase, Phrase]] = {
    Phase.LOT: FIRST_PLAYER_SOON,
    Phase.CHOOSE: Phrase("lucky_loop", "Round {round}: {name} presents or exchanges cards."),
    Phase.EXCHANGE: Phrase("lucky_loop", "Round {round}: {name} draws, {to_draw} to go."),
    Phase.DISCARD: Phrase("lucky_loop", "Round {round}: {name} discards."),
    Phase.HIGHLIGHT: Phrase("lucky_loop", "Round {round}: {name} places the highlight token."),
    Phase.READY: Phrase("lucky_loop", "Round {round}: {name} is about to throw the dice."),
    Phase.ROLL: Phrase("lucky_loop", "Round {round}: {name}'s dice are rolling."),
    Phase.COMPLETE: Phrase("lucky_loop", "Round {round}: {name} puts dice on a card."),
    Phase.REFILL: Phrase("lucky_loop", "Round {round}: {name} refills the hand, {to_draw} to go."),
}
_GAME_OVER: Final = Plural("lucky_loop", "The game is over after %n rounds.", "The game is over after %n round.", 1)


def _headline(view: LuckyLoopState, names: Sequence[str]) -> str:
    if view.phase is Phase.OVER:
        return _GAME_OVER(view.round)
    return _TASKS[view.phase]().format(round=view.round, name=names[view.turn], to_draw=view.to_draw)


def _side(view: LuckyLoopState, place: int, names: Sequence[str]) -> Passage:
    programme = PROGRAMMES[place]
    figures = listed([FIGURE_NAMES[letter]() for letter in programme.figures])
    results = [
        translate("lucky_loop", "{name} {score}").format(name=name, score=scale_text(scores[place]))
        for name, scores in zip(names, view.scores, strict=True)
        if scores[place]
    ]
    words = translate("lucky_loop", "{programme} ({figures}): {cards}. Scale: {results}.")
    line = words.format(
        programme=programme.name,
        figures=figures,
        cards=_cards(view, view.sides[place]),
        results=listed(results) or translate("lucky_loop", "nobody yet"),
    )
    on_scale = translate("lucky_loop", "On the scale: {result}")
    return Passage(line, _each(view, view.sides[place]) + tuple(on_scale.format(result=result) for result in results))


def _player(view: LuckyLoopState, player: Seat, names: Sequence[str]) -> Passage:
    words = translate("lucky_loop", "{name}: {points}, {tokens}, {cards} in hand.")
    line = words.format(
        name=names[player],
        points=points_text(view.totals[player]),
        tokens=tokens_text(view.tokens[player]),
        cards=card_count(len(view.hands[player])),
    )
    if view.free[player]:
        laid = translate("lucky_loop", "Free programme: {cards}.").format(cards=_cards(view, view.free[player]))
        line = f"{line} {laid}"
    result = view.free_results[player]
    if result is not None:
        flown = translate("lucky_loop", "Flown for {points} in place of {programme}.")
        line = f"{line} {flown.format(points=points_text(result.points), programme=programme_name(result.replaces))}"
    return Passage(line, _each(view, view.free[player]))


def _deck(view: LuckyLoopState, deck: int) -> Passage:
    words = translate("lucky_loop", "The {deck} deck: {cards} to draw. Discarded: {discards}.")
    discards = view.discards[deck]
    line = words.format(deck=DECK_NAMES[deck](), cards=len(view.decks[deck]), discards=_cards(view, discards))
    return Passage(line, _each(view, discards))


def _flight(view: LuckyLoopState, flight: Flight, names: Sequence[str]) -> list[str]:
    headline = (
        translate("lucky_loop", "{name} flies {programme}; dice on no card: {dice}.")
        if flight is view.flight
        else translate("lucky_loop", "The last flight: {name}, {programme}.")
    )
    programme = programme_name(flight.programme)
    lines = [headline.format(name=names[flight.seat], programme=programme, dice=len(flight.left))]
    lines += [_flown_card(view, flight, place) for place in range(len(flight.cards))]
    thrown = [flight.values[die] for die in flight.throw if die not in flight.rolling]
    if thrown:
        lines.append(translate("lucky_loop", "The throw shows {values}.").format(values=_numbers(thrown)))
    if flight.points is not None:
        lines.append(translate("lucky_loop", "It earned {points}.").format(points=points_text(flight.points)))
    return lines


def _flown_card(view: LuckyLoopState, flight: Flight, place: int) -> str:
    card, dice = flight.cards[place], flight.dice_on[place]
    if not dice:
        words = translate("lucky_loop", "{card}: open.")
    elif flight.exact(place, view.faces):
        words = translate("lucky_loop", "{card}: exact with {dice}.")
    else:
        words = translate("lucky_loop", "{card}: exceeded with {dice}.")
    line = words.format(card=card_name(view, card), dice=_numbers(flight.values[die] for die in dice))
    if card == flight.highlight:
        note = translate("lucky_loop", "Highlighted: only exact counts, and it counts double.")
        line = f"{line} {note}"
    return line


# --- moves and the log -----------------------------------------------------------------------------------


def _in_words(view: LuckyLoopState, thing: Action | Event, names: Sequence[str]) -> dict[str, str]:
    """The fields of an action or event as a sentence names them."""
    words = {}
    for field in thing.__struct_fields__:
        value = getattr(thing, field)
        match field:
            case "seat":
                words["name"] = names[value]
            case "programme" | "replaces":
                words[field] = programme_name(value)
            case "deck":
                words[field] = DECK_NAMES[value]()
            case "card" | "old":
                words[field] = card_name(view, value)
            case "cards":
                words[field] = _cards(view, value)
            case "dice":
                flight = view.flight or view.landed
                words[field] = _numbers(flight.values[die] for die in value) if flight else ""
            case "values":
                words[field] = _numbers(value)
            case "card_points":
                words[field] = points_text(sum(value))
            case "points" | "dice_points":
                words[field] = points_text(value)
            case "change":
                words[field] = f"{value:+d}"
            case "why":
                words[field] = WHYS[value]()
            case _:
                words[field] = str(value)
    return words


_ACTIONS: Final[Mapping[type[Action], Phrase]] = {
    Shuffled: Phrase("lucky_loop", "A deck is shuffled"),
    FirstPlayerDrawn: Phrase("lucky_loop", "{name} is drawn to begin"),
    Rolled: Phrase("lucky_loop", "The dice show {values}"),
    a.Exchange: Phrase("lucky_loop", "Exchange cards"),
    a.Draw: Phrase("lucky_loop", "Draw from the {deck} deck"),
    a.Discard: Phrase("lucky_loop", "Discard {card}"),
    a.PresentThree: Phrase("lucky_loop", "Fly {programme} with {cards}"),
    a.PresentOne: Phrase("lucky_loop", "Fly {programme} with {card} in place of {old}"),
    a.PresentFree: Phrase("lucky_loop", "Lay the free programme: {cards}"),
    a.Highlight: Phrase("lucky_loop", "Highlight {card}"),
    a.BuyRedDie: Phrase("lucky_loop", "Pay a token for the red die"),
    a.Throw: Phrase("lucky_loop", "Throw the dice"),
    a.Reroll: Phrase("lucky_loop", "Pay a token to roll {dice} again"),
    a.Complete: Phrase("lucky_loop", "Complete {card} with {dice}"),
    a.StopEarly: Phrase("lucky_loop", "Stop here and take a token"),
    a.Land: Phrase("lucky_loop", "Land: the flight has failed"),
}

_EVENTS: Final[Mapping[type[Event], Phrase]] = {
    e.DeckShuffled: Phrase("lucky_loop", "The {deck} deck is shuffled."),
    e.FirstPlayerChosen: Phrase("lucky_loop", "{name} begins."),
    e.RoundBegan: Phrase("lucky_loop", "Round {number} begins."),
    e.TurnBegan: TURN_LINE,
    e.FinalPhaseReached: Phrase("lucky_loop", "{name} has scored all four programmes; next comes the free programme."),
    e.ExchangeBegun: Phrase("lucky_loop", "{name} exchanges cards."),
    e.CardDrawn: Phrase("lucky_loop", "{name} draws {card} from the {deck} deck."),
    e.CardDiscarded: Phrase("lucky_loop", "{name} discards {card}."),
    e.ProgrammePresented: Phrase("lucky_loop", "{name} presents {programme}: {cards}."),
    e.CardPresented: Phrase("lucky_loop", "{name} presents {programme} with {card} in place of {old}."),
    e.FreeProgrammePresented: Phrase("lucky_loop", "{name} lays the free programme: {cards}."),
    e.FreeProgrammeRejected: Phrase("lucky_loop", "{name} lays a free programme that is not allowed: {cards}."),
    e.CardHighlighted: Phrase("lucky_loop", "{name} highlights {card}."),
    e.TokenSpent: Phrase("lucky_loop", "{name} pays a token."),
    e.TokenEarned: Phrase("lucky_loop", "{name} earns a token {why}."),
    e.RedDieBought: Phrase("lucky_loop", "{name} takes the red die."),
    e.DiceRolled: Phrase("lucky_loop", "{name} throws {values}."),
    e.CardCompleted: Phrase("lucky_loop", "{name} completes {card} exactly with {dice}."),
    e.FlightSucceeded: Phrase(
        "lucky_loop",
        "{name} has flown {programme}: {card_points} for the cards and {dice_points} for dice left, {points} in all.",
    ),
    e.FlightFailed: Phrase("lucky_loop", "{name} fails at {programme}; cards completed: {completed}."),
    e.ProgrammeScored: Phrase("lucky_loop", "{name} marks {points} for {programme}: {change} on the main track."),
    e.ResultTooLow: Phrase("lucky_loop", "{points} for {programme}: nothing changes for {name}."),
    e.FreeProgrammeScored: Phrase(
        "lucky_loop", "{name}'s free programme ({points}) replaces {replaces}: {change} on the main track."
    ),
    e.PointsLost: Phrase("lucky_loop", "{name} loses {points} {why}."),
}
_ROLLED_AGAIN: Final = Phrase("lucky_loop", "{name} rolls again: {values}.")
_EXCEEDED: Final = Phrase("lucky_loop", "{name} completes {card} with {dice}, more than needed.")


# --- refusals --------------------------------------------------------------------------------------------

TEXT: Final = LuckyLoopText()
