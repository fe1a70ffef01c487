"""Words are found whatever their case, accents and hyphens are."""

from __future__ import annotations

import pytest

from ui.rulebook.finding import in_units, occurrences


@pytest.mark.parametrize(
    ("words", "text", "places"),
    [
        ("die", "A die is a die.", [(2, 5), (11, 14)]),
        ("DIE", "Die", [(0, 3)]),
        ("echange", "L’Échange", [(2, 9)]),
        ("l'é", "L’Échange", [(0, 3)]),
        ("-1", "−1 ou -1", [(0, 2), (6, 8)]),
        ("but :", "Le but\u00a0: gagner", [(3, 8)]),
        ("aa", "aaaa", [(0, 2), (2, 4)]),
        ("plane", "🛩 a plane", [(5, 10)]),
        ("loop", "nothing", []),
        ("", "nothing", []),
        (" ", "no thing", []),
    ],
)
def test_where_words_are(words: str, text: str, places: list[tuple[int, int]]) -> None:
    assert occurrences(words, text) == places


def test_signs_are_counted_as_qt_counts_them() -> None:
    assert len(in_units("a🛩b")) == len("a🛩b".encode("utf-16-le")) // 2
