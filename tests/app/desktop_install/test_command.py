"""The menu starts the Voltige that installed itself: of a clone, of a package, or of a bundle."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from app.desktop_install.command import program
from app.refusal import Refusal


@pytest.fixture
def command(tmp_path: Path) -> Path:
    made = tmp_path / "bin" / "voltige"
    made.parent.mkdir()
    made.write_text("#!/bin/sh\n")
    made.chmod(0o755)
    return made


def test_the_command_that_was_called(command: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "argv", [str(command)])
    assert program({}) == command


def test_a_link_stays_one(command: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    link = tmp_path / "voltige"
    link.symlink_to(command)
    monkeypatch.setattr(sys, "argv", [str(link)])
    assert program({}) == link


def test_a_relative_path_becomes_a_whole_one(command: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(command.parent)
    monkeypatch.setattr(sys, "argv", ["voltige"])
    assert program({}) == command


def test_a_module_has_the_command_beside_its_python(command: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "argv", ["/somewhere/app/main.py"])
    monkeypatch.setattr(sys, "executable", str(command.with_name("python")))
    assert program({}) == command


def test_without_a_command_one_sentence_says_how_to_get_one(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "argv", ["/somewhere/app/main.py"])
    monkeypatch.setattr(sys, "executable", str(tmp_path / "python"))
    with pytest.raises(Refusal, match="make play"):
        program({})


@pytest.mark.parametrize(
    ("environment", "found"),
    [
        ({}, "/bundle/voltige"),
        ({"VOLTIGE_FILE": "/home/ada/voltige.run"}, "/home/ada/voltige.run"),
        ({"APPIMAGE": "/home/ada/Voltige.AppImage", "APPDIR": "/bundle"}, "/home/ada/Voltige.AppImage"),
        ({"APPIMAGE": "/home/ada/Editor.AppImage", "APPDIR": "/editor"}, "/bundle/voltige"),
    ],
    ids=["a folder", "one that unpacks itself", "an AppImage", "from the terminal of another AppImage"],
)
def test_a_bundle_names_the_file_that_people_start(
    environment: dict[str, str], found: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sys, "frozen", True, raising=False)
    monkeypatch.setattr(sys, "executable", "/bundle/voltige")
    assert program(environment) == Path(found)
