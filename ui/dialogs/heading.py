"""A heading over a part of a dialog."""

from __future__ import annotations

from PySide6.QtWidgets import QLabel

from ui.look.style import set_as_heading


def heading(words: str) -> QLabel:
    """The words as a heading."""
    label = QLabel(words)
    set_as_heading(label, 14)
    return label
