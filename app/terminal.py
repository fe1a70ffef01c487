"""Text for a terminal: what a terminal would obey or can't show is escaped."""

from __future__ import annotations

import io
import os
import sys
import unicodedata
from typing import TextIO

INTERRUPTED = 130
"""The exit code of a program that Ctrl+C has stopped."""
JOINERS = "\u200c\u200d"
"""Unseen like commands, but parts of words and of emoji."""


def prepare() -> None:
    """Escape what a terminal can't spell, and take what can't be read, instead of failing over it."""
    for stream, errors in ((sys.stdin, "replace"), (sys.stdout, "backslashreplace"), (sys.stderr, "backslashreplace")):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors=errors)


def say(*lines: str, file: TextIO | None = None) -> None:
    """Print lines; what would break or colour one of them is escaped."""
    for line in lines:
        print(plain(line), file=file)


def plain(text: str) -> str:
    """The text on one line, with everything escaped that commands a terminal instead of being seen."""
    return text if text.isascii() and text.isprintable() else "".join(map(_seen, text))


def _seen(letter: str) -> str:
    if letter in JOINERS or unicodedata.category(letter) not in ("Cc", "Cf", "Cs", "Zl", "Zp"):
        return letter
    # A byte of a path that is no text in the locale's encoding is shown as that byte.
    byte = ord(letter) - 0xDC00
    return f"\\x{byte:02x}" if 0x80 <= byte <= 0xFF else letter.encode("unicode_escape", "surrogatepass").decode()


def hush() -> None:
    """Write no more to a reader that has gone or a disk that is full."""
    # Python would complain again when it flushes at exit.
    if sys.stdout is not None:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
