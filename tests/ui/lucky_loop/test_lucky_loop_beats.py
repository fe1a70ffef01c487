"""What is said of each thing that happens in Lucky Loop, to others and to the person it happens to."""

from __future__ import annotations

import itertools

import pytest

from core.dice import Rolled
from core.game import NATURE, Action, Seat
from core.lucky_loop.actions import BUY_RED_DIE, EXCHANGE, STOP_EARLY, THROW, Complete, Draw, PresentFree, Reroll
from core.lucky_loop.game import LUCKY_LOOP
from core.lucky_loop.state import LuckyLoopOptions, LuckyLoopState, Phase
from core.play import SeenChange
from core.players import Player
from tests.core.lucky_loop.scripted import ALL_FOUR, Table, given
from tests.ui.lucky_loop.moments import NAMES, moment
from tests.ui.moments import by_id
from ui.lucky_loop.layout.score_sheet import Sheet
from ui.lucky_loop.layout.whole_table import layout
from ui.lucky_loop.table import TABLE
from ui.lucky_loop.verdict import Verdict
from ui.table.pieces import Moment
from ui.table.story.beats import parts

OTHER: Seat = 1


def told(table: Table, action: Action, viewer: Seat = OTHER) -> list[list[str]]:
    """What is said of an action of seat 0, or of nature, part by part; then the action is played."""
    by = NATURE if isinstance(action, Rolled) else 0
    said = []
    for part, now in seen(table, action, by, viewer):
        beat = TABLE.beats.of(part, now)
        found = by_id(layout(now))
        assert beat is None or all(caption.piece in found for caption in beat.captions)
        said.append([] if beat is None else [caption.text for caption in beat.captions])
    table.play(action, by)
    return said


def seen(
    table: Table, action: Action, by: Seat, viewer: Seat
) -> list[tuple[SeenChange[LuckyLoopState], Moment[LuckyLoopState]]]:
    step = LUCKY_LOOP.apply(table.state, by, action)
    stages = tuple([(LUCKY_LOOP.view(stage.state, viewer), stage.events) for stage in step.stages])
    views = [LUCKY_LOOP.view(state, viewer) for state in (table.state, step.state)]
    change = SeenChange(views[0], views[1], 1, by, None, step.events, stages)
    players = tuple(Player(name) for name in NAMES[: table.state.seats])
    return [(part, Moment(part.after, viewer, players)) for part in parts(change)]


def flying(tokens: int = 0, score: int = 0) -> Table:
    return given(hands=["R7 T4 L12"], tokens=[tokens], scores={0: (0, 0, 0, score)}).present(
        "mighty_eagle", "R7 T4 L12"
    )


def last_card(table: Table) -> Complete:
    """All but the last card, which lands for 15 points."""
    table.throw(1, 3, 5).complete("R7", 3, 5).throw(6, 6, 4).complete("L12", 6, 6).throw(5, 4)
    assert table.state.flight is not None
    return Complete(table.card("T4", table.state.flight.cards), table.dice(4))


def test_a_landing_is_told_card_by_card() -> None:
    table = flying()
    assert told(table, last_card(table)) == [
        ["Exactly 4: 2 points"],
        ["Mighty Eagle: 15 points"],
        ["+1 token for the first high result in this programme"],
    ]


def test_nobody_is_told_what_they_just_did_but_what_came_of_it() -> None:
    table = flying()
    said = told(table, last_card(table), viewer=0)
    assert said == [[], ["Mighty Eagle: 15 points"], ["+1 token for the first high result in this programme"]]


def test_a_repeat_says_what_it_gained() -> None:
    table = flying(score=14)
    assert told(table, last_card(table))[1] == ["Mighty Eagle: 15 points instead of 14, +1"]


@pytest.mark.parametrize(("score", "why"), [(16, "15 is not more than 16"), (15, "15 is not more than 15")])
def test_a_result_that_is_too_low_says_that_nothing_changes(score: int, why: str) -> None:
    table = flying(score=score)
    assert told(table, last_card(table))[1] == [f"Nothing changes: {why}"]


def test_a_result_below_the_scale_says_so() -> None:
    table = given(hands=["R3 T3 L3"]).present("mighty_eagle", "R3 T3 L3")
    table.throw(6, 5, 4).complete("R3", 6, 5).throw(6, 5, 4).complete("T3", 6, 5).throw(3, 1)
    assert table.state.flight is not None
    last = Complete(table.card("L3", table.state.flight.cards), table.dice(3))
    assert told(table, last)[1] == ["Nothing changes: 2 is less than 8"]


