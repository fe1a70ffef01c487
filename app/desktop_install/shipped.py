"""Where the files lie that ship with Voltige for desktops: menu entry, file type, icons, manuals, completions."""

from __future__ import annotations

from typing import Final

from ui.look.shipped import COMMON

DESKTOP: Final = COMMON.with_name("desktop")
MANUALS: Final = DESKTOP / "man"
COMPLETIONS: Final = DESKTOP / "completions"
