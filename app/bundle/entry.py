"""The program of a bundle: `voltige` or `voltige-cli`, by the name it is called by, and the processes they start."""

from __future__ import annotations

import os
import re
import sys
from collections.abc import MutableMapping
from pathlib import Path

TRACKER = re.compile(r"from multiprocessing\.resource_tracker import main; ?main\((\d+)\)")
"""What Python starts beside the processes of `voltige-cli simulate --jobs`; it believes that we are Python."""


LIBRARIES = "LD_LIBRARY_PATH"


def main() -> int:
    _forget_libraries(os.environ)
    _help_python(sys.argv)
    if Path(sys.argv[0]).stem == "voltige-cli":
        from app.cli import main as run
    else:
        from app.main import main as run
    return run()


def _forget_libraries(environment: MutableMapping[str, str]) -> None:
    """Have programs that we start, such as a browser, find their own libraries and not those of the bundle.

    PyInstaller has named its folder there before Python began, and that is when it was read.
    """
    before = environment.pop(f"{LIBRARIES}_ORIG", None)
    environment.pop(LIBRARIES, None)
    if before:
        environment[LIBRARIES] = before


def _help_python(words: list[str]) -> None:
    """Be one of the processes that Python starts in its own name, and end with it; otherwise do nothing."""
    if words[1:2] == ["--multiprocessing-fork"]:
        from multiprocessing.spawn import freeze_support

        freeze_support()
    tracked = TRACKER.fullmatch(words[-1]) if words[-2:-1] == ["-c"] else None
    if tracked:
        from multiprocessing.resource_tracker import main as track

        track(int(tracked[1]))
        sys.exit()


if __name__ == "__main__":
    sys.exit(main())
