"""Cards dropped where the rules have something against it: refused with a rule, or punished as printed."""

from __future__ import annotations

import pytest

from core.loops.state import Faults, LoopsOptions, Phase
from core.players import Kind
from tests.core.loops.scripted import Table, given
from tests.ui.loops.moments import session_at
from tests.ui.table.driver import Driver
from tests.ui.table.tables import BOT, HUMAN, table_for
from tests.whole import behind, state_of
from ui.table.bots.bot_process import Errand, Then
from ui.table.bots.worker_process import Trouble
from ui.table.presenter import Presenter

pytestmark = pytest.mark.usefixtures("qapp")

REFUSED, AS_PRINTED = LoopsOptions(Faults.REFUSED), LoopsOptions(Faults.AS_PRINTED)


class Lost:
    """A thinker lost in thought, so that bots don't move however slowly a table is set."""

    trouble: Trouble | None = None

    def ask(self, errand: Errand, then: Then) -> None:
        """Never answer."""

    def forget(self) -> None:
        """Nobody waits for it."""

    def close(self) -> None:
        """There is nothing that runs."""


def dropped(table: Table, faces: str, zone: str = "pile", clicking: bool = False) -> Presenter:
    """A person at seat 0, among bots who never move, puts a card somewhere."""
    kinds = (HUMAN, *[Kind.ACE] * (len(table.state.hands) - 1))
    presenter = table_for(session_at(table), kinds, size=(960, 600), thinker=Lost())
    presenter.bots.stop()
    driver = Driver(presenter)
    (card,) = table.cards(0, faces)
    if clicking:
        driver.click(f"card:{card}")
        driver.click_zone(zone)
    else:
        driver.drag(f"card:{card}", zone)
    return presenter


def assert_punished(presenter: Presenter, table: Table, faces: str, turn: int) -> None:
    """The card is back in hand with the whole pile, and `turn` goes on."""
    before, after = table.state, state_of(presenter.play)
    assert behind(presenter.play).entries == ((0, table.card(0, faces)),)
    assert Table(after).hand(0).split() == sorted([*table.hand(0).split(), *table.pile.split()])
    assert after.pile == ()
    assert after.hands[1:] == before.hands[1:]
    assert (after.phase, after.turn) == (Phase.TURN, turn)
    assert not presenter.view.toast.isVisible()
    shown = {piece.id for piece in presenter.scene.layout_shown.pieces if piece.kind == "card"}
    assert {f"card:{card}" for group in after.hands[0] for card in group} <= shown


def assert_refused(presenter: Presenter, rule: str) -> None:
    """Nothing happened, the toast names the rule, and the card lies where it was."""
    assert presenter.play.cursor == 0
    assert presenter.view.toast.isVisible()
    assert f'<a href="{rule}">' in presenter.view.toast.text()
    resting = {piece.id: (round(piece.x, 6), round(piece.y, 6)) for piece in presenter.showing.layout().pieces}
    assert {id: (pose.x, pose.y) for id, (_, pose, _) in presenter.scene.standing().items()} == resting


def too_low(options: LoopsOptions) -> Table:
    return given("2000 6000", "3000 4000", "3000 4000", pile="1000 5000", options=options)


def out_of_turn(options: LoopsOptions) -> Table:
    return given("2000 6000", "3000 4000", "3000 4000", pile="1000 5000", turn=1, options=options)


@pytest.mark.parametrize("clicking", [False, True], ids=["drag", "click-click"])
def test_a_card_that_does_not_fit(clicking: bool) -> None:
    table = too_low(AS_PRINTED)
    presenter = dropped(table, "2000", clicking=clicking)
    assert_punished(presenter, table, "2000", turn=1)
    presenter.takeback.undo()
    assert state_of(presenter.play) == table.state
    presenter.close()
    presenter = dropped(too_low(REFUSED), "2000", clicking=clicking)
    assert_refused(presenter, "LP-5")
    presenter.close()


@pytest.mark.parametrize("clicking", [False, True], ids=["drag", "click-click"])
def test_a_card_out_of_turn(clicking: bool) -> None:
    table = out_of_turn(AS_PRINTED)
    presenter = dropped(table, "6000", clicking=clicking)
    assert_punished(presenter, table, "6000", turn=1)
    presenter.close()
    presenter = dropped(out_of_turn(REFUSED), "6000", clicking=clicking)
    assert_refused(presenter, "LP-5")
    presenter.close()


def test_whoever_opened_a_race_plays_again_out_of_turn() -> None:
    table = given("9000 1000", "3000", "3000", pile="5000 speed", phase=Phase.SPEED, turn=1, options=AS_PRINTED)
    presenter = dropped(table, "9000")
    assert_punished(presenter, table, "9000", turn=1)
    presenter.close()


@pytest.mark.parametrize("options", [REFUSED, AS_PRINTED], ids=["refused", "as printed"])
@pytest.mark.parametrize(
    ("faces", "zone", "rule"),
    [("draw2", "pile", "LP-10"), ("draw2", "seat:0", "LP-10"), ("6000", "seat:1", "LP-10")],
)
def test_what_is_no_fault_is_refused_at_every_table(options: LoopsOptions, faces: str, zone: str, rule: str) -> None:
    table = given("draw2 6000", "3000 4000", "3000 4000", pile="1000 5000", options=options)
    presenter = dropped(table, faces, zone)
    assert_refused(presenter, rule)
    presenter.close()


@pytest.mark.parametrize("options", [REFUSED, AS_PRINTED], ids=["refused", "as printed"])
def test_a_card_between_two_rounds_is_refused(options: LoopsOptions) -> None:
    table = given("6000", "", "4000", pile="1000", phase=Phase.ROUND_OVER, turn=1, sheet=[(6, 0, 4)], options=options)
    presenter = dropped(table, "6000")
    assert_refused(presenter, "LP-12")
    presenter.close()


@pytest.mark.parametrize("clicking", [False, True], ids=["drag", "click-click"])
def test_a_card_put_back_into_the_hand_means_nothing(clicking: bool) -> None:
    presenter = dropped(too_low(AS_PRINTED), "2000", "hand", clicking)
    assert presenter.play.cursor == 0
    assert not presenter.view.toast.isVisible()
    presenter.close()


def test_another_card_of_the_hand_is_selected_instead() -> None:
    table = too_low(AS_PRINTED)
    presenter = table_for(session_at(table), kinds=(HUMAN, BOT, BOT), size=(960, 600))
    driver = Driver(presenter)
    for card in table.cards(0, "2000 6000"):
        driver.click(f"card:{card}")
        assert presenter.input.selected == (f"card:{card}",)
    assert not presenter.view.toast.isVisible()
    presenter.close()
