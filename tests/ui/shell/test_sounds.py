"""The tables of a window are heard from one loudspeaker, and only the one in front."""

from __future__ import annotations

from core.players import Player
from core.record import header_of
from tests.ui.sound.heard import listen_to
from tests.ui.table.tables import session_of
from ui.shell.game_page import GamePage
from ui.shell.window import MainWindow
from ui.sound.sounds import Sound
from ui.table.story.pace import TIMES, Pace


def a_table(window: MainWindow) -> GamePage:
    session = session_of("loops", 2, 3)
    page = window.games.show(header_of(session, [Player("Ada", "navy"), Player("Bo", "plum")]), session)
    page.presenter.story.times = TIMES[Pace.CALM]
    return page


def test_every_table_is_heard_from_the_same_loudspeaker(window: MainWindow) -> None:
    pages = [a_table(window), a_table(window)]
    assert {page.presenter.sounding.player for page in pages} == {window.loudspeaker}


def test_only_the_table_in_front_is_heard(window: MainWindow) -> None:
    behind, front = a_table(window), a_table(window)
    heard_behind, heard_in_front = listen_to(behind.presenter), listen_to(front.presenter)
    for page in (behind, front):
        page.presenter.moves.refuse(None)
    assert heard_behind.take() == []
    assert heard_in_front.take() == [Sound.KNOCK]
    window.tabs.setCurrentWidget(behind)
    behind.presenter.moves.refuse(None)
    assert heard_behind.take() == [Sound.KNOCK]


def test_a_window_without_tables_makes_no_loudspeaker(window: MainWindow) -> None:
    assert "loudspeaker" not in vars(window)
