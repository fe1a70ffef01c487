"""Every game has a rulebook in each language, with each rule where a refusal's link can find it."""

from __future__ import annotations

import ast
import re
from importlib.util import find_spec
from pathlib import Path

import pytest

from core.catalog import CATALOG, GAMES
from core.data import folder
from tests.core.test_rule_ids import rules_of

LANGUAGES = ("en", "fr")
HARD_SPACE = "\u00a0"

every_game = pytest.mark.parametrize("game", sorted(CATALOG))
every_language = pytest.mark.parametrize("language", LANGUAGES)


def _rulebook(game: str, language: str) -> str:
    return (folder(GAMES[game].resources) / f"rules_{language}.md").read_text(encoding="utf-8")


def _rule_ids(game: str) -> list[str]:
    return [f"{GAMES[game].prefix}-{number}" for number in range(1, len(rules_of(game)) + 1)]


def _named_by_refusals(game: str) -> set[str]:
    """The rule ids among the strings of the game's code, which is where refusals get them from."""
    code = find_spec(GAMES[game].rules.partition(":")[0])
    assert code is not None
    assert code.origin is not None
    return {
        node.value
        for path in Path(code.origin).parent.rglob("*.py")
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.Constant) and isinstance(node.value, str)
        if re.fullmatch(r"[A-Z]+-\d+", node.value)
    }


@every_language
@every_game
def test_every_rule_is_there_once(game: str, language: str) -> None:
    found = re.findall(r"\*\*([A-Z]+-\d+)\*\*", _rulebook(game, language))
    assert sorted(found) == sorted(_rule_ids(game))


@every_language
@every_game
def test_every_rule_begins_its_own_paragraph_or_item(game: str, language: str) -> None:
    paragraph_or_item = r"(?:(?<=\n\n)|(?<=\n)(?:[-*]|\d+\.) )\*\*([A-Z]+-\d+)\*\* \w"
    found = re.findall(paragraph_or_item, _rulebook(game, language))
    assert sorted(found) == sorted(_rule_ids(game))


@every_language
@every_game
def test_every_refusal_finds_its_rule(game: str, language: str) -> None:
    named = _named_by_refusals(game)
    assert named, "the code of the game names no rule"
    missing = {rule for rule in named if f"**{rule}**" not in _rulebook(game, language)}
    assert not missing


@every_language
@every_game
def test_no_rule_is_invented(game: str, language: str) -> None:
    mentioned = set(re.findall(r"\b[A-Z]+-\d+\b", _rulebook(game, language)))
    assert mentioned <= set(_rule_ids(game))


@every_game
def test_both_languages_teach_in_the_same_order(game: str) -> None:
    orders = [re.findall(r"\*\*([A-Z]+-\d+)\*\*", _rulebook(game, language)) for language in LANGUAGES]
    assert orders[0] == orders[1]


@every_game
def test_french_keeps_its_punctuation_on_the_line(game: str) -> None:
    _title, _, text = _rulebook(game, "fr").partition("\n")
    # Of a picture the words are read, not its address.
    text = re.sub(r"!\[(.*?)\]\(picture:[\w-]+\)", r"\1", text)
    loose = re.findall(rf"[^{HARD_SPACE}][:;!?»]|«[^{HARD_SPACE}]", text)
    assert not loose
