"""One running Voltige per person and data folder: a second start hands what it was asked for to the first."""

from __future__ import annotations

import os
import sys
import tempfile
import zlib
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager, suppress
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QObject, QTimer, Signal

if sys.platform != "win32":
    # What `socket` is made of; that itself builds lists of all that there is about sockets, and the first paint waits.
    import _socket
    import fcntl

if TYPE_CHECKING:
    # The first paint must not wait for it.
    from PySide6.QtNetwork import QLocalServer, QLocalSocket

PATIENCE: Final = 8.0
"""Seconds after which a Voltige that does not answer counts as hung, and the second start opens its file itself."""
LARGEST: Final = 16 * 1024
"""Bytes of a request; a path has far fewer."""
COME: Final = "come"
NEW: Final = "new"
TAKEN: Final = b"taken\n"


class Instance(QObject):
    """The place where second starts ask; the process that made it has the right to run."""

    asked = Signal(object)
    """Voltige was started again, with the path of a file or None."""
    game_asked = Signal(str)
    """Voltige was started again, for a new table of a game."""

    def __init__(self, listening: _socket.socket | None = None, address: Path = Path()) -> None:
        super().__init__()
        self._listening = listening
        self._address = address
        self._server: QLocalServer | None = None

    def serve(self) -> None:
        """Answer from now on, also those who have been waiting since the claim."""
        if self._listening is None:
            return
        from PySide6.QtNetwork import QLocalServer

        self._server = QLocalServer(self)
        self._server.newConnection.connect(self._meet)
        self._server.listen(self._listening.detach())
        self._meet()

    def close(self) -> None:
        """Stop answering, so that the next start opens a window of its own."""
        if self._server is not None:
            self._server.close()
        elif self._listening is not None:
            self._listening.close()
            self._address.unlink(missing_ok=True)
        self._server = self._listening = None

    def _meet(self) -> None:
        while self._server is not None and (visitor := self._server.nextPendingConnection()) is not None:
            visitor.setReadBufferSize(LARGEST)
            visitor.readyRead.connect(partial(self._hear, visitor))
            visitor.disconnected.connect(visitor.deleteLater)
            # A connection that says nothing is closed.
            QTimer.singleShot(int(PATIENCE * 1000), visitor, visitor.abort)
            self._hear(visitor)

    def _hear(self, visitor: QLocalSocket) -> None:
        if not visitor.canReadLine():
            if visitor.bytesAvailable() >= LARGEST:
                visitor.abort()
            return
        try:
            answer = self._answer_to(bytes(visitor.readLine().data()))
        except ValueError:
            visitor.abort()
            return
        visitor.write(TAKEN)
        visitor.flush()
        visitor.disconnectFromServer()
        # A question about the file may keep the window busy; the visitor's turn is over before that.
        QTimer.singleShot(0, self, answer)

    def _answer_to(self, line: bytes) -> Callable[[], None]:
        """What a request has us tell; `ValueError` for anything that is none."""
        word, _, digits = line.decode("ascii").rstrip("\n").partition(" ")
        content = bytes.fromhex(digits)
        if word == NEW and content:
            return partial(self.game_asked.emit, content.decode("utf-8"))
        if word == COME:
            return partial(self.asked.emit, _path_in(content))
        raise ValueError("no request")


def claim(data: Path, file: Path | None, patience: float = PATIENCE, game: str = "") -> Instance | None:
    """The right to run over a data folder, or None where a running Voltige took the request over."""
    if sys.platform == "win32":
        # It has no such sockets for Python; every start is one of its own there.
        return Instance()
    address = address_of(data)
    with _alone(data):
        if hand_over(address, file, patience, game):
            return None
        return Instance(_listening_at(address), address)


def address_of(data: Path) -> Path:
    """Where the Voltige over a data folder can be asked; others' folders and people have other addresses."""
    owner = f"{os.getuid()}\n{data.resolve()}".encode("utf-8", "surrogateescape")
    # It only tells a few folders apart, in the little room that the path of a socket has: nobody else's socket is
    # spoken to, whatever it is called. What makes safer names would have to be loaded before the first paint.
    name = f"{zlib.crc32(owner):08x}"
    folder = os.environ.get("XDG_RUNTIME_DIR", "")
    return Path(folder if os.path.isdir(folder) else tempfile.gettempdir()) / f"voltige-{name}"


def hand_over(address: Path, file: Path | None, patience: float = PATIENCE, game: str = "") -> bool:
    """Whether a running Voltige takes a request; one that is dead or hung does not."""
    request = request_for(b"" if file is None else os.fsencode(file.absolute()))
    if game:
        request = request_for(game.encode(), NEW)
    try:
        if address.lstat().st_uid != os.getuid():
            # Anybody may put something into a folder for all; only our own is spoken to.
            return False
        with closing(_socket.socket(_socket.AF_UNIX, _socket.SOCK_STREAM)) as line:
            line.settimeout(patience)
            line.connect(str(address))
            line.sendall(request)
            return line.recv(len(TAKEN)) == TAKEN
    except OSError:
        return False


def _listening_at(address: Path) -> _socket.socket | None:
    """A socket that only this person may connect to; None where there can't be one."""
    listening = _socket.socket(_socket.AF_UNIX, _socket.SOCK_STREAM)
    # Without the rights of others from its first moment on.
    before = os.umask(0o177)
    try:
        # What is still there belongs to one that is dead or hung.
        address.unlink(missing_ok=True)
        listening.bind(str(address))
        listening.listen()
    except OSError:
        listening.close()
        return None
    finally:
        os.umask(before)
    return listening


def request_for(what: bytes, word: str = COME) -> bytes:
    """What a second start asks of the first: to come forward, and to open a file; or to set a new table of a game.

    A path in the bytes of the system need not be text, and may have a line's end in it; digits have none.
    """
    return f"{word} {what.hex()}\n".encode()


def _path_in(file: bytes) -> Path | None:
    """The file of a request; `ValueError` for anything that is no path."""
    if not file:
        return None
    path = Path(os.fsdecode(file))
    if not path.is_absolute() or b"\0" in file:
        raise ValueError("no absolute path")
    return path


@contextmanager
def _alone(data: Path) -> Iterator[None]:
    """One start at a time, so that two that find a dead one's socket do not both take its place."""
    with suppress(OSError):
        data.mkdir(parents=True, exist_ok=True)
    try:
        folder = os.open(data, os.O_RDONLY)
    except OSError:
        # A home that can't be written to has no journals to fight over either.
        yield
        return
    try:
        fcntl.flock(folder, fcntl.LOCK_EX)
        yield
    finally:
        os.close(folder)
