"""J-1 to J-5: the box and what everyone gets out of it."""

from __future__ import annotations

import random
from collections import Counter
from typing import Any

import pytest
from msgspec import Struct
from msgspec.structs import asdict, replace

from core.cards import FirstPlayerDrawn, Shuffled
from core.data import DataError
from core.game import NATURE, ChanceReason
from core.jump.box import (
    BOARD,
    CARDS,
    LAND,
    NO_SPACES,
    PARACHUTISTS,
    PLAYERS,
    REST,
    SEA,
    Board,
    Copies,
    Players,
    column_of,
    require_room,
)
from core.jump.events import Dealt, DeckShuffled
from core.jump.game import JUMP
from core.jump.state import JumpOptions, Phase
from tests.core.jump.scripted import happened, play, refusal


def test_J_1_two_tracks_of_14_columns_over_land_and_sea() -> None:
    assert BOARD.columns == 14
    assert {column_of(space) for space in LAND} == set(range(1, 10))
    assert {column_of(space) for space in SEA} == set(range(10, 15))
    assert (BOARD.lake, BOARD.island) == (6, 12)
    assert len(NO_SPACES) == 2 * 14
    assert BOARD.table == 12


def test_J_2_two_planes_of_four_rows_and_two_seats() -> None:
    state = JUMP.setup(3, JumpOptions())
    assert (BOARD.rows, BOARD.abreast) == (4, 2)
    assert [len(places) for places in state.aboard] == [8, 8]


def test_J_3_the_cards_of_the_box() -> None:
    faces = Counter(REST)
    assert len(REST) + CARDS.jump == 55
    assert sum(count for face, count in faces.items() if face[-1].isdigit()) == 39
    for colour in ("red", "yellow", "white"):
        assert [faces[f"{colour}{step:+d}"] for step in (1, 2, 3, 4, -1, -2, -3, -4)] == [2, 3, 2, 2, 1, 1, 1, 1]
    assert (faces["swap"], faces["forbidden"], faces["wind"]) == (4, 3, 4)


def test_J_4_parachutists_by_the_number_of_players() -> None:
    assert PARACHUTISTS == {2: 5, 3: 4, 4: 3, 5: 2}


@pytest.mark.parametrize("seats", JUMP.seats)
def test_J_5_a_jump_card_each_and_six_of_the_shuffled_others(seats: int) -> None:
    # given a table where the lot was drawn
    state, _ = play(JUMP.setup(seats, JumpOptions()), (NATURE, FirstPlayerDrawn(1)))
    assert state.phase is Phase.SHUFFLING
    # when nature shuffles
    state, events = play(state, (NATURE, JUMP.nature(state, random.Random(5))))
    # then six cards went to each, from the holder of the black pawn on
    assert all(len(hand) == 7 and hand[0] == seat for seat, hand in enumerate(state.hands))
    assert [event.seat for event in happened(events, Dealt)] == [(1 + step) % seats for step in range(seats)]
    assert happened(events, DeckShuffled) == [DeckShuffled(50)]
    assert len(state.deck) == 50 - 6 * seats
    # and unused jump cards are out of the game
    assert state.faces.count("jump") == seats


def test_J_5_a_shuffle_can_not_change_the_cards() -> None:
    state, _ = play(JUMP.setup(2, JumpOptions()), (NATURE, FirstPlayerDrawn(0)))
    forged = Shuffled(("wind",) * 50)
    assert refusal(state, NATURE, forged) == ("J-5", ChanceReason.NOT_THESE_CARDS)


@pytest.mark.parametrize(
    ("shape", "figures", "wrong", "sentence"),
    [
        (Board, BOARD, {"last_land": 14}, "the sea must begin"),
        (Board, BOARD, {"lake": 10}, "the lake must lie"),
        (Board, BOARD, {"island": 9}, "the island must lie"),
        (Board, BOARD, {"rows": 0}, "a plane needs"),
        (Copies, CARDS, {"swap": -1}, "fewer than 0 copies"),
        (Copies, CARDS, {"movement": {0: 13}}, "must move its plane"),
        (Copies, CARDS, {"movement": {-1: 13}}, "must get to the sea"),
        (Copies, CARDS, {"jump": 4}, "need a jump card each"),
        (Copies, CARDS, {"hand": 0}, "at least one card"),
        (Copies, CARDS, {"hand": 11}, "too few cards"),
        (Players, PLAYERS, {"pawns": {2: 6}}, "for 2, 3, 4 and 5 players"),
        (Players, PLAYERS, {"pawns": {2: 6, 3: 5, 4: 4, 5: 1}}, "a score marker and a parachutist"),
        (Players, PLAYERS, {"sessions": 0}, "at least one session"),
    ],
)
def test_a_table_that_makes_no_sense_is_refused_in_a_sentence(
    shape: type[Struct], figures: Struct, wrong: dict[str, Any], sentence: str
) -> None:
    with pytest.raises(DataError, match=sentence):
        shape(**{**asdict(figures), **wrong})


@pytest.mark.parametrize(
    ("wrong", "sentence"),
    [
        ({"rows": 2}, "need seats"),
        ({"columns": 5, "last_land": 4, "lake": 1, "island": 5}, "landing spaces"),
        ({"table": 9}, "places"),
    ],
)
def test_a_board_without_room_for_everyone_is_refused(wrong: dict[str, int], sentence: str) -> None:
    with pytest.raises(DataError, match=sentence):
        require_room(replace(BOARD, **wrong), PLAYERS)
