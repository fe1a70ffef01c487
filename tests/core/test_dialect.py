"""Every game of ours is written in one dialect: the same files, and the same names in them."""

from __future__ import annotations

import ast
import inspect
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path
from pkgutil import walk_packages
from types import ModuleType
from typing import Any, get_args, get_origin

import pytest

import core
from core.game import Action, Event, Game

CORE = Path(core.__file__).parent
GAMES = sorted(path.parent.name for path in CORE.glob("*/game.py"))
FILES = ("game", "state", "actions", "events", "reasons", "audit", "view", "legal", "box")
ROOMS = ("rules", "bot")
PARAMETERS = {
    ("view", "view_of"): ["state", "seat"],
    ("view", "determinized"): ["view", "rng"],
    ("audit", "audit"): ["state"],
    ("legal", "to_act"): ["state"],
    ("legal", "legal"): ["state", "seat"],
}
"""The functions that each game has, by file and name, and their parameters."""


def modules(game: str) -> Iterator[ModuleType]:
    """All modules of a game's rules."""
    for found in walk_packages([str(CORE / game)], f"core.{game}."):
        yield import_module(found.name)


def defined(game: str, base: type) -> Iterator[type]:
    """The classes of a kind that a game defines, wherever it does."""
    for module in modules(game):
        for item in vars(module).values():
            if inspect.isclass(item) and issubclass(item, base) and item.__module__ == module.__name__:
                yield item


def rules_of(game: str) -> Game[Any, Any]:
    """The game's object, which has the name of the game in capitals."""
    found = getattr(import_module(f"core.{game}.game"), game.upper())
    assert isinstance(found, Game)
    return found


def test_there_are_games_to_look_at() -> None:
    assert {"jump", "loops", "lucky_loop", "targets"} <= set(GAMES)


@pytest.mark.parametrize("game", GAMES)
def test_a_game_has_the_files_that_every_game_has(game: str) -> None:
    folder = CORE / game
    assert [name for name in FILES if not (folder / f"{name}.py").is_file()] == []
    assert [name for name in ROOMS if not (folder / name / "__init__.py").is_file()] == []
    assert (folder / "bot" / "levels.py").is_file()


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize(("file", "name"), PARAMETERS)
def test_a_game_has_the_functions_that_every_game_has(game: str, file: str, name: str) -> None:
    function = getattr(import_module(f"core.{game}.{file}"), name)
    assert function.__module__ == f"core.{game}.{file}"
    assert list(inspect.signature(function).parameters) == PARAMETERS[file, name]


@pytest.mark.parametrize("game", GAMES)
def test_a_game_is_typed_and_called_by_its_name(game: str) -> None:
    rules, kind = rules_of(game), type(rules_of(game))
    name = kind.__name__.removesuffix("Game")
    assert rules.id == game
    assert name.lower() == game.replace("_", "")
    assert (rules.state.__name__, rules.options.__name__) == (f"{name}State", f"{name}Options")
    assert {rules.state.__module__, rules.options.__module__} == {f"core.{game}.state"}
    (base,) = vars(kind)["__orig_bases__"]
    assert (get_origin(base), get_args(base)) == (Game, (rules.state, rules.options))


@pytest.mark.parametrize("game", GAMES)
def test_actions_are_defined_in_their_file_and_named_in_one_union(game: str) -> None:
    actions = import_module(f"core.{game}.actions")
    own = set(defined(game, Action))
    assert {kind.__module__ for kind in own} == {actions.__name__}
    assert rules_of(game).actions == actions.Actions
    shared = {kind for kind in get_args(actions.Actions) if not kind.__module__.startswith(f"core.{game}.")}
    assert set(get_args(actions.Actions)) == own | shared
    assert {kind.__module__ for kind in shared} <= {"core.cards", "core.dice"}


@pytest.mark.parametrize("game", GAMES)
def test_events_are_defined_in_their_file(game: str) -> None:
    assert {kind.__module__ for kind in defined(game, Event)} == {f"core.{game}.events"}


def _is_log(annotation: str) -> bool:
    """Whether events are added to it: a list of them, or a log that knows the stages of a step too."""
    return annotation in ("list[Event]", "JumpLog") or annotation.startswith("Log[")


@pytest.mark.parametrize("game", GAMES)
def test_the_list_that_rules_add_events_to_is_the_log(game: str) -> None:
    names = {
        argument.arg
        for path in (CORE / game).rglob("*.py")
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.FunctionDef)
        for argument in node.args.args
        if argument.annotation is not None and _is_log(ast.unparse(argument.annotation))
    }
    assert names == {"log"}
