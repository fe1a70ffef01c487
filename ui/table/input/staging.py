"""What the viewer's hands do: gestures found among the legal actions, and pieces put down without being played."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Protocol

from core.game import Action, Illegal, Seat
from core.play import AnyPlay
from ui.table.input.offer import Offer, Outcome, Placements
from ui.table.input.reactions import Reactions
from ui.table.kit import AnyTable
from ui.table.pieces import CANCEL, CONFIRM, FILM_BUTTONS, Moment, Placement, Sling
from ui.table.stage.films import Films


class Host(Protocol):
    """What staging needs of the presenter."""

    play: AnyPlay
    table: AnyTable
    reactions: Reactions
    films: Films

    @property
    def viewer(self) -> Seat | None: ...
    @property
    def plays(self) -> bool: ...
    @property
    def waiting(self) -> bool: ...
    def choose(self, actions: tuple[Action, ...]) -> None:
        """Play the one action meant, or ask which of several."""
        ...

    def refuse(self, illegal: Illegal | None) -> None:
        """Say why, and let everything spring back; None is what no rule speaks of."""
        ...

    def moment(self, legal: tuple[Action, ...]) -> Moment[Any]: ...
    def refresh(self) -> None: ...


class Staging:
    """Holds placements until they make an action; the rules judge those that never will."""

    def __init__(self, host: Host) -> None:
        self.offer = Offer()
        self.laid: tuple[Placement, ...] = ()
        """What is put down without having been played, in order."""
        self.slings: dict[str, Sling] = {}
        """By piece: what the viewer may flick."""
        self._host = host

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
        host, seat = self._host, self._host.viewer
        if seat is None or host.waiting or not host.plays:
            self.offer, self.slings = Offer(), {}
        else:
            view = host.play.view(seat)
            self.offer = self._offer(view, seat, legal)
            self.slings = {sling.piece: sling for sling in host.table.flicks.slings(host.moment(legal))}
        if not self.offer.together((), self.staged):
            self.clear()

    def _offer(self, view: Any, seat: Seat, legal: Iterable[Action]) -> Offer:
        table = self._host.table
        every = (same for action in legal for same in table.drops.alike(view, seat, action))
        ways = ((action, way) for action in every for way in table.gestures(view, seat, action))
        return Offer(ways, table.drops.loose(view, seat))

    def click(self, piece: str) -> None:
        """Do what a click on the piece means."""
        if piece == CONFIRM:
            self._host.choose(self.offer.made(self.staged))
        elif piece == CANCEL:
            self.unstage({placement.piece for placement in self.laid})
        elif piece in FILM_BUTTONS:
            self._host.films.click(piece)
        else:
            self._host.choose(self.offer.clicked(piece))

    def drop(self, pieces: tuple[str, ...], zones: tuple[str, ...]) -> None:
        """Put pieces down, or have it refused."""
        dropped = self.offer.drop(pieces, zones, self.staged)
        match dropped.outcome:
            case Outcome.PLAYED:
                self._host.choose(dropped.actions)
            case Outcome.STAGED:
                self._stage(dropped.placements)
            case Outcome.REFUSED:
                self._explain(dropped.placements, frozenset(Placement(p, z) for p in pieces for z in zones))

    def unstage(self, pieces: Iterable[str]) -> None:
        """Take staged pieces back."""
        gone = frozenset(pieces)
        self._stage(frozenset(placement for placement in self.laid if placement.piece not in gone))

    def flick(self, action: Action) -> None:
        """Play what was aimed."""
        self._host.choose((action,))

    def react(self, key: str) -> bool:
        """Do what somebody's key means; whether it was one."""
        return self._host.reactions.press(key)

    def hint(self, placements: Placements) -> str:
        """What placements would do."""
        seat = self._host.viewer
        return "" if seat is None else self._host.table.drops.hint(self._host.play.view(seat), seat, placements)

    def _stage(self, placements: Placements) -> None:
        kept = [placement for placement in self.laid if placement in placements]
        self.laid = (*kept, *sorted(placements.difference(kept)))
        self._host.refresh()

    def _explain(self, placements: Placements, new: Placements) -> None:
        """Let the rules judge the action that a drop would mean: mostly they say what is wrong with it.

        What they accept is played: a fault that is punished, or a card put beside its pile.
        """
        play, seat = self._host.play, self._host.viewer
        if seat is not None:
            for tried in (placements, new):
                action = self._host.table.drops.interpret(play.view(seat), seat, tried)
                if action is None:
                    continue
                refusal = play.refusal(seat, action)
                if refusal is not None:
                    self._host.refuse(refusal)
                else:
                    self._host.choose((action,))
                return
        self._host.refuse(None)
