"""Imports point one way, app to ui to core, and the core knows no Qt, clock or global chance."""

from __future__ import annotations

import ast
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
