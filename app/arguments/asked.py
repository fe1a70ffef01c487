"""What somebody who starts `voltige` asks for."""

from __future__ import annotations

from pathlib import Path
from typing import NamedTuple


class Asked(NamedTuple):
    """Nothing, mostly: the window."""

    file: Path | None = None
    """A saved game to open."""
    game: str = ""
    """The game that a table is to be set for."""
    verbose: bool = False
    """Whether everything that happens is said and logged."""
    desktop: str = ""
    """Whether to `install` or `uninstall` the menu entry, instead of opening a window."""
    worker: str = ""
    """For which work to be a process, instead of opening a window: for `bots`, or for a `review`."""
