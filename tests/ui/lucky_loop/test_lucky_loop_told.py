"""What others do in Lucky Loop is seen, for as long as it takes, and hurrying loses nothing of it."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator

import pytest
from msgspec.structs import replace
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest

from core.cards import UNSEEN
from core.game import Action, Event, Seat
from core.lucky_loop import events as e
from core.lucky_loop.box import DECK_CARDS
from core.lucky_loop.game import LUCKY_LOOP
from core.lucky_loop.state import LuckyLoopOptions, LuckyLoopState
from core.play import SeenChange
from core.players import Player
from tests.core.fuzz import positions
from tests.ui.lucky_loop.moments import NAMES
from tests.ui.lucky_loop.pilots import script_the_dice
from tests.ui.lucky_loop.told import Recorder, Told
from tests.ui.moments import by_id
from tests.ui.table.driver import LEFT, NO_MODIFIER, Driver
from ui.lucky_loop.layout.score_sheet import Sheet
from ui.lucky_loop.layout.whole_table import layout
from ui.lucky_loop.table import TABLE
from ui.table.layout.captions import CAPTION, with_captions
from ui.table.pieces import Layout, Moment
from ui.table.story.beats import Caption, parts
from ui.table.story.pace import TIMES, Length, Pace, times_for

pytestmark = pytest.mark.usefixtures("unpainted")
LANDINGS = (e.FlightSucceeded, e.FlightFailed)
A_ROUND = 75
"""So many moves are about a round of six players."""


def has(told: Told, *kinds: type[Event]) -> bool:
    return any(isinstance(event, kinds) for event in told.change.events)


@pytest.mark.parametrize("pace", list(Pace))
@pytest.mark.parametrize("seats", [2, 6])
def test_every_beat_stands_for_its_time(seats: int, pace: Pace) -> None:
    recorder = Recorder(seats, TIMES[pace])
    recorder.play(A_ROUND)
    # then everything that has to be seen was, in its order and for its time
    expected = [(change.events, beat) for change, beat in recorder.expected()]
    assert [(told.change.events, told.beat) for told in recorder.told] == expected
    for told in recorder.told:
        assert told.time == TIMES[pace].of(told.beat.length)
        labels = [piece.label for piece in told.layout.pieces]
        assert all(caption.text in labels for caption in told.beat.captions)
    # a throw can be read
    throws = [told for told in recorder.told if has(told, e.DiceRolled)]
    assert throws
    assert {told.beat.length for told in throws} == {Length.LOOK}
    # and the score sheet of every flight, one bot's after the other's
    assert_sheets_seen(recorder, pace)
    recorder.close()


def assert_sheets_seen(recorder: Recorder, pace: Pace) -> None:
    """Every flight keeps its score sheet until it was seen."""
    seats = recorder.presenter.play.seats
    landed = [told for told in recorder.told if has(told, *LANDINGS)]
    flown = [event.seat for change, _ in recorder.expected() for event in change.events if isinstance(event, LANDINGS)]
    names = recorder.presenter.seating.names
    assert set(flown) == set(range(seats))
    for told, seat in zip(landed, flown, strict=True):
        sheet = by_id(told.layout)["sheet"].look
        assert isinstance(sheet, Sheet)
        assert sheet.title.startswith(f"{names[seat]}: ")
        assert sheet.verdict is not None
        assert told.time == TIMES[pace].read
        assert "stamp" in by_id(told.layout)


def test_a_free_programme_keeps_its_score_sheet_although_it_ends_the_turn(monkeypatch: pytest.MonkeyPatch) -> None:
    # given a whole game with dice that help
    recorder = Recorder(2, TIMES[Pace.CALM])
    script_the_dice(monkeypatch, recorder._pilots)
    recorder.play(1000)
    assert recorder.presenter.play.outcome is not None
    # then the free programme was seen with its sheet, on stage, before the turn or the game went on
    free = [told for told in recorder.told if has(told, e.FreeProgrammeScored)]
    assert free
    for told in free:
        sheet, found = by_id(told.layout)["sheet"].look, by_id(told.layout)
        assert isinstance(sheet, Sheet)
        assert sheet.title.endswith("Free programme")
        assert "stage" in found
        assert "result" not in found
    # and the poster at the end has its time too
    assert has(recorder.told[-1], e.GameEnded)
    assert "result" in by_id(recorder.told[-1].layout)
    recorder.close()


def test_nobody_waits_at_once_where_only_bots_play() -> None:
    recorder = Recorder(6, times_for(Pace.AT_ONCE, people=False), people=0)
    for _ in range(A_ROUND):
        recorder.play(1)
        # and no words are left standing that nobody has the time to read
        assert not [piece for piece in recorder.presenter.scene.layout_shown.pieces if piece.kind == CAPTION]
    assert not recorder.told
    assert not recorder.presenter.story.holding
    recorder.close()


@pytest.mark.parametrize("seats", [2, 6])
def test_a_press_hurries_on_and_loses_nothing(seats: int) -> None:
    recorder = Recorder(seats, TIMES[Pace.CALM])
    driver = Driver(recorder.presenter)
    # when somebody presses on the sky whenever something is told
    recorder.play(A_ROUND, on=lambda: QTest.mouseClick(driver.viewport, LEFT, NO_MODIFIER, QPoint(4, 4)))
    # then the same was shown as to somebody patient
    patient = Recorder(seats, TIMES[Pace.CALM])
    patient.play(A_ROUND)
    assert [(told.change, told.beat) for told in recorder.told] == [(told.change, told.beat) for told in patient.told]
    assert recorder.presenter.scene.standing() == patient.presenter.scene.standing()
    recorder.close()
    patient.close()


@pytest.mark.parametrize("seats", [2, 6])
def test_who_skips_finds_the_table_as_it_is(seats: int) -> None:
    recorder = Recorder(seats, TIMES[Pace.CALM])
    driver, skipped = Driver(recorder.presenter), 0
    for _ in range(A_ROUND):
        recorder.move()
        if recorder.presenter.story.behind:
            # when Escape is pressed while a last card or a crash is shown
            driver.key(Qt.Key.Key_Escape)
            skipped += 1
            fresh = recorder.fresh()
            assert recorder.presenter.scene.standing() == fresh.scene.standing()
            fresh.close()
    assert skipped
    recorder.close()


# --- secrets ---------------------------------------------------------------------------------------------


def shown_to(
    viewer: Seat | None, before: LuckyLoopState, seat: Seat, action: Action
) -> Iterator[tuple[Layout, tuple[Caption, ...]]]:
    """What a viewer sees of a move, part by part."""
    step = LUCKY_LOOP.apply(before, seat, action)
    change = SeenChange(
        LUCKY_LOOP.view(before, viewer),
        LUCKY_LOOP.view(step.state, viewer),
        1,
        seat,
        action if seat == viewer else None,
        step.events,
        tuple([(LUCKY_LOOP.view(stage.state, viewer), stage.events) for stage in step.stages]),
    )
    players = tuple(Player(name) for name in NAMES[: before.seats])
    for part in parts(change):
        moment = Moment(part.after, viewer, players)
        beat = TABLE.beats.of(part, moment)
        captions = () if beat is None else beat.captions
        yield with_captions(layout(moment), captions), captions


def permuted(state: LuckyLoopState, cards: frozenset[int], rng: random.Random) -> LuckyLoopState:
    """The position with the faces of some cards dealt otherwise among those with the same back."""
    faces = list(state.faces)
    for deck in DECK_CARDS:
        hidden = [card for card in deck if card in cards]
        for card, face in zip(hidden, rng.sample([faces[card] for card in hidden], len(hidden)), strict=True):
            faces[card] = face
    return replace(state, faces=tuple(faces))


@pytest.mark.parametrize("seats", [2, 6])
@pytest.mark.parametrize("strict", [False, True])
def test_what_nobody_sees_changes_neither_layout_nor_caption(seats: int, strict: bool) -> None:
    rng, met = random.Random(5), Counter[tuple[type[Event], ...]]()
    options = LuckyLoopOptions(strict=strict)
    for state, seat, action in positions(LUCKY_LOOP, seats, options, random.Random(seats)):
        step = LUCKY_LOOP.apply(state, seat, action)
        sort = tuple(map(type, step.events))
        met[sort] += 1
        if met[sort] > 2:
            continue
        for viewer in (None, 0, seats - 1):
            views = [LUCKY_LOOP.view(position, viewer).faces for position in (state, step.state)]
            unseen = frozenset(card for card, faces in enumerate(zip(*views, strict=True)) if set(faces) == {UNSEEN})
            other = permuted(state, unseen, rng)
            assert list(shown_to(viewer, other, seat, action)) == list(shown_to(viewer, state, seat, action))
    assert {kind for sort in met for kind in sort} >= {e.DiceRolled, e.FlightFailed, e.ProgrammeScored, e.GameEnded}
