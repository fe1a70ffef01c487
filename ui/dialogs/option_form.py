"""A game's options as fields, made from the struct that the game declares."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from enum import StrEnum
from typing import Any

import msgspec
from PySide6.QtWidgets import QCheckBox, QComboBox, QLabel, QVBoxLayout, QWidget

from core.game import Options, Seat
from ui.look.phrases import BY_LOT
from ui.look.text import OptionWords, translate
from ui.look.widgets.explanation import Explanation


class OptionForm(QWidget):
    """A field per option, with a sentence under each that says what it means."""

    def __init__(self, kind: type[Options], words: Mapping[str, OptionWords], chosen: Mapping[str, Any]) -> None:
        """`chosen` is what the table took last time; what no longer fits is left at its default."""
        super().__init__()
        self._kind = kind
        self._read: dict[str, Callable[[], Any]] = {}
        self._seats: list[QComboBox] = []
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)
        start = _options(kind, chosen)
        for field in msgspec.structs.fields(kind):
            self._add(field.name, field.type, words[field.name], getattr(start, field.name))

    def options(self) -> Options:
        """What the fields say now."""
        return self._kind(**{name: read() for name, read in self._read.items()})

    def name_seats(self, names: Sequence[str]) -> None:
        """Offer these players, and no others, where one of them is to be chosen."""
        for box in self._seats:
            chosen = box.currentData()
            box.clear()
            box.addItem(BY_LOT(), None)
            for seat, name in enumerate(names):
                box.addItem(name or translate("shell", "Seat {number}").format(number=seat + 1), seat)
            if chosen in range(len(names)):
                box.setCurrentIndex(chosen + 1)

    def _add(self, name: str, kind: Any, words: OptionWords, value: Any) -> None:
        if kind is bool:
            self._add_check(name, words, value)
        elif kind == Seat | None:
            self._add_seat(name, words, value)
        elif issubclass(kind, StrEnum):
            self._add_choice(name, kind, words, value)
        else:
            raise TypeError(f"no field for {kind}, which option {name} is made of")
        self._column.addWidget(Explanation(words.explanation()))

    def _add_check(self, name: str, words: OptionWords, value: bool) -> None:
        box = QCheckBox(words.label())
        box.setObjectName(name)
        box.setChecked(value)
        self._read[name] = box.isChecked
        self._column.addWidget(box)

    def _add_choice(self, name: str, kind: type[StrEnum], words: OptionWords, value: StrEnum) -> None:
        box = self._add_box(name, words)
        for choice in kind:
            box.addItem(words.choices[choice](), choice)
        box.setCurrentIndex(list(kind).index(value))
        self._read[name] = lambda: kind(box.currentData())

    def _add_seat(self, name: str, words: OptionWords, value: Seat | None) -> None:
        """A player, or chance; the players are offered once they are named."""
        box = self._add_box(name, words)
        box.addItem("", value)
        self._seats.append(box)
        self._read[name] = box.currentData

    def _add_box(self, name: str, words: OptionWords) -> QComboBox:
        label = QLabel(words.label())
        box = QComboBox()
        box.setObjectName(name)
        label.setBuddy(box)
        self._column.addWidget(label)
        self._column.addWidget(box)
        return box


def _options(kind: type[Options], chosen: Mapping[str, Any]) -> Options:
    try:
        return msgspec.convert(dict(chosen), kind)
    except msgspec.ValidationError:
        return kind()
