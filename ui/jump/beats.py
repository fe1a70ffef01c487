"""What has to be seen of a trick, card by card, and what is said of it meanwhile."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from core.game import Event, Seat
from core.jump import events
from core.jump.box import LAST, START, Card, Plane
from core.jump.events import Void
from core.jump.state import JumpState, Phase, owner
from core.play import SeenChange
from ui.jump.layout.context import pick_id
from ui.jump.words import number_of, plane_title, where
from ui.look.text import Phrase, Plural, translate
from ui.table.pieces import Moment
from ui.table.story.beats import Beat, Beats, Caption
from ui.table.story.pace import Length

_ORDER: Final = (Length.GLANCE, Length.LOOK, Length.READ)


def beat(change: SeenChange[JumpState], moment: Moment[JumpState]) -> Beat | None:
    """The longest beat of all that happened in a part of a step, with everything that is said of it."""
    telling = _Telling(change, moment)
    found = [beat for event in change.events if (beat := telling.of(event)) is not None]
    if not found:
        # A card that asks for a choice was turned over in the part before.
        return None if change.events else Beat(Length.GLANCE)
    length = max((one.length for one in found), key=_ORDER.index)
    return Beat(length, tuple(caption for one in found for caption in one.captions))


BEATS: Final[Beats[JumpState]] = Beats(of=beat, page=lambda view: view.phase is Phase.SCORED)


@dataclass(frozen=True)
class _Telling:
    """One part of a step, told to the person who looks."""

    change: SeenChange[JumpState]
    moment: Moment[JumpState]

    def of(self, event: Event) -> Beat | None:
        match event:
            case events.Picked() | events.Seated():
                return Beat(Length.GLANCE)
            case events.Revealed(seat, card):
                return self._turned_over(seat, card)
            case events.Held(seat):
                return Beat(Length.GLANCE, self._said(translate("jump", "No wind"), f"plate:{seat}"))
            case events.SessionScored() | events.GameEnded():
                return Beat(Length.READ)
        captions = self._captions(event)
        return Beat(Length.LOOK, captions) if captions else None

    def _turned_over(self, seat: Seat, card: int) -> Beat:
        """A card speaks for itself, but for one that forbids what has just begun."""
        if self.moment.view.faces[card] != Card.FORBIDDEN:
            return Beat(Length.GLANCE)
        return Beat(Length.LOOK, self._said(translate("jump", "No jump in this trick!"), pick_id(seat)))

    def _captions(self, event: Event) -> tuple[Caption, ...]:
        match event:
            case events.Voided(seat, _, why):
                return self._said(_VOIDS[why](), pick_id(seat), [seat])
            case events.PlaneMoved(seat, plane, start, stop):
                return self._said(self._flown(plane, start, stop), pick_id(seat))
            case events.WindOpened(seat):
                return self._said(translate("jump", "Waits for a jump"), pick_id(seat))
            case events.Blown(seat):
                return self._said(translate("jump", "The wind blows!"), pick_id(seat))
            case events.BlackPawnPassed(seat) if self.moment.view.phase is Phase.PICKING:
                words = translate("jump", "{name} begins the next trick").format(name=self._name(seat))
                return self._said(words, "black_pawn")
            case events.Dealt(seat, cards) if self.moment.view.phase is Phase.PICKING:
                words = translate("jump", "New cards: {count}").format(count=len(cards))
                return self._said(words, f"plate:{seat}")
        return self._fallen(event)

    def _fallen(self, event: Event) -> tuple[Caption, ...]:
        """What is said of the parachutists."""
        match event:
            case events.Jumped(pawn, _, _, column) if self.moment.view.falling is not None:
                words = translate("jump", "Jumps above column {column}").format(column=column)
                return self._of(pawn, words)
            case events.Shifted(seat, pawn, _, stop):
                words = translate("jump", "{name}'s wind: to column {column}")
                return self._of(pawn, words.format(name=self._name(seat), column=stop))
            case events.Landed(pawn, _, column, ground) if not self._evacuated:
                return self._of(pawn, translate("jump", "Lands {where}").format(where=where(column, ground)))
            case events.Evacuated(plane, pawns) if pawns:
                return self._said(_EVACUATED(len(pawns)), f"plane:{plane}", self._owners(pawns))
            case events.PlaceChanged(_, pawn, plane, _, None):
                words = translate("jump", "{pawn} changes places").format(pawn=self._pawn(pawn))
                return self._said(words, f"plane:{plane}", self._owners([pawn]))
            case events.PlaceChanged(_, pawn, plane, _, int(other)):
                words = translate("jump", "{pawn} swaps with {other}")
                words = words.format(pawn=self._pawn(pawn), other=self._pawn(other))
                return self._said(words, f"plane:{plane}", self._owners([pawn, other]))
        return ()

    @property
    def _evacuated(self) -> bool:
        return any(isinstance(event, events.Evacuated) for event in self.change.events)

    def _flown(self, plane: Plane, start: int, stop: int) -> str:
        """What a movement card did."""
        if stop == LAST:
            line = translate("jump", "{plane} reaches the end of its track")
        elif start == stop:
            line = translate("jump", "{plane} stays on its start space")
        elif stop == START:
            line = translate("jump", "{plane} flies back to the start")
        elif stop < start:
            line = translate("jump", "{plane} flies back {step}")
        else:
            line = translate("jump", "{plane} flies {step}")
        return line.format(plane=plane_title(plane), step=abs(stop - start))

    # --- who is spoken to --------------------------------------------------------------------------------

    def _of(self, pawn: int, text: str) -> tuple[Caption, ...]:
        """A caption beside the parachutist that it is about."""
        return self._said(text, f"pawn:{pawn}", self._owners([pawn]))

    def _said(self, text: str, piece: str, concerned: Sequence[Seat] = ()) -> tuple[Caption, ...]:
        """A caption; loud where something happens to the person who looks, and not by their own hand."""
        viewer = None if self.moment.watching else self.moment.seat
        return (Caption(text, piece, viewer in concerned and self.change.action is None),)

    def _owners(self, pawns: Iterable[int]) -> list[Seat]:
        return [owner(self.moment.view, pawn) for pawn in pawns]

    def _name(self, seat: Seat) -> str:
        return self.moment.players[seat].name

    def _pawn(self, pawn: int) -> str:
        """A parachutist by the name of its owner and the number that it wears."""
        view = self.moment.view
        return f"{self._name(owner(view, pawn))} {number_of(view, pawn)}"


_VOIDS: Final[Mapping[Void, Phrase]] = {
    Void.PLANE_OUT: Phrase("jump", "Nothing: the plane is already out"),
    Void.NOBODY_ABOARD: Phrase("jump", "Nothing: nobody is left aboard"),
    Void.JUMP_FORBIDDEN: Phrase("jump", "Forbidden: nobody jumps"),
    Void.WIND_UNUSED: Phrase("jump", "The wind blows nobody about"),
}
_EVACUATED: Final = Plural("jump", "%n parachutists must jump!", "%n parachutist must jump!", 1)
