"""One running game in the window: its table, its journal and its file."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

from msgspec import UNSET
from PySide6.QtCore import Signal
from PySide6.QtWidgets import QVBoxLayout, QWidget

from core.game import NATURE, Seat
from core.play import AnyPlay, LocalPlay
from core.playing_on import can_play_on
from core.record import Header
from core.session import AnySession
from ui.catalog import TABLES, TEXTS, title_of
from ui.files import saving
from ui.files.origin_text import origin_text
from ui.files.reading import Unreadable, contents, digest, has_more
from ui.files.shelf import Journal, Shelf
from ui.look.theme import Theme
from ui.settings import Settings
from ui.shell.attention import Attention
from ui.shell.looking_back import LookingBack
from ui.table.bots.bot_process import BotProcess
from ui.table.presenter import Presenter
from ui.table.speech.last_line import LastLine
from ui.table.story.pace import Pace
from ui.table_settings import Hints

if TYPE_CHECKING:
    from ui.panels.watching import WatchBar
    from ui.review.reviewer import Reviewer


class Older(NamedTuple):
    """The journal that a game went on from; it goes when the new one has everything."""

    path: Path
    damaged: bool


class GamePage(QWidget):
    """A game on the table, followed by its journal, with the file it was saved to."""

    changed = Signal()
    rule_asked = Signal(str)
    practice = False
    """Whether it is a guided game, of which no record is made."""

    def __init__(
        self,
        header: Header,
        session: AnySession,
        shelf: Shelf,
        settings: Settings,
        unkept: Callable[[str], None],
        kept_again: Callable[[], None] = lambda: None,
        play: AnyPlay | None = None,
        journal: Journal | None = None,
    ) -> None:
        """`unkept` is told, with a sentence, when the journal can't follow any more, `kept_again` when it can.

        `play` and `journal` stand for those that a game on this computer has.
        """
        super().__init__()
        self.header, self.session = header, session
        self.play: AnyPlay = LocalPlay(session) if play is None else play
        self.path: Path | None = None
        self._name = ""
        """What people called the game in the hangar."""
        self._content = ""
        self._settings = settings
        self._shelf = shelf
        self._kept_again = kept_again
        self._older: Older | None = None
        self._pace: Pace | None = None
        """The pace of this table alone, if one was chosen while watching it."""
        table, text = TABLES[header.game], TEXTS[header.game]
        chosen = settings.table
        speed, pace, seconds = chosen.speed, chosen.pace, chosen.thinking.seconds
        self.presenter = Presenter(header.seating, self.play, table, text, self, BotProcess, speed, pace, seconds)
        self.apply_settings()
        self.presenter.changed.connect(self.changed)
        self.presenter.rule_asked.connect(self.rule_asked)
        self.journal = journal or shelf.journal(header, session, unkept, self._recover)
        self._saved: tuple[int, int] | None = session.version
        self.watch_bar: WatchBar | None = None
        self._attention: Attention | None = None
        self.reviewer: Reviewer | None = None
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._column.setSpacing(0)
        self._column.addWidget(self.presenter.view, 1)
        self.last_line = LastLine(self.presenter.speech.announcer)
        self._column.addWidget(self.last_line)
        self.looking_back = LookingBack(self.presenter, self, self.lay_under)
        self.looking_back.shown.connect(self.changed)
        self.setFocusProxy(self.presenter.view)

    def bring(self, watch_bar: WatchBar) -> None:
        """Put a bar under the table, for watching bots."""
        self.watch_bar = watch_bar
        self.lay_under(watch_bar)

    def call_back_to(self, window: QWidget) -> None:
        """Have people called back to this window when it becomes their turn."""
        self._attention = Attention(self.presenter, window, self)
        self._attention.changed.connect(self.changed)

    def bring_reviewer(self) -> Reviewer:
        """Have somebody who reviews the game when it is over."""
        from ui.files.reviews import Reviews
        from ui.review.reviewer import Reviewer

        kept = Reviews(self._shelf.reviews)
        self.reviewer = Reviewer(self.header, self.session, self.presenter, kept, lambda: self.path)
        self.reviewer.changed.connect(self.changed)
        return self.reviewer

    @property
    def call(self) -> str:
        """Whose turn people are called back for, in words; mostly nothing."""
        return "" if self._attention is None else self._attention.call

    def lay_over(self, widget: QWidget) -> None:
        """Have something stand over the table."""
        self._column.insertWidget(0, widget)

    @property
    def panes(self) -> list[QWidget]:
        """What can be seen of the table and the bars around it, from top to bottom."""
        bars = [item.widget() for index in range(self._column.count()) if (item := self._column.itemAt(index))]
        every = [self.presenter.view.notice, *bars]
        return [pane for pane in every if pane is not None and pane.isVisible()]

    def lay_under(self, widget: QWidget) -> None:
        """Have something stand under the table."""
        self._column.addWidget(widget)

    @property
    def title(self) -> str:
        """The file; where there is none, what people called the game, or which one it is."""
        return (self._name or title_of(self.header.game)) if self.path is None else self.path.stem

    @property
    def description(self) -> str:
        """The file, or else who plays; and where the game was played on from."""
        known, origin = str(self.path or ", ".join(self.presenter.seating.names)), self.header.origin
        return known if origin is UNSET else f"{known}\n{origin_text(origin)}"

    @property
    def can_play_on(self) -> bool:
        """Whether the position that is looked at can become a game of its own."""
        return not self.practice and can_play_on(self.session, self.presenter.showing.at)

    @property
    def modified(self) -> bool:
        """Whether something is on the table that the file does not have."""
        return self._saved != self.session.version

    @property
    def begun(self) -> bool:
        """Whether a move was made."""
        return any(seat != NATURE for seat in self._movers)

    @property
    def touched(self) -> bool:
        """Whether a person has moved; where only bots play, whether a bot has."""
        if self.session.resumed:
            # The moves before the snapshot that it went on from are nowhere else.
            return True
        people = self.presenter.seating.people
        return bool(self._movers & people) if people else self.begun

    @property
    def _movers(self) -> set[Seat]:
        return {self.play.mover(index) for index in range(self.play.length)}

    @property
    def has_bots(self) -> bool:
        return bool(self.presenter.seating.bots)

    @property
    def file_changed(self) -> bool:
        """Whether another program wrote to the file since this game read or wrote it; a missing file does not count."""
        if self.path is None:
            return False
        try:
            return digest(contents(self.path)) != self._content
        except Unreadable:
            # What can't be read, such as a file far too large, is at any rate not what this game left there.
            return self.path.is_file()

    def belongs_to(self, path: Path, content: str = "") -> None:
        """Take a file as the one that this game is saved to, with the digest of what was read or written."""
        self.path, self._content = path, content
        self._settings.set_saved_to(self.journal.path, path, content)
        if self.reviewer is not None:
            self.reviewer.look()

    def rename(self, name: str) -> None:
        """Keep the name that the game had in the hangar."""
        self._name = name
        self._shelf.rename(self.journal.path, name)

    def mark_modified(self) -> None:
        """Whatever the file holds, it is not this position."""
        self._saved = None

    def save(self, path: Path) -> None:
        """Write the game; `Unsaved` says why it could not be."""
        content = saving.save(path, self.header, self.session)
        self._saved = self.session.version
        if path != self.path and self._name:
            # It is called like its file from now on.
            self.rename("")
        self._settings.add_recent(path)
        self.belongs_to(path, content)
        if self.reviewer is not None:
            self.reviewer.keep()
        self.changed.emit()

    def apply_settings(self) -> None:
        """Have the choices of the settings dialog take effect at this table."""
        chosen = self._settings.table
        self.presenter.set_speed(chosen.speed)
        self.presenter.set_pace(self._pace or chosen.pace)
        self.presenter.input.mode = chosen.gesture_mode
        self.presenter.bots.seconds = chosen.thinking.seconds
        self.presenter.bots.allow(chosen.reaction_time)
        self.presenter.advice.allow(chosen.hints is Hints.ON)

    def look_first(self) -> None:
        """Let people see a game that was opened before a race in it begins."""
        self.presenter.bots.expect_eyes()

    def set_pace(self, pace: Pace) -> None:
        """Have this table alone go faster or slower."""
        self._pace = pace
        self.apply_settings()

    def retranslate(self) -> None:
        """Say everything again in another language."""
        self.presenter.retranslate()
        self.looking_back.retranslate()

    def set_theme(self, theme: Theme) -> None:
        self.presenter.set_theme(theme)

    @property
    def worth_keeping(self) -> bool:
        """Whether something would be lost without the journal; a table that no person touched is no game yet."""
        return self.touched and self.play.outcome is None and not self._is_in_file()

    def goes_on_from(self, journal: Path, damaged: bool) -> None:
        """Replace an older journal, which the shelf holds, as soon as nothing depends on it any more."""
        self._older = Older(journal, damaged)
        self._let_go_of_older()

    def leave(self) -> None:
        """Clear the table; the journal stays where something would be lost without it."""
        self._close()
        if self._attention is not None:
            self._attention.close()
        keep = self.worth_keeping
        self._let_go_of_older(needed=keep)
        self.journal.close(keep)
        if keep:
            self._note_journal()
        else:
            self._settings.forget(self.journal.path)
        if self._older is not None:
            self._shelf.release(self._older.path)

    def _note_journal(self) -> None:
        """Keep file and name with the journal, which may have moved since the game got them."""
        if self.path is not None:
            self._settings.set_saved_to(self.journal.path, self.path, self._content)
        if self._name:
            self._shelf.rename(self.journal.path, self._name)

    def _recover(self) -> None:
        self._let_go_of_older()
        self._kept_again()

    def _let_go_of_older(self, needed: bool = True) -> None:
        # A full disk must never leave a game with neither of its journals.
        if self._older is not None and (not needed or self.journal.secure()):
            older, self._older = self._older, None
            # What can't be removed waits twice, and no move is lost.
            with suppress(OSError):
                self._shelf.discard(*older)

    def _is_in_file(self) -> bool:
        """Whether the file has all that is on the table, even if another program wrote it last."""
        if self.path is None or self.modified:
            return False
        return (self.path.exists() and not self.file_changed) or not has_more(self.session, self.path)

    def abandon(self) -> None:
        """Clear a table that could not be shown; what it came from still has everything."""
        self._close()
        self.journal.close(keep=False)

    def _close(self) -> None:
        if self.reviewer is not None:
            self.reviewer.close()
        self.looking_back.close()
        self.presenter.close()
