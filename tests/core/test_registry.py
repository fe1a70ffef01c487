"""The registry of games: every entry is whole, games of other packages are found, and a broken one harms nothing."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from core.catalog import CATALOG, GAMES
from core.data import folder
from core.registry import Registry, check
from tests.packages import lay_down

LUCKY_LOOP = """
from core.catalog import GAMES
ENTRY = GAMES["lucky_loop"]
"""


@pytest.fixture
def beside(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """A folder on the way that Python looks for packages."""
    monkeypatch.syspath_prepend(tmp_path)
    known = set(sys.modules)
    yield tmp_path
    for module in sys.modules.keys() - known:
        del sys.modules[module]


def registry() -> Registry:
    return Registry(GAMES.ours.values())


@pytest.mark.parametrize("id", GAMES)
def test_every_entry_is_whole(id: str) -> None:
    entry = GAMES[id]
    check(entry)
    assert CATALOG[id].id == entry.id
    for language in ("en", "fr"):
        assert (folder(entry.resources) / f"rules_{language}.md").is_file()


def test_no_two_games_share_the_prefix_of_their_rules() -> None:
    prefixes = [entry.prefix for entry in GAMES.values()]
    assert len(set(prefixes)) == len(prefixes)


def test_our_games_come_first_and_in_the_order_of_the_catalogue() -> None:
    assert list(GAMES)[: len(GAMES.ours)] == list(GAMES.ours) == ["lucky_loop", "loops", "jump", "targets"]
    assert len(CATALOG) == len(GAMES) == len(list(CATALOG))
    assert "loops" in CATALOG
    assert "chess" not in CATALOG


def test_a_game_of_another_package_is_found_and_says_where_it_comes_from(beside: Path) -> None:
    game = (
        "from core.lucky_loop.game import LuckyLoopGame\nfrom core.registry import GameEntry\n"
        "class Twin(LuckyLoopGame):\n    id = 'twin'\nGAME = Twin()\n"
        "ENTRY = GameEntry(id='twin', seats=GAME.seats, prefix='TW', rules='twins:GAME',"
        " bots='core.lucky_loop.bot.levels:LEVELS', resources='twins')\n"
    )
    lay_down(beside, "voltige-twins", {"twin": "twins:ENTRY"}, {"twins": game})
    found = registry()
    assert list(found)[len(GAMES.ours) :][-1:] == ["twin"]
    assert found["twin"].prefix == "TW"
    assert found.packages["twin"] == "voltige-twins"
    assert str(beside) in found.folders


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("import nowhere_to_be_found", "ModuleNotFoundError: No module named 'nowhere_to_be_found'"),
        ("raise SystemExit('leaving')", "SystemExit: leaving"),
        ("ENTRY = 7", "its entry point gives no GameEntry"),
        (LUCKY_LOOP, "there is another game called 'lucky_loop'"),
        (LUCKY_LOOP + "ENTRY = ENTRY._replace(id='my game')", "'my game' is no name for a game"),
        (LUCKY_LOOP + "ENTRY = ENTRY._replace(prefix='ll')", "'ll' is no prefix for rules"),
        (LUCKY_LOOP + "ENTRY = ENTRY._replace(rules='core.cards')", "core.cards is no Game"),
        (LUCKY_LOOP + "ENTRY = ENTRY._replace(rules='core.lucky_loop.game:ANOTHER')", "has no attribute 'ANOTHER'"),
        (LUCKY_LOOP + "ENTRY = ENTRY._replace(id='another')", "another id or other seats"),
        (
            LUCKY_LOOP + "BOTS = ('cadet',)\nENTRY = ENTRY._replace(bots='sick:BOTS')",
            "sick:BOTS lacks pilot, ace",
        ),
        (LUCKY_LOOP + "ENTRY = ENTRY._replace(odds='core.no_odds')", "No module named 'core.no_odds'"),
    ],
)
def test_a_broken_game_is_named_and_harms_nothing(
    text: str, words: str, beside: Path, caplog: pytest.LogCaptureFixture
) -> None:
    lay_down(beside, "voltige-sick", {"sick": "sick:ENTRY"}, {"sick": text})
    found = registry()
    assert set(found) == set(GAMES)
    (broken,) = found.broken
    assert broken[:2] == ("voltige-sick", "sick")
    assert words in broken.reason
    assert broken.reason in caplog.text


def test_looking_up_one_of_ours_looks_for_no_other(beside: Path) -> None:
    lay_down(beside, "voltige-sick", {"sick": "sick:ENTRY"}, {"sick": "raise SystemExit"})
    found = registry()
    assert found["loops"].prefix == "LP"
    assert "loops" in found
    assert "sick" not in sys.modules
