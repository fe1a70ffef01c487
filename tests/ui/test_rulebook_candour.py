"""The rulebooks of Jump! and LOOPS say what is printed, what is a guess, and what the table may choose."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

RESOURCES = Path(__file__).parents[2] / "resources"


def section(game: str, language: str, rule: str) -> str:
    """The text of a rule, up to the next one."""
    book = (RESOURCES / game / f"rules_{language}.md").read_text(encoding="utf-8")
    return re.split(r"\*\*[A-Z]+-\d+\*\*", book.split(f"**{rule}**")[1])[0]


@pytest.mark.parametrize(
    ("game", "rule"), [("jump", "J-1"), ("jump", "J-2"), ("jump", "J-3"), ("loops", "LP-1")], ids=lambda word: word
)
def test_a_reconstructed_figure_is_called_one(game: str, rule: str) -> None:
    assert "your box may differ" in section(game, "en", rule)
    assert "votre boîte peut être différente" in section(game, "fr", rule)


@pytest.mark.parametrize(
    ("game", "rule", "english", "french"),
    [
        ("jump", "J-6", "the youngest", "le plus jeune"),
        ("jump", "J-8", "turned round", "est retourné"),
        ("jump", "J-13", "waits for the later jumps of the trick", "attend les sauts suivants du même tour"),
        ("jump", "J-14", "the upper seat before the lower", "le siège du haut avant celui du bas"),
        ("jump", "J-16", "never (strict, as printed in the French rules)", "jamais (strict, comme l’imprime"),
        ("jump", "J-20", "Only then", "Ensuite seulement"),
        ("loops", "LP-2", "In print, every game", "règle imprimée\u00a0: chaque partie"),
        ("loops", "LP-4", "unless you name somebody", "sauf si vous désignez quelqu’un"),
        ("loops", "LP-11", "stays a fault for them (LP-14)", "reste une faute (LP-14)"),
        ("targets", "T-3", "unless you name somebody", "sauf si vous désignez quelqu’un"),
    ],
    ids=lambda word: word if re.fullmatch(r"[A-Z]+-\d+", word) else "",
)
def test_a_rule_says_how_it_is_played_here(game: str, rule: str, english: str, french: str) -> None:
    assert english in section(game, "en", rule)
    assert french in section(game, "fr", rule)
