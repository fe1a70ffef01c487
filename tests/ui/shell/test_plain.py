"""Names are shown as text everywhere, whatever they look like, and none of them commands anything."""

from __future__ import annotations

import random
from collections.abc import Iterator
from pathlib import Path

import msgspec
import pytest
from PySide6 import QtGui
from PySide6.QtCore import Qt
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractItemView,
    QLabel,
    QMenu,
    QMessageBox,
    QWidget,
)

from core.catalog import CATALOG
from core.record import Header, dump
from tests.ui.shell.flights import fly, header, play_on, started
from tests.ui.table.tables import take_the_table
from tests.whole import behind
from ui.catalog import TABLES
from ui.dialogs import ask
from ui.dialogs.new_game import NewGame
from ui.look.names import readable
from ui.look.style import Style
from ui.look.widgets import plain_text
from ui.settings import Settings
from ui.shell.window import MainWindow
from ui.table.input.chooser import Chooser

EVIL = "<h1>Huge</h1>&amp; \x1b[31m<img src=x>"
SHOWN = "<h1>Huge</h1>&amp; [31m<img src=x>"


def evil_header(game: str) -> Header:
    """A table at which somebody has a name that is none."""
    plain_header = header(game, humans=2)
    first, *others = plain_header.seats
    return msgspec.structs.replace(plain_header, seats=(msgspec.structs.replace(first, name=EVIL), *others))


def texts_as_markup(root: QWidget) -> Iterator[str]:
    """Every text of a window that Qt would read as markup and that has the name in it."""
    for widget in (root, *root.findChildren(QWidget)):
        for told in (widget.toolTip(), *_of_items(widget), *_of_pieces(widget)):
            if _is_markup(told):
                yield f"{type(widget).__name__} tooltip: {told}"
        if isinstance(widget, QLabel) and widget.textFormat() is not Qt.TextFormat.PlainText:
            read = widget.textFormat() is Qt.TextFormat.RichText or QtGui.Qt.mightBeRichText(widget.text())
            if read and "<h1>" in widget.text():
                yield f"{type(widget).__name__}: {widget.text()}"


def _is_markup(told: str) -> bool:
    return "<h1>" in told and QtGui.Qt.mightBeRichText(told)


def _of_items(widget: QWidget) -> Iterator[str]:
    if isinstance(widget, QAbstractItemView) and (model := widget.model()) is not None:
        for row in range(model.rowCount()):
            column = 0
            while (index := model.index(row, column)).isValid():
                yield str(index.data(Qt.ItemDataRole.ToolTipRole) or "")
                column += 1


def _of_pieces(widget: QWidget) -> Iterator[str]:
    scene = getattr(widget, "scene", lambda: None)()
    if scene is not None:
        yield from (item.toolTip() for item in scene.items())


def shortcuts(root: QWidget) -> Iterator[str]:
    """Every text of a button, a menu or a tab in which the name's ampersand makes a shortcut."""
    buttons = [button.text() for button in root.findChildren(QAbstractButton)]
    lines = [action.text() for menu in root.findChildren(QMenu) for action in menu.actions()]
    yield from (text for text in (*buttons, *lines) if "&amp;" in text.replace("&&", ""))


@pytest.mark.parametrize("game", sorted(TABLES))
def test_no_widget_reads_a_name_as_markup_or_as_a_shortcut(game: str, window: MainWindow, tmp_path: Path) -> None:
    session = started(game)
    play_on(session, 12, random.Random(3))
    path = tmp_path / "<h1>a&amp;b[*].voltige"
    path.write_bytes(dump(evil_header(game), session))
    window.games.open(path)
    page = window.tabs.page
    assert page is not None
    assert page.header.seats[0].name == SHOWN
    presenter = page.presenter
    rng = random.Random(1)
    for _ in range(12):
        # Curtain, note and table in turn, with every dock brought up to date.
        window.menu_actions.moves.trigger()
        assert list(texts_as_markup(window)) == []
        assert list(shortcuts(window)) == []
        take_the_table(presenter)
        assert list(texts_as_markup(window)) == []
        presenter.view.curtain.draw_for(SHOWN)
        presenter.view.handover.ask(SHOWN)
        assert list(texts_as_markup(window)) == []
        assert list(shortcuts(window)) == []
        play_on(behind(presenter.play), 1, rng)
        presenter.refresh(animated=False)
    window.tabs.setCurrentIndex(0)
    assert list(texts_as_markup(window)) == []


