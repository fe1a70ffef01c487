"""What every part of the layout asks of a moment: regions, liveries, the turn, and where each die is."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cached_property

from core.game import NATURE, NOBODY, Seat
from core.targets.legal import spoken, to_act
from core.targets.state import Phase, TargetsState, callers, in_teams, on_turn, partner, value
from ui.look.text import translate
from ui.table.layout.context import BaseContext
from ui.table.pieces import Moment
from ui.targets.layout.regions import CORNERS, Corner, Regions, regions
from ui.targets.layout.surface import Surface, surface_of
from ui.targets.words import round_name

TARGETS, DOUBLE, NOT_SEEN = range(3)
"""The kinds of announcements, as the keys for them are told."""


class LayoutContext(BaseContext[TargetsState]):
    """One moment of Targets, seen by one viewer."""

    def __init__(self, moment: Moment[TargetsState], surface: Surface | None = None) -> None:
        """On another `surface` where more of the table has to be seen than the position asks for."""
        super().__init__(moment)
        if surface is not None:
            self.surface = surface

    @cached_property
    def regions(self) -> Regions:
        return regions(self.moment.width)

    @cached_property
    def surface(self) -> Surface:
        """The table as it is shown now."""
        return surface_of(self.view, self.moment.width)

    def corner(self, seat: Seat) -> Corner:
        """A player's place beside the table."""
        return self.regions.corners[CORNERS[self.view.seats][seat]]

    @cached_property
    def actors(self) -> frozenset[Seat]:
        """Whom the table waits for, or whom it hears."""
        return to_act(self.view) - {NATURE}

    @property
    def acting(self) -> bool:
        """Whether the viewer may do something."""
        return self.person in self.actors

    @property
    def flicks(self) -> Seat | None:
        """Whose flick it is."""
        return on_turn(self.view) if self.view.phase is Phase.FLICKING else None

    @property
    def awaited(self) -> frozenset[Seat]:
        """Those without whom nothing goes on, which leaves out who may announce while another is to flick."""
        if self.moment.page:
            # Anybody turns the page.
            return NOBODY
        return self.actors if self.flicks is None else frozenset({self.flicks})

    @property
    def lie_still(self) -> bool:
        """Whether the dice have come to rest, and nothing has come of it yet."""
        return self.view.phase is Phase.SETTLING and not any(self.view.shots)

    def speaks(self, seat: Seat) -> bool:
        """Whether a seat has something to announce, or to call against it."""
        return seat in self.actors and self.view.phase in (Phase.FLICKING, Phase.ASKING) and bool(self.said(seat))

    def said(self, seat: Seat) -> list[type]:
        """The kinds of what a seat may announce."""
        return list(dict.fromkeys(map(type, spoken(self.view, seat))))

    def double_of(self, seat: Seat) -> int | None:
        """The value of the double that a seat may announce; None where partners have two that differ (T-22)."""
        values = {value(self.view, die) for die, _ in self.view.pairs if seat in callers(self.view, die)}
        return values.pop() if len(values) == 1 else None

    def key(self, kind: int, seat: Seat) -> str:
        """The key with which a person announces; empty where there is none."""
        keys = self.moment.keys
        return keys[kind][seat] if kind < len(keys) and seat < len(keys[kind]) else ""

    def partner_of(self, seat: Seat) -> Seat | None:
        return partner(seat) if in_teams(self.view) else None

    def listed(self, seats: Iterable[Seat]) -> list[str]:
        return [self.names[seat] for seat in sorted(seats)]


def title_of(view: TargetsState) -> str:
    """Which round it is, as a title."""
    return translate("targets", "Golden Targets") if view.tied else round_name(view)
