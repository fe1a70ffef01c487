"""The keys that can't be changed, with what they do, and what keeps others from being chosen."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QKeyCombination, Qt
from PySide6.QtGui import QKeySequence

from ui.look.text import Phrase
from ui.table.input.reactions import KEYS

Key = Qt.Key
_TABLE: Final = frozenset(
    {Key.Key_Escape, Key.Key_Return, Key.Key_Enter, Key.Key_Space, Key.Key_Tab, Key.Key_Backtab}
    | {Key.Key_Left, Key.Key_Right, Key.Key_Up, Key.Key_Down, Key.Key_PageUp, Key.Key_PageDown}
)
_SHIFTED: Final = (Qt.KeyboardModifier.NoModifier, Qt.KeyboardModifier.ShiftModifier)

Line = tuple[Phrase, Phrase | str]
"""What keys do, and which; names of keys are words, and letters are not."""

FIXED: Final[tuple[tuple[Phrase, tuple[Line, ...]], ...]] = (
    (
        Phrase("keys", "Anywhere in the window"),
        (
            (Phrase("keys", "On to the next field, or back"), Phrase("keys", "Tab, Shift+Tab")),
            (Phrase("keys", "Back to the table"), Phrase("keys", "Esc")),
            (Phrase("keys", "Play the selected line in the list of moves"), Phrase("keys", "Return")),
        ),
    ),
    (
        Phrase("keys", "At the table"),
        (
            (Phrase("keys", "From place to place; to the lit ones first"), Phrase("keys", "Arrow keys")),
            (Phrase("keys", "Take up, put down, press a button"), Phrase("keys", "Space or Return")),
            (Phrase("keys", "Give up: an aim, a selection, what is put down"), Phrase("keys", "Esc")),
            (Phrase("keys", "Go on while something is being shown"), Phrase("keys", "Space or Return")),
        ),
    ),
    (
        Phrase("keys", "While aiming"),
        (
            (Phrase("keys", "Turn"), Phrase("keys", "Left, Right")),
            (Phrase("keys", "Harder, softer"), Phrase("keys", "Up, Down")),
            (Phrase("keys", "Hit the die higher or lower"), Phrase("keys", "Page Up, Page Down")),
            (Phrase("keys", "In small steps, in large ones"), Phrase("keys", "with Shift, with Ctrl")),
            (Phrase("keys", "Flick"), Phrase("keys", "Space or Return")),
        ),
    ),
    (
        Phrase("keys", "In races and calls, from the first seat to the last"),
        (
            (Phrase("keys", "Claim the turn, or call “Targets!”"), " ".join(KEYS[0])),
            (Phrase("keys", "Make the second call on offer"), " ".join(KEYS[1])),
            (Phrase("keys", "Make the third call on offer"), " ".join(KEYS[2])),
        ),
    ),
    (
        Phrase("keys", "In the rulebook"),
        (
            (Phrase("keys", "Search, go on searching"), Phrase("keys", "Ctrl+F, F3")),
            (Phrase("keys", "Back to where you were"), Phrase("keys", "Alt+Left")),
            (Phrase("keys", "End the search, close the book"), Phrase("keys", "Esc")),
        ),
    ),
)


def reserved(keys: QKeySequence) -> Phrase | None:
    """Why keys can't be chosen for an action: something fixed needs them."""
    if any(keys == QKeySequence(QKeyCombination(shifted, key)) for key in _TABLE for shifted in _SHIFTED):
        return Phrase("keys", "{keys} is needed at the table.")
    if any(keys == QKeySequence(letter) for letter in "".join(KEYS)):
        return Phrase("keys", "{keys} is somebody's key in races and calls.")
    return None
