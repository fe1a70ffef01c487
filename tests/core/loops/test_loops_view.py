"""Who sees what, and which positions are no positions."""

from __future__ import annotations

import random

import pytest
from msgspec.structs import replace

from core.cards import UNSEEN
from core.game import Corrupt
from core.loops.game import LOOPS
from core.loops.hand import EMPTY, cards_in
from core.loops.state import LoopsState, Phase
from tests.core.loops.scripted import given

HANDS = ("1000 5000", "2000 speed", "9000 draw2 3000")


def test_a_seat_sees_the_pile_and_its_own_hand() -> None:
    table = given(*HANDS, pile="4000 attitude")
    view = LOOPS.view(table.state, 1)
    seen = {card for card, face in enumerate(view.faces) if face != UNSEEN}
    assert seen == set(table.state.pile) | set(cards_in(table.state.hands[1]))
    assert view.hands[1] == table.state.hands[1]


def test_a_spectator_sees_the_pile_and_how_many_cards_there_are() -> None:
    table = given(*HANDS, pile="4000 attitude")
    view = LOOPS.view(table.state, None)
    assert {card for card, face in enumerate(view.faces) if face != UNSEEN} == set(table.state.pile)
    assert [len(cards_in(hand)) for hand in view.hands] == [2, 2, 3]
    assert len(view.draw) == len(table.state.draw)


def test_the_pile_is_forgotten_once_it_is_taken() -> None:
    table = given(*HANDS, pile="4000 attitude")
    taken = table.state.pile
    table.pass_(0)
    assert {LOOPS.view(table.state, 1).faces[card] for card in taken} == {UNSEEN}


def test_exchanging_unseen_cards_changes_no_view() -> None:
    table = given(*HANDS, pile="4000 attitude")
    view = LOOPS.view(table.state, 0)
    guesses = [LOOPS.determinize(view, 0, random.Random(seed)) for seed in range(20)]
    assert len({guess.faces for guess in guesses}) > 1
    for guess in guesses:
        LOOPS.audit(guess)
        assert LOOPS.view(guess, 0) == view


def damaged(state: LoopsState) -> dict[str, LoopsState]:
    """Positions that no game leads to, by what is wrong with them."""
    hands = state.hands
    return {
        "faces": replace(state, faces=("1000", *state.faces[1:-1], "1000")),
        "one face more": replace(state, faces=(*state.faces, "1000")),
        "a card twice": replace(state, pile=state.pile + state.pile[-1:]),
        "a card lost": replace(state, draw=state.draw[1:]),
        "no such card": replace(state, draw=(*state.draw[1:], 108)),
        "unsorted": replace(state, hands=((*hands[0][1:], hands[0][0]), *hands[1:])),
        "an unseen group": replace(state, hands=((*EMPTY[:-1], cards_in(hands[0])), *hands[1:])),
        "turn": replace(state, turn=3),
        "first": replace(state, first=-1),
        "direction": replace(state, direction=0),
        "altitude": replace(state, altitude=5000),
        "a short row": replace(state, sheet=((0, 0),)),
        "wrong totals": replace(state, totals=(1, 0, 0)),
        "below zero": replace(state, sheet=((0, 0, -1),), totals=(0, 0, -1)),
        "over too late": replace(state, sheet=((0, 0, 201),), totals=(0, 0, 201)),
        "over too early": replace(state, phase=Phase.OVER),
        "a fault whose pile lies there": replace(state, phase=Phase.FAULT),
        "not dealt": replace(state, phase=Phase.DEAL),
        "a counted round without a winner": replace(state, phase=Phase.ROUND_OVER),
        "an empty hand in play": replace(state, hands=(EMPTY, *hands[1:]), draw=state.draw + cards_in(hands[0])),
        "a race without a pile": replace(state, phase=Phase.SPEED, pile=(), altitude=0, draw=state.draw + state.pile),
        "one player": replace(state, hands=hands[:1], totals=(0,)),
    }


@pytest.mark.parametrize("what", damaged(given(*HANDS, pile="4000").state))
def test_a_damaged_position_is_found_out(what: str) -> None:
    state = given(*HANDS, pile="4000").state
    with pytest.raises(Corrupt):
        LOOPS.audit(damaged(state)[what])
