"""How our processes are started: with our code, and with nothing of the folder or environment around it."""

from __future__ import annotations

import os
import sys
from enum import StrEnum
from pathlib import Path
from typing import Final

from PySide6.QtCore import QProcess, QProcessEnvironment

from core.catalog import GAMES

ROOT: Final = Path(__file__).parents[3]
"""Where the core is found."""
_INSTALLED: Final = ("site-packages", "dist-packages")
_BOOTSTRAP: Final = """
import os, sys
work, root, *installed = sys.argv[1:]
sys.path.insert(1 + sys.path.index(os.path.dirname(os.__file__)), root)
sys.path += [folder for folder in installed if folder not in sys.path]
from importlib import import_module
import_module(f"core.{work}.worker").main()
"""
"""An isolated Python finds its own modules and those of its environment; ours come next, before all that is installed,
then what a person or a distribution keeps elsewhere, and the games of other packages."""


class Work(StrEnum):
    """What a process is for."""

    BOTS = "bots"
    """To think about moves and odds."""
    REVIEW = "review"
    """To review a game."""


def command(work: Work) -> tuple[str, list[str]]:
    """The program that does some work, and its arguments."""
    if getattr(sys, "frozen", False):
        return sys.executable, ["--worker", work]
    installed = [folder for folder in sys.path if Path(folder).name in _INSTALLED]
    return sys.executable, ["-I", "-c", _BOOTSTRAP, work, str(ROOT), *installed, *GAMES.folders]


def prepare(process: QProcess, work: Work) -> None:
    """Have a process start apart from everything around us."""
    environment = QProcessEnvironment.systemEnvironment()
    for name in environment.keys():  # noqa: SIM118, it is no mapping
        if name.upper().startswith("PYTHON"):
            environment.remove(name)
    process.setProcessEnvironment(environment)
    program, arguments = command(work)
    process.setProgram(program)
    process.setArguments(arguments)
    # A folder of ours: nothing is looked for where the window was started, and no disk is kept from being taken out.
    process.setWorkingDirectory(os.path.dirname(program) if getattr(sys, "frozen", False) else str(ROOT))
