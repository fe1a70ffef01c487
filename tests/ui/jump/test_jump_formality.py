"""Who has no wind is not asked for one where nobody could learn anything from the question (J-13)."""

from __future__ import annotations

import pytest
from PySide6.QtWidgets import QApplication

from core.game import Action
from core.jump.actions import Hold, Pick
from core.jump.state import JumpState, Phase
from core.loading import load
from core.players import Kind
from core.record import dump, header_of
from tests.core.jump.scripted import card, table
from tests.ui.moments import by_id
from tests.ui.table.recorder import Recorder
from tests.ui.table.tables import BOT, HUMAN, session_from, table_for, table_with
from tests.whole import behind, state_of
from ui.jump.gestures import HOLD, formality
from ui.table.presenter import Presenter
from ui.table.story.pace import TIMES, Pace

pytestmark = pytest.mark.usefixtures("qapp")
ALONE = (BOT, HUMAN)


def tabled(kinds: tuple[Kind, ...], hand: str = "red+2") -> Presenter:
    """Seat 0 has laid a jump, and seat 1 is to pick."""
    state = table(["red+1"], [hand], red=[0, 5])
    presenter = table_for(session_from("jump", state), kinds)
    presenter.bots.halt(True)
    presenter.moves.answer(0, Pick(card(state, 0, "jump")), presenter.play.cursor)
    return presenter


def pick(presenter: Presenter, face: str) -> None:
    state: JumpState = state_of(presenter.play)
    presenter.moves.answer(1, Pick(card(state, 1, face)), presenter.play.cursor)
    QApplication.processEvents()


def test_a_person_among_bots_is_not_asked_for_a_wind_that_they_have_not_got() -> None:
    presenter = tabled(ALONE)
    pick(presenter, "red+2")
    assert behind(presenter.play).entry(presenter.play.cursor - 1) == (1, Hold())
    assert state_of(presenter.play).phase is Phase.JUMPING
    presenter.close()


def test_the_question_is_never_seen() -> None:
    presenter = tabled(ALONE)
    presenter.story.times = TIMES[Pace.CALM]
    recorder = Recorder(presenter)
    pick(presenter, "red+2")
    while recorder.tick():
        pass
    assert state_of(presenter.play).phase is Phase.JUMPING
    for seen in recorder.seen:
        pieces = by_id(seen.layout)
        assert HOLD not in pieces
        assert "your wind" not in pieces["prompt"].label
    presenter.close()


@pytest.mark.parametrize(
    ("kinds", "face"), [((BOT, HUMAN), "wind"), ((HUMAN, HUMAN), "red+2")], ids=["a wind", "another person"]
)
def test_whoever_has_a_choice_or_company_is_asked(kinds: tuple[Kind, ...], face: str) -> None:
    presenter = tabled(kinds, face)
    pick(presenter, face)
    assert state_of(presenter.play).phase is Phase.ANSWERING
    presenter.close()


def test_only_the_missing_wind_is_a_formality() -> None:
    found: list[Action | None] = []
    for face in ("red+2", "wind"):
        presenter = tabled((HUMAN, HUMAN), face)
        found.append(formality(presenter.play.view(1), 1))
        pick(presenter, face)
        found.append(formality(presenter.play.view(1), 1))
        presenter.close()
    assert found == [None, Hold(), None, None]


def test_taking_back_goes_past_what_was_answered_for_a_person_also_after_a_reload() -> None:
    # given a pick, after which the table answered for the person
    presenter = tabled(ALONE)
    start = presenter.play.cursor
    pick(presenter, "red+2")
    stop = presenter.play.cursor
    assert stop == start + 2
    assert presenter.undo_history.undo_text() == "Undo Pick a card"
    # when the game is saved and read again, then it can be taken back and played again as before
    session = behind(presenter.play)
    loaded = load(dump(header_of(session, presenter.seating.players), session))
    again = table_with(loaded.header, loaded.session)
    again.bots.halt(True)
    for shown in (presenter, again):
        assert len(shown.undo_history.turns) == 1
        shown.takeback.undo()
        QApplication.processEvents()
        assert shown.play.cursor == start
        assert state_of(shown.play).phase is Phase.PICKING
        shown.takeback.redo()
        QApplication.processEvents()
        assert shown.play.cursor == stop
        shown.close()
