"""`make release`: everything that people download, in dist/, with notes and checksums."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Final

from app.refusal import Refusal
from app.release.releasing import differences, release

WORK: Final = Path("build/release")
AGAIN: Final = Path("build/release-again")


def main(arguments: Sequence[str] | None = None) -> int:
    """Make a release; 0 fine, 1 with one clear line where that is impossible."""
    parser = argparse.ArgumentParser(prog="python -m app.release", description=__doc__)
    parser.add_argument("--to", type=Path, default=Path("dist"), help="where the files go (default: dist)")
    parser.add_argument("--twice", action="store_true", help="make it once more elsewhere, and compare all bytes")
    options = parser.parse_args(arguments)
    try:
        for line in release(options.to, WORK):
            print(line, flush=True)
        if options.twice:
            _compare(options.to)
    except Refusal as refused:
        print(f"There is no release: {refused}", file=sys.stderr)
        return 1
    return 0


def _compare(made: Path) -> None:
    again = AGAIN / "dist"
    for _ in release(again, AGAIN):
        pass
    differing = differences(made, again)
    if differing:
        raise Refusal(f"made twice, {', '.join(differing)} came out differently")
    print("made twice, every byte is the same")


if __name__ == "__main__":
    sys.exit(main())
