"""Whether the desktop has the sounds of events switched on."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Mapping
from configparser import ConfigParser
from configparser import Error as ConfigError
from pathlib import Path
from typing import Final

ASK_GNOME: Final = ("gsettings", "get", "org.gnome.desktop.sound", "event-sounds")
PATIENCE: Final = 2.0
"""Seconds for an answer."""


def has_event_sounds(surroundings: Mapping[str, str] = os.environ) -> bool:
    """What GNOME, KDE and their relatives were told by people; where nothing can be found out, they have."""
    if sys.platform != "linux":
        return True
    if "KDE" in surroundings.get("XDG_CURRENT_DESKTOP", "").upper().split(":"):
        home = surroundings.get("XDG_CONFIG_HOME") or Path.home() / ".config"
        return _kde_has_them(Path(home) / "kdeglobals")
    return _gnome_has_them()


def _kde_has_them(path: Path) -> bool:
    written = ConfigParser(strict=False, interpolation=None, allow_no_value=True)
    try:
        written.read(path, encoding="utf-8")
        return written.getboolean("Sounds", "Enable", fallback=True)
    except (ConfigError, OSError, ValueError, AttributeError):
        return True


def _gnome_has_them() -> bool:
    try:
        asked = subprocess.run(ASK_GNOME, capture_output=True, text=True, timeout=PATIENCE, check=False)
    except (OSError, subprocess.SubprocessError, UnicodeError):
        return True
    return asked.stdout.strip() != "false"
