"""The window and the table: first paint and frames of a drag, each beside a bare Qt counterpart in the same run."""

from __future__ import annotations

import os
import random
import statistics
import subprocess
import sys
import time

from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtGui import QMouseEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QGraphicsPixmapItem, QGraphicsScene, QGraphicsView, QWidget

from tests.ui.table.driver import Driver
from tests.ui.table.tables import any_action, session_of, table_for, take_the_table
from tests.whole import state_of
from ui.table.presenter import Presenter

ROUNDS = 9
FRAMES = 400
AT_A_TIME = 20
SIZE = (1280, 800)


def report() -> None:
    if not os.environ.get("DISPLAY"):
        os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    _report_first_paint()
    application = QApplication.instance() or QApplication([])
    _report_drag()
    del application


# --- first paint -----------------------------------------------------------------------------------------


def _report_first_paint() -> None:
    ours, bare = [], []
    for _ in range(ROUNDS):
        bare.append(_first_paint("bare"))
        ours.append(_first_paint("voltige"))
    our, their = statistics.median(ours), statistics.median(bare)
    print(f"first paint: {our:.1f} ms, a bare QMainWindow {their:.1f} ms, {our / their:.2f} x")


def _first_paint(window: str) -> float:
    """In a process of its own, since a second window profits from the first."""
    command = [sys.executable, "-m", "tests.bench.first_paint", window]
    # People have compiled modules; compiling them anew each time would be no part of painting.
    environment = {key: value for key, value in os.environ.items() if key != "PYTHONDONTWRITEBYTECODE"}
    return float(subprocess.run(command, check=True, capture_output=True, text=True, env=environment).stdout)


# --- dragging --------------------------------------------------------------------------------------------


def _report_drag() -> None:
    presenter = _fullest_table()
    count = len(presenter.scene.layout_shown.pieces)
    card = sorted(_cards_to_lift(presenter))[0]
    theirs = _bare_view(presenter, card)
    Driver(presenter).lift(card)
    bare, ours = list[float](), list[float]()
    # By turns, so that whatever else the machine does holds up one as much as the other.
    for start in range(0, FRAMES, AT_A_TIME):
        steps = range(start, start + AT_A_TIME)
        bare += [frame(theirs.viewport(), step) for step in steps]
        ours += [frame(presenter.view.table.viewport(), step) for step in steps]
    presenter.close()
    presenter.view.close()
    ratio = statistics.median(ours) / statistics.median(bare)
    late = sorted(ours)[int(len(ours) * 0.99)]
    print(
        f"a frame while dragging over a table of {count} pieces: {statistics.median(ours):.2f} ms,"
        f" p99 {late:.2f} ms, bare view {statistics.median(bare):.2f} ms, {ratio:.2f} x"
    )


def _fullest_table() -> Presenter:
    """Six players in the middle of a long game, one of them about to lay cards."""
    presenter = table_for(session_of("lucky_loop", 6, 3), size=SIZE)
    rng = random.Random(3)
    for _ in range(900):
        take_the_table(presenter)
        presenter.moves.submit(any_action(presenter, rng))
    while not _cards_to_lift(presenter):
        take_the_table(presenter)
        presenter.moves.submit(any_action(presenter, rng))
    take_the_table(presenter)
    return presenter


def _cards_to_lift(presenter: Presenter) -> list[str]:
    hand = {f"card:{card}" for card in state_of(presenter.play).hands[presenter.viewer.seat or 0]}
    return [piece for piece in presenter.staging.offer.liftable() if piece in hand]


def _bare_view(presenter: Presenter, card: str) -> _BareView:
    """The same pixmaps in the same places on a plain view, that of a card following the mouse."""
    scene = QGraphicsScene(presenter.scene.sceneRect())
    copies = {id: _copied(item) for id in presenter.scene.standing() if (item := presenter.scene.item(id))}
    for copy in copies.values():
        scene.addItem(copy)
    carried = copies[card]
    carried.setZValue(1_000_000)
    view = _BareView(scene, carried)
    scene.setParent(view)
    view.setTransform(presenter.view.table.transform())
    view.resize(*SIZE)
    view.show()
    QTest.qWaitForWindowExposed(view)
    return view


def _copied(item: QGraphicsPixmapItem) -> QGraphicsPixmapItem:
    copy = QGraphicsPixmapItem(item.pixmap())
    copy.setOffset(item.offset())
    copy.setPos(item.pos())
    copy.setRotation(item.rotation())
    copy.setZValue(item.zValue())
    return copy


class _BareView(QGraphicsView):
    """Moves one item with the mouse, and does nothing else."""

    def __init__(self, scene: QGraphicsScene, carried: QGraphicsPixmapItem) -> None:
        super().__init__(scene)
        self._carried = carried

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        self._carried.setPos(self.mapToScene(event.position().toPoint()))


def frame(viewport: QWidget, step: int) -> float:
    """One move of the mouse and the painting that follows, in milliseconds."""
    at = QPoint(100 + (step * 7) % (viewport.width() - 200), 100 + (step * 3) % (viewport.height() - 200))
    moved = QMouseEvent(
        QMouseEvent.Type.MouseMove,
        QPointF(at),
        QPointF(viewport.mapToGlobal(at)),
        Qt.MouseButton.NoButton,
        Qt.MouseButton.LeftButton,
        Qt.KeyboardModifier.NoModifier,
    )
    start = time.perf_counter()
    QApplication.sendEvent(viewport, moved)
    QApplication.processEvents()
    return 1000 * (time.perf_counter() - start)
