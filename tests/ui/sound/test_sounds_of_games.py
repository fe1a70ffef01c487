"""Every kind of event of every game has a sound, or none on purpose."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from core.catalog import CATALOG
from core.game import Chapter, Deed, Event, Milestone
from core.jump.box import Ground
from core.jump.events import Landed
from ui.catalog import TABLES
from ui.sound.sounds import Sound, Sounds

GAMES = sorted(CATALOG)


def kinds_below(kind: type[Event]) -> Iterator[type[Event]]:
    for below in kind.__subclasses__():
        yield below
        yield from kinds_below(below)


def kinds_of(game: str) -> set[type[Event]]:
    """The kinds of events that a game's own package defines."""
    package = type(CATALOG[game]).__module__.rpartition(".")[0]
    return {kind for kind in kinds_below(Event) if kind.__module__.startswith(f"{package}.")}


@pytest.mark.parametrize("game", GAMES)
def test_every_kind_of_event_has_a_sound_or_none_on_purpose(game: str) -> None:
    kinds = kinds_of(game)
    assert len(kinds) > 3
    assert not kinds & {Deed, Milestone, Chapter}
    assert TABLES[game].sounds.kinds.keys() == kinds


@pytest.mark.parametrize("game", GAMES)
def test_a_game_ends_with_a_fanfare_and_with_nothing_else(game: str) -> None:
    kinds = TABLES[game].sounds.kinds
    assert [kind.__name__ for kind, sound in kinds.items() if sound is Sound.FANFARE] == ["GameEnded"]


def test_every_sound_is_used_and_two_belong_to_no_game() -> None:
    used = {sound for game in GAMES for sound in TABLES[game].sounds.kinds.values() if sound is not None}
    assert set(Sound) - used == {Sound.BELL, Sound.KNOCK, Sound.SPLASH}


@pytest.mark.parametrize("ground", Ground)
def test_water_splashes(ground: Ground) -> None:
    expected = Sound.SPLASH if ground is Ground.LAKE else Sound.LANDING
    assert TABLES["jump"].sounds.of(Landed(0, 3, 3, ground)) is expected


def test_a_game_that_says_nothing_is_silent() -> None:
    assert Sounds().of(Landed(0, 3, 3, Ground.INNER)) is None
