"""The scene is a function of the view: however a position was reached, everything stands where a fresh scene has it."""

from __future__ import annotations

import random
from dataclasses import replace

import pytest
from PySide6.QtGui import QImage

from core.catalog import CATALOG
from tests.ui.table.tables import BOT, HUMAN, SECRETIVE, any_action, session_of, table_for, take_the_table
from ui.catalog import TABLES, entry_of
from ui.look.theme import LIGHT
from ui.table.kit import Painter
from ui.table.pieces import Layout, Piece
from ui.table.presenter import Presenter
from ui.table.stage.items import Pose
from ui.table.stage.painting import Pictures
from ui.table.stage.scene import TableScene
from ui.table.stage.speed import Speed


def assert_stands_as_if_fresh(presenter: Presenter, pictures: Pictures) -> None:
    presenter.scene.motion.skip()
    fresh = TableScene(pictures)
    fresh.show(presenter.showing.layout(), animated=False)
    assert presenter.scene.standing() == fresh.standing()


def picture(presenter: Presenter) -> QImage:
    presenter.scene.motion.skip()
    return presenter.view.table.grab().toImage()


def interrupted(presenter: Presenter, rng: random.Random) -> None:
    """Let some of the animation pass, or all of it, or none."""
    presenter.scene.motion.hasten(rng.choice((0.0, 0.2, 0.6, 0.95, 1.0)))


class Blank(dict[str, Painter]):
    """Painters that paint nothing: where things stand does not depend on how they look."""

    def __missing__(self, kind: str) -> Painter:
        return lambda painter, rect, look, theme: None


def play_and_compare(monkeypatch: pytest.MonkeyPatch, game: str, seed: int, moves: int) -> None:
    """One person looks at a whole game; the bots' moves are made here, so that no clock is waited for."""
    monkeypatch.setattr(entry_of(game).table.replace(":", "."), replace(TABLES[game], painters=Blank()))
    rng = random.Random(seed)
    session = session_of(game, rng.choice(CATALOG[game].seats), seed)
    bots = [BOT] * (session.seats - 1)
    presenter = table_for(session, (HUMAN, *bots), speed=Speed.NORMAL, size=(700, 430))
    pictures = Pictures(presenter.table.painters, LIGHT)
    while session.to_act and moves:
        seat = rng.choice(sorted(session.to_act))
        presenter.moves.answer(seat, session.game.sample(session.view(seat), seat, rng), session.cursor)
        interrupted(presenter, rng)
        if rng.random() < 0.05:
            presenter.takeback.undo()
            interrupted(presenter, rng)
            presenter.takeback.redo()
        assert_stands_as_if_fresh(presenter, pictures)
        moves -= 1
    presenter.close()


@pytest.mark.usefixtures("qapp")
@pytest.mark.parametrize("seed", range(2))
@pytest.mark.parametrize("game", sorted(TABLES))
def test_after_every_action_everything_stands_as_if_fresh(
    monkeypatch: pytest.MonkeyPatch, game: str, seed: int
) -> None:
    play_and_compare(monkeypatch, game, seed, moves=250)


@pytest.mark.torture
@pytest.mark.usefixtures("qapp")
@pytest.mark.parametrize("seed", range(100, 150))
@pytest.mark.parametrize("game", sorted(TABLES))
def test_after_every_action_of_whole_games_everything_stands_as_if_fresh(
    monkeypatch: pytest.MonkeyPatch, game: str, seed: int
) -> None:
    play_and_compare(monkeypatch, game, seed, moves=1_000_000)


@pytest.mark.usefixtures("qapp")
def test_undo_to_the_start_and_redo_to_the_end_give_the_same_pictures() -> None:
    rng = random.Random(4)
    presenter = table_for(session_of("lucky_loop", 3, 4), speed=Speed.NORMAL, size=(640, 400))
    pictures = []
    for _ in range(60):
        take_the_table(presenter)
        pictures.append((presenter.play.cursor, picture(presenter)))
        presenter.moves.submit(any_action(presenter, rng))
    take_the_table(presenter)
    pictures.append((presenter.play.cursor, picture(presenter)))
    for cursor, seen in reversed(pictures[:-1]):
        presenter.takeback.undo()
        take_the_table(presenter)
        assert presenter.play.cursor == cursor
        assert picture(presenter) == seen
    for cursor, seen in pictures[1:]:
        presenter.takeback.redo()
        take_the_table(presenter)
        assert presenter.play.cursor == cursor
        assert picture(presenter) == seen
    presenter.close()


