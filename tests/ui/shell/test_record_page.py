"""The record page: what it shows of the games that are chosen, and what can be done with them."""

from __future__ import annotations

import csv
from collections.abc import Iterator
from pathlib import Path

import msgspec
import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QFileDialog, QTableWidget
from pytestqt.qtbot import QtBot

from app.journals.library import Library
from core.players import Kind
from tests.ui.record.made_up import played, season, seat
from tests.ui.record.shelved import Shelved
from tests.ui.shell.conftest import Person
from tests.ui.shell.test_buttons import check
from tests.ui.shell.test_focus_seen import seen_everywhere
from tests.ui.shell.walking import walk
from ui.look.style import Style
from ui.record.evening.ranking import evenings
from ui.record.page import RecordPage
from ui.record.tallies import Against, Choice, Who
from ui.record.views.games_model import ACCURACY, LUCK
from ui.settings import Appearance, Language, TextSize
from ui.shell.window import MainWindow

ADA, BEA = Who(Kind.HUMAN, "ada"), Who(Kind.HUMAN, "bea")
RESULTS, RATINGS, GAMES, EVENING = range(4)


@pytest.fixture
def shelved(library: Library) -> Shelved:
    """Some weeks of a household, in place of what lies on the disk."""
    shelved = Shelved(season())
    vars(library)["played"] = shelved
    return shelved


@pytest.fixture
def page(shelved: Shelved, window: MainWindow) -> RecordPage:
    window.resize(1280, 720)
    return window.record.show()


def choose(page: RecordPage, choice: Choice) -> None:
    page.filters.choose(choice)
    page.filters.changed.emit()


def cells(table: QTableWidget) -> list[list[str]]:
    """The words of a table, line by line."""
    rows, columns = range(table.rowCount()), range(table.columnCount())
    items = [[table.item(row, column) for column in columns] for row in rows]
    return [[item.text() for item in line if item is not None] for line in items]


# --- results ---------------------------------------------------------------------------------------------


def test_everybody_is_listed_with_wins_and_streaks(page: RecordPage) -> None:
    assert page.results.summary.text() == f"60 games on {len(evenings(season()))} evenings."
    lines = {line[0]: line[1:] for line in cells(page.results.tallies)}
    assert lines.keys() == {"Ada", "Bea", "Cleo", "Ace (bot)", "Pilot (bot)", "Cadet (bot)"}
    assert sum(int(line[1]) for line in lines.values()) == 60
    assert not page.results.duels.isVisible()


def test_somebody_is_shown_by_game_and_by_opponent(page: RecordPage) -> None:
    choose(page, Choice(ADA))
    assert page.results.summary.text().startswith("Ada has won ")
    games = [line[0] for line in cells(page.results.tallies)]
    assert games == ["Lucky Loop", "LOOPS", "Jump!", "Targets", "All games"]
    assert [line[0] for line in cells(page.results.duels)] == ["Bea", "Ace (bot)", "Cadet (bot)"]
    assert all(int(line[1]) == sum(map(int, line[2:])) for line in cells(page.results.duels))
    assert page.results.form.isVisible()
    assert [each.name for each in page.results.form.series] == ["Ada"]


def test_feats_are_told_as_the_game_tells_them_and_lead_to_their_game(page: RecordPage) -> None:
    opened: list[object] = []
    page.open_asked.connect(opened.append)
    lines = cells(page.results.feats)
    assert [line[1] for line in lines] == ["Best flight", "Costliest round won", "Best session", "Most bull's-eyes"]
    assert lines[0][2].endswith("points")
    page.results.feats.setCurrentCell(0, 0)
    page.results.feats.activated.emit(page.results.feats.model().index(0, 0))
    assert opened


def test_a_session_below_nothing_is_written_with_its_sign(shelved: Shelved, window: MainWindow) -> None:
    shelved.games = [played(seat("Ada", feat=-3), seat("ace", 2))]
    page = window.record.show()
    assert cells(page.results.feats)[0][2] == "−3 points"


