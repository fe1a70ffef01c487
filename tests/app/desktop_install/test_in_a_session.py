"""In a session with a window manager: installed, started by its menu entry, a save opened by its type, and gone."""

from __future__ import annotations

import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from app.desktop_install.files import ENTRY
from app.desktop_install.identity import ID, WINDOW_CLASS
from app.desktop_install.install import install, uninstall
from tests.app.desktop_install.folders import listed
from tests.app.screen import ROOT, Screen
from tests.app.waiting import wait_for
from tests.ui.shell.flights import saved_game

PROGRAMS = ("Xvfb", "xdotool", "xprop", "gio", "update-mime-database", "update-desktop-database")
pytestmark = pytest.mark.skipif(
    not all(map(shutil.which, PROGRAMS)), reason=f"needs {', '.join(PROGRAMS)} (a desktop has them)"
)


@pytest.fixture
def screen(tmp_path: Path) -> Iterator[Screen]:
    home = tmp_path / "home"
    (home / "data").mkdir(parents=True)
    screen = Screen(home)
    # Without a window manager nothing is managed, and everything else is the same.
    manager = shutil.which("openbox") and subprocess.Popen(
        ["openbox"], env=screen.environment, stderr=subprocess.DEVNULL
    )
    yield screen
    if manager:
        manager.terminate()
        manager.wait()
    screen.close()


def test_from_the_menu_to_a_saved_game_and_away(screen: Screen, tmp_path: Path) -> None:
    data = screen.home / "data"
    program = tmp_path / "my games" / "voltige"
    program.parent.mkdir()
    program.write_text(f'#!/bin/sh\ncd "{ROOT}" && exec "{sys.executable}" -m app.main "$@"\n')
    program.chmod(0o755)
    before = listed(data)
    install(data, program)

    def desktop(*words: str | Path) -> None:
        subprocess.run(["gio", *words], env=screen.environment, check=True, timeout=60)

    desktop("launch", data / ENTRY)
    window = screen.focus("Voltige$")
    told = subprocess.run(
        ["xprop", "-id", window, "WM_CLASS"], env=screen.environment, check=True, capture_output=True, text=True
    )
    assert f'"{WINDOW_CLASS}"' in told.stdout

    # A save that is opened by its type, though its name says nothing, comes into the window that is open.
    game = saved_game(tmp_path / "an evening")
    desktop("open", game)
    wait_for(lambda: screen.do("getwindowname", window).startswith("an evening"))

    # The menu's action for a game comes there too.
    subprocess.run([program, "--new", "jump"], env=screen.environment, check=True, timeout=60)
    screen.focus("New game of Jump!")
    screen.key("Escape")
    screen.focus("an evening")
    screen.key("ctrl+q")
    wait_for(lambda: not screen.do("search", "--name", "Voltige$", check=False))
    uninstall(data)
    left = {place for place in listed(data) if place.partition("/")[0] != "Voltige"}
    assert left == set(before)
    assert ID not in "".join(left)
