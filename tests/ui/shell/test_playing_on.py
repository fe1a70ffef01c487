"""Game → Play On from Here…: a past position becomes a game on a tab of its own."""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QPoint, Qt, QTimer
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QDialogButtonBox, QMenu, QPushButton, QRadioButton
from pytestqt.qtbot import QtBot

from core.catalog import CATALOG
from core.loading import load
from core.origin import Origin
from core.players import Kind, Player, TakeBack
from core.record import header_of
from core.session import Session
from core.targets.actions import Flick
from tests.ui.shell.conftest import Person
from tests.ui.shell.flights import header, play_on
from tests.ui.shell.playing_on import begun_page, finished_page, while_asked
from tests.ui.shell.saved_tiles import wait_for_previews
from tests.ui.shell.walking import keyboard_of
from tests.ui.table.driver import Driver
from tests.ui.table.tables import SECRETIVE, session_of
from ui.catalog import TABLES
from ui.dialogs.play_on import PlayOn
from ui.hangar.saved_tile import SavedTile
from ui.household import Person as AtHome
from ui.look.theme import LIGHT, LIVERIES
from ui.panels.result_bar import ResultBar
from ui.shell.game_page import GamePage
from ui.shell.window import MainWindow

LEFT = Qt.MouseButton.LeftButton


