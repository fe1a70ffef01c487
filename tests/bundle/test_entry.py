"""The program of a bundle in a copied tree, far from this one, with a Python that believes that it is frozen."""

from __future__ import annotations

import os
import shutil
import signal
import subprocess
import sys
from pathlib import Path

import msgspec
import pytest

from app.bundle import entry
from app.bundle.contents import PARTS
from app.bundle.sources import ROOT
from core.bots.worker import Answer, WhichMove, encoded, raw
from core.players import Kind, Player
from core.record import dump, header_of
from core.review import worker as review
from core.review.review import Unit
from tests.app.waiting import PATIENCE, wait_for
from tests.core.review.finished_games import NODES, finished_game, saved
from tests.packages import lay_down
from tests.ui.table.tables import session_of

PROGRAM = """#!{python} -I
import sys
sys.meta_path[:] = [finder for finder in sys.meta_path if finder.__module__.startswith("_frozen_importlib")]
sys.path[:] = [{tree!r}, *(place for place in sys.path if place != {root!r})]
sys.frozen, sys.executable = True, {program!r}
__file__ = {entry!r}
exec(compile(open(__file__, encoding="utf-8").read(), __file__, "exec"))
"""


@pytest.fixture(scope="module")
def bundle(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder of a bundle as far as it can be had without making one."""
    folder = tmp_path_factory.mktemp("bundle")
    tree, program = folder / "_internal", folder / "voltige"
    for part in PARTS:
        shutil.copytree(ROOT / part, tree / part, ignore=shutil.ignore_patterns("pictures", "bundle"))
    shutil.copy(entry.__file__, tree / "entry.py")
    lay_down(tree, "voltige", {})
    words = {"python": sys.executable, "tree": tree, "root": ROOT, "program": program, "entry": tree / "entry.py"}
    program.write_text(PROGRAM.format(**{name: str(word) for name, word in words.items()}))
    program.chmod(0o755)
    (folder / "voltige-cli").symlink_to("voltige")
    return folder


def started(program: Path, *words: str, **more: str) -> subprocess.Popen[bytes]:
    environment = {name: value for name, value in os.environ.items() if not name.startswith("PYTHON")}
    pipe = subprocess.PIPE
    command = [str(program), *words]
    return subprocess.Popen(
        command, cwd="/", env={**environment, "PATH": "", **more}, stdin=pipe, stdout=pipe, stderr=pipe
    )


def said(program: Path, *words: str, asked: bytes = b"") -> str:
    run = started(program, *words)
    out, errors = run.communicate(asked, timeout=PATIENCE)
    assert (run.returncode, errors) == (0, b"")
    return out.decode()


@pytest.mark.parametrize("program", ["voltige", "voltige-cli"])
def test_it_is_what_it_is_called_and_knows_its_version(bundle: Path, program: str) -> None:
    assert said(bundle / program, "--version") == f"{program} 1.0\n"


def test_games_are_simulated_in_processes_of_its_own(bundle: Path) -> None:
    assert "2 games" in said(bundle / "voltige-cli", "simulate", "jump", "--games", "2", "--jobs", "2")


def test_it_thinks_where_it_is_told_to(bundle: Path) -> None:
    session = session_of("jump", 2, 3)
    seat = min(session.to_act)
    question = WhichMove(7, "jump", seat, raw(session.view(seat)), Kind.CADET, 0.01, 1)
    answer = msgspec.json.decode(said(bundle / "voltige", "--worker", "bots", asked=encoded(question)), type=Answer)
    assert answer.number == 7


def test_it_reviews_where_it_is_told_to(bundle: Path) -> None:
    asked = review.encoded(review.Game(saved(finished_game()), NODES)) + review.encoded(review.Portion((2, 1)))
    lines = said(bundle / "voltige", "--worker", "review", asked=asked).splitlines()
    assert [msgspec.json.decode(line, type=Unit).index for line in lines] == [2, 1]


def test_bots_play_in_its_window_by_thoughts_of_its_own(bundle: Path, tmp_path: Path) -> None:
    session = session_of("jump", 2, 3)
    saved = tmp_path / "game.voltige"
    saved.write_bytes(dump(header_of(session, [Player(name, kind=Kind.CADET) for name in "AB"]), session))
    (tmp_path / "Voltige").mkdir()
    (tmp_path / "Voltige" / "Voltige.conf").write_text("[General]\npace=at_once\nthinking=300\n")
    homes = {f"XDG_{kind}_HOME": str(tmp_path) for kind in ("CONFIG", "DATA")}
    run = started(bundle / "voltige", str(saved), QT_QPA_PLATFORM="offscreen", **homes)
    journals = tmp_path / "Voltige" / "Voltige" / "autosave"
    wait_for(lambda: any(path.read_bytes().count(b"\n") > session.length + 3 for path in journals.glob("*.voltige")))
    run.send_signal(signal.SIGINT)
    _, errors = run.communicate(timeout=PATIENCE)
    assert run.returncode == 0, errors
    log = (tmp_path / "Voltige" / "Voltige" / "log" / "voltige.log").read_text()
    assert "was lost" not in log


@pytest.mark.parametrize("before", [{}, {"LD_LIBRARY_PATH": "/opt/lib"}])
def test_programs_that_it_starts_find_their_own_libraries(before: dict[str, str]) -> None:
    kept = {f"{name}_ORIG": value for name, value in before.items()}
    environment = {"HOME": "/home/ada", "LD_LIBRARY_PATH": "/bundle/_internal", **kept}
    entry._forget_libraries(environment)
    assert environment == {"HOME": "/home/ada", **before}


def test_it_finds_nothing_of_this_tree(bundle: Path) -> None:
    shutil.move(bundle / "_internal" / "core", bundle / "hidden")
    try:
        run = started(bundle / "voltige-cli", "games")
        _, errors = run.communicate(timeout=PATIENCE)
    finally:
        shutil.move(bundle / "hidden", bundle / "_internal" / "core")
    assert b"incomplete, 'core' is missing" in errors


def test_the_helper_of_processes_is_known_by_what_python_says() -> None:
    """A newer Python may say it in other words; then this is where to look."""
    from multiprocessing import resource_tracker

    source = Path(resource_tracker.__file__).read_text(encoding="utf-8")
    assert "from multiprocessing.resource_tracker import main;main(" in source.replace("; ", ";")
