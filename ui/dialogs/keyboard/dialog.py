"""Help with the keyboard: all keys in groups, and those of the menus to be changed."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QAction, QKeySequence
from PySide6.QtWidgets import (
    QDialog,
    QDialogButtonBox,
    QHBoxLayout,
    QHeaderView,
    QLabel,
    QPushButton,
    QTreeWidget,
    QTreeWidgetItem,
    QVBoxLayout,
    QWidget,
)

from ui.dialogs.keyboard.fixed_keys import FIXED, reserved
from ui.dialogs.keyboard.key_field import KeyField
from ui.look.text import translate
from ui.look.widgets.aloud import say_aloud
from ui.look.widgets.screen_fit import room_for
from ui.shell.menus.shortcuts import Entry, Shortcuts

USUAL: Final = QSize(680, 640)
NATIVE: Final = QKeySequence.SequenceFormat.NativeText
_COMMON: Final = re.compile(r"(^|\+)(.|F\d+)$")

Sections = Sequence[tuple[str, Sequence[QAction]]]


class KeyboardDialog(QDialog):
    """A list of everything, and under it the keys of the line that is selected; each change takes effect at once."""

    def __init__(self, shortcuts: Shortcuts, sections: Sections, parent: QWidget) -> None:
        """`sections` are the menus, each with its title."""
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setWindowTitle(translate("keys", "Keyboard"))
        self._shortcuts = shortcuts
        self.list = _list()
        self.lines: list[tuple[QTreeWidgetItem, Entry | None]] = []
        """All lines but the titles; those whose keys can be changed with their actions."""
        self.field = KeyField()
        self.off = QPushButton(translate("keys", "Switch &off"))
        self.usual = QPushButton(translate("keys", "As &usual"))
        self.note = QLabel()
        self.note.setWordWrap(True)
        self._caption = QLabel(translate("keys", "&Keys:"))
        self._caption.setBuddy(self.field)
        self.buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Close)
        self.all_usual = QPushButton(translate("keys", "&All as usual"))
        self.buttons.addButton(self.all_usual, QDialogButtonBox.ButtonRole.ResetRole)
        for button in (self.off, self.usual, self.all_usual, *self.buttons.buttons()):
            if isinstance(button, QPushButton):
                # Return in the list or the field changes nothing by itself.
                button.setAutoDefault(False)
        self._lay_out()
        self._fill(sections)
        self.list.currentItemChanged.connect(self._follow)
        # Not with every change: the first key pressed, even Ctrl alone, empties the field.
        self.field.editingFinished.connect(self._choose)
        self.off.clicked.connect(self._switch_off)
        self.usual.clicked.connect(self._reset)
        self.all_usual.clicked.connect(self._reset_all)
        self.buttons.rejected.connect(self.reject)
        self.list.setCurrentItem(self.lines[0][0])
        self.list.setFocus()

    def _lay_out(self) -> None:
        row = QHBoxLayout()
        row.addWidget(self._caption)
        row.addWidget(self.field, 1)
        row.addWidget(self.off)
        row.addWidget(self.usual)
        column = QVBoxLayout(self)
        column.setContentsMargins(16, 16, 16, 14)
        column.setSpacing(10)
        column.addWidget(self.list, 1)
        column.addLayout(row)
        column.addWidget(self.note)
        column.addWidget(self.buttons)
        # Two lines are kept for it, so that nothing moves when it speaks.
        self.note.setMinimumHeight(2 * self.note.fontMetrics().lineSpacing())
        self.note.setAlignment(Qt.AlignmentFlag.AlignTop)
        self.resize(USUAL.boundedTo(room_for(self)))

    def _fill(self, sections: Sections) -> None:
        for title, actions in sections:
            entries = [entry for action in actions if (entry := self._shortcuts.entry_of(action)) is not None]
            if entries:
                group = self._group(title)
                for entry in entries:
                    self.lines.append((QTreeWidgetItem(group, [entry.title, ""]), entry))
        for words, lines in FIXED:
            group = self._group(words())
            for does, keys in lines:
                named = keys if isinstance(keys, str) else keys()
                self.lines.append((QTreeWidgetItem(group, [does(), named]), None))
        self.list.expandAll()
        self._write_keys()

    def _group(self, title: str) -> QTreeWidgetItem:
        group = QTreeWidgetItem(self.list, [title])
        group.setFlags(Qt.ItemFlag.ItemIsEnabled)
        group.setFirstColumnSpanned(True)
        font = group.font(0)
        font.setBold(True)
        group.setFont(0, font)
        return group

    @property
    def selected(self) -> Entry | None:
        """The action of the line that is selected, if its keys can be changed."""
        current = self.list.currentItem()
        return next((entry for line, entry in self.lines if line is current), None)

    def _write_keys(self) -> None:
        for line, entry in self.lines:
            if entry is not None:
                line.setText(1, _named(entry.action.shortcuts()) or translate("keys", "switched off"))

    # --- changing ----------------------------------------------------------------------------------------

    def _follow(self) -> None:
        """Offer what can be done with the line that is selected."""
        entry = self.selected
        for widget in (self._caption, self.field, self.off, self.usual):
            widget.setEnabled(entry is not None)
        self._show(entry)
        self._say("" if entry is not None else translate("keys", "These keys can't be changed."), warning=False)

    def _show(self, entry: Entry | None) -> None:
        self.field.setKeySequence(QKeySequence() if entry is None else entry.action.shortcut())

    def _choose(self) -> None:
        entry, keys = self.selected, self.field.keySequence()
        if entry is None or keys.isEmpty():
            self._show(entry)
            return
        named, owner, needed = keys.toString(NATIVE), self._shortcuts.owner(keys), reserved(keys)
        if owner is not None and owner is not entry:
            self._refuse(entry, translate("keys", "{keys} already means: {action}."), named, owner.title)
        elif needed is not None:
            self._refuse(entry, needed(), named)
        elif owner is None:
            self._shortcuts.change(entry, keys)
            self._changed()

    def _switch_off(self) -> None:
        if (entry := self.selected) is not None:
            self._shortcuts.change(entry, QKeySequence())
            self._changed()

    def _refuse(self, entry: Entry, words: str, keys: str, action: str = "") -> None:
        self._show(entry)
        self._say(words.format(keys=keys, action=action), warning=True)

    def _reset(self) -> None:
        entry = self.selected
        if entry is None:
            return
        owner = self._shortcuts.reset(entry)
        if owner is not None:
            words = translate("keys", "{keys} already means: {action}.")
            self._refuse(entry, words, _named(entry.usual), owner.title)
        else:
            self._changed()

    def _reset_all(self) -> None:
        self._shortcuts.reset_all()
        self._changed()

    def _changed(self) -> None:
        self._write_keys()
        self._follow()

    def _say(self, words: str, warning: bool) -> None:
        self.note.setObjectName("reason" if warning else "explanation")
        self.note.style().polish(self.note)
        self.note.setText(words)
        say_aloud(self.note, words)


def _list() -> QTreeWidget:
    made = QTreeWidget()
    made.setColumnCount(2)
    made.setHeaderLabels([translate("keys", "What it does"), translate("keys", "Keys")])
    made.setAccessibleName(translate("keys", "Keyboard"))
    made.setRootIsDecorated(False)
    made.setItemsExpandable(False)
    made.setExpandsOnDoubleClick(False)
    made.setIndentation(16)
    made.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
    header = made.header()
    header.setStretchLastSection(False)
    header.setSectionResizeMode(0, QHeaderView.ResizeMode.Stretch)
    header.setSectionResizeMode(1, QHeaderView.ResizeMode.ResizeToContents)
    return made


def _named(every: Sequence[QKeySequence]) -> str:
    """The first keys, and others that most keyboards have: Qt knows some of office keyboards too."""
    usual = [keys for keys in every[1:] if _COMMON.search(keys.toString())]
    return ", ".join(keys.toString(NATIVE) for keys in (*every[:1], *usual))