def test_a_crash_is_a_moment_of_its_own() -> None:
    table = flying().throw(1, 3, 5).complete("R7", 3, 5).play(THROW)
    # when a throw comes that nothing can save, then the dice are seen first, and then the crash
    rolled, crashed, _ = seen(table, Rolled((1, 1, 1)), NATURE, OTHER)
    assert told(table, Rolled((1, 1, 1)))[:2] == [[], ["Crash! Only 1 of 3 figures"]]
    assert by_id(layout(rolled[1]))["prompt"].label == "Ada: No card can be completed. The flight ends here."
    found = by_id(layout(crashed[1]))
    assert found["stamp"].look == (Verdict.CRASHED, "Crash!")
    assert found["prompt"].label == "Ada: Crash! Only 1 of 3 figures"
    sheet = found["sheet"].look
    assert isinstance(sheet, Sheet)
    assert (sheet.total_text, sheet.total) == ("Only 1 of 3 figures", "–")


def test_who_stops_early_has_not_crashed() -> None:
    table = flying().throw(1, 3, 5).complete("R7", 3, 5).throw(6, 6, 4).complete("L12", 6, 6)
    assert told(table, STOP_EARLY) == [["Stopped after 2 of 3 figures"], ["+1 token for two completed cards"]]


def test_tokens_that_are_spent() -> None:
    table = flying(tokens=2)
    assert told(table, BUY_RED_DIE) == [["Ada buys the red die for a token"]]
    table.throw(1, 1, 2)
    assert told(table, Reroll(table.dice(1, 2))) == [["Ada pays a token to roll 1 and 2 again"]]


def test_an_exchange_and_what_it_costs() -> None:
    table = given(scores={0: ALL_FOUR})
    assert told(table, EXCHANGE) == [["Exchanges cards", "−1 point for the exchange"]]
    assert told(table, Draw(0)) == [[]]


def test_the_free_programme_from_the_first_card_to_the_last() -> None:
    table = given(hands=["T8 L8 D5 R4"], scores={0: ALL_FOUR})
    laid = PresentFree(tuple(sorted(table.cards("T8 L8 D5 R4"))))
    assert told(table, laid) == [["Ada lays the free programme"]]
    table.highlight("T8")
    table.throw(6, 2, 1).complete("T8", 6, 2).throw(6, 2, 1).complete("L8", 6, 2).throw(5, 1).complete("D5", 5)
    table.play(THROW)
    assert told(table, Rolled((1,)))[1] == [
        "Crash! Only 3 of 4 figures",
        "−2 points for the failed free programme",
        "+1 token for failing only at the last card",
    ]
    assert table.state.turn == OTHER


def test_a_rejected_set_is_seen_and_paid_for() -> None:
    table = given(hands=["T9 L9 D6"], scores={0: ALL_FOUR}, options=LuckyLoopOptions(strict=True))
    laid = PresentFree(tuple(sorted(table.cards("T9 L9 D6"))))
    (_, shown), *_ = seen(table, laid, 0, OTHER)
    assert "stage" in by_id(layout(shown))
    assert told(table, laid) == [
        ["This free programme is not allowed"],
        ["−3 points for a free programme that is not allowed"],
    ]


def test_the_final_phase_is_announced() -> None:
    table = given(hands=["R7 T4 L12"], scores={0: (8, 9, 10, 0)}).present("mighty_eagle", "R7 T4 L12")
    assert told(table, last_card(table), viewer=0)[2][0] == "All four scored: next comes the free programme"


# --- what lies on the table meanwhile --------------------------------------------------------------------


def test_before_the_first_throw_nothing_is_won_yet() -> None:
    sheet = by_id(layout(moment(flying().state, 0)))["sheet"].look
    assert isinstance(sheet, Sheet)
    assert (sheet.dice, sheet.dice_points) == ("Dice left, 1 point each", "6")
    assert (sheet.total_text, sheet.total) == ("Cards so far", "0")


def test_dice_at_rest_lie_side_by_side() -> None:
    table = flying().throw(1, 3, 5).complete("R7", 3, 5)
    assert table.state.flight is not None
    found = by_id(layout(moment(table.state, 0)))
    at = sorted(found[f"die:{die}"].x for die in table.state.flight.left)
    gaps = {round(right - left, 3) for left, right in itertools.pairwise(at)}
    assert len(gaps) == 1
    untouched = by_id(layout(moment(given().state, 0)))
    assert at[0] == min(untouched[f"die:{die}"].x for die in range(6))


def test_the_last_flight_makes_room_for_the_cards_of_the_next_player() -> None:
    table = flying()
    table.play(last_card(table))
    while table.state.phase is Phase.REFILL:
        table.play(Draw(0))
    # its dice lie there for everybody but the one who is to choose now; the sheet stays for all
    card = table.state.sides[3][0]
    assert f"mark:{card}" in by_id(layout(moment(table.state, 0)))
    found = by_id(layout(moment(table.state, OTHER)))
    assert not [id for id in found if id.startswith("mark:") or id == "stamp"]
    assert len({found[f"die:{die}"].y for die in range(6)}) == 1
    assert found["sheet"].label
    sheet = found["sheet"].look
    assert isinstance(sheet, Sheet)
    assert sheet.title == "Ada: Mighty Eagle"
