"""The fields with which somebody says what is to become of a game: an animation, a picture or a text."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from enum import StrEnum
from typing import Any, Final, NamedTuple

from PySide6.QtCore import QSize, QStandardPaths
from PySide6.QtWidgets import QComboBox, QFormLayout, QLabel, QWidget

from ui.look.text import Phrase, translate
from ui.look.theme import Theme
from ui.look.vocabulary import NAMES
from ui.share.animation import animation
from ui.share.shared_game import SharedGame
from ui.share.steps import Steps
from ui.share.still import size_of, still
from ui.share.writing import written
from ui.table.pieces import Layout

Place = QStandardPaths.StandardLocation


class Subject(NamedTuple):
    """What is exported."""

    game: SharedGame
    shown: Layout
    """The table as it is seen."""
    theme: Theme


class Wanted(StrEnum):
    """What may become of a game."""

    ANIMATION = "animation"
    PICTURE = "picture"
    TEXT = "text"


_WANTED: Final[Mapping[Wanted, Phrase]] = {
    Wanted.ANIMATION: Phrase("share", "Animated picture of the game"),
    Wanted.PICTURE: Phrase("share", "Picture of the position shown"),
    Wanted.TEXT: Phrase("share", "The game in words"),
}
_PICTURES: Final = {"png": "PNG", "webp": "WebP"}
_TEXTS: Final[Mapping[str, Phrase]] = {
    "txt": Phrase("share", "Plain text"),
    "md": Phrase("share", "Markdown"),
}
"""By the ending of the file."""
FRAMES: Final = (QSize(640, 400), QSize(960, 600), QSize(1280, 800))
"""How large an animation may be; every step is about twice the file."""
WIDTHS: Final = (1280, 1920, 2560, 3840)
"""How wide a picture may be."""
_SPEEDS: Final[Mapping[float, Phrase]] = {
    2.0: Phrase("share", "Calm: two seconds a move"),
    1.0: Phrase("share", "Brisk: a second a move"),
    0.5: Phrase("share", "Fast: half a second a move"),
}


class ExportForm(QWidget):
    """Shows what makes sense for what is wanted."""

    def __init__(self, subject: Subject, language: str) -> None:
        """`language` is the one that is proposed."""
        super().__init__()
        self._subject = subject
        self._form = QFormLayout(self)
        self._form.setContentsMargins(0, 0, 0, 0)
        self._form.setVerticalSpacing(12)
        add, sizes = self._add, [size_of(subject.shown, width) for width in WIDTHS]
        self.wanted = add(Phrase("share", "&Export"), [(each, words()) for each, words in _WANTED.items()])
        self.frame = add(Phrase("share", "&Size"), [(size, _pixels(size)) for size in FRAMES])
        self.speed = add(Phrase("share", "S&peed"), [(each, words()) for each, words in _SPEEDS.items()], 1)
        self.pixels = add(Phrase("share", "&Size"), [(size, _pixels(size)) for size in sizes], 1)
        self.picture = add(Phrase("share", "&Format"), _PICTURES.items())
        self.language = add(Phrase("shell", "&Language"), NAMES.items())
        self.language.setCurrentIndex(max(0, self.language.findData(language)))
        self.text = add(Phrase("share", "&Format"), [(each, words()) for each, words in _TEXTS.items()])
        self.wanted.currentIndexChanged.connect(self._follow)
        self._follow()

    @property
    def ending(self) -> str:
        """How the name of the file ends."""
        match self._wanted:
            case Wanted.ANIMATION:
                return "webp"
            case Wanted.PICTURE:
                return str(self.picture.currentData())
            case Wanted.TEXT:
                return str(self.text.currentData())

    @property
    def tells_all(self) -> bool:
        """Whether more is told than the viewer saw: in words, of a game that is over."""
        return self._wanted is Wanted.TEXT and self._subject.game.outcome is not None

    @property
    def kind(self) -> str:
        """What files of that ending are called."""
        return _PICTURES[self.ending] if self.ending in _PICTURES else _TEXTS[self.ending]()

    @property
    def place(self) -> Place:
        """Where such files usually lie."""
        return Place.DocumentsLocation if self._wanted is Wanted.TEXT else Place.PicturesLocation

    def making(self) -> Steps[bytes]:
        """What was asked for, step by step."""
        subject, painters = self._subject, self._subject.game.sight.table.painters
        match self._wanted:
            case Wanted.ANIMATION:
                return animation(subject.game, self.frame.currentData(), subject.theme, self.speed.currentData())
            case Wanted.PICTURE:
                return still(subject.shown, painters, subject.theme, self.pixels.currentData(), self.ending)
            case Wanted.TEXT:
                return written(subject.game, self.language.currentData(), self.ending)

    @property
    def _wanted(self) -> Wanted:
        return Wanted(self.wanted.currentData())

    def _follow(self) -> None:
        for wanted, fields in (
            (Wanted.ANIMATION, (self.frame, self.speed)),
            (Wanted.PICTURE, (self.pixels, self.picture)),
            (Wanted.TEXT, (self.language, self.text)),
        ):
            for field in fields:
                self._form.setRowVisible(field, wanted is self._wanted)

    def _add(self, label: Phrase, choices: Iterable[tuple[Any, str]], chosen: int = 0) -> QComboBox:
        caption, box = QLabel(label()), QComboBox()
        caption.setBuddy(box)
        for value, words in choices:
            box.addItem(words, value)
        box.setCurrentIndex(chosen)
        self._form.addRow(caption, box)
        return box


def _pixels(size: QSize) -> str:
    return translate("share", "{width} × {height} pixels").format(width=size.width(), height=size.height())
