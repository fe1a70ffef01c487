"""SIGKILL at any moment while games are kept and removed: what was there is there, and nothing is damaged."""

from __future__ import annotations

import random
import subprocess
import sys
from functools import cache
from pathlib import Path
from tempfile import TemporaryDirectory

import pytest

from tests.app.played.evenings import Reader, game, rebuilt
from tests.app.screen import ROOT


def run(folder: Path, last: int) -> list[tuple[str, str]]:
    """What a writer said before it was killed at a step; it goes on to the end with 0."""
    command = [sys.executable, "-m", "tests.app.played.writer_to_kill", str(folder), str(last)]
    done = subprocess.run(command, cwd=ROOT, stdout=subprocess.PIPE, text=True, timeout=300)
    assert done.returncode == (-9 if last else 0)
    said = [line.split(":", 1) for line in done.stdout.splitlines()]
    return [(what, word) for what, word in said]


@cache
def all_steps() -> int:
    with TemporaryDirectory() as folder:
        return int(dict(run(Path(folder), 0))["steps"])


def assert_whole_after(folder: Path, moment: float) -> None:
    said = run(folder, 1 + int(moment * (all_steps() - 1)))
    reader = Reader(folder)
    games = {played.identity: played for played in reader.games}
    assert reader.told == [], "what a kill leaves is no damage"
    removed = {word for what, word in said if what == "removed"}
    if len([what for what, _ in said if what == "kept"]) >= 7:
        # It may have been about to remove this one.
        removed.add(game(0).identity)
    missing = {word for what, word in said if what == "kept"} - games.keys()
    assert missing <= removed
    assert not removed & games.keys() or ("removed", game(0).identity) not in said
    if ("forgotten", "Bea") in said:
        assert not [seat for played in games.values() for seat in played.seats if seat.name == "Bea"]
    reader.book.close()
    assert rebuilt(folder) == list(games.values())


@pytest.mark.parametrize("part", range(6))
def test_a_writer_killed_at_some_moments_loses_nothing(tmp_path: Path, part: int) -> None:
    assert_whole_after(tmp_path / "played", random.Random(part).uniform(part / 6, (part + 1) / 6))


@pytest.mark.torture
@pytest.mark.parametrize("part", range(50))
def test_a_writer_killed_at_fifty_moments_loses_nothing(tmp_path: Path, part: int) -> None:
    assert_whole_after(tmp_path / "played", random.Random(part + 100).uniform(part / 50, (part + 1) / 50))
