"""Games that come to their end at a table are kept, each once, and the record of them is a page of the window."""

from __future__ import annotations

import random
from pathlib import Path

import msgspec
import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QFileDialog, QPushButton
from pytestqt.qtbot import QtBot

from core.loading import load
from core.record import dump
from core.review.reviewing import USUAL_NODES, reviewed
from core.review.summary import summary_of
from tests.core.review.finished_games import NODES
from tests.ui.shell.conftest import Person
from tests.ui.shell.flights import header, play_on, started
from tests.ui.shell.reviewed_pages import reviewer_of, wait_for_review
from ui.files.reviews import beside, write
from ui.record.page import RecordPage
from ui.shell.game_page import GamePage
from ui.shell.window import MainWindow


@pytest.fixture
def played(autosave: Path) -> Path:
    """The folder of finished games."""
    return autosave.with_name("played")


def files(played: Path) -> list[Path]:
    return sorted(played.glob("*.voltige"))


def begun(window: MainWindow, seed: int = 5) -> GamePage:
    return window.games.start(header("jump", humans=2, seed=seed))


def finish(page: GamePage, seed: int = 1) -> None:
    play_on(page.session, 10_000, random.Random(seed))
    assert page.play.outcome is not None


def record(window: MainWindow, qtbot: QtBot, games: int) -> RecordPage:
    """The page, with so many games on it."""
    page = window.record.show()
    page.views[2].setChecked(True)
    qtbot.waitUntil(lambda: page._known and page.games.model.rowCount() == games)
    return page


# --- keeping ---------------------------------------------------------------------------------------------


def test_a_game_is_kept_when_it_is_over_and_not_before(window: MainWindow, qtbot: QtBot, played: Path) -> None:
    page = begun(window)
    play_on(page.session, 10, random.Random(1))
    qtbot.wait(1)
    assert not played.exists()
    finish(page)
    qtbot.waitUntil(lambda: len(files(played)) == 1)
    loaded = load(files(played)[0].read_bytes())
    assert loaded.session.entries == page.session.entries
    assert loaded.session.outcome == page.play.outcome