def test_the_only_person_of_a_household_is_looked_at_first(shelved: Shelved, window: MainWindow) -> None:
    shelved.games = [played(seat("Ada"), seat("ace", 2))]
    assert window.record.show().filters.choice == Choice(ADA)


def test_a_game_that_is_not_installed_any_more_is_called_by_its_id(shelved: Shelved, window: MainWindow) -> None:
    shelved.games = [played(seat("Ada", feat=3), seat("Bea", 2), game="chess")]
    page = window.record.show()
    for button in page.views:
        button.setChecked(True)
    assert page.games.model.index(0, 1).data() == "chess"


# --- filters ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("choice", "left"),
    [(Choice(), 60), (Choice(ADA), 36), (Choice(ADA, "jump"), 9), (Choice(against=Against.ACE), 24)],
)
def test_what_is_chosen_holds_for_every_view(page: RecordPage, choice: Choice, left: int) -> None:
    choose(page, choice)
    page.views[GAMES].setChecked(True)
    assert page.games.model.rowCount() == left
    assert page.filters.choice == choice


def test_a_choice_stays_when_another_game_is_finished(page: RecordPage, shelved: Shelved) -> None:
    choose(page, Choice(BEA, "loops"))
    shelved.games.append(played(seat("Dirk"), seat("Bea", 2), game="loops", minute=99_999))
    shelved.changed.emit()
    assert page.filters.choice == Choice(BEA, "loops")
    assert page.filters.player.findText("Dirk") > 0


# --- ratings ---------------------------------------------------------------------------------------------


def test_ratings_are_plotted_for_the_game_and_the_player_of_the_line(page: RecordPage) -> None:
    page.views[RATINGS].setChecked(True)
    view = page.ratings
    lines = cells(view.table)
    assert lines[0][0] == "Lucky Loop"
    assert [int(line[2]) for line in lines[:4]] == sorted((int(line[2]) for line in lines[:4]), reverse=True)
    row = next(row for row, line in enumerate(lines) if line[:2] == ["Jump!", "Bea"])
    view.table.setCurrentCell(row, 0)
    assert [each.name for each in view.plot.series if each.stands_out] == ["Bea"]
    assert "Jump!" in view.plot.accessibleName()
    assert "Bea" in view.plot.accessibleDescription()


def test_somebody_is_rated_beside_all_others_also_where_they_alone_are_looked_at(page: RecordPage) -> None:
    page.views[RATINGS].setChecked(True)
    everybody = cells(page.ratings.table)
    choose(page, Choice(BEA))
    assert cells(page.ratings.table) == everybody
    assert everybody[page.ratings.table.currentRow()][1] == "Bea"
    choose(page, Choice(game="jump"))
    assert {line[0] for line in cells(page.ratings.table)} == {"Jump!"}


# --- the list --------------------------------------------------------------------------------------------


def test_the_newest_game_is_on_top_and_every_column_sorts(page: RecordPage) -> None:
    page.views[GAMES].setChecked(True)
    model = page.games.model
    ends = [game.ended for game in model.games]
    assert ends == sorted(ends, reverse=True)
    for column in range(model.columnCount()):
        for order in Qt.SortOrder:
            page.games.table.sortByColumn(column, order)
    page.games.table.sortByColumn(3, Qt.SortOrder.AscendingOrder)
    assert [game.moves for game in model.games] == sorted(game.moves for game in model.games)


def test_what_a_review_found_is_shown_of_the_player_who_is_looked_at(page: RecordPage, shelved: Shelved) -> None:
    page.views[GAMES].setChecked(True)
    assert page.games.table.isColumnHidden(ACCURACY)
    seats = [msgspec.structs.replace(each, accuracy=0.87, luck=-1.5) for each in shelved.games[-1].seats]
    shelved.games[-1] = msgspec.structs.replace(shelved.games[-1], seats=tuple(seats))
    shelved.changed.emit()
    assert page.games.table.isColumnHidden(ACCURACY)
    choose(page, Choice(Who(Kind.HUMAN, "cleo")))
    assert not page.games.table.isColumnHidden(ACCURACY)
    model = page.games.model
    assert model.index(0, ACCURACY).data().startswith("87")
    assert model.index(0, LUCK).data() == "−1.5"
    assert model.index(1, LUCK).data() == ""


