"""Nothing that a timeline shows depends on what its viewer could not know: other unseen cards, the same timeline."""

from __future__ import annotations

import random
from collections.abc import Hashable

import pytest
from PySide6.QtGui import QImage
from pytestqt.qtbot import QtBot

from core.game import Seat
from core.session import AnySession
from tests.ui.share.games import otherwise, played
from tests.ui.table.tables import BOT, HUMAN, SECRETIVE, table_for
from ui.panels.log_list import LogList
from ui.timeline.bar import TimelineBar


def timeline_of(session: AnySession, seat: Seat | None, qtbot: QtBot) -> TimelineBar:
    """That of a person among bots, or of somebody who watches bots."""
    kinds = [BOT if each != seat else HUMAN for each in range(session.seats)]
    presenter = table_for(session, kinds)
    presenter.bots.halt(True)
    timeline = TimelineBar(presenter, lambda name: False)
    qtbot.addWidget(timeline)
    timeline.resize(900, 120)
    timeline.show()
    timeline.course.follow()
    timeline.course.read_on(10_000)
    timeline.follow()
    return timeline


def seen(timeline: TimelineBar, qtbot: QtBot) -> list[Hashable]:
    """All that there is to see at every cursor, in words, on the table and on the line."""
    presenter = timeline._presenter
    log = LogList()
    qtbot.addWidget(log)
    found: list[Hashable] = [tuple(timeline.course.turns), tuple(timeline.course.marks)]
    for cursor in range(presenter.play.cursor):
        timeline.go_to(cursor)
        log.follow(presenter)
        lines = [log.model().index(row, 0).data() for row in range(log.model().rowCount())]
        found += [timeline.where.words, presenter.scene.layout_shown, presenter.showing.view, tuple(lines)]
    return found


def drawn(timeline: TimelineBar) -> QImage:
    return timeline.track.grab().toImage()


@pytest.mark.parametrize("game", SECRETIVE)
@pytest.mark.parametrize("seat", [0, 1, None])
def test_other_unseen_cards_give_the_same_timeline(qtbot: QtBot, game: str, seat: Seat | None) -> None:
    real = played(game, 30)
    other = otherwise(real, seat, random.Random(1))
    assert other.entries != real.entries
    one, another = timeline_of(real, seat, qtbot), timeline_of(other, seat, qtbot)
    assert drawn(one) == drawn(another)
    assert seen(one, qtbot) == seen(another, qtbot)


@pytest.mark.parametrize("game", SECRETIVE)
def test_the_comparison_can_fail(qtbot: QtBot, game: str) -> None:
    real, luck = played(game, 14), random.Random(1)
    others = (otherwise(real, 0, luck) for _ in range(5000))
    other = next(other for other in others if sorted(other.view(1).faces) != sorted(real.view(1).faces))
    one, another = timeline_of(real, 1, qtbot), timeline_of(other, 1, qtbot)
    assert seen(one, qtbot) != seen(another, qtbot)
