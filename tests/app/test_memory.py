"""Memory in the real window: tables that were watched and closed leave nothing behind, and long watching is level."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.app.screen import ROOT, Screen

TABLES = 50
MINUTES = 10

pytestmark = [
    pytest.mark.torture,
    pytest.mark.skipif(not sys.platform.startswith("linux"), reason="needs Xvfb and /proc"),
]


@pytest.fixture
def screen(tmp_path: Path) -> Iterator[Screen]:
    screen = Screen(tmp_path)
    yield screen
    screen.close()


def told(screen: Screen, *arguments: str) -> list[tuple[str, int]]:
    """What the app said of its memory, in bytes."""
    command = [sys.executable, "-m", "tests.app.watched_tables", *arguments]
    run = subprocess.run(command, cwd=ROOT, env=screen.environment, check=True, capture_output=True, text=True)
    lines = [line.rpartition(" ") for line in run.stdout.splitlines()]
    # Shown by `pytest -rP`, for whoever wants the figures.
    sys.stdout.writelines(f"{what}: {int(size) // 2**20} MB\n" for what, _, size in lines)
    return [(what, int(size)) for what, _, size in lines]


def test_fifty_watched_tables_leave_nothing_behind(screen: Screen) -> None:
    sizes = dict(told(screen, "tables", str(TABLES)))
    assert sizes["after"] <= 1.3 * sizes["before"]


def test_memory_is_level_however_long_bots_are_watched(screen: Screen) -> None:
    sizes = [size for _, size in told(screen, "minutes", str(MINUTES))]
    # given the time in which everything is shown for the first time
    lived_in = sizes[len(sizes) // 4 :]
    half = len(lived_in) // 2
    assert half >= 4, "too slow a machine to tell"
    # then the second half needs no more than the first
    assert max(lived_in[half:]) <= 1.1 * max(lived_in[:half])
