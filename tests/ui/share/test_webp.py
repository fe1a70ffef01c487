"""The container of animations: what is put into it, Qt reads out of it."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import QRect, Qt
from PySide6.QtGui import QColor, QImage, QImageReader, QMovie, QPainter

from tests.ui.share.reading import frames_of
from ui.share.encoding import encoded
from ui.share.webp import LONGEST, Frame, animated

pytestmark = pytest.mark.usefixtures("qapp")
WIDTH, HEIGHT = 64, 40
CANVAS = QRect(0, 0, WIDTH, HEIGHT)


def still(
    colour: str, width: int = WIDTH, height: int = HEIGHT, quality: int = 100, hole: QRect | None = None
) -> bytes:
    """A plain picture, perhaps with a part that one can see through."""
    image = QImage(width, height, QImage.Format.Format_ARGB32)
    image.fill(QColor(colour))
    if hole is not None:
        painter = QPainter(image)
        painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_Source)
        painter.fillRect(hole, Qt.GlobalColor.transparent)
        painter.end()
    return encoded(image, "webp", quality)


def whole(colour: str, milliseconds: int = 100) -> Frame:
    return Frame(still(colour), 0, 0, WIDTH, HEIGHT, milliseconds)


def test_frames_come_back_in_order_each_with_its_time() -> None:
    times = [120, 40, 3000]
    file = animated(
        WIDTH, HEIGHT, [whole(name, time) for name, time in zip(("red", "lime", "blue"), times, strict=True)]
    )
    found = frames_of(file)
    assert [time for _, time in found] == times
    assert [image.size().toTuple() for image, _ in found] == [(WIDTH, HEIGHT)] * 3
    assert [image.pixelColor(5, 5).name() for image, _ in found] == ["#ff0000", "#00ff00", "#0000ff"]


def test_a_film_plays_it_again_and_again_or_so_often(tmp_path: Path) -> None:
    # Qt counts how often it is repeated after the first time.
    for loops, repeated in ((0, -1), (1, 0), (3, 2)):
        path = tmp_path / f"{loops}.webp"
        path.write_bytes(animated(WIDTH, HEIGHT, [whole("red"), whole("blue")], loops))
        film = QMovie(str(path))
        assert film.isValid()
        assert (film.frameCount(), film.loopCount()) == (2, repeated)


def test_a_part_is_laid_over_what_is_there() -> None:
    part = Frame(still("blue", 20, 10), 12, 8, 20, 10, 50)
    *_, (image, _) = frames_of(animated(WIDTH, HEIGHT, [whole("red"), part]))
    for at in CANVAS.topLeft(), CANVAS.bottomRight():
        assert image.pixelColor(at).name() == "#ff0000"
    assert {image.pixelColor(x, y).name() for x in range(12, 32) for y in range(8, 18)} == {"#0000ff"}
    assert image.pixelColor(32, 18).name() == "#ff0000"


@pytest.mark.parametrize("quality", [80, 100])
def test_what_can_be_seen_through_leaves_what_is_there(quality: int) -> None:
    """Lossless pictures have it in them, lossy ones in a chunk of its own."""
    holey = Frame(still("blue", quality=quality, hole=QRect(0, 0, 32, HEIGHT)), 0, 0, WIDTH, HEIGHT, 50)
    *_, (image, _) = frames_of(animated(WIDTH, HEIGHT, [whole("red"), holey]))
    left, right = image.pixelColor(10, 20), image.pixelColor(50, 20)
    assert left.name() == "#ff0000"
    assert right.blue() > 250 > 5 > right.red()


def test_an_odd_length_is_filled_up() -> None:
    stills = [still(colour, quality=quality) for colour in ("red", "#123456", "#fedcba") for quality in (30, 80, 100)]
    file = animated(WIDTH, HEIGHT, [Frame(each, 0, 0, WIDTH, HEIGHT, 10) for each in stills])
    assert len(frames_of(file)) == len(stills)
    assert int.from_bytes(file[4:8], "little") == len(file) - 8


def test_no_time_is_longer_than_the_format_can_say() -> None:
    file = animated(WIDTH, HEIGHT, [whole("red", 10**9), whole("blue", -5)])
    assert [time for _, time in frames_of(file)] == [LONGEST, 0]


@pytest.mark.parametrize(
    ("frame", "words"),
    [
        (Frame(b"", 0, 0, 4, 4, 1), "no WebP"),
        (Frame(b"RIFF\0\0\0\0WEBP", 0, 0, 4, 4, 1), "no picture"),
        (Frame(b"RIFF\0\0\0\0WEBPVP8 \xff\xff\0\0abc", 0, 0, 4, 4, 1), "ends too early"),
        (Frame(b"RIFF\0\0\0\0WEBPALPH\2\0\0\0ab", 0, 0, 4, 4, 1), "no picture"),
        (whole("red")._replace(x=1), "lies at"),
        (whole("red")._replace(y=-2), "lies at"),
        (whole("red")._replace(x=2), "outside"),
        (whole("red")._replace(height=0), "outside"),
    ],
)
def test_what_makes_no_animation_is_refused(frame: Frame, words: str) -> None:
    with pytest.raises(ValueError, match=words):
        animated(WIDTH, HEIGHT, [frame])


@pytest.mark.parametrize("size", [(0, 10), (10, 20_000)])
def test_a_canvas_that_the_format_has_no_room_for_is_refused(size: tuple[int, int]) -> None:
    with pytest.raises(ValueError, match="canvas"):
        animated(*size, [whole("red")])


def test_nothing_is_no_animation() -> None:
    with pytest.raises(ValueError, match="nothing"):
        animated(WIDTH, HEIGHT, [])


def test_qt_writes_and_reads_webp_here() -> None:
    """What exports rely on; a bundle brings the same plugin along."""
    assert b"webp" in [each.data() for each in QImageReader.supportedImageFormats()]
