"""The log has what Python, Qt and the app say; where it can't be written nobody is hurt."""

from __future__ import annotations

import faulthandler
import logging
import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import qWarning

from app import ROOT, log
from app.log import FAULTS, NAME, Log, report_errors
from tests.app.waiting import wait_for
from tests.ui.shell.flights import saved_game


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    return tmp_path / "data" / "log"


@pytest.fixture(autouse=True)
def restored() -> Iterator[None]:
    """The tests' own handlers are as they were."""
    root, before = logging.getLogger(), logging.getLogger().handlers[:]
    level = root.level
    yield
    root.handlers[:] = before
    root.setLevel(level)
    assert sys.__stderr__ is not None
    faulthandler.enable(sys.__stderr__)


def written(folder: Path) -> str:
    return (folder / NAME).read_text(encoding="utf-8")


def test_it_has_what_the_app_and_qt_say(folder: Path) -> None:
    taken = Log(folder)
    taken.start()
    logging.getLogger("ui.somewhere").warning("clouds ahead")
    qWarning("a wing is loose")
    taken.stop()
    logging.getLogger("ui.somewhere").warning("afterwards")
    assert "WARNING ui.somewhere: clouds ahead" in written(folder)
    assert "a wing is loose" in written(folder)
    assert "afterwards" not in written(folder)


@pytest.mark.parametrize("verbose", [False, True])
def test_asked_to_be_verbose_it_has_everything_and_says_it(
    verbose: bool, folder: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    taken = Log(folder, verbose)
    taken.start()
    logging.getLogger("ui.somewhere").debug("a small cloud")
    taken.stop()
    assert ("a small cloud" in written(folder)) == verbose
    assert ("a small cloud" in capsys.readouterr().err) == verbose


def test_it_is_never_large(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(log, "LARGEST", 10_000)
    folder.mkdir(parents=True)
    (folder / FAULTS).write_text("x" * 20_000)
    taken = Log(folder)
    taken.start()
    for number in range(2000):
        logging.getLogger("ui.somewhere").info("cloud %04d", number)
    taken.stop()
    assert sum(path.stat().st_size for path in folder.iterdir()) <= 10_000 * (1 + log.OLDER)
    kept = [folder / NAME, *(folder / f"{NAME}.{age}" for age in range(1, 1 + log.OLDER))]
    assert {*folder.iterdir()} == {*kept, folder / FAULTS}
    lines = "".join(path.read_text() for path in reversed(kept)).splitlines()
    assert lines == sorted(lines), "a log does not begin where the next older one ends"
    assert lines[-1].endswith("cloud 1999")


def test_where_it_cannot_be_written_the_app_goes_on(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("no folder")
    taken = Log(tmp_path / "file" / "log")
    taken.start()
    logging.getLogger("ui.somewhere").error("clouds ahead")
    taken.stop()


def test_a_disk_that_fills_up_hurts_nobody(folder: Path, capfd: pytest.CaptureFixture[str]) -> None:
    folder.mkdir(parents=True)
    (folder / NAME).symlink_to("/dev/full")
    taken = Log(folder)
    taken.start()
    logging.getLogger("ui.somewhere").info("clouds ahead")
    taken.stop()
    assert "Traceback" not in capfd.readouterr().err


def test_errors_of_the_app_are_reported_once_each_and_qts_are_not() -> None:
    reported = list[str]()
    report_errors(lambda story: reported.append("before"))
    report_errors(reported.append)
    logging.getLogger("ui.table.bots.bot_seats").error("the bots have trouble")
    logging.getLogger("ui.table.bots.bot_seats").warning("a thought was lost")
    logging.getLogger("qt").error("a wing is loose")
    assert reported == ["the bots have trouble"]


def test_a_crash_of_python_itself_leaves_its_story(tmp_path: Path) -> None:
    saved = saved_game(tmp_path / "game.voltige")
    command = [sys.executable, "-m", "app.main", str(saved)]
    run = subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
    data = Path(os.environ["XDG_DATA_HOME"]) / "Voltige" / "Voltige"
    wait_for(lambda: any(data.glob("autosave/*.voltige")), run)
    run.send_signal(signal.SIGSEGV)
    run.communicate(timeout=60)
    assert "Segmentation fault" in (data / "log" / FAULTS).read_text()
    assert (data / "log" / NAME).exists()


def test_a_home_that_cannot_be_written_does_not_keep_the_app_from_starting(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("no folder")
    code = (
        "import sys\nfrom app.desktop import create_application, create_window\nfrom app.log import Log\n"
        "from pathlib import Path\napplication = create_application()\nLog(Path(sys.argv[1])).start()\n"
        "window = create_window(application)\nwindow.show()\napplication.processEvents()\nprint('shown')\n"
    )
    environment = {**os.environ, **{f"XDG_{name}_HOME": str(tmp_path / "file") for name in ("DATA", "CACHE")}}
    command = [sys.executable, "-c", code, str(tmp_path / "file" / "log")]
    run = subprocess.run(command, cwd=ROOT, env=environment, capture_output=True, text=True, timeout=60)
    assert run.stdout.strip() == "shown", run.stderr
