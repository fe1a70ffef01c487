"""The new-game dialog: it can't be confirmed wrong, and remembers."""

from __future__ import annotations

import random
from enum import StrEnum

import msgspec
import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtWidgets import QCheckBox, QComboBox, QDialogButtonBox
from pytestqt.qtbot import QtBot

from core.catalog import CATALOG
from core.players import Kind, Player, TakeBack
from ui.catalog import TABLES, TEXTS
from ui.dialogs.new_game import NewGame
from ui.dialogs.seats.seating import filled_up, problem_of
from ui.look.names import NAMES
from ui.look.theme import LIGHT, LIVERIES
from ui.look.widgets.swatch import livery_name
from ui.remembered import Choices
from ui.settings import Settings


def dialog(qtbot: QtBot, settings: Settings, game: str = "lucky_loop") -> NewGame:
    made = NewGame(CATALOG[game], settings, LIGHT)
    qtbot.addWidget(made)
    return made


def can_be_confirmed(made: NewGame) -> bool:
    return made.buttons.button(QDialogButtonBox.StandardButton.Ok).isEnabled()


@pytest.mark.parametrize("game", sorted(CATALOG))
def test_any_number_of_seats_can_be_confirmed_at_once(game: str, qtbot: QtBot, settings: Settings) -> None:
    made = dialog(qtbot, settings, game)
    for count in CATALOG[game].seats:
        made.set_seats(count)
        header = made.header()
        assert can_be_confirmed(made)
        assert len(header.seats) == count
        assert msgspec.convert(header.options, CATALOG[game].options) == CATALOG[game].options()


@pytest.mark.parametrize("game", sorted(CATALOG))
def test_every_option_and_choice_has_words(game: str) -> None:
    words = TEXTS[game].options
    for field in msgspec.structs.fields(CATALOG[game].options):
        assert words[field.name].label()
        assert words[field.name].explanation()
        if isinstance(field.type, type) and issubclass(field.type, StrEnum):
            assert all(words[field.name].choices[choice]() for choice in field.type)


def test_every_livery_has_a_name() -> None:
    assert len({livery_name(livery) for livery in LIVERIES}) == len(LIVERIES)


def test_a_missing_or_double_name_is_refused_with_the_reason(qtbot: QtBot, settings: Settings) -> None:
    made = dialog(qtbot, settings)
    row = made.seats.rows[1]
    row.name.setText("  ")
    assert not can_be_confirmed(made)
    assert "name" in made.reason.text()
    row.name.setText(made.seats.rows[0].name.text().upper())
    assert not can_be_confirmed(made)
    assert row.name.text() in made.reason.text() or made.seats.rows[0].name.text() in made.reason.text()
    made.accept()
    assert settings.choices("lucky_loop") is None
    row.name.setText("Somebody else")
    assert can_be_confirmed(made)
    assert made.reason.text() == ""


def test_a_name_has_at_most_24_characters(qtbot: QtBot, settings: Settings) -> None:
    made = dialog(qtbot, settings)
    made.seats.rows[0].name.setText("")
    qtbot.keyClicks(made.seats.rows[0].name, "x" * 60)
    assert made.players[0].name == "x" * 24


def test_taking_a_worn_colour_swaps(qtbot: QtBot, settings: Settings) -> None:
    made = dialog(qtbot, settings)
    before = [player.colour for player in made.players]
    box = made.seats.rows[0].colour
    box.setCurrentIndex(box.findData(before[1]))
    box.activated.emit(box.currentIndex())
    after = [player.colour for player in made.players]
    assert after[:2] == [before[1], before[0]]
    assert can_be_confirmed(made)


def test_take_back_follows_the_people_until_somebody_chooses(qtbot: QtBot, settings: Settings) -> None:
    made = dialog(qtbot, settings)
    assert made.header().take_back is TakeBack.FREE
    made.seats.rows[1].kind.setCurrentIndex(made.seats.rows[1].kind.findData(Kind.HUMAN))
    assert made.header().take_back is TakeBack.UNTIL_REVEALED
    made.take_back.setCurrentIndex(2)
    made.take_back.activated.emit(2)
    assert made.header().take_back is TakeBack.OFF
    made.seats.rows[1].kind.setCurrentIndex(made.seats.rows[1].kind.findData(Kind.RANDOM))
    assert made.header().take_back is TakeBack.OFF


