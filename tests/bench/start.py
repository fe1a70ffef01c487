"""The way from exec to a window on the screen, beside that of a window with nothing in it."""

from __future__ import annotations

import os
import statistics
import subprocess
import sys
import tempfile
import time
from pathlib import Path

from PySide6.QtWidgets import QApplication

from tests.app.screen import ROOT

ROUNDS = 15


def report() -> None:
    """Both kinds by turns, so that whatever else the machine does holds up one as much as the other."""
    # A virtual screen begins anew when the last window has left it, and this one stays.
    application = QApplication.instance() or QApplication([])
    ours, bare = [], []
    with tempfile.TemporaryDirectory() as home:
        _started("voltige", home)  # compiles what was not compiled yet
        for _ in range(ROUNDS):
            bare.append(_started("bare", home))
            ours.append(_started("voltige", home))
    del application
    our, their = statistics.median(ours), statistics.median(bare)
    print(f"start to the mapped window: {our:.0f} ms, a bare PySide6 window {their:.0f} ms, {our / their:.2f} x")


def _started(kind: str, home: str) -> float:
    """Milliseconds from exec until the window is about to be painted for the first time, by a clock that all share."""
    folders = {f"XDG_{name}_HOME": str(Path(home) / name.lower()) for name in ("CONFIG", "DATA", "CACHE")}
    surroundings = {**os.environ, **folders}
    surroundings.pop("PYTHONDONTWRITEBYTECODE", None)
    command = [sys.executable, "-m", "tests.bench.one_start", kind]
    begun = time.monotonic()
    done = subprocess.run(command, cwd=ROOT, env=surroundings, check=True, capture_output=True, text=True)
    return 1000 * (float(done.stdout) - begun)
