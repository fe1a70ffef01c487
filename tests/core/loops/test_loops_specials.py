"""LP-9, LP-10 and LP-12: looping, draw cards, and a special as the last card."""

from __future__ import annotations

import random
from collections import Counter

import pytest

from core.cards import Shuffled
from core.game import NATURE, ONLY_NATURE, ChanceReason
from core.loops.actions import Claim, Deal, Pass, Play
from core.loops.events import AttitudeChanged, DirectionChanged, Drew, Looped, Played, RoundScored, SpeedOpened
from core.loops.game import LOOPS
from core.loops.hand import cards_in
from core.loops.reasons import Reason
from core.loops.state import Phase
from tests.core.loops.scripted import given


def test_LP_9_looping_shuffles_the_whole_pile_into_the_draw_pile() -> None:
    # given a pile of three and a looping card
    table = given("looping 1000", "1000", "2000", pile="4000 attitude 5000")
    pile, draw, hands = table.pile, table.state.draw, table.state.hands
    # when it is played, then chance shuffles
    table.play(0, "looping")
    assert LOOPS.to_act(table.state) == ONLY_NATURE
    table.refuses("LP-4", Reason.CHANCE_FIRST, 1, table.card(1, "1000"))
    table.refuses("LP-4", Reason.CHANCE_FIRST, 1, Pass())
    before = Counter(table.faces(draw).split())
    table.do(NATURE, LOOPS.nature(table.state, random.Random(1)))
    # then the draw pile has it all, looping card included, and hands are untouched
    assert table.events == (Looped(),)
    assert Counter(table.faces(table.state.draw).split()) == before + Counter([*pile.split(), "looping"])
    assert not table.state.pile
    assert table.state.hands[1:] == hands[1:]


def test_LP_9_the_next_player_starts_a_new_pile_under_the_same_conditions() -> None:
    table = given("looping 1000", "1000", "9000 2000", pile="4000", climbing=False, direction=-1)
    table.play(0, "looping").do(NATURE, LOOPS.nature(table.state, random.Random(1)))
    assert LOOPS.to_act(table.state) == {2}
    assert (table.state.climbing, table.state.direction, table.state.altitude) == (False, -1, 0)
    assert table.legal(2) == {"9000", "2000"}


def test_LP_9_nobody_can_follow_a_card_into_the_draw_pile() -> None:
    # given a pile that everyone has seen
    table = given("looping 1000", "1000", "2000", pile="4000 attitude 5000").play(0, "looping")
    seen = table.state.pile
    # when the shuffle gives the same ids other faces
    together = sorted(table.state.draw + table.state.pile)
    faces = sorted((table.state.faces[card] for card in together), reverse=True)
    table.do(NATURE, Shuffled(tuple(faces)))
    # then the ids lie in their order, and nobody sees what they are now
    assert table.state.draw == tuple(together)
    assert table.faces(together).split() == faces
    for seat in (None, 0, 1, 2):
        view = LOOPS.view(table.state, seat)
        assert {view.faces[card] for card in seen} == {"?"}


def test_LP_9_the_shuffle_is_of_these_cards() -> None:
    table = given("looping 1000", "1000", "2000", pile="4000").play(0, "looping")
    faces = tuple(table.faces(table.state.draw + table.state.pile).split())
    for wrong in (faces[1:], (*faces, "1000"), (*faces[1:], "9001"), ()):
        table.refuses("LP-9", ChanceReason.NOT_THESE_CARDS, NATURE, Shuffled(wrong))
    table.refuses("LP-4", Reason.NOT_CHANCE, 0, Shuffled(faces))


@pytest.mark.parametrize(("face", "count"), [("draw2", 2), ("draw3", 3), ("draw4", 4)])
def test_LP_10_the_named_player_draws_from_the_top_and_play_goes_on(face: str, count: int) -> None:
    table = given(f"{face} 1000", "1000", "2000", draw="9000 8000 7000 6000 5000", pile="4000")
    top = table.state.draw[::-1][:count]
    table.play(0, face, target=2)
    assert table.events[1:] == (Drew(2, top),)
    assert table.faces(top) == " ".join(["9000", "8000", "7000", "6000"][:count])
    assert table.sizes() == [1, 1, 1 + count]
    assert table.state.draw[-1] not in top
    # then play goes on after who played it, with the altitude beneath
    assert LOOPS.to_act(table.state) == {1}
    assert table.state.altitude == 4000


def test_LP_10_the_one_who_draws_keeps_their_turn() -> None:
    table = given("draw2 1000", "1000", "2000", draw="9000 9000").play(0, "draw2", target=1)
    assert LOOPS.to_act(table.state) == {1}
    assert "9000" in table.legal(1)


