"""What desktops read instead of many small files, brought up to date by the system's own programs."""

from __future__ import annotations

import os
import shutil
import subprocess
from pathlib import Path
from typing import Final

from app.desktop_install.files import APPLICATIONS, MIME_TYPES
from app.desktop_install.icons import THEME
from app.desktop_install.identity import MIME

_OF_TYPES: Final = (
    *("XMLnamespaces", "aliases", "generic-icons", "globs", "globs2", "icons", "magic", "mime.cache", "subclasses"),
    *("treemagic", "types", "version"),
)
"""What `update-mime-database` makes of the packages."""
_NO_APPLICATIONS: Final = "[MIME Cache]"
"""All that `update-desktop-database` writes where no entry opens any file."""
NEEDED: Final = {"update-mime-database": "shared-mime-info", "update-desktop-database": "desktop-file-utils"}
"""What makes the file type known, and the Debian packages of it."""


def refresh(data: Path) -> list[str]:
    """Bring all of them up to date; what people should know where that was impossible."""
    notes = []
    for command, folder in (("update-mime-database", MIME_TYPES), ("update-desktop-database", APPLICATIONS)):
        if (data / folder).is_dir() and not _run(command, data / folder):
            package = NEEDED[command]
            notes.append(f"Saved games may open on a double click only after `{command}` (Debian: {package}) has run.")
    theme = data / THEME
    if (theme / "icon-theme.cache").exists():
        # Where there is none, none is made: it would hide the icons of whoever does not keep it up to date.
        _run("gtk-update-icon-cache", "--force", "--ignore-theme-index", "--quiet", theme)
    elif theme.is_dir():
        # Running desktops look again when its time changes.
        os.utime(theme)
    return notes


def clear_unneeded(data: Path) -> None:
    """Remove those that say nothing any more."""
    types = data / MIME_TYPES
    if not any((types / "packages").glob("*.xml")):
        for name in _OF_TYPES:
            (types / name).unlink(missing_ok=True)
        remove_if_empty(types / MIME.partition("/")[0])
    entries = data / APPLICATIONS / "mimeinfo.cache"
    if entries.is_file() and entries.read_text(encoding="utf-8", errors="replace").strip() == _NO_APPLICATIONS:
        entries.unlink()


def remove_if_empty(folder: Path) -> None:
    if folder.is_dir() and not any(folder.iterdir()):
        folder.rmdir()


def _run(command: str, *arguments: str | Path) -> bool:
    """Whether a program of the system is there and did what it was asked."""
    found = shutil.which(command)
    if found is None:
        return False
    done = subprocess.run([found, *map(str, arguments)], stdin=subprocess.DEVNULL, capture_output=True, check=False)
    return done.returncode == 0
