"""A table in the terminal: new games and saved ones, with bots of every level."""

from __future__ import annotations

import random
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from app.cli import main
from app.commands.terminal_table import TerminalTable, Thinking
from core.bots.budget import NO_THOUGHT, Budget
from core.bots.levels import LEVELS
from core.catalog import CATALOG
from core.loading import load
from core.play import LocalPlay
from core.players import Kind, Player, Seating, TakeBack
from core.playing_on import played_on
from core.record import dump, header_of
from core.session import AnySession, Session
from tests.app.simulations import Printed

THINKING = Thinking(random.Random(8), NO_THOUGHT)


def unsaved(created: str) -> bytes:
    raise AssertionError("nobody saved")


def seating(id: str, seats: int, take_back: TakeBack = TakeBack.FREE, bots: Kind = Kind.RANDOM) -> Seating:
    """One person and bots."""
    names = ("Ada", "Cleo", "Dumont", "Earhart")
    kinds = (Kind.HUMAN, bots, bots, bots)
    players = [Player(name, kind=kind) for name, kind in zip(names[:seats], kinds[:seats], strict=True)]
    return Seating(id, tuple(players), take_back)


def new(id: str, seats: int = 2) -> AnySession:
    session: AnySession = Session(CATALOG[id], seats, CATALOG[id].options(), 8)
    session.begin()
    return session


def answering(*answers: str) -> Callable[[str], str]:
    given = iter(answers)
    return lambda _: next(given)


# --- at the table ----------------------------------------------------------------------------------------


@pytest.mark.parametrize("id", sorted(CATALOG))
def test_a_terminal_game_is_played_to_the_end(id: str, capsys: Printed) -> None:
    game = CATALOG[id]
    answers = iter(range(10**6))

    def ask(_: str) -> str:
        # Now and then something else than a move: nonsense, an undo, waiting.
        turn = next(answers)
        odd = {7: "9999", 8: "hello", 9: "w"}
        return odd.get(turn, str(1 + turn % 7))

    session = new(id, game.seats[0])
    thinking = Thinking(random.Random(8), NO_THOUGHT)
    TerminalTable(LocalPlay(session), seating(id, game.seats[0]), thinking, ask, unsaved).play()
    assert session.outcome is not None
    assert "Traceback" not in capsys.readouterr().out


def test_leaving_and_taking_back_in_the_terminal(capsys: Printed) -> None:
    ask = answering("u", "1", "u", "1", "q")
    TerminalTable(LocalPlay(new("jump")), seating("jump", 2), THINKING, ask, unsaved).play()
    assert "nothing to take back" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("policy", "says"),
    [(TakeBack.OFF, "can't be taken back at this table"), (TakeBack.UNTIL_REVEALED, "Something has been revealed")],
)
def test_a_table_takes_back_what_it_agreed_on(policy: TakeBack, says: str, capsys: Printed) -> None:
    # Given a person who has moved, and a bot or chance that answered,
    session, ask = new("lucky_loop"), answering("1", "1", "1", "1", "u", "q")
    TerminalTable(LocalPlay(session), seating("lucky_loop", 2, policy), THINKING, ask, unsaved).play()
    # when the person wants the move back, then the table says why not.
    assert says in capsys.readouterr().out


