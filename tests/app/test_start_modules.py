"""Starting the app imports no game's rules and no physics; they come when they are needed."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

from core.catalog import GAMES
from tests.app.screen import ROOT

HEAVY = {
    "app.arguments.parser",
    "app.system.display_faults",
    "app.system.libraries",
    "pymunk",
    "miniaudio",
    "wave",
    "sqlite3",
    "openskill",
    "app.played.keeper",
    "ui.files.played",
    "ui.record.page",
    "ui.shell.record_keeping",
    "cffi",
    "importlib.metadata",
    "importlib.resources",
    "email",
    "hashlib",
    "html",
    "logging.handlers",
    "msgspec",
    "pickle",
    "concurrent.futures",
    "ctypes",
    "secrets",
    "socket",
    "PySide6.QtNetwork",
    "core.loading",
    "core.session",
    "ui.dialogs.ask",
    "ui.files.reading",
    "ui.hangar.previews",
    "ui.hangar.saved_shelf",
    "ui.look.widgets.explanation",
    "ui.share.sharing",
    "ui.shell.game_controller",
    "ui.shell.memory",
    "ui.shell.menus.page_actions",
    "ui.shell.menus.action_button",
    "ui.shell.panes",
    "ui.shell.standing",
    "ui.sound.choice",
    "ui.sound.loudspeaker",
    "ui.sound.sounds",
    "ui.table.input",
    "ui.table.kit",
    "ui.table.pieces",
    "ui.table.presenter",
    "ui.table.stage",
    "ui.table.story",
    "ui.table_settings",
}
"""What takes long to import and is not needed for the first paint."""
OURS = ("app", "core", "resources", "ui")
FEW = 78
"""How many modules of ours that needs; each of them takes about a seventh of a millisecond."""


def modules(home: Path, *arguments: str) -> set[str]:
    """What a start in a process of its own has imported."""
    surroundings = {**os.environ, "QT_QPA_PLATFORM": "offscreen", "HOME": str(home)}
    command = [sys.executable, "-m", "tests.app.start_modules", *arguments]
    done = subprocess.run(command, cwd=ROOT, env=surroundings, capture_output=True, text=True, timeout=120, check=True)
    return set(done.stdout.split())


def test_starting_imports_no_rules_and_no_physics(tmp_path: Path) -> None:
    found = modules(tmp_path)
    assert "ui.shell.window" in found
    rules = {module for module in found for game in GAMES.ours if f"{module}.".startswith(f"core.{game}.")}
    assert rules == set()
    assert found & HEAVY == set()


def test_starting_imports_few_modules(tmp_path: Path) -> None:
    """One more is no mistake if the first paint needs it; otherwise it can come later."""
    assert len([module for module in modules(tmp_path) if module.partition(".")[0] in OURS]) <= FEW


def test_a_start_that_asks_for_nothing_needs_no_parser() -> None:
    """Qt for Python brings argparse along for purposes of its own, so this looks before it is loaded."""
    program = "import sys; from app import main; main._asked([]); print(*sys.modules)"
    done = subprocess.run([sys.executable, "-c", program], cwd=ROOT, capture_output=True, text=True, timeout=120)
    found = set(done.stdout.split())
    assert "app.main" in found
    assert found & {"argparse", "app.arguments.parser", "app.arguments.version", "PySide6"} == set()


def test_the_rules_come_when_they_are_needed(tmp_path: Path) -> None:
    found = modules(tmp_path, "targets")
    assert {"core.targets.game", "pymunk"} <= found
    assert "core.loops.game" not in found
