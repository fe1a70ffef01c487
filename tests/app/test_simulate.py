"""Tournaments on the command line: the same games wherever they are played, and nothing lost that is finished."""

from __future__ import annotations

import io
import sys
import time
from collections.abc import Sequence
from concurrent.futures import Future
from concurrent.futures.process import BrokenProcessPool
from typing import Any

import pytest

from app.cli import main
from app.commands import executors, simulate
from app.commands.batches import finished
from app.commands.executors import Crew
from app.commands.progress import Progress
from app.refusal import Refusal
from core.bots.tournament import OtherRules, Played
from core.catalog import CATALOG
from core.game import Outcome
from tests.app.simulations import Printed, simulated, without_time

KEYS = {
    *("game", "seats", "games", "moves", "seconds", "moves_per_second", "wins", "mean_scores", "mean_length"),
    *("tournament", "played", "sums", "version"),
}
THINKING = ("loops", "--bot", "ace,pilot", "--rotate", "--nodes", "10", "--games", "4", "--seed", "3")


# --- the same games --------------------------------------------------------------------------------------


@pytest.mark.parametrize("id", sorted(CATALOG))
def test_random_bots_play_the_same_games_in_any_number_of_processes(id: str, capsys: Printed) -> None:
    once = simulated(capsys, id, "--games", "4", "--seed", "1")
    again = simulated(capsys, id, "--games", "4", "--seed", "1", "--jobs", "2")
    assert without_time(once) == without_time(again)
    assert set(once) == KEYS
    assert without_time(once) != without_time(simulated(capsys, id, "--games", "4", "--seed", "2"))


def test_bots_that_think_in_nodes_play_the_same_games_in_any_number_of_processes(capsys: Printed) -> None:
    once = simulated(capsys, *THINKING)
    assert without_time(once) == without_time(simulated(capsys, *THINKING, "--jobs", "2"))
    assert set(once) == KEYS | {"bots"}


def test_simulate_takes_options_and_a_bot_per_seat(capsys: Printed) -> None:
    summary = simulated(capsys, "loops", "--games", "2", "--option", "faults=as_printed", "--bot", "random,random")
    assert summary["tournament"]["options"]["faults"] == "as_printed"
    assert summary["tournament"]["bots"] == ["random", "random"]


def test_the_readable_summary_has_a_line_for_each_seat_and_level(capsys: Printed) -> None:
    assert main(["simulate", "jump", "--bot", "cadet,random", "--games", "4", "--nodes", "0"]) == 0
    first, *lines = capsys.readouterr().out.splitlines()
    assert first.startswith("jump, 2 seats: 4 games, ")
    assert [line.split(":")[0] for line in lines] == ["  seat 1", "  seat 2", "  random", "  cadet"]
    assert "95 %" in lines[-1]


