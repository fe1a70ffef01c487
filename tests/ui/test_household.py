"""The people of a household: who is made out in what is stored, and who joins."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec
import pytest
from PySide6.QtCore import QSettings

from core.players import Kind, Player
from ui.dialogs.seats.seating import filled_up, problem_of, seated
from ui.household import LONGEST_NAME, MOST_PEOPLE, Person, joined, people_in
from ui.look.names import NAMES, is_spare
from ui.look.theme import LIVERIES
from ui.settings import Settings

ZOE, MAX = Person("Zoé", "plum"), Person("Max", "teal")


def stored(tmp_path: Path, value: Any) -> Settings:
    """Settings that somebody edited by hand."""
    store = QSettings(str(tmp_path / "edited.ini"), QSettings.Format.IniFormat)
    store.setValue("household", value)
    store.sync()
    return Settings(QSettings(str(tmp_path / "edited.ini"), QSettings.Format.IniFormat))


def test_people_come_back_in_their_order(tmp_path: Path) -> None:
    settings = stored(tmp_path, "")
    settings.household = (MAX, ZOE)
    assert settings.household == (MAX, ZOE)


@pytest.mark.parametrize(
    "value",
    ["", "nonsense", "null", "7", '{"name": "Zoé"}', "[1, null, [], {}]", '[{"name": 7}]', ["a", "b"], 12, "[" * 5000],
)
def test_rubbish_is_nobody(value: Any, tmp_path: Path) -> None:
    assert stored(tmp_path, value).household == ()


@pytest.mark.parametrize("name", ["", "   ", "\u202e\u2066", "\x07\x1b", "\u200d", "\ud800"])
def test_who_has_no_name_that_can_be_read_is_nobody(name: str) -> None:
    assert people_in([{"name": name, "colour": "plum"}]) == ()


@pytest.mark.parametrize("colour", [None, 7, "mauve", ["plum"], {}])
def test_who_likes_no_colour_of_ours_gets_one(colour: object) -> None:
    (person,) = people_in([{"name": "Zoé", "colour": colour}])
    assert person.colour in LIVERIES


def test_names_are_short_and_readable_and_each_is_there_once() -> None:
    entries = [{"name": name} for name in ("Zo\u202eé\x07", "ZOÉ", "x" * 100_000, f"{'y' * 23} z", "Max")]
    people = people_in(entries)
    assert [person.name for person in people] == ["Zoé", "x" * LONGEST_NAME, "y" * 23, "Max"]


def test_ten_thousand_are_too_many(tmp_path: Path) -> None:
    crowd = msgspec.json.encode([{"name": f"Person {number}"} for number in range(10_000)]).decode()
    assert len(stored(tmp_path, crowd).household) == MOST_PEOPLE


def test_who_plays_under_a_name_of_their_own_joins_once() -> None:
    players = [Player("ZOÉ", "navy"), Player("Papa", "sand"), Player("Hal", "leaf", Kind.ACE), Player("", "slate")]
    assert joined((ZOE,), players) == (ZOE, Person("Papa", "sand"))


@pytest.mark.parametrize("name", [*NAMES, "ada", "Cleo 2"])
def test_who_gave_no_name_does_not_join(name: str) -> None:
    assert is_spare(name)
    assert joined((), [Player(name, "navy")]) == ()


def test_nobody_joins_a_full_house() -> None:
    full = people_in([{"name": f"Person {number}"} for number in range(MOST_PEOPLE)])
    assert joined(full, [Player("One more", "navy")]) == full


# --- at the table ----------------------------------------------------------------------------------------


def test_people_sit_down_in_their_order_and_bots_stay_who_they_are() -> None:
    last = (
        Player("Old", "navy"),
        Player("Robo", "sand", Kind.ACE),
        Player("Older", "leaf"),
        Player("Oldest", "slate"),
    )
    players = seated(last, (ZOE, MAX))
    assert players == (ZOE.player, last[1], MAX.player, last[3])


def test_bots_leave_people_their_names_and_colours() -> None:
    last = (Player("max", "plum", Kind.ACE), Player("Old", "navy"), Player("Cleo", "teal", Kind.CADET))
    players = seated(last, (ZOE, MAX))
    assert problem_of(players) == ""
    assert players[1] == ZOE.player
    assert players[0].kind is Kind.ACE
    assert players[0].name not in ("max", "Max"), "Max may want to sit down yet"
    assert players[2] == last[2]


def test_two_who_like_the_same_colour_can_sit_down() -> None:
    twins = (Person("Lea", "plum"), Person("Leo", "plum"))
    players = seated((Player("a", "navy"), Player("b", "sand"), Player("c", "plum", Kind.CADET)), twins)
    assert problem_of(players) == ""
    assert [player.name for player in players] == ["Lea", "Leo", "c"]
    assert players[0].colour == "plum"


def test_who_keeps_a_seat_is_not_there_twice() -> None:
    players = seated((Player("Gone", "navy"), Player("Max", "sand"), Player("Zoé", "leaf")), (ZOE, MAX))
    assert problem_of(players) == ""
    assert players[:2] == (ZOE.player, MAX.player)


def test_a_household_that_is_called_like_the_bots_leaves_them_names() -> None:
    namesakes = people_in([{"name": name} for name in NAMES])
    players = filled_up((), 8, namesakes)
    assert problem_of(players) == ""
    assert not {player.name for player in players} & set(NAMES)
