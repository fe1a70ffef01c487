"""Environments without a home."""

from __future__ import annotations

import os
import pwd

import pytest
from PySide6.QtCore import QStandardPaths

from app.system.home import find_home


@pytest.mark.parametrize("home", [None, ""])
def test_without_a_home_the_system_is_asked_and_not_the_root_folder_taken(
    home: str | None, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name in ("HOME", "XDG_DATA_HOME"):
        monkeypatch.delenv(name, raising=False)
    if home is not None:
        monkeypatch.setenv("HOME", home)
    find_home()
    ours = pwd.getpwuid(os.getuid()).pw_dir
    assert os.environ["HOME"] == ours
    assert QStandardPaths.writableLocation(QStandardPaths.StandardLocation.GenericDataLocation).startswith(ours)


def test_a_home_that_is_named_is_left_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("HOME", "/somewhere/else")
    find_home()
    assert os.environ["HOME"] == "/somewhere/else"


def test_somebody_unknown_to_the_system_has_no_home(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("HOME", raising=False)
    monkeypatch.setattr(os.path, "expanduser", lambda path: path)
    find_home()
    assert "HOME" not in os.environ
