"""`voltige [FILE]`: the desktop app."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence
from pathlib import Path

from app.display import check_display, missing_library
from app.refusal import Refusal
from core.data import DataError


def main(arguments: Sequence[str] | None = None) -> int:
    """Open the window; 0 fine, 1 with one clear line where that is impossible."""
    options = _parser().parse_args(arguments)
    try:
        check_display()
        # Qt comes with system libraries that may be missing, and the games with tables that may be edited badly.
        from app.desktop import run

        return run(options.file)
    except ImportError as error:
        print(f"voltige: {missing_library(error)}", file=sys.stderr)
    except (Refusal, DataError) as refused:
        print(f"voltige: {refused}", file=sys.stderr)
    return 1


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="voltige", description="A table for flying and flicking games.")
    parser.add_argument("file", nargs="?", type=Path, metavar="FILE", help="a saved game to open")
    parser.add_argument("--version", action=_Version, nargs=0, help="print the version and leave")
    return parser


class _Version(argparse.Action):
    """Asks for the version only when somebody wants it."""

    def __call__(self, parser: argparse.ArgumentParser, *_: object) -> None:
        from ui.version import app_version

        print(f"voltige {app_version()}")
        parser.exit()


if __name__ == "__main__":
    sys.exit(main())
