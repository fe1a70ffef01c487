"""An account of a game as plain text or as Markdown."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Final

from ui.share.account import Account, Part


def plain(account: Account) -> str:
    """For any editor: headings are underlined, and what follows in a turn is indented."""
    blocks = [_underlined(account.title, "=")]
    if account.below:
        blocks.append(account.below)
    for part in account.parts:
        blocks.append(_underlined(part.heading, "-"))
        blocks.append("\n".join([f"{'  ' * depth}{line}" for depth, line in _lines(part)]))
    return "\n\n".join(filter(None, blocks)) + "\n"


def markdown(account: Account) -> str:
    """For whatever shows Markdown: parts are lists, and what follows in a turn is a list in them."""
    blocks = [f"# {_escaped(account.title)}"]
    if account.below:
        blocks.append(_line(account.below))
    for part in account.parts:
        blocks.append(f"## {_escaped(part.heading)}")
        blocks.append("\n".join([f"{'  ' * depth}- {_line(line)}" for depth, line in _lines(part)]))
    return "\n\n".join(filter(None, blocks)) + "\n"


def _lines(part: Part) -> Iterator[tuple[int, str]]:
    """All lines, those deeper that belong to the one before them."""
    for paragraph in part.paragraphs:
        for number, line in enumerate(paragraph.lines):
            yield int(paragraph.turn and number > 0), line


def _underlined(words: str, sign: str) -> str:
    return f"{words}\n{sign * len(words)}"


_MEANT: Final = re.compile(r"[\\`*_\[\]<>&~|$]")
"""What would be taken for markup anywhere in a line,"""
_FIRST: Final = re.compile(r"^([#+=-]|\d+[.)])")
"""and only where it begins."""


def _escaped(words: str) -> str:
    return _MEANT.sub(r"\\\g<0>", words)


def _line(words: str) -> str:
    return _FIRST.sub(lambda found: f"{found[0][:-1]}\\{found[0][-1]}", _escaped(words))
