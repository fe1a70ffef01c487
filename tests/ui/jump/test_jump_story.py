"""A trick as people see it: every card for its time, nothing lost by hurrying, and no secret told."""

from __future__ import annotations

import random
from collections import Counter
from typing import Any

import pytest
from msgspec.structs import replace
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest

from core.game import Seat
from core.jump.actions import Pick
from core.jump.events import Discarded, Evacuated, Revealed
from core.jump.game import JUMP
from core.jump.state import JumpState, face_down
from core.play import SeenChange
from tests.core.jump.scripted import card, table
from tests.ui.jump.moments import moment
from tests.ui.moments import by_id
from tests.ui.table.driver import LEFT
from tests.ui.table.recorder import Recorder
from tests.ui.table.tables import BOT, HUMAN, LASTING, session_from, session_of, table_for
from tests.whole import state_of
from ui.jump.beats import beat
from ui.jump.layout.whole_table import layout
from ui.look.theme import LIGHT
from ui.table.presenter import Presenter
from ui.table.stage.painting import Pictures
from ui.table.stage.scene import TableScene
from ui.table.story.beats import Caption
from ui.table.story.pace import Pace

pytestmark = pytest.mark.usefixtures("unpainted")
SMALL = (700, 430)
Card = tuple[int, Seat, str]
"""A revealed card: in which trick, whose, and what it shows."""


def against_bots(seats: int, seed: int, pace: Pace = Pace.CALM) -> Recorder:
    presenter = table_for(session_of("jump", seats, seed), (HUMAN, *[BOT] * (seats - 1)), size=SMALL)
    presenter.set_pace(pace)
    return Recorder(presenter, seed)


def tricks(presenter: Presenter) -> list[int]:
    """How many tricks were over before each entry, and before the position on the table."""
    play, over = presenter.play, [0]
    for index in range(play.cursor):
        over.append(over[-1] + sum(isinstance(event, Discarded) for event in play.change(index, None).events))
    return over


def revealed(presenter: Presenter) -> set[Card]:
    """All cards that were turned over, by the rules."""
    play = presenter.play
    return {
        (trick, event.seat, state_of(play, index).faces[event.card])
        for index, trick in enumerate(tricks(presenter)[:-1])
        for event in play.change(index, None).events
        if isinstance(event, Revealed)
    }


def shown_face_up(recorder: Recorder) -> Counter[Card]:
    """For how many milliseconds each card lay face up for everybody, beside its owner."""
    times: Counter[Card] = Counter()
    over = tricks(recorder.presenter)
    for seen in recorder.seen:
        trick = over[seen.at - 1]
        for piece in seen.layout.pieces:
            if piece.id.startswith("pick:") and piece.kind == "card":
                face, mood = _look(piece.look)
                if mood != "locked":
                    times[trick, int(piece.id[5:]), face] += seen.milliseconds
    return times


def _look(look: Any) -> tuple[str, str]:
    face, mood = look
    return face, mood


# --- a trick ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("seats", "entries"), [(2, 130), (3, 110), (5, 120)])
def test_every_revealed_card_is_seen_for_a_second_at_least(seats: int, entries: int) -> None:
    recorder = against_bots(seats, seats)
    recorder.play(entries)
    presenter, times = recorder.presenter, shown_face_up(recorder)
    last = tricks(presenter)[-1]
    over = {card for card in revealed(presenter) if card[0] < last}
    assert len(over) > 20
    assert {card: times[card] for card in over if times[card] < 1000} == {}
    presenter.close()


def test_with_bots_only_nothing_is_held_at_once() -> None:
    presenter = table_for(session_of("jump", 5, 2), [BOT] * 5, size=SMALL)
    presenter.set_pace(Pace.AT_ONCE)
    recorder = Recorder(presenter)
    recorder.play(200)
    assert recorder.seen == []
    assert not any(piece.id.startswith("caption") for piece in presenter.scene.layout_shown.pieces)
    presenter.close()


def pick_last(state: JumpState, *faces: str) -> Presenter:
    """The bots have picked, and the person at seat 0 lays the last card."""
    presenter = table_for(session_from("jump", state), (HUMAN, *[BOT] * (state.seats - 1)), size=SMALL)
    presenter.bots.halt(True)
    presenter.story.times = LASTING
    for seat, face in [*enumerate(faces)][1:]:
        presenter.moves.answer(seat, Pick(card(state, seat, face)), presenter.play.cursor)
    presenter.moves.submit(Pick(card(state, 0, faces[0])))
    return presenter


def face_up(presenter: Presenter) -> list[str]:
    """The cards of the trick that everybody sees, in the order of the seats."""
    pieces = [piece for piece in presenter.scene.layout_shown.pieces if piece.id.startswith("pick:")]
    return [_look(piece.look)[0] for piece in pieces if piece.kind == "card" and _look(piece.look)[1] != "locked"]


def said(presenter: Presenter) -> list[str]:
    return [piece.label for piece in presenter.scene.layout_shown.pieces if piece.id.startswith("caption")]


