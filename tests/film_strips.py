"""`make strips`: a round of each game as the person at the table is told it, one picture per beat, for the docs."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Final

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from PySide6.QtCore import QPoint, QRect, QSize, Qt
from PySide6.QtGui import QColor, QImage, QPainter
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from core.players import Kind
from tests.shot_strips import shots_strip
from tests.ui.table.recorder import Recorder
from tests.ui.table.tables import HUMAN, session_of, table_for
from ui.look.style import text_font
from ui.look.theme import LIGHT
from ui.table.stage.picture_scale import SETTLED
from ui.table.story.pace import Pace

FOLDER: Final = Path(__file__).parent.parent / "docs" / "strips"
FRAME: Final = QSize(480, 300)
COLUMNS: Final = 3
GAP: Final = 10
LONGEST: Final = 21
"""Pictures of a strip, at most."""
SEATS: Final = {"lucky_loop": 2, "loops": 4, "jump": 3, "targets": 2}
FIRST: Final = {"jump": 12}
"""How many entries pass before the strip begins: in Jump! everybody takes a seat first."""


def main() -> None:
    """Write a strip for each of the four games, and one of shots."""
    application = QApplication([])
    FOLDER.mkdir(exist_ok=True)
    for game in SEATS:
        frames = _round(game)
        _strip(frames).save(str(FOLDER / f"{game}.webp"), quality=70)
    shots_strip().save(str(FOLDER / "targets_shots.webp"), quality=70)
    del application


def _round(game: str) -> list[QImage]:
    """What is seen one after the other while everybody has a turn."""
    seats = SEATS[game]
    presenter = table_for(session_of(game, seats, 7), (HUMAN, *[Kind.PILOT] * (seats - 1)), size=(1280, 800))
    presenter.set_pace(Pace.CALM)
    presenter.bots.seconds = 0.05
    # Until the table is drawn for the size of its window.
    QTest.qWait(2 * SETTLED)
    recorder, frames = Recorder(presenter, 7, Kind.CADET), list[QImage]()
    recorder.play(FIRST.get(game, 0))
    recorder.looked = lambda: _look(recorder, frames)
    while presenter.play.to_act and len(frames) < LONGEST:
        recorder.play(presenter.play.cursor + 1)
    presenter.close()
    return frames[:LONGEST]


def _look(recorder: Recorder, frames: list[QImage]) -> None:
    image = recorder.presenter.view.table.grab().toImage()
    if not frames or frames[-1] != image:
        frames.append(image)


def _strip(frames: list[QImage]) -> QImage:
    rows = -(-len(frames) // COLUMNS)
    whole = QImage(
        GAP + COLUMNS * (FRAME.width() + GAP), GAP + rows * (FRAME.height() + GAP), QImage.Format.Format_RGB32
    )
    whole.fill(QColor(LIGHT.paper))
    painter = QPainter(whole)
    painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
    painter.setFont(text_font(12, bold=True))
    for number, frame in enumerate(frames):
        row, column = divmod(number, COLUMNS)
        corner = QPoint(GAP + column * (FRAME.width() + GAP), GAP + row * (FRAME.height() + GAP))
        small = frame.scaled(FRAME, Qt.AspectRatioMode.KeepAspectRatio, Qt.TransformationMode.SmoothTransformation)
        painter.drawImage(corner, small)
        plate = QRect(corner, QSize(30, 24))
        painter.fillRect(plate, QColor(LIGHT.ink))
        painter.setPen(QColor(LIGHT.paper))
        painter.drawText(plate, Qt.AlignmentFlag.AlignCenter, str(number + 1))
    painter.end()
    return whole


if __name__ == "__main__":
    main()
