"""Rules and words are as they were when the playthroughs were written down."""

from __future__ import annotations

import pytest

from core.catalog import CATALOG
from tests.golden.playthrough import FOLDER, entries_of, path, script, tables
from tests.packages import SAMPLE

TABLES = [(id, seats) for id, game in CATALOG.items() for seats in tables(game)]


@pytest.mark.parametrize(("id", "seats"), TABLES)
def test_the_playthrough_still_holds(id: str, seats: int) -> None:
    assert path(id, seats).exists(), f"no golden playthrough of {id} for {seats}: run `make golden`"
    written = path(id, seats).read_text(encoding="utf-8")
    assert script(id, seats, entries_of(id, written)) == written


def test_no_playthrough_is_left_over() -> None:
    written = {*FOLDER.glob("*.txt"), *(SAMPLE / "golden").glob("*.txt")}
    assert written == {path(id, seats) for id, seats in TABLES}
