"""`voltige [FILE]`: the desktop app."""

from __future__ import annotations

import argparse
import gc
import sys
from collections.abc import Sequence
from pathlib import Path

from app import terminal, version
from app.refusal import Refusal
from app.system.display import require_display
from app.system.parts import all_parts


def main(arguments: Sequence[str] | None = None) -> int:
    """Open the window; 0 fine, 1 with one clear line where that is impossible."""
    terminal.prepare()
    try:
        # Qt comes with system libraries that may be missing, and the games with tables that may be edited badly.
        with all_parts():
            options = _options(sys.argv[1:] if arguments is None else arguments)
            if options.worker:
                return _think()
            # Until the window stands nothing becomes garbage, and looking for it would take a tenth of the time.
            gc.disable()
            require_display()
            from app.desktop import run

            return run(options.file)
    except Refusal as refused:
        terminal.say(f"voltige: {refused}", file=sys.stderr)
        return 1
    except KeyboardInterrupt:
        return terminal.INTERRUPTED


def _think() -> int:
    """Be the bots' process: a bundle has no Python to start but itself."""
    from core.bots.worker import main as serve

    serve()
    return 0


def _options(arguments: Sequence[str]) -> argparse.Namespace:
    # Most starts ask for nothing, and the first paint does not wait for a parser to find that out.
    return _parser().parse_args(arguments) if arguments else argparse.Namespace(file=None, worker=False)


def _parser() -> terminal.Parser:
    parser = terminal.Parser(prog="voltige", description="A table for flying and flicking games.")
    parser.add_argument("file", nargs="?", type=Path, metavar="FILE", help="a saved game to open")
    parser.add_argument("--worker", action="store_true", help=argparse.SUPPRESS)
    version.add_argument(parser)
    return parser


if __name__ == "__main__":
    sys.exit(main())
