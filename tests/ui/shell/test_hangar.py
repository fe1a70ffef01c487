"""The hangar: which games it shows, how many, what it says of them, and how it draws them without keeping anybody."""

from __future__ import annotations

import os
from functools import partial
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QPushButton, QWidget
from pytestqt.qtbot import QtBot

from app.journals.library import Library
from core.data import DataError
from core.registry import Broken
from tests.ui.shell.conftest import Person
from tests.ui.shell.flights import fly, header, saved_game
from tests.ui.shell.saved_tiles import PATIENT, button, tiles, visit, wait_for_previews
from ui.hangar import hangar, preview_queue
from ui.hangar.hangar import AT_A_TIME, NARROW
from ui.hangar.previews import SIZE
from ui.hangar.saved_tile import SavedTile
from ui.hangar.tiles import GameTile
from ui.look.style import Style
from ui.look.theme import DARK, LIGHT, Theme
from ui.look.widgets.explanation import Explanation
from ui.settings import Settings
from ui.shell import game_controller
from ui.shell.window import MainWindow


@pytest.fixture
def crowd(autosave: Path) -> list[Path]:
    """Waiting games, the newest first, more than two pages of them."""
    autosave.mkdir()
    one = saved_game(autosave / "0.voltige").read_bytes()
    made = [autosave / f"{index}.voltige" for index in range(2 * AT_A_TIME + 5)]
    for index, path in enumerate(made):
        path.write_bytes(one)
        os.utime(path, (10**9 - index, 10**9 - index))
    return made


def test_the_newest_are_shown_and_more_on_demand_with_the_keyboard(
    window: MainWindow, crowd: list[Path], qtbot: QtBot
) -> None:
    visit(window, qtbot)
    assert [tile.path for tile in tiles(window)] == crowd[:AT_A_TIME]
    more = button(window, "More games")
    more.setFocus()
    qtbot.keyClick(more, Qt.Key.Key_Space)
    assert {tile.path for tile in tiles(window)} == set(crowd[: 2 * AT_A_TIME])
    focused = window.focusWidget()
    assert isinstance(focused, SavedTile)
    assert focused.path == crowd[AT_A_TIME]
    qtbot.keyClick(button(window, "More games"), Qt.Key.Key_Space)
    assert {tile.path for tile in tiles(window)} == set(crowd)
    assert not more.isVisible()


@pytest.mark.parametrize("width", [NARROW - 60, NARROW + 200])
def test_waiting_games_are_listed_at_once_on_narrow_screens_too(
    width: int, settings: Settings, library: Library, style: Style, crowd: list[Path], qtbot: QtBot, tmp_path: Path
) -> None:
    window = MainWindow(settings, library, tmp_path / "previews", style, "en")
    qtbot.addWidget(window)
    window.resize(width, 600)
    window.show()
    qtbot.waitUntil(lambda: len(tiles(window)) == AT_A_TIME, timeout=PATIENT)
    window.games.close_all()


