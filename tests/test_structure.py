"""Imports point one way, app to ui to core, and the core knows no Qt, clock or global chance."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
ALLOWED = {
    "core": {"core", "resources"},
    "ui": {"ui", "core", "resources"},
    "app": {"app", "ui", "core", "resources"},
}
OURS = set(ALLOWED) | {"resources", "tests"}
NOT_IN_CORE = {"PySide6", "shiboken6", "time", "datetime", "pickle", "secrets", "os", "threading", "asyncio"}
BOTS_CLOCK = (Path("core/bots/clock.py"), "time")
"""Bots have to know when their time is up; no rule asks."""


def imports(folder: str) -> Iterator[tuple[Path, str]]:
    for path in sorted((ROOT / folder).rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Import):
                yield from ((path, alias.name.split(".")[0]) for alias in node.names)
            elif isinstance(node, ast.ImportFrom):
                assert node.level == 0, f"{path}: a relative import"
                yield path, (node.module or "").split(".")[0]


@pytest.mark.parametrize("folder", sorted(ALLOWED))
def test_imports_point_one_way(folder: str) -> None:
    for path, module in imports(folder):
        assert module not in OURS - ALLOWED[folder], f"{path} imports {module}"


def test_the_core_knows_no_qt_and_no_clock_but_that_of_bots() -> None:
    for path, module in imports("core"):
        if (path.relative_to(ROOT), module) != BOTS_CLOCK:
            assert module not in NOT_IN_CORE, f"{path} imports {module}"


def test_games_do_not_import_each_other() -> None:
    games = sorted(path.name for path in (ROOT / "core").iterdir() if (path / "game.py").exists())
    for game in games:
        for path in (ROOT / "core" / game).rglob("*.py"):
            source = path.read_text(encoding="utf-8")
            others = [other for other in games if other != game and f"core.{other}" in source]
            assert not others, f"{path} imports {others}"


@pytest.mark.parametrize("folder", sorted(ALLOWED))
def test_chance_is_never_global(folder: str) -> None:
    for path in (ROOT / folder).rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            match node:
                case ast.Attribute(value=ast.Name(id="random"), attr=name):
                    assert name == "Random", f"{path}: random.{name}"


WHOLE = re.compile(r"session\.state\b|\bwhole_state\b|\._states\b|session\._state\b")
"""How a position with all its secrets could be named."""
MAY_SEE_ALL = {Path("core/session.py"), Path("core/record.py"), Path("core/loading.py"), Path("core/play.py")}


@pytest.mark.parametrize("folder", sorted(ALLOWED))
def test_only_the_core_of_the_core_names_a_whole_state(folder: str) -> None:
    for path in (ROOT / folder).rglob("*.py"):
        if path.relative_to(ROOT) not in MAY_SEE_ALL:
            found = WHOLE.search(path.read_text(encoding="utf-8"))
            assert found is None, f"{path} says {found and found.group()}"
    said = [path for path in (ROOT / folder).rglob("*.py") if "session.state" in path.read_text(encoding="utf-8")]
    assert not said


@pytest.mark.parametrize("room", ["table", "panels", "hangar", "look", "jump", "loops", "lucky_loop", "targets"])
def test_what_shows_a_game_knows_it_through_the_seam_alone(room: str) -> None:
    for path in (ROOT / "ui" / room).rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            match node:
                case ast.ImportFrom(module="core.session" | "core.record" as module, names=names):
                    assert {alias.name for alias in names} <= {"Stale", "SEED_BITS"}, f"{path} imports from {module}"
