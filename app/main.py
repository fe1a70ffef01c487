"""`voltige`: the app. Until the window lands it opens the table in the terminal."""

from __future__ import annotations

import sys

from app.cli import main as command_line


def main() -> int:
    """Open the table."""
    return command_line(["play", *sys.argv[1:]])


if __name__ == "__main__":
    sys.exit(main())
