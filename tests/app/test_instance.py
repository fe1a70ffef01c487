"""A second start hands its file to the first; whatever is dead, hung or hostile keeps nobody from playing."""

from __future__ import annotations

import os
import signal
import socket
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from app.instance import LARGEST, NEW, TAKEN, Instance, address_of, claim, hand_over, request_for
from tests.app.waiting import wait_for
from tests.ui.shell.flights import saved_game

ROOT = Path(__file__).parents[2]
LONG = 60_000
"""Milliseconds that nobody should need, however busy the machine is."""

SECOND = """
import sys
from pathlib import Path
from app.instance import claim
file = Path(sys.argv[2]) if len(sys.argv) > 2 else None
print("taken" if claim(Path(sys.argv[1]), file, patience=60) is None else "alone")
"""


@pytest.fixture
def data(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A data folder, with sockets where a test may have them."""
    monkeypatch.setenv("XDG_RUNTIME_DIR", str(tmp_path))
    return tmp_path / "data"


@pytest.fixture
def first(qapp: QApplication, data: Path) -> Iterator[Instance]:
    first = claim(data, None)
    assert first is not None
    first.serve()
    yield first
    first.close()


def second_start(*arguments: str) -> subprocess.Popen[str]:
    command = [sys.executable, "-c", SECOND, *arguments]
    return subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE, text=True)


@pytest.mark.parametrize(
    "name", ["game.voltige", "spaces and ünïcode.voltige", os.fsdecode(b"not \xff text.voltige"), ""]
)
def test_a_second_start_hands_its_file_over(name: str, first: Instance, data: Path, qtbot: QtBot) -> None:
    asked: list[Path | None] = []
    first.asked.connect(asked.append)
    with second_start(str(data), *([name] if name else [])) as second:
        qtbot.waitUntil(lambda: bool(asked), timeout=LONG)
        assert second.stdout is not None
        assert second.stdout.read() == "taken\n"
    # Where it was started from is where its file is.
    assert asked == [ROOT / name if name else None]


def test_whoever_comes_before_the_first_answers_waits_for_it(qapp: QApplication, data: Path, qtbot: QtBot) -> None:
    first = claim(data, None)
    assert first is not None
    asked: list[Path | None] = []
    first.asked.connect(asked.append)
    with socket.socket(socket.AF_UNIX) as early:
        early.connect(str(address_of(data)))
        early.sendall(request_for(b"/early.voltige"))
        first.serve()
        qtbot.waitUntil(lambda: bool(asked), timeout=LONG)
        assert early.recv(100) == TAKEN
    assert asked == [Path("/early.voltige")]
    first.close()


def test_a_second_start_for_a_new_game_is_told(first: Instance, data: Path, qtbot: QtBot) -> None:
    asked: list[str] = []
    files: list[Path | None] = []
    first.game_asked.connect(asked.append)
    first.asked.connect(files.append)
    with socket.socket(socket.AF_UNIX) as second:
        second.connect(str(address_of(data)))
        second.sendall(request_for(b"loops", NEW))
        qtbot.waitUntil(lambda: bool(asked), timeout=LONG)
        assert second.recv(100) == TAKEN
    assert (asked, files) == (["loops"], [])


def test_another_data_folder_has_its_own_voltige(first: Instance, tmp_path: Path) -> None:
    other = claim(tmp_path / "other", None)
    assert other is not None
    other.close()


def test_a_dead_ones_socket_is_taken_over(qapp: QApplication, data: Path) -> None:
    dead = claim(data, None)
    assert dead is not None
    assert dead._listening is not None
    dead._listening.close()
    assert address_of(data).exists()
    for _ in range(2):
        # The second time the address is that of the first time, closed properly.
        first = claim(data, None)
        assert first is not None
        first.serve()
        first.close()
        assert not address_of(data).exists()


def test_a_hung_one_is_not_waited_for_without_end(qapp: QApplication, data: Path) -> None:
    hung = claim(data, None)
    assert hung is not None
    # Its socket listens, but nobody answers.
    second = claim(data, None, patience=0.2)
    assert second is not None
    assert second._listening is not None
    second.close()
    hung.close()


def test_a_socket_of_somebody_else_is_not_spoken_to(
    first: Instance, data: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(os, "getuid", lambda: 12345)
    address = address_of(data)
    with socket.socket(socket.AF_UNIX) as theirs:
        theirs.bind(str(address))
        theirs.listen()
        # It would never answer, so speaking to it would take the patience of a long life.
        assert not hand_over(address, None, patience=1e6)


def test_a_home_that_can_not_be_used_keeps_nobody_from_playing(
    qapp: QApplication, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("XDG_RUNTIME_DIR", "/proc")
    (tmp_path / "file").touch()
    alone = claim(tmp_path / "file" / "data", None)
    assert alone is not None
    alone.serve()
    alone.close()


@pytest.mark.parametrize(
    "rubbish",
    [
        b"\n",
        b"nonsense\n",
        b"\xff\xfe\x00\n",
        b"[]\n",
        b"come 7\n",
        b"come not-a-number\n",
        b"come 2f more\n",
        request_for(b"relative.voltige"),
        request_for(b"", NEW),
        request_for(b"\xff", NEW),
        request_for(b"/nul\0byte"),
        b'{"file":""}\n',
        b"x" * (LARGEST + 1),
        b"[" * (LARGEST - 1) + b"\n",
    ],
)
def test_rubbish_is_shown_the_door(rubbish: bytes, first: Instance, data: Path, qtbot: QtBot) -> None:
    asked: list[Path | None] = []
    first.asked.connect(asked.append)
    with socket.socket(socket.AF_UNIX) as visitor:
        visitor.connect(str(address_of(data)))
        visitor.sendall(rubbish)
        visitor.setblocking(False)
        qtbot.waitUntil(lambda: _has_left(visitor), timeout=LONG)
    assert asked == []
    # And the next one is heard all the same.
    with socket.socket(socket.AF_UNIX) as visitor:
        visitor.connect(str(address_of(data)))
        visitor.sendall(request_for(b""))
        qtbot.waitUntil(lambda: asked == [None], timeout=LONG)


def _has_left(visitor: socket.socket) -> bool:
    """Whether the other side hung up, without having taken anything."""
    try:
        return visitor.recv(100) == b""
    except BlockingIOError:
        return False
    except ConnectionResetError:
        return True


def test_only_its_owner_can_connect(first: Instance, data: Path) -> None:
    assert address_of(data).stat().st_mode & 0o077 == 0


def test_voltige_started_twice_is_one_voltige(tmp_path: Path) -> None:
    environment = {
        **os.environ,
        "QT_QPA_PLATFORM": "offscreen",
        "XDG_RUNTIME_DIR": str(tmp_path),
        "XDG_DATA_HOME": str(tmp_path / "data"),
        "XDG_CONFIG_HOME": str(tmp_path / "config"),
        "XDG_CACHE_HOME": str(tmp_path / "cache"),
    }
    command = [sys.executable, "-m", "app.main"]
    path = saved_game(tmp_path / "game.voltige")
    with subprocess.Popen(command, cwd=ROOT, env=environment) as first:
        address = tmp_path / address_of(tmp_path / "data" / "Voltige" / "Voltige").name
        wait_for(lambda: hand_over(address, None))
        second = subprocess.run([*command, str(path)], cwd=ROOT, env=environment, timeout=LONG / 1000)
        assert second.returncode == 0
        assert first.poll() is None
        # The file is on the first one's table: its journal is there.
        wait_for(lambda: list((tmp_path / "data").rglob("*.voltige")))
        first.send_signal(signal.SIGINT)
    assert first.returncode == 0
    assert not address.exists()
