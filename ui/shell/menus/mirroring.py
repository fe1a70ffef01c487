"""What the menus offer for the game that is shown."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtGui import QAction
from PySide6.QtWidgets import QMainWindow

from ui.look.text import titled, translate
from ui.look.widgets import plain_text
from ui.shell.menus.menu_actions import MenuActions
from ui.shell.other_page import OtherPage

if TYPE_CHECKING:
    # A game's page brings the whole table with it, which the first paint must not wait for.
    from ui.shell.game_page import GamePage


def mirror(actions: MenuActions, page: GamePage | None, other: OtherPage | None = None) -> None:
    """Offer what makes sense for a page; without one nothing that needs a game."""
    for action in actions.of_a_game:
        action.setEnabled(page is not None)
    actions.close.setEnabled(page is not None or other is not None)
    if page is not None and page.practice:
        for action in (actions.save, actions.save_as, actions.export, actions.restart):
            action.setEnabled(False)
    _mirror_undo(actions, page)
    actions.hint.setEnabled(page is not None and page.presenter.advice.possible)
    actions.play_for_me.setEnabled(actions.hint.isEnabled())
    # A guided game has a story of its own.
    actions.timeline.setEnabled(page is not None and not page.practice)
    actions.timeline.setChecked(page is not None and page.looking_back.in_sight)
    halted = page is not None and not page.practice and page.presenter.bots.halted
    going_on = page is not None and page.play.outcome is None and page.has_bots and not page.practice
    actions.pause.setChecked(halted)
    actions.pause.setEnabled(going_on)
    actions.step.setEnabled(halted and going_on)
    _mirror_playing_on(actions, page)
    _mirror_review(actions, page)


def _mirror_playing_on(actions: MenuActions, page: GamePage | None) -> None:
    """Offer to play on from the position that is looked at, unless the game is over there."""
    possible = page is not None and page.can_play_on
    why = translate("shell", "The game is over here: look back at an earlier position first.")
    _explain(actions.play_on, possible, why)


def _mirror_review(actions: MenuActions, page: GamePage | None) -> None:
    """Offer a review of a game that is over; of another one it is said why not."""
    possible = page is not None and page.reviewer is not None and page.reviewer.possible
    why = translate("shell", "Only a finished game is reviewed: a review would tell what nobody may know yet.")
    _explain(actions.review, possible, why)


def _explain(action: QAction, possible: bool, why: str) -> None:
    """Offer something, or say why not."""
    action.setEnabled(possible)
    action.setToolTip("" if possible else why)
    action.setStatusTip("" if possible else why)


def entitle(window: QMainWindow, page: GamePage | None, pages: list[GamePage], other: OtherPage | None = None) -> None:
    """Have the window called after the game that is shown, with a mark where its file lacks something."""
    window.setWindowTitle(_title(page, pages, other))
    window.setWindowModified(page is not None and page.modified)
    if page is not None:
        window.setWindowFilePath(str(page.path or ""))


def _title(page: GamePage | None, pages: list[GamePage], other: OtherPage | None) -> str:
    """What the window is called: the game that is shown, or the one that somebody is called back to."""
    shown = [page] if page is not None else []
    called = next((each for each in (*shown, *pages) if each.call), None)
    if called is not None:
        words = plain_text.title(titled(called.call, called.title))
    elif page is not None:
        words = plain_text.title(page.title)
    elif other is not None:
        words = plain_text.title(other.title)
    else:
        return translate("shell", "Voltige")
    return translate("shell", "{title}[*] - Voltige").format(title=words)


def _mirror_undo(actions: MenuActions, page: GamePage | None) -> None:
    undo, redo = translate("shell", "&Undo"), translate("shell", "&Redo")
    turns = page.presenter.undo_history if page else None
    for action, words, can, says in (
        (actions.undo, undo, turns and turns.can_undo, turns and turns.undo_text()),
        (actions.redo, redo, turns and turns.can_redo, turns and turns.redo_text()),
    ):
        action.setEnabled(bool(can))
        action.setText(plain_text.caption(says) if can and says else words)
        action.setToolTip(plain_text.tooltip(says or ""))
        action.setStatusTip(says or "")