def test_enter_and_a_double_click_open_a_game(page: RecordPage) -> None:
    opened: list[object] = []
    page.open_asked.disconnect()
    page.open_asked.connect(opened.append)
    page.views[GAMES].setChecked(True)
    table = page.games.table
    table.setFocus()
    table.selectRow(2)
    QTest.keyClick(table, Qt.Key.Key_Return)
    place = table.visualRect(page.games.model.index(4, 1)).center()
    QTest.mouseClick(table.viewport(), Qt.MouseButton.LeftButton, pos=place)
    QTest.mouseDClick(table.viewport(), Qt.MouseButton.LeftButton, pos=place)
    assert opened == [page.games.model.game(2), page.games.model.game(4)]


# --- deleting --------------------------------------------------------------------------------------------


def test_games_are_removed_after_a_question(page: RecordPage, shelved: Shelved, person: Person) -> None:
    page.views[GAMES].setChecked(True)
    page.games.table.setFocus()
    page.games.table.selectRow(0)
    person.answer = None
    QTest.keyClick(page.games.table, Qt.Key.Key_Delete)
    assert "Delete this game" in person.read[-1]
    assert shelved.done == []
    person.answer = 0
    page.games.table.selectAll()
    page.games.remove.click()
    assert "these 60 games" in person.read[-1]
    assert shelved.done == ["remove 60"]
    assert page.sentence.isVisible()


def test_people_and_everything_are_removed_after_a_question(page: RecordPage, shelved: Shelved, person: Person) -> None:
    menu = page.remove.menu()
    menu.aboutToShow.emit()
    words = [action.text() for action in menu.actions() if action.text()]
    assert words == ["Take Ada Out…", "Take Bea Out…", "Take Cleo Out…", "Delete the Whole Record…"]
    person.answer = None
    menu.actions()[1].trigger()
    menu.actions()[-1].trigger()
    assert shelved.done == []
    person.answer = 0
    menu.actions()[1].trigger()
    assert "Bea is in 36 games" in person.read[-1]
    assert shelved.done == ["forget Bea"]
    assert page.filters.player.findText("Bea") < 0
    page.views[GAMES].setChecked(True)
    assert any("Unnamed player" in page.games.model.index(row, 2).data() for row in range(60))
    menu.aboutToShow.emit()
    menu.actions()[-1].trigger()
    assert shelved.done == ["forget Bea", "clear"]


# --- files -----------------------------------------------------------------------------------------------


