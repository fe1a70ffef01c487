"""What has to be seen of each move of LOOPS, what is said of it, and what everybody may know of it."""

from __future__ import annotations

import random
from itertools import chain

import pytest
from msgspec.structs import replace

from core.cards import UNSEEN
from core.game import Action, Seat
from core.loops.actions import Claim, Pass
from core.loops.game import LOOPS
from core.loops.hand import EMPTY, cards_in, joined
from core.loops.state import LoopsState, Phase
from core.play import LocalPlay, SeenChange
from core.players import Player
from tests.core.loops.scripted import AS_PRINTED, NAMES, Table, clumsy, given
from tests.ui.loops.moments import session_at
from tests.ui.moments import by_id
from ui.loops.beats import beat, page
from ui.loops.layout.whole_table import layout
from ui.loops.table import TABLE
from ui.table.layout.captions import with_captions
from ui.table.pieces import Layout, Moment
from ui.table.story.beats import Beat, parts
from ui.table.story.pace import Length
from ui.table.story.since import recalled

ENOUGH = 600
"""Two random players hardly ever get rid of their cards: their walk ends after so many comparisons."""


def shown_to(view: LoopsState, seat: Seat | None) -> Moment[LoopsState]:
    return Moment(view, seat, tuple(Player(name) for name in NAMES[: view.seats]))


def beats_of(table: Table, seat: Seat, action: Action, viewer: Seat | None = 0) -> list[Beat | None]:
    """The beats of one action, stage by stage, as somebody is told it."""
    session = session_at(table)
    session.submit(seat, action)
    play = LocalPlay(session)
    changes = [play.change(index, viewer) for index in range(play.cursor)]
    return [beat(part, shown_to(part.after, viewer)) for change in changes for part in parts(change)]


def said(found: list[Beat | None]) -> list[list[tuple[str, str]]]:
    return [[(caption.piece, caption.text) for caption in each.captions] if each else [] for each in found]


# --- what is told ----------------------------------------------------------------------------------------


def test_an_ordinary_card_is_just_a_move() -> None:
    table = given("5000 6000 7000", "1000", "1000", pile="4000")
    assert beats_of(table, 0, table.card(0, "5000"), viewer=1) == [None]


def test_whoever_is_given_cards_is_told_loudly_and_the_others_at_that_seat() -> None:
    table = given("draw2 6000 7000", "1000", "1000", pile="4000")
    action = table.card(0, "draw2", target=1)
    laid, drawn = beats_of(table, 0, action, viewer=1)
    assert laid == Beat(Length.GLANCE)
    assert drawn is not None
    assert (drawn.length, drawn.captions[0].text, drawn.captions[0].loud) == (
        Length.READ,
        "Ann gives you 2 cards",
        True,
    )
    assert said(beats_of(table, 0, action, viewer=2))[1] == [("plate:1", "Ann gives Ben 2 cards")]
    assert said(beats_of(table, 0, action, viewer=0))[1] == [("plate:1", "You give Ben 2 cards")]
    assert said(beats_of(table, 0, action, viewer=None))[1] == [("plate:1", "Ann gives Ben 2 cards")]


def test_an_empty_draw_pile_gives_nothing() -> None:
    table = given("draw4 6000 7000", "1000", "1000", pile="4000", spare=0)
    assert said(beats_of(table, 0, table.card(0, "draw4", target=1), viewer=2))[1] == [
        ("plate:1", "The draw pile is empty: Ben draws nothing")
    ]


@pytest.mark.parametrize(
    ("faces", "piece", "text"),
    [
        ("attitude", "dial", "Dive: 4000 or lower"),
        ("direction", "dial", "The other way round: Dan is next"),
        ("speed", "plate:0", "Ann plays Speed!"),
        ("looping", "plate:0", "Ann loops: 2 cards cleared away"),
    ],
)
def test_special_cards_say_what_they_do(faces: str, piece: str, text: str) -> None:
    table = given(f"{faces} 6000 7000", "1000", "1000", "1000", pile="4000")
    assert said(beats_of(table, 0, table.card(0, faces), viewer=1))[0] == [(piece, text)]


def test_a_pile_is_taken_with_its_number_of_cards() -> None:
    table = given("1000 2000", "1000", "1000", pile="4000 5000 6000")
    assert said(beats_of(table, 0, Pass(), viewer=1)) == [[("plate:0", "Ann takes the pile: 3 cards")]]
    assert said(beats_of(table, 0, Pass(), viewer=0)) == [[("plate:0", "You take the pile: 3 cards")]]


def test_whoever_wins_a_race_is_named_with_a_claim_or_a_card() -> None:
    table = given("1000 2000", "5000 5000 5000", "6000 6000 6000", pile="4000 speed", phase=Phase.SPEED, turn=1)
    assert said(beats_of(table, 2, Claim())) == [[("plate:2", "Cleo was fastest")]]
    assert said(beats_of(table, 2, table.card(2, "6000"))) == [[("plate:2", "Cleo was fastest")]]
    assert said(beats_of(table, 2, Claim(), viewer=2)) == [[("plate:2", "You were fastest!")]]


