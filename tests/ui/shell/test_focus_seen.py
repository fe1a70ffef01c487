"""Where the keyboard is, is seen: whatever takes the focus looks different enough by day and by night."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt, QTimer
from PySide6.QtGui import QColor, QImage
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from core.catalog import CATALOG
from core.players import Kind, Player
from core.record import header_of
from tests.ui.shell.flights import fly, header
from tests.ui.shell.playing_on import dialog_over
from tests.ui.shell.walking import keyboard_of, round_of
from tests.ui.table.tables import session_of
from ui.dialogs import ask
from ui.dialogs.new_game import NewGame
from ui.dialogs.preferences import Preferences
from ui.look.contrast import Contrast
from ui.look.style import Style
from ui.settings import Appearance, Settings
from ui.shell.window import MainWindow
from ui.table.stage.table_view import TableView
from ui.timeline.bar import TimelineBar

ENOUGH = 3.0
"""The contrast between with and without focus, as WCAG asks for it."""
LEAST = 100
"""How many pixels have to change that much."""


@pytest.fixture(params=[Appearance.LIGHT, Appearance.DARK])
def by_day_and_night(request: pytest.FixtureRequest, style: Style) -> None:
    style.choose(request.param)


@pytest.mark.usefixtures("by_day_and_night")
def test_in_the_window(window: MainWindow, qtbot: QtBot) -> None:
    assert seen_everywhere(window)
    session = session_of("lucky_loop", 3)
    players = [Player(name, kind=Kind.RANDOM) for name in ("Ann", "Bob", "Cid")]
    window.games.start(header())
    window.games.show(header_of(session, players), session).presenter.bots.halt(True)
    qtbot.wait(1)
    assert seen_everywhere(window)


@pytest.mark.parametrize("contrast_wanted", [Contrast.USUAL, Contrast.HIGH])
@pytest.mark.parametrize("appearance", [Appearance.LIGHT, Appearance.DARK])
def test_on_the_timeline(
    window: MainWindow, qtbot: QtBot, style: Style, appearance: Appearance, contrast_wanted: Contrast
) -> None:
    style.choose(appearance, contrast_wanted)
    timeline = timeline_in(window, qtbot)
    assert seen_everywhere(window)
    # Whoever has just pressed a button has the mouse on it and the keyboard as well.
    button = timeline.transport.back
    button.setFocus()
    button.setAttribute(Qt.WidgetAttribute.WA_UnderMouse)
    picture = button.grab().toImage()
    brightness = [luminance(picture.pixelColor(x, picture.height() // 2)) for x in range(4, picture.width() - 4)]
    assert (max(brightness) + 0.05) / (min(brightness) + 0.05) >= ENOUGH


def timeline_in(window: MainWindow, qtbot: QtBot) -> TimelineBar:
    """The timeline of a game that goes on, some way back."""
    page = window.games.start(header("loops"))
    page.presenter.bots.halt(True)
    fly(page, 40)
    page.looking_back.show(True)
    timeline = page.looking_back.timeline
    assert timeline is not None
    qtbot.waitUntil(lambda: timeline.course.complete)
    timeline.go_to(20)
    return timeline


@pytest.mark.usefixtures("by_day_and_night")
def test_in_the_rulebook(window: MainWindow, qtbot: QtBot) -> None:
    window.games.start(header())
    window.show_rules()
    assert window.rules.dock is not None
    book = window.rules.dock.view
    QTest.keyClicks(book.search.field, "die")
    QTest.keyClick(book.contents, Qt.Key.Key_Return)
    qtbot.wait(1)
    assert seen_everywhere(window)


@pytest.mark.usefixtures("by_day_and_night")
def test_in_dialogs(window: MainWindow, settings: Settings, style: Style, qtbot: QtBot) -> None:
    dialog = NewGame(CATALOG["targets"], settings, style.theme, window)
    dialog.open()
    assert seen_everywhere(dialog)
    dialog.close()
    playing_on = dialog_over(window, seats=2)
    playing_on.open()
    assert seen_everywhere(playing_on)
    playing_on.close()
    window.show_preferences()
    settings_dialog = window.findChild(Preferences)
    assert settings_dialog is not None
    assert seen_everywhere(settings_dialog)
    settings_dialog.close()
    found: list[bool] = []

    def look() -> None:
        box = QApplication.activeModalWidget()
        assert box is not None
        try:
            found.append(seen_everywhere(box))
        finally:
            box.close()

    QTimer.singleShot(0, look)
    ask.choose(window, "Which?", "", ["One", "Two"])
    assert found == [True]


def seen_everywhere(window: QWidget) -> bool:
    """Whether each of the widgets on the round looks different while it has the keyboard."""
    keyboard_of(window)
    poor = {}
    for widget in round_of(window):
        assert widget.hasFocus()
        # On the table the pieces show it.
        if not isinstance(widget, TableView):
            with_focus = window.grab().toImage()
            widget.clearFocus()
            changed = clearly_changed(window, widget, with_focus, window.grab().toImage())
            widget.setFocus(Qt.FocusReason.TabFocusReason)
            if changed < LEAST:
                poor[widget] = changed
        QTest.keyClick(window.windowHandle(), Qt.Key.Key_Tab)
    assert not poor
    return True


def clearly_changed(window: QWidget, widget: QWidget, with_focus: QImage, without: QImage) -> int:
    """How many pixels of a widget change their brightness that much."""
    place = widget.rect().translated(widget.mapTo(window, widget.rect().topLeft())).intersected(window.rect())
    spots = [(x, y) for x in range(place.left(), place.right() + 1) for y in range(place.top(), place.bottom() + 1)]
    changed = [spot for spot in spots if with_focus.pixel(*spot) != without.pixel(*spot)]
    return sum(contrast(with_focus.pixelColor(*spot), without.pixelColor(*spot)) >= ENOUGH for spot in changed)


def contrast(one: QColor, other: QColor) -> float:
    darker, lighter = sorted((luminance(one), luminance(other)))
    return (lighter + 0.05) / (darker + 0.05)


def luminance(colour: QColor) -> float:
    """How bright a colour is, as WCAG reckons it."""
    channels = [colour.redF(), colour.greenF(), colour.blueF()]
    linear = [part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in channels]
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]
