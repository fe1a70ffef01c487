"""No button is narrower than its words, in any language."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from pathlib import Path

import pytest
from PySide6.QtCore import QSize, Qt, QTimer
from PySide6.QtWidgets import (
    QAbstractButton,
    QApplication,
    QDialogButtonBox,
    QPushButton,
    QRadioButton,
    QStyle,
    QStyleOptionButton,
    QStyleOptionToolButton,
    QToolButton,
    QWidget,
)
from pytestqt.qtbot import QtBot

from core.catalog import CATALOG
from core.players import Kind, Player
from core.record import header_of
from tests.ui.shell.flights import fly, header, saved_game
from tests.ui.shell.playing_on import dialog_over
from tests.ui.table.tables import session_of
from ui.dialogs import ask
from ui.dialogs.about import About
from ui.dialogs.preferences import Preferences
from ui.files.opening import GOOD_PART
from ui.look.text import translate
from ui.shell.window import MainWindow

Element = QStyle.SubElement


def check(window: QWidget) -> int:
    """Measure every button with words in a window that is shown; how many there are."""
    QApplication.processEvents()
    buttons = [child for child in window.findChildren(QAbstractButton) if child.text() and child.isVisible()]
    measured = [button for button in buttons if isinstance(button, QPushButton | QToolButton | QRadioButton)]
    for button in measured:
        words = button.fontMetrics().horizontalAdvance(button.text().replace("&", ""))
        assert words <= room_in(button), button.text()
    return len(measured)


def room_in(button: QPushButton | QToolButton | QRadioButton) -> int:
    """The width that a button leaves to its words."""
    if isinstance(button, QToolButton):
        tool = QStyleOptionToolButton()
        button.initStyleOption(tool)
        part = QStyle.SubControl.SC_ToolButton
        return button.style().subControlRect(QStyle.ComplexControl.CC_ToolButton, tool, part, button).width()
    option = QStyleOptionButton()
    button.initStyleOption(option)
    radio = isinstance(button, QRadioButton)
    element = Element.SE_RadioButtonContents if radio else Element.SE_PushButtonContents
    return button.style().subElementRect(element, option, button).width()


def while_open(opens: Callable[[], object]) -> None:
    """Measure the dialog that opens, and close it."""
    found: list[int] = []

    def look() -> None:
        dialog = QApplication.activeModalWidget()
        assert dialog is not None
        try:
            found.append(check(dialog))
        finally:
            dialog.close()

    QTimer.singleShot(0, look)
    opens()
    while not found:
        QApplication.processEvents()
    assert found[0]


@pytest.mark.usefixtures("language")
def test_in_the_hangar_and_at_tables(window: MainWindow, qtbot: QtBot) -> None:
    window.retranslate("")
    assert check(window)
    for game in CATALOG:
        # Two people: the note that passes the table on, and the curtain.
        page = window.games.start(header(game, humans=2))
        fly(page, 3)
        view = page.presenter.view
        view.ask("Maximiliane-Antoinette")
        assert check(view)
        view.draw_curtain("Maximiliane-Antoinette")
        assert check(view)
    session = session_of("jump", 3)
    players = [Player(name, kind=Kind.RANDOM) for name in ("Ann", "Bob", "Cid")]
    page = window.games.show(header_of(session, players), session)
    for halted in (True, False, True):
        page.presenter.bots.halt(halted)
        assert check(page)


@pytest.mark.usefixtures("language")
def test_in_dialogs(window: MainWindow) -> None:
    for game in CATALOG:
        while_open(partial(window.games.new, game))
    while_open(lambda: dialog_over(window).open())
    for opens, kind in ((window.show_preferences, Preferences), (window.show_about, About)):
        opens()
        dialog = window.findChild(kind)
        assert dialog is not None
        assert check(dialog)
        dialog.close()


@pytest.mark.usefixtures("language")
def test_in_messages_and_questions(window: MainWindow, tmp_path: Path, autosave: Path) -> None:
    nonsense = tmp_path / "nonsense.voltige"
    nonsense.write_text("nonsense")
    while_open(lambda: window.games.open(nonsense))
    damaged = saved_game(tmp_path / "damaged.voltige")
    lines = damaged.read_text().splitlines()
    damaged.write_text("\n".join([*lines[:6], "nonsense", *lines[7:]]))
    while_open(lambda: window.games.open(damaged))
    page = window.games.start(header(humans=2))
    fly(page, 3)
    while_open(lambda: window.games.restart(page))
    while_open(lambda: window.waiting.discard(page.journal.path))
    long = GOOD_PART(1000)
    while_open(lambda: ask.choose(window, "?", "", [long]))
    while_open(lambda: ask.choose(window, "?", "", [long, translate("shell", "Open the last position"), long]))


@pytest.mark.parametrize(("screen", "widest"), [(800, 800), (1024, 1024), (1280, 800), (1366, 886), (1920, 1000)])
def test_answers_stand_one_below_the_other_where_qt_would_squeeze_them(
    window: MainWindow, monkeypatch: pytest.MonkeyPatch, screen: int, widest: int
) -> None:
    assert ask.widest_box(screen) == widest
    monkeypatch.setattr(ask, "widest_box", lambda here: widest)
    monkeypatch.setattr(ask, "room_for", lambda box: QSize(screen, 700))
    ways: list[Qt.Orientation] = []
    for width in (widest // 4, widest // 2):
        QTimer.singleShot(0, partial(answer_unread, ways))
        monkeypatch.setattr(QDialogButtonBox, "sizeHint", lambda box, width=width: QSize(2 * width, 40))
        ask.choose(window, "Which?", "", ["One", "Other"])
    assert ways == [Qt.Orientation.Horizontal, Qt.Orientation.Vertical]


def answer_unread(ways: list[Qt.Orientation]) -> None:
    box = QApplication.activeModalWidget()
    assert box is not None
    buttons = box.findChild(QDialogButtonBox)
    assert buttons is not None
    ways.append(buttons.orientation())
    box.close()
