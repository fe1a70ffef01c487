"""The beats of LOOPS: what has to be seen of each move, and what is said of it at the seats."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from core.cards import Cards
from core.game import Event, Seat
from core.loops import events
from core.loops.box import CARDS, Effect
from core.loops.hand import cards_in
from core.loops.state import LoopsState, Phase
from core.play import SeenChange
from ui.look.text import Phrase, translate
from ui.loops.words import cards_text, count_text, fits_text
from ui.table.pieces import Moment
from ui.table.story.beats import Beat, Beats, Caption
from ui.table.story.pace import Length

_LONGEST: Final = (Length.READ, Length.LOOK, Length.GLANCE)
Change = SeenChange[LoopsState]
Told = tuple[Length, Caption | None]
"""How long something has to be seen, and what is said of it."""


def beat(change: Change, moment: Moment[LoopsState]) -> Beat | None:
    """The beat of a change or of a stage of it; None where a card was laid and that was all."""
    teller = _Teller(change, moment)
    told = [piece for event in change.events for piece in teller.tell(event)]
    if not told:
        return None
    lengths = {length for length, _ in told}
    captions = tuple([caption for _, caption in told if caption is not None])
    return Beat(next(length for length in _LONGEST if length in lengths), captions)


class _Teller:
    """Tells one change to the person who looks."""

    def __init__(self, change: Change, moment: Moment[LoopsState]) -> None:
        self._change, self._view = change, moment.view
        self._names = [player.name for player in moment.players]
        self._person = None if moment.watching else moment.seat
        self._front = moment.seat or 0

    def tell(self, event: Event) -> Iterator[Told]:
        """What there is to see of an event."""
        match event:
            case events.RoundBegun(_, seat):
                yield self._at(seat, _YOU_BEGIN, _BEGINS)
            case events.Played(seat, cards):
                yield from self._played(seat, cards)
            case events.AttitudeChanged() | events.DirectionChanged():
                yield Length.LOOK, Caption(self._turned(event), "dial")
            case events.SpeedOpened(seat):
                yield self._at(seat, _YOU_SPEED, _SPEED)
            case events.Claimed(seat):
                yield self._at(seat, _YOU_FASTEST, _FASTEST)
            case events.Drew(seat, cards):
                yield from self._drew(seat, cards)
            case events.PileTaken(seat, cards) if cards:
                yield self._at(seat, _YOU_TAKE, _TAKES, cards=count_text(len(cards)))
            case events.Faulted(seat, cards, _):
                yield from self._faulted(seat, cards)
            case events.RoundScored() | events.GameEnded():
                yield Length.READ, None

    def _played(self, seat: Seat, cards: Cards) -> Iterator[Told]:
        if self._change.before.phase is Phase.SPEED:
            yield self._at(seat, _YOU_FASTEST, _FASTEST)
        card = CARDS[self._view.faces[cards[0]]]
        if card.effect is Effect.LOOPING:
            yield self._at(seat, _YOU_LOOP, _LOOPS, cards=count_text(len(self._view.pile)))
        if card.effect is Effect.DRAW:
            yield Length.GLANCE, None
        match len(cards_in(self._view.hands[seat])):
            case 0 if card.effect is not Effect.DRAW:
                yield self._at(seat, _YOUR_LAST, _LAST, Length.READ)
            case 1:
                yield self._at(seat, _YOU_ONE_LEFT, _ONE_LEFT)

    def _turned(self, event: Event) -> str:
        """The new condition, and what follows from it."""
        match event:
            case events.AttitudeChanged(climbing) if not self._view.altitude:
                return translate("loops", "Climb from now on") if climbing else translate("loops", "Dive from now on")
            case events.AttitudeChanged(climbing):
                words = translate("loops", "Climb: {fits}") if climbing else translate("loops", "Dive: {fits}")
                return words.format(fits=fits_text(self._view))
            case _ if self._view.turn == self._person:
                return translate("loops", "The other way round: you are next")
        return translate("loops", "The other way round: {name} is next").format(name=self._names[self._view.turn])

    def _drew(self, seat: Seat, cards: Cards) -> Iterator[Told]:
        giver = self._change.seat
        if not cards:
            yield self._at(seat, _YOU_DRAW_NOTHING, _DRAWS_NOTHING)
        elif seat == self._person:
            words = translate("loops", "{giver} gives you {count}")
            text = words.format(giver=self._names[giver], count=count_text(len(cards)))
            yield Length.READ, self._caption(seat, text)
        else:
            words = translate("loops", "You give {name} {count}")
            if giver != self._person:
                words = translate("loops", "{giver} gives {name} {count}")
            text = words.format(giver=self._names[giver], name=self._names[seat], count=count_text(len(cards)))
            yield Length.LOOK, self._caption(seat, text)
        if not cards_in(self._view.hands[giver]):
            yield self._at(giver, _YOUR_LAST, _LAST, Length.READ)

    def _faulted(self, seat: Seat, cards: Cards) -> Iterator[Told]:
        out_of_turn = seat != self._change.before.turn
        mine, theirs = (_YOUR_OUT_OF_TURN, _OUT_OF_TURN) if out_of_turn else (_YOUR_MISFIT, _MISFIT)
        yield self._at(seat, mine, theirs, Length.READ, cards=cards_text(self._view, cards))

    def _at(self, seat: Seat, mine: Phrase, theirs: Phrase, length: Length = Length.LOOK, cards: str = "") -> Told:
        """Something that a player did, said at their plate."""
        words = mine if seat == self._person else theirs
        return length, self._caption(seat, words().format(name=self._names[seat], cards=cards))

    def _caption(self, seat: Seat, text: str) -> Caption:
        """Words at a plate; over the one in front, which has the hand under it."""
        return Caption(text, f"plate:{seat}", loud=seat == self._person, above=seat == self._front)


_YOU_BEGIN: Final = Phrase("loops", "You begin")
_BEGINS: Final = Phrase("loops", "{name} begins")
_YOU_SPEED: Final = Phrase("loops", "You open the race")
_SPEED: Final = Phrase("loops", "{name} plays Speed!")
_YOU_FASTEST: Final = Phrase("loops", "You were fastest!")
_FASTEST: Final = Phrase("loops", "{name} was fastest")
_YOU_TAKE: Final = Phrase("loops", "You take the pile: {cards}")
_TAKES: Final = Phrase("loops", "{name} takes the pile: {cards}")
_YOU_LOOP: Final = Phrase("loops", "You loop: {cards} cleared away")
_LOOPS: Final = Phrase("loops", "{name} loops: {cards} cleared away")
_YOU_DRAW_NOTHING: Final = Phrase("loops", "The draw pile is empty: you draw nothing")
_DRAWS_NOTHING: Final = Phrase("loops", "The draw pile is empty: {name} draws nothing")
_YOUR_OUT_OF_TURN: Final = Phrase("loops", "A fault: it isn't your turn")
_OUT_OF_TURN: Final = Phrase("loops", "A fault: {name} plays {cards} out of turn")
_YOUR_MISFIT: Final = Phrase("loops", "A fault: {cards} can't be played now")
_MISFIT: Final = Phrase("loops", "A fault: {name} plays {cards}")
_YOU_ONE_LEFT: Final = Phrase("loops", "You have one card left!")
_ONE_LEFT: Final = Phrase("loops", "{name} has one card left!")
_YOUR_LAST: Final = Phrase("loops", "Your last card!")
_LAST: Final = Phrase("loops", "{name} lays the last card!")


def page(view: LoopsState) -> bool:
    """Whether the points of a round lie on the table."""
    return view.phase is Phase.ROUND_OVER


BEATS: Final = Beats(beat, page)