def test_one_visit_is_one_listing(
    window: MainWindow, crowd: list[Path], library: Library, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[int | None] = []
    waiting = library.waiting

    def counted(most: int | None = None) -> list[Path]:
        asked.append(most)
        return waiting(most)

    monkeypatch.setattr(library, "waiting", counted)
    window.hangar.refresh()
    assert asked == [AT_A_TIME + 1]


def test_tab_walks_the_tiles_in_the_order_they_are_read(window: MainWindow, crowd: list[Path], qtbot: QtBot) -> None:
    window.hangar.refresh()
    window.hangar.show_more()
    crowd[0].unlink()
    saved_game(crowd[3])
    visit(window, qtbot)
    walked: list[QWidget] = [min(tiles(window), key=lambda tile: (tile.y(), tile.x()))]
    while not isinstance(walked[-1], QPushButton):
        following = walked[-1].nextInFocusChain()
        assert following is not None
        walked.append(following)
        assert len(walked) < 1000
    read = sorted((tile for tile in walked if isinstance(tile, SavedTile)), key=lambda tile: (tile.y(), tile.x()))
    assert [tile for tile in walked if isinstance(tile, SavedTile)] == read
    assert len(read) == 2 * AT_A_TIME
    assert walked[-1] is button(window, "More games")


def test_tiles_of_unchanged_files_stay(window: MainWindow, crowd: list[Path], qtbot: QtBot) -> None:
    window.hangar.refresh()
    wait_for_previews(window, qtbot)
    before = {tile.path: tile for tile in tiles(window)}
    saved_game(crowd[1], moves=20)
    window.hangar.refresh()
    after = {tile.path: tile for tile in tiles(window)}
    assert {path for path in crowd[:AT_A_TIME] if after[path] is not before[path]} == {crowd[1]}
    wait_for_previews(window, qtbot)
    facts = after[crowd[1]].preview
    assert facts is not None
    assert facts.facts is not None
    assert facts.facts.moves == 20


def test_tiles_change_with_the_theme(window: MainWindow, crowd: list[Path], qtbot: QtBot) -> None:
    window.hangar.refresh()

    def shows(theme: Theme) -> bool:
        return {tile.theme for tile in tiles(window)} == {theme}

    for theme in (DARK, LIGHT):
        window.hangar.set_theme(theme)
        # Before the first paint it waits for that.
        qtbot.waitUntil(partial(shows, theme), timeout=PATIENT)


def test_pictures_are_small_and_no_more_are_kept_than_can_be_seen(
    window: MainWindow, crowd: list[Path], qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(preview_queue, "MOST_PICTURES", 10)
    window.hangar.refresh()
    window.hangar.show_more()
    in_sight = [tile for tile in tiles(window) if not tile.visibleRegion().isEmpty()]
    qtbot.waitUntil(lambda: sum(not tile.wants_preview for tile in tiles(window)) >= 10, timeout=PATIENT)
    qtbot.waitUntil(lambda: all(not tile.wants_preview for tile in in_sight), timeout=PATIENT)
    pictures = [tile.preview.picture for tile in tiles(window) if tile.preview and tile.preview.picture]
    assert len(pictures) <= max(10, len(in_sight))
    assert {picture.size() for picture in pictures} == {SIZE * window.devicePixelRatio()}


def test_what_is_scrolled_to_gets_its_picture(
    window: MainWindow, crowd: list[Path], qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(preview_queue, "MOST_PICTURES", 4)
    visit(window, qtbot)
    last = tiles(window)[-1]
    assert last.visibleRegion().isEmpty()
    window.hangar._area.ensureWidgetVisible(last)
    qtbot.waitUntil(lambda: bool(last.preview and last.preview.picture), timeout=PATIENT)


def test_previews_are_kept_as_pictures(window: MainWindow, qtbot: QtBot, autosave: Path, tmp_path: Path) -> None:
    autosave.mkdir()
    saved_game(autosave / "good.voltige")
    window.hangar.refresh()
    wait_for_previews(window, qtbot)
    qtbot.waitUntil(lambda: len(list((tmp_path / "previews").glob("*.png"))) == 1, timeout=PATIENT)
    (picture,) = (tmp_path / "previews").glob("*.png")
    before = picture.stat().st_mtime_ns
    window.hangar.set_theme(DARK)
    window.hangar.set_theme(LIGHT)
    wait_for_previews(window, qtbot)
    (tile,) = tiles(window)
    assert tile.preview is not None
    assert tile.preview.picture is not None
    assert picture.stat().st_mtime_ns == before


def test_a_cache_that_can_t_be_written_costs_no_picture(
    window: MainWindow, qtbot: QtBot, autosave: Path, tmp_path: Path
) -> None:
    (tmp_path / "previews").write_text("a file where the folder should be")
    autosave.mkdir()
    saved_game(autosave / "good.voltige")
    window.hangar.refresh()
    wait_for_previews(window, qtbot)
    (tile,) = tiles(window)
    assert tile.preview is not None
    assert tile.preview.picture is not None


def test_a_pipe_among_the_journals_freezes_nothing(window: MainWindow, qtbot: QtBot, autosave: Path) -> None:
    autosave.mkdir()
    os.mkfifo(autosave / "pipe.voltige")
    saved_game(autosave / "good.voltige")
    window.hangar.refresh()
    wait_for_previews(window, qtbot)
    assert [tile.path.stem for tile in tiles(window)] == ["good"]


# --- words -----------------------------------------------------------------------------------------------


def test_a_waiting_game_that_was_saved_shows_the_name_of_its_file(
    window: MainWindow, qtbot: QtBot, tmp_path: Path
) -> None:
    page = window.games.start(header(humans=2))
    fly(page, 5)
    page.save(tmp_path / "evening.voltige")
    fly(page, 5, seed=2)
    window.games.close(page)
    waiting, recent = tiles(window)
    wait_for_previews(window, qtbot)
    assert waiting.path != recent.path
    for tile in (waiting, recent):
        assert tile.accessibleName().startswith("evening. Lucky Loop: Player 0, Player 1.")
        assert tile.toolTip() == str(tmp_path / "evening.voltige")
        assert tile.cross.accessibleName() == "Remove evening"


def test_the_cross_of_a_tile_says_which_game_it_removes(window: MainWindow, qtbot: QtBot, autosave: Path) -> None:
    autosave.mkdir()
    saved_game(autosave / "good.voltige", game="loops")
    window.hangar.refresh()
    wait_for_previews(window, qtbot)
    (tile,) = tiles(window)
    assert tile.cross.accessibleName() == "Remove LOOPS, Player 0 and Player 1"


def test_all_can_be_removed_at_once_where_there_are_several(
    window: MainWindow, crowd: list[Path], qtbot: QtBot, person: Person, library: Library
) -> None:
    visit(window, qtbot)
    remove_all = button(window, "Remove all…")
    qtbot.mouseClick(remove_all, Qt.MouseButton.LeftButton)
    assert str(len(crowd)) in person.read[0]
    assert library.waiting() == []
    assert tiles(window) == []
    assert not remove_all.isVisible()


def test_games_of_other_packages_follow_ours_and_broken_ones_are_named(
    monkeypatch: pytest.MonkeyPatch, request: pytest.FixtureRequest, qtbot: QtBot
) -> None:
    broken = [Broken("voltige-sick", "sick", "No <b>module</b>"), Broken("voltige-ill", "ill", "it lacks an ace")]
    monkeypatch.setattr(hangar, "brought", lambda: (["loops"], broken))
    window: MainWindow = request.getfixturevalue("window")
    qtbot.waitUntil(lambda: len(window.hangar.findChildren(GameTile)) == 5)
    assert [tile.game for tile in window.hangar.findChildren(GameTile)][-1] == "loops"
    (note,) = [note for note in window.hangar.findChildren(Explanation) if "sick" in note.text()]
    qtbot.waitUntil(note.isVisible)
    assert note.text().splitlines() == [
        "voltige-sick brings a game, sick, that can't be played: No <b>module</b>.",
        "voltige-ill brings a game, ill, that can't be played: it lacks an ace.",
    ]
    assert note.textFormat() is Qt.TextFormat.PlainText


def test_a_game_whose_figures_were_edited_badly_is_told_and_the_window_stays(
    window: MainWindow, person: Person, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    file = saved_game(tmp_path / "one.voltige", game="loops")

    class Spoilt(dict[str, object]):
        def __missing__(self, game: str) -> object:
            raise DataError("resources/loops/cards.json: expected an int")

        def __contains__(self, game: object) -> bool:
            return True

    monkeypatch.setattr(game_controller, "CATALOG", Spoilt())
    monkeypatch.setattr("core.loading.CATALOG", Spoilt())
    window.games.new("loops")
    window.games.open(file)
    assert len(person.read) == 2
    assert all("resources/loops/cards.json: expected an int" in words for words in person.read)
    assert window.tabs.pages == []
