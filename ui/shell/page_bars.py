"""What stands under the table of a game: for watching bots, for paused ones, and for the end."""

from __future__ import annotations

from functools import partial

from ui.panels.result_bar import ResultBar
from ui.panels.watching import PauseNote, WatchBar
from ui.shell.game_controller import GameController
from ui.shell.game_page import GamePage
from ui.shell.menus.action_button import TIMELINE, ActionButton
from ui.shell.menus.menu_actions import MenuActions
from ui.shell.tabs import Tabs


def bring_bars(page: GamePage, actions: MenuActions, games: GameController, tabs: Tabs) -> None:
    """Lay the bars under a table that make sense there."""
    if page.practice:
        return
    page.last_line.carry(ActionButton(actions.timeline, TIMELINE, page.last_line))
    if page.presenter.seating.watched:
        page.bring(WatchBar(page.presenter, actions, page.set_pace))
    elif page.has_bots:
        page.lay_under(PauseNote(page.presenter, actions))
    result = ResultBar(page.presenter, page.bring_reviewer())
    result.review_asked.connect(actions.review.trigger)
    result.play_again.connect(partial(games.play_again, page))
    result.to_the_hangar.connect(partial(tabs.setCurrentWidget, tabs.hangar))
    result.look_back_asked.connect(actions.timeline.trigger)
    page.looking_back.shown.connect(result.step_aside)
    page.looking_back.play_on_asked.connect(actions.play_on.trigger)
    page.lay_under(result)
    result.follow()
