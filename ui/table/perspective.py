"""What whoever looks can see and do: the moment that a layout is made of, passed from person to person."""

from __future__ import annotations

from typing import Any, Protocol

from core.game import Action, Seat
from core.play import AnyPlay
from core.players import Seating
from ui.table.input.reactions import Reactions
from ui.table.input.staging import Staging
from ui.table.kit import AnyTable
from ui.table.page import TablePage
from ui.table.pieces import Layout, Moment
from ui.table.stage.films import Films
from ui.table.viewer import Viewer


class Host(Protocol):
    """What the perspective needs of the presenter."""

    seating: Seating
    play: AnyPlay
    table: AnyTable
    view: TablePage
    reactions: Reactions
    films: Films
    staging: Staging

    @property
    def names(self) -> tuple[str, ...]: ...


class Perspective:
    """Follows the people at one screen, and sees nothing that the one who looks may not."""

    def __init__(self, host: Host, people: frozenset[Seat]) -> None:
        self._host = host
        self.viewer = Viewer(people, host.table.open)

    def follow(self) -> None:
        """Have whoever is asked to act look, as far as the game alone can tell."""
        host = self._host
        to_act, racing = host.play.to_act, host.reactions.seats
        # While everybody may react, nobody has to be asked to.
        only_reacting = frozenset(filter(host.reactions.nothing_else, racing)) if host.table.open else racing
        self.viewer.follow(to_act - only_reacting, shared=not to_act or bool(racing))

    def show_handover(self) -> None:
        """Ask for the table to be passed on, or hide it from everybody until it was."""
        page, to = self._host.view, self.viewer.next
        if to is None:
            page.settle()
        elif self.viewer.curtain:
            page.draw_curtain(self._host.names[to])
        else:
            page.ask(self._host.names[to])

    @property
    def legal(self) -> tuple[Action, ...]:
        """What the viewer may do."""
        seat = self.viewer.seat
        if seat is None or self.viewer.waiting or not self.viewer.plays:
            return ()
        return self._host.play.legal(seat)

    def moment(self, legal: tuple[Action, ...]) -> Moment[Any]:
        """What the layout depends on."""
        host, seat = self._host, self.viewer.seat
        return Moment(
            view=host.play.view(seat),
            seat=seat,
            players=host.seating.players,
            actions=legal,
            staged=host.staging.laid,
            ready=host.staging.ready,
            width=host.view.table.table_width,
            keys=host.reactions.keys,
            films=host.films.buttons,
            pressed=host.films.pressed,
            watching=self._watching,
        )

    @property
    def _watching(self) -> bool:
        return self.viewer.seat is not None and not self.viewer.plays

    def layout_of(self, view: Any) -> Layout:
        """A view of the viewer's with nothing to do in it."""
        host, seat, width = self._host, self.viewer.seat, self._host.view.table.table_width
        return host.table.layout(Moment(view, seat, host.seating.players, width=width, watching=self._watching))
