"""The games for other programs: as the standard has it, and without anything that a spreadsheet would work out."""

from __future__ import annotations

import csv
import io

import pytest

from tests.ui.record.made_up import played, seat
from ui.files.played import Skill
from ui.record.csv_text import COLUMNS, csv_text


def read(text: str) -> list[dict[str, str]]:
    return list(csv.DictReader(io.StringIO(text, newline="")))


def test_there_is_a_line_for_each_seat_and_a_header() -> None:
    games = [played(seat("Ada", skill=Skill(1512.5, 400.0), accuracy=0.5), seat("ace", 2, luck=-1.5))]
    ada, ace = read(csv_text(games))
    assert list(ada) == list(COLUMNS)
    assert (ada["name"], ada["player"], ada["won"], ada["rating"], ada["accuracy"]) == (
        *("Ada", "person", "1", "1512.5"),
        "0.5",
    )
    assert (ace["player"], ace["seat"], ace["luck"], ace["rating"]) == ("ace", "1", "-1.5", "")
    assert ada["ended"] == "2026-11-14T20:00:00"


def test_lines_end_as_the_standard_has_it_and_signs_are_quoted() -> None:
    name = 'Ada "the Ace", of\nParis'
    text = csv_text([played(seat("Ada", name=name))])
    assert text.startswith("identity,game,created,")
    assert text.endswith("\r\n")
    assert '"Ada ""the Ace"", of\nParis"' in text
    assert read(text)[0]["name"] == name


@pytest.mark.parametrize("sign", ["=", "+", "-", "@", "\t", "\r"])
def test_nothing_is_worked_out_by_a_spreadsheet(sign: str) -> None:
    (line,) = read(csv_text([played(seat("Ada", name=f"{sign}cmd|'/C calc'!A0"))]))
    assert line["name"].startswith("'" + sign)


def test_no_games_are_a_header() -> None:
    assert csv_text([]) == ",".join(COLUMNS) + "\r\n"
