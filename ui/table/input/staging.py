"""Gestures found among the legal actions, and pieces that are put down without having been played yet."""

from __future__ import annotations

from collections.abc import Iterable

from PySide6.QtCore import QObject, Signal

from core.game import Action, Seat
from core.players import TakeBack
from ui.table.context import AnyContext
from ui.table.input.offer import Offer, Outcome, Placements
from ui.table.pieces import CANCEL, CONFIRM, FILM_BUTTONS, NEXT, Placement, Sling
from ui.table.stage.films import Films
from ui.table.stage.table_view import TableView


class Staging(QObject):
    """Holds placements until they make an action; the rules judge those that never will."""

    chosen = Signal(object)
    """The actions that were meant: one, or several to choose from."""
    refused = Signal(object, object)
    """Why a drop is refused: an `Illegal`, or None where no rule speaks of it; and its pieces and zones."""
    changed = Signal()
    """Something else is put down."""
    page_turned = Signal()
    """Somebody has seen the page that lies on the table."""

    def __init__(self, context: AnyContext, view: TableView, films: Films) -> None:
        super().__init__()
        self.offer = Offer()
        self.laid: tuple[Placement, ...] = ()
        """What is put down without having been played, in order."""
        self.slings: dict[str, Sling] = {}
        """By piece: what the viewer may flick."""
        self._context, self._view, self._films = context, view, films

    @property
    def staged(self) -> Placements:
        return frozenset(self.laid)

    @property
    def ready(self) -> bool:
        """Whether what is put down makes an action that only waits for the button."""
        return bool(self.laid) and bool(self.offer.made(self.staged))

    def clear(self) -> None:
        """Hold nothing."""
        self.laid = ()

    def follow(self, legal: tuple[Action, ...]) -> None:
        """Offer other actions from now on; what is part of none of them is not held any more."""
        context, viewer = self._context, self._context.viewer
        if viewer.seat is None or viewer.waiting or viewer.looking_back or not viewer.plays:
            self.offer, self.slings = Offer(), {}
        else:
            self.offer = self._offer(viewer.seat, legal)
            moment = context.moment(self._view.table_width, legal)
            self.slings = {sling.piece: sling for sling in context.table.flicks.slings(moment)}
        if not self.offer.together((), self.staged):
            self.clear()

    @property
    def wanted(self) -> frozenset[str]:
        """The pieces with which the viewer could do something in the position on the table, whatever is shown now."""
        viewer, legal = self._context.viewer, self._context.legal
        if viewer.seat is None or not legal:
            return frozenset()
        offer = self._offer(viewer.seat, legal)
        slings = self._context.table.flicks.slings(self._context.moment(self._view.table_width, legal))
        return offer.movable() | offer.clickable | {sling.piece for sling in slings}

    def _offer(self, seat: Seat, legal: Iterable[Action]) -> Offer:
        table, view = self._context.table, self._context.play.view(seat)
        every = (same for action in legal for same in table.drops.alike(view, seat, action))
        ways = ((action, way) for action in every for way in table.gestures(view, seat, action))
        final = self._context.seating.take_back is TakeBack.OFF
        return Offer(ways, table.drops.loose(view, seat), final)

    def click(self, piece: str) -> None:
        """Do what a click on the piece means."""
        if piece == CONFIRM:
            self.chosen.emit(self.offer.made(self.staged))
        elif piece == CANCEL:
            self.unstage({placement.piece for placement in self.laid})
        elif piece == NEXT:
            self.page_turned.emit()
        elif piece in FILM_BUTTONS:
            self._films.click(piece)
        elif piece in self.offer.asking:
            self._stage(frozenset({Placement(piece, piece)}))
        else:
            self.chosen.emit(self.offer.clicked(piece))

    def drop(self, pieces: tuple[str, ...], zones: tuple[str, ...]) -> None:
        """Put pieces down, or have it refused."""
        dropped = self.offer.drop(pieces, zones, self.staged)
        match dropped.outcome:
            case Outcome.PLAYED:
                self.chosen.emit(dropped.actions)
            case Outcome.STAGED:
                self._stage(dropped.placements)
            case Outcome.REFUSED:
                self._explain(dropped.placements, frozenset(Placement(p, z) for p in pieces for z in zones))

    def unstage(self, pieces: Iterable[str]) -> None:
        """Take staged pieces back."""
        gone = frozenset(pieces)
        self._stage(frozenset(placement for placement in self.laid if placement.piece not in gone))

    def hint(self, placements: Placements) -> str:
        """What placements would do."""
        context, seat = self._context, self._context.viewer.seat
        return "" if seat is None else context.table.drops.hint(context.play.view(seat), seat, placements)

    def _stage(self, placements: Placements) -> None:
        kept = [placement for placement in self.laid if placement in placements]
        self.laid = (*kept, *sorted(placements.difference(kept)))
        self.changed.emit()

    def _explain(self, placements: Placements, new: Placements) -> None:
        """Let the rules judge the action that a drop would mean: mostly they say what is wrong with it.

        What they accept is played: a fault that is punished, or a card put beside its pile.
        """
        context, seat = self._context, self._context.viewer.seat
        if seat is not None:
            for tried in (placements, new):
                action = context.table.drops.interpret(context.play.view(seat), seat, tried)
                if action is not None:
                    self._judge(seat, action, new)
                    return
        self.refused.emit(None, _ids(new))

    def _judge(self, seat: Seat, action: Action, new: Placements) -> None:
        refusal = self._context.play.refusal(seat, action)
        if refusal is None:
            self.chosen.emit((action,))
        else:
            self.refused.emit(refusal, _ids(new))


def _ids(placements: Placements) -> frozenset[str]:
    """The pieces and the zones of some placements."""
    return frozenset(id for placement in placements for id in placement)
