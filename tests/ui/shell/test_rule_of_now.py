"""Whatever is being played, the rulebook can be opened at a rule that tells of it."""

from __future__ import annotations

from collections.abc import Mapping
from enum import StrEnum
from typing import Any

import pytest

from core.jump.state import Phase as JumpPhase
from core.loops.state import Phase as LoopsPhase
from core.lucky_loop.state import Phase as LuckyLoopPhase
from core.targets.state import Phase as TargetsPhase
from tests.core.lucky_loop.scripted import ALL_FOUR, given
from tests.ui.rulebook.pages import marked, press
from tests.ui.shell.books import dock_of, f1
from tests.ui.shell.flights import fly, header
from ui.catalog import TABLES
from ui.jump.table import RULES as OF_JUMP
from ui.loops.table import RULES as OF_LOOPS
from ui.lucky_loop.table import RULES as OF_LUCKY_LOOP
from ui.rulebook.source import rules_text
from ui.shell.window import MainWindow
from ui.targets.table import RULES as OF_TARGETS

BOOKS: Mapping[str, tuple[type[StrEnum], Mapping[Any, str]]] = {
    "jump": (JumpPhase, OF_JUMP),
    "loops": (LoopsPhase, OF_LOOPS),
    "lucky_loop": (LuckyLoopPhase, OF_LUCKY_LOOP),
    "targets": (TargetsPhase, OF_TARGETS),
}


@pytest.mark.parametrize("game", sorted(BOOKS))
def test_every_phase_has_a_rule_of_the_book(game: str) -> None:
    phases, rules = BOOKS[game]
    assert set(rules) == set(phases)
    assert not [rule for rule in rules.values() if f"**{rule}**" not in rules_text(game, "en")]


def test_in_the_final_phase_of_lucky_loop_it_is_that_of_the_free_programme() -> None:
    assert TABLES["lucky_loop"].rule_of(given(scores={0: ALL_FOUR}).state) == "LL-24"


@pytest.mark.parametrize("game", sorted(BOOKS))
def test_at_a_running_table_the_book_opens_at_what_is_played(window: MainWindow, game: str) -> None:
    page = window.games.start(header(game, humans=2))
    fly(page, 3)
    f1(window)
    (mark,) = marked(dock_of(window).view.reader)
    rule = TABLES[game].rule_of(page.presenter.showing.view)
    assert mark.startswith(f"{rule} ")
    # Another press does not turn the page from under somebody who reads on.
    press(window, "Ctrl+Home")
    page.setFocus()
    f1(window)
    assert dock_of(window).view.reader.textCursor().atStart()
