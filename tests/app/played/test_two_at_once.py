"""Two windows at once: whatever they do in turns, both see all games, and each game once."""

from __future__ import annotations

import random
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.app.played.evenings import Kept, Reader, another_end, game, rebuilt
from tests.app.screen import ROOT


@pytest.fixture
def pair(tmp_path: Path) -> Iterator[tuple[Reader, Reader]]:
    readers = Reader(tmp_path / "played"), Reader(tmp_path / "played")
    yield readers
    for reader in readers:
        reader.book.close()


@pytest.mark.parametrize("seed", range(5))
def test_books_that_are_used_in_turns_agree(pair: tuple[Reader, Reader], seed: int) -> None:
    rng = random.Random(seed)
    games = [game(number, "Ada", "Bea", seed=3 + number) for number in range(6)]
    kept: dict[str, Kept] = {}
    for _ in range(25):
        reader, one = rng.choice(pair), rng.choice(games)
        match rng.choice(["keep", "keep", "end anew", "remove"]):
            case "keep":
                reader.keep(one)
                kept[one.identity] = one
            case "end anew":
                other = another_end(one, rng.choice([20, 21]))
                reader.keep(other)
                kept[one.identity] = other
            case "remove":
                reader.book.remove([one.identity])
                kept.pop(one.identity, None)
        assert pair[0].games == pair[1].games
        assert {played.identity: reader.file(played).read_bytes() for played in reader.games} == {
            identity: each.data for identity, each in kept.items()
        }
    before = pair[0].games
    assert [reader.told for reader in pair] == [[], []]
    for reader in pair:
        reader.book.close()
    assert rebuilt(pair[0].folder) == before


def test_processes_that_write_at_the_same_time_lose_nothing(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "tests.app.played.writer_to_kill", str(tmp_path / "played"), "0"]
    running = [subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE, text=True) for _ in range(3)]
    said = [process.communicate(timeout=300)[0].split() for process in running]
    assert [process.returncode for process in running] == [0, 0, 0]
    reader = Reader(tmp_path / "played")
    games = reader.games
    assert {f"kept:{played.identity}" for played in games} <= set(said[0])
    assert len(games) == 5
    assert reader.told == []
    reader.book.close()
    # When each was written last depends on who came last.
    assert {played.identity for played in rebuilt(reader.folder)} == {played.identity for played in games}
