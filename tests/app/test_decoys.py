"""Files that lie where Voltige is started, or where PYTHONPATH points, are never run instead of Python's or ours."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from pytestqt.qtbot import QtBot

from app import ROOT, ours_first
from core.bots.levels import ADVISER
from core.players import Kind, Player
from core.record import dump, header_of
from tests.app.waiting import PATIENCE, wait_for
from tests.ui.table.tables import session_of
from ui.look.names import NAMES
from ui.table.bots.bot_process import BotProcess, Errand, Inquiry, Task
from ui.table.bots.isolated_start import Work

NAMED = ("random", "msgspec", "socket", "selectors", "core", "ui")
"""What each of the processes imports: of Python, of a package, and of ours."""


@pytest.fixture
def decoys(tmp_path: Path) -> Path:
    """A folder of modules that leave a trace when they are run."""
    folder = tmp_path / "decoys"
    folder.mkdir()
    trace = f"open({str(tmp_path / 'trace')!r}, 'a').write(__file__ + '\\n')\n"
    for name in NAMED:
        (folder / f"{name}.py").write_text(trace)
    (folder / "core.py").unlink()
    (folder / "core").mkdir()
    (folder / "core" / "__init__.py").write_text(trace)
    return folder


@pytest.fixture
def untouched(tmp_path: Path) -> Iterator[None]:
    """None of them was."""
    yield
    trace = tmp_path / "trace"
    assert not trace.exists(), trace.read_text()


Surroundings = tuple[Path, dict[str, str]]


@pytest.fixture(params=["folder", "PYTHONPATH", "empty PYTHONPATH"])
def surroundings(request: pytest.FixtureRequest, decoys: Path, tmp_path: Path) -> Surroundings:
    """A working folder and an environment that lead to the decoys."""
    match request.param:
        case "folder":
            return decoys, {}
        case "PYTHONPATH":
            return tmp_path, {"PYTHONPATH": str(decoys)}
    # A forgotten colon, as in `PYTHONPATH=$PYTHONPATH:/somewhere`, means the working folder.
    return decoys, {"PYTHONPATH": f"{os.pathsep}{tmp_path / 'somewhere'}"}


def started(surroundings: Surroundings, tmp_path: Path, module: str, *arguments: str) -> subprocess.Popen[str]:
    """A command as an installed one is started: by a script that lies elsewhere."""
    script = tmp_path / "bin" / module
    script.parent.mkdir(exist_ok=True)
    script.write_text(f"import sys\nfrom app.{module} import main\nif __name__ == '__main__':\n    sys.exit(main())\n")
    folder, changes = surroundings
    environment = {**os.environ, **changes}
    pipe = subprocess.PIPE
    command = [sys.executable, str(script), *arguments]
    return subprocess.Popen(command, cwd=folder, env=environment, stdout=pipe, stderr=pipe, text=True)


@pytest.mark.usefixtures("untouched")
@pytest.mark.parametrize(
    "words",
    [
        "simulate jump --games 2",
        "simulate loops --games 2 --jobs 2",
        "odds --cards 4,7,12",
    ],
)
def test_the_command_line_runs_nothing_of_them(surroundings: Surroundings, tmp_path: Path, words: str) -> None:
    run = started(surroundings, tmp_path, "cli", *words.split())
    _, errors = run.communicate(timeout=PATIENCE)
    assert (run.returncode, errors) == (0, "")


@pytest.mark.usefixtures("untouched")
def test_the_window_and_its_bots_run_nothing_of_them(surroundings: Surroundings, tmp_path: Path) -> None:
    # Given a saved game between Pilots, when it is opened among decoys,
    session = session_of("jump", 2, 3)
    players = [Player(name, kind=Kind.PILOT) for name in NAMES[:2]]
    saved = tmp_path / "game.voltige"
    saved.write_bytes(dump(header_of(session, players), session))
    run = started(surroundings, tmp_path, "main", str(saved))
    # then the bots play on, by thoughts of their own process.
    journals = Path(os.environ["XDG_DATA_HOME"]) / "Voltige" / "Voltige" / "autosave"
    wait_for(lambda: any(lines(path) > session.length + 4 for path in journals.glob("*.voltige")), run)
    run.send_signal(signal.SIGINT)
    _, errors = run.communicate(timeout=PATIENCE)
    assert run.returncode == 0
    assert "lost" not in errors


def lines(path: Path) -> int:
    return path.read_bytes().count(b"\n")


def move() -> Task:
    session = session_of("targets", 2, 3)
    (seat,) = session.to_act
    return Task(session.game, Kind.CADET, session.view(seat), seat, 0.05, 1)


def hint() -> Task:
    return move()._replace(level=ADVISER)


def odds() -> Inquiry:
    session = session_of("lucky_loop", 2, 3)
    (seat,) = session.to_act
    action = session.game.legal(session.view(seat), seat)[0]
    return Inquiry(session.game, session.view(seat), seat, action)


@pytest.mark.usefixtures("untouched")
@pytest.mark.parametrize("errand", [move, hint, odds])
def test_bots_hints_and_odds_run_nothing_of_them(
    surroundings: Surroundings, monkeypatch: pytest.MonkeyPatch, qtbot: QtBot, errand: Callable[[], Errand]
) -> None:
    folder, changes = surroundings
    monkeypatch.chdir(folder)
    for name, value in changes.items():
        monkeypatch.setenv(name, value)
    worker, answers = BotProcess(), list[Any]()
    worker.ask(errand(), answers.append)
    qtbot.waitUntil(lambda: bool(answers), timeout=round(1000 * PATIENCE))
    worker.close()
    assert answers[0] is not None
    assert worker.trouble is None


@pytest.mark.usefixtures("untouched")
@pytest.mark.parametrize("work", list(Work))
def test_the_entry_of_a_bundle_works_and_knows_no_qt(surroundings: Surroundings, tmp_path: Path, work: Work) -> None:
    run = started(surroundings, tmp_path, "main", "--worker", work)
    assert run.communicate("", timeout=PATIENCE) == ("", "")
    assert run.returncode == 0
    asked = f"import sys, app.main, core.{work}.worker; print([name for name in sys.modules if 'PySide' in name])"
    printed = subprocess.run([sys.executable, "-c", asked], cwd=ROOT, capture_output=True, text=True, check=True)
    assert printed.stdout.strip() == "[]"


def test_what_is_foreign_comes_last_and_ours_before_what_is_installed(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("PYTHONPATH", "/named")
    python, packages = os.path.dirname(os.__file__), "/usr/lib/site-packages"
    path = [str(tmp_path), "/named", "/bin", python, packages]
    assert ours_first(path) == ["/bin", python, ROOT, packages, str(tmp_path), "/named"]
    assert ours_first([ROOT, python]) == [ROOT, python]
