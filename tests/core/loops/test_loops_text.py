"""How LOOPS speaks: a sentence for every refusal, a line for every event, and no secret in any."""

from __future__ import annotations

import random
import re

import pytest
from msgspec.structs import replace

from core.cards import FirstPlayerDrawn, Shuffled
from core.game import NATURE, ONLY_NATURE, Chapter, Event, Illegal, Milestone
from core.loops import events
from core.loops.actions import Claim, Deal, Pass, Play
from core.loops.game import LOOPS
from core.loops.reasons import Reason
from core.loops.state import Faults, LoopsOptions, LoopsState, Phase
from tests.core.loops.scripted import AS_PRINTED, NAMES, Table, clumsy, given
from ui.loops.refusals import SENTENCES
from ui.loops.text import TEXT

EVENTS = {kind for kind in vars(events).values() if isinstance(kind, type) and issubclass(kind, Event)} - {
    Event,
    Milestone,
    Chapter,
}
FACE = re.compile(r"\d000|attitude change|direction change|draw \d|speed|looping")


def said(table: Table, before: LoopsState, seat: int | None) -> list[str]:
    """The log lines of the last step, as a seat reads them."""
    views = LOOPS.view(before, seat), LOOPS.view(table.state, seat)
    return [TEXT.event(*views, event, NAMES) for event in table.events]


@pytest.mark.parametrize("reason", Reason)
def test_every_reason_has_a_sentence(reason: Reason) -> None:
    words = SENTENCES[reason]()
    assert words.endswith(".")
    assert words[0].isupper()


def test_a_refusal_fills_in_its_parameters() -> None:
    assert [reason for reason in Reason if "{" in SENTENCES[reason]()] == [Reason.TOO_LOW, Reason.TOO_HIGH]
    table = given("3000 9000", "1000", "1000", pile="5000")
    with pytest.raises(Illegal) as low:
        table.play(0, "3000")
    assert TEXT.reason(low.value) == "The plane climbs: 3000 is too low. Play 5000 or higher."
    with pytest.raises(Illegal) as high:
        Table(replace(table.state, climbing=False)).play(0, "9000")
    assert TEXT.reason(high.value) == "The plane dives: 9000 is too high. Play 5000 or lower."


def test_chance_is_refused_in_words_too() -> None:
    table = Table(LOOPS.setup(3, LoopsOptions()))
    with pytest.raises(Illegal) as refused:
        table.do(NATURE, FirstPlayerDrawn(9))
    assert TEXT.reason(refused.value) == "Nobody sits in that seat."


def test_moves_are_invitations() -> None:
    table = given("7000 7000 draw3 speed attitude", "1000", "1000", pile="4000 5000")
    invited = {action: TEXT.action(table.state, 0, action, NAMES) for action in LOOPS.legal(table.state, 0)}
    assert set(invited.values()) == {
        "Play 7000",
        "Play 2 × 7000",
        "Play speed",
        "Play attitude change",
        "Play draw 3 and make Ben draw",
        "Play draw 3 and make Cleo draw",
        "Pass and take the pile: 2 cards",
    }
    assert TEXT.action(table.state, 0, Claim(), NAMES) == "Me first! Then play, or take the pile"
    assert TEXT.action(table.state, 0, Deal(), NAMES) == "Deal the next round"
    assert TEXT.action(table.state, NATURE, Shuffled(()), NAMES) == "The cards are shuffled"
    assert TEXT.action(table.state, NATURE, FirstPlayerDrawn(1), NAMES) == "Ben begins"


def test_moves_that_nobody_can_make_have_words_too() -> None:
    view = LOOPS.view(given("7000", "1000", "1000").state, 1)
    assert TEXT.action(view, 0, Play((0,)), NAMES) == "Play 1 card"
    assert TEXT.action(view, 0, Play((-1, 10**30)), NAMES) == "Play 2 cards"
    assert TEXT.action(view, 0, Play((), 10**30), NAMES) == "Play no cards and make nobody draw"
    assert TEXT.action(view, 0, Pass(), NAMES) == "Pass and take the pile: no cards"


def test_what_is_drawn_is_told_only_to_who_drew_it() -> None:
    table = given("draw3 1000", "1000", "2000", draw="9000 9000 speed")
    before = table.state
    table.play(0, "draw3", target=1)
    assert said(table, before, 1) == ["Ann plays draw 3.", "Ben draws 3 cards: 2 × 9000 and speed."]
    for other in (None, 0, 2):
        assert said(table, before, other) == ["Ann plays draw 3.", "Ben draws 3 cards."]


