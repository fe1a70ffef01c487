"""What the hangar shows of a saved game: who plays what, how far they are, and a small picture of the table."""

from __future__ import annotations

import hashlib
from pathlib import Path
from typing import Any, Final

import msgspec
from PySide6.QtCore import QSize
from PySide6.QtGui import QImage

from core.game import NATURE, Value
from core.loading import Loaded
from core.record import Player
from core.session import Session
from ui.catalog import TEXTS, table_of
from ui.reading import Unreadable, read
from ui.text import translate
from ui.theme import Theme

SIZE: Final = QSize(640, 400)
MOST_KEPT: Final = 200
_FACTS: Final = "voltige"


class Facts(Value, frozen=True):
    """What is told of a saved game in words."""

    game: str
    players: tuple[Player, ...]
    moves: int
    over: bool


class Preview(msgspec.Struct, frozen=True):
    """The facts and the picture, or the sentence that says why there are none."""

    facts: Facts | None = None
    picture: QImage | None = None
    problem: str = ""


class Previews:
    """Makes previews, and keeps them in a folder as pictures that carry their facts."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder

    def of(self, path: Path, theme: Theme) -> Preview:
        """The preview of one file, whatever its state."""
        try:
            kept = self._folder / f"{_fingerprint(path, theme)}.png"
            return _kept(kept) or self._made(path, theme, kept)
        except OSError as error:
            return Preview(problem=error.strerror or str(error))
        except Unreadable as error:
            return Preview(problem=error.reason)
        except Exception:
            # Whatever is wrong with one save, even what no code foresaw, must not take the whole page down.
            return Preview(problem=translate("shell", "This game can't be shown."))

    def _made(self, path: Path, theme: Theme, kept: Path) -> Preview:
        loaded = read(path)
        facts = _facts(loaded)
        picture = table_picture(loaded, theme)
        if picture is not None:
            picture.setText(_FACTS, msgspec.json.encode(facts).decode())
            self._folder.mkdir(parents=True, exist_ok=True)
            picture.save(str(kept))
            self._prune()
        return Preview(facts, picture)

    def _prune(self) -> None:
        kept = sorted(self._folder.glob("*.png"), key=lambda path: path.stat().st_mtime)
        for path in kept[:-MOST_KEPT]:
            path.unlink(missing_ok=True)


def table_picture(loaded: Loaded, theme: Theme) -> QImage | None:
    """The table as a spectator sees it; None for a game that has no table yet."""
    table = table_of(loaded.header.game)
    if table is None:
        return None
    from ui.table.painting import picture
    from ui.table.pieces import Moment

    moment = Moment(loaded.best.view(None), None, loaded.header.seats, width=1600.0)
    return picture(table.layout(moment), table.painters, theme, SIZE)


def title_of(facts: Facts) -> str:
    return TEXTS[facts.game].title


def _facts(loaded: Loaded) -> Facts:
    session: Session[Any, Any] = loaded.best
    moves = sum(session.entry(index)[0] != NATURE for index in range(session.cursor))
    return Facts(loaded.header.game, loaded.header.seats, moves, session.outcome is not None)


def _kept(path: Path) -> Preview | None:
    picture = QImage(str(path)) if path.exists() else QImage()
    if picture.isNull():
        return None
    try:
        return Preview(msgspec.json.decode(picture.text(_FACTS), type=Facts), picture)
    except msgspec.MsgspecError:
        return None


def _fingerprint(path: Path, theme: Theme) -> str:
    """The same as long as the file is the same; it need not withstand anybody."""
    stat = path.stat()
    key = f"{path}\n{stat.st_mtime_ns}\n{stat.st_size}\n{theme.dark}"
    return hashlib.blake2b(key.encode(), digest_size=12).hexdigest()