def test_LP_10_fewer_are_drawn_where_the_draw_pile_runs_out() -> None:
    table = given("draw4 draw3 1000", "1000", "2000", draw="9000", spare=1)
    assert len(table.state.draw) == 2
    table.play(0, "draw4", target=1)
    assert len(table.told(Drew)[0].cards) == 2
    assert table.sizes()[1] == 3
    # and none where it is empty
    table.pass_(1).play(2, "2000").play(0, "draw3", target=1)
    assert table.events[1:] == (Drew(1, ()),)


def test_LP_10_a_draw_card_names_another_player() -> None:
    table = given("draw2 1000", "1000", "2000")
    table.refuses("LP-10", Reason.NEEDS_TARGET, 0, table.card(0, "draw2"))
    for nobody in (0, 3, -1, 10**30):
        table.refuses("LP-10", Reason.BAD_TARGET, 0, table.card(0, "draw2", nobody))
    plays = [action for action in LOOPS.legal(table.state, 0) if isinstance(action, Play)]
    assert {play.target for play in plays if play.target is not None} == {1, 2}


@pytest.mark.parametrize("face", ["1000", "attitude", "direction", "speed", "looping"])
def test_LP_10_no_other_card_names_a_player(face: str) -> None:
    table = given("1000 attitude direction speed looping", "1000", "2000")
    table.refuses("LP-10", Reason.NO_TARGET, 0, table.card(0, face, 1))


def test_LP_12_the_round_ends_as_soon_as_a_hand_is_empty() -> None:
    table = given("5000 5000", "9000", "1000 1000", pile="4000").play(0, "5000 5000")
    assert table.state.phase is Phase.ROUND_OVER
    assert table.events[1:] == (RoundScored(0, (0, 9, 2), (0, 9, 2)),)
    table.refuses("LP-12", Reason.ROUND_OVER, 1, table.card(1, "9000"))
    table.refuses("LP-12", Reason.ROUND_OVER, 1, Pass())
    table.refuses("LP-11", Reason.NO_WINDOW, 1, Claim())
    table.refuses("LP-4", Reason.NOT_CHANCE, NATURE, Shuffled(table.state.faces))


def test_LP_12_a_draw_card_as_the_last_takes_effect_before_the_count() -> None:
    table = given("draw3", "9000", "1000", draw="8000 speed looping").play(0, "draw3", target=2)
    assert [type(event) for event in table.events] == [Played, Drew, RoundScored]
    assert set(table.hand(2).split()) == {"1000", "8000", "speed", "looping"}
    assert table.state.totals == (0, 9, 1 + 8 + 15 + 20)


def test_LP_12_speed_as_the_last_card_does_not_reopen() -> None:
    table = given("speed", "9000", "1000").play(0, "speed")
    assert table.state.phase is Phase.ROUND_OVER
    assert LOOPS.to_act(table.state) == {1}
    assert table.legal(2) == set()
    table.refuses("LP-11", Reason.NO_WINDOW, 2, Claim())
    table.refuses("LP-12", Reason.ROUND_OVER, 2, table.card(2, "1000"))


def test_LP_12_speed_as_the_last_card_tells_nobody_to_hurry() -> None:
    table = given("speed", "9000", "1000").play(0, "speed")
    assert table.told(SpeedOpened) == []


def test_LP_12_looping_as_the_last_card_ends_the_round_at_once() -> None:
    table = given("looping", "9000", "1000", pile="4000").play(0, "looping")
    assert table.state.phase is Phase.ROUND_OVER
    assert table.state.totals == (0, 9, 1)
    # and the next round is dealt from the whole deck
    table.do(1, Deal()).do(NATURE, LOOPS.nature(table.state, random.Random(1)))
    assert table.sizes() == [10, 10, 10]


@pytest.mark.parametrize(("face", "event"), [("attitude", AttitudeChanged(False)), ("direction", DirectionChanged(-1))])
def test_LP_12_a_change_as_the_last_card_is_told_and_ends_the_round(face: str, event: object) -> None:
    table = given(face, "9000", "1000").play(0, face)
    assert table.events[1] == event
    assert table.state.phase is Phase.ROUND_OVER


def test_LP_12_the_last_card_of_a_race_ends_the_round_too() -> None:
    table = given("speed 1000", "9000", "2000").play(0, "speed").play(2, "2000")
    assert table.told(RoundScored)[0].winner == 2
    assert cards_in(table.state.hands[2]) == ()


def test_LP_12_who_took_the_pile_has_not_won() -> None:
    table = given("1000", "1000", "1000", pile="2000").pass_(0)
    assert table.state.phase is Phase.TURN
    table.refuses("LP-5", Reason.NOT_YOUR_TURN, 0, Play(table.cards(0, "1000")))
