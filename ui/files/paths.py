"""The paths of games and of what is made of them: endings, names to propose, and whether two lead to one file."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Final

SUFFIX: Final = ".voltige"
_NOT_IN_NAMES: Final = '/\\:*?"<>|'


def with_suffix(path: Path, suffix: str = SUFFIX) -> Path:
    """The path with our ending, or another, where the person gave none."""
    return path if path.suffix == suffix else path.with_name(path.name + suffix)


def file_name(title: str, suffix: str = SUFFIX) -> str:
    """A name for the file of a game, without the signs that some system has no room for in a name."""
    plain = "".join("-" if sign in _NOT_IN_NAMES else sign for sign in title)
    return f"{plain.lstrip('.')}{suffix}"


def same_file(one: Path, other: Path) -> bool:
    """Whether two paths lead to the same file, or would if it were there."""
    try:
        return one.samefile(other)
    except OSError:
        return os.path.realpath(one) == os.path.realpath(other)
