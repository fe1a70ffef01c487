"""`voltige [FILE]`: the desktop app."""

from __future__ import annotations

import gc
import sys
from collections.abc import Sequence

from app import terminal
from app.arguments.asked import Asked
from app.refusal import Refusal
from app.system.display import require_display
from app.system.parts import all_parts
from app.system.plain_imports import import_plainly


def main(arguments: Sequence[str] | None = None) -> int:
    """Open the window; 0 fine, 1 with one clear line where that is impossible."""
    terminal.prepare()
    try:
        # Qt comes with system libraries that may be missing, and the games with tables that may be edited badly.
        with all_parts():
            asked = _asked(sys.argv[1:] if arguments is None else arguments)
            if asked.worker:
                return _work(asked.worker)
            if asked.desktop:
                return _put_into_the_menu(asked)
            # Until the window stands nothing becomes garbage, and looking for it would take a tenth of the time.
            gc.disable()
            require_display()
            import PySide6.QtCore  # noqa: F401, what replaces Python's import has to be there before it is put back

            import_plainly()
            from app.desktop import run

            return run(asked)
    except Refusal as refused:
        terminal.say(f"voltige: {refused}", file=sys.stderr)
        return 1
    except KeyboardInterrupt:
        return terminal.INTERRUPTED


def _work(work: str) -> int:
    """Be a process that works for the window: a bundle has no Python to start but itself."""
    from importlib import import_module

    import_module(f"core.{work}.worker").main()
    return 0


def _put_into_the_menu(asked: Asked) -> int:
    from app.desktop_install.install import run

    return run(asked.desktop)


def _asked(arguments: Sequence[str]) -> Asked:
    if not arguments:
        # Most starts ask for nothing, and the first paint does not wait for a parser to find that out.
        return Asked()
    from app.arguments.voltige import read

    return read(arguments)


if __name__ == "__main__":
    sys.exit(main())
