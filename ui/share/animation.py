"""A whole game as an animated picture."""

from __future__ import annotations

from collections.abc import Generator, Iterable, Iterator
from concurrent.futures import Future, ThreadPoolExecutor
from typing import Final

from PySide6.QtCore import QSize
from PySide6.QtGui import QImage

from ui.look.theme import Theme
from ui.share.frames import Patch, drawn, patch
from ui.share.shared_game import SharedGame
from ui.share.shots import last_milliseconds, layout_of, planned
from ui.share.steps import Step, Steps
from ui.share.webp import Frame, animated
from ui.table.pieces import width_for
from ui.table.stage.painting import Pictures

AHEAD: Final = 4
"""Frames that may be drawn and wait to be compressed."""


def animation(game: SharedGame, size: QSize, theme: Theme, seconds: float) -> Steps[bytes]:
    """The game move by move, each of which stands for so many seconds; pieces are drawn here, and compressed beside."""
    shots = yield from planned(game, width_for(size.width() / size.height()))
    pictures = Pictures(game.sight.table.painters, theme)
    compressing = ThreadPoolExecutor(max_workers=1, thread_name_prefix="frames")
    patches: list[Future[Patch | None]] = []
    before: QImage | None = None
    try:
        for done, shot in enumerate(shots):
            drawing = drawn(layout_of(game, shot), pictures, size)
            image = yield from _counted(drawing, Step(done, len(shots)))
            patches.append(compressing.submit(patch, before, image))
            before = image
            while len(patches) > AHEAD and not patches[-AHEAD].done():
                yield Step(done, len(shots), waits=True)
        while not patches[-1].done():
            yield Step(len(shots), len(shots), waits=True)
    finally:
        # Whoever stops does not wait for the frame that is being compressed.
        compressing.shutdown(wait=False, cancel_futures=True)
    times = [*[shot.milliseconds(seconds) for shot in shots[:-1]], last_milliseconds(seconds)]
    found = [each.result() for each in patches]
    return animated(size.width(), size.height(), list(_frames(found, times)))


def _counted(drawing: Generator[None, None, QImage], step: Step) -> Steps[QImage]:
    """What is drawn piece by piece, as one step of the whole."""
    while True:
        try:
            next(drawing)
        except StopIteration as done:
            image: QImage = done.value
            return image
        yield step


def _frames(patches: Iterable[Patch | None], times: Iterable[int]) -> Iterator[Frame]:
    """A frame for everything that changed; what looks the same stands for longer."""
    frame: Frame | None = None
    for change, milliseconds in zip(patches, times, strict=True):
        if change is None and frame is not None:
            frame = frame._replace(milliseconds=frame.milliseconds + milliseconds)
        elif change is not None:
            if frame is not None:
                yield frame
            rect = change.rect
            frame = Frame(change.still, rect.x(), rect.y(), rect.width(), rect.height(), milliseconds)
    if frame is not None:
        yield frame