def test_hurrying_on_shows_one_thing_after_the_other_and_loses_nothing() -> None:
    # given a trick of three cards, the last of them laid by the person
    presenter = pick_last(table(["red+3"], ["forbidden"], []), "red+3", "forbidden", "jump")
    told = [(face_up(presenter), said(presenter))]
    # when the person presses again and again
    while presenter.story.behind:
        QTest.mouseClick(presenter.view.table.viewport(), LEFT, Qt.KeyboardModifier.NoModifier, QPoint(1, 1))
        told.append((face_up(presenter), said(presenter)))
    # then every card was turned over and had its effect
    assert told == [
        ([], []),
        (["red+3"], []),
        (["red+3"], ["The red plane flies 3"]),
        (["red+3", "forbidden"], ["No jump in this trick!"]),
        (["red+3", "forbidden", "jump"], []),
        (["red+3", "forbidden", "jump"], ["Forbidden: nobody jumps"]),
        ([], ["Blériot begins the next trick"]),
    ]
    presenter.close()


def test_after_skipping_the_scene_is_what_a_fresh_one_would_be() -> None:
    presenter = pick_last(table(["red+3"], ["red+2"], []), "red+3", "red+2", "jump")
    assert presenter.story.behind
    QTest.keyClick(presenter.view.table.viewport(), Qt.Key.Key_Escape)
    assert not presenter.story.behind
    presenter.scene.motion.skip()
    fresh = TableScene(Pictures(presenter.table.painters, LIGHT))
    fresh.show(presenter.showing.layout(), animated=False)
    assert presenter.scene.standing() == fresh.standing()
    presenter.close()


def test_the_card_in_effect_is_large_and_the_prompt_says_whose_it_is() -> None:
    presenter = pick_last(table(["red+3"], ["red+2"], []), "red+3", "red+2", "jump")
    waiting = by_id(presenter.scene.layout_shown)
    assert waiting["prompt"].label == "All cards lie face down. They are turned over one by one, Ada's first."
    presenter.story.hurry()
    own = by_id(presenter.scene.layout_shown)
    assert own["prompt"].label == "Your card: Red +3. The red plane flies 3 towards the sea."
    assert own["pick:0"].height > own["pick:1"].height == waiting["pick:0"].height
    assert own["pick:0"].look == ("red+3", "now")
    presenter.story.hurry()
    presenter.story.hurry()
    others = by_id(presenter.scene.layout_shown)
    assert others["prompt"].label == "Blériot: Red +2. The red plane flies 2 towards the sea."
    assert (others["pick:0"].look, others["pick:1"].look) == (("red+3", "done"), ("red+2", "now"))
    presenter.close()


def test_an_evacuation_concerns_those_who_have_to_jump() -> None:
    state = table(["red+1"], ["red+4"], red=[0, 5], columns=(11, 0))
    presenter = pick_last(state, "red+1", "red+4")
    loud: list[Caption] = []
    while presenter.story.behind:
        presenter.story.hurry()
        now = presenter.story.now
        if now is not None and any(isinstance(event, Evacuated) for event in now.changes[-1].events):
            loud += now.captions
    assert [(caption.text, caption.loud) for caption in loud] == [("2 parachutists must jump!", True)]
    presenter.close()


# --- secrets ---------------------------------------------------------------------------------------------


def dealt_otherwise(state: JumpState, viewer: Seat | None, rng: random.Random) -> JumpState:
    """The position with all faces that a viewer does not see dealt among each other, the picks included."""
    known = {*range(state.seats), *state.discards, *(state.hands[viewer] if viewer is not None else ())}
    known |= {pick for seat, pick in enumerate(state.picks) if pick is not None and not face_down(state, seat)}
    unseen = [card for card in range(len(state.faces)) if card not in known]
    faces, dealt = list(state.faces), rng.sample(unseen, len(unseen))
    for card_, other in zip(unseen, dealt, strict=True):
        faces[card_] = state.faces[other]
    picks = [
        rng.choice(state.hands[seat]) if seat != viewer and face_down(state, seat) else pick
        for seat, pick in enumerate(state.picks)
    ]
    return replace(state, faces=tuple(faces), picks=tuple(picks))


@pytest.mark.parametrize("seats", list(JUMP.seats))
def test_no_stage_tells_anything_of_what_is_face_down(seats: int) -> None:
    rng, stages = random.Random(seats), 0
    session = session_of("jump", seats, seats)
    while session.to_act and session.cursor < 60 + 25 * seats:
        seat = rng.choice(sorted(session.to_act))
        session.submit(seat, session.game.sample(session.view(seat), seat, rng))
    for index in range(session.cursor):
        change = session.change(index)
        for stage in change.stages:
            stages += 1
            for viewer in (None, *range(seats)):
                views = [JUMP.view(state, viewer) for state in (stage.state, dealt_otherwise(stage.state, viewer, rng))]
                moments = [replace(moment(stage.state, viewer), view=view) for view in views]
                assert layout(moments[0]) == layout(moments[1])
                told = change.events[: stage.events]
                seen = [SeenChange(view, view, index + 1, 0, None, told) for view in views]
                assert beat(seen[0], moments[0]) == beat(seen[1], moments[1])
    assert stages > 40
