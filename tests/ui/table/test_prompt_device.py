"""Prompts speak of keys to whoever used the keyboard last, and of the mouse to everybody else."""

from __future__ import annotations

import re

import pytest
from msgspec.structs import replace
from PySide6.QtCore import Qt

from core.catalog import CATALOG
from tests.ui.moments import moments_of
from tests.ui.table.driver import Driver
from tests.ui.table.tables import session_of, table_for, take_the_table
from tests.ui.table.test_gesture_input import choosing, trio
from ui.catalog import TABLES
from ui.table.pieces import Layout

MOUSE = re.compile(r"\b([Dd]rag|[Cc]lick|[Ww]heel|[Pp]ull)\b")


def prompt_of(layout: Layout) -> tuple[str, str]:
    (look,) = [piece.look for piece in layout.pieces if piece.kind == "prompt"] or [("", "", False)]
    assert isinstance(look, tuple)
    return look[0], look[1]


@pytest.mark.parametrize("game", ["lucky_loop", "loops", "jump", "targets"])
def test_no_prompt_speaks_of_the_mouse_to_the_keyboard(game: str) -> None:
    moments, spoken, longest = moments_of(game), set(), 0
    for state in moments.positions(CATALOG[game].seats[0]):
        for seat in range(state.seats):
            moment = moments.moment(state, seat)
            before, after = (TABLES[game].layout(replace(moment, by_keys=keys)) for keys in (False, True))
            assert before == TABLES[game].layout(moment)
            rest, others = ([piece for piece in layout.pieces if piece.kind != "prompt"] for layout in (before, after))
            assert rest == others, "nothing else depends on it"
            assert not MOUSE.search(prompt_of(after)[1])
            spoken.add(prompt_of(after)[1])
            longest = max(longest, len(prompt_of(before)[1]))
    assert len(spoken) > 3
    assert max(map(len, spoken)) <= max(longest, 80), "there is room for as many words"


@pytest.mark.usefixtures("qapp")
def test_the_words_follow_the_device_that_was_used_last() -> None:
    driver = choosing()
    assert "drag" in prompt_of(driver.scene.layout_shown)[1]
    driver.key(Qt.Key.Key_Right)
    assert "select" in prompt_of(driver.scene.layout_shown)[1]
    action = trio(driver.presenter)
    assert action is not None
    driver.click(f"card:{action.cards[0]}")
    assert "drag" in prompt_of(driver.scene.layout_shown)[1]
    # A drag goes on, although the words change while the button is held.
    driver.key(Qt.Key.Key_Right)
    driver.drag(f"card:{action.cards[1]}", f"side:{action.programme}")
    assert {placement.piece for placement in driver.presenter.staging.laid} >= {f"card:{action.cards[1]}"}


@pytest.mark.usefixtures("qapp")
def test_in_targets_the_keys_of_aiming_are_named() -> None:
    driver = Driver(table_for(session_of("targets", 2, 1)))
    take_the_table(driver.presenter)
    driver.key(Qt.Key.Key_Right)
    assert "arrows" in prompt_of(driver.scene.layout_shown)[1]
