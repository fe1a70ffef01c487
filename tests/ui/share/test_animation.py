"""A game as an animated picture: what is seen, for how long, and that every frame is what was drawn."""

from __future__ import annotations

from typing import Any

import pytest
from PySide6.QtCore import QRect, QSize
from PySide6.QtGui import QColor, QImage, QPainter

from core.catalog import CATALOG
from core.game import NATURE
from core.targets.actions import Flick
from tests.ui.share.games import made, played, shared
from tests.ui.share.reading import frames_of
from ui.look.fonts import load_fonts
from ui.look.theme import DARK, LIGHT
from ui.share.animation import animation
from ui.share.frames import BLOCK, drawn, patch
from ui.share.shots import LAST_SECONDS, Shot, layout_of, planned, thinned
from ui.table.pieces import Moment
from ui.table.stage.painting import Pictures
from ui.table.story.pace import Length

pytestmark = pytest.mark.usefixtures("qapp")
SIZE = QSize(320, 200)
WIDTH = 1600.0
NOTHING: Any = None
MOMENT: Moment[Any] = Moment(NOTHING, None, ())


def difference(one: QImage, other: QImage) -> float:
    """How far two images are apart on average, of 255."""
    first, second = (image.convertToFormat(QImage.Format.Format_RGB32) for image in (one, other))
    pairs = zip(bytes(first.constBits()), bytes(second.constBits()), strict=True)
    return sum(abs(a - b) for a, b in pairs) / first.sizeInBytes()


# --- what is seen ----------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", sorted(CATALOG))
def test_every_frame_is_what_was_drawn(game: str) -> None:
    load_fonts()
    told = shared(played(game, 24))
    shots = made(planned(told, WIDTH))
    pictures = Pictures(told.sight.table.painters, LIGHT)
    images: list[QImage] = []
    for shot in shots:
        image = made(drawn(layout_of(told, shot), pictures, SIZE))
        if not images or images[-1] != image:
            images.append(image)
    found = frames_of(made(animation(told, SIZE, LIGHT, 1.0)))
    assert len(found) == len(images) > 5
    # No more is lost than any picture loses, and nothing piles up: whatever changes is drawn anew.
    alone = patch(None, images[-1])
    assert alone is not None
    assert difference(found[-1][0], images[-1]) < difference(QImage.fromData(alone.still), images[-1]) + 1
    assert max(difference(one, image) for (one, _), image in zip(found, images, strict=True)) < 8


def test_it_ends_with_the_position_on_the_table_which_is_seen_for_longest() -> None:
    load_fonts()
    told = shared(played("loops", 20))
    shots = made(planned(told, WIDTH))
    assert shots[-1].moment.view == told.view
    assert shots[-1].captions == ()
    times, slower = (
        [time for _, time in frames_of(made(animation(told, SIZE, LIGHT, seconds)))] for seconds in (0.13, 0.26)
    )
    assert times[-1] >= 1000 * LAST_SECONDS > max(times[:-1])
    assert [2 * time for time in times[:-1]] == slower[:-1]


@pytest.mark.parametrize("game", sorted(CATALOG))
def test_it_begins_with_what_was_dealt(game: str) -> None:
    told = shared(played(game, 12))
    play = told.sight.play
    first = next(index for index in range(told.upto) if play.mover(index) != NATURE)
    shots = made(planned(told, WIDTH))
    assert shots[0].moment.view == play.change(first, 0).before
    assert shots[0].captions == ()


def test_what_chance_answers_at_once_is_no_picture_of_its_own() -> None:
    session = played("targets", 24)
    told, play = shared(session), shared(session).sight.play
    flicks = [index for index, (_, action) in enumerate(session.entries) if isinstance(action, Flick)]
    # Where a flick ends somebody's hope, that has to be seen before it.
    answered = [index for index in flicks if len(play.change(index, 0).events) == 1]
    assert len(answered) > 5
    seen = [shot.moment.view for shot in made(planned(told, WIDTH))]
    assert not [index for index in answered if play.change(index, 0).after in seen]


def test_a_game_without_a_move_is_one_picture() -> None:
    load_fonts()
    told = shared(played("targets", 0))._replace(upto=0)
    assert [shot.moment.view for shot in made(planned(told, WIDTH))] == [told.view]
    assert len(frames_of(made(animation(told, SIZE, LIGHT, 1.0)))) == 1


def test_it_is_told_as_far_as_it_was_when_somebody_asked() -> None:
    session = played("loops", 30)
    told = shared(session)._replace(upto=20)
    assert made(planned(told, WIDTH))[-1].moment.view == told.sight.play.change(20, 0).before


