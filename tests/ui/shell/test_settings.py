"""Settings: what is set comes back, and garbage reads as the default."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import QSettings

from core.players import Kind, Player, TakeBack
from ui.remembered import Choices
from ui.settings import MOST_RECENT, Appearance, Docked, Language, Settings, TextSize
from ui.table.input.gesture_mode import GestureMode
from ui.table.stage.speed import Animation, Speed
from ui.table_settings import Hints, Thinking


def reopened(tmp_path: Path) -> Settings:
    return Settings(QSettings(str(tmp_path / "other.ini"), QSettings.Format.IniFormat))


def test_what_is_set_comes_back(tmp_path: Path) -> None:
    store = QSettings(str(tmp_path / "other.ini"), QSettings.Format.IniFormat)
    settings = Settings(store)
    settings.language, settings.appearance = Language.FRENCH, Appearance.DARK
    table, settings.text_size = settings.table, TextSize.LARGE
    table.animation, table.gesture_mode, table.hints = Animation.SLOW, GestureMode.CLICK, Hints.OFF
    table.thinking = Thinking.LONGEST
    players = (Player('Zoé, "the Ace"', "plum"), Player("=@x;\n", "navy", Kind.RANDOM))
    choices = Choices(players, {"strict": True}, TakeBack.OFF, hints=False)
    settings.set_choices("lucky_loop", choices)
    store.sync()
    again = reopened(tmp_path)
    assert (again.language, again.appearance) == (Language.FRENCH, Appearance.DARK)
    table = again.table
    assert (table.animation, table.gesture_mode, table.hints) == (Animation.SLOW, GestureMode.CLICK, Hints.OFF)
    assert table.thinking.seconds == 3
    assert again.text_size.factor == 1.5
    assert again.choices("lucky_loop") == choices
    assert again.choices("loops") is None


@pytest.mark.parametrize("garbage", ["nonsense", "a, b, c", "[1, 2", '{"a": 1}', "@Variant(zzz)", "null", "", "0"])
def test_garbage_reads_as_the_default(tmp_path: Path, garbage: str) -> None:
    keys = (
        "language",
        "appearance",
        "speed",
        "hands",
        "hints",
        "thinking",
        "text_size",
        "recent",
        "saved_to",
        "household",
    )
    lines = [f"{key}={garbage}" for key in keys]
    window = [f"{key}={garbage}" for key in ("geometry", "docks")]
    path = tmp_path / "other.ini"
    path.write_text("\n".join(["[General]", *lines, "[window]", *window, "[choices]", f"lucky_loop={garbage}"]))
    settings = reopened(tmp_path)
    assert (settings.language, settings.appearance) == (Language.SYSTEM, Appearance.SYSTEM)
    table = settings.table
    assert (table.animation, table.gesture_mode, table.hints) == (Animation.SYSTEM, GestureMode.BOTH, Hints.ON)
    assert table.thinking.seconds == 1
    assert settings.text_size.factor == 1
    assert settings.recent() == []
    assert settings.household == ()
    assert settings.saved_to(Path("a.voltige")) is None
    assert settings.choices("lucky_loop") is None
    assert settings.geometry.isEmpty()
    assert all(state.isEmpty() for docked in Docked for state in settings.arrangements(docked).values())


def test_recent_files_are_few_new_and_there(settings: Settings, tmp_path: Path) -> None:
    paths = [tmp_path / f"{number}, of many.voltige" for number in range(MOST_RECENT + 3)]
    for path in paths:
        path.touch()
        settings.add_recent(path)
    settings.add_recent(paths[5])
    recent = settings.recent()
    assert len(recent) == MOST_RECENT
    assert recent[:2] == [paths[5], paths[-1]]
    paths[5].unlink()
    assert paths[5] not in settings.recent()
    settings.remove_recent(paths[-1])
    assert settings.recent()[0] == paths[-2]


def test_a_journal_remembers_its_file(settings: Settings, tmp_path: Path) -> None:
    journal, file = tmp_path / "journal.voltige", tmp_path / "saved.voltige"
    settings.set_saved_to(journal, file)
    assert settings.saved_to(journal) == file
    settings.forget(journal)
    assert settings.saved_to(journal) is None


@pytest.mark.parametrize("speed", list(Speed))
def test_the_speed_that_was_chosen_before_desktops_were_asked_is_still_the_choice(tmp_path: Path, speed: Speed) -> None:
    (tmp_path / "other.ini").write_text(f"[General]\nspeed={speed}\n")
    settings = reopened(tmp_path)
    settings.table.still_desktop = True
    assert (settings.table.animation.value, settings.table.speed) == (speed.value, speed)


@pytest.mark.parametrize(("still", "expected"), [(False, Speed.NORMAL), (True, Speed.OFF)])
def test_without_a_choice_things_move_as_the_desktop_has_it(tmp_path: Path, still: bool, expected: Speed) -> None:
    settings = reopened(tmp_path)
    settings.table.still_desktop = still
    assert settings.table.speed is expected
