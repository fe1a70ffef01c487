"""A page of the window that is no game."""

from __future__ import annotations

from PySide6.QtWidgets import QWidget


class OtherPage(QWidget):
    """Stands on a tab of its own, and can be closed without a question."""

    @property
    def title(self) -> str:
        """What its tab is called."""
        raise NotImplementedError

    def retranslate(self) -> None:
        """Say everything again in another language."""
        raise NotImplementedError
