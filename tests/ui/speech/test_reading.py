"""A screen reader finds every piece of a table, is told what changes there, and can do what the keyboard does."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QRect, Qt
from PySide6.QtGui import QAccessible, QAccessibleActionInterface
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from core.catalog import CATALOG
from tests.ui.speech.reader import Event, attend, found, here, place_of, places_of, table_of
from tests.ui.table.tables import session_of, table_for, take_the_table
from tests.ui.table.test_gesture_input import choosing
from tests.ui.targets.test_targets_slings import at
from ui.table.pieces import Zone
from ui.table.presenter import Presenter
from ui.table.speech.reading import told_apart

pytestmark = pytest.mark.usefixtures("qapp")
Does = QAccessibleActionInterface
Told = QAccessible.Event
Role = QAccessible.Role
Text = QAccessible.Text


def do(presenter: Presenter, id: str, action: str = "Press") -> None:
    """Have something done, as a reader asks for it, and wait until it is."""
    place_of(presenter, id).actionInterface().doAction(action)
    QApplication.processEvents()


@pytest.mark.parametrize("game", CATALOG)
def test_every_piece_with_a_label_is_a_child_of_the_table(game: str) -> None:
    presenter = table_for(session_of(game, 2))
    take_the_table(presenter)
    pieces = {piece.id: piece for piece in presenter.scene.layout_shown.pieces if piece.label}
    children = places_of(presenter)
    assert {child.key.id for child in children} == pieces.keys()
    assert table_of(presenter).role() is Role.List
    for index, child in enumerate(children):
        assert child.text(Text.Name).startswith(pieces[child.key.id].label)
        assert child.parent() is table_of(presenter)
        assert table_of(presenter).indexOfChild(child) == index
    able = {place.id for place in presenter.input.places()}
    assert {child.key.id for child in children if child.actionInterface().actionNames()} == able


def test_a_child_lies_where_its_piece_is_seen() -> None:
    presenter = choosing().presenter
    page = QRect(presenter.view.mapToGlobal(presenter.view.rect().topLeft()), presenter.view.size())
    for card in presenter.input.movable:
        child = place_of(presenter, card)
        assert page.contains(child.rect())
        assert table_of(presenter).childAt(child.rect().center().x(), child.rect().center().y()) is child
        assert child.state().selectable
        assert not child.state().offscreen


def test_pressing_children_makes_a_move() -> None:
    driver = choosing()
    presenter = driver.presenter
    card = min(presenter.input.movable)
    do(presenter, card)
    assert presenter.input.selected == (card,)
    assert place_of(presenter, card).state().selected
    zone = next(child for child in places_of(presenter) if child.key.zone)
    assert zone.role() is Role.Button
    do(presenter, zone.key.id)
    assert presenter.staging.laid[0] == (card, zone.key.id)


def test_what_cannot_be_done_is_not_offered() -> None:
    presenter = choosing().presenter
    prompt = place_of(presenter, "prompt")
    assert prompt.role() is Role.StaticText
    assert prompt.actionInterface().actionNames() == []
    do(presenter, "prompt")
    assert presenter.input.focus == ""


def test_a_flick_is_aimed_and_let_go_by_actions() -> None:
    driver = at()
    presenter, die = driver.presenter, driver.sling.piece
    do(presenter, die)
    first = place_of(presenter, die).text(Text.Description)
    do(presenter, die, Does.scrollRightAction())
    do(presenter, die, Does.increaseAction())
    assert first != place_of(presenter, die).text(Text.Description) == presenter.speech.reading.aim
    do(presenter, die)
    assert presenter.play.cursor > 0


def test_the_keyboard_tells_where_it_goes_and_what_it_selects(monkeypatch: pytest.MonkeyPatch, qtbot: QtBot) -> None:
    driver = choosing()
    presenter = driver.presenter
    driver.table.activateWindow()
    driver.table.setFocus()
    qtbot.waitUntil(driver.table.hasFocus)
    QApplication.processEvents()
    told = attend(monkeypatch)
    driver.key(Qt.Key.Key_Right)
    QApplication.processEvents()
    assert [event for event in told if event.what is Told.Focus] == [Event(Told.Focus, here(presenter))]
    assert place_of(presenter, presenter.input.focus).state().focused
    selected = here(presenter)
    told.clear()
    driver.key(Qt.Key.Key_Space)
    QApplication.processEvents()
    assert Event(Told.SelectionAdd, selected) in told
    assert {event.name for event in told if event.what is Told.ObjectCreated} == {
        child.text(Text.Name) for child in places_of(presenter) if child.key.zone
    }
    told.clear()
    QApplication.processEvents()
    presenter.refresh(animated=False)
    QApplication.processEvents()
    assert told == [], "nothing has changed"


def test_an_aim_is_told_at_every_step(monkeypatch: pytest.MonkeyPatch) -> None:
    driver = at()
    told = attend(monkeypatch)
    driver.use(driver.sling.piece)
    for key in (Qt.Key.Key_Left, Qt.Key.Key_Up):
        QApplication.processEvents()
        told.clear()
        driver.key(key, Qt.KeyboardModifier.ControlModifier)
        QApplication.processEvents()
        assert [event.what for event in told] == [Told.DescriptionChanged]


def test_without_a_reader_nothing_is_made() -> None:
    driver = choosing()
    driver.key(Qt.Key.Key_Right)
    QApplication.processEvents()
    assert driver.presenter.speech._children._made == {}


def test_nothing_is_found_behind_a_curtain_nor_on_a_cleared_table() -> None:
    presenter = table_for(session_of("lucky_loop", 2))
    assert presenter.view.curtain.isVisible()
    assert found(presenter) == []
    take_the_table(presenter)
    assert found(presenter)
    known = places_of(presenter)[0].key
    presenter.close()
    assert found(presenter) == []
    assert known not in presenter.speech._children._made


def test_twins_are_told_apart_by_their_number() -> None:
    dice = [Zone(id, x, 100, 9, 9, "A die: 2") for id, x in (("right", 300), ("left", 100), ("middle", 200))]
    other = Zone("other", 250, 100, 9, 9, "A die: 5")
    assert told_apart([*dice, other]) == {
        "right": "A die: 2, 3 of 3",
        "left": "A die: 2, 1 of 3",
        "middle": "A die: 2, 2 of 3",
    }
