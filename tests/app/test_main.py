"""`voltige`: what it says when it can't open a window, and that it opens one."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from tests.app.waiting import wait_for
from tests.ui.shell.flights import saved_game

ROOT = Path(__file__).parents[2]


def voltige(*arguments: str, **changes: str | None) -> subprocess.Popen[str]:
    environment = {**os.environ, **{name: value for name, value in changes.items() if value is not None}}
    for name in [name for name, value in changes.items() if value is None]:
        environment.pop(name, None)
    command = [sys.executable, "-m", "app.main", *arguments]
    pipe = subprocess.PIPE
    return subprocess.Popen(command, cwd=ROOT, env=environment, stdout=pipe, stderr=pipe, text=True)


def test_without_a_display_one_sentence_says_what_is_missing() -> None:
    run = voltige(DISPLAY=None, WAYLAND_DISPLAY=None, QT_QPA_PLATFORM=None)
    _, errors = run.communicate(timeout=60)
    assert run.returncode == 1
    assert len(errors.splitlines()) == 1
    assert "display" in errors
    assert "Traceback" not in errors


@pytest.mark.parametrize("flag", ["--help", "--version"])
def test_help_and_version_need_no_display(flag: str) -> None:
    run = voltige(flag, DISPLAY=None, QT_QPA_PLATFORM=None)
    printed, errors = run.communicate(timeout=60)
    assert run.returncode == 0
    assert "voltige" in printed
    assert errors == ""


def test_an_unknown_game_is_told_with_those_that_there_are() -> None:
    run = voltige("--new", "tetris", DISPLAY=None, QT_QPA_PLATFORM=None)
    _, errors = run.communicate(timeout=60)
    assert run.returncode == 1
    assert len(errors.splitlines()) == 1
    assert all(game in errors for game in ("tetris", "lucky_loop", "loops", "jump", "targets"))


def test_a_file_and_a_new_game_are_not_asked_for_at_once() -> None:
    run = voltige("--new", "loops", "game.voltige", QT_QPA_PLATFORM="offscreen")
    _, errors = run.communicate(timeout=60)
    assert run.returncode == 2
    assert "not allowed with" in errors


@pytest.mark.parametrize("bad", [False, True])
def test_it_opens_with_a_file_and_ctrl_c_closes_it(bad: bool, tmp_path: Path) -> None:
    path = saved_game(tmp_path / "game.voltige")
    if bad:
        path.write_bytes(b"nonsense")
    run = voltige(str(path), QT_QPA_PLATFORM="offscreen")
    log = Path(os.environ["XDG_DATA_HOME"]) / "Voltige" / "Voltige" / "log" / "voltige.log"
    wait_for(lambda: log.exists() and "ready" in log.read_text(), run)
    run.send_signal(signal.SIGINT)
    _, errors = run.communicate(timeout=60)
    assert run.returncode == 0
    assert "Traceback" not in errors
