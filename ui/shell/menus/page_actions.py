"""What the menus do to the game that is shown."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ui.shell.menus.undo_key import UndoKey

if TYPE_CHECKING:
    from ui.shell.game_page import GamePage
    from ui.shell.window import MainWindow


def connect_page_actions(window: MainWindow) -> None:
    """Have the actions that need a game do something to the one in front."""
    actions, tabs = window.menu_actions, window.tabs
    of_the_page = {
        actions.save: lambda page: window.games.save(page),
        actions.save_as: lambda page: window.games.save_as(page),
        actions.copy_picture: _copy_picture,
        actions.export: lambda page: _export(page, window),
        actions.play_on: lambda page: window.games.play_on(page, page.presenter.showing.at),
        actions.restart: lambda page: window.games.restart(page),
        actions.close: lambda page: window.games.close(page),
        actions.undo: lambda page: page.presenter.takeback.undo(),
        actions.redo: lambda page: page.presenter.takeback.redo(),
        actions.hint: lambda page: page.presenter.advice.ask(),
        actions.play_for_me: lambda page: page.presenter.advice.play(),
        actions.review: lambda page: _review(window, page),
        actions.since: lambda page: page.presenter.showing.tell_again(),
        actions.timeline: lambda page: page.looking_back.show(actions.timeline.isChecked()),
        actions.pause: lambda page: page.presenter.bots.halt(actions.pause.isChecked()),
        actions.step: lambda page: page.presenter.bots.step(),
        actions.zoom_in: lambda page: page.presenter.view.table.zoom_in(),
        actions.zoom_out: lambda page: page.presenter.view.table.zoom_out(),
        actions.fit: lambda page: page.presenter.view.table.fit(),
    }
    for action, do in of_the_page.items():
        action.triggered.connect(lambda _=False, do=do: do(tabs.page) if tabs.page else None)
    UndoKey(actions.undo, window, lambda: tabs.page.presenter.takeback.undo() if tabs.page else None)


def _review(window: MainWindow, page: GamePage) -> None:
    """Have a game reviewed that is over, unless it was, and show what comes of it."""
    if page.reviewer is not None and window.docks is not None:
        page.reviewer.begin()
        window.docks.show_review()


# --- what comes with its first use -----------------------------------------------------------------------


def _copy_picture(page: GamePage) -> None:
    from ui.share.sharing import copy_picture

    copy_picture(page)


def _export(page: GamePage, window: MainWindow) -> None:
    from ui.share.sharing import export

    export(page, window.language, window)
