"""How the window finds Thermals: its title, and where its words and pictures are."""

from __future__ import annotations

from typing import Final

from ui.catalog import UiEntry

ENTRY: Final = UiEntry("Thermals", "thermals.ui.text:TEXT", "thermals.ui.table:TABLE", "thermals.ui.poster:POSTER")
