"""A book on a real disk of 200 kB, full or read-only. Needs root, to mount it."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from pathlib import Path

import pytest

from app.played.trouble import Unwritten
from tests.app.played.evenings import Reader, game, rebuilt
from tests.ui.shell.test_small_disk import SmallDisk

pytestmark = pytest.mark.torture

REFUSED = (Unwritten, OSError, sqlite3.OperationalError)


@pytest.fixture
def disk(tmp_path: Path) -> Iterator[SmallDisk]:
    disk = SmallDisk(tmp_path / "disk")
    yield disk
    disk.close()


@pytest.mark.parametrize("opened", [True, False])
def test_a_disk_that_fills_up_loses_nothing_that_was_there(disk: SmallDisk, opened: bool) -> None:
    reader = Reader(disk.folder / "played")
    kept = [game(number, "Ada", "Bea", seed=3 + number % 4) for number in range(60)]
    reader.keep(kept[0])
    written = [kept[0].identity]
    for each in kept[1:]:
        try:
            reader.keep(each)
        except REFUSED:
            break
        written.append(each.identity)
    assert len(written) < len(kept)
    disk.fill()
    if not opened:
        reader.book.close()
    with pytest.raises(REFUSED):
        reader.keep(kept[-1])
    assert set(written) <= set(reader.identities)
    disk.free()
    reader.book.close()
    before = reader.games
    assert set(written) <= {played.identity for played in before}
    reader.book.close()
    assert rebuilt(reader.folder) == before


def test_a_read_only_disk_shows_its_games(disk: SmallDisk) -> None:
    reader = Reader(disk.folder / "played")
    reader.keep(game(0, "Ada", "Bea"), game(1, "Ada", "Bea", seed=4))
    before = reader.games
    reader.book.close()
    disk.set_read_only(True)
    assert reader.games == before
    (sentence,) = reader.told
    assert "read-only" in sentence
    with pytest.raises(REFUSED):
        reader.keep(game(2, seed=5))
    with pytest.raises(REFUSED):
        reader.book.remove([before[0].identity])
    assert reader.games == before
    disk.set_read_only(False)
    reader.book.close()
    reader.keep(game(2, seed=5))
    assert len(reader.games) == 3
