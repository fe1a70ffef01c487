"""The position in words: the table as its viewer sees it, kept in step and left alone where nothing changed."""

from __future__ import annotations

import random
from unittest.mock import create_autospec

import pytest
from PySide6.QtCore import QItemSelection, Qt
from PySide6.QtGui import QKeySequence
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QTreeWidgetItem
from pytestqt.qtbot import QtBot

from core.catalog import GAMES
from tests.ui.shell.flights import fly, header
from tests.ui.shell.walking import keyboard_of
from ui.catalog import TEXTS
from ui.look.text import GameText, Passage, Section, lines_of, sections_of
from ui.panels.position_tree import PositionTree
from ui.panels.position_words import since_own_turn
from ui.shell.game_page import GamePage
from ui.shell.window import MainWindow
from ui.table.game_log import Line

pytestmark = pytest.mark.usefixtures("unpainted")


def opened(window: MainWindow, game: str = "lucky_loop", humans: int = 1) -> tuple[GamePage, PositionTree]:
    """A game with the panel in sight."""
    page = window.games.start(header(game, humans=humans))
    assert window.docks is not None
    window.docks.toggles[4].trigger()
    return page, window.docks.position_tree


def children(item: QTreeWidgetItem) -> list[QTreeWidgetItem]:
    found = [item.child(row) for row in range(item.childCount())]
    return [child for child in found if child is not None]


def top(tree: PositionTree) -> list[QTreeWidgetItem]:
    return children(tree.invisibleRootItem())


def everything(item: QTreeWidgetItem) -> list[str]:
    return [text for child in children(item) for text in (child.text(0), *everything(child))]


def told(tree: PositionTree) -> list[str]:
    return everything(tree.invisibleRootItem())


def under(tree: PositionTree, title: str) -> list[QTreeWidgetItem]:
    return next(children(item) for item in top(tree) if item.text(0) == title)


def test_it_is_hidden_until_its_key_is_pressed(window: MainWindow, qtbot: QtBot) -> None:
    window.games.start(header())
    docks = window.docks
    assert docks is not None
    assert docks.position.isHidden()
    keyboard_of(window)
    QTest.keySequence(window.windowHandle(), QKeySequence("Ctrl+5"))
    qtbot.waitUntil(lambda: not docks.position_tree.visibleRegion().isEmpty())
    assert [item.text(0) for item in top(docks.position_tree)][:3] == ["What changed", "Your turn", "What you can do"]


@pytest.mark.parametrize("game", sorted(GAMES))
def test_it_says_what_the_terminal_says_and_the_moves_list_offers(window: MainWindow, game: str) -> None:
    page, tree = opened(window, game)
    for seed in range(6):
        fly(page, 4, seed)
        at = page.presenter
        said = told(tree)
        for line in at.context.text.position(at.showing.view, at.viewer.seat, at.seating.names):
            assert line in said
        if at.moves.in_words():
            offered = [item.text(0) for item in under(tree, "What you can do")]
            assert offered == [words for words, _ in at.moves.in_words()]


@pytest.mark.parametrize("game", sorted(GAMES))
def test_sections_are_the_lines_of_the_terminal(game: str, window: MainWindow) -> None:
    page, _ = opened(window, game)
    fly(page, 12)
    text, names = TEXTS[game], page.presenter.seating.names
    for seat in (None, 0, 1):
        view = page.presenter.play.view(seat)
        assert lines_of(sections_of(text, view, seat, names)) == text.position(view, seat, names)


def test_a_game_without_sections_is_told_line_by_line() -> None:
    plain = create_autospec(GameText, instance=True)
    plain.position.return_value = ["The air is calm.", "Your hand: 3."]
    assert sections_of(plain, None, 0, ["Ann"]) == [
        Section("", [Passage("The air is calm."), Passage("Your hand: 3.")])
    ]


def test_a_move_is_played_by_return(window: MainWindow) -> None:
    page, tree = opened(window)
    cursor = page.presenter.play.cursor
    tree.setFocus()
    tree.setCurrentItem(under(tree, "What you can do")[0])
    QTest.keyClick(tree, Qt.Key.Key_Return)
    assert page.presenter.play.cursor > cursor
    assert any("Player 0" in item.text(0) for item in under(tree, "What changed"))


def test_what_was_unfolded_and_the_current_line_stay(window: MainWindow) -> None:
    page, tree = opened(window)
    programme = under(tree, "Programmes")[0]
    programmes = next(item for item in top(tree) if item.text(0) == "Programmes")
    decks = next(item for item in top(tree) if item.text(0) == "Decks")
    decks.setExpanded(False)
    tree.setCurrentItem(programme)
    seat = page.presenter.viewer.seat
    assert seat is not None
    moves = page.presenter.moves.in_words()
    exchange = next(action for words, action in moves if words == "Exchange cards")
    page.presenter.moves.submit(exchange)
    assert page.presenter.viewer.seat == seat
    assert tree.currentItem() is programme
    assert programmes.isExpanded()
    assert not decks.isExpanded()


def test_where_nothing_changed_nothing_is_told_again(window: MainWindow) -> None:
    page, tree = opened(window)
    heard: list[object] = []

    def hear(chosen: QItemSelection, _: QItemSelection) -> None:
        heard.append(chosen)

    tree.setCurrentItem(under(tree, "Players")[1])
    tree.selectionModel().selectionChanged.connect(hear)
    tree.model().dataChanged.connect(lambda *_: heard.append("data"))
    tree.model().rowsInserted.connect(lambda *_: heard.append("rows"))
    tree.model().rowsRemoved.connect(lambda *_: heard.append("rows"))
    page.presenter.refresh()
    tree.follow(page.presenter)
    assert heard == []


def test_nothing_is_told_behind_the_curtain_and_nobody_reads_another_hand(window: MainWindow) -> None:
    page, tree = opened(window, "loops", humans=2)
    at, rng = page.presenter, random.Random(2)
    curtains = 0
    for _ in range(12):
        if at.viewer.curtain:
            curtains += 1
            assert told(tree) == []
            at.view.curtain.opened.emit()
        hands = [line for line in told(tree) if line.startswith("Your hand: ")]
        view = at.play.view(at.viewer.seat)
        assert hands == [
            line
            for line in at.context.text.position(view, at.viewer.seat, at.seating.names)
            if line.startswith("Your hand: ")
        ]
        seat = rng.choice(sorted(at.play.to_act))
        at.play.submit(seat, at.play.legal(seat)[-1])
        at.refresh(animated=False)
        if at.viewer.waiting and not at.viewer.curtain:
            at.view.handover.passed.emit()
    assert curtains


@pytest.mark.parametrize(
    ("turns", "seat", "since"),
    [
        ([None, 0, 1], 0, "2"),
        ([None, 1, 0], 0, "012"),
        ([0, 1, 2, 0], 0, "123"),
        ([0, 1, 2, None, 0, 0], 0, "12345"),
        ([0, 1, 0, 1], None, "23"),
        ([0, 1, 2, 0, 1], None, "234"),
        ([], 0, ""),
    ],
)
def test_what_changed_begins_after_the_turn_before(turns: list[int | None], seat: int | None, since: str) -> None:
    lines = [Line(number, str(number), turn) for number, turn in enumerate(turns)]
    assert "".join(since_own_turn(lines, seat)) == since
