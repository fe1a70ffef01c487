"""Every rule id has a test named after it, and no code names a rule that does not exist."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
RULES = {"LL": 32, "LP": 15, "J": 21, "T": 28}
"""The last rule of each game's rulebook."""


def _numbers(pattern: str, folder: str) -> dict[str, set[int]]:
    found: dict[str, set[int]] = {prefix: set() for prefix in RULES}
    for path in (ROOT / folder).rglob("*.py"):
        for prefix, number in re.findall(pattern, path.read_text(encoding="utf-8")):
            found[prefix].add(int(number))
    return found


@pytest.mark.parametrize("prefix", sorted(RULES))
def test_every_rule_has_a_test(prefix: str) -> None:
    tested = _numbers(r"def test_(LL|LP|J|T)_(\d+)_", "tests")[prefix]
    missing = set(range(1, RULES[prefix] + 1)) - tested
    assert not missing, f"no test_{prefix}_n_… for {sorted(missing)}"


@pytest.mark.parametrize("folder", ["core", "ui", "tests"])
def test_no_rule_is_invented(folder: str) -> None:
    for prefix, named in _numbers(r"\b(LL|LP|J|T)-(\d+)\b", folder).items():
        assert named <= set(range(1, RULES[prefix] + 1))
