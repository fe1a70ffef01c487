"""The text of a rulebook: it knows its landmarks, follows links to rules and finds the way back."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Final, NamedTuple

from PySide6.QtCore import Qt, QUrl, Signal
from PySide6.QtGui import QColor, QKeyEvent, QResizeEvent, QShowEvent, QTextCursor, QTextFormat
from PySide6.QtWidgets import QTextBrowser, QTextEdit

from ui.look.theme import Theme
from ui.rulebook.illustrations import Illustrations
from ui.rulebook.source import with_captions
from ui.rulebook.typesetting import Landmark, set_in_type

MARGIN: Final = 24
"""Pixels between the upper edge and what was gone to."""
ROUNDED: Final = 2
"""So many pixels wider than the page may a table get, since Qt rounds its columns."""
Hit = tuple[int, int]


class Place(NamedTuple):
    """Where somebody reads, so that it is found again in another width or language."""

    landmark: str
    through: float
    """How far the page begins on the way from the landmark to the next one, 1 being all of it."""
    caret_after: str
    beyond: int
    """How many signs the caret is after its landmark."""


BEGINNING: Final = Place("", 0.0, "", 0)


class Reader(QTextBrowser):
    """Read and selected with the mouse, or with the keyboard by a caret."""

    moved = Signal()
    """Somebody reads on, or elsewhere."""
    trail_changed = Signal(bool)
    """Whether there is a way back."""

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self._theme = theme
        self._prefix = ""
        self._landmarks = {"": Landmark("", 0)}
        self._trail: list[Place] = []
        self._rule = ""
        self._hits: Sequence[Hit] = ()
        self._hit = 0
        self.illustrations = Illustrations(theme)
        self.document().documentLayout().registerHandler(QTextFormat.ObjectTypes.ImageObject, self.illustrations)
        self.document().setDocumentMargin(20)
        self.setLineWrapMode(QTextEdit.LineWrapMode.FixedPixelWidth)
        self.setOpenLinks(False)
        # Not with the Tab key from link to link, which would hold it up at every one of them.
        self.setTextInteractionFlags(
            Qt.TextInteractionFlag.TextSelectableByMouse
            | Qt.TextInteractionFlag.TextSelectableByKeyboard
            | Qt.TextInteractionFlag.LinksAccessibleByMouse
        )
        self.setCursorWidth(2)
        self.anchorClicked.connect(self._follow_link)
        self.verticalScrollBar().valueChanged.connect(self.moved)
        self.cursorPositionChanged.connect(self.moved)

    # --- the text ----------------------------------------------------------------------------------------

    def write(self, markdown: str, prefix: str, place: Place = BEGINNING) -> None:
        """Show a text, at a place; whatever was marked in another one is not."""
        self._prefix = prefix
        self._hits = ()
        self.document().setMarkdown(with_captions(markdown))
        self._set_in_type()
        self.go_to_place(place)

    def set_theme(self, theme: Theme) -> None:
        self._theme = theme
        self.illustrations.set_theme(theme)
        self._set_in_type()

    @property
    def headings(self) -> list[Landmark]:
        return [landmark for landmark in self._landmarks.values() if landmark.level]

    def _set_in_type(self) -> None:
        # As one change, so that the text is laid out once and not some hundreds of times.
        change = QTextCursor(self.document())
        change.beginEditBlock()
        self._landmarks = {each.name: each for each in set_in_type(self.document(), self._theme, self._prefix)}
        change.endEditBlock()
        self._show_marks()

    # --- going somewhere ---------------------------------------------------------------------------------

    def go_to_rule(self, rule: str) -> bool:
        """Go to a rule and mark it; whether there is one."""
        if not rule or not self._go(rule):
            return False
        self._mark(rule)
        return True

    def follow(self, name: str) -> None:
        """Go to a heading, or to a rule and mark it, with a way back."""
        here = self.place
        if name in self._landmarks and self._go(name):
            self._trail.append(here)
            self.trail_changed.emit(True)
            self._mark("" if self._landmarks[name].level else name)

    def back(self) -> None:
        """Return to where the last link was followed."""
        if self._trail:
            place = self._trail.pop()
            self._mark("")
            self.go_to_place(place)
            self.trail_changed.emit(bool(self._trail))

    def open_at(self, place: Place) -> None:
        """Go to a place as if the book had been opened there, with nothing marked and no way back."""
        self._trail.clear()
        self._mark("")
        self.go_to_place(place)
        self.trail_changed.emit(False)

    def show_hits(self, hits: Sequence[Hit], index: int) -> None:
        """Mark what a search has found, and go to one of it."""
        self._hits, self._hit = hits, index
        self._show_marks()
        if hits:
            self._set_caret(hits[index][0])
            rect, height = self.cursorRect(), self.viewport().height()
            if not MARGIN <= rect.top() <= height - 2 * MARGIN:
                bar = self.verticalScrollBar()
                bar.setValue(bar.value() + rect.top() - height // 3)

    def _go(self, name: str) -> bool:
        if name not in self._landmarks:
            return False
        landmark = self._landmarks[name]
        self._set_caret(landmark.position)
        self._scroll_to(self._top_of(landmark) - MARGIN)
        return True

    # --- the place ---------------------------------------------------------------------------------------

    @property
    def place(self) -> Place:
        """Where somebody reads now."""
        top, caret = self.verticalScrollBar().value(), self.textCursor().position()
        # Before the first page is laid out, all landmarks seem to be at the top of it.
        at_top = self._last(self._top_of, top + MARGIN) if top else self._landmarks[""]
        start, end = self._extent_of(at_top)
        at_caret = self._last(_position_of, caret)
        through = (top + MARGIN - start) / max(1, end - start)
        return Place(at_top.name, through, at_caret.name, caret - at_caret.position)

    def go_to_place(self, place: Place) -> None:
        """Read on there; in another language as near to it as can be."""
        at_caret = self._landmarks.get(place.caret_after, self._landmarks[""])
        self._set_caret(min(at_caret.position + place.beyond, self._end_of(at_caret)))
        self._scroll_to_place(place)

    @property
    def section(self) -> str:
        """The heading under which somebody reads: that of the caret, or of the page if the caret is not on it."""
        if self.viewport().rect().intersects(self.cursorRect()):
            return self._last(_position_of, self.textCursor().position(), self.headings).name
        # A line that goes down the page as the page goes down the book, so that the last headings have their turn.
        bar = self.verticalScrollBar()
        line = bar.value() + MARGIN + self.viewport().height() * bar.value() // max(1, bar.maximum())
        return self._last(self._top_of, line, self.headings).name

    @property
    def start_of_page(self) -> int:
        """Where the caret is, or the page begins if the caret is not on it."""
        if self.viewport().rect().intersects(self.cursorRect()):
            return self.textCursor().position()
        return self.cursorForPosition(self.viewport().rect().topLeft()).position()

    def _last(
        self, measure: Callable[[Landmark], int], limit: int, among: Iterable[Landmark] | None = None
    ) -> Landmark:
        """The last landmark up to a limit, or the beginning."""
        landmarks = self._landmarks.values() if among is None else among
        reached = [landmark for landmark in landmarks if measure(landmark) <= limit]
        return reached[-1] if reached else self._landmarks[""]

    def _top_of(self, landmark: Landmark) -> int:
        if not landmark.name:
            return 0
        block = self.document().findBlock(landmark.position)
        return int(self.document().documentLayout().blockBoundingRect(block).top())

    def _extent_of(self, landmark: Landmark) -> tuple[int, int]:
        """How far down the book a landmark is, and where what belongs to it ends."""
        following = self._after(landmark)
        end = int(self.document().size().height()) if following is None else self._top_of(following)
        return self._top_of(landmark), end

    def _end_of(self, landmark: Landmark) -> int:
        following = self._after(landmark)
        return (self.document().characterCount() if following is None else following.position) - 1

    def _after(self, landmark: Landmark) -> Landmark | None:
        return next((each for each in self._landmarks.values() if each.position > landmark.position), None)

    def _set_caret(self, position: int) -> None:
        cursor = self.textCursor()
        cursor.setPosition(position)
        self.setTextCursor(cursor)

    def _scroll_to_place(self, place: Place) -> None:
        start, end = self._extent_of(self._landmarks.get(place.landmark, self._landmarks[""]))
        self._scroll_to(round(start + place.through * (end - start)) - MARGIN if place.landmark else 0)

    def _scroll_to(self, top: int) -> None:
        # Until the last page has been laid out, the bar ends too early.
        self.document().documentLayout().pageCount()
        self.verticalScrollBar().setValue(top)

    # --- marks -------------------------------------------------------------------------------------------

    def _mark(self, rule: str) -> None:
        self._rule = rule
        self._show_marks()

    def _show_marks(self) -> None:
        theme = self._theme
        marks = [self._shade(start, end, theme.glow, 110) for start, end in self._hits]
        if self._hits:
            marks[self._hit].format.setBackground(QColor(theme.accent))
            marks[self._hit].format.setForeground(QColor(theme.on_accent))
        if self._rule in self._landmarks and self._rule:
            block = self.document().findBlock(self._landmarks[self._rule].position)
            marks.insert(0, self._shade(block.position(), block.position() + block.length() - 1, theme.glow, 90))
            marks[0].format.setProperty(QTextFormat.Property.FullWidthSelection, True)
        self.setExtraSelections(marks)

    def _shade(self, start: int, end: int, colour: str, alpha: int) -> QTextEdit.ExtraSelection:
        mark = QTextEdit.ExtraSelection()
        ground = QColor(colour)
        ground.setAlpha(alpha)
        mark.format.setBackground(ground)
        mark.cursor = QTextCursor(self.document())
        mark.cursor.setPosition(start)
        mark.cursor.setPosition(end, QTextCursor.MoveMode.KeepAnchor)
        return mark

    # --- events ------------------------------------------------------------------------------------------

    def keyPressEvent(self, event: QKeyEvent) -> None:
        link = self._link_at_caret() if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) else ""
        if link:
            self.follow(link)
            return
        super().keyPressEvent(event)
        if self.textCursor().atStart() and self.verticalScrollBar().value() <= MARGIN:
            # With the margin above the first line, which the caret would not ask for.
            self._scroll_to(0)

    def showEvent(self, event: QShowEvent) -> None:
        """Stay where it was opened: at first Qt goes to the caret, on a page that does not have its size yet."""
        top = self.verticalScrollBar().value()
        super().showEvent(event)
        self._scroll_to(top)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Keep the place: in another width the lines are others."""
        place = self.place
        # Otherwise the page would scroll sideways, by a pixel or two.
        self.setLineWrapColumnOrWidth(self.viewport().width() - ROUNDED)
        super().resizeEvent(event)
        self._scroll_to_place(place)

    def _follow_link(self, link: QUrl) -> None:
        self.follow(link.fragment())

    def _link_at_caret(self) -> str:
        """The rule that the caret stands at, on either side of it."""
        before, after = self.textCursor(), self.textCursor()
        after.movePosition(QTextCursor.MoveOperation.NextCharacter)
        links = [cursor.charFormat().anchorHref() for cursor in (after, before)]
        return next((link.removeprefix("#") for link in links if link), "")


def _position_of(landmark: Landmark) -> int:
    return landmark.position
