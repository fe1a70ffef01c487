"""Saving and opening: what is saved comes back, a failure loses nothing, a bad file is named."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtWidgets import QFileDialog

from core.catalog import CATALOG
from core.game import NATURE, ONLY_NATURE
from core.loading import load
from tests.core.targets.test_targets_first_rules import SAVE
from tests.ui.shell.conftest import Person
from tests.ui.shell.flights import fly, header, saved_game
from tests.whole import state_of
from ui.files.opening import open_file
from ui.settings import Settings
from ui.shell.window import MainWindow

pytestmark = pytest.mark.usefixtures("unpainted")


def test_what_is_saved_comes_back(window: MainWindow, tmp_path: Path, person: Person) -> None:
    page = window.games.start(header())
    fly(page, 9)
    path = tmp_path / "flight.voltige"
    page.save(path)
    state, entries = state_of(page.session), page.session.entries
    window.games.close(page)
    window.games.open(path)
    again = window.tabs.page
    assert again is not None
    assert (state_of(again.session), again.session.entries) == (state, entries)
    assert not again.modified
    assert person.read == []


def test_save_as_adds_the_ending(
    window: MainWindow, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, settings: Settings
) -> None:
    page = window.games.start(header())
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: (str(tmp_path / "my game.v2"), ""))
    window.menu_actions.save.trigger()
    assert page.path == tmp_path / "my game.v2.voltige"
    assert settings.recent() == [page.path]
    assert load(page.path.read_bytes()).problem is None


def test_a_cancelled_save_changes_nothing(window: MainWindow, monkeypatch: pytest.MonkeyPatch) -> None:
    page = window.games.start(header())
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: ("", ""))
    assert not window.games.save(page)
    assert page.path is None


def test_a_failing_save_leaves_the_old_file_and_says_why(window: MainWindow, tmp_path: Path, person: Person) -> None:
    page = window.games.start(header())
    fly(page, 4)
    # A folder can't be replaced by a file, whoever asks; permissions would not stop root.
    path = tmp_path / "taken.voltige"
    path.mkdir()
    (path / "precious").write_text("precious")
    page.belongs_to(path)
    assert not window.games.save(page)
    assert (path / "precious").read_text() == "precious"
    assert "taken.voltige" in person.read[0]
    assert page.modified


def test_a_save_into_nowhere_says_why(window: MainWindow, tmp_path: Path, person: Person) -> None:
    page = window.games.start(header())
    page.belongs_to(tmp_path / "no such folder" / "game.voltige")
    assert not window.games.save(page)
    assert "no such folder" in person.read[0]


FOREIGN = "This is not a saved game of Voltige."
NO_GAMES = [
    (b"", "The file is empty."),
    (b"hello", FOREIGN),
    (b"{}", FOREIGN),
    (b"\xff\xfe\x00", FOREIGN),
    (b"[]\n" * 9, FOREIGN),
    (b'{"game": "chess", "format": 1}', "Line 1: Voltige has no game called chess."),
    (b'{"game": "loops", "format": 99}', "A newer Voltige saved this game"),
    (b"\n" * 200_000, "no game is that long"),
]


@pytest.mark.parametrize(("content", "reason"), NO_GAMES)
def test_a_file_that_is_no_game_is_named_and_leaves_the_others_alone(
    content: bytes, reason: str, window: MainWindow, tmp_path: Path, person: Person
) -> None:
    page = window.games.start(header())
    path = tmp_path / "bad.voltige"
    path.write_bytes(content)
    window.games.open(path)
    assert window.tabs.pages == [page]
    assert "bad.voltige" in person.read[0]
    assert reason in person.read[0]


def test_a_missing_file_is_named(window: MainWindow, tmp_path: Path, person: Person) -> None:
    window.games.open(tmp_path / "gone.voltige")
    assert "gone.voltige" in person.read[0]


def damaged(path: Path) -> int:
    """Lose one line in the middle; the number of the first bad line."""
    lines = path.read_bytes().splitlines(keepends=True)
    middle = len(lines) // 2
    path.write_bytes(b"".join([*lines[:middle], *lines[middle + 1 :]]))
    return middle + 1


def test_the_good_part_of_a_damaged_file_is_offered(window: MainWindow, tmp_path: Path, person: Person) -> None:
    path = saved_game(tmp_path / "hurt.voltige", moves=20)
    before = path.read_bytes()
    line = damaged(path)
    hurt = path.read_bytes()
    window.games.open(path)
    page = window.tabs.page
    assert page is not None
    assert f"Line {line}" in person.read[0]
    assert "good part" in person.read[0]
    whole = load(before).session.entries
    assert page.session.entries == whole[: page.session.length]
    # Saving must ask for a name: the damaged file may still be mended by hand.
    assert page.path is None
    assert page.modified
    assert path.read_bytes() == hurt


def test_the_last_position_of_a_damaged_file_is_offered_too(window: MainWindow, tmp_path: Path, person: Person) -> None:
    path = saved_game(tmp_path / "hurt.voltige", moves=20)
    end = state_of(load(path.read_bytes()).session)
    damaged(path)
    person.answer = 1
    window.games.open(path)
    page = window.tabs.page
    assert page is not None
    assert state_of(page.session) == end


def test_a_game_whose_rules_have_changed_opens_at_its_last_position(
    window: MainWindow, tmp_path: Path, person: Person
) -> None:
    path = tmp_path / "old.voltige"
    path.write_bytes(SAVE)
    window.games.open(path)
    page = window.tabs.page
    assert page is not None
    (told,) = person.read
    assert told.startswith("old.voltige was played under older rules. The game needs the rules 1-1aab9c14")
    assert told.endswith("a round under way begins anew. ['Open the last position']")
    assert page.session.length == 0
    assert page.session.to_act == {2}
    # The old file stays as it is.
    assert page.path is None
    assert path.read_bytes() == SAVE


def test_declining_the_good_part_opens_nothing(window: MainWindow, tmp_path: Path, person: Person) -> None:
    path = saved_game(tmp_path / "hurt.voltige", moves=20)
    damaged(path)
    person.answer = None
    window.games.open(path)
    assert window.tabs.pages == []


@pytest.mark.parametrize("game", sorted(CATALOG))
def test_a_record_torn_before_chance_answered_is_opened_with_the_answer(
    window: MainWindow, tmp_path: Path, person: Person, game: str
) -> None:
    path = saved_game(tmp_path / "torn.voltige", moves=20, game=game)
    lines = path.read_bytes().splitlines(keepends=True)
    unanswered = 0
    for keep in range(2, len(lines)):
        path.write_bytes(b"".join(lines[:keep]))
        unanswered += load(path.read_bytes()).session.to_act == ONLY_NATURE
        opened = open_file(window, path)
        assert opened is not None
        assert NATURE not in opened.session.to_act
    assert unanswered


def test_a_record_torn_before_chance_answered_goes_on(window: MainWindow, tmp_path: Path, person: Person) -> None:
    path = saved_game(tmp_path / "torn.voltige", moves=20)
    lines = path.read_bytes().splitlines(keepends=True)
    while load(b"".join(lines)).session.to_act != ONLY_NATURE:
        lines.pop()
    path.write_bytes(b"".join(lines))
    window.games.open(path)
    page = window.tabs.page
    assert page is not None
    assert NATURE not in page.session.to_act
    fly(page, 1)
