"""Text size: one font everywhere, larger at once where that is chosen, and no button narrower than its words."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from typing import Any

import pytest
from PySide6.QtGui import QFont
from PySide6.QtWidgets import QApplication, QLabel, QListView, QMenu, QTableView, QWidget
from pytestqt.qtbot import QtBot

from core.catalog import CATALOG
from tests.ui.shell.flights import fly, header
from tests.ui.shell.playing_on import dialog_over
from tests.ui.shell.test_buttons import check, while_open
from tests.ui.table.letters import SCALE, WIDTH
from ui.dialogs.about import About
from ui.dialogs.preferences import Preferences
from ui.look.sheet import POINTS
from ui.look.style import Style, text_scale
from ui.look.theme import TEXT_FACE
from ui.look.widgets.explanation import Explanation
from ui.settings import Settings, TextSize
from ui.shell.window import MainWindow


@pytest.fixture
def usual_again(style: Style) -> Iterator[None]:
    yield
    style.set_text_size(TextSize.USUAL)


def fonts_of(*widgets: QWidget) -> set[tuple[str, float]]:
    for widget in widgets:
        widget.ensurePolished()
    return {(widget.font().family(), widget.font().pointSizeF()) for widget in widgets}


@pytest.mark.usefixtures("usual_again")
def test_one_font_everywhere_whatever_the_desktop_has_for_menus_and_lists(
    qapp: QApplication, style: Style, qtbot: QtBot
) -> None:
    names: tuple[Any, ...] = ("QMenu", "QListView", "QAbstractItemView", "QHeaderView")
    for name in names:
        qapp.setFont(QFont("Serif", 22), name)
    widgets = QMenu(), QListView(), QTableView(), QLabel()
    for widget in widgets:
        qtbot.addWidget(widget)
    assert fonts_of(*widgets) == {(TEXT_FACE, float(POINTS))}
    style.set_text_size(TextSize.LARGE)
    assert fonts_of(*widgets) == {(TEXT_FACE, POINTS * 1.5)}


@pytest.mark.usefixtures("usual_again")
def test_a_choice_is_seen_at_once_and_kept(window: MainWindow, settings: Settings) -> None:
    page = window.games.start(header("lucky_loop"))
    window.show_preferences()
    dialog = window.findChild(Preferences)
    assert dialog is not None
    before = dialog.text_size.fontMetrics().height()
    dialog.text_size.setCurrentIndex(list(TextSize).index(TextSize.LARGEST))
    assert settings.text_size is TextSize.LARGEST
    assert text_scale() == 2
    assert dialog.text_size.fontMetrics().height() > 1.8 * before
    assert page.presenter.picture_scale.pictures.theme.text == 2
    dialog.text_size.setCurrentIndex(0)
    assert dialog.text_size.fontMetrics().height() == before
    dialog.close()


def test_the_table_of_a_small_window_is_as_large_as_texts_are_measured_for(window: MainWindow) -> None:
    window.resize(1280, 720)
    for game in CATALOG:
        page = window.games.start(header(game, humans=1))
        QApplication.processEvents()
        page.presenter.view.table.refit()
        assert page.presenter.view.table.sharpness >= SCALE
        assert page.presenter.scene.width() >= WIDTH


@pytest.mark.usefixtures("usual_again")
def test_names_beside_the_table_are_whole_in_large_letters(window: MainWindow, style: Style) -> None:
    window.resize(1280, 720)
    style.set_text_size(TextSize.LARGEST)
    window.games.start(header("jump", humans=1))
    QApplication.processEvents()
    assert window.docks is not None
    table = window.docks.scores_table
    assert table.sizeHintForColumn(0) <= table.columnWidth(0)
    assert table.height() >= table.verticalHeader().length()


@pytest.mark.usefixtures("usual_again", "language")
@pytest.mark.parametrize("size", [TextSize.LARGE, TextSize.LARGEST])
def test_no_button_is_narrower_than_its_words(window: MainWindow, style: Style, size: TextSize) -> None:
    style.set_text_size(size)
    window.resize(1280, 720)
    assert check(window)
    for game in CATALOG:
        page = window.games.start(header(game, humans=2))
        fly(page, 3)
        page.presenter.view.draw_curtain("Maximiliane-Antoinette")
        assert check(window)
        while_open(partial(window.games.new, game))
    while_open(lambda: dialog_over(window).open())
    for opens, kind in ((window.show_preferences, Preferences), (window.show_about, About)):
        opens()
        dialog = window.findChild(kind)
        assert dialog is not None
        assert check(dialog)
        assert dialog.width() <= dialog.screen().availableGeometry().width()
        dialog.close()


def test_a_sentence_that_gets_more_width_takes_less_height(qtbot: QtBot) -> None:
    label = Explanation("A sentence that is long enough to need several lines where there is little room for it.")
    qtbot.addWidget(label)
    label.show()
    heights = []
    for width in (120, 600, 120):
        label.resize(width, 10)
        heights.append(label.minimumHeight())
    assert heights[0] == heights[2] > heights[1]
