"""The page of the settings with the people of the household."""

from __future__ import annotations

from typing import Final

import msgspec
from PySide6.QtCore import QEvent, QObject, QSize, Qt
from PySide6.QtGui import QKeyEvent, QShortcut
from PySide6.QtWidgets import QGridLayout, QLabel, QLineEdit, QListWidget, QListWidgetItem, QPushButton, QWidget

from ui.dialogs.seats.colour_box import ColourBox
from ui.household import LONGEST_NAME, MOST_PEOPLE, Person, find, free_colour, short
from ui.look.text import Phrase, translate
from ui.look.widgets.explanation import Explanation
from ui.look.widgets.field_names import name_field
from ui.look.widgets.plain_text import PlainLabel
from ui.look.widgets.swatch import SIZE, livery_name, swatch
from ui.settings import Settings

LIST: Final = QSize(210, 190)
_ABOUT: Final = Phrase(
    "shell", "New tables are set for these people, in this order. Whoever takes off under a new name joins them."
)
_RETURN: Final = (Qt.Key.Key_Return, Qt.Key.Key_Enter)


class PlayersPage(QWidget):
    """A list of people, and the fields of the one that is chosen; everything is kept at once."""

    def __init__(self, settings: Settings) -> None:
        super().__init__()
        self._settings = settings
        self._people = list(settings.household)
        """As they are listed; who has just been added has no name yet, and is kept with the first letter."""
        self._words: list[tuple[QLabel | QPushButton, Phrase]] = []
        self._about = Explanation()
        self.list = QListWidget()
        self.name = QLineEdit()
        self.colour = ColourBox()
        self.reason = PlainLabel()
        self.add = self._button(Phrase("shell", "&Add"))
        self.up = self._button(Phrase("shell", "Move &up"))
        self.down = self._button(Phrase("shell", "Move &down"))
        self.remove = self._button(Phrase("shell", "&Remove"))
        self._build()
        self._connect()
        self.retranslate()
        self.list.setCurrentRow(0)
        self._show_person()

    def retranslate(self) -> None:
        """Say everything in the language of the moment."""
        self._about.setText(_ABOUT())
        for widget, words in self._words:
            widget.setText(words())
        name_field(self.list, translate("shell", "Players"))
        self.colour.retranslate()
        self._list_people()

    # --- what can be done --------------------------------------------------------------------------------

    def _add(self) -> None:
        """List somebody new, to be named at once."""
        nameless = next((row for row, person in enumerate(self._people) if not person.name), None)
        if nameless is None:
            nameless = len(self._people)
            self._people.append(Person("", free_colour(self._people)))
        self._list_people(nameless)
        self.name.setFocus()

    def _remove(self) -> None:
        row = self.list.currentRow()
        if row >= 0:
            del self._people[row]
            self._keep(min(row, len(self._people) - 1))
            self.list.setFocus()

    def _move(self, by: int) -> None:
        row = self.list.currentRow()
        if row >= 0 and 0 <= row + by < len(self._people):
            self._people.insert(row + by, self._people.pop(row))
            self._keep(row + by)
            # The button that was pressed may be of no use any more.
            if not (self.up if by < 0 else self.down).isEnabled():
                self.list.setFocus()

    def _move_up(self) -> None:
        self._move(-1)

    def _move_down(self) -> None:
        self._move(1)

    def _rename(self, written: str) -> None:
        """Take a name letter by letter; what can't be one is told, and the person keeps the name before it."""
        row, name = self.list.currentRow(), short(written)
        others = [person for index, person in enumerate(self._people) if index != row]
        if not name:
            self.reason.setText(translate("shell", "Everybody needs a name."))
        elif find(others, name) is not None:
            self.reason.setText(translate("shell", "Two players are called {name}.").format(name=name))
        else:
            self.reason.clear()
            self._change(name=name)

    def _paint(self) -> None:
        self._change(colour=self.colour.livery)

    def _change(self, **parts: str) -> None:
        row = self.list.currentRow()
        self._people[row] = msgspec.structs.replace(self._people[row], **parts)
        self._settings.household = self._people
        self._write(self.list.item(row), self._people[row])
        self._offer()

    def _keep(self, row: int) -> None:
        self._settings.household = self._people
        self._list_people(row)

    # --- what is shown -----------------------------------------------------------------------------------

    def _list_people(self, chosen: int | None = None) -> None:
        chosen = self.list.currentRow() if chosen is None else chosen
        self.list.blockSignals(True)
        self.list.clear()
        for person in self._people:
            item = QListWidgetItem(self.list)
            self._write(item, person)
        self.list.setCurrentRow(chosen)
        self.list.blockSignals(False)
        self._show_person()

    def _write(self, item: QListWidgetItem, person: Person) -> None:
        name = person.name or translate("shell", "no name yet")
        item.setText(name)
        item.setIcon(swatch(person.colour))
        item.setData(Qt.ItemDataRole.AccessibleTextRole, f"{name}, {livery_name(person.colour)}")

    def _show_person(self) -> None:
        """Have the fields show the person that is chosen in the list."""
        row = self.list.currentRow()
        person = self._people[row] if row >= 0 else None
        self.reason.clear()
        if person is None or short(self.name.text()) != person.name:
            self.name.setText(person.name if person else "")
        if person is not None:
            self.colour.choose(person.colour)
        self._offer()

    def _offer(self) -> None:
        """Let nothing be pressed that would do nothing."""
        row, last = self.list.currentRow(), len(self._people) - 1
        for widget in (self.name, self.colour, self.remove):
            widget.setEnabled(row >= 0)
        self.up.setEnabled(row > 0)
        self.down.setEnabled(0 <= row < last)
        self.add.setEnabled(len(self._people) < MOST_PEOPLE)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        # Return would close the dialog, in which somebody may be about to write the next name.
        if event.type() is QEvent.Type.KeyPress and isinstance(event, QKeyEvent) and event.key() in _RETURN:
            self.list.setFocus()
            return True
        return super().eventFilter(watched, event)

    # --- layout ------------------------------------------------------------------------------------------

    def _build(self) -> None:
        self.list.setMinimumSize(LIST)
        self.list.setIconSize(QSize(SIZE, SIZE))
        self.name.setMaxLength(LONGEST_NAME)
        self.reason.setObjectName("reason")
        self.reason.setWordWrap(True)
        grid = QGridLayout(self)
        grid.setContentsMargins(20, 16, 20, 10)
        grid.setHorizontalSpacing(16)
        grid.addWidget(self._about, 0, 0, 1, 3)
        grid.addWidget(self.list, 1, 0, 5, 1)
        grid.addWidget(self._caption(Phrase("shell", "&Name"), self.name), 1, 1)
        grid.addWidget(self.name, 1, 2)
        grid.addWidget(self._caption(Phrase("shell", "&Colour"), self.colour), 2, 1)
        grid.addWidget(self.colour, 2, 2)
        grid.addWidget(self.up, 3, 1)
        grid.addWidget(self.down, 3, 2)
        grid.addWidget(self.reason, 4, 1, 1, 2)
        grid.setRowStretch(5, 1)
        grid.addWidget(self.add, 6, 0)
        grid.addWidget(self.remove, 6, 1, 1, 2)

    def _connect(self) -> None:
        self.list.currentRowChanged.connect(self._show_person)
        self.name.textEdited.connect(self._rename)
        self.name.editingFinished.connect(self._show_person)
        self.name.installEventFilter(self)
        self.colour.activated.connect(self._paint)
        self.add.clicked.connect(self._add)
        self.up.clicked.connect(self._move_up)
        self.down.clicked.connect(self._move_down)
        self.remove.clicked.connect(self._remove)
        keys = (
            ("Del", self._remove),
            ("F2", self.name.setFocus),
            ("Ins", self._add),
            ("Alt+Up", self._move_up),
            ("Alt+Down", self._move_down),
        )
        for key, do in keys:
            QShortcut(key, self.list, do, context=Qt.ShortcutContext.WidgetShortcut)

    def _caption(self, words: Phrase, field: QWidget) -> QLabel:
        label = QLabel()
        label.setBuddy(field)
        self._words.append((label, words))
        return label

    def _button(self, words: Phrase) -> QPushButton:
        button = QPushButton()
        # Return in a field is not meant for it.
        button.setAutoDefault(False)
        self._words.append((button, words))
        return button
