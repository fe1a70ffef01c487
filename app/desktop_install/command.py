"""The program that starts this Voltige: of a clone, of an installed package, or of a bundle."""

from __future__ import annotations

import os
import sys
from collections.abc import Mapping
from pathlib import Path

from app.refusal import Refusal

NAME = "voltige"
BUNDLE = "VOLTIGE_FILE"
"""In which a bundle that unpacks itself names the file that people start."""


def program(environment: Mapping[str, str] = os.environ) -> Path:
    """The file that a menu entry has to start, as a whole path."""
    if getattr(sys, "frozen", False):
        return Path(environment.get(BUNDLE) or _app_image(environment) or sys.executable).absolute()
    # As it was called: pipx links to what it replaces with every new version.
    for candidate in (Path(sys.argv[0]).absolute(), Path(sys.executable).with_name(NAME)):
        if candidate.name == NAME and os.access(candidate, os.X_OK) and candidate.is_file():
            return candidate
    raise Refusal("there is no command `voltige` that a menu could start; `make play` or pipx makes one")


def _app_image(environment: Mapping[str, str]) -> str | None:
    """The AppImage that we run from; a terminal that came in one tells of its own to whatever it starts."""
    unpacked = environment.get("APPDIR")
    ours = bool(unpacked) and Path(sys.executable).resolve().is_relative_to(Path(unpacked or "").resolve())
    return environment.get("APPIMAGE") if ours else None
