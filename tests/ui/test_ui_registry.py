"""What games bring to people: every entry is whole, and one of another package that lacks something is named."""

from __future__ import annotations

import pytest

from core import catalog
from core.catalog import GAMES
from core.registry import GameEntry, Registry
from ui import catalog as ui_catalog
from ui.catalog import OURS, UiEntry, brought, check, entry_of, title_of

WHOLE = OURS["loops"]


@pytest.mark.parametrize("game", GAMES)
def test_every_entry_is_whole(game: str) -> None:
    check(game)
    assert title_of(game)


def test_both_layers_know_the_same_games() -> None:
    assert list(OURS) == list(GAMES.ours)
    assert len({title_of(game) for game in GAMES}) == len(GAMES)


class Another(Registry):
    """A registry in which one more game was found."""

    def __init__(self, entry: GameEntry) -> None:
        super().__init__(GAMES.ours.values())
        self._found = GAMES._found._replace(entries={entry.id: entry}, packages={entry.id: "voltige-other"}, broken=())


@pytest.fixture
def other(monkeypatch: pytest.MonkeyPatch) -> None:
    entry = GAMES["loops"]._replace(id="other", ui=f"{__name__}:ENTRY")
    monkeypatch.setattr(ui_catalog, "GAMES", Another(entry))
    monkeypatch.setattr(catalog, "GAMES", Another(entry))


ENTRY: object = None
"""What the other package brings."""


@pytest.mark.usefixtures("other", "qapp")
def test_a_game_of_another_package_comes_to_the_hangar(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(f"{__name__}.ENTRY", WHOLE._replace(title="Other"))
    assert brought() == (["other"], [])
    assert entry_of("other").title == "Other"


@pytest.mark.usefixtures("other", "qapp")
@pytest.mark.parametrize(
    ("entry", "words"),
    [
        (7, "ENTRY is no UiEntry"),
        (WHOLE._replace(words="core.cards"), "core.cards is no GameText"),
        (WHOLE._replace(table="ui.loops.text:TEXT"), "ui.loops.text:TEXT is no GameTable"),
        (WHOLE._replace(table="ui.loops.nowhere"), "No module named 'ui.loops.nowhere'"),
        (WHOLE._replace(poster="ui.loops.poster:PICTURE"), "PICTURE is no GamePoster"),
    ],
)
def test_a_game_that_lacks_something_is_named(entry: UiEntry, words: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(f"{__name__}.ENTRY", entry)
    games, (broken,) = brought()
    assert games == []
    assert broken[:2] == ("voltige-other", "other")
    assert words in broken.reason
