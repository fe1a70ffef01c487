"""A process that should review, and does something else; started as `bad_reviewer.py MODE ROOT MARK`."""

from __future__ import annotations

import os
import signal
import sys
from pathlib import Path

GARBAGE = {
    "garbage": b"\x00\x01 what? {]\n",
    "null": b"null\n",
    "a deep hole": b"[" * 100_000 + b"\n",
    "another unit": b'{"index":100000,"standing":{"chances":[],"points":[],"chance_errors":[],"point_errors":[]}}\n',
}
"""Lines that are no unit that was asked for."""
ALWAYS = (*GARBAGE, "exit", "crash")


def main(mode: str, root: str, mark: Path) -> None:
    """Read as a reviewer does, and answer otherwise; `once` only the first of all processes does."""
    if mode == "once" and mark.exists():
        sys.path.insert(0, root)
        from core.review.worker import main

        main()
        return
    for line in sys.stdin.buffer:
        if b'"Portion"' in line:
            answer(mode, mark)


def answer(mode: str, mark: Path) -> None:
    if mode in GARBAGE:
        sys.stdout.buffer.write(GARBAGE[mode])
        sys.stdout.buffer.flush()
    elif mode == "crash":
        os.kill(os.getpid(), signal.SIGSEGV)
    else:
        mark.touch()
        sys.exit(1)


if __name__ == "__main__":
    main(sys.argv[1], sys.argv[2], Path(sys.argv[3]))
