"""A game as one seat alone knows it: a list of its views and of what it was told, and nothing behind them."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from core.game import Action, Game, Illegal, Options, Outcome, Seat
from core.play import AnyPlay, ReadOnly, SeenChange, Told


class OneSeat:
    """Holds what somebody wrote down while they played; for a test, what a table far away would be told."""

    def __init__(self, play: AnyPlay, seat: Seat) -> None:
        """Write everything down from a seat; `play` is not kept."""
        self.game: Game[Any, Any] = play.game
        self.seats: int = play.seats
        self.options: Options = play.options
        self.length = self.cursor = play.length
        self._seat = seat
        self._changes: Sequence[SeenChange[Any]] = [play.change(index, seat) for index in range(play.length)]
        self._views = [*[change.before for change in self._changes], play.view(seat)]
        self._told: list[Told] = []

    @property
    def to_act(self) -> frozenset[Seat]:
        return self.game.to_act(self._views[self.cursor])

    @property
    def outcome(self) -> Outcome | None:
        return self.game.outcome(self._views[self.cursor])

    def view(self, seat: Seat | None, cursor: int | None = None) -> Any:
        assert seat == self._seat, f"seat {seat} sits elsewhere"
        return self._views[self.cursor if cursor is None else cursor]

    def legal(self, seat: Seat) -> tuple[Action, ...]:
        return tuple(self.game.legal(self.view(seat), seat)) if seat in self.to_act else ()

    def refusal(self, seat: Seat, action: Action) -> Illegal | None:
        try:
            self.game.apply(self.view(seat), seat, action)
        except Illegal as illegal:
            return illegal
        return None

    def mover(self, index: int) -> Seat:
        return self._changes[index].seat

    def action(self, index: int, seat: Seat | None) -> Action | None:
        return self.change(index, seat).action

    def change(self, index: int, seat: Seat | None) -> SeenChange[Any]:
        assert seat == self._seat, f"seat {seat} sits elsewhere"
        return self._changes[index]

    def submit(self, seat: Seat, action: Action, at: int | None = None) -> None:
        raise ReadOnly("what was written down is not played on")

    def seek(self, cursor: int) -> None:
        self.cursor = cursor
        for told in tuple(self._told):
            told(None)

    def subscribe(self, told: Told) -> Callable[[], None]:
        self._told.append(told)
        return lambda: self._told.remove(told)
