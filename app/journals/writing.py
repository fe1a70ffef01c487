"""Writes a file as a whole or not at all."""

from __future__ import annotations

import os
from pathlib import Path

from app.refusal import Refusal
from app.words import translate


def write(path: Path, content: bytes) -> None:
    """Write a file beside its place and put it there when it is whole."""
    part = path.with_name(f"{path.name}.part")
    try:
        try:
            part.write_bytes(content)
            os.replace(part, path)
        finally:
            part.unlink(missing_ok=True)
    except OSError as error:
        words = translate("command", "can't write {file}: {reason}")
        raise Refusal(words.format(file=path, reason=error.strerror)) from error