def test_by_night_it_is_another_picture() -> None:
    load_fonts()
    told = shared(played("jump", 6))
    day, night = (frames_of(made(animation(told, SIZE, theme, 1.0)))[-1][0] for theme in (LIGHT, DARK))
    assert difference(day, night) > 20


# --- how much of it --------------------------------------------------------------------------------------


def shots_of(*lengths: Length) -> list[Shot]:
    return [Shot(MOMENT, length=length) for length in lengths]


def test_few_shots_stay_as_they_are() -> None:
    shots = shots_of(Length.GLANCE, Length.LOOK, Length.READ)
    assert thinned(shots, 3) == shots


def test_of_many_the_glances_go_first_and_then_evenly_spread_ones() -> None:
    glance, look = shots_of(Length.GLANCE, Length.LOOK)
    assert thinned([glance, look, glance, look], 3) == [look, look]
    looks = [Shot(Moment(number, None, ())) for number in range(100)]
    kept = [shot.moment.view for shot in thinned(looks, 10)]
    assert kept == list(range(0, 100, 10))


def test_what_has_to_be_read_stands_longer_than_a_glance() -> None:
    times = [shot.milliseconds(1.0) for shot in shots_of(Length.GLANCE, Length.LOOK, Length.READ)]
    assert times == sorted(times)
    assert times[1] == 1000


# --- what changes ----------------------------------------------------------------------------------------


def plain(size: QSize = SIZE, colour: str = "#e3cfa0") -> QImage:
    image = QImage(size, QImage.Format.Format_RGB32)
    image.fill(QColor(colour))
    return image


def with_spot(image: QImage, spot: QRect, colour: str = "#ad2f1c") -> QImage:
    other = QImage(image)
    painter = QPainter(other)
    painter.fillRect(spot, QColor(colour))
    painter.end()
    return other


def test_where_nothing_changes_there_is_no_patch() -> None:
    assert patch(plain(), plain()) is None


@pytest.mark.parametrize("size", [(320, 200), (333, 211), (101, 103)])
@pytest.mark.parametrize("corner", [(0, 0), (50, 61), (99, 100)])
def test_a_patch_covers_what_changed_and_little_more(size: tuple[int, int], corner: tuple[int, int]) -> None:
    before = plain(QSize(*size))
    spot = QRect(*corner, 20, 9).intersected(before.rect())
    found = patch(before, with_spot(before, spot))
    assert found is not None
    assert found.rect.contains(spot)
    assert before.rect().contains(found.rect)
    assert [found.rect.x() % 2, found.rect.y() % 2] == [0, 0]
    assert found.rect.width() <= spot.width() + 4 * BLOCK
    assert QImage.fromData(found.still).size() == found.rect.size()


def test_two_spots_far_apart_leave_what_lies_between_them() -> None:
    before = plain()
    after = with_spot(with_spot(before, QRect(8, 8, 30, 30)), QRect(270, 160, 30, 30))
    found = patch(before, after)
    assert found is not None
    image = QImage.fromData(found.still)
    assert image.pixelColor(150, 90).alpha() == 0
    assert image.pixelColor(20, 20).alpha() == 255
    whole = patch(None, after)
    assert whole is not None
    assert whole.rect == after.rect()


def test_no_edge_is_seen_around_a_patch() -> None:
    """Colours of what is not seen must not bleed into what is."""
    before = plain()
    after = with_spot(before, QRect(100, 100, 1, 1), "#e2cea0")
    found = patch(before, after)
    assert found is not None
    image = QImage.fromData(found.still)
    seen = [image.pixelColor(x, y) for x in range(image.width()) for y in range(image.height())]
    shown = [colour for colour in seen if colour.alpha()]
    ground = QColor("#e3cfa0")
    assert len(shown) == BLOCK**2
    assert max(abs(colour.red() - ground.red()) for colour in shown) < 8
    assert max(abs(colour.blue() - ground.blue()) for colour in shown) < 8


# --- stopping --------------------------------------------------------------------------------------------


def test_it_can_be_stopped_at_any_step() -> None:
    load_fonts()
    told = shared(played("loops", 12))
    for steps in (1, 15, 60, 150):
        making = animation(told, SIZE, LIGHT, 1.0)
        for _ in range(steps):
            next(making)
        making.close()
        with pytest.raises(StopIteration):
            next(making)


def test_it_says_how_far_it_is() -> None:
    load_fonts()
    told = shared(played("loops", 12))
    steps = list(animation(told, SIZE, LIGHT, 1.0))
    done = [step.done / step.whole for step in steps]
    assert done == sorted(done)
    assert done[0] == 0
    assert done[-1] > 0.8