def test_another_end_after_undo_replaces_the_first(window: MainWindow, qtbot: QtBot, played: Path) -> None:
    page = begun(window)
    finish(page)
    qtbot.waitUntil(lambda: len(files(played)) == 1)
    first = files(played)[0].read_bytes()
    page.play.seek(page.play.length // 2)
    finish(page, seed=2)
    qtbot.waitUntil(lambda: files(played)[0].read_bytes() != first)
    assert len(files(played)) == 1
    assert load(files(played)[0].read_bytes()).session.entries == page.session.entries
    record(window, qtbot, games=1)


def test_looking_back_and_opening_a_finished_file_keep_nothing(
    window: MainWindow, qtbot: QtBot, played: Path, tmp_path: Path
) -> None:
    session = started("jump")
    play_on(session, 10_000, random.Random(3))
    path = tmp_path / "mine.voltige"
    path.write_bytes(dump(header("jump"), session))
    window.games.open(path)
    page = window.tabs.page
    assert page is not None
    page.play.seek(3)
    page.play.seek(page.play.length)
    qtbot.wait(10)
    assert not played.exists()


def test_a_game_whose_end_nobody_saw_is_kept_when_it_is_resumed(
    window: MainWindow, qtbot: QtBot, played: Path, autosave: Path
) -> None:
    session = started("jump")
    play_on(session, 10_000, random.Random(3))
    autosave.mkdir(exist_ok=True)
    journal = autosave / "jump-20261116-100000-abcdef.voltige"
    journal.write_bytes(dump(msgspec.structs.replace(header("jump"), whole=False), session))
    window.games.resume(journal)
    qtbot.waitUntil(lambda: len(files(played)) == 1)


def test_a_guided_game_is_never_kept(window: MainWindow, qtbot: QtBot, played: Path) -> None:
    page = window.lessons.begin("jump")
    heard = len(page.play._subscribers)  # type: ignore[attr-defined]
    window.record.follow(page)
    assert len(page.play._subscribers) == heard  # type: ignore[attr-defined]
    assert not played.exists()


def test_a_game_that_can_t_be_kept_is_told_in_one_sentence(window: MainWindow, qtbot: QtBot, played: Path) -> None:
    told: list[str] = []
    window.record.told.connect(told.append)
    played.write_text("in the way")
    page = begun(window)
    finish(page)
    qtbot.waitUntil(lambda: any("can't be kept" in sentence for sentence in told))
    played.unlink()
    record(window, qtbot, games=1)


def test_what_a_review_finds_comes_into_the_record(window: MainWindow, qtbot: QtBot, played: Path) -> None:
    page = begun(window)
    finish(page)
    qtbot.waitUntil(lambda: len(files(played)) == 1)
    page.presenter.refresh(animated=False)
    qtbot.waitUntil(lambda: reviewer_of(page).possible)
    reviewer_of(page).nodes = NODES
    reviewer_of(page).begin()
    wait_for_review(page, qtbot)
    review = reviewer_of(page).review
    assert review is not None
    first, _ = summary_of(review).seats
    assert first.accuracy is not None
    shown = record(window, qtbot, games=1)
    qtbot.waitUntil(lambda: shown.games.model.game(0).seats[0].accuracy is not None)
    seat = shown.games.model.game(0).seats[0]
    assert seat.accuracy == pytest.approx(first.accuracy / 100, abs=1e-5)
    assert seat.luck == first.luck_points.value


def test_a_review_that_is_found_with_a_file_comes_into_the_record(
    window: MainWindow, qtbot: QtBot, played: Path, tmp_path: Path
) -> None:
    page = begun(window)
    finish(page)
    qtbot.waitUntil(lambda: len(files(played)) == 1)
    file = tmp_path / "mine.voltige"
    file.write_bytes(files(played)[0].read_bytes())
    write(beside(file), msgspec.structs.replace(reviewed(page.session, NODES), nodes=USUAL_NODES))
    window.games.close(page)
    window.games.open(file)
    shown = record(window, qtbot, games=1)
    qtbot.waitUntil(lambda: shown.games.model.game(0).seats[0].luck is not None)


# --- the page of the window ------------------------------------------------------------------------------


def test_it_opens_from_the_hangar_the_menu_and_the_keyboard_once(window: MainWindow, qtbot: QtBot) -> None:
    button = next(each for each in window.hangar.findChildren(QPushButton) if each.text() == "Record")
    QTest.mouseClick(button, Qt.MouseButton.LeftButton)
    (page,) = window.tabs.others
    assert window.tabs.other is page
    assert window.tabs.page is None
    assert window.windowTitle() == "Record[*] - Voltige"
    window.tabs.setCurrentIndex(0)
    window.menu_actions.record.trigger()
    assert window.tabs.others == [window.tabs.other] == [page]


def test_it_is_closed_like_other_tabs_and_opened_anew(window: MainWindow, qtbot: QtBot) -> None:
    window.record.show()
    assert window.menu_actions.close.isEnabled()
    window.menu_actions.close.trigger()
    assert window.tabs.others == []
    assert window.tabs.count() == 1
    assert not window.menu_actions.close.isEnabled()
    window.record.show()
    assert len(window.tabs.others) == 1
    # An answer that comes after the page is gone is nobody's.
    window.menu_actions.close.trigger()
    qtbot.wait(20)


def test_beside_it_a_new_game_is_chosen_in_the_hangar(window: MainWindow) -> None:
    window.record.show()
    window.menu_actions.new.trigger()
    assert window.tabs.currentWidget() is window.hangar


def test_games_and_the_record_stand_beside_each_other(window: MainWindow, qtbot: QtBot) -> None:
    game = begun(window)
    page = window.record.show()
    assert window.tabs.pages == [game]
    assert window.tabs.others == [page]
    assert not window.menu_actions.save.isEnabled()
    window.panes.go_on()
    window.panes.return_to_page()
    assert page.isAncestorOf(window.focusWidget())
    window.tabs.setCurrentWidget(game)
    assert window.tabs.page is game
    assert window.menu_actions.save.isEnabled()
    finish(game)
    page = record(window, qtbot, games=1)


def test_a_game_is_opened_from_the_list_apart_from_its_file(
    window: MainWindow, qtbot: QtBot, played: Path, person: Person, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    finish(begun(window))
    page = record(window, qtbot, games=1)
    kept = files(played)[0].read_bytes()
    assert window.tabs.pages
    window.games.close(window.tabs.pages[0])
    page.games.table.setFocus()
    page.games.table.selectRow(0)
    QTest.keyClick(page.games.table, Qt.Key.Key_Return)
    opened = window.tabs.page
    assert opened is not None
    assert opened.path is None
    assert opened.play.outcome is not None
    opened.play.seek(4)
    elsewhere = tmp_path / "elsewhere.voltige"
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: (str(elsewhere), ""))
    window.menu_actions.save.trigger()
    assert elsewhere.exists()
    assert files(played)[0].read_bytes() == kept
    assert window._settings.recent() == [elsewhere]
    window.tabs.setCurrentWidget(page)
    page.games.table.doubleClicked.emit(page.games.model.index(0, 0))
    assert window.tabs.page is opened


def test_a_file_that_is_gone_is_told(window: MainWindow, qtbot: QtBot, played: Path, person: Person) -> None:
    finish(begun(window))
    page = record(window, qtbot, games=1)
    window.games.close(window.tabs.pages[0])
    files(played)[0].unlink()
    page.games.open_asked.emit(page.games.model.game(0))
    assert "can't be opened" in person.read[-1]


def test_the_page_follows_what_happens_at_the_tables(window: MainWindow, qtbot: QtBot) -> None:
    page = record(window, qtbot, games=0)
    assert page.sentence.isVisible()
    assert "No game has been finished yet" in page.sentence.text()
    finish(begun(window))
    window.tabs.setCurrentWidget(page)
    qtbot.waitUntil(lambda: page.games.model.rowCount() == 1)
    assert not page.sentence.isVisible()
    finish(begun(window, seed=6))
    window.tabs.setCurrentWidget(page)
    qtbot.waitUntil(lambda: page.games.model.rowCount() == 2)