# --- refused ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("arguments", "says"),
    [
        (["--seats", "9"], "2 to 8 players"),
        (["--games", "0"], "at least 1"),
        (["--jobs", "0"], "at least 1"),
        (["--first", "-1"], "at least 0"),
        (["--nodes", "-1"], "at least 0"),
        (["--seconds", "61"], "from 0 to 60"),
        (["--bot", "genius"], "there are random, cadet, pilot, ace"),
        (["--bot", "random,random,random"], "3 bots for 2 seats"),
        (["--bot", "ace,pilot", "--rotate", "--first", "3"], "2 games share a deal"),
        (["--cluster", "home"], "named like tcp://"),
    ],
)
def test_what_makes_no_tournament_is_refused_in_one_sentence(
    arguments: list[str], says: str, capsys: Printed, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(executors, "import_module", lambda name: Cluster)
    assert main(["simulate", "loops", *arguments]) == 1
    printed = capsys.readouterr()
    assert says in printed.err
    assert len(printed.err.splitlines()) == 1
    assert printed.out == ""


class Cluster:
    """Stands in for the package."""

    Client = None


def test_without_the_package_for_clusters_it_is_said_how_to_get_it(
    capsys: Printed, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, "distributed", None)
    assert main(["simulate", "loops", "--cluster", "tcp://127.0.0.1:8786"]) == 1
    said = capsys.readouterr().err
    assert "pip install 'voltige[cluster]'" in said
    assert len(said.splitlines()) == 1


def test_seconds_and_nodes_are_one_or_the_other(capsys: Printed) -> None:
    with pytest.raises(SystemExit) as left:
        main(["simulate", "loops", "--seconds", "1", "--nodes", "10"])
    assert left.value.code == 2
    assert "not allowed with" in capsys.readouterr().err


# --- stopped ---------------------------------------------------------------------------------------------


def game(number: int) -> Played:
    return Played(number, Outcome((3, 1), (0,)), moves=10)


def played_until(error: BaseException, games: int) -> Any:
    """Games that are played until something comes up."""

    def play(tournament: object, numbers: Sequence[int], names: object) -> list[Played]:
        if numbers[0] >= games:
            raise error
        return [game(number) for number in numbers]

    return play


@pytest.mark.parametrize(
    ("error", "code", "says"),
    [
        (KeyboardInterrupt(), 130, "stopped after 3 of 100 games"),
        (Refusal("the disk is full"), 1, "the disk is full; 3 of 100 games are finished"),
    ],
)
def test_what_is_finished_counts_whatever_comes_up(
    error: BaseException, code: int, says: str, capsys: Printed, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(simulate, "play", played_until(error, 3))
    assert main(["simulate", "loops", "--json"]) == code
    printed = capsys.readouterr()
    assert printed.err == f"voltige-cli: {says}\n"
    assert '"games": 3' in printed.out
    assert '"played": [[0, 2]]' in printed.out


def test_without_a_finished_game_there_is_no_summary(capsys: Printed, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(simulate, "play", played_until(KeyboardInterrupt(), 0))
    assert main(["simulate", "loops"]) == 130
    assert capsys.readouterr().out == ""


class Far(executors._Here):
    """Does everything at once, and hands errors over like somebody far away."""

    def submit(self, fn: Any, /, *args: Any, **kwargs: Any) -> Future[Any]:
        future: Future[Any] = Future()
        try:
            future.set_result(fn(*args, **kwargs))
        except Exception as error:
            future.set_exception(error)
        return future


@pytest.mark.parametrize(
    ("error", "says"),
    [
        (BrokenProcessPool("abruptly"), "one of the processes has died"),
        (OtherRules("loops has rules 1, not 2"), "another Voltige"),
        (ModuleNotFoundError("No module named 'core'"), "another Voltige"),
        (ArithmeticError("what"), "ArithmeticError: what"),
    ],
)
def test_who_plays_elsewhere_and_can_t_is_told_of_in_words(error: Exception, says: str) -> None:
    def play(numbers: Sequence[int]) -> list[Played]:
        raise error

    with pytest.raises(Refusal, match=says):
        list(finished(Crew(Far(), 2, 4, 50), play, range(9)))


def test_small_games_go_in_batches_and_every_one_is_played_once() -> None:
    batches: list[int] = []

    def play(numbers: Sequence[int]) -> list[Played]:
        batches.append(len(numbers))
        return [game(number) for number in numbers]

    found = [played.number for batch in finished(Crew(Far(), 2, 4, 50), play, range(40, 500)) for played in batch]
    assert sorted(found) == list(range(40, 500))
    assert batches[0] == 1
    assert 1 < max(batches) <= 50


# --- progress --------------------------------------------------------------------------------------------


class Terminal(io.StringIO):
    def isatty(self) -> bool:
        return True


def test_on_a_terminal_there_is_a_bar_with_the_time_that_is_left(monkeypatch: pytest.MonkeyPatch) -> None:
    clock = iter((0.0, 1.0, 30.0, 40.0))
    monkeypatch.setattr(time, "perf_counter", lambda: next(clock))
    monkeypatch.setattr(sys, "stderr", terminal := Terminal())
    with Progress(400) as progress:
        for done in (4, 100, 400):
            progress.show(done)
    early, later, end = terminal.getvalue().split("\r")[1:]
    assert "left" not in early
    assert later.endswith("100/400, 1:30 left")
    assert end.rstrip().endswith("400/400")
    assert end.endswith("\n")


def test_in_a_pipe_there_is_none(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "stderr", pipe := io.StringIO())
    with Progress(4) as progress:
        progress.show(2)
    assert pipe.getvalue() == ""