@pytest.fixture
def saving_to(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Where somebody saves to; they give no ending."""
    chosen = tmp_path / "chosen"
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: (str(chosen), ""))
    return chosen


def test_what_is_chosen_is_exported(page: RecordPage, saving_to: Path) -> None:
    told: list[str] = []
    page.told.connect(told.append)
    choose(page, Choice(ADA, "jump"))
    page.export.click()
    with saving_to.with_name("chosen.csv").open(encoding="utf-8", newline="") as file:
        lines = list(csv.DictReader(file))
    assert {line["game"] for line in lines} == {"jump"}
    assert len({line["identity"] for line in lines}) == 9
    assert "chosen.csv" in told[0]


def test_a_file_that_can_t_be_written_is_told(page: RecordPage, saving_to: Path, person: Person) -> None:
    for ending in ("csv", "pdf"):
        saving_to.with_name(f"chosen.{ending}").mkdir()
    page.export.click()
    assert "could not be exported" in person.read[-1]
    page.views[EVENING].setChecked(True)
    page.evening.save.click()
    assert "could not be saved" in person.read[-1]


# --- the evening -----------------------------------------------------------------------------------------


def test_the_last_evening_is_ranked_first_and_any_other_can_be_chosen(page: RecordPage) -> None:
    page.views[EVENING].setChecked(True)
    view = page.evening
    assert view.day.count() == len(evenings(season()))
    last = cells(view.table)
    assert last[0][0] == "1"
    view.day.setCurrentIndex(3)
    view.day.activated.emit(3)
    assert len(cells(view.games)) == int(view.count.text().split()[0])
    places = [int(line[0]) for line in cells(view.table)]
    assert places == sorted(places)


def test_games_picked_from_the_list_are_ranked_and_printed(page: RecordPage, saving_to: Path) -> None:
    page.views[GAMES].setChecked(True)
    page.games.table.selectAll()
    page.games.rank.click()
    assert page.views[EVENING].isChecked()
    view = page.evening
    assert len(cells(view.games)) == 60
    assert {each.player.name for each in view.ranked} == {"ada", "bea", "cleo"}
    view.save.click()
    written = saving_to.with_name("chosen.pdf").read_bytes()
    assert written.startswith(b"%PDF")
    assert written.rstrip().endswith(b"%%EOF")


# --- everybody can use it --------------------------------------------------------------------------------


@pytest.fixture(params=[TextSize.USUAL, TextSize.LARGEST])
def size(request: pytest.FixtureRequest, style: Style) -> Iterator[TextSize]:
    style.set_text_size(request.param)
    yield request.param
    style.set_text_size(TextSize.USUAL)


@pytest.mark.parametrize("view", [RESULTS, RATINGS, GAMES, EVENING])
def test_the_keyboard_reaches_everything_and_leaves_it_again(window: MainWindow, page: RecordPage, view: int) -> None:
    choose(page, Choice(ADA))
    page.views[view].setChecked(True)
    page.views[view].setFocus()
    reached = walk(window)
    assert page.filters.player in reached
    assert page.export in reached


@pytest.mark.parametrize("appearance", [Appearance.LIGHT, Appearance.DARK])
def test_where_the_keyboard_is_is_seen(
    window: MainWindow, page: RecordPage, style: Style, appearance: Appearance, qtbot: QtBot
) -> None:
    style.choose(appearance)
    for view in (RESULTS, GAMES):
        page.views[view].setChecked(True)
        page.views[view].setFocus()
        qtbot.wait(1)
        assert seen_everywhere(window)


@pytest.mark.usefixtures("language", "size")
def test_words_are_whole_in_both_languages_and_all_sizes(window: MainWindow, page: RecordPage, qtbot: QtBot) -> None:
    window.retranslate("fr")
    for view in page.views:
        view.setChecked(True)
        qtbot.wait(1)
        assert check(window)
    for table in (page.results.tallies, page.results.feats, page.ratings.table, page.evening.table):
        header = table.horizontalHeader()
        for column in range(table.columnCount()):
            assert header.sectionSize(column) >= header.sectionSizeHint(column) - 1


def test_screen_readers_find_names_for_everything(page: RecordPage) -> None:
    for button in page.views:
        button.setChecked(True)
    for widget in (page.games.table, page.ratings.table, page.ratings.plot, page.evening.table, page.results.tallies):
        assert widget.accessibleName()
    for box in (page.filters.player, page.filters.game, page.filters.against, page.evening.day):
        assert box.accessibleName()


@pytest.mark.usefixtures("language")
def test_another_language_is_spoken_at_once(window: MainWindow, page: RecordPage, language: Language) -> None:
    window.retranslate(language.value)
    assert page.heading.text() == window.tabs.tabText(1) == page.title


def test_until_the_games_are_read_it_says_how_far_that_is(shelved: Shelved, window: MainWindow) -> None:
    shelved.answers = False
    page = window.record.show()
    shelved.reading.emit(20, 500)
    assert page.sentence.text() == "The finished games are being read: 20 of 500."
    shelved.answers = True
    page.refresh()
    assert not page.sentence.isVisible()
    shelved.reading.emit(30, 500)
    assert not page.sentence.isVisible()


def test_plots_can_be_drawn_at_any_size(page: RecordPage, qapp: QApplication) -> None:
    choose(page, Choice(ADA))
    page.views[RATINGS].setChecked(True)
    for width, height in ((220, 150), (900, 300), (300, 900)):
        page.ratings.plot.resize(width, height)
        assert not page.ratings.plot.grab().isNull()
