"""A cluster plays the games that this machine would play, and needs no folder of it."""

from __future__ import annotations

import json
import subprocess
import sys
from collections.abc import Iterator
from importlib.util import find_spec
from pathlib import Path

import pytest

from tests.app.screen import ROOT
from tests.app.simulations import Printed, Summary, simulated, without_time
from tests.app.waiting import PATIENCE, wait_for

pytestmark = pytest.mark.skipif(find_spec("distributed") is None, reason="the extra “cluster” is not installed")

THINKING = ("lucky_loop", "--bot", "ace,pilot", "--rotate", "--nodes", "10", "--games", "4", "--seed", "3")
ONLY_HERE = ("--host", "127.0.0.1", "--no-dashboard")


def started(tmp_path: Path, part: str, *arguments: str) -> subprocess.Popen[str]:
    command = [sys.executable, "-m", f"distributed.cli.dask_{part}", *arguments, *ONLY_HERE]
    with (tmp_path / f"{part}.log").open("w") as log:
        return subprocess.Popen(command, cwd=tmp_path, stdout=log, stderr=log, text=True)


@pytest.fixture
def cluster(tmp_path: Path) -> Iterator[str]:
    """The address of a scheduler that only this machine reaches, with two workers."""
    file = tmp_path / "scheduler.json"
    scheduler = started(tmp_path, "scheduler", "--port", "0", "--no-show", "--scheduler-file", str(file))
    wait_for(file.exists, scheduler)
    workers = started(tmp_path, "worker", "--scheduler-file", str(file), "--nworkers", "2", "--nthreads", "1")
    yield json.loads(file.read_text())["address"]
    for process in (workers, scheduler):
        process.terminate()
        process.wait(PATIENCE)


def simulated_there(*arguments: str) -> Summary:
    command = [sys.executable, "-m", "app.cli", "simulate", *arguments, "--json"]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, timeout=PATIENCE)
    assert (done.returncode, done.stderr) == (0, "")
    return dict(json.loads(done.stdout))


def test_a_cluster_plays_the_same_games(cluster: str, tmp_path: Path, capsys: Printed) -> None:
    # Given a tournament that was played here,
    here = simulated(capsys, *THINKING, "--save-dir", str(tmp_path / "here"))
    # when two workers play it,
    there = simulated_there(*THINKING, "--cluster", cluster, "--save-dir", str(tmp_path / "there"))
    # then all is the same, down to the saved games, which came over the line.
    assert without_time(here) == without_time(there)
    saved = [{path.name: path.read_bytes() for path in (tmp_path / place).iterdir()} for place in ("here", "there")]
    assert saved[0] == saved[1]
    assert len(saved[0]) == 4
