"""Games are kept in passing: the window goes on, hears when something changed, and is told what failed."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QCoreApplication, QThread
from pytestqt.qtbot import QtBot

from app.played.folder import name_of
from app.played.keeper import Keeper
from core.record import dump
from core.review.reviewing import digest
from tests.app.disks import no_folder
from tests.app.played.evenings import Reader, game
from tests.core.finished_games import header_for, over
from ui.files.played import Played, PlayedGame


@pytest.fixture
def keeper(qtbot: QtBot, tmp_path: Path) -> Iterator[Keeper]:
    keeper = Keeper(tmp_path / "played")
    yield keeper
    keeper.close()


def games(keeper: Keeper, qtbot: QtBot) -> list[PlayedGame]:
    answers: list[Any] = []
    keeper.ask(answers.append)
    qtbot.waitUntil(lambda: bool(answers), timeout=60_000)
    (found,) = answers
    return list(found)


def test_it_is_what_the_window_asks_for(keeper: Keeper) -> None:
    played: Played = keeper
    assert played is keeper


def test_a_game_is_kept_and_the_window_hears_of_it(keeper: Keeper, qtbot: QtBot) -> None:
    session = over("jump")
    header = header_for(session, "Ada", "Bea")
    with qtbot.waitSignal(keeper.changed, timeout=60_000):
        keeper.keep(header, session)
    (found,) = games(keeper, qtbot)
    assert found.file == name_of(header)
    assert (keeper.folder / found.file).read_bytes() == dump(header, session)


def test_answers_come_in_the_thread_of_the_window(keeper: Keeper, qtbot: QtBot) -> None:
    threads: list[QThread] = []
    keeper.changed.connect(lambda: threads.append(QThread.currentThread()))
    keeper.told.connect(lambda sentence: threads.append(QThread.currentThread()))
    keeper.keep(header_for(over("jump")), over("jump"))
    keeper.ask(lambda found: threads.append(QThread.currentThread()))
    qtbot.waitUntil(lambda: len(threads) == 2, timeout=60_000)
    application = QCoreApplication.instance()
    assert application is not None
    assert set(threads) == {application.thread()}


def test_a_game_that_the_disk_does_not_take_is_told_once_and_tried_again(
    keeper: Keeper, qtbot: QtBot, tmp_path: Path
) -> None:
    told: list[str] = []
    keeper.told.connect(told.append)
    with no_folder(tmp_path / "played"):
        with qtbot.waitSignal(keeper.changed, timeout=60_000):
            keeper.keep(header_for(over("jump")), over("jump"))
        assert games(keeper, qtbot) == []
    kept = [sentence for sentence in told if "can't be kept" in sentence]
    assert len(kept) == 1
    assert len(games(keeper, qtbot)) == 1
    assert len([sentence for sentence in told if "can't be kept" in sentence]) == 1


def test_closing_waits_for_what_is_to_be_written(qtbot: QtBot, tmp_path: Path) -> None:
    keeper = Keeper(tmp_path / "played")
    for seed in range(3, 9):
        keeper.keep(header_for(over("jump", seed=seed), created=str(seed)), over("jump", seed=seed))
    keeper.close()
    keeper.close()
    assert len(list((tmp_path / "played").glob("*.voltige"))) == 6


def test_closing_does_not_wait_until_everything_is_read(
    qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    reader = Reader(tmp_path / "played")
    kept = [game(number, seed=3 + number % 3) for number in range(20)]
    reader.folder.mkdir()
    for each in kept:
        (reader.folder / name_of(each.header)).write_bytes(each.data)
    keeper = Keeper(reader.folder)
    read: list[str] = []

    def stop(data: bytes) -> Any:
        # The window is closed while the third file is read.
        read.append("one")
        if len(read) == 3:
            monkeypatch.setattr(keeper, "_closing", True)
        return original(data)

    from app.played import catching_up

    original = catching_up.read
    monkeypatch.setattr(catching_up, "read", stop)
    keeper.ask(lambda games: None)
    keeper._thread.submit(keeper._work, lambda: keeper._book.close(), None)
    keeper._thread.shutdown()
    assert len(read) == 3
    monkeypatch.undo()
    assert len(reader.games) == 20
    reader.book.close()


def test_reading_many_files_tells_how_far_it_has_come(qtbot: QtBot, tmp_path: Path) -> None:
    folder = tmp_path / "played"
    folder.mkdir()
    for number in range(25):
        each = game(number, seed=3 + number % 3)
        (folder / name_of(each.header)).write_bytes(each.data)
    keeper = Keeper(folder)
    steps: list[tuple[int, int]] = []
    keeper.reading.connect(lambda done, every: steps.append((done, every)))
    assert len(games(keeper, qtbot)) == 25
    assert steps == [(0, 25), (10, 25), (20, 25)]
    keeper.close()


def test_what_people_remove_is_gone(keeper: Keeper, qtbot: QtBot) -> None:
    for seed in (3, 4):
        session = over("jump", seed=seed)
        keeper.keep(header_for(session, "Ada", "Bea", created=str(seed)), session)
    first, second = games(keeper, qtbot)
    keeper.note_review(first.identity, digest(over("jump", seed=3)), [0.5, 0.6], [1.0, -1.0])
    found = [[seat.accuracy for seat in played.seats] for played in games(keeper, qtbot)]
    assert found == [[0.5, 0.6], [None, None]]
    keeper.remove([first.identity])
    assert [played.identity for played in games(keeper, qtbot)] == [second.identity]
    keeper.forget("Ada")
    assert [seat.name for seat in games(keeper, qtbot)[0].seats] == ["", "Bea"]
    keeper.clear()
    assert games(keeper, qtbot) == []
