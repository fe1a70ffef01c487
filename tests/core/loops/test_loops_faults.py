"""LP-14: what an illegal play costs where the table plays as printed, and that it costs nothing elsewhere."""

from __future__ import annotations

import random
from typing import Any

import pytest
from msgspec.structs import replace

from core.game import NATURE, Illegal
from core.loops.actions import Claim, Deal, Pass, Play
from core.loops.events import Faulted, PileTaken
from core.loops.game import LOOPS
from core.loops.reasons import Reason
from core.loops.state import Faults, LoopsOptions, Phase
from tests.core.loops.scripted import AS_PRINTED, REFUSED, Table, given

HANDS = ("1000 7000 speed speed", "1000 8000 9000", "2000 6000 looping", "3000 9000 draw2")


def scene(options: LoopsOptions, **fields: Any) -> Table:
    return given(*HANDS, pile="4000 5000", options=options, **fields)


def faults(table: Table, seat: int, action: Play) -> Table:
    """The play is a fault: its cards are back in hand, and the pile with them."""
    pile, held = table.state.pile, table.sizes()[seat]
    table.do(seat, action)
    assert table.events == (Faulted(seat, action.cards, "LP-5"), PileTaken(seat, pile))
    assert table.sizes()[seat] == held + len(pile)
    assert table.pile == ""
    assert table.state.altitude == 0
    assert table.state.phase is Phase.TURN
    return table


def test_LP_14_faults_are_refused_by_default() -> None:
    assert LoopsOptions().faults is Faults.REFUSED


@pytest.mark.parametrize(
    ("seat", "faces", "reason"),
    [
        (0, "1000", Reason.TOO_LOW),
        (0, "7000 1000", Reason.MIXED),
        (0, "speed speed", Reason.SPECIAL_ALONE),
        (1, "8000", Reason.NOT_YOUR_TURN),
        (3, "3000", Reason.NOT_YOUR_TURN),
    ],
)
def test_LP_14_refused_or_punished(seat: int, faces: str, reason: Reason) -> None:
    table = scene(REFUSED)
    table.refuses("LP-5", reason, seat, table.card(seat, faces))
    table = scene(AS_PRINTED)
    faults(table, seat, table.card(seat, faces))
    # then on one's own turn that was the turn, and out of turn the rightful player goes on
    assert LOOPS.to_act(table.state) == {1 if seat == 0 else 0}


def test_LP_14_the_conditions_stay_and_say_who_is_next() -> None:
    table = scene(AS_PRINTED, climbing=False, direction=-1)
    faults(table, 0, table.card(0, "7000"))
    assert (table.state.climbing, table.state.direction) == (False, -1)
    assert LOOPS.to_act(table.state) == {3}


def test_LP_14_a_fitting_play_costs_nothing_as_printed() -> None:
    table = scene(AS_PRINTED).play(0, "7000")
    assert table.told(Faulted) == []
    assert table.pile == "4000 5000 7000"


def test_LP_14_a_faulty_draw_card_makes_nobody_draw() -> None:
    table = scene(AS_PRINTED)
    draw = table.state.draw
    faults(table, 3, table.card(3, "draw2", 0))
    assert table.state.draw == draw


def test_LP_14_faulty_cards_are_known_only_to_who_holds_them() -> None:
    table = scene(AS_PRINTED)
    faulty = table.card(1, "8000")
    faults(table, 1, faulty)
    assert LOOPS.view(table.state, 2).faces[faulty.cards[0]] == "?"
    assert LOOPS.view(table.state, 1).faces[faulty.cards[0]] == "8000"


def test_LP_14_losing_a_race_is_no_fault() -> None:
    for options in (REFUSED, AS_PRINTED):
        # given that seat 2 won the race, then the late hand of seat 1 is refused and costs nothing
        table = scene(options).play(0, "speed").play(2, "6000")
        table.refuses("LP-11", Reason.LOST_RACE, 1, table.card(1, "8000"))
        # nor when seat 2 only claimed it
        table = scene(options).play(0, "speed").do(2, Claim())
        table.refuses("LP-11", Reason.LOST_RACE, 1, table.card(1, "8000"))
        table.refuses("LP-11", Reason.LOST_RACE, 1, Claim())


def test_LP_14_after_the_race_is_over_out_of_turn_is_a_fault_again() -> None:
    table = scene(AS_PRINTED).play(0, "speed").play(2, "6000").play(3, "9000")
    faults(table, 1, table.card(1, "9000"))
    assert LOOPS.to_act(table.state) == {0}


def test_LP_14_a_racer_whose_card_does_not_fit_takes_the_pile_and_the_next_goes_on() -> None:
    table = scene(REFUSED).play(0, "speed")
    table.refuses("LP-5", Reason.TOO_LOW, 2, table.card(2, "2000"))
    table = scene(AS_PRINTED).play(0, "speed")
    faults(table, 2, table.card(2, "2000"))
    assert LOOPS.to_act(table.state) == {1}
    # and the race is over with the pile
    table.refuses("LP-11", Reason.LOST_RACE, 3, Claim())


