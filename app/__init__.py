"""The desktop app and the command line: their parts, put together.

What is not installed comes last where modules are looked for, so that a file that happens to lie in the working folder,
or in a folder of PYTHONPATH, never stands in for a module of Python, of a package or of ours. This is the first of our
code that runs, before anything else is imported.
"""

from __future__ import annotations

import os
import sys

ROOT = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
_INSTALLED = ("site-packages", "dist-packages")


def _foreign() -> set[str]:
    """The folders that are looked through only because of where and how we were started."""
    named = os.environ.get("PYTHONPATH", "").split(os.pathsep)
    try:
        folders = {os.path.abspath(folder) for folder in ("", *named)}
    except OSError:
        # The working folder is gone, and nothing can be found in it.
        folders = {folder for folder in named if os.path.isabs(folder)}
    return folders - {ROOT, os.path.dirname(os.__file__)}


def ours_first(path: list[str]) -> list[str]:
    """The search path with foreign folders at its end, and with our own before anything that is installed."""
    foreign = _foreign()
    ordered = sorted(path, key=lambda folder: folder == "" or folder in foreign)
    if ROOT not in ordered:
        installed = (at for at, folder in enumerate(ordered) if os.path.basename(folder) in _INSTALLED)
        ordered.insert(next(installed, len(ordered)), ROOT)
    return ordered


sys.path[:] = ours_first(sys.path)
