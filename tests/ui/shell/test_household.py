"""Every new table knows the people of the household, and learns who is new."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QDialogButtonBox
from pytestqt.qtbot import QtBot

from core.catalog import CATALOG
from core.players import Kind, Player
from ui.dialogs.new_game import NewGame
from ui.dialogs.seats.seat_row import SeatRow
from ui.household import Person
from ui.look.names import NAMES
from ui.look.theme import LIGHT
from ui.remembered import Choices
from ui.settings import Settings

ZOE, MAX, PAPA = Person("Zoe", "plum"), Person("Max", "teal"), Person("Papa", "navy")


@pytest.fixture
def household(settings: Settings) -> tuple[Person, ...]:
    settings.household = (ZOE, MAX, PAPA)
    return settings.household


def dialog(qtbot: QtBot, settings: Settings, game: str = "loops") -> NewGame:
    made = NewGame(CATALOG[game], settings, LIGHT)
    qtbot.addWidget(made)
    made.show()
    QTest.qWaitForWindowActive(made)
    return made


def write(qtbot: QtBot, row: SeatRow, name: str) -> None:
    """Write over a name, and go on to the next field."""
    row.name.setFocus()
    row.name.line.selectAll()
    qtbot.keyClicks(row.name, name)
    qtbot.keyClick(row.name, Qt.Key.Key_Tab)


def choose_kind(row: SeatRow, kind: Kind) -> None:
    row.kind.setCurrentIndex(row.kind.findData(kind))


def names(made: NewGame) -> list[str]:
    return [player.name for player in made.players]


def offered(row: SeatRow) -> list[str]:
    return [row.name.itemText(index) for index in range(row.name.count())]


def take_off(qtbot: QtBot, made: NewGame) -> None:
    qtbot.mouseClick(made.buttons.button(QDialogButtonBox.StandardButton.Ok), Qt.MouseButton.LeftButton)
    assert not made.isVisible()


@pytest.mark.parametrize("game", sorted(CATALOG))
def test_a_name_that_took_off_is_known_at_every_table(game: str, qtbot: QtBot, settings: Settings) -> None:
    made = dialog(qtbot, settings, "lucky_loop")
    write(qtbot, made.seats.rows[0], "Zoe")
    colour = made.players[0].colour
    take_off(qtbot, made)
    again = dialog(qtbot, settings, game)
    assert settings.household == (Person("Zoe", colour),)
    assert again.players[0] == Player("Zoe", colour)
    assert offered(again.seats.rows[0]) == ["Zoe"]


def test_bots_and_default_names_and_cancelled_tables_teach_nothing(qtbot: QtBot, settings: Settings) -> None:
    made = dialog(qtbot, settings)
    write(qtbot, made.seats.rows[1], "Hal")
    take_off(qtbot, made)
    cancelled = dialog(qtbot, settings)
    write(qtbot, cancelled.seats.rows[0], "Zoe")
    qtbot.keyClick(cancelled, Qt.Key.Key_Escape)
    assert settings.household == ()


def test_seats_of_people_are_filled_in_order_and_the_rest_is_as_last_time(
    household: tuple[Person, ...], qtbot: QtBot, settings: Settings
) -> None:
    last = (Player("Robo", "sand", Kind.ACE), Player("Old", "leaf"), Player("Older", "slate"))
    settings.set_choices("loops", Choices(last, {}))
    assert dialog(qtbot, settings).players == (last[0], ZOE.player, MAX.player)


def test_choosing_somebody_brings_their_colour(household: tuple[Person, ...], qtbot: QtBot, settings: Settings) -> None:
    # given a table at which a bot wears the favourite colour of Papa
    made = dialog(qtbot, settings)
    bot = next(row for row in made.seats.rows if row.player.colour == PAPA.colour)
    # when the first seat goes to Papa, who is the last in the list
    made.seats.rows[0].name.setFocus()
    for _ in range(2):
        qtbot.keyClick(made.seats.rows[0].name, Qt.Key.Key_Down)
    # then he wears it, and the bot what is left
    assert made.players[0] == PAPA.player
    assert len({player.colour for player in made.players}) == 3
    assert bot.player.colour != PAPA.colour


def test_who_is_chosen_from_another_seat_swaps_with_it(
    household: tuple[Person, ...], qtbot: QtBot, settings: Settings
) -> None:
    made = dialog(qtbot, settings)
    choose_kind(made.seats.rows[1], Kind.HUMAN)
    assert names(made)[:2] == ["Zoe", "Max"], "the next of the household sits down where a bot was"
    assert made.players[1] == MAX.player
    qtbot.keyClick(made.seats.rows[0].name, Qt.Key.Key_Down)
    assert made.players[:2] == (MAX.player, ZOE.player)
    assert made.reason.text() == ""


def test_a_known_name_may_be_written_too(household: tuple[Person, ...], qtbot: QtBot, settings: Settings) -> None:
    made = dialog(qtbot, settings)
    write(qtbot, made.seats.rows[0], "papa")
    assert made.players[0] == PAPA.player


def test_the_beginning_of_another_name_is_a_name(
    household: tuple[Person, ...], qtbot: QtBot, settings: Settings
) -> None:
    made = dialog(qtbot, settings)
    write(qtbot, made.seats.rows[0], "Pa")
    assert names(made)[0] == "Pa"


def test_a_bot_makes_way_for_a_name_and_has_none_of_the_household(
    household: tuple[Person, ...], qtbot: QtBot, settings: Settings
) -> None:
    made = dialog(qtbot, settings)
    bot = names(made)[2]
    write(qtbot, made.seats.rows[0], bot)
    assert names(made)[0] == bot
    assert names(made)[2] not in (bot, *(person.name for person in household))
    assert made.reason.text() == ""
    write(qtbot, made.seats.rows[0], "Max")
    choose_kind(made.seats.rows[0], Kind.ACE)
    assert names(made)[0] in NAMES


def test_only_people_are_offered_the_household(household: tuple[Person, ...], qtbot: QtBot, settings: Settings) -> None:
    made = dialog(qtbot, settings)
    assert offered(made.seats.rows[0]) == ["Zoe", "Max", "Papa"]
    assert offered(made.seats.rows[1]) == []


def test_new_seats_have_no_name_of_the_household(qtbot: QtBot, settings: Settings) -> None:
    settings.household = (Person(NAMES[1], "plum"),)
    made = dialog(qtbot, settings)
    made.set_seats(8)
    assert names(made).count(NAMES[1]) == 1
    assert names(made)[0] == NAMES[1]
    assert made.reason.text() == ""


def test_return_takes_off_right_after_a_name_is_written(qtbot: QtBot, settings: Settings) -> None:
    made = dialog(qtbot, settings)
    made.seats.rows[0].name.setFocus()
    made.seats.rows[0].name.line.selectAll()
    qtbot.keyClicks(made.seats.rows[0].name, names(made)[2])
    assert made.reason.text(), "a bot is called so"
    focused = QApplication.focusWidget()
    assert focused is made.seats.rows[0].name
    qtbot.keyClick(focused, Qt.Key.Key_Return)
    assert made.result() == NewGame.DialogCode.Accepted
