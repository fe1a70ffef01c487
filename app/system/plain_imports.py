"""Imports without PySide's search for `__feature__` in every module."""

from __future__ import annotations

import builtins


def import_plainly() -> None:
    """Have PySide read no sources any more.

    It reads that of every module that is imported after it, to find out whether the module may want `__feature__`,
    other spellings of Qt's names. Nothing here does, and the reading was a twentieth of the way to the first paint.
    """
    # PySide keeps the import that it replaced for this under that name; where it does not, nothing is changed.
    plain = getattr(builtins, "__orig_import__", None)
    if plain is not None:
        builtins.__import__ = plain
