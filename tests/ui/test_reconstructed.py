"""Where figures of a box had to be worked out, the rulebook says so in a side note, and nowhere else."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
RECONSTRUCTED = {
    "jump": {"J-1", "J-2", "J-3"},
    "loops": {"LP-1"},
    "lucky_loop": {"LL-2"},
    "targets": {"T-2"},
}
"""By game: the rules with figures that no source prints."""
NOTE = {"en": "> *Reconstructed:*", "fr": "> *Reconstitué\u00a0:*"}
ADMITTED = {
    "en": ("your box may differ",),
    "fr": ("votre boîte peut donc différer", "votre boîte peut être différente"),
}

every_game = pytest.mark.parametrize("game", sorted(RECONSTRUCTED))
every_language = pytest.mark.parametrize("language", sorted(NOTE))


def rules(game: str, language: str) -> dict[str, str]:
    """The text of each rule, up to the next one."""
    book = (ROOT / "resources" / game / f"rules_{language}.md").read_text(encoding="utf-8")
    parts = re.split(r"^(?:- )?\*\*([A-Z]+-\d+)\*\*", book, flags=re.MULTILINE)
    return dict(zip(parts[1::2], parts[2::2], strict=True))


@every_language
@every_game
def test_a_reconstructed_rule_has_a_side_note_and_no_other_rule_has(game: str, language: str) -> None:
    noted = {rule for rule, text in rules(game, language).items() if NOTE[language] in text}
    assert noted == RECONSTRUCTED[game]


@every_language
@every_game
def test_the_note_says_that_your_box_may_differ(game: str, language: str) -> None:
    for rule in RECONSTRUCTED[game]:
        (note,) = re.findall(rf"^{re.escape(NOTE[language])}(.*)$", rules(game, language)[rule], re.MULTILINE)
        assert any(words in note for words in ADMITTED[language])


@pytest.mark.parametrize("language", sorted(NOTE))
def test_what_happens_to_a_faulty_free_programme_is_said_in_words(language: str) -> None:
    book = (ROOT / "resources" / "lucky_loop" / f"rules_{language}.md").read_text(encoding="utf-8")
    assert "strict" not in book.lower()
