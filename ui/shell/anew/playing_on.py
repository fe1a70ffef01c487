"""A past position becomes a game of its own, as the person at the screen wants it."""

from __future__ import annotations

from PySide6.QtWidgets import QDialog, QWidget

from core.players import TakeBack
from core.playing_on import can_play_on, played_on
from core.record import Header
from core.session import AnySession
from ui.beginnings import new_seed, now
from ui.dialogs import questions
from ui.dialogs.play_on import PlayOn
from ui.look.theme import Theme
from ui.settings import Settings
from ui.shell.game_page import GamePage


def arranged(
    page: GamePage, cursor: int, settings: Settings, theme: Theme, window: QWidget
) -> tuple[Header, AnySession] | None:
    """The new game from a position of a page's game, or None where it is not wanted after all."""
    if not can_play_on(page.session, cursor) or (_would_tell(page) and not questions.may_play_on(window)):
        return None
    dialog = PlayOn(cursor, page.play.cursor, page.header.seats, settings.household, theme, window)
    wanted = dialog.exec() == QDialog.DialogCode.Accepted
    players, seed = dialog.players, new_seed() if dialog.fresh else None
    dialog.deleteLater()
    return played_on(page.header, page.session, cursor, players, now(), seed) if wanted else None


def _would_tell(page: GamePage) -> bool:
    """Whether somebody at a table that goes on may learn what they must not know yet: hidden cards, or luck to come."""
    seating = page.presenter.seating
    if page.play.outcome is not None or seating.watched:
        return False
    return not page.presenter.table.open or seating.take_back is not TakeBack.FREE
