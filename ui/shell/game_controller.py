"""Beginning, opening, saving and ending the games of a window."""

from __future__ import annotations

import logging
from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING, Final

import msgspec
from PySide6.QtCore import QObject, QTimer, Signal
from PySide6.QtWidgets import QDialog, QFileDialog, QWidget

from core.catalog import CATALOG
from core.data import DataError
from core.record import Header, dump
from core.session import AnySession, Session
from ui.dialogs import ask, questions
from ui.dialogs.questions import Way
from ui.files import opening
from ui.files.opening import Opened
from ui.files.paths import SUFFIX, file_name, same_file, with_suffix
from ui.files.reading import Unreadable, contents, went_on
from ui.files.record_text import problem_text
from ui.files.saving import Unsaved
from ui.files.shelf import InUse, Shelf
from ui.look.style import Style
from ui.look.text import translate
from ui.settings import Settings
from ui.shell.anew.rematch import afresh, rematch
from ui.shell.tabs import Tabs
from ui.shell.waiting_games import tell_in_use

if TYPE_CHECKING:
    from ui.shell.game_page import GamePage

READING: Final = 150
"""Milliseconds after which a dialog is surely painted, and somebody reads it."""
_WITH_THE_FIRST_TABLE: Final = (
    "ui.shell.game_page",
    "ui.shell.docks",
    "ui.shell.page_bars",
    "ui.shell.menus.page_actions",
    "ui.shell.menus.action_button",
    "ui.sound.loudspeaker",
)
_LOG: Final = logging.getLogger(__name__)


