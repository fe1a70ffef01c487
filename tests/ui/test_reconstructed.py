"""Where figures of a box had to be worked out, the rulebook says so beside them."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
RECONSTRUCTED = {"lucky_loop": ("LL-2", "LL-3"), "targets": ("T-2", "T-3")}
"""By game: the rule with such figures, and the one after it."""
ADMITTED = {"en": "your box may differ", "fr": "votre boîte peut donc différer"}


@pytest.mark.parametrize("language", ADMITTED)
@pytest.mark.parametrize("game", RECONSTRUCTED)
def test_the_rulebook_says_that_your_box_may_differ(game: str, language: str) -> None:
    book = (ROOT / "resources" / game / f"rules_{language}.md").read_text(encoding="utf-8")
    rule, following = RECONSTRUCTED[game]
    found = re.search(rf"\*\*{rule}\*\*(.*?)\*\*{following}\*\*", book, re.DOTALL)
    assert found is not None
    assert ADMITTED[language] in found[1]


@pytest.mark.parametrize("language", ADMITTED)
def test_what_happens_to_a_faulty_free_programme_is_said_in_words(language: str) -> None:
    book = (ROOT / "resources" / "lucky_loop" / f"rules_{language}.md").read_text(encoding="utf-8")
    assert "strict" not in book.lower()
