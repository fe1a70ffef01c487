"""What every bot that searches promises, whatever the game: legal, honest, in time, and the same again."""

from __future__ import annotations

import random
from functools import cache
from time import perf_counter
from typing import Any

import pytest

from core.bots.bot import Bot
from core.bots.rollout import Guide, rollout
from core.bots.search import Search
from core.catalog import CATALOG
from core.game import NATURE, Game, Seat
from core.jump.bot import LEVELS as JUMP_LEVELS
from core.jump.bot import JumpGuide
from core.loops.bot import LEVELS as LOOPS_LEVELS
from core.loops.bot import LoopsGuide
from tests.core.bots.plain_search import PlainSearch
from tests.core.fuzz import option_sets, positions

GUIDES: dict[str, Guide[Any]] = {"loops": LoopsGuide(), "jump": JumpGuide()}
LEVELS: dict[str, dict[str, Bot]] = {"loops": LOOPS_LEVELS, "jump": JUMP_LEVELS}
Situation = tuple[Any, Seat]
EACH = 9
"""Situations of a phase."""


@cache
def situations(id: str) -> list[Situation]:
    """Somebody to act in each phase of the game, several times each, for every number of players and option."""
    game, rng = CATALOG[id], random.Random(f"situations {id}")
    by_phase: dict[str, list[Situation]] = {}
    for seats in game.seats:
        for options in option_sets(game):
            for state, seat, _ in positions(game, seats, options, rng):
                if seat != NATURE:
                    by_phase.setdefault(state.phase, []).append((state, seat))
    return [situation for phase in sorted(by_phase) for situation in rng.choices(by_phase[phase], k=EACH)]


def check_legal(game: Game[Any, Any], bot: Bot, state: Any, seat: Seat, seconds: float) -> None:
    action = bot.choose(game, game.view(state, seat), seat, random.Random(1), seconds)
    assert action in game.legal(state, seat)
    game.apply(state, seat, action)


@pytest.mark.parametrize("id", GUIDES)
@pytest.mark.parametrize("level", ["cadet", "pilot", "ace"])
def test_every_level_plays_legally_in_every_phase_even_without_time(id: str, level: str) -> None:
    for state, seat in situations(id):
        check_legal(CATALOG[id], LEVELS[id][level], state, seat, seconds=0.0)


@pytest.mark.parametrize("id", GUIDES)
def test_a_search_plays_legally_in_every_phase(id: str) -> None:
    for state, seat in situations(id):
        check_legal(CATALOG[id], Search(GUIDES[id], iterations=12), state, seat, seconds=60.0)


@pytest.mark.parametrize("id", GUIDES)
def test_candidates_are_legal_and_different(id: str) -> None:
    game = CATALOG[id]
    for state, seat in situations(id):
        candidates = GUIDES[id].candidates(game.view(state, seat), seat, random.Random(2))
        assert len(candidates) == len(set(candidates)) > 0
        assert set(candidates) <= set(game.legal(state, seat))


@pytest.mark.parametrize("id", GUIDES)
def test_an_answer_depends_on_the_view_only_and_can_be_repeated(id: str) -> None:
    game, bot = CATALOG[id], Search(GUIDES[id], iterations=12)
    for state, seat in situations(id)[::3]:
        view = game.view(state, seat)
        first = bot.choose(game, view, seat, random.Random(3), 60.0)
        for shuffle in range(2):
            other = game.determinize(view, seat, random.Random(shuffle))
            assert bot.choose(game, game.view(other, seat), seat, random.Random(3), 60.0) == first


@pytest.mark.parametrize("id", GUIDES)
def test_the_players_of_a_rollout_do_not_look_at_what_they_cannot_see(id: str) -> None:
    game, guide = CATALOG[id], GUIDES[id]
    for state, seat in situations(id):
        seen = guide.policy(state, seat, random.Random(4))
        view = game.view(state, seat)
        assert guide.policy(view, seat, random.Random(4)) == seen
        other = game.determinize(view, seat, random.Random(5))
        assert guide.policy(other, seat, random.Random(4)) == seen


@pytest.mark.parametrize("id", GUIDES)
def test_a_believed_table_still_fits_the_view(id: str) -> None:
    game, rng = CATALOG[id], random.Random(6)
    for state, seat in situations(id):
        view = game.view(state, seat)
        table = GUIDES[id].believe(game.determinize(view, seat, rng), view, seat, rng)
        game.audit(table)
        assert game.view(table, seat) == view


@pytest.mark.parametrize("id", GUIDES)
def test_a_rollout_ends_in_shares_of_one_win(id: str) -> None:
    game, rng = CATALOG[id], random.Random(7)
    for state, seat in situations(id):
        shares = rollout(game, GUIDES[id], game.apply(state, seat, game.sample(state, seat, rng)).state, rng)
        assert sum(shares) == pytest.approx(1)
        assert all(0 <= share <= 1 for share in shares)


@pytest.mark.parametrize("id", GUIDES)
def test_an_ace_keeps_its_budget(id: str) -> None:
    game, bot, seconds = CATALOG[id], LEVELS[id]["ace"], 0.05
    for state, seat in situations(id)[::EACH]:
        view = game.view(state, seat)
        tries = []
        for again in range(3):
            start = perf_counter()
            bot.choose(game, view, seat, random.Random(again), seconds)
            tries.append(perf_counter() - start)
        # On a busy machine any one of them may have had to wait.
        assert min(tries) < 1.2 * seconds


@pytest.mark.parametrize("id", GUIDES)
def test_the_plain_peer_plays_legally(id: str) -> None:
    for state, seat in situations(id)[::6]:
        check_legal(CATALOG[id], PlainSearch(iterations=8, depth=50), state, seat, seconds=60.0)
