"""The actions of the menus, with their words and keys."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QObject
from PySide6.QtGui import QAction, QKeySequence

from ui.look.text import Phrase

Key = QKeySequence.StandardKey
Keys = QKeySequence.StandardKey | str | list[QKeySequence]

HELP: Final = QKeySequence("F1")
_UNSHIFTED: Final = "à&é\"'("
"""What the keys of the digits give without Shift on French keyboards."""


def with_digit(digit: int) -> list[QKeySequence]:
    """Ctrl and a digit, also where that would need Shift; without it the next digits mean something else."""
    return [QKeySequence(f"Ctrl+{key}") for key in (str(digit), *_UNSHIFTED[digit : digit + 1])]


class MenuActions(QObject):
    """One `QAction` for each thing a person can ask the window to do."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._words: list[tuple[QAction, Phrase]] = []
        add = self._add
        self.new = add(Phrase("shell", "&New Game…"), Key.New)
        self.open = add(Phrase("shell", "&Open…"), Key.Open)
        self.record = add(Phrase("shell", "Record of &Games"), "Ctrl+Shift+R")
        self.save = add(Phrase("shell", "&Save"), Key.Save)
        self.save_as = add(Phrase("shell", "Save &As…"), Key.SaveAs, "Ctrl+Shift+S")
        self.copy_picture = add(Phrase("shell", "Copy as &Picture"), "Ctrl+Shift+C")
        self.export = add(Phrase("shell", "&Export…"), "Ctrl+Shift+E")
        self.play_on = add(Phrase("shell", "Play On from &Here…"), "Ctrl+Shift+P")
        self.restart = add(Phrase("shell", "&Restart…"), "F5")
        self.review = add(Phrase("shell", "Re&view This Game"), "Ctrl+R")
        self.close = add(Phrase("shell", "&Close"), Key.Close)
        self.quit = add(Phrase("shell", "&Quit"), Key.Quit, "Ctrl+Q")
        self.undo = add(Phrase("shell", "&Undo"), Key.Undo)
        self.redo = add(Phrase("shell", "&Redo"), Key.Redo)
        self.hint = add(Phrase("shell", "&Hint"), "H")
        self.play_for_me = add(Phrase("shell", "Play for &Me"), "D")
        self.since = add(Phrase("shell", "Since My Last &Turn"), "S")
        self.timeline = add(Phrase("shell", "Time&line"), "T")
        self.pause = add(Phrase("shell", "&Pause the Bots"), "P")
        self.step = add(Phrase("shell", "Play &One Bot Move"), "Shift+P")
        self.preferences = add(Phrase("shell", "&Settings…"), Key.Preferences, "Ctrl+,")
        self.zoom_in = add(Phrase("shell", "Zoom &In"), Key.ZoomIn)
        self.zoom_out = add(Phrase("shell", "Zoom &Out"), Key.ZoomOut)
        self.fit = add(Phrase("shell", "&Fit the Table"), with_digit(0))
        self.full_screen = add(Phrase("shell", "F&ull Screen"), Key.FullScreen, "F11")
        self.moves = add(Phrase("shell", "&Go to the Moves"), "Ctrl+M")
        self.next_pane = add(Phrase("shell", "&Next Pane"), "F6")
        self.previous_pane = add(Phrase("shell", "&Previous Pane"), "Shift+F6")
        self.rules = add(Phrase("shell", "&Rules"), [HELP])
        self.keyboard = add(Phrase("shell", "&Keyboard…"), "Ctrl+F1")
        self.about = add(Phrase("shell", "&About Voltige"), "Shift+F1")
        self.full_screen.setCheckable(True)
        self.pause.setCheckable(True)
        self.timeline.setCheckable(True)
        # A key that is held down would be many moves, or a table that comes and goes.
        for action in (self.step, self.pause, self.timeline, self.play_for_me, self.restart):
            action.setAutoRepeat(False)
        self.quit.setMenuRole(QAction.MenuRole.QuitRole)
        self.preferences.setMenuRole(QAction.MenuRole.PreferencesRole)
        self.about.setMenuRole(QAction.MenuRole.AboutRole)

    @property
    def of_a_game(self) -> tuple[QAction, ...]:
        """Those that need a game on the table."""
        table = (self.zoom_in, self.zoom_out, self.fit, self.moves, self.since, self.pause)
        return (self.save, self.save_as, self.copy_picture, self.export, self.restart, self.close, *table)

    def all(self) -> list[QAction]:
        return [action for action, _ in self._words]

    def named(self) -> list[tuple[str, QAction, Phrase]]:
        """All of them, each with a name that stays the same in every language."""
        names = {action: name for name, action in vars(self).items() if isinstance(action, QAction)}
        return [(names[action], action, words) for action, words in self._words]

    def retranslate(self) -> None:
        """Say everything again in another language."""
        for action, words in self._words:
            action.setText(words())

    def _add(self, words: Phrase, keys: Keys, otherwise: str = "") -> QAction:
        """`otherwise` are the keys where the platform has no standard ones."""
        # Without the words at first: that way PySide makes all of Qt's theme icons, before the first paint.
        action = QAction(self)
        action.setText(words())
        if isinstance(keys, QKeySequence.StandardKey):
            keys = QKeySequence.keyBindings(keys) or otherwise
        action.setShortcuts([QKeySequence(keys)] if isinstance(keys, str) else keys)
        self._words.append((action, words))
        return action
