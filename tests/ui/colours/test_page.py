"""The page about colours says what is true of today's liveries, and nobody with usual eyes needs the shapes."""

from __future__ import annotations

from itertools import combinations

from tests.ui.colours.page import CLOSE, PAGE, apart, page
from ui.look.theme import LIVERIES


def test_the_page_is_up_to_date() -> None:
    assert PAGE.read_text(encoding="utf-8") == page(), "`make colours` writes it"


def test_usual_eyes_tell_all_coloursapart() -> None:
    assert all(apart(one, other)[0] > CLOSE for one, other in combinations(LIVERIES, 2))