def test_LP_14_the_next_player_whose_card_does_not_fit_in_a_race_has_had_the_turn() -> None:
    table = scene(AS_PRINTED).play(0, "speed")
    faults(table, 1, table.card(1, "1000"))
    assert LOOPS.to_act(table.state) == {2}


def test_LP_14_who_opened_the_race_may_not_run_in_it() -> None:
    table = scene(REFUSED).play(0, "speed")
    table.refuses("LP-5", Reason.NOT_YOUR_TURN, 0, table.card(0, "7000"))
    table = scene(AS_PRINTED).play(0, "speed")
    faults(table, 0, table.card(0, "7000"))
    assert LOOPS.to_act(table.state) == {1}


def test_LP_14_who_opened_the_race_is_at_fault_after_it_too() -> None:
    # given that seat 2 won the race, by a card or a claim, or that seat 1 passed
    for table in (
        scene(AS_PRINTED).play(0, "speed").play(2, "6000"),
        scene(AS_PRINTED).play(0, "speed").do(2, Claim()),
        scene(AS_PRINTED).play(0, "speed").do(2, Claim()).play(2, "6000"),
        scene(AS_PRINTED).play(0, "speed").pass_(1),
    ):
        # then the player of the speed card, who had no race to lose, plays out of turn
        rightful = table.state.turn
        faults(table, 0, table.card(0, "7000"))
        assert LOOPS.to_act(table.state) == {rightful}
    # and where faults are refused hears just that
    table = scene(REFUSED).play(0, "speed").play(2, "6000")
    table.refuses("LP-5", Reason.NOT_YOUR_TURN, 0, table.card(0, "7000"))


def test_LP_14_a_race_won_by_looping_leaves_its_opener_at_fault() -> None:
    table = scene(AS_PRINTED).play(0, "speed").play(2, "looping")
    table.do(NATURE, LOOPS.nature(table.state, random.Random(1)))
    faults(table, 0, table.card(0, "7000"))


def test_LP_14_a_claim_and_a_card_that_does_not_fit() -> None:
    table = scene(AS_PRINTED).play(0, "speed").do(2, Claim())
    faults(table, 2, table.card(2, "2000"))
    assert LOOPS.to_act(table.state) == {3}


def test_LP_14_without_a_pile_a_fault_is_refused_as_it_would_be_a_free_pass() -> None:
    table = given(*HANDS, options=AS_PRINTED)
    table.refuses("LP-5", Reason.MIXED, 0, table.card(0, "1000 7000"))


def test_LP_14_a_late_hand_after_a_claim_or_a_pass_has_only_lost_the_race() -> None:
    table = scene(AS_PRINTED).play(0, "speed").do(2, Claim()).play(2, "6000")
    table.refuses("LP-11", Reason.LOST_RACE, 1, table.card(1, "9000"))
    # but who won it has no race to lose
    faults(table, 2, table.card(2, "2000"))
    table = scene(AS_PRINTED).play(0, "speed").pass_(1)
    table.refuses("LP-11", Reason.LOST_RACE, 3, table.card(3, "9000"))


def test_LP_14_what_cannot_happen_at_a_table_is_refused_as_printed_too() -> None:
    table = scene(AS_PRINTED)
    theirs = table.cards(1, "9000")
    for seat, action, rule, reason in (
        (0, Play(theirs), "LP-5", Reason.NOT_IN_HAND),
        (0, Play(()), "LP-5", Reason.NO_CARDS),
        (0, Play((-1,)), "LP-5", Reason.NOT_IN_HAND),
        (3, table.card(3, "draw2"), "LP-10", Reason.NEEDS_TARGET),
        (3, table.card(3, "draw2", 3), "LP-10", Reason.BAD_TARGET),
        (1, Pass(), "LP-5", Reason.NOT_YOUR_TURN),
        (1, Claim(), "LP-11", Reason.NO_WINDOW),
        (1, Deal(), "LP-12", Reason.ROUND_RUNNING),
        (NATURE, Play(theirs), "LP-5", Reason.NOT_YOUR_TURN),
        (9, Play(theirs), "LP-5", Reason.NOT_YOUR_TURN),
    ):
        table.refuses(rule, reason, seat, action)


def test_LP_14_legal_moves_are_the_same_under_both_options() -> None:
    lenient, printed = scene(REFUSED).play(0, "speed"), scene(AS_PRINTED).play(0, "speed")
    assert replace(printed.state, options=REFUSED) == lenient.state
    for seat in range(4):
        assert LOOPS.legal(printed.state, seat) == LOOPS.legal(lenient.state, seat)
        for action in LOOPS.legal(printed.state, seat):
            step = LOOPS.apply(printed.state, seat, action)
            assert not any(isinstance(event, Faulted) for event in step.events)


def test_LP_14_a_refusal_leaves_the_position_as_it_was() -> None:
    table = scene(REFUSED)
    before = replace(table.state)
    with pytest.raises(Illegal):
        table.play(0, "1000")
    assert table.state == before
