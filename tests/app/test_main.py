"""`voltige`: what it says when it can't open a window, and that it opens one."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from app.crash import CrashReports
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


@pytest.mark.parametrize("bad", [False, True])
def test_it_opens_with_a_file_and_ctrl_c_closes_it(bad: bool, tmp_path: Path) -> None:
    path = saved_game(tmp_path / "game.voltige")
    if bad:
        path.write_bytes(b"nonsense")
    run = voltige(str(path), QT_QPA_PLATFORM="offscreen")
    time.sleep(3)
    assert run.poll() is None
    run.send_signal(signal.SIGINT)
    _, errors = run.communicate(timeout=60)
    assert run.returncode == 0
    assert "Traceback" not in errors


def test_an_unforeseen_error_is_reported_and_told_once(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    told: list[tuple[str, str]] = []
    reports = CrashReports(tmp_path / "reports", lambda sentence, detail: told.append((sentence, detail)))
    for _ in range(3):
        try:
            raise ZeroDivisionError("over the clouds")
        except ZeroDivisionError as error:
            reports.report(type(error), error, error.__traceback__)
    assert len(told) == 1
    assert "go on" in told[0][0]
    (report,) = (tmp_path / "reports").iterdir()
    assert "over the clouds" in report.read_text()
    assert "over the clouds" in capsys.readouterr().err
