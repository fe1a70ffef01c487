"""The rules of Thermals, one by one."""

from __future__ import annotations

import random
from typing import Any

import pytest
from msgspec.structs import replace
from thermals.actions import Circle, Circled, Reason
from thermals.box import DECK
from thermals.game import GAME
from thermals.state import Phase, ThermalsOptions, ThermalsState

from core.cards import Shuffled
from core.dice import Rolled
from core.game import NATURE, Corrupt, Illegal, Seat


def given(*hands: str, air: tuple[int, ...] = (2, 4, 6), deck: int = 24) -> ThermalsState:
    """A table at which everybody holds these lifts, and so many other cards can still be drawn."""
    held = [face for hand in hands for face in hand]
    others = sorted(DECK)
    for face in held:
        others.remove(face)
    faces = (*held, *others)
    ids = iter(range(len(faces)))
    dealt = tuple(tuple(next(ids) for _ in hand) for hand in hands)
    rest = tuple(ids)
    heights = (0,) * len(hands)
    return ThermalsState(
        ThermalsOptions(), len(hands), Phase.CIRCLING, faces, rest[:deck], dealt, heights, air, rest[deck:]
    )


def lay(state: ThermalsState, face: str, thermal: int) -> ThermalsState:
    """The player on turn lays a card of a lift on a thermal."""
    card = next(card for card in state.hands[state.turn] if state.faces[card] == face)
    return GAME.apply(state, state.turn, Circle(card, thermal)).state


def refused(state: ThermalsState, seat: Seat, action: Circle | Shuffled | Rolled) -> tuple[str, str]:
    with pytest.raises(Illegal) as caught:
        GAME.apply(state, seat, action)
    return caught.value.rule, caught.value.reason


def test_TH_1_four_cards_of_each_lift_and_three_thermals() -> None:
    assert sorted(DECK) == sorted("123456" * 4)
    assert len(GAME.setup(2, ThermalsOptions()).air) == 3
    assert list(GAME.seats) == [2, 3, 4]
    assert refused(given("1234", "1234"), 0, Circle(0, 3)) == ("TH-1", Reason.NO_SUCH_THERMAL)


@pytest.mark.parametrize("seats", GAME.seats)
def test_TH_2_everyone_gets_four_cards_and_all_dice_are_thrown(seats: int) -> None:
    rng = random.Random(1)
    state = GAME.setup(seats, ThermalsOptions())
    assert refused(state, 0, Circle(0, 0)) == ("TH-2", Reason.CHANCE_FIRST)
    state = GAME.apply(state, NATURE, GAME.nature(state, rng)).state
    assert [len(hand) for hand in state.hands] == [4] * seats
    state = GAME.apply(state, NATURE, Rolled((3, 1, 6))).state
    assert state.air == (3, 1, 6)
    assert GAME.to_act(state) == {0}
    assert {card for card, face in enumerate(GAME.view(state, 1).faces) if face != "?"} == set(state.hands[1])


def test_TH_3_one_card_of_the_hand_is_laid_on_a_thermal() -> None:
    state = given("1234", "1234")
    assert len(GAME.legal(state, 0)) == 4 * 3
    assert refused(state, 0, Circle(state.hands[1][0], 0)) == ("TH-3", Reason.NOT_IN_HAND)
    assert refused(state, 1, Circle(state.hands[1][0], 0)) == ("TH-3", Reason.NOT_YOUR_TURN)
    assert refused(state, 0, Rolled((1,))) == ("TH-3", Reason.LAY_A_CARD)
    assert state.hands[0][0] not in lay(state, "1", 0).hands[0]


def test_TH_4_a_higher_lift_climbs_a_hundred_metres_a_pip() -> None:
    assert lay(given("3456", "1234"), "6", 1).heights == (400, 0)


def test_TH_5_an_equal_lift_climbs_twice_as_much() -> None:
    assert lay(given("3456", "1234"), "4", 1).heights == (800, 0)


def test_TH_6_a_lower_lift_climbs_nothing() -> None:
    state = given("3456", "1234")
    assert lay(state, "3", 1).heights == (0, 0)
    (circled, *_) = GAME.apply(state, 0, Circle(state.hands[0][0], 1)).events
    assert isinstance(circled, Circled)
    assert circled.climbed == 0


def test_TH_7_a_card_is_drawn_and_only_that_die_is_thrown_again() -> None:
    state = given("3456", "1234")
    after = lay(state, "4", 1)
    assert after.discards == (state.hands[0][1],)
    assert after.hands[0] == (*state.hands[0][:1], *state.hands[0][2:], state.deck[0])
    assert (after.air, after.phase) == ((2, 0, 6), Phase.THROWING)
    assert refused(after, NATURE, Rolled((1, 2))) == ("TH-7", "not_a_roll")
    assert refused(after, 1, Rolled((1,))) == ("TH-7", Reason.CHANCE_FIRST)
    thrown = GAME.apply(after, NATURE, Rolled((5,))).state
    assert thrown.air == (2, 5, 6)
    assert GAME.to_act(thrown) == {1}


def test_TH_7_nothing_is_drawn_from_an_empty_deck_and_players_without_cards_are_left_out() -> None:
    after = lay(given("3", "", "4", deck=0), "3", 0)
    assert after.hands == ((), (), (1,))
    assert after.turn == 2


def test_TH_8_the_highest_wins_when_all_cards_are_played_and_equals_share() -> None:
    state = replace(given("2", "", deck=0), heights=(200, 600))
    over = lay(state, "2", 0)
    assert over.phase is Phase.OVER
    outcome = GAME.outcome(over)
    assert outcome is not None
    assert (outcome.scores, outcome.winners) == ((600, 600), (0, 1))
    assert GAME.outcome(state) is None
    assert refused(over, 0, Circle(0, 0)) == ("TH-8", Reason.GAME_OVER)


DAMAGED: dict[str, dict[str, Any]] = {
    "seats": {"seats": 3},
    "turn": {"turn": 2},
    "height": {"heights": (0, -100)},
    "faces": {"faces": ("1",) * 24},
    "a card lost": {"deck": ()},
    "a die lost": {"air": (1, 2)},
    "no such pip": {"air": (1, 2, 7)},
    "a die not thrown": {"air": (0, 2, 3)},
    "over too early": {"phase": Phase.OVER},
    "not shuffled": {"phase": Phase.SHUFFLING},
}


@pytest.mark.parametrize("what", DAMAGED)
def test_a_damaged_position_is_found_out(what: str) -> None:
    state = given("1234", "1234")
    GAME.audit(state)
    with pytest.raises(Corrupt):
        GAME.audit(replace(state, **DAMAGED[what]))
