"""SIGKILL at any moment: the game that is resumed is at most one action behind, and never damaged."""

from __future__ import annotations

import os
import random
import subprocess
import sys
import time
from pathlib import Path

import pytest

from core.loading import load
from tests.app.player_to_kill import where
from tests.whole import state_of

ROOT = Path(__file__).parents[2]


def started(folder: Path, seed: int) -> subprocess.Popen[bytes]:
    environment = {
        **os.environ,
        "QT_QPA_PLATFORM": "offscreen",
        "HOME": str(folder),
        "XDG_DATA_HOME": str(folder / "data"),
        "XDG_CONFIG_HOME": str(folder / "config"),
        "XDG_CACHE_HOME": str(folder / "cache"),
    }
    command = [sys.executable, "-m", "tests.app.player_to_kill", str(seed)]
    return subprocess.Popen(command, cwd=ROOT, env=environment, stdout=subprocess.PIPE)


def killed(folder: Path, seed: int) -> tuple[list[str], Path]:
    """Let an app play, kill it at a random moment, and give what it said and its journal."""
    with started(folder, seed) as app:
        assert app.stdout is not None
        said = [app.stdout.readline().decode().strip()]
        time.sleep(random.Random(seed).uniform(0.0, 0.6))
        app.kill()
        said += app.stdout.read().decode().splitlines()
    (journal,) = (folder / "data").rglob("*.voltige")
    return said, journal


def assert_resumes(folder: Path, seed: int) -> None:
    said, journal = killed(folder, seed)
    session = load(journal.read_bytes()).session
    # Killed between a throw and its dice, chance answers when the game goes on, and always the same.
    session.begin()
    resumed = where(session.cursor, state_of(session))
    if resumed not in said[-2:]:
        # The journal is written before anything is said, so it may be one action ahead.
        assert resumed == played(folder / "again", seed, len(said) + 1)[-1]


def played(folder: Path, seed: int, lines: int) -> list[str]:
    """What the same app says when nobody kills it."""
    with started(folder, seed) as app:
        assert app.stdout is not None
        said = [app.stdout.readline().decode().strip() for _ in range(lines)]
        app.kill()
    return said


@pytest.mark.parametrize("seed", range(4))
def test_a_killed_game_is_resumed(tmp_path: Path, seed: int) -> None:
    assert_resumes(tmp_path, seed)


@pytest.mark.torture
@pytest.mark.parametrize("seed", range(100, 150))
def test_a_game_killed_at_fifty_moments_is_resumed(tmp_path: Path, seed: int) -> None:
    assert_resumes(tmp_path, seed)
