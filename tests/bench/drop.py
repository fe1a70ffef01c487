"""A drop, from the release of the mouse to the first frame that shows it, beside the mere painting of that table."""

from __future__ import annotations

import random
import statistics
import time

from PySide6.QtWidgets import QApplication

from tests.ui.table.driver import Driver
from tests.ui.table.tables import any_action, session_of, table_for, take_the_table
from ui.table.pieces import Place
from ui.table.stage.speed import Speed

SIZE = (1280, 800)
DROPS = 60


def report() -> None:
    dropped, painted = drops(DROPS)
    late = sorted(dropped)[int(len(dropped) * 0.95)]
    drop, paint = statistics.median(dropped), statistics.median(painted)
    print(f"a drop to its first frame: {drop:.1f} ms, p95 {late:.1f} ms, painting {paint:.1f} ms, {drop / paint:.2f} x")


def drops(count: int) -> tuple[list[float], list[float]]:
    """Milliseconds of drops in a game of Lucky Loop, and of painting the table after each."""
    presenter = table_for(session_of("lucky_loop", 4, 3), size=SIZE, speed=Speed.NORMAL)
    driver, rng = Driver(presenter), random.Random(3)
    dropped, painted = list[float](), list[float]()
    while len(dropped) < count:
        take_the_table(presenter)
        presenter.scene.motion.skip()
        action = any_action(presenter, rng)
        places = [way for way in driver.gestures(action) if isinstance(way, Place) and len(way.placements) == 1]
        if not places or places[0].confirm:
            presenter.moves.submit(action)
            continue
        ((piece, zone),) = places[0].placements
        driver.lift(piece)
        driver.carry_to(zone)
        QApplication.processEvents()
        dropped.append(_until_painted(driver, zone))
        presenter.scene.motion.skip()
        painted.append(_until_painted(driver))
    presenter.close()
    presenter.view.close()
    return dropped, painted


def _until_painted(driver: Driver, zone: str | None = None) -> float:
    """Let go over a zone, if one is given, and paint."""
    start = time.perf_counter()
    if zone is not None:
        driver.let_go(zone)
    driver.viewport.repaint()
    return 1000 * (time.perf_counter() - start)


if __name__ == "__main__":
    application = QApplication([])
    report()
