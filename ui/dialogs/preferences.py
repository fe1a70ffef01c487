"""The settings dialog; everything takes effect at once, so there is nothing to confirm."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from enum import StrEnum
from typing import Final, TypeVar

from PySide6.QtCore import QEvent, Qt
from PySide6.QtWidgets import (
    QComboBox,
    QDialog,
    QDialogButtonBox,
    QFormLayout,
    QLabel,
    QTabWidget,
    QVBoxLayout,
    QWidget,
)

from ui.dialogs.fitting_scroll_area import FittingScrollArea
from ui.dialogs.players_page import PlayersPage
from ui.dialogs.volume_row import Trial, VolumeRow
from ui.look.contrast import Contrast
from ui.look.numbers import percent
from ui.look.style import text_scale
from ui.look.text import Phrase, translate
from ui.look.vocabulary import NAMES
from ui.settings import Appearance, Language, Settings, TextSize
from ui.sound.choice import SoundChoice
from ui.table.bots.reaction_time import ReactionTime
from ui.table.input.gesture_mode import GestureMode
from ui.table.stage.speed import Animation
from ui.table.story.pace_words import pace_words
from ui.table_settings import Hints, TableSettings, Thinking

TABS: Final = 40
"""How high the row of tabs is."""

E = TypeVar("E", bound=StrEnum)


class Preferences(QDialog):
    """One page for language, colours, motion, gestures, hints, bots and sounds, and one for the people who play."""

    def __init__(self, settings: Settings, changed: Callable[[], None], parent: QWidget, trial: Trial) -> None:
        """`changed` is called after every choice; sounds are tried with `trial`."""
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self._changed = changed
        self._captions: list[tuple[QLabel, Phrase]] = []
        self._boxes: list[tuple[QComboBox, Callable[[], Iterable[str]]]] = []
        self.general = QWidget()
        self._form = QFormLayout(self.general)
        self._form.setContentsMargins(20, 20, 20, 10)
        self._form.setVerticalSpacing(12)
        choice, table = self._choice, settings.table
        self.language = choice(Phrase("shell", "&Language"), _languages, settings, "language")
        self.appearance = choice(Phrase("shell", "&Colours"), _appearances, settings, "appearance")
        self.contrast = choice(Phrase("shell", "Con&trast"), _contrasts, settings, "contrast")
        self.text_size = choice(Phrase("shell", "&Text size"), _text_sizes, settings, "text_size")
        self.animation = choice(Phrase("shell", "&Animation"), _animations, table, "animation")
        self.pace = choice(Phrase("shell", "Bots' &pace"), pace_words, table, "pace")
        self.hands = choice(Phrase("shell", "&Move pieces by"), _hands, table, "gesture_mode")
        self.hints = choice(Phrase("shell", "&Hints, and odds if any"), _hints, table, "hints")
        self.reaction_time = choice(Phrase("shell", "Time to &react in races"), _reaction_times, table, "reaction_time")
        self.thinking = choice(Phrase("shell", "&Bots think"), _thinking, table, "thinking")
        self.sound = choice(Phrase("shell", "&Sounds"), _sounds, table, "sound")
        self.volume = VolumeRow(table, trial)
        self._add_row(Phrase("shell", "&Volume"), self.volume)
        self._form.addRow(self.volume.said)
        self.players = PlayersPage(settings)
        self.pages = QTabWidget()
        self.pages.setDocumentMode(True)
        # Its bar takes the focus, which tells what it is.
        self.pages.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        for page in (self.general, self.players):
            self.pages.addTab(FittingScrollArea(page, round(TABS * text_scale())), "")
        buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Close)
        buttons.rejected.connect(self.reject)
        footer = QVBoxLayout()
        footer.setContentsMargins(20, 8, 20, 16)
        footer.addWidget(buttons)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(self.pages, 1)
        column.addLayout(footer)
        self._retranslate()
        self.language.setFocus()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() is QEvent.Type.LanguageChange:
            self._retranslate()

    def _retranslate(self) -> None:
        """Say everything in the language that may have been chosen right here."""
        self.setWindowTitle(translate("shell", "Settings"))
        self.pages.setTabText(0, translate("shell", "General"))
        self.pages.setTabText(1, translate("shell", "Players"))
        self.players.retranslate()
        self.volume.retranslate()
        for caption, label in self._captions:
            caption.setText(label())
        for box, words in self._boxes:
            for index, word in enumerate(words()):
                box.setItemText(index, word)
            _widen(box)

    def _choice(
        self, label: Phrase, words: Callable[[], Mapping[E, str]], kept: Settings | TableSettings, name: str
    ) -> QComboBox:
        """A box for the setting of that name."""
        box = QComboBox()
        values = list(words())
        for value in values:
            box.addItem("", value)
        box.setCurrentIndex(values.index(getattr(kept, name)))
        box.currentIndexChanged.connect(lambda index: self._set(kept, name, values[index]))
        self._add_row(label, box)
        self._boxes.append((box, lambda: words().values()))
        return box

    def _add_row(self, label: Phrase, widget: QWidget) -> None:
        caption = QLabel()
        caption.setBuddy(widget)
        self._form.addRow(caption, widget)
        self._captions.append((caption, label))

    def _set(self, kept: Settings | TableSettings, name: str, value: StrEnum) -> None:
        setattr(kept, name, value)
        self.volume.follow()
        self._changed()


def _widen(box: QComboBox) -> None:
    """Leave room for all words of a list; Qt remembers the width of those that were there at first."""
    before = box.sizeAdjustPolicy()
    box.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToContents)
    box.setMinimumWidth(box.sizeHint().width())
    # For good it would have each list go its own width, out of line with the others.
    box.setSizeAdjustPolicy(before)


def _languages() -> Mapping[Language, str]:
    named = {Language(code): name for code, name in NAMES.items()}
    return {Language.SYSTEM: translate("shell", "Same as the system"), **named}


def _appearances() -> Mapping[Appearance, str]:
    return {
        Appearance.SYSTEM: translate("shell", "Same as the system"),
        Appearance.LIGHT: translate("shell", "By day (light)"),
        Appearance.DARK: translate("shell", "By night (dark)"),
    }


def _contrasts() -> Mapping[Contrast, str]:
    return {
        Contrast.SYSTEM: translate("shell", "Same as the system"),
        Contrast.USUAL: translate("shell", "Usual"),
        Contrast.HIGH: translate("shell", "High"),
    }


def _text_sizes() -> Mapping[TextSize, str]:
    return {size: percent(size.factor) for size in TextSize}


def _animations() -> Mapping[Animation, str]:
    return {
        Animation.SYSTEM: translate("shell", "Same as the system"),
        Animation.OFF: translate("shell", "Off"),
        Animation.FAST: translate("shell", "Fast"),
        Animation.NORMAL: translate("shell", "Normal"),
        Animation.SLOW: translate("shell", "Slow"),
    }


def _hands() -> Mapping[GestureMode, str]:
    return {
        GestureMode.BOTH: translate("shell", "Dragging or clicking"),
        GestureMode.DRAG: translate("shell", "Dragging only"),
        GestureMode.CLICK: translate("shell", "Clicking only"),
    }


def _hints() -> Mapping[Hints, str]:
    return {
        Hints.ON: translate("shell", "Switched on"),
        Hints.OFF: translate("shell", "Switched off"),
    }


def _sounds() -> Mapping[SoundChoice, str]:
    return {
        SoundChoice.SYSTEM: translate("shell", "Same as the system"),
        SoundChoice.ON: translate("shell", "Switched on"),
        SoundChoice.OFF: translate("shell", "Switched off"),
    }


def _reaction_times() -> Mapping[ReactionTime, str]:
    return {
        ReactionTime.USUAL: translate("shell", "Usual"),
        ReactionTime.DOUBLE: translate("shell", "Twice as long"),
        ReactionTime.WAIT: translate("shell", "Wait for me"),
    }


def _thinking() -> Mapping[Thinking, str]:
    return {
        Thinking.BRIEFLY: translate("shell", "A moment"),
        Thinking.USUAL: translate("shell", "A second at most"),
        Thinking.LONG: translate("shell", "Two seconds at most"),
        Thinking.LONGEST: translate("shell", "Three seconds at most"),
    }
