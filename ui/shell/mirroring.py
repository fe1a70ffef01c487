"""What the menus offer for the game that is shown."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ui.look import plain_text
from ui.look.text import translate
from ui.shell.menu_actions import MenuActions

if TYPE_CHECKING:
    # A game's page brings the whole table with it, which the first paint must not wait for.
    from ui.shell.game_page import GamePage


def mirror(actions: MenuActions, page: GamePage | None) -> None:
    """Offer what makes sense for a page; without one nothing that needs a game."""
    for action in actions.of_a_game:
        action.setEnabled(page is not None)
    _mirror_undo(actions, page)
    actions.hint.setEnabled(page is not None and page.presenter.advice.possible)
    halted = page is not None and page.presenter.bots.halted
    going_on = page is not None and page.play.outcome is None and page.has_bots
    actions.pause.setChecked(halted)
    actions.pause.setEnabled(going_on)
    actions.step.setEnabled(halted and going_on)


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