def test_a_table_may_play_without_hints(qtbot: QtBot, settings: Settings) -> None:
    made = dialog(qtbot, settings)
    assert made.header().hints
    qtbot.mouseClick(made.hints, Qt.MouseButton.LeftButton, pos=QPoint(8, made.hints.height() // 2))
    assert not made.header().hints
    made.accept()
    assert not dialog(qtbot, settings).header().hints


@pytest.mark.parametrize("game", sorted(CATALOG))
def test_odds_are_spoken_of_only_where_there_are_some(qtbot: QtBot, settings: Settings, game: str) -> None:
    words = "Hints and odds" if TABLES[game].odds is not None else "Hints"
    assert dialog(qtbot, settings, game).hints.text() == words


def test_only_bots_may_play(qtbot: QtBot, settings: Settings) -> None:
    made = dialog(qtbot, settings)
    for row in made.seats.rows:
        row.kind.setCurrentIndex(row.kind.findData(Kind.RANDOM))
    assert can_be_confirmed(made)


def test_the_choices_are_remembered(qtbot: QtBot, settings: Settings) -> None:
    made = dialog(qtbot, settings)
    made.set_seats(4)
    made.seats.rows[2].name.setText("Saint-Ex")
    strict, edition = made.findChild(QCheckBox, "strict"), made.findChild(QComboBox, "edition")
    assert strict is not None
    assert edition is not None
    strict.setChecked(True)
    edition.setCurrentIndex(1)
    players, options = made.players, made.options.options()
    made.accept()
    again = dialog(qtbot, settings)
    assert again.players == players
    assert again.options.options() == options


def beginner(made: NewGame) -> QComboBox:
    box = made.findChild(QComboBox, "begins")
    assert isinstance(box, QComboBox)
    return box


@pytest.mark.parametrize("game", ["jump", "loops", "targets"])
def test_who_begins_is_drawn_by_lot_or_named(game: str, qtbot: QtBot, settings: Settings) -> None:
    # given a table of three
    made = dialog(qtbot, settings, game)
    made.set_seats(3)
    box = beginner(made)
    assert made.header().options["begins"] is None
    # when the second player gets another name and is to begin
    made.seats.rows[1].name.setText("Amelia")
    assert [box.itemText(place) for place in range(box.count())][2] == "Amelia"
    box.setCurrentIndex(2)
    # then the header says so, and the game lets that seat begin
    header = made.header()
    assert header.options["begins"] == 1
    options = msgspec.convert(header.options, CATALOG[game].options)
    start = CATALOG[game].setup(3, options)
    assert {CATALOG[game].nature(start, random.Random(seed)).seat for seed in range(20)} == {1}  # type: ignore[attr-defined]
    # and it is remembered, also while names change
    made.seats.rows[0].name.setText("Bessie")
    made.accept()
    assert beginner(dialog(qtbot, settings, game)).currentText() == "Amelia"


def test_whoever_leaves_the_table_can_t_begin(qtbot: QtBot, settings: Settings) -> None:
    made = dialog(qtbot, settings, "jump")
    made.set_seats(4)
    beginner(made).setCurrentIndex(4)
    assert made.header().options["begins"] == 3
    made.set_seats(2)
    assert beginner(made).count() == 3
    assert made.header().options["begins"] is None
    # a seat without a name is offered by its number
    made.seats.rows[0].name.setText("")
    assert beginner(made).itemText(1) == "Seat 1"


@pytest.mark.parametrize(
    "remembered",
    [
        Choices((), {}),
        Choices((Player("a", "red"),) * 3, {"edition": "z"}),
        Choices(tuple(Player(f"p{seat}", "mauve") for seat in range(9)), {}),
        Choices((Player("x" * 60, "mauve"), Player("", "")), {"no": "such"}),
        Choices((Player("x" * 60, "mauve"), Player("y", "nope")), {}),
    ],
)
def test_odd_memories_still_make_a_table(remembered: Choices, qtbot: QtBot, settings: Settings) -> None:
    settings.set_choices("lucky_loop", remembered)
    made = dialog(qtbot, settings)
    assert can_be_confirmed(made)
    assert all(player.colour in LIVERIES for player in made.players)
    assert all(0 < len(player.name) <= 24 for player in made.players)


def test_new_seats_have_names_and_colours_that_nobody_has() -> None:
    players = filled_up((Player(NAMES[3].lower(), "teal"), Player(NAMES[0], "vermilion")), 8)
    assert problem_of(players) == ""
    assert [player.kind for player in players[2:]] == [Kind.CADET] * 6


@pytest.mark.parametrize("game", sorted(CATALOG))
def test_the_dialog_fits_the_screen_for_every_number_of_players(game: str, qtbot: QtBot, settings: Settings) -> None:
    made = dialog(qtbot, settings, game)
    made.show()
    screen = made.screen().availableGeometry().height()
    for count in CATALOG[game].seats:
        made.set_seats(count)
        qtbot.wait(1)
        assert made.height() <= screen
        button = made.buttons.button(QDialogButtonBox.StandardButton.Ok)
        assert made.rect().contains(button.rect().translated(button.mapTo(made, QPoint())))
