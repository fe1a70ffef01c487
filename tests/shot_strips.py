"""Shots of Targets as films show them, a row of pictures each, for the docs: a bull's-eye, a theft, a tower, a tie."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Final

from msgspec.structs import replace
from PySide6.QtCore import QPoint, QSize, Qt
from PySide6.QtGui import QColor, QImage, QPainter
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from core.game import Event, Log
from core.play import LocalPlay
from core.session import Session
from core.targets.actions import Flick
from core.targets.events import Disarmed, GoldenScored, Rested, Stolen
from core.targets.game import TARGETS
from core.targets.rules.golden_targets import begin_golden
from core.targets.state import TargetsOptions, TargetsState
from tests.core.targets.scripted import table
from tests.ui.table.tables import table_for
from ui.look.theme import LIGHT
from ui.table.stage.picture_scale import SETTLED

TargetsSession = Session[TargetsState, TargetsOptions]

FRAME: Final = QSize(320, 320)
COLUMNS: Final = 5
GAP: Final = 8

_ACROSS: Final = 2700
_NEAR: Final = 2777


def shots_strip(size: tuple[int, int] = (1280, 800)) -> QImage:
    """Four shots, a row each."""
    golden = begin_golden(replace(table(2), tied=(0, 1)), Log())
    stored = table(2, stored={1: (4,)})
    rows = [
        _row(
            table(2),
            [Flick(_NEAR, 44, 6)],
            lambda event, after: isinstance(event, Rested) and bool(after.targets),
            size,
        ),
        _row(stored, [Flick(_ACROSS, 84, 7)], lambda event, after: isinstance(event, Stolen), size),
        _row(table(2), [Flick(_ACROSS, 96, 8)], lambda event, after: isinstance(event, Disarmed), size),
        _row(golden, [Flick(2700, 46, 5), Flick(900, 46, 5)], _both_on_the_disc, size),
    ]
    whole = QImage(
        GAP + COLUMNS * (FRAME.width() + GAP), GAP + len(rows) * (FRAME.height() + GAP), QImage.Format.Format_RGB32
    )
    whole.fill(QColor(LIGHT.paper))
    painter = QPainter(whole)
    painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
    for row, frames in enumerate(rows):
        for column, frame in enumerate(frames):
            painter.drawImage(QPoint(GAP + column * (FRAME.width() + GAP), GAP + row * (FRAME.height() + GAP)), frame)
    painter.end()
    return whole


def _both_on_the_disc(event: Event, after: TargetsState) -> bool:
    return isinstance(event, GoldenScored) and min(event.on_disc[:2]) > 0


Wanted = Callable[[Event, TargetsState], bool]


def _row(start: TargetsState, flicks: list[Flick], wanted: Wanted, size: tuple[int, int]) -> list[QImage]:
    """Pictures of the first luck with which the flicks bring what is wanted, evenly over the film."""
    session = next(session for session in _sessions(start, flicks) if _brings(session, wanted))
    session.seek(0)
    presenter = table_for(session, size=size)
    # Until the table is drawn for the size of its window.
    QTest.qWait(2 * SETTLED)
    session.seek(len(flicks) + 1)
    presenter.scene.motion.skip()
    change = LocalPlay(session).change(len(flicks), None)
    moment = replace(presenter.context.moment(presenter.view.table.table_width), view=change.before)
    presenter.scene.show(presenter.table.layout(moment), animated=False)
    frames = list(presenter.table.flicks.film(change, moment))
    images = []
    for number in range(COLUMNS):
        for frame in frames[len(frames) * (number - 1) // (COLUMNS - 1) : len(frames) * number // (COLUMNS - 1)]:
            presenter.scene._show_frame(frame)
        QApplication.processEvents()
        images.append(_middle(presenter.view.table.grab().toImage()))
    presenter.close()
    return images


def _sessions(start: TargetsState, flicks: list[Flick]) -> Iterator[TargetsSession]:
    for seed in range(1000):
        session: TargetsSession = Session(TARGETS, start.seats, start.options, seed, start=start)
        for seat, flick in enumerate(flicks):
            session.submit(seat, flick)
        yield session


def _brings(session: TargetsSession, wanted: Wanted) -> bool:
    change = LocalPlay(session).change(session.cursor - 1, None)
    return any(wanted(event, change.after) for event in change.events)


def _middle(image: QImage) -> QImage:
    """The table alone, without what stands beside it."""
    side = image.height()
    square = image.copy((image.width() - side) // 2, 0, side, side)
    return square.scaled(FRAME, Qt.AspectRatioMode.KeepAspectRatio, Qt.TransformationMode.SmoothTransformation)
