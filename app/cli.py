"""`voltige-cli`: the games without a window."""

from __future__ import annotations

import sys
from collections.abc import Sequence

from app import terminal
from app.refusal import Refusal
from app.system.parts import all_parts
from app.words import speak, translate


def main(arguments: Sequence[str] | None = None) -> int:
    """Run one command; 0 fine, 1 bad input with one clear line, 2 usage, 130 interrupted."""
    terminal.prepare()
    try:
        return _run(arguments)
    except Refusal as refused:
        terminal.say(f"voltige-cli: {refused}", file=sys.stderr)
        return 1
    except BrokenPipeError:
        terminal.hush()
        return 0
    except OSError as error:
        what = error.filename or translate("command", "what is printed")
        terminal.say(f"voltige-cli: {what}: {error.strerror or error}", file=sys.stderr)
        terminal.hush()
        return 1
    except KeyboardInterrupt:
        return terminal.INTERRUPTED


def _run(arguments: Sequence[str] | None) -> int:
    try:
        # The games read their tables when they are imported, and a table may have been edited badly.
        with all_parts():
            speak()
            from app.arguments.verbosity import is_asked, told
            from app.commands.registry import parser

            options = parser().parse_args(arguments)
            with told(is_asked(options)):
                return int(options.run(options))
    finally:
        # A disk that is full may be noticed only now; at exit it would be too late for a sentence.
        print(end="", flush=True)


if __name__ == "__main__":
    sys.exit(main())
