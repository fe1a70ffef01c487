"""What bots are given leads nowhere near how the cards were dealt."""

from __future__ import annotations

import ast
import itertools
import random
import secrets
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
from pytestqt.qtbot import QtBot

from core.bots.budget import NO_THOUGHT, Budget
from core.bots.match import play_match
from core.bots.worker import encoded
from core.catalog import CATALOG
from core.game import Action, Game, Seat
from core.jump.game import JUMP, JumpGame
from core.jump.state import JumpState
from core.play import LocalPlay
from core.players import Kind
from core.record import SEED_BITS
from core.session import Session
from tests.ui.table.tables import HUMAN, SECRETIVE, session_of, table_for
from tests.whole import state_of
from ui.table.bots import bot_seats
from ui.table.bots.bot_process import Errand, Task, Then, _question
from ui.table.bots.bot_seats import task_for
from ui.table.bots.worker_process import Trouble

DEALT = 2000


def sent(session: Session[Any, Any], seat: Seat) -> bytes:
    """All that the process of a bot is sent about a position."""
    return encoded(_question(1, task_for(LocalPlay(session), Kind.ACE, seat, 1.0)))


def test_what_is_sent_of_two_thousand_games_follows_from_the_view_and_from_luck_of_its_own(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Another deal that looks the same, under another seed: not a byte is different."""
    rng, drawn = random.Random("dealt"), list[int]()
    monkeypatch.setattr(bot_seats, "secrets", SimpleNamespace(randbits=lambda bits: drawn[-1]))
    differently = 0
    for number in range(DEALT):
        game = CATALOG[SECRETIVE[number % len(SECRETIVE)]]
        session: Session[Any, Any] = Session(game, 2, game.options(), rng.getrandbits(SEED_BITS))
        session.begin()
        seat = min(session.to_act)
        believed = game.determinize(session.view(seat), seat, rng)
        other: Session[Any, Any] = Session(game, 2, game.options(), rng.getrandbits(SEED_BITS), start=believed)
        drawn.append(secrets.randbits(SEED_BITS))
        question = sent(session, seat)
        assert question == sent(other, seat)
        assert str(session.seed).encode() not in question
        differently += believed != state_of(session)
    assert differently > DEALT * 0.9


def test_every_question_has_a_seed_from_the_system(monkeypatch: pytest.MonkeyPatch) -> None:
    numbers = itertools.count(2**127)
    asked = list[int]()

    def randbits(bits: int) -> int:
        asked.append(bits)
        return next(numbers)

    monkeypatch.setattr(bot_seats, "secrets", SimpleNamespace(randbits=randbits))
    session = session_of("loops", 3, 5)
    seeds = [task_for(LocalPlay(session), Kind.ACE, seat, 1.0).seed for seat in (0, 1, 0)]
    assert seeds == [2**127, 2**127 + 1, 2**127 + 2]
    assert asked == [SEED_BITS] * 3


class Listening:
    """A thinker that remembers what it was asked."""

    trouble: Trouble | None = None

    def __init__(self) -> None:
        self.asked: list[Errand] = []

    def ask(self, errand: Errand, then: Then) -> None:
        self.asked.append(errand)

    def forget(self) -> None: ...
    def close(self) -> None: ...


def test_every_bot_has_a_thinker_of_its_own_which_is_asked_for_that_seat_alone(qtbot: QtBot) -> None:
    session = session_of("loops", 4, 3)
    made = list[Listening]()

    def thinker() -> Listening:
        made.append(Listening())
        return made[-1]

    presenter = table_for(session, (HUMAN, Kind.ACE, Kind.PILOT, Kind.RANDOM))
    seats = bot_seats.BotSeats(
        presenter.context,
        presenter.scene,
        presenter.story,
        presenter.pages,
        presenter.view.notice,
        presenter.reactions,
        presenter.films,
        thinker,
    )
    seats.decided.connect(presenter.moves.answer)
    assert len(made) == 2
    rng = random.Random(3)
    while session.to_act and session.cursor < 300:
        seats.wake()
        moving = min(session.to_act)
        session.submit(moving, session.game.sample(session.view(moving), moving, rng))
    asked = [{errand.seat for errand in each.asked} for each in made]
    assert asked == [{1}, {2}]
    for each in made:
        for errand in each.asked:
            assert isinstance(errand, Task)
            # What it is shown is masked for its seat, whatever of it is shown to others.
            assert session.game.view(errand.view, errand.seat) == errand.view
    seats.close()
    presenter.close()


def test_new_games_have_long_seeds_from_the_system() -> None:
    """In the code: no seed of a game comes from anywhere else, and none is shorter."""
    found = list[str]()
    for folder in ("ui", "app"):
        for path in Path(bot_seats.__file__).parents[3].joinpath(folder).rglob("*.py"):
            for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
                if isinstance(node, ast.Call) and ast.unparse(node.func).endswith(("randbits", "getrandbits")):
                    found.append(ast.unparse(node))
    assert found
    assert set(found) == {"secrets.randbits(SEED_BITS)"}
    assert SEED_BITS == 128


class Spy:
    """A bot that notes what luck it was handed, and passes its time like any other."""

    def __init__(self) -> None:
        self.lucks: list[random.Random] = []

    def choose(self, game: Game[Any, Any], view: Any, seat: Seat, rng: random.Random, budget: Budget) -> Action:
        self.lucks.append(rng)
        return game.sample(view, seat, rng)


def test_in_matches_bots_have_luck_of_their_own_each(monkeypatch: pytest.MonkeyPatch) -> None:
    natures = list[random.Random]()
    nature = JumpGame.nature

    def noted(game: JumpGame, state: JumpState, rng: random.Random) -> Action:
        natures.append(rng)
        return nature(game, state, rng)

    monkeypatch.setattr(JumpGame, "nature", noted)
    spies = [Spy(), Spy()]
    played = play_match(JUMP, JUMP.options(), spies, "1/1", NO_THOUGHT)
    lucks = [{id(rng) for rng in spy.lucks} for spy in spies]
    assert [len(own) for own in lucks] == [1, 1]
    assert lucks[0] != lucks[1]
    assert not (lucks[0] | lucks[1]) & {id(rng) for rng in natures}
    # And still the same seed plays the same game.
    assert play_match(JUMP, JUMP.options(), [Spy(), Spy()], "1/1", NO_THOUGHT).entries == played.entries
