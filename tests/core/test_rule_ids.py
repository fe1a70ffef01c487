"""Every rule id has a test named after it, and no code names a rule that does not exist."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

import pytest

from core.catalog import GAMES
from core.data import folder

ROOT = Path(__file__).parents[2]
PREFIXES = "|".join(sorted((entry.prefix for entry in GAMES.values()), key=len, reverse=True))

every_game = pytest.mark.parametrize("game", GAMES)


@cache
def rules_of(game: str) -> set[int]:
    """The numbers of the rules in a game's rulebook."""
    book = (folder(GAMES[game].resources) / "rules_en.md").read_text(encoding="utf-8")
    return {int(number) for number in re.findall(rf"\*\*{GAMES[game].prefix}-(\d+)\*\*", book)}


@cache
def _numbers(pattern: str, folder: str) -> dict[str, set[int]]:
    found: dict[str, set[int]] = {entry.prefix: set() for entry in GAMES.values()}
    for path in (ROOT / folder).rglob("*.py"):
        for prefix, number in re.findall(pattern, path.read_text(encoding="utf-8")):
            found[prefix].add(int(number))
    return found


@every_game
def test_rules_are_numbered_from_one_without_a_gap(game: str) -> None:
    assert rules_of(game) == set(range(1, len(rules_of(game)) + 1))


@every_game
def test_every_rule_has_a_test_and_no_other_is_tested(game: str) -> None:
    prefix = GAMES[game].prefix
    tested = _numbers(rf"def test_({PREFIXES})_(\d+)_", "tests")[prefix]
    missing = rules_of(game) - tested
    assert not missing, f"no test_{prefix}_n_… for {sorted(missing)}"
    assert tested <= rules_of(game)


@pytest.mark.parametrize("folder", ["core", "ui", "tests"])
@every_game
def test_no_rule_is_invented(game: str, folder: str) -> None:
    assert _numbers(rf"\b({PREFIXES})-(\d+)\b", folder)[GAMES[game].prefix] <= rules_of(game)
