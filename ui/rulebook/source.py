"""The rules of a game as they are written down: Markdown, one file per language."""

from __future__ import annotations

import re
from typing import Final

from core.catalog import GAMES
from core.data import folder
from ui.look.text import translate

_PICTURE: Final = re.compile(r"^!\[(.+)\]\(picture:[\w-]+\)$", re.MULTILINE)
"""A picture in a paragraph of its own."""


def rules_text(game: str, language: str) -> str:
    """The rules in a language, or in English where they were not translated."""
    rulebooks = folder(GAMES[game].resources)
    for name in (f"rules_{language}.md", "rules_en.md"):
        if (rulebooks / name).is_file():
            return (rulebooks / name).read_text(encoding="utf-8")
    return translate("shell", "The rules of this game are not written down yet.")


def with_captions(markdown: str) -> str:
    """The text with the words for each picture under it, where everybody reads them, a screen reader as well."""
    return _PICTURE.sub(lambda picture: f"{picture[0]}\n\n{picture[1]}", markdown)
