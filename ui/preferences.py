"""The settings dialog; everything takes effect at once, so there is nothing to confirm."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from enum import StrEnum
from typing import TypeVar

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QComboBox, QDialog, QDialogButtonBox, QFormLayout, QLabel, QVBoxLayout, QWidget

from ui.settings import Appearance, Hints, Language, Settings, Thinking
from ui.table.hand import Hands
from ui.table.motion import Speed
from ui.text import translate

E = TypeVar("E", bound=StrEnum)


class Preferences(QDialog):
    """Language, colours, motion, gestures, hints and bots."""

    def __init__(self, settings: Settings, changed: Callable[[], None], parent: QWidget) -> None:
        """`changed` is called after every choice."""
        super().__init__(parent)
        self.setWindowTitle(translate("shell", "Settings"))
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self._settings = settings
        self._changed = changed
        self._form = QFormLayout()
        self._form.setVerticalSpacing(12)
        self.language = self._choice(translate("shell", "&Language"), _languages(), settings.language, "language")
        self.appearance = self._choice(
            translate("shell", "&Colours"), _appearances(), settings.appearance, "appearance"
        )
        self.speed = self._choice(translate("shell", "&Animation"), _speeds(), settings.speed, "speed")
        self.hands = self._choice(translate("shell", "&Move pieces by"), _hands(), settings.hands, "hands")
        self.hints = self._choice(translate("shell", "&Hints and odds"), _hints(), settings.hints, "hints")
        self.thinking = self._choice(translate("shell", "&Bots think"), _thinking(), settings.thinking, "thinking")
        buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Close)
        buttons.rejected.connect(self.reject)
        column = QVBoxLayout(self)
        column.setContentsMargins(20, 20, 20, 16)
        column.setSpacing(18)
        column.addLayout(self._form)
        column.addWidget(buttons)

    def _choice(self, label: str, words: Mapping[E, str], now: E, name: str) -> QComboBox:
        box = QComboBox()
        for value, word in words.items():
            box.addItem(word, value)
        box.setCurrentIndex(list(words).index(now))
        box.currentIndexChanged.connect(lambda index: self._set(name, list(words)[index]))
        caption = QLabel(label)
        caption.setBuddy(box)
        self._form.addRow(caption, box)
        return box

    def _set(self, name: str, value: StrEnum) -> None:
        setattr(self._settings, name, value)
        self._changed()


def _languages() -> Mapping[Language, str]:
    # Languages name themselves, so that nobody is lost in one they can't read.
    return {
        Language.SYSTEM: translate("shell", "As the system"),
        Language.ENGLISH: "English",
        Language.FRENCH: "Français",
    }


def _appearances() -> Mapping[Appearance, str]:
    return {
        Appearance.SYSTEM: translate("shell", "As the system"),
        Appearance.LIGHT: translate("shell", "By day (light)"),
        Appearance.DARK: translate("shell", "By night (dark)"),
    }


def _speeds() -> Mapping[Speed, str]:
    return {
        Speed.OFF: translate("shell", "Off"),
        Speed.FAST: translate("shell", "Fast"),
        Speed.NORMAL: translate("shell", "Normal"),
        Speed.SLOW: translate("shell", "Slow"),
    }


def _hands() -> Mapping[Hands, str]:
    return {
        Hands.BOTH: translate("shell", "Dragging or clicking"),
        Hands.DRAG: translate("shell", "Dragging only"),
        Hands.CLICK: translate("shell", "Clicking only"),
    }


def _hints() -> Mapping[Hints, str]:
    return {
        Hints.ON: translate("shell", "Switched on"),
        Hints.OFF: translate("shell", "Switched off"),
    }


def _thinking() -> Mapping[Thinking, str]:
    return {
        Thinking.BRIEFLY: translate("shell", "A moment"),
        Thinking.USUAL: translate("shell", "A second at most"),
        Thinking.LONG: translate("shell", "Two seconds at most"),
        Thinking.LONGEST: translate("shell", "Three seconds at most"),
    }
