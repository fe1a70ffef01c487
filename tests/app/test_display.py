"""Whether there is a screen, asked before Qt would abort without one."""

from __future__ import annotations

import ctypes
import shutil
import socket
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import qWarning

from app.refusal import Refusal
from app.system.display import kinds, require_display
from app.system.display_faults import check_display
from app.system.qt_abort import explained_abort
from tests.app.screen import ROOT, Screen


@pytest.fixture
def screen(tmp_path: Path) -> Iterator[Screen]:
    screen = Screen(tmp_path)
    yield screen
    screen.close()


@pytest.fixture
def compositor(tmp_path: Path) -> Iterator[str]:
    """A socket that answers like a Wayland compositor does: by letting us in."""
    path = tmp_path / "wayland-7"
    with socket.socket(socket.AF_UNIX) as listener:
        listener.bind(str(path))
        listener.listen()
        yield path.name


def lose(monkeypatch: pytest.MonkeyPatch, *names: str) -> None:
    """As if some libraries were not installed, and all others were."""

    def load(name: str) -> None:
        if name in names:
            raise OSError(f"{name}: cannot open shared object file: No such file or directory")

    monkeypatch.setattr(ctypes, "CDLL", load)


def refusal(environment: dict[str, str]) -> str:
    with pytest.raises(Refusal) as refused:
        check_display(environment, "linux")
    return str(refused.value)


@pytest.mark.parametrize(
    ("environment", "tried"),
    [
        ({}, []),
        ({"DISPLAY": ""}, []),
        ({"DISPLAY": ":0"}, ["xcb"]),
        ({"WAYLAND_DISPLAY": "wayland-0"}, ["wayland"]),
        ({"DISPLAY": ":0", "WAYLAND_DISPLAY": "wayland-0"}, ["wayland", "xcb"]),
        ({"DISPLAY": ":0", "QT_QPA_PLATFORM": "offscreen"}, ["offscreen"]),
        ({"DISPLAY": ":0", "QT_QPA_PLATFORM": "vnc:size=80x60;xcb"}, ["vnc", "xcb"]),
    ],
)
def test_the_displays_that_qt_is_going_to_try(environment: dict[str, str], tried: list[str]) -> None:
    assert kinds(environment) == tried


@pytest.mark.parametrize("environment", [{}, {"DISPLAY": ""}, {"QT_QPA_PLATFORM": "xcb"}])
def test_no_display_at_all(environment: dict[str, str]) -> None:
    assert "there is no display" in refusal(environment)


@pytest.mark.parametrize("platform", ["darwin", "win32"])
def test_only_linux_may_have_no_display(platform: str) -> None:
    check_display({}, platform)


def test_without_a_name_no_display_is_tried() -> None:
    with pytest.raises(Refusal, match="there is no display"):
        require_display({}, "linux")
    require_display({}, "darwin")
    # Whether it answers is found out by Qt.
    require_display({"DISPLAY": ":7654"}, "linux")


def test_what_needs_no_server_is_not_asked_for_one() -> None:
    check_display({"QT_QPA_PLATFORM": "offscreen"}, "linux")


def test_an_x_server_that_answers_is_a_display(screen: Screen) -> None:
    check_display({"DISPLAY": screen.environment["DISPLAY"]}, "linux")


@pytest.mark.parametrize("name", [":7654", "rubbish", "\x1b[31m:0"])
def test_an_x_server_that_is_not_there_is_named(name: str) -> None:
    said = refusal({"DISPLAY": name})
    assert repr(name) in said
    assert "is DISPLAY right?" in said


def test_a_compositor_that_answers_is_a_display(
    compositor: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    lose(monkeypatch)
    check_display({"WAYLAND_DISPLAY": compositor, "XDG_RUNTIME_DIR": str(tmp_path)}, "linux")
    check_display({"WAYLAND_DISPLAY": str(tmp_path / compositor)}, "linux")


def test_a_compositor_that_has_gone_is_named(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    lose(monkeypatch)
    assert "is WAYLAND_DISPLAY right?" in refusal({"WAYLAND_DISPLAY": "wayland-7", "XDG_RUNTIME_DIR": str(tmp_path)})


def test_one_display_of_two_is_enough(screen: Screen, tmp_path: Path) -> None:
    gone = {"WAYLAND_DISPLAY": "wayland-7", "XDG_RUNTIME_DIR": str(tmp_path)}
    check_display({**gone, "DISPLAY": screen.environment["DISPLAY"]}, "linux")


def test_missing_libraries_of_the_display_are_named_with_their_packages(monkeypatch: pytest.MonkeyPatch) -> None:
    lose(monkeypatch, "libxcb-cursor.so.0", "libxcb-icccm.so.4")
    monkeypatch.setattr(shutil, "which", lambda program: f"/usr/bin/{program}")
    said = refusal({"DISPLAY": ":0"})
    assert "libxcb-cursor.so.0 and 1 more" in said
    assert said.endswith("sudo apt-get install libxcb-cursor0 libxcb-icccm4")


def test_without_apt_the_libraries_are_named_and_no_package_is(monkeypatch: pytest.MonkeyPatch) -> None:
    lose(monkeypatch, "libEGL.so.1", "libxcb-cursor.so.0")
    monkeypatch.setattr(shutil, "which", lambda program: None)
    said = refusal({"DISPLAY": ":0"})
    assert said.endswith("please install libEGL.so.1, libxcb-cursor.so.0")
    assert "apt" not in said


def test_the_command_says_so_in_one_sentence() -> None:
    environment = {"PATH": "/usr/bin:/bin", "DISPLAY": ":7654"}
    done = subprocess.run(
        [sys.executable, "-m", "app.main"], cwd=ROOT, env=environment, capture_output=True, text=True, timeout=60
    )
    assert done.returncode == 1
    assert done.stderr == "voltige: the display ':7654' does not answer or refuses access; is DISPLAY right?\n"


def test_what_qt_says_while_it_opens_a_display_is_repeated(capsys: pytest.CaptureFixture[str]) -> None:
    with explained_abort():
        qWarning("the first line\nand the second")
        assert capsys.readouterr().err == ""
    assert capsys.readouterr().err == "the first line\nand the second\n"


def test_where_the_display_is_not_to_blame_qt_aborts_in_its_own_words() -> None:
    environment = {"PATH": "/usr/bin:/bin", "QT_QPA_PLATFORM": "nonsense"}
    done = subprocess.run(
        [sys.executable, "-m", "app.main"], cwd=ROOT, env=environment, capture_output=True, text=True, timeout=60
    )
    assert done.returncode not in (0, 1)
    assert "nonsense" in done.stderr
    assert "Traceback" not in done.stderr
