"""The releases as CHANGELOG.md has them, for software centres."""

from __future__ import annotations

import re
from typing import Final, NamedTuple
from xml.sax.saxutils import escape

from tests.pins import ROOT

METAINFO: Final = ROOT / "resources" / "desktop" / "metainfo.xml"
_HEADING: Final = re.compile(r"^## (?P<version>\S+) \((?P<date>[\d-]+)\)$", re.MULTILINE)
_PART: Final = re.compile(r"^\*\*(.+)\*\*$", re.MULTILINE)


class Release(NamedTuple):
    """One version that people can have."""

    version: str
    date: str
    news: tuple[str, ...]
    """The headings of what changed; nobody reads more of it in a software centre."""


def releases() -> list[Release]:
    """The newest first; what is not released yet has no date and does not count."""
    text = (ROOT / "CHANGELOG.md").read_text(encoding="utf-8")
    found = [*_HEADING.finditer(text)]
    ends = [*(heading.start() for heading in found[1:]), len(text)]
    return [
        Release(heading["version"], heading["date"], tuple(_PART.findall(text[heading.end() : end])))
        for heading, end in zip(found, ends, strict=True)
    ]


def metainfo() -> str:
    """The metadata with today's releases."""
    told = METAINFO.read_text(encoding="utf-8")
    listed = "".join(_element(release) for release in releases())
    return re.sub(r"(?s)(  <releases>\n).*(  </releases>)", lambda parts: f"{parts[1]}{listed}{parts[2]}", told)


def _element(release: Release) -> str:
    news = "".join(f"          <li>{escape(each)}</li>\n" for each in release.news)
    return (
        f'    <release version="{release.version}" date="{release.date}">\n'
        f"      <description>\n        <ul>\n{news}        </ul>\n      </description>\n    </release>\n"
    )
