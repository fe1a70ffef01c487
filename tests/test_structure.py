"""Imports point one way, also between the rooms of the ui, and the core knows no Qt, clock or global chance."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from functools import cache
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
MAY_SEE_ALL = {
    Path("core/session.py"),
    Path("core/record.py"),
    Path("core/loading.py"),
    Path("core/play.py"),
    # Only of games that are over.
    Path("core/review/reviewing.py"),
}


@pytest.mark.parametrize("folder", sorted(ALLOWED))
def test_only_the_core_of_the_core_names_a_whole_state(folder: str) -> None:
    for path in (ROOT / folder).rglob("*.py"):
        if path.relative_to(ROOT) not in MAY_SEE_ALL:
            found = WHOLE.search(path.read_text(encoding="utf-8"))
            assert found is None, f"{path} says {found and found.group()}"
    said = [path for path in (ROOT / folder).rglob("*.py") if "session.state" in path.read_text(encoding="utf-8")]
    assert not said


@pytest.mark.parametrize(
    "room",
    ["table", "panels", "hangar", "record", "share", "rulebook", "look", "jump", "loops", "lucky_loop", "targets"],
)
def test_what_shows_a_game_knows_it_through_the_seam_alone(room: str) -> None:
    for path in (ROOT / "ui" / room).rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            match node:
                case ast.ImportFrom(module="core.session" | "core.record" as module, names=names):
                    assert {alias.name for alias in names} <= {"Stale", "SEED_BITS"}, f"{path} imports from {module}"


QT = {"PySide6", "shiboken6"}
WITHOUT_QT = [
    "ui/*/layout/*.py",
    "ui/*/feat.py",
    "ui/*/gestures.py",
    "ui/*/hints.py",
    "ui/*/interpret.py",
    "ui/*/labels.py",
    "ui/*/odds.py",
    "ui/*/options.py",
    "ui/*/refusals.py",
    "ui/*/sounds.py",
    "ui/*/text.py",
    "ui/*/why.py",
    "ui/*/words.py",
    "ui/files/disk_text.py",
    "ui/files/played.py",
    "ui/files/shelf.py",
    "ui/look/numbers.py",
    "ui/look/phrases.py",
    "ui/look/theme.py",
    "ui/record/csv_text.py",
    "ui/record/evening/ranking.py",
    "ui/record/tallies.py",
    "ui/review/fair_scores.py",
    "ui/review/rows.py",
    "ui/review/telling.py",
    "ui/review/time_left.py",
    "ui/review/verdict.py",
    "ui/review/words.py",
    "ui/rulebook/finding.py",
    "ui/rulebook/source.py",
    "ui/share/webp.py",
    "ui/table/bots/odds.py",
    "ui/table/input/offer.py",
    "ui/table/pieces.py",
    "ui/targets/aiming/*.py",
    "ui/targets/film.py",
    "ui/targets/log_lines.py",
    "ui/timeline/marks.py",
]
"""What must work, and can be tested, without Qt: where things lie, what hands mean, and what is said."""


def files(patterns: list[str]) -> list[Path]:
    found = [(pattern, path) for pattern in patterns for path in sorted(ROOT.glob(pattern))]
    assert {pattern for pattern, _ in found} == set(patterns), "a pattern fits no file"
    return [path for _, path in found]


@cache
def imported(path: Path) -> frozenset[str]:
    """The names that a file imports when it runs, with `from a import b` as `a.b`: `b` may be a module."""
    tree = ast.parse(path.read_text(encoding="utf-8"))
    for node in ast.walk(tree):
        if isinstance(node, ast.If) and ast.unparse(node.test) == "TYPE_CHECKING":
            node.body = []
    names = set()
    for node in ast.walk(tree):
        match node:
            case ast.Import(names=aliases):
                names |= {alias.name for alias in aliases}
            case ast.ImportFrom(module=str(module), names=aliases):
                names |= {f"{module}.{alias.name}" for alias in aliases}
    return frozenset(names)


def own_file(name: str) -> Path | None:
    """The file of ours that an imported name is, or is defined in."""
    parts = name.split(".")
    for path in (ROOT.joinpath(*parts), ROOT.joinpath(*parts[:-1])):
        for file in (path.with_suffix(".py"), path / "__init__.py"):
            if path != ROOT and file.exists():
                return file
    return None


def reached(start: Path) -> dict[str, list[Path]]:
    """Every name that is imported when a file is, by itself or through others of ours, and the way to it."""
    found: dict[str, list[Path]] = {}
    ways = [[start]]
    seen = {start}
    while ways:
        way = ways.pop()
        for name in imported(way[-1]):
            found.setdefault(name, way)
            file = own_file(name)
            if file is not None and file not in seen:
                seen.add(file)
                ways.append([*way, file])
    return found


def named(way: list[Path]) -> str:
    return " -> ".join(str(path.relative_to(ROOT)) for path in way)


def test_layouts_gestures_and_words_know_no_qt_also_not_through_others() -> None:
    for path in files(WITHOUT_QT):
        for name, way in reached(path).items():
            assert name.split(".")[0] not in QT, f"{named(way)} imports {name}"


def test_art_knows_no_input_also_not_through_others() -> None:
    for path in files(["ui/*/art/*.py"]):
        for name, way in reached(path).items():
            assert not name.startswith("ui.table.input"), f"{named(way)} imports {name}"


def test_imports_are_followed_through_others() -> None:
    """The walk itself works: the window of a game is known to reach Qt and the input through others."""
    found = reached(ROOT / "ui" / "table" / "presenter.py")
    assert any(name.startswith("PySide6.") and len(way) > 1 for name, way in found.items())
    assert any(name.startswith("ui.table.input.") for name in found)
