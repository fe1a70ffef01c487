"""The log: each viewer's own, and always that of the position on the table."""

from __future__ import annotations

import random
from itertools import pairwise
from typing import Any

import pytest

from core.catalog import CATALOG
from core.play import LocalPlay
from core.session import Session
from tests.whole import state_of
from ui.catalog import TEXTS
from ui.table.game_log import GameLog, Line

NAMES = ("Ada", "Bea", "Cleo")
PILOTS = ("Ådvig", "Bøje", "Çelik", "Dåre", "Éva", "Føns", "Ğül", "Hôte")
"""Names that are part of no other word."""


def played(moves: int, seed: int = 3) -> Session[Any, Any]:
    game = CATALOG["lucky_loop"]
    session: Session[Any, Any] = Session(game, 3, game.options(), seed)
    session.begin()
    go_on(session, moves)
    return session


def go_on(session: Session[Any, Any], moves: int, seed: int = 0) -> None:
    rng = random.Random(seed)
    for _ in range(moves):
        (seat,) = session.to_act
        session.submit(seat, session.game.sample(state_of(session), seat, rng))


def test_a_log_written_bit_by_bit_equals_one_written_at_once() -> None:
    session = played(0)
    chronicle = GameLog(LocalPlay(session), TEXTS["lucky_loop"], NAMES)
    for step in range(40):
        go_on(session, 5, step)
        for viewer in (None, 0, 1, 2):
            chronicle.lines(viewer)
    for viewer in (None, 0, 1, 2):
        assert chronicle.lines(viewer) == GameLog(LocalPlay(session), TEXTS["lucky_loop"], NAMES).lines(viewer)


def test_undo_shortens_the_log_and_another_way_rewrites_it() -> None:
    session = played(100)
    chronicle = GameLog(LocalPlay(session), TEXTS["lucky_loop"], NAMES)
    whole = chronicle.lines(0)
    middle = session.cursor // 2
    session.seek(middle)
    assert chronicle.lines(0) == [line for line in whole if line.cursor <= middle]
    session.seek(session.length)
    assert chronicle.lines(0) == whole
    session.seek(middle)
    go_on(session, 30, seed=9)
    assert chronicle.lines(0) == GameLog(LocalPlay(session), TEXTS["lucky_loop"], NAMES).lines(0)


def test_the_log_tells_only_the_drawer_what_was_drawn() -> None:
    session = played(400)
    chronicle = GameLog(LocalPlay(session), TEXTS["lucky_loop"], NAMES)
    drawn = [line.text for line in chronicle.lines(0) if " draws " in line.text]
    assert all("a hidden card" in text for text in drawn if not text.startswith("Ada"))
    assert all("a hidden card" not in text for text in drawn if text.startswith("Ada"))
    assert all("a hidden card" in line.text for line in chronicle.lines(None) if " draws " in line.text)


# --- whose lines they are --------------------------------------------------------------------------------


def log_of(id: str, seats: int, moves: int, viewer: int | None = None) -> list[Line]:
    game, rng = CATALOG[id], random.Random(f"{id} {seats}")
    session: Session[Any, Any] = Session(game, seats, game.options(), 3)
    session.begin()
    while session.to_act and session.cursor < moves:
        seat = rng.choice(sorted(session.to_act))
        session.submit(seat, game.sample(session.view(seat), seat, rng))
    return GameLog(LocalPlay(session), TEXTS[id], PILOTS[:seats]).lines(viewer)


@pytest.mark.parametrize("id", sorted(CATALOG))
def test_whoever_a_line_names_is_concerned_by_it(id: str) -> None:
    seats = max(CATALOG[id].seats)
    for line in log_of(id, seats, 250):
        named = {seat for seat, name in enumerate(PILOTS[:seats]) if name in line.text}
        # Scores of all are told to all.
        assert named <= line.concerns or named == set(range(seats)), line


@pytest.mark.parametrize("id", sorted(CATALOG))
def test_the_log_of_every_viewer_has_the_same_turns(id: str) -> None:
    seats = min(CATALOG[id].seats)
    seen = [(line.cursor, line.turn, line.concerns) for line in log_of(id, seats, 120)]
    assert len({turn for _, turn, _ in seen}) > 2, "turns of several, and what is nobody's"
    for viewer in range(seats):
        assert [(line.cursor, line.turn, line.concerns) for line in log_of(id, seats, 120, viewer)] == seen


def test_what_chance_does_belongs_to_whoever_caused_it_and_a_round_to_nobody() -> None:
    lines = log_of("lucky_loop", 3, 250)
    thrown = [line for line in lines if " throws " in line.text]
    assert thrown
    assert all(line.text.startswith(PILOTS[line.turn]) for line in thrown if line.turn is not None)
    assert all(line.turn is not None for line in thrown)
    assert {line.turn for line in lines if line.text.startswith("Round ")} == {None}
    # The line that opens a turn is its first, although the move before it brought it about.
    for before, line in pairwise(lines):
        if line.text.startswith("It is "):
            assert line.turn is not None
            assert PILOTS[line.turn] in line.text
            assert before.turn != line.turn


def test_cards_that_are_revealed_in_jump_belong_to_those_who_laid_them() -> None:
    shown = [line for line in log_of("jump", 4, 250) if " shows " in line.text]
    assert len({line.turn for line in shown}) == 4
    assert all(line.turn is not None and line.text.startswith(PILOTS[line.turn]) for line in shown)


def test_who_is_made_to_draw_is_concerned_in_the_turn_of_another() -> None:
    drawn = [line for line in log_of("loops", 4, 400) if " draws " in line.text]
    assert drawn
    for line in drawn:
        (victim,) = line.concerns
        assert line.text.startswith(PILOTS[victim])
        assert line.turn is not None
    assert any(line.turn not in line.concerns for line in drawn)


@pytest.mark.parametrize(
    ("game", "first", "chapters"),
    [
        ("lucky_loop", "Round 1 begins.", "RoundBegan"),
        ("loops", "Round 1 begins: to the left, and climbing. {name} plays first.", "RoundBegun"),
        ("jump", "Session 2 begins: the planes are back.", "SessionBegun"),
        ("targets", "Round 1: 3 discs in the centre. {name} begins.", "RoundBegun"),
    ],
)
def test_every_round_opens_a_part_of_the_log(game: str, first: str, chapters: str) -> None:
    rules, rng = CATALOG[game], random.Random(4)
    session: Session[Any, Any] = Session(rules, 2, rules.options(), 4)
    session.begin()
    while session.to_act and session.length < 400:
        seat = min(session.to_act)
        session.submit(seat, rules.sample(session.view(seat), seat, rng))
    play = LocalPlay(session)
    opening = [line for line in GameLog(play, TEXTS[game], NAMES[:2]).lines(None) if line.opens]
    assert opening[0].text in {first.format(name=name) for name in NAMES[:2]}
    happened = [event for index in range(play.cursor) for event in play.change(index, None).events]
    assert len(opening) == sum(type(event).__name__ in (chapters, "GoldenBegun") for event in happened)
    assert {line.turn for line in opening} == {None}
