"""Finds the home folder where the environment does not name it."""

from __future__ import annotations

import os


def find_home() -> None:
    """Ask the system whose home it is where `HOME` is missing or empty; Qt would take the root folder."""
    if os.name != "posix" or os.environ.get("HOME"):
        return
    os.environ.pop("HOME", None)
    home = os.path.expanduser("~")
    if os.path.isabs(home):
        os.environ["HOME"] = home
