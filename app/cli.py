"""`voltige-cli`: the games without a window."""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence

from app.refusal import Refusal
from core.data import DataError


def main(arguments: Sequence[str] | None = None) -> int:
    """Run one command; 0 fine, 1 bad input with one clear line, 2 usage."""
    try:
        # The games read their tables when they are imported, and a table may have been edited badly.
        from app.commands import parser

        options = parser().parse_args(arguments)
        return int(options.run(options))
    except (Refusal, DataError) as refused:
        print(f"voltige-cli: {refused}", file=sys.stderr)
        return 1
    except BrokenPipeError:
        # The reader has gone (`| head`); Python would complain again when it flushes at exit.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0
    except KeyboardInterrupt:
        return 130


if __name__ == "__main__":
    sys.exit(main())
