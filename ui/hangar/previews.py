"""What the hangar shows of a saved game: who plays what, how far they are, and a small picture of the table."""

from __future__ import annotations

import hashlib
from collections.abc import Generator
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from pathlib import Path
from typing import Final

import msgspec
from msgspec import UNSET, UnsetType
from PySide6.QtCore import QByteArray, QSize, QSizeF
from PySide6.QtGui import QImage, QImageWriter

from core.catalog import CATALOG
from core.game import NATURE, Value
from core.origin import Origin
from core.play import AnyPlay, Recording
from core.players import Player, Seating
from ui.catalog import TABLES
from ui.files.reading import Unreadable, read
from ui.look.text import translate
from ui.look.theme import Theme

SIZE: Final = QSize(240, 150)
"""As wide as a tile ever is."""
MOST_KEPT: Final = 1000
"""Pictures in the folder, some ten kilobytes each; far more than are ever looked through."""
_FACTS: Final = "voltige"


class Facts(Value, frozen=True):
    """What is told of a saved game in words."""

    game: str
    players: tuple[Player, ...]
    moves: int
    over: bool
    origin: Origin | UnsetType = UNSET


class Preview(msgspec.Struct, frozen=True):
    """The facts and the picture, or the sentence that says why there are none."""

    facts: Facts | None = None
    picture: QImage | None = None
    problem: str = ""


Making = Generator[bool, None, Preview]
"""A preview in small steps; True says that the next step waits for the disk."""


class Previews:
    """Makes previews, and keeps them in a folder as pictures that carry their facts."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        # A long game takes a while to read; the window must not wait for it.
        self._reader = ThreadPoolExecutor(max_workers=1, thread_name_prefix="previews")
        self._pruned = False

    def making(self, path: Path, theme: Theme, ratio: float) -> Making:
        """The preview of one file, whatever its state, for a screen of that many pixels to a point."""
        try:
            size = (QSizeF(SIZE) * ratio).toSize()
            kept = self._folder / f"{_fingerprint(path, theme, size)}.png"
            return _kept(kept) or (yield from self._made(path, theme, size, kept))
        except OSError as error:
            return Preview(problem=error.strerror or str(error))
        except Unreadable as error:
            return Preview(problem=error.reason)
        except Exception:
            # Whatever is wrong with one save, even what no code foresaw, must not take the whole page down.
            return Preview(problem=translate("shell", "This game can't be shown."))

    def _made(self, path: Path, theme: Theme, size: QSize, kept: Path) -> Making:
        reading = self._reader.submit(read, path)
        while not reading.done():
            yield True
        loaded = reading.result()
        seating, play = loaded.header.seating, Recording(loaded.best)
        facts = _facts(seating, play, loaded.header.origin)
        painters = TABLES[seating.game].painters
        yield False
        from ui.table.pieces import width_for
        from ui.table.sight import Sight
        from ui.table.stage.painting import piece_by_piece

        layout = Sight(seating, play).layout(width_for(SIZE.width() / SIZE.height()))
        yield False
        picture = QImage(size, QImage.Format.Format_ARGB32_Premultiplied)
        for _ in piece_by_piece(picture, layout, painters, theme):
            yield False
        # What is behind the table has no holes, and without them a picture takes less room.
        picture.convertTo(QImage.Format.Format_RGB32)
        picture.setText(_FACTS, msgspec.json.encode(facts).decode())
        self._reader.submit(self._keep, picture, kept)
        return Preview(facts, picture)

    def _keep(self, picture: QImage, kept: Path) -> None:
        """Only to be quicker next time; where there is no room, the picture is drawn again."""
        with suppress(OSError):
            self._folder.mkdir(parents=True, exist_ok=True)
            # Half a picture is never found under its name.
            part = kept.with_suffix(".part")
            if QImageWriter(str(part), QByteArray(b"png")).write(picture):
                part.replace(kept)
            else:
                part.unlink(missing_ok=True)
            if not self._pruned:
                self._pruned = True
                self._prune()

    def _prune(self) -> None:
        kept = sorted(self._folder.glob("*.png"), key=lambda path: path.stat().st_mtime)
        for path in kept[:-MOST_KEPT]:
            path.unlink(missing_ok=True)


def _facts(seating: Seating, play: AnyPlay, origin: Origin | UnsetType) -> Facts:
    moves = sum(play.mover(index) != NATURE for index in range(play.cursor))
    return Facts(seating.game, seating.players, moves, play.outcome is not None, origin)


def _kept(path: Path) -> Preview | None:
    picture = QImage(str(path)) if path.exists() else QImage()
    if picture.isNull():
        return None
    try:
        facts = msgspec.json.decode(picture.text(_FACTS), type=Facts)
    except msgspec.MsgspecError:
        return None
    # A game that came with another package may be gone since.
    return Preview(facts, picture) if facts.game in CATALOG else None


def _fingerprint(path: Path, theme: Theme, size: QSize) -> str:
    """The same as long as the file is the same; forging one would gain nothing."""
    stat = path.stat()
    key = f"{path}\n{stat.st_mtime_ns}\n{stat.st_size}\n{theme.dark} {theme.text}\n{size.width()}x{size.height()}"
    return hashlib.blake2b(key.encode(errors="surrogateescape"), digest_size=12).hexdigest()
