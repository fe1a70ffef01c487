"""Everything the menus offer, with its words and keys."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QObject
from PySide6.QtGui import QAction, QKeySequence

from ui.look.text import Words, translate

Key = QKeySequence.StandardKey
Keys = QKeySequence.StandardKey | str | list[QKeySequence]

HELP: Final = QKeySequence("F1")
_UNSHIFTED: Final = "à&é\"'("
"""What the keys of the digits give without Shift on French keyboards."""


def with_digit(digit: int) -> list[QKeySequence]:
    """Ctrl and a digit, also where that would need Shift."""
    return [QKeySequence(f"Ctrl+{digit}"), QKeySequence(f"Ctrl+{_UNSHIFTED[digit]}")]


class MenuActions(QObject):
    """One `QAction` for each thing a person can ask the window to do."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._words: list[tuple[QAction, Words]] = []
        add = self._add
        self.new = add(lambda: translate("shell", "&New Game…"), Key.New)
        self.open = add(lambda: translate("shell", "&Open…"), Key.Open)
        self.save = add(lambda: translate("shell", "&Save"), Key.Save)
        self.save_as = add(lambda: translate("shell", "Save &As…"), Key.SaveAs, "Ctrl+Shift+S")
        self.restart = add(lambda: translate("shell", "&Restart…"), "Ctrl+R")
        self.close = add(lambda: translate("shell", "&Close"), Key.Close)
        self.quit = add(lambda: translate("shell", "&Quit"), Key.Quit, "Ctrl+Q")
        self.undo = add(lambda: translate("shell", "&Undo"), Key.Undo)
        self.redo = add(lambda: translate("shell", "&Redo"), Key.Redo)
        self.hint = add(lambda: translate("shell", "&Hint"), "H")
        self.pause = add(lambda: translate("shell", "&Pause the Bots"), "Ctrl+P")
        self.step = add(lambda: translate("shell", "Play &One Bot Move"), "Ctrl+Shift+P")
        self.preferences = add(lambda: translate("shell", "&Settings…"), Key.Preferences, "Ctrl+,")
        self.zoom_in = add(lambda: translate("shell", "Zoom &In"), Key.ZoomIn)
        self.zoom_out = add(lambda: translate("shell", "Zoom &Out"), Key.ZoomOut)
        self.fit = add(lambda: translate("shell", "&Fit the Table"), with_digit(0))
        self.full_screen = add(lambda: translate("shell", "F&ull Screen"), Key.FullScreen, "F11")
        self.moves = add(lambda: translate("shell", "&Go to the Moves"), "Ctrl+M")
        self.rules = add(lambda: translate("shell", "&Rules"), [HELP])
        self.about = add(lambda: translate("shell", "&About Voltige"), "Shift+F1")
        self.full_screen.setCheckable(True)
        self.pause.setCheckable(True)
        self.step.setAutoRepeat(False)
        self.quit.setMenuRole(QAction.MenuRole.QuitRole)
        self.preferences.setMenuRole(QAction.MenuRole.PreferencesRole)
        self.about.setMenuRole(QAction.MenuRole.AboutRole)

    @property
    def of_a_game(self) -> tuple[QAction, ...]:
        """Those that need a game on the table."""
        table = (self.zoom_in, self.zoom_out, self.fit, self.moves, self.pause)
        return (self.save, self.save_as, self.restart, self.close, *table)

    def all(self) -> list[QAction]:
        return [action for action, _ in self._words]

    def retranslate(self) -> None:
        """Say everything again in another language."""
        for action, words in self._words:
            action.setText(words())

    def _add(self, words: Words, keys: Keys, otherwise: str = "") -> QAction:
        """`otherwise` are the keys where the platform has no standard ones."""
        # Without the words at first: that way PySide makes all of Qt's theme icons, before the first paint.
        action = QAction(self)
        action.setText(words())
        if isinstance(keys, QKeySequence.StandardKey):
            keys = QKeySequence.keyBindings(keys) or otherwise
        action.setShortcuts([QKeySequence(keys)] if isinstance(keys, str) else keys)
        self._words.append((action, words))
        return action