@pytest.mark.usefixtures("qapp")
def test_a_piece_that_leaves_goes_to_its_goal_and_one_without_fades_where_it_was() -> None:
    scene = TableScene(Pictures(Blank(), LIGHT))
    pile = Piece("pile", "pile", None, 500, 500, 80, 100)
    cards = [Piece(f"card:{n}", "card", None, 100 * n, 900, 80, 100, goal="pile" if n == 1 else "") for n in (1, 2)]
    scene.show(Layout(1440, (pile, *cards)), animated=False)
    leaving = [scene.item(card.id) for card in cards]
    scene.show(Layout(1440, (pile,)))
    scene.motion.hasten(0.999)
    places = [(round(item.x() / 10), round(item.y() / 10)) for item in leaving if item is not None]
    assert places == [(50, 50), (20, 90)]
    scene.motion.skip()
    assert set(scene.standing()) == {"pile"}


@pytest.mark.usefixtures("qapp")
def test_a_film_enlarges_pictures_and_the_position_after_it_draws_them_anew() -> None:
    scene = TableScene(Pictures(Blank(), LIGHT))
    small, large = (Piece("die:1", "die", None, 500, 500, size, size) for size in (40, 80))
    scene.show(Layout(1440, (small,)), animated=False)
    item = scene.item("die:1")
    assert item is not None
    drawn = item.pixmap().cacheKey()
    scene._show_frame((large,))
    assert item.pixmap().cacheKey() == drawn
    assert item.rectangle.width() == 80
    for end in (small, large):
        scene._show_frame((large,))
        scene.show(Layout(1440, (end,)))
        assert item.rectangle.width() == 80
        scene.motion.skip()
        assert item.rectangle.width() == end.width
        assert scene.standing()["die:1"] == (end, Pose(500, 500, 0, 1), 0)


@pytest.mark.usefixtures("qapp")
def test_what_others_lie_on_never_rises_over_them() -> None:
    scene = TableScene(Pictures(Blank(), LIGHT))
    scene.motion.speed = Speed.SLOW
    layouts = [
        Layout(
            1440,
            (Piece("wood", "wood", None, x, 500, 900, 900, 1, ground=True), Piece("die", "die", None, x, 9, 9, 9, 2)),
        )
        for x in (500, 700)
    ]
    scene.show(layouts[0], animated=False)
    scene.show(layouts[1])
    assert scene.motion.running
    wood, die = scene.item("wood"), scene.item("die")
    assert wood is not None
    assert die is not None
    assert wood.zValue() == 1
    assert die.zValue() > 1000


@pytest.mark.parametrize("game", SECRETIVE)
@pytest.mark.usefixtures("qapp")
def test_a_card_that_is_turned_over_on_its_way_is_never_larger_than_at_its_ends(game: str) -> None:
    """A large card of the pile that becomes a small back in somebody's hand once filled the whole window."""
    session, rng = session_of(game, 4, 3), random.Random(3)
    presenter = table_for(session, (HUMAN, BOT, BOT, BOT), speed=Speed.NORMAL, size=(900, 560))
    presenter.bots.halt(True)
    for _ in range(150):
        if not session.to_act:
            break
        before = presenter.scene.layout_shown
        seat = rng.choice(sorted(session.to_act))
        presenter.moves.answer(seat, session.game.sample(session.view(seat), seat, rng), session.cursor)
        pieces = [*before.pieces, *presenter.scene.layout_shown.pieces]
        largest = max((max(piece.width, piece.height) for piece in pieces if piece.id.startswith("card:")), default=0.0)
        for part in rng.choices((0.05, 0.3, 0.45, 0.55, 0.8), k=2):
            presenter.scene.motion.hasten(part)
            for item in map(presenter.scene.item, presenter.scene.standing()):
                if item is not None and item.piece.id.startswith("card:"):
                    bounds = item.sceneBoundingRect()
                    # A turned rectangle is wider than it is, and shadows have their margin.
                    assert max(bounds.width(), bounds.height()) < 1.6 * largest, (item.piece, part)
    presenter.close()
