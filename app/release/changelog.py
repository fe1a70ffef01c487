"""What the changelog says of a version."""

from __future__ import annotations

import re
from typing import Final

from app.refusal import Refusal

HEADING: Final = re.compile(r"^## (\S+)(?: \((\d{4}-\d{2}-\d{2})\))?$", re.MULTILINE)


def notes(changelog: str, version: str) -> str:
    """The section of a version, without its heading; refused where there is none, or nothing in it."""
    headings = list(HEADING.finditer(changelog))
    for heading, after in zip(headings, [*headings[1:], None], strict=True):
        if heading[1] == version:
            text = changelog[heading.end() : after.start() if after else None].strip()
            if not text:
                raise Refusal(f"CHANGELOG.md says nothing about {version}")
            if not heading[2]:
                raise Refusal(f"CHANGELOG.md has no date for {version}")
            return f"# Voltige {version}, {heading[2]}\n\n{text}\n"
    raise Refusal(f"CHANGELOG.md has no section for {version}")