def test_the_walk_finds_what_is_markup(window: MainWindow) -> None:
    label = QLabel(SHOWN, window)
    window.hangar.setToolTip(SHOWN)
    assert len(list(texts_as_markup(window))) == 2
    window.hangar.setToolTip(plain_text.tooltip(SHOWN))
    label.deleteLater()


def test_a_title_has_the_name_of_the_file_and_one_star(window: MainWindow, tmp_path: Path) -> None:
    path = tmp_path / "a&b [*].voltige"
    path.write_bytes(dump(header(), started()))
    window.games.open(path)
    assert window.windowTitle() == "a&b [*][*][*] - Voltige"
    assert window.tabs.tabText(1).startswith("a&&b [*]")
    menu = next(menu for menu in window.findChildren(QMenu) if "Recen" in menu.title())
    menu.aboutToShow.emit()
    assert menu.actions()[0].text() == "&1  a&&b [*].voltige"


def test_messages_and_questions_read_nothing_as_markup(window: MainWindow) -> None:
    ask.tell(window, SHOWN, SHOWN)
    (box,) = window.findChildren(QMessageBox)
    assert list(texts_as_markup(box)) == []
    box.close()


def test_a_tooltip_shows_the_letters_of_a_name() -> None:
    assert plain_text.tooltip("Ada & Bob, 1 < 2") == "Ada & Bob, 1 < 2"
    document = QtGui.QTextDocument()
    document.setHtml(plain_text.tooltip(SHOWN))
    assert document.toPlainText() == SHOWN


def test_a_menu_at_the_cursor_shows_an_ampersand(window: MainWindow) -> None:
    chooser = Chooser(window)
    chooser.ask([("Draw from A&B", None)], lambda action: None)  # type: ignore[list-item]
    assert chooser.menu is not None
    assert chooser.menu.actions()[0].text() == "Draw from A&&B"
    chooser.close()


@pytest.mark.parametrize(
    ("typed", "name"),
    [
        ("  Ada  ", "Ada"),
        ("A\x1b[31mda\x07", "A[31mda"),
        ("two\nlines\tand more", "two lines and more"),
        ("\u202eadA\u202c", "adA"),
        ("Zoë \U0001f469\u200d\u2708\ufe0f", "Zoë \U0001f469\u200d\u2708\ufe0f"),
        ("\u2066\u200f", ""),
    ],
)
def test_what_can_not_be_seen_is_no_part_of_a_name(
    typed: str, name: str, window: MainWindow, settings: Settings, style: Style
) -> None:
    assert readable(typed) == name
    dialog = NewGame(CATALOG["loops"], settings, style.theme, window)
    dialog.seats.rows[0].name.setText(typed)
    assert dialog.players[0].name == name
    assert bool(dialog.reason.text()) == (not name)
    dialog.deleteLater()


def test_a_journal_and_a_save_have_the_name_that_was_shown(window: MainWindow, tmp_path: Path) -> None:
    path = tmp_path / "game.voltige"
    session = started()
    play_on(session, 6, random.Random(3))
    path.write_bytes(dump(evil_header("lucky_loop"), session))
    window.games.open(path)
    page = window.tabs.page
    assert page is not None
    assert not page.modified
    fly(page, 3)
    assert window.games.save(page)
    assert b"\\u001b" not in path.read_bytes()
