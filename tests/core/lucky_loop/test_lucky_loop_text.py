"""Words: every refusal, event and move can be said, and no word tells a secret."""

from __future__ import annotations

import random
from string import Formatter

import pytest

from core.game import NATURE, ONLY_NATURE, Chapter, Deed, Event, Milestone
from core.lucky_loop import events
from core.lucky_loop.actions import EXCHANGE, STOP_EARLY, Complete, Draw, PresentOne, PresentThree
from core.lucky_loop.game import LUCKY_LOOP
from core.lucky_loop.reasons import Reason
from core.lucky_loop.state import LuckyLoopOptions, LuckyLoopState
from tests.core.lucky_loop.scripted import given
from ui.look.text import GameText
from ui.lucky_loop.refusals import SENTENCES
from ui.lucky_loop.text import TEXT

NAMES = ("Ada", "Bea", "Cy")


@pytest.mark.parametrize("reason", Reason)
def test_every_reason_has_a_sentence(reason: Reason) -> None:
    words = SENTENCES[reason]()
    assert words.endswith(".")
    assert all(field.isidentifier() for _, field, _, _ in Formatter().parse(words) if field is not None)


def test_a_refusal_in_words() -> None:
    table = given(hands=["T4"], sides={"mighty_eagle": "R7 T7 L11"})
    illegal = table.refuses("LL-10", Reason.NOT_HARDER, PresentOne("mighty_eagle", table.card("T4")))
    assert TEXT.reason(illegal) == "This card must be harder than the one it replaces: 4 is not more than 7."


def test_moves_in_words() -> None:
    text: GameText[LuckyLoopState] = TEXT
    table = given(hands=["R7 T4 L12 T9"], sides={"mighty_eagle": "R8 T7 L11"})
    view = LUCKY_LOOP.view(table.state, 0)
    trio = PresentThree("mighty_eagle", table.cards("R7 T4 L12"))
    assert text.action(view, 0, trio, NAMES[:2]) == "Fly Mighty Eagle with Roll 7, Turn 4 and Loop 12"
    one = PresentOne("mighty_eagle", table.card("T9"))
    assert text.action(view, 0, one, NAMES[:2]) == "Fly Mighty Eagle with Turn 9 in place of Turn 7"
    hidden = text.action(LUCKY_LOOP.view(table.state, 1), 0, one, NAMES[:2])
    assert hidden == "Fly Mighty Eagle with a hidden card in place of an easier one"
    table.play(trio).throw(1, 3, 5)
    complete = Complete(table.state.sides[3][0], (1, 2))
    assert text.action(table.state, 0, complete, NAMES[:2]) == "Complete Roll 7 with 3 and 5"


def test_stopping_in_words_promises_a_token_only_where_there_is_one() -> None:
    table = given(hands=["R7 T4 L12"], tokens=[0, 22])
    assert TEXT.action(table.state, 0, STOP_EARLY, NAMES[:2]) == "Stop here and take a token"
    table = given(hands=["R7 T4 L12"], tokens=[0, 23])
    assert TEXT.action(table.state, 0, STOP_EARLY, NAMES[:2]) == "Stop here; there is no token left to take"


def test_three_cards_are_asked_for_without_an_order() -> None:
    table = given(hands=["R7 T4 L12 D5"])
    few = table.refuses("LL-9", Reason.WRONG_FIGURES, PresentThree("mighty_eagle", table.cards("R7 T4")))
    assert TEXT.reason(few) == "Mighty Eagle needs three cards: one for each of its figures."
    foreign = table.refuses("LL-9", Reason.NO_SUCH_FIGURE_THERE, PresentThree("mighty_eagle", table.cards("D5")))
    assert TEXT.reason(foreign) == "This figure is not part of Mighty Eagle."


def test_a_flight_in_the_log() -> None:
    table = given(hands=["R7 T4 L12"]).present("mighty_eagle", "R7 T4 L12")
    table.throw(1, 3, 5).complete("R7", 3, 5).throw(6, 6, 4).complete("L12", 6, 6).throw(5, 4).complete("T4", 4)
    assert [TEXT.event(table.state, table.state, event, NAMES[:2]) for event in table.events] == [
        "Ada completes Turn 4 exactly with 4.",
        "Ada has flown Mighty Eagle: 14 points for the cards and 1 point for dice left, 15 points in all.",
        "Ada marks 15 points for Mighty Eagle: +15 on the main track.",
        "Ada earns a token for the first high result in this programme.",
    ]


def test_the_table_in_words() -> None:
    table = given(hands=["R7 T4 L12 T9 D5 L3"], scores={1: (0, 0, 0, 22)}, tokens=[1])
    table.present("mighty_eagle", "R7 T4 L12").throw(1, 3, 5)
    lines = TEXT.position(LUCKY_LOOP.view(table.state, 0), 0, NAMES[:2])
    assert lines[0] == "Round 2: Ada puts dice on a card."
    assert "Mighty Eagle (Roll, Turn and Loop): Roll 7, Turn 4 and Loop 12. Scale: Bea 20+." in lines
    assert "Ada: 0 points, 1 token, 3 cards in hand." in lines
    assert "Roll 7: open." in lines
    assert "The throw shows 1, 3 and 5." in lines
    assert lines[-1] == "Your hand: Turn 9, Dive 5 and Loop 3."


def test_whole_games_can_be_told_to_anybody() -> None:
    # given a game at random, when every position, move and event is put into words for all
    said: set[type[Event]] = set()
    for seed in (1, 2, 3):
        rng = random.Random(seed)
        state = LUCKY_LOOP.setup(3, LuckyLoopOptions(strict=True))
        while actors := LUCKY_LOOP.to_act(state):
            (seat,) = actors
            chance = actors == ONLY_NATURE
            action = LUCKY_LOOP.nature(state, rng) if chance else rng.choice(LUCKY_LOOP.legal(state, seat))
            step = LUCKY_LOOP.apply(state, NATURE if chance else seat, action)
            viewer = rng.choice((0, 1, 2, None))
            before, after = LUCKY_LOOP.view(state, viewer), LUCKY_LOOP.view(step.state, viewer)
            assert TEXT.action(before, seat, action, NAMES)
            assert all(TEXT.position(after, viewer, NAMES))
            for event in step.events:
                line = TEXT.event(before, after, event, NAMES)
                assert line or isinstance(event, events.HandDealt)
                said.add(type(event))
            state = step.state
    # then every kind of event was said
    kinds = {kind for kind in vars(events).values() if isinstance(kind, type) and issubclass(kind, Event)}
    assert said == kinds - {Event, Milestone, Chapter, Deed}


def test_a_drawn_card_is_no_secret_to_the_drawer_alone() -> None:
    table = given(hands=[""], next_cards="T12")
    table.play(EXCHANGE).play(Draw(0))
    (event,) = table.events
    own, other = (LUCKY_LOOP.view(table.state, seat) for seat in (0, 1))
    assert TEXT.event(own, own, event, NAMES[:2]) == "Ada draws Turn 12 from the turn and loop deck."
    assert TEXT.event(other, other, event, NAMES[:2]) == "Ada draws a hidden card from the turn and loop deck."
