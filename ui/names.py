"""Who sits down where nobody says a name."""

from __future__ import annotations

from typing import Final

NAMES: Final = ("Ada", "Blériot", "Cleo", "Dumont", "Earhart", "Fokker", "Garros", "Hawker")