def test_bots_think_as_their_level_does_and_within_the_budget(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[tuple[str, Budget]] = []

    def bot_for(game: str, level: str) -> Any:
        class Noting:
            def choose(self, game: Any, view: Any, seat: int, rng: random.Random, budget: Budget) -> Any:
                asked.append((level, budget))
                return game.sample(view, seat, rng)

        return Noting()

    monkeypatch.setattr("app.commands.terminal_table.bot_for", bot_for)
    thinking = Thinking(random.Random(8), Budget(nodes=3))
    ask = answering("1", "1", "1", "q")
    TerminalTable(LocalPlay(new("jump")), seating("jump", 2, bots=Kind.ACE), thinking, ask, unsaved).play()
    assert set(asked) == {(Kind.ACE, Budget(nodes=3))}


# --- the command -----------------------------------------------------------------------------------------


@pytest.fixture
def typed(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """What is typed; whoever has nothing more to say leaves."""
    answers: list[str] = []
    monkeypatch.setattr("builtins.input", lambda _: answers.pop(0) if answers else "q")
    return answers


@pytest.fixture
def saved(tmp_path: Path) -> Path:
    """A saved game of Ada against two Cadets."""
    session, path = new("jump", 3), tmp_path / "game.voltige"
    for _ in range(6):
        seat = min(session.to_act)
        session.submit(seat, session.game.legal(session.view(seat), seat)[0])
    players = seating("jump", 3, bots=Kind.CADET).players
    path.write_bytes(dump(header_of(session, players, take_back=TakeBack.OFF), session))
    return path


@pytest.mark.parametrize("level", LEVELS)
def test_every_level_sits_down_at_a_new_table(
    level: str, typed: list[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: Printed
) -> None:
    monkeypatch.chdir(tmp_path)
    typed += ["1", "s"]
    assert main(["play", "jump", "--seats", "3", "--bot", level, "--nodes", "2", "--seed", "1"]) == 0
    assert "Saved as jump-" in capsys.readouterr().out
    (path,) = tmp_path.glob("*.voltige")
    kinds = [player.kind for player in load(path.read_bytes()).header.seats]
    assert kinds == [Kind.HUMAN, level, level]


def test_a_saved_game_goes_on_with_its_people_and_its_agreements(
    saved: Path, typed: list[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: Printed
) -> None:
    # Given a saved game, when a person opens it, tries to take a move back, moves and saves,
    (tmp_path / "saved").mkdir()
    monkeypatch.chdir(tmp_path / "saved")
    typed += ["u", "1", "s"]
    assert main(["play", str(saved)]) == 0
    assert "can't be taken back" in capsys.readouterr().out
    # then it has gone on, with the same people and agreements, in a file of its own.
    before = load(saved.read_bytes())
    (path,) = (tmp_path / "saved").iterdir()
    after = load(path.read_bytes())
    assert after.session.length > before.session.length
    assert after.header.seating == before.header.seating
    assert after.problem is None


def test_a_game_that_was_played_on_keeps_its_origin(
    saved: Path, typed: list[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    loaded = load(saved.read_bytes())
    header, session = played_on(loaded.header, loaded.session, 5, loaded.header.seats, "2026-11-18T10:00:00")
    saved.write_bytes(dump(header, session))
    monkeypatch.chdir(tmp_path)
    typed += ["s"]
    assert main(["play", str(saved)]) == 0
    (path,) = tmp_path.glob("jump-*.voltige")
    assert load(path.read_bytes()).header.origin == header.origin


def test_the_bots_of_a_saved_game_can_be_replaced(
    saved: Path, typed: list[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    typed += ["s"]
    assert main(["play", str(saved), "--bot", "ace", "--nodes", "1"]) == 0
    (path,) = tmp_path.glob("jump-*.voltige")
    assert [player.kind for player in load(path.read_bytes()).header.seats] == [Kind.HUMAN, Kind.ACE, Kind.ACE]


def test_what_is_damaged_is_told_and_the_good_part_goes_on(saved: Path, typed: list[str], capsys: Printed) -> None:
    lines = saved.read_bytes().splitlines(keepends=True)
    saved.write_bytes(b"".join(lines[:4]) + b"nonsense\n")
    assert main(["play", str(saved)]) == 0
    printed = capsys.readouterr()
    assert "Line 5" in printed.err
    assert "Ada" in printed.out


@pytest.mark.parametrize(
    ("arguments", "says"),
    [
        (["jump", "--seats", "6"], "2 to 5 players"),
        (["jump", "--humans", "3"], "3 people can't sit on 2 seats"),
        (["jump", "--bot", "genius"], "there are random, cadet, pilot, ace"),
        (["jump", "--nodes", "-1"], "at least 0"),
        (["chess"], "the games are jump, loops, lucky_loop, targets"),
        (["FILE", "--seats", "3"], "--seats is for a new game"),
        (["FILE", "--option", "refill=when_dry"], "--option is for a new game"),
    ],
)
def test_what_makes_no_table_is_refused_in_one_sentence(
    arguments: list[str], says: str, saved: Path, capsys: Printed
) -> None:
    assert main(["play", *[str(saved) if word == "FILE" else word for word in arguments]]) == 1
    printed = capsys.readouterr()
    assert says in printed.err
    assert (len(printed.err.splitlines()), printed.out) == (1, "")
