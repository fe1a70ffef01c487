"""Tables of Targets on which shots are watched and practised, and where everything stands there."""

from __future__ import annotations

from collections.abc import Sequence

from core.players import Kind, TakeBack
from core.targets.actions import Flick
from core.targets.state import TargetsState
from tests.core.targets.scripted import table
from tests.ui.table.driver import Driver
from tests.ui.table.tables import session_from, table_for
from tests.whole import behind
from ui.table.presenter import Presenter
from ui.table.stage.speed import Speed

DIE = "die:2"
"""What seat 0 flicks first."""


def at(
    kinds: Sequence[Kind] = (),
    speed: Speed = Speed.OFF,
    take_back: TakeBack = TakeBack.FREE,
    state: TargetsState | None = None,
) -> Driver:
    """Seat 0 is to flick, and bots answer at once."""
    return Driver(table_for(session_from("targets", state or table(2)), kinds, take_back, speed))


def stands(presenter: Presenter) -> dict[str, object]:
    presenter.scene.motion.skip()
    return {id: standing for id, standing in presenter.scene.standing().items() if not id.startswith("button:")}


def flicks(presenter: Presenter) -> list[int]:
    entries = behind(presenter.play).entries[: presenter.play.cursor]
    return [seat for seat, action in entries if isinstance(action, Flick)]


def assert_stands(driver: Driver) -> None:
    driver.scene.motion.skip()
    assert driver.scene.layout_shown == driver.presenter.showing.layout()
    resting = {piece.id: (round(piece.x, 6), round(piece.y, 6)) for piece in driver.scene.layout_shown.pieces}
    assert {id: (pose.x, pose.y) for id, (_, pose, _) in driver.scene.standing().items()} == resting