def test_a_fault_is_read_before_its_pile_is_taken() -> None:
    table = given("1000 2000", "1000 6000 7000", "3000", pile="4000", options=AS_PRINTED)
    shown, taken = beats_of(table, 1, table.card(1, "6000"))
    assert shown is not None
    assert shown.length is Length.READ
    assert said([shown, taken]) == [
        [("plate:1", "A fault: Ben plays 6000 out of turn")],
        [("plate:1", "Ben takes the pile: 1 card")],
    ]
    assert said(beats_of(table, 0, table.card(0, "1000")))[0] == [("plate:0", "A fault: 1000 can't be played now")]


def test_the_last_cards_of_a_hand_are_announced() -> None:
    table = given("5000 6000", "1000", "1000", pile="4000")
    assert said(beats_of(table, 0, table.card(0, "5000"), viewer=1)) == [[("plate:0", "Ann has one card left!")]]
    table = given("6000", "1000", "1000", pile="4000")
    laid, scored = beats_of(table, 0, table.card(0, "6000"), viewer=1)
    assert said([laid]) == [[("plate:0", "Ann lays the last card!")]]
    assert [each.length for each in (laid, scored) if each] == [Length.READ, Length.READ]
    table = given("draw2", "1000", "1000", pile="4000")
    told = said(beats_of(table, 0, table.card(0, "draw2", target=1), viewer=2))
    assert told == [[], [("plate:1", "Ann gives Ben 2 cards"), ("plate:0", "Ann lays the last card!")], []]


def test_the_points_of_a_round_are_a_page() -> None:
    table = given("6000", "1000", "1000", pile="4000")
    assert not page(table.state)
    assert page(table.play(0, "6000").state)
    over = given("6000", "1000", "looping", sheet=[(0, 0, 199)], pile="4000").play(0, "6000")
    assert not page(over.state)


# --- on the way ------------------------------------------------------------------------------------------


def test_the_last_card_is_nobodys_turn() -> None:
    table = given("6000", "1000", "1000", pile="4000")
    stage = LOOPS.apply(table.state, 0, table.card(0, "6000")).stages[0].state
    for viewer in (None, 0, 1, 2):
        found = by_id(layout(shown_to(LOOPS.view(stage, viewer), viewer)))
        assert found["prompt"].look == ("The last card!", "Ann has no cards left: the round is over.", False)
        assert not any(id.startswith("mark:") for id in found)


def test_a_fault_is_in_the_words_and_its_card_on_the_pile() -> None:
    table = given("1000 2000", "1000 6000 7000", "3000", pile="4000", options=AS_PRINTED)
    (card,) = table.cards(1, "6000")
    stage = LOOPS.apply(table.state, 1, table.card(1, "6000")).stages[0].state
    found = by_id(layout(shown_to(LOOPS.view(stage, 0), 0)))
    assert found["prompt"].look == ("A fault!", "Ben takes the card back, and the pile.", False)
    assert found[f"card:{card}"].look == "6000"
    assert found[f"laid:{card}"].label == "Laid by Ben"
    mine = by_id(layout(shown_to(LOOPS.view(stage, 1), 1)))
    assert mine["prompt"].look == ("A fault!", "You take the card back, and the pile.", False)


# --- secrets ---------------------------------------------------------------------------------------------


def told(change: SeenChange[LoopsState], moment: Moment[LoopsState]) -> list[Layout]:
    """All that is shown and said of a change, stage by stage."""
    shown = []
    for part in parts(change):
        now = replace(moment, view=part.after)
        found = beat(part, now)
        shown.append(with_captions(layout(now), found.captions if found else ()))
    return shown


def exchanged(state: LoopsState, known: frozenset[int], rng: random.Random) -> LoopsState:
    """The position with all other cards exchanged at random."""
    unknown = [card for card in range(len(state.faces)) if card not in known]
    mixed = rng.sample(unknown, len(unknown))
    faces = list(state.faces)
    for card, other in zip(unknown, mixed, strict=True):
        faces[card] = state.faces[other]
    hands = tuple(joined(EMPTY, cards_in(hand), tuple(faces)) for hand in state.hands)
    return replace(state, faces=tuple(faces), hands=hands)


@pytest.mark.parametrize("seats", [2, 4, 8])
def test_nothing_that_is_told_depends_on_cards_that_the_viewer_never_sees(seats: int) -> None:
    rng, compared = random.Random(seats), 0
    state = LOOPS.setup(seats, AS_PRINTED)
    while len(state.sheet) < 2 and compared < ENOUGH and (actors := LOOPS.to_act(state)):
        seat = rng.choice(sorted(actors))
        action = LOOPS.nature(state, rng) if seat < 0 else LOOPS.sample(state, seat, rng)
        if seat >= 0 and rng.random() < 0.2:
            seat, action = clumsy(state, seat, action, rng)
        for viewer in (None, 0, seats - 1) if seat >= 0 else ():
            session = session_at(Table(state))
            session.play(seat, action)
            play = LocalPlay(session)
            change = play.change(0, viewer)
            views = [change.before, *(view for view, _ in change.stages), change.after]
            seen = chain.from_iterable(enumerate(view.faces) for view in views)
            known = frozenset(card for card, face in seen if face != UNSEEN)
            other = session_at(Table(exchanged(state, known, rng)))
            other.play(seat, action)
            otherwise = LocalPlay(other)
            moment = replace(shown_to(change.after, viewer), past=recalled(play, viewer, TABLE.recalls))
            assert told(change, moment) == told(otherwise.change(0, viewer), moment)
            compared += 1
        state = LOOPS.apply(state, seat, action).state
    assert compared > 60
