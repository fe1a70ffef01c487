"""Nothing in the whole window lets the viewer learn an unseen card: other unseen cards, the same window."""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence
from typing import Any

import pytest
from PySide6.QtCore import QObject, Qt
from PySide6.QtGui import QAction, QImage
from PySide6.QtWidgets import QAbstractButton, QAbstractItemView, QApplication, QLabel, QTabBar, QWidget
from pytestqt.qtbot import QtBot

from core.catalog import CATALOG
from core.game import NATURE, Game, Illegal, Seat
from core.players import Kind, Player
from core.record import header_of
from core.session import Entry, Session, replay
from core.targets.actions import NextRound
from core.targets.box import DISCS
from core.targets.game import TARGETS
from core.targets.rules.aiming import random_flick
from core.targets.state import Phase
from tests.core.targets.scripted import table
from tests.whole import state_of
from ui.catalog import TABLES
from ui.look.names import NAMES
from ui.look.theme import LIVERIES
from ui.shell.game_page import GamePage
from ui.shell.window import MainWindow

POSITIONS = 6
GAMES = 20
MOVES, TRIES = 20, 200


def positions(game_id: str, seats: int, seed: int) -> Iterator[tuple[Any, Seat]]:
    """Positions of a random game, or of several short ones, and a seat that is to act in each."""
    game, rng = CATALOG[game_id], random.Random(seed)
    if game_id == "targets":
        yield from secret_shots(seats, rng)
        return
    for number in range(seed, seed + GAMES):
        session: Session[Any, Any] = Session(game, seats, game.options(), number)
        session.begin()
        while session.to_act:
            seat = rng.choice(sorted(session.to_act))
            if rng.random() < 0.04:
                yield state_of(session), seat
            session.submit(seat, game.sample(session.view(seat), seat, rng))


def secret_shots(seats: int, rng: random.Random) -> Iterator[tuple[Any, Seat]]:
    """The only secrets of Targets: everybody is tied, one has aimed in Golden Targets, and the others have not."""
    everybody = tuple(range(seats))
    tied = table(seats, phase=Phase.ROUND_OVER, centre=(), removed=tuple(range(DISCS)), tied=everybody, round=3)
    golden = TARGETS.apply(tied, tied.first, NextRound()).state
    while True:
        aimed, seat = rng.sample(everybody, 2)
        yield TARGETS.apply(golden, aimed, random_flick(golden, aimed, rng)).state, seat


def told_alike(game: Game[Any, Any], one: Any, other: Any, seat: Seat, rng: random.Random) -> list[Entry]:
    """A few moves that go on from both positions, and after which `seat` still can't tell them apart."""
    entries: list[Entry] = []
    for _ in range(TRIES):
        actors = sorted(game.to_act(one))
        if not actors or game.to_act(other) != frozenset(actors):
            break
        actor = rng.choice(actors)
        action = game.nature(one, rng) if actor == NATURE else game.sample(game.view(one, actor), actor, rng)
        try:
            after = [game.apply(state, actor, action) for state in (one, other)]
        except Illegal:
            continue
        if game.view(after[0].state, seat) == game.view(after[1].state, seat) and after[0].events == after[1].events:
            one, other = (step.state for step in after)
            entries.append((actor, action))
        if len(entries) >= MOVES and NATURE not in game.to_act(one):
            break
    while entries and entries[-1][0] == NATURE:
        entries.pop()
    return entries


def shown(
    window: MainWindow,
    qtbot: QtBot,
    game_id: str,
    state: Any,
    seat: Seat,
    seats: int,
    history: Sequence[Entry] = (),
) -> tuple[list[str], list[str], bytes]:
    """All text in the window, the whole log, and the picture of this position where only `seat` is a person."""
    game = CATALOG[game_id]
    session: Session[Any, Any] = Session(game, seats, game.options(), 1, start=state)
    replay(session, history)
    kinds = [Kind.HUMAN if player == seat else Kind.RANDOM for player in range(seats)]
    players = [Player(name, livery, kind) for name, livery, kind in zip(NAMES, LIVERIES, kinds, strict=False)]
    page = window.games.show(header_of(session, players), session)
    assert isinstance(page, GamePage)
    # Bots wait, so that the position stays while we look.
    page.presenter.bots.halt(True)
    page.presenter.refresh(animated=False)
    picture = settled(window, page, qtbot)
    text = sorted({words for child in window.findChildren(QObject) for words in said(child, window.hangar)})
    for move, _ in page.presenter.moves.in_words():
        text.append(move)
    text += [piece.label for piece in page.presenter.scene.layout_shown.pieces]
    log = [line.text for line in page.presenter.game_log.lines(seat)]
    text += [QApplication.clipboard().text(), window.windowTitle(), page.presenter.undo_history.undo_text()]
    window.games.close(page)
    return text, log, bytes(picture.constBits())


def settled(window: MainWindow, page: GamePage, qtbot: QtBot) -> QImage:
    """The window once everything has its place and its picture, however long that would take by itself."""
    # Qt puts a bar of tabs away that no docks need any more, when it gets round to it.
    qtbot.waitUntil(lambda: len([bar for bar in bars_of_docks(window) if bar.isVisible()]) == 1)
    window.grab()
    QApplication.processEvents()
    page.presenter.picture_scale.stop()
    page.presenter.picture_scale.sharpen()
    return window.grab().toImage()


def bars_of_docks(window: MainWindow) -> list[QTabBar]:
    return window.findChildren(QTabBar, options=Qt.FindChildOption.FindDirectChildrenOnly)


def said(child: QObject, hangar: QWidget) -> Iterator[str]:
    """Every word of a widget or action; the hangar tells of other games, and changes when one is left."""
    match child:
        case QWidget() if hangar.isAncestorOf(child):
            return
        case QLabel() | QAbstractButton() | QAction():
            yield child.text()
        case QAbstractItemView():
            model = child.model()
            for row in range(model.rowCount() if model else 0):
                yield str(model.index(row, 0).data(Qt.ItemDataRole.DisplayRole))
    if isinstance(child, QWidget):
        yield from (child.toolTip(), child.statusTip(), child.accessibleName(), child.accessibleDescription())


@pytest.mark.usefixtures("at_once")
@pytest.mark.parametrize("game_id", sorted(TABLES))
def test_other_unseen_cards_give_the_same_window(window: MainWindow, qtbot: QtBot, game_id: str) -> None:
    game, seats = CATALOG[game_id], 4
    window.resize(900, 600)
    # Docks glide to their places otherwise, and look different on the way.
    window.setAnimated(False)
    tried = told = 0
    # The first game brings the docks, which stay.
    shown(window, qtbot, game_id, *next(positions(game_id, seats, seed=5)), seats)
    for state, seat in positions(game_id, seats, seed=5):
        view = game.view(state, seat)
        other = game.determinize(view, seat, random.Random(tried))
        if other == state:
            continue
        assert NATURE not in game.to_act(other)
        history = told_alike(game, state, other, seat, random.Random(tried))
        one = shown(window, qtbot, game_id, state, seat, seats, history)
        told += len(one[1])
        assert one == shown(window, qtbot, game_id, other, seat, seats, history)
        tried += 1
        if tried == POSITIONS:
            assert told
            return
    raise AssertionError("the games were too short")
