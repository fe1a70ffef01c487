"""The box and the set-up: LL-1 to LL-5."""

from __future__ import annotations

from collections import Counter

import pytest
from msgspec.structs import replace

from core.cards import FirstPlayerDrawn, Shuffled
from core.data import DataError
from core.game import NATURE, ONLY_NATURE, ChanceReason, Illegal
from core.lucky_loop.actions import EXCHANGE, Draw
from core.lucky_loop.box import (
    _CARDS,
    BOX,
    DECK_FACES,
    FACES,
    FIGURES,
    PROGRAMMES,
    check_box,
    check_cards,
    check_programmes,
)
from core.lucky_loop.events import DeckShuffled, HandDealt, TurnBegan
from core.lucky_loop.game import LUCKY_LOOP
from core.lucky_loop.reasons import Reason
from core.lucky_loop.state import LuckyLoopOptions
from tests.core.lucky_loop.scripted import Table, dealt, given


def test_LL_1_sixteen_cards_per_figure_in_two_decks() -> None:
    assert [len(deck) for deck in DECK_FACES] == [32, 32]
    assert Counter(face[0] for face in DECK_FACES[0]) == {"T": 16, "L": 16}
    assert Counter(face[0] for face in DECK_FACES[1]) == {"D": 16, "R": 16}
    assert [figure.colour for figure in FIGURES.values()] == ["red", "blue", "green", "yellow"]


def test_LL_1_there_is_no_third_deck() -> None:
    table = given().play(EXCHANGE)
    for deck in (-1, 2, 10**30):
        table.refuses("LL-1", Reason.NO_SUCH_DECK, Draw(deck))


def test_LL_2_points_by_difficulty() -> None:
    assert (FACES["T4"].exact, FACES["L12"].exact, FACES["R7"].exceeded) == (2, 10, 2)
    assert [FACES[f"D{n}"].exact for n in range(3, 13)] == [*range(1, 11)]
    assert [FACES[f"D{n}"].exceeded for n in range(3, 13)] == [0, 0, 1, 1, 2, 2, 3, 3, 4, 4]
    assert [DECK_FACES[0].count(f"L{n}") for n in range(3, 13)] == [1, 1, 2, 2, 2, 2, 2, 2, 1, 1]


def test_LL_2_a_wrong_card_table_is_refused_in_words() -> None:
    grades = _CARDS.grades
    with pytest.raises(DataError, match=r"cards\.json: there must be 16 cards per figure, but the copies add to 15"):
        check_cards(replace(_CARDS, grades=grades[1:]))
    with pytest.raises(DataError, match="a difficulty is listed twice"):
        check_cards(replace(_CARDS, grades=(grades[0], *grades)))
    with pytest.raises(DataError, match="difficulty 3 pays more when exceeded"):
        check_cards(replace(_CARDS, grades=(replace(grades[0], exceeded=9), *grades[1:])))
    with pytest.raises(DataError, match="two figures have the same letter"):
        check_cards(replace(_CARDS, figures=(_CARDS.figures[0], *_CARDS.figures[:3])))
    with pytest.raises(DataError, match="each of the two decks must have two figures"):
        check_cards(replace(_CARDS, figures=_CARDS.figures[:3]))


def test_LL_3_tokens_and_dice() -> None:
    table = dealt(seats=6)
    assert BOX.bonus_tokens == 23
    assert table.state.tokens == (0,) * 6
    assert table.state.supply == 23


def test_LL_3_scales_that_fall_are_refused_in_words() -> None:
    with pytest.raises(DataError, match=r"box\.json: the scale must rise"):
        check_box(replace(BOX, scale_first=30))
    with pytest.raises(DataError, match="the main track must rise"):
        check_box(replace(BOX, track_first=95))


def test_LL_4_four_programmes() -> None:
    figures = {programme.name: "".join(programme.figures) for programme in PROGRAMMES}
    assert figures == {"Red Rooster": "TDL", "Rubber Duck": "RDT", "Diving Dove": "RDL", "Mighty Eagle": "RTL"}
    assert (BOX.scale_first, BOX.scale_last, BOX.track_first, BOX.track_last) == (8, 20, 8, 95)


def test_LL_4_wrong_programmes_are_refused_in_words() -> None:
    with pytest.raises(DataError, match="there must be four programmes"):
        check_programmes(PROGRAMMES[:3], _CARDS)
    unknown = replace(PROGRAMMES[0], figures=("T", "D", "X"))
    with pytest.raises(DataError, match="red_rooster needs three known figures"):
        check_programmes((unknown, *PROGRAMMES[1:]), _CARDS)


@pytest.mark.parametrize("seats", range(2, 7))
def test_LL_5_three_cards_of_each_deck_and_a_first_player_by_lot(seats: int) -> None:
    # given fresh decks
    table = Table(LUCKY_LOOP.setup(seats, LuckyLoopOptions()))
    for deck in (0, 1):
        assert LUCKY_LOOP.to_act(table.state) == ONLY_NATURE
        table.play(Shuffled(DECK_FACES[deck]), NATURE)
        assert table.events == [DeckShuffled(deck)]
    # when the last seat is drawn
    table.play(FirstPlayerDrawn(seats - 1), NATURE)
    # then everybody holds three of each deck and that seat begins
    for hand in table.state.hands:
        assert [card // 32 for card in hand] == [0, 0, 0, 1, 1, 1]
    assert LUCKY_LOOP.to_act(table.state) == {seats - 1}
    assert len(table.told(HandDealt)) == seats
    assert table.told(TurnBegan) == [TurnBegan(seats - 1)]


def test_LL_5_chance_must_be_possible() -> None:
    table = Table(LUCKY_LOOP.setup(2, LuckyLoopOptions()))
    table.refuses("LL-8", ChanceReason.NOT_THESE_CARDS, Shuffled(DECK_FACES[1]), NATURE)
    table.refuses("LL-6", Reason.NOT_FOR_CHANCE, FirstPlayerDrawn(0), NATURE)
    for deck in (0, 1):
        table.play(Shuffled(DECK_FACES[deck]), NATURE)
    for seat in (-1, 2, 99):
        table.refuses("LL-5", ChanceReason.NO_SUCH_SEAT, FirstPlayerDrawn(seat), NATURE)
    table.refuses("LL-5", Reason.CHANCE_FIRST, EXCHANGE, 0)


def test_LL_5_play_is_clockwise() -> None:
    table = given(seats=3, turn=2, first=1)
    table.refuses("LL-5", Reason.NOT_YOUR_TURN, EXCHANGE, 0)
    table.play(EXCHANGE)
    for _ in range(6):
        table.play(table.legal()[0])
    assert table.state.turn == 0
    with pytest.raises(Illegal):
        table.play(EXCHANGE, seat=2)
