"""The way from exec to a window on the screen, and the memory it takes, beside a bare window and KDE's KPat."""

from __future__ import annotations

import os
import shutil
import statistics
import sys
import tempfile
from collections.abc import Mapping, Sequence
from pathlib import Path

from PySide6.QtWidgets import QApplication

from tests.app.screen import ROOT
from tests.bench.mapped import Watch
from tests.bench.memory import megabytes_at_rest

ROUNDS = 15
OURS, BARE, KPAT = "Voltige", "a bare PySide6 window", "KPat"
TABLE = ROOT / "resources" / "pictures" / "lucky_loop-4.voltige"


def report() -> None:
    """All by turns, so that whatever else the machine does holds up one as much as the others."""
    # A virtual screen begins anew when the last window has left it, and this one stays.
    application = QApplication.instance() or QApplication([])
    with tempfile.TemporaryDirectory() as home:
        watch, environment, commands = Watch(), _environment(home), _commands()
        # The first start compiles what was not compiled yet.
        spent = {name: [_start(watch, command, environment)] for name, command in commands.items()}
        for _ in range(ROUNDS):
            for name, command in commands.items():
                spent[name].append(_start(watch, command, environment))
        _report_times({name: statistics.median(times[1:]) for name, times in spent.items()})
        for what, programs in (("after the start", commands), ("at a table", _tables(commands))):
            taken = {name: _memory(watch, command, environment) for name, command in programs.items()}
            print(f"memory {what}: " + ", ".join(f"{name} {taken[name]:.0f} MB" for name in programs))
    del application


def _report_times(median: Mapping[str, float]) -> None:
    beside = (f"{name} {median[name]:.0f} ms, {median[OURS] / median[name]:.2f} x" for name in median if name != OURS)
    print(f"exec to the mapped window: {median[OURS]:.0f} ms; " + "; ".join(beside))


def _commands() -> dict[str, list[str]]:
    """How each program is started as it is without a word; KPat only where it is installed."""
    found = shutil.which("kpat", path=f"{os.environ.get('PATH', '')}{os.pathsep}/usr/games")
    ours = {OURS: [sys.executable, "-m", "app.main"], BARE: [sys.executable, "-m", "tests.bench.bare_window"]}
    if found is None:
        print("KPat is not installed, so nothing is measured beside it.")
        return ours
    return {**ours, KPAT: [found]}


def _tables(commands: Mapping[str, Sequence[str]]) -> dict[str, list[str]]:
    """How each opens a game at once."""
    games = {OURS: str(TABLE), KPAT: "--gametype=klondike"}
    return {name: [*commands[name], games[name]] for name in commands if name in games}


def _environment(home: str) -> dict[str, str]:
    """A home of its own, and modules that stay compiled, as people have them."""
    folders = {f"XDG_{name}_HOME": str(Path(home) / name.lower()) for name in ("CONFIG", "DATA", "CACHE")}
    rest = {name: value for name, value in os.environ.items() if name != "PYTHONDONTWRITEBYTECODE"}
    return {**rest, **folders, "PYTHONPATH": str(ROOT)}


def _start(watch: Watch, command: Sequence[str], environment: Mapping[str, str]) -> float:
    with watch.started(command, environment) as (_, spent):
        return spent


def _memory(watch: Watch, command: Sequence[str], environment: Mapping[str, str]) -> float:
    with watch.started(command, environment) as (process, _):
        return megabytes_at_rest(process.pid)


if __name__ == "__main__":
    report()
