"""The menu entry starts its program whatever that is called, has an action per game, and pleases the validators."""

from __future__ import annotations

import os
import shutil
import subprocess
from pathlib import Path

import pytest

from app.desktop_install.entry import filled_in, folders_in
from app.desktop_install.files import ENTRY
from app.desktop_install.identity import ID
from app.desktop_install.install import install
from app.desktop_install.shipped import DESKTOP
from app.refusal import Refusal
from core.catalog import GAMES
from tests.app.waiting import wait_for
from ui.catalog import title_of

TEMPLATE = (DESKTOP / "voltige.desktop").read_text(encoding="utf-8")
HARD = ["plain", "my games", 'it\'s "so" good', "100%", "a=b", "$HOME `id`", "back\\slash", "ünï\tcode"]
needs = {name: pytest.mark.skipif(not shutil.which(name), reason=f"needs {name}") for name in ("gio", "appstreamcli")}
needs_validator = pytest.mark.skipif(not shutil.which("desktop-file-validate"), reason="needs desktop-file-utils")


@needs["gio"]
@pytest.mark.parametrize("folder", HARD)
def test_the_desktop_starts_it_from_a_folder_of_any_name(folder: str, tmp_path: Path) -> None:
    program = tmp_path / folder / "voltige"
    program.parent.mkdir()
    told = tmp_path / "told"
    program.write_text(f'#!/bin/sh\nprintf "%s\\n" "$0" "$@" > "{told}.new"\nmv "{told}.new" "{told}"\n')
    program.chmod(0o755)
    game = tmp_path / "an evening.voltige"
    game.touch()
    entry = tmp_path / f"{ID}.desktop"
    entry.write_text(filled_in(TEMPLATE, program, []), encoding="utf-8")
    subprocess.run(["gio", "launch", entry, game], check=True, timeout=60)
    wait_for(told.exists)
    assert told.read_text().splitlines() == [str(program), str(game)]


def test_a_name_that_is_no_text_is_refused() -> None:
    with pytest.raises(Refusal, match="no text"):
        filled_in(TEMPLATE, Path(os.fsdecode(b"/\xff/voltige")), [])


def test_it_remembers_folders() -> None:
    assert folders_in(filled_in(TEMPLATE, Path("/voltige"), ["applications", "mime"])) == ["applications", "mime"]
    assert folders_in("[Desktop Entry]\n") == []


def test_every_game_can_be_begun_from_the_menu_in_both_languages() -> None:
    for game in GAMES.ours:
        action = game.replace("_", "-")
        assert action in TEMPLATE.partition("Actions=")[2].partition("\n")[0].split(";")
        part = TEMPLATE.partition(f"[Desktop Action {action}]\n")[2].partition("\n\n")[0].splitlines()
        title = title_of(game)
        assert part == [f"Name=Play {title}", f"Name[fr]=Jouer à {title}", f"Exec=@EXEC@ --new {game}"]


@needs_validator
@pytest.mark.parametrize("folder", HARD)
def test_the_validator_finds_nothing_in_the_entry(folder: str, tmp_path: Path) -> None:
    entry = tmp_path / f"{ID}.desktop"
    entry.write_text(filled_in(TEMPLATE, Path("/opt") / folder / "voltige", ["applications"]), encoding="utf-8")
    done = subprocess.run(["desktop-file-validate", entry], capture_output=True, text=True, timeout=60)
    assert (done.returncode, done.stdout) == (0, "")


@needs["appstreamcli"]
def test_the_validator_finds_nothing_in_the_metadata(tmp_path: Path) -> None:
    install(tmp_path, Path("/opt/voltige"))
    told = tmp_path / "metainfo" / f"{ID}.metainfo.xml"
    command = ["appstreamcli", "validate", "--pedantic", "--no-net", "--no-color", str(told)]
    done = subprocess.run(command, capture_output=True, text=True, timeout=60)
    assert done.returncode == 0, done.stdout
    assert not [line for line in done.stdout.splitlines() if line[:2] in ("E:", "W:", "I:", "P:")]
    assert (tmp_path / ENTRY).name in told.read_text(encoding="utf-8")