def click(button: QPushButton | QRadioButton) -> None:
    QTest.mouseClick(button, LEFT, pos=QPoint(12, button.height() // 2))


def agree(dialog: PlayOn) -> None:
    click(dialog.buttons.button(QDialogButtonBox.StandardButton.Ok))


def newest(window: MainWindow) -> GamePage:
    page = window.tabs.page
    assert page is not None
    return page


def make_a_move(page: GamePage) -> None:
    """Whoever is to act moves, by hand."""
    driver, presenter = Driver(page.presenter), page.presenter
    driver.pass_on()
    before, legal = page.session.cursor, presenter.context.legal
    assert legal
    flicks = [action for action in legal if isinstance(action, Flick)]
    if flicks:
        driver.flick_by_keys(driver.nearest(flicks[0]))
    else:
        driver.perform(legal[0])
    assert page.session.cursor > before


# --- from the dialog to a new tab ------------------------------------------------------------------------


@pytest.mark.parametrize("game", sorted(CATALOG))
def test_by_mouse_a_past_position_of_a_finished_game_is_played_on(window: MainWindow, game: str) -> None:
    # given a finished game that somebody looks back at
    old = finished_page(window, game)
    cursor = next(at for at in range(20, old.play.length) if old.play.mover(at) >= 0)
    old.presenter.showing.look_at(cursor)
    assert old.journal.secure()
    journal, entries = old.journal.path.read_bytes(), old.session.entries

    # when it is played on with fresh luck
    def answer(dialog: PlayOn) -> None:
        click(dialog.fresh_luck)
        agree(dialog)

    assert while_asked(window, answer)
    # then the new game stands there on a tab of its own, and goes on
    page = newest(window)
    assert page is not old
    assert page.session.entries[:cursor] == entries[:cursor]
    assert page.session.cursor == cursor
    assert page.session.seed != old.session.seed
    assert page.header.origin == Origin(old.header.created, cursor, fresh=True)
    assert page.header.seats == tuple(
        Player(player.name, colour, player.kind) for player, colour in zip(old.header.seats, LIVERIES, strict=False)
    )
    assert page.modified
    assert page.path is None
    make_a_move(page)
    assert page.journal.secure()
    assert load(page.journal.path.read_bytes()).session.entries == page.session.entries
    # and the old one is as it was
    assert old.journal.path.read_bytes() == journal
    assert old.session.entries == entries
    assert old.presenter.showing.at == cursor


def test_by_keys_alone(window: MainWindow) -> None:
    old = finished_page(window)
    old.presenter.showing.look_at(20)

    def answer(dialog: PlayOn) -> None:
        # the name, the colour, and who plays: the first seat goes to an Ace
        for _ in range(2):
            QTest.keyClick(dialog.windowHandle(), Qt.Key.Key_Tab)
        assert dialog.seats.rows[0].kind.hasFocus()
        for _ in range(3):
            QTest.keyClick(dialog.seats.rows[0].kind, Qt.Key.Key_Down)
        for _ in range(4):
            QTest.keyClick(dialog.windowHandle(), Qt.Key.Key_Tab)
        assert dialog.same_luck.hasFocus()
        QTest.keyClick(dialog.same_luck, Qt.Key.Key_Down)
        assert dialog.fresh_luck.isChecked()
        QTest.keyClick(dialog.fresh_luck, Qt.Key.Key_Up)
        QTest.keyClick(dialog.same_luck, Qt.Key.Key_Return)

    assert while_asked(window, answer)
    page = newest(window)
    assert [player.kind for player in page.header.seats] == [Kind.ACE, Kind.HUMAN]
    assert page.session.seed == old.session.seed
    assert page.header.origin == Origin(old.header.created, 20, fresh=False)
    window.activateWindow()
    assert keyboard_of(window) is page.presenter.view.focusProxy()


def test_a_new_game_says_once_where_it_comes_from_and_its_tab_for_good(window: MainWindow) -> None:
    old = finished_page(window)
    old.presenter.showing.look_at(20)
    said: list[str] = []
    window.games.told.connect(said.append)
    assert while_asked(window, agree)
    assert newest(window).title == "LOOPS, position 20"
    assert window.tabs.tabText(window.tabs.currentIndex()) == "LOOPS, position 20 *"
    assert said == [f"Played on from position 20 of {old.play.length}; LOOPS stays as it is."]
    tip = window.tabs.tabToolTip(window.tabs.currentIndex())
    assert "Played on from position 20 of the game of" in tip
    assert "Played on" not in window.tabs.tabToolTip(window.tabs.indexOf(old))


def test_it_waits_in_the_hangar_and_knows_its_origin_again(window: MainWindow, qtbot: QtBot) -> None:
    finished_page(window).presenter.showing.look_at(30)
    assert while_asked(window, agree)
    page = newest(window)
    journal = page.journal.path
    window.games.close(page)
    window.tabs.setCurrentWidget(window.hangar)
    wait_for_previews(window, qtbot)
    (tile,) = [tile for tile in window.hangar.findChildren(SavedTile) if tile.path == journal]
    name, origin = tile.toolTip().splitlines()
    assert name == page.title == "LOOPS, position 30"
    assert origin.startswith("Played on from position 30 of the game of")
    window.games.resume(journal)
    assert newest(window).header.origin == page.header.origin
    assert newest(window).title == name


def test_cancel_leaves_everything_as_it_is(window: MainWindow) -> None:
    old = finished_page(window)
    old.presenter.showing.look_at(20)
    assert while_asked(window, lambda dialog: QTest.keyClick(dialog, Qt.Key.Key_Escape))
    assert window.tabs.pages == [old]


def test_the_end_of_a_game_is_no_beginning(window: MainWindow) -> None:
    action = window.menu_actions.play_on
    assert not action.isEnabled(), "there is no game in the hangar"
    page = finished_page(window)
    assert not action.isEnabled()
    assert "over here" in action.toolTip()
    page.presenter.showing.look_at(page.play.length - 1)
    assert action.isEnabled()
    assert action.toolTip() == "Play On from Here"
    page.presenter.showing.look_at(page.play.length)
    assert not action.isEnabled()


def test_a_guided_game_is_not_played_on(window: MainWindow) -> None:
    window.lessons.begin("loops")
    assert not window.menu_actions.play_on.isEnabled()


def test_undo_goes_on_as_in_a_saved_game(window: MainWindow) -> None:
    old = finished_page(window, "jump")
    cursor = next(at for at in range(30, old.play.length) if old.play.mover(at) >= 0)
    old.presenter.showing.look_at(cursor)
    assert while_asked(window, agree)
    page = newest(window)
    make_a_move(page)
    window.menu_actions.undo.trigger()
    assert page.session.cursor == cursor
    window.menu_actions.undo.trigger()
    assert page.session.cursor < cursor, "what came before can be taken back too"


def test_a_game_without_its_beginning_is_played_on(window: MainWindow) -> None:
    whole = session_of("jump", 2)
    play_on(whole, 20, random.Random(1))
    session: Session[Any, Any] = Session(whole.game, 2, whole.options, 3, start=whole.change(15).before)
    play_on(session, 10, random.Random(2))
    old = window.games.show(header_of(session, [Player("Ann"), Player("Bob")]), session)
    old.presenter.showing.look_at(5)
    assert asked_and_agreed(window)
    page = newest(window)
    assert page.session.resumed
    assert page.session.entries[:5] == session.entries[:5]


def asked_and_agreed(window: MainWindow) -> bool:
    """Play on where everybody agrees that a game which goes on may be told."""

    def answer_question() -> None:
        box = QApplication.activeModalWidget()
        assert box is not None
        button = box.findChildren(QPushButton)[0]
        QTimer.singleShot(0, answer_dialog)
        QTest.mouseClick(button, LEFT)

    def answer_dialog() -> None:
        dialog = QApplication.activeModalWidget()
        assert isinstance(dialog, PlayOn)
        keyboard_of(dialog)
        agree(dialog)

    before = len(window.tabs.pages)
    QTimer.singleShot(0, answer_question)
    window.menu_actions.play_on.trigger()
    return len(window.tabs.pages) == before + 1


def test_from_the_menu(window: MainWindow) -> None:
    menus = [menu for menu in window.menuBar().findChildren(QMenu) if window.menu_actions.play_on in menu.actions()]
    assert [menu.title() for menu in menus] == ["&Game"]


# --- what nobody may know yet ----------------------------------------------------------------------------


@pytest.mark.parametrize("game", SECRETIVE)
def test_at_a_table_with_secrets_everybody_has_to_agree(window: MainWindow, person: Person, game: str) -> None:
    page = begun_page(window, game)
    person.answer = None
    assert not while_asked(window, agree)
    assert window.tabs.pages == [page]
    assert "everybody at the table agree" in person.read[0]
    person.answer = 0
    assert while_asked(window, agree)
    assert len(window.tabs.pages) == 2


def test_luck_to_come_is_a_secret_too_where_it_can_t_be_taken_back(window: MainWindow, person: Person) -> None:
    open_game = next(game for game in sorted(CATALOG) if TABLES[game].open)
    person.answer = None
    for policy, questions in ((TakeBack.FREE, 0), (TakeBack.UNTIL_REVEALED, 1), (TakeBack.OFF, 1)):
        person.read.clear()
        session = session_of(open_game, 2)
        window.games.show(header_of(session, [Player("Ann"), Player("Bob")], take_back=policy), session)
        while_asked(window, lambda dialog: dialog.reject())
        assert len(person.read) == questions, policy


@pytest.mark.parametrize("game", SECRETIVE)
def test_nobody_is_asked_of_a_game_that_is_over_or_watched(window: MainWindow, person: Person, game: str) -> None:
    finished_page(window, game).presenter.showing.look_at(10)
    assert while_asked(window, agree)
    window.games.start(header(game, humans=0)).presenter.bots.halt(True)
    assert while_asked(window, agree)
    assert person.read == []


# --- what becomes of it ----------------------------------------------------------------------------------


def test_the_record_leaves_it_out_and_the_result_shows(
    window: MainWindow, person: Person, qtbot: QtBot, autosave: Path
) -> None:
    played = autosave.with_name("played")
    old = finished_page(window)
    qtbot.waitUntil(lambda: len(list(played.glob("*.voltige"))) == 1)
    old.presenter.showing.look_at(old.play.length - 1)
    assert while_asked(window, agree)
    page = newest(window)
    play_on(page.session, 100_000, random.Random(8))
    page.presenter.refresh(animated=False)
    assert page.play.outcome is not None
    bar = page.findChild(ResultBar)
    assert bar is not None
    qtbot.waitUntil(bar.isVisible)
    qtbot.wait(50)
    assert len(list(played.glob("*.voltige"))) == 1
    # Its rematch begins at the beginning, and counts.
    bar.again.click()
    again = newest(window)
    assert not again.header.origin
    assert again.session.length < 10
    window.games.restart(again)
    assert not newest(window).header.origin


# --- the dialog ------------------------------------------------------------------------------------------


def dialog_for(qtbot: QtBot, *players: Player) -> PlayOn:
    made = PlayOn(37, 214, players, [AtHome("Zoe", "plum")], LIGHT)
    qtbot.addWidget(made)
    made.show()
    return made


def test_players_without_colours_get_some_and_names_must_differ(qtbot: QtBot) -> None:
    made = dialog_for(qtbot, Player("Ann"), Player("Bob"), Player("Cid", "teal"))
    ok = made.buttons.button(QDialogButtonBox.StandardButton.Ok)
    assert len({player.colour for player in made.players}) == 3
    assert ok.isEnabled()
    made.seats.rows[1].name.setText("ann")
    assert not ok.isEnabled()
    assert "Ann" in made.reason.text() or "ann" in made.reason.text()
    made.accept()
    assert made.isVisible()
    made.seats.rows[1].name.setText("Bob")
    assert ok.isEnabled()


def test_a_seat_of_a_bot_goes_to_somebody_at_home(qtbot: QtBot) -> None:
    made = dialog_for(qtbot, Player("Ann"), Player("Blériot", kind=Kind.PILOT))
    kind = made.seats.rows[1].kind
    kind.setCurrentIndex(kind.findData(Kind.HUMAN))
    assert made.players[1] == Player("Zoe", "plum")


def test_luck_is_the_same_unless_somebody_wants_another(qtbot: QtBot) -> None:
    made = dialog_for(qtbot, Player("Ann"), Player("Bob"))
    assert not made.fresh
    click(made.fresh_luck)
    assert made.fresh
    assert not made.same_luck.isChecked()
    assert all(luck.accessibleDescription() for luck in (made.same_luck, made.fresh_luck))
