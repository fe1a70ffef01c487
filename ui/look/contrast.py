"""How strongly things stand out: as usual, more, or as the desktop has it."""

from __future__ import annotations

from enum import StrEnum

from PySide6.QtCore import Qt
from PySide6.QtGui import QStyleHints


class Contrast(StrEnum):
    """As the desktop has it, the colours of the poster, or as much contrast as there can be."""

    SYSTEM = "system"
    USUAL = "usual"
    HIGH = "high"


def desktop_wants_more(hints: QStyleHints) -> bool:
    """Whether the desktop asks for high contrast; one that can't say does not."""
    try:
        return hints.accessibility().contrastPreference() == Qt.ContrastPreference.HighContrast
    except AttributeError:
        # Qt before 6.10 does not ask the desktop.
        return False
