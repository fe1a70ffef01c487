"""`make bundle`: Voltige for machines without Python, as one file that is started, and as a packed folder."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence
from pathlib import Path

from app.bundle.making import WORK, make
from app.refusal import Refusal


def main(arguments: Sequence[str] | None = None) -> int:
    """Make a bundle; 0 fine, 1 with one clear line where that is impossible."""
    parser = argparse.ArgumentParser(prog="python -m app.bundle", description=__doc__)
    parser.add_argument("--to", type=Path, default=Path("dist"), help="where the files go (default: dist)")
    parser.add_argument("--work", type=Path, default=WORK, help="where they are made (default: build/bundle)")
    options = parser.parse_args(arguments)
    try:
        for line in make(options.to, options.work):
            print(line, flush=True)
    except Refusal as refused:
        print(f"There is no bundle: {refused}", file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
