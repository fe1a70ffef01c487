"""`voltige --install-desktop` and `--uninstall-desktop`: a menu entry and a file type in a person's own folders."""

from __future__ import annotations

import os
import sys
from collections.abc import Mapping
from pathlib import Path

from app import terminal
from app.desktop_install.caches import clear_unneeded, refresh, remove_if_empty
from app.desktop_install.command import program
from app.desktop_install.entry import filled_in, folders_in
from app.desktop_install.files import ENTRY, FORMER, files, folders_of
from app.desktop_install.shipped import DESKTOP
from app.refusal import Refusal


def run(asked: str, environment: Mapping[str, str] = os.environ, platform: str = sys.platform) -> int:
    """Install or uninstall, as asked; one clear sentence where that can't be done."""
    if platform in ("win32", "darwin"):
        raise Refusal("menu entries of this kind are for Linux and other systems with freedesktop.org's folders")
    data = data_home(environment)
    try:
        if asked == "install":
            said = [
                f"Voltige is in your menu, and saved games open with it ({data}).",
                *install(data, program(environment)),
            ]
        else:
            uninstall(data)
            said = [f"Voltige is out of your menu ({data})."]
    except OSError as error:
        reason = f"{error.filename or data}: {error.strerror or error}"
        raise Refusal(f"the menu can't be changed ({reason}); it can be tried again at any time") from error
    terminal.say(*said)
    return 0


def data_home(environment: Mapping[str, str] = os.environ) -> Path:
    """The folder for data of the person; a relative path there counts as none."""
    named = environment.get("XDG_DATA_HOME", "")
    return Path(named) if os.path.isabs(named) else Path.home() / ".local" / "share"


def install(data: Path, program: Path) -> list[str]:
    """Put everything there, also over what an earlier version left; what people should know of it."""
    there = [file for file in files() if file.source.exists()]
    folders = folders_of([ENTRY, *(file.place for file in there)])
    made = [folder for folder in folders if folder in _remembered(data) or not (data / folder).exists()]
    template = (DESKTOP / "voltige.desktop").read_text(encoding="utf-8")
    # First the entry, which remembers the folders: what fails later can be taken back.
    _write(data / ENTRY, filled_in(template, program, made).encode())
    for file in there:
        _write(data / file.place, file.content())
    for place in FORMER:
        (data / place).unlink(missing_ok=True)
    return refresh(data)


def uninstall(data: Path) -> None:
    """Take everything back, with the folders that were made for it and that nobody else uses now."""
    places = [ENTRY, *(file.place for file in files())]
    # Only those that can be ours, whatever somebody wrote there.
    made = [folder for folder in folders_of(places) if folder in _remembered(data)]
    for place in (*places, *FORMER):
        (data / place).unlink(missing_ok=True)
    refresh(data)
    clear_unneeded(data)
    for folder in reversed(made):
        remove_if_empty(data / folder)


def _remembered(data: Path) -> list[str]:
    """The folders that were made when Voltige was installed there."""
    entry = data / ENTRY
    return folders_in(entry.read_text(encoding="utf-8", errors="replace")) if entry.is_file() else []


def _write(path: Path, content: bytes) -> None:
    if path.is_file() and path.read_bytes() == content:
        return
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(content)
