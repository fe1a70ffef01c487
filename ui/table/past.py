"""Positions that are over, as the viewer saw them, or as somebody else did whose shoulder is looked over."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from core.game import Action, Seat
from ui.table.context import AnyContext
from ui.table.page.table_page import TablePage
from ui.table.pieces import Layout, Moment
from ui.table.stage.films import Films


class Past:
    """Lays a table as it lay; nothing in it can be touched."""

    def __init__(self, context: AnyContext, page: TablePage, films: Films) -> None:
        self._context, self._page, self._films = context, page, films
        self._over: Seat | None = None
        self._offered: tuple[Action, ...] = ()

    @property
    def looking(self) -> Seat | None:
        """Who sees what is shown."""
        return self._context.viewer.seat if self._over is None else self._over

    @property
    def over(self) -> Seat | None:
        """Over whose shoulder somebody looks, if it is not their own."""
        return self._over

    def look_over(self, seat: Seat | None, offered: tuple[Action, ...] = ()) -> None:
        """Look over a player's shoulder, with what they could have done there; with one's own eyes again for None."""
        self._over, self._offered = seat, offered

    def view(self, cursor: int) -> Any:
        """What was seen after so many entries."""
        return self._context.play.view(self.looking, cursor)

    def layout(self, view: Any, cursor: int) -> Layout:
        """Where everything was when somebody saw this, on the way to a cursor."""
        return self._context.table.layout(self.moment(view, cursor))

    def moment(self, view: Any, cursor: int) -> Moment[Any]:
        """What a layout is made from."""
        moment = self._context.moment(self._page.table.table_width, self._offered, view, cursor)
        if self._over is not None:
            moment = replace(moment, seat=self._over, watching=True)
        # Buttons that come and go with every thing that is told would flicker.
        return replace(moment, films=self._films.buttons, pressed=self._films.pressed)