def test_who_draws_nothing_is_told_so() -> None:
    table = given("draw3 1000", "1000", "2000", spare=0)
    before = table.state
    table.play(0, "draw3", target=1)
    assert said(table, before, 1)[1] == "The draw pile is empty: Ben draws nothing."


def test_a_fault_is_told_without_showing_the_card_that_went_back() -> None:
    table = given("3000 9000", "1000", "1000", pile="5000", options=AS_PRINTED)
    before = table.state
    table.play(0, "3000")
    assert said(table, before, 0) == ["A fault: Ann takes back 3000.", "Ann takes the pile: 1 card."]
    assert said(table, before, 1) == ["A fault: Ann takes back 1 card.", "Ann takes the pile: 1 card."]


def test_the_end_of_a_round_and_of_the_game() -> None:
    table = given("1000", "2000", "9000", sheet=[(12, 199, 3)])
    before = table.state
    table.play(0, "1000")
    assert said(table, before, None) == [
        "Ann plays 1000.",
        "Ann has no cards left and wins the round. Points: Ann 0, Ben 2, Cleo 9. In all: Ann 12, Ben 201, Cleo 12.",
        "The game is over: Ann and Cleo share the victory.",
    ]
    assert TEXT.position(table.state, None, NAMES)[0] == "The game is over: Ann and Cleo share the victory."


def test_the_table_in_words() -> None:
    table = given("3000 3000 draw2", "2000 9000", "1000", pile="4000 5000 attitude", sheet=[(1, 0, 7)], climbing=False)
    draw = len(table.state.draw)
    assert TEXT.position(LOOPS.view(table.state, 0), 0, NAMES) == [
        "Round 2: it is Ann's turn.",
        "Play goes to the left.",
        "The plane dives: go lower or stay level. It is at 5000.",
        "Pile: 3 cards, on top attitude change.",
        f"Draw pile: {draw} cards.",
        "Ann: 3 cards in hand, 1 point in all.",
        "Ben: 2 cards in hand, 0 points in all.",
        "Cleo: 1 card in hand, 7 points in all.",
        "Your hand: 2 × 3000 and draw 2.",
    ]


@pytest.mark.parametrize(
    ("phase", "headline"),
    [
        (Phase.SPEED, "Round 1: speed! Anyone but Cleo may go on; Ann may also pass."),
        (Phase.CLAIMED, "Round 1: Ann was the fastest, and plays or takes the pile."),
        (Phase.LOOPING, "Round 1: the pile is about to be shuffled into the draw pile."),
    ],
)
def test_every_phase_has_a_headline(phase: Phase, headline: str) -> None:
    pile = "looping" if phase is Phase.LOOPING else "speed"
    state = given("3000", "2000", "1000", pile=pile, phase=phase, raced=phase is Phase.CLAIMED).state
    assert TEXT.position(state, None, NAMES)[0] == headline


@pytest.mark.parametrize("faults", Faults)
def test_every_step_of_a_game_is_told_and_no_secret_with_it(faults: Faults) -> None:
    rng, told = random.Random(8), set()
    for seats in (3, 5, 8):
        table = Table(LOOPS.setup(seats, LoopsOptions(faults)))
        while actors := LOOPS.to_act(table.state):
            before, seat = table.state, rng.choice(sorted(actors))
            if actors == ONLY_NATURE:
                action = LOOPS.nature(before, rng)
            else:
                view = LOOPS.view(before, seat)
                moves = LOOPS.legal(view, seat)
                words = [TEXT.action(view, seat, move, NAMES) for move in moves]
                assert len(set(words)) == len(words)
                action = rng.choice(moves)
                if rng.random() < 0.02:
                    seat, action = clumsy(before, seat, action, rng)
            table.do(seat, action)
            told |= {type(event) for event in table.events}
            for reader in (None, rng.randrange(seats)):
                lines = said(table, before, reader)
                lines += TEXT.position(LOOPS.view(table.state, reader), reader, NAMES)
                assert all(lines)
                assert not any("{" in line or "?" in line for line in lines)
                assert (lines[-1].startswith("Your hand")) == (reader is not None)
    assert told == EVENTS - (set() if faults is Faults.AS_PRINTED else {events.Faulted})


def test_a_spectator_reads_no_face_that_was_not_laid() -> None:
    table = given("1000 9000", "2000 8000", "3000 looping", pile="5000")
    lines = "\n".join(TEXT.position(LOOPS.view(table.state, None), None, NAMES))
    assert set(FACE.findall(lines)) == {"5000"}
    before = table.state
    table.pass_(0)
    assert not FACE.findall("\n".join(said(table, before, None)))