class GameController(QObject):
    """What happens to the games on the tabs; every failure is told and leaves the others alone."""

    page_added = Signal(object)
    page_changed = Signal(object)
    hangar_changed = Signal()
    rules_asked = Signal(str, object)
    """The rules of a game were asked for, from this dialog."""
    lesson_asked = Signal(str)
    table_expected = Signal()
    """Somebody is likely to begin a game soon."""
    resumed = Signal(object)
    """A page goes on with a game that waited."""
    told = Signal(str)
    """Something to read in passing."""

    def __init__(self, window: QWidget, tabs: Tabs, shelf: Shelf, settings: Settings, style: Style) -> None:
        super().__init__(window)
        self._window = window
        self._tabs = tabs
        self._shelf = shelf
        self._settings = settings
        self._style = style

    # --- beginning ---------------------------------------------------------------------------------------

    def new(self, game: str) -> None:
        """Set a table with the person, and begin."""
        from ui.dialogs.new_game import NewGame

        try:
            rules = CATALOG[game]
        except DataError as error:
            ask.tell(self._window, translate("shell", "This game can't be played."), str(error))
            return
        dialog = NewGame(rules, self._settings, self._style.theme, self._window)
        dialog.rules_asked.connect(lambda: self.rules_asked.emit(game, dialog))
        QTimer.singleShot(READING, dialog, self._expect_a_table)
        if dialog.exec() == QDialog.DialogCode.Accepted:
            self.start(dialog.header())
        elif dialog.guided:
            self.lesson_asked.emit(game)
        dialog.deleteLater()

    def _expect_a_table(self) -> None:
        """Make ready what the first table needs while somebody reads a dialog, so that it is there at once."""
        for module in _WITH_THE_FIRST_TABLE:
            import_module(module)
        self.table_expected.emit()

    def start(self, header: Header, at: int | None = None) -> GamePage:
        """Begin a game as its header says."""
        _LOG.debug("a new game of %s for %d", header.game, len(header.seats))
        game = CATALOG[header.game]
        options = msgspec.convert(header.options, game.options)
        session: AnySession = Session(game, len(header.seats), options, header.seed)
        session.begin()
        return self.show(header, session, at)

    def restart(self, page: GamePage) -> None:
        """The same table once more; a game in progress is asked about, and goes to the hangar."""
        if page.touched and page.play.outcome is None and not questions.may_restart(self._window):
            return
        self._replace(page, afresh(page.header))

    def play_again(self, page: GamePage) -> None:
        """The same players once more, in place of a game that is over."""
        self._replace(page, rematch(page.header, page.session))

    def _replace(self, page: GamePage, header: Header) -> None:
        at = self._tabs.indexOf(page)
        if self.close(page):
            self.start(header, at)

    def play_on(self, page: GamePage, cursor: int) -> None:
        """Begin a game of its own from a position of another one, which stays as it is."""
        from ui.shell.anew.playing_on import arranged

        begun = arranged(page, cursor, self._settings, self._style.theme, self._window)
        if begun is None:
            return
        played_on = self.show(*begun)
        # Beside the other game, the name of what is played tells nobody which is which.
        name = translate("shell", "{title}, position {number}").format(title=page.title, number=cursor)
        played_on.rename(name)
        played_on.mark_modified()
        played_on.look_first()
        self.page_changed.emit(played_on)
        words = translate("shell", "Played on from position {number} of {all}; {title} stays as it is.")
        self.told.emit(words.format(number=cursor, all=page.play.cursor, title=page.title))

    # --- opening -----------------------------------------------------------------------------------------

    def ask_for_file(self) -> None:
        """Let the person choose a file, and open it."""
        last = next(iter(self._settings.recent()), None)
        folder = str(last.parent) if last else ""
        title = translate("shell", "Open a game")
        name, _ = QFileDialog.getOpenFileName(self._window, title, folder, _filter())
        if name:
            self.open(Path(name))

    def open(self, path: Path) -> None:
        """Put the game of a file on a tab, or go to the tab that has it."""
        _LOG.debug("opening %s", path)
        path = path.absolute()
        shown = self._page_of(path)
        if shown is not None:
            self._tabs.setCurrentWidget(shown)
        elif self._shelf.keeps(path):
            self.resume(path.resolve())
        else:
            self._open_file(path)

    def open_copy(self, path: Path) -> None:
        """Put the game of a file on a tab that has nothing to do with the file any more."""
        opened = opening.open_file(self._window, path)
        page = None if opened is None else self._show_opened(opened)
        if page is not None:
            self.page_changed.emit(page)

    def _open_file(self, path: Path) -> None:
        newer = next((journal for journal in self._shelf.of_file(path) if went_on(journal, path)), None)
        if newer is not None:
            way = questions.about_newer(self._window, path)
            if way is Way.GO_ON:
                self.resume(newer)
            if way is not Way.AS_IT_IS:
                return
        opened = opening.open_file(self._window, path)
        page = None if opened is None else self._show_opened(opened)
        if opened is None or page is None:
            return
        if opened.whole:
            page.belongs_to(path, opened.content)
            self._settings.add_recent(path)
        else:
            # Saving must not write the good part over a file that can perhaps be repaired.
            page.mark_modified()
        self.page_changed.emit(page)

    def resume(self, journal: Path) -> None:
        """Go on with a game that waits in the hangar."""
        try:
            loaded = self._shelf.take(journal)
        except InUse:
            tell_in_use(self._window)
            self.hangar_changed.emit()
            return
        except Unreadable as error:
            ask.tell(self._window, translate("shell", "This game can't be opened."), str(error))
            return
        page = self._show_opened(opening.ready(loaded, loaded.best))
        if page is None:
            self._shelf.release(journal)
            return
        self._reattach(page, journal)
        name = self._shelf.names([journal]).get(journal)
        if name:
            page.rename(name)
        page.goes_on_from(journal, damaged=loaded.problem is not None)
        if loaded.problem is not None:
            words = translate("shell", "The game goes on from the last good move ({reason})")
            if loaded.best is loaded.snapshot:
                words = translate("shell", "The game goes on from the last saved position ({reason})")
            self.told.emit(words.format(reason=problem_text(loaded.problem, loaded.header)))
        self.resumed.emit(page)
        self.page_changed.emit(page)

    # --- saving and ending -------------------------------------------------------------------------------

    def save(self, page: GamePage) -> bool:
        """Save to the game's file, or ask for one; what another program wrote there is not overwritten unasked."""
        if page.path is None:
            return self.save_as(page)
        way = questions.about_changed(self._window, page.path) if page.file_changed else Way.OVERWRITE
        if way is Way.SAVE_ELSEWHERE:
            return self.save_as(page)
        return way is Way.OVERWRITE and self._save(page, page.path)

    def save_as(self, page: GamePage) -> bool:
        """Ask for a file and save there."""
        proposed = page.path or self._folder() / file_name(page.title)
        title = translate("shell", "Save the game")
        name, _ = QFileDialog.getSaveFileName(self._window, title, str(proposed), _filter())
        if not name:
            return False
        path = with_suffix(Path(name)).absolute()
        return self._is_free(path, page, asked=path.name == Path(name).name) and self._save(page, path)

    def _is_free(self, path: Path, page: GamePage, asked: bool) -> bool:
        """Whether a game may be saved to a file; the file dialog has `asked` about one that is there."""
        if self._page_of(path) not in (None, page):
            words = translate("shell", "{file} is open in another tab; choose another name.")
            ask.tell(self._window, words.format(file=path.name))
            return False
        if self._shelf.keeps(path):
            ask.tell(self._window, translate("shell", "Voltige keeps running games in this folder; choose another."))
            return False
        return asked or not path.exists() or questions.may_replace(self._window, path)

    def close(self, page: GamePage) -> bool:
        """Clear a table, after a question if moves would be lost; otherwise the game waits in the hangar."""
        if not self._may_leave(page):
            return False
        seen_from_the_hangar = self._tabs.page is None
        self._clear(page)
        if seen_from_the_hangar:
            self.hangar_changed.emit()
        return True

    def close_all(self) -> bool:
        """Clear every table, or none if one of the questions is cancelled."""
        if not all(self._may_leave(page) for page in self._tabs.pages):
            return False
        for page in self._tabs.pages:
            self._clear(page)
        return True

    def _clear(self, page: GamePage) -> None:
        page.leave()
        self._tabs.remove(page)

    def _may_leave(self, page: GamePage) -> bool:
        """Whether all that happened is on the disk, or in a file, or the person goes without it."""
        if not page.worth_keeping or page.journal.secure():
            return True
        self._tabs.setCurrentWidget(page)
        way = questions.about_unwritten(self._window, page.title, page.journal.refusal)
        return self.save_as(page) if way is Way.SAVE_ELSEWHERE else way is Way.LOSE

    def _save(self, page: GamePage, path: Path) -> bool:
        _LOG.debug("saving %s", path)
        try:
            page.save(path)
        except Unsaved as error:
            ask.tell(self._window, translate("shell", "The game was not saved."), str(error))
            return False
        self.told.emit(translate("shell", "Saved as {path}.").format(path=path))
        self.page_changed.emit(page)
        return True

    def _folder(self) -> Path:
        recent = self._settings.recent()
        return recent[0].parent if recent else Path.home()

    def show(self, header: Header, session: AnySession, at: int | None = None) -> GamePage:
        """Put a running game on a tab."""
        from ui.shell.game_page import GamePage

        page = GamePage(
            header,
            session,
            self._shelf,
            self._settings,
            lambda why: ask.tell(self._window, why),
            lambda: self.told.emit(translate("shell", "Every move is kept again.")),
        )
        self.put(page, at)
        return page

    def put(self, page: GamePage, at: int | None = None) -> None:
        """Put a page on a tab."""
        try:
            page.set_theme(self._style.theme)
            self.page_added.emit(page)
            self._tabs.add(page, at)
        except Exception:
            page.abandon()
            self._tabs.remove(page)
            raise

    def _show_opened(self, opened: Opened) -> GamePage | None:
        """Put a game that was read on a tab; whatever no loader foresaw is told, and leaves the others alone."""
        try:
            opening.rehearse(opened)
            page = self.show(opened.header, opened.session)
        except Exception:
            _LOG.info("A game that was read can't be shown.", exc_info=True)
            ask.tell(self._window, translate("shell", "This game can't be shown."))
            return None
        page.look_first()
        return page

    def _page_of(self, path: Path) -> GamePage | None:
        """The tab whose file or journal this is, by whatever name."""
        for page in self._tabs.pages:
            if any(own is not None and same_file(own, path) for own in (page.path, page.journal.path)):
                return page
        return None

    def _reattach(self, page: GamePage, journal: Path) -> None:
        """Give a resumed game the file back that it was last saved to."""
        path = self._settings.saved_to(journal)
        # A file that another tab has by now stays that one's; this game asks for a name when it is saved.
        if path is None or self._page_of(path) is not None:
            page.mark_modified()
            return
        page.belongs_to(path, self._settings.saved_content(journal))
        try:
            same = contents(path) == dump(page.header, page.session)
        except Unreadable:
            same = False
        if not same:
            page.mark_modified()


def _filter() -> str:
    return translate("shell", "Voltige games (*{suffix})").format(suffix=SUFFIX)
