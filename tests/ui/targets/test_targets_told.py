"""What the table of Targets tells: announcements with their keys, the prompt, and the sheets at the end."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from core.targets.actions import Announce
from core.targets.game import TARGETS
from core.targets.state import Phase, RoundResult, TargetsState, value
from tests.core.targets.scripted import on, rest, shoot, table
from tests.ui.moments import by_id, overlap
from tests.ui.targets.moments import (
    SORTS,
    calling,
    discarding,
    equal_again,
    in_play,
    moment,
    positions,
    round_over,
    several,
)
from tests.ui.targets.test_targets_layout import shown
from ui.table.pieces import Moment
from ui.targets.layout.result import Result
from ui.targets.layout.whole_table import layout

every_sort = pytest.mark.parametrize(("seats", "variant"), SORTS)


# --- announcements ---------------------------------------------------------------------------------------


def test_the_viewer_has_buttons_and_the_others_keys() -> None:
    found = by_id(layout(moment(calling(), 0)))
    assert found["call:targets"].look == ("targets", "Targets!", "Q", 6)
    assert found["call:double"].look == ("double", "Double 6", "W", 6)
    assert "key:0:0" not in found
    keys = {id: piece.look for id, piece in found.items() if piece.kind == "key"}
    assert keys == {
        "key:1:1": ("I", "Double 6"),
        "key:1:2": ("U", "Not seen!"),
        "key:2:2": ("C", "Not seen!"),
        "key:3:2": ("B", "Not seen!"),
    }
    assert found["key:1:1"].label == "Blériot calls Double 6 with I"


def test_a_spectator_sees_everybodys_keys_and_no_button() -> None:
    found = by_id(layout(moment(calling(), None)))
    assert {"key:0:0", "key:0:1", "key:1:1"} <= set(found)
    assert not [piece for piece in found.values() if piece.kind == "call"]


# --- words -----------------------------------------------------------------------------------------------


def prompt(state: TargetsState, seat: int | None) -> str:
    return by_id(layout(moment(state, seat)))["prompt"].label


def test_the_prompt_says_whose_turn_it_is_and_what_to_do() -> None:
    assert prompt(in_play(), 0).startswith("Your flick. Pull back from your top die")
    assert prompt(in_play(), 1) == "Ada's flick. Ada flicks the top die of the tower."
    assert prompt(calling(), 0).startswith("Your call. Your die is on a bull's-eye: call it! A double 6")
    assert prompt(calling(), 0).endswith("Before Blériot flicks!")
    assert prompt(calling(), 1).endswith("Your flick ends it.")
    assert prompt(several(), 0) == "Keep one die. Click the die that stays; the others are out."
    assert prompt(several(), 1) == "Several dice fell. Ada keeps one of them."
    assert prompt(discarding(), 0) == "Nobody got a disc. Click the disc that leaves the game."


@every_sort
def test_names_with_braces_break_nothing(seats: int, variant: str) -> None:
    for state in positions(seats, variant)[::7]:
        seen = moment(state, 0)
        odd = tuple(type(player)("{name} {0}") for player in seen.players)
        assert layout(Moment(seen.view, 0, odd, seen.actions, keys=seen.keys)).pieces


# --- results ---------------------------------------------------------------------------------------------


@every_sort
def test_the_sheet_lies_on_the_table_and_hides_no_disc_and_no_puck(seats: int, variant: str) -> None:
    for now, found in shown(seats, variant):
        pieces, phase = by_id(found), now.view.phase
        assert ("result" in pieces) == (phase in (Phase.ROUND_OVER, Phase.DISCARDING, Phase.OVER))
        if phase in (Phase.ROUND_OVER, Phase.DISCARDING):
            sheet = pieces["result"]
            wood = pieces["wood"]
            assert sheet.y + sheet.height / 2 <= wood.y + wood.height / 2
            shown_too = [piece for piece in found.pieces if piece.kind in ("puck", "count", "disc")]
            assert not [piece.id for piece in shown_too if overlap(piece, sheet)]


def test_the_sheet_of_a_round_tells_what_became_of_each_disc() -> None:
    look = by_id(layout(moment(round_over(), 0)))["result"].look
    assert isinstance(look, Result)
    assert look.headline == "Round 2"
    assert [line.words for line in look.lines] == ["Ada stores it", "Ada stores it", "equal: it stays"]
    assert look.notes == ("Blériot wins for good: 2",)


def test_a_round_whose_discs_were_all_called_says_that_none_is_left() -> None:
    nothing = RoundResult(((),) * 3, ())
    look = by_id(layout(moment(replace(round_over(), result=nothing), 0)))["result"].look
    assert isinstance(look, Result)
    assert look.notes == ("No disc was left to give out.",)


def test_a_tie_is_told_before_and_after_golden_targets() -> None:
    golden = next(state for state in positions(3) if state.phase is Phase.GOLDEN)
    look = by_id(layout(moment(equal_again(golden), 0)))["result"].look
    assert isinstance(look, Result)
    assert [line.words for line in look.lines] == ["on the disc", "on the table"]
    assert {tag.mood for tag in look.lines[1].tally.tags} == {"leads"}
    found = by_id(layout(moment(golden, golden.tied[0])))
    (disc,) = [piece for piece in found.values() if piece.kind == "disc" and piece.label.endswith("in the centre")]
    assert disc.side == "star"


def test_the_poster_names_the_winner_first() -> None:
    won = next(state for state in positions(4) if state.phase is Phase.OVER)
    look = by_id(layout(moment(won, None)))["result"].look
    assert isinstance(look, Result)
    assert look.standings[0].won
    assert len(look.standings) == 4
    assert look.headline.endswith(("wins!", "win!"))


def test_a_won_disc_leaves_the_centre_with_its_dice() -> None:
    state, _ = shoot(table(2), rest(2, 4, on(0)))
    state = TARGETS.apply(state, 0, Announce(2)).state
    found = by_id(layout(moment(state, 0)))
    assert found["disc:0"].side == "star"
    assert overlap(found["die:2"], found["plate:0"])
    assert value(state, 2) == 4
