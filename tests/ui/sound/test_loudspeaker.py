"""The loudspeaker plays as the settings want it, holds nobody up, and is silent where it can't play."""

from __future__ import annotations

import logging
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from threading import Event

import pytest
from PySide6.QtCore import QSettings
from pytestqt.qtbot import QtBot

from tests.app.screen import ROOT
from tests.ui.sound.devices import Kept, Missing
from ui.settings import Settings
from ui.sound import device as devices
from ui.sound import event_sounds, loudspeaker
from ui.sound.choice import SoundChoice, TrialResult
from ui.sound.device import Device, NoDevice, NoLibrary, backends, open_device
from ui.sound.event_sounds import has_event_sounds
from ui.sound.loudspeaker import ANSWER, LATE, Loudspeaker
from ui.sound.mixer import VOICES
from ui.sound.sounds import Sound
from ui.table_settings import TableSettings

Make = Callable[..., Loudspeaker]
MISSING = [NoLibrary("none"), NoDevice("none")]


@pytest.fixture
def settings(tmp_path: Path) -> TableSettings:
    return Settings(QSettings(str(tmp_path / "voltige.ini"), QSettings.Format.IniFormat)).table


@pytest.fixture
def make(settings: TableSettings, monkeypatch: pytest.MonkeyPatch) -> Iterator[Make]:
    """Loudspeakers for which no time passes, closed after the test."""
    monkeypatch.setattr(loudspeaker, "FAREWELL", 60)
    made: list[Loudspeaker] = []

    def make(
        opened: Callable[[], Device],
        system: Callable[[], bool] = lambda: True,
        clock: Callable[[], float] = lambda: 0.0,
    ) -> Loudspeaker:
        made.append(Loudspeaker(settings, None, opened, system, clock))
        return made[-1]

    yield make
    for speaker in made:
        speaker.close()


def tried(qtbot: QtBot, speaker: Loudspeaker) -> TrialResult:
    """What comes of a trial; everything that was wanted before it has been seen to by then."""
    with qtbot.waitSignal(speaker.tried, timeout=60_000) as told:
        speaker.try_out()
    assert told.args is not None
    result: TrialResult = told.args[0]
    return result


def test_nothing_is_opened_before_the_first_sound(make: Make) -> None:
    kept = Kept()
    speaker = make(kept.open)
    speaker.close()
    assert kept.opened == 0


def test_a_sound_is_played_at_its_volume(qtbot: QtBot, make: Make, settings: TableSettings) -> None:
    kept = Kept()
    speaker = make(kept.open)
    settings.volume = 100
    speaker.play(Sound.DIE)
    assert tried(qtbot, speaker) is TrialResult.PLAYED
    loud = max(map(abs, kept.heard()))
    settings.volume = 50
    assert tried(qtbot, speaker) is TrialResult.PLAYED
    assert 0 < max(map(abs, kept.heard())) < loud / 2
    assert (kept.opened, kept.starts) == (1, 1)


def test_off_and_no_volume_are_silent(qtbot: QtBot, make: Make, settings: TableSettings) -> None:
    kept = Kept()
    speaker = make(kept.open)
    settings.sound = SoundChoice.OFF
    speaker.play(Sound.FANFARE)
    settings.sound, settings.volume = SoundChoice.ON, 0
    speaker.play(Sound.FANFARE)
    speaker.try_out()
    speaker.close()
    assert kept.opened == 0


@pytest.mark.parametrize(("choice", "expected"), [(SoundChoice.SYSTEM, False), (SoundChoice.ON, True)])
def test_a_system_without_event_sounds_is_heeded_unless_told_otherwise(
    make: Make, settings: TableSettings, choice: SoundChoice, expected: bool
) -> None:
    kept = Kept()
    speaker = make(kept.open, system=lambda: False)
    settings.sound = choice
    speaker.play(Sound.FANFARE)
    speaker.close()
    assert bool(kept.opened) is expected


def test_a_system_that_may_have_changed_its_mind_is_asked_again(qtbot: QtBot, make: Make) -> None:
    now, asked = [0.0], list[float]()

    def system() -> bool:
        asked.append(now[0])
        return len(asked) > 1

    speaker = make(Kept().open, system, lambda: now[0])
    for time in (0.0, ANSWER, ANSWER + 1, ANSWER + 2):
        now[0] = time
        speaker.play(Sound.DIE)
        tried(qtbot, speaker)
    assert asked == [0.0, ANSWER + 1]


def test_what_comes_too_late_is_not_played(qtbot: QtBot, make: Make) -> None:
    kept, now = Kept(), [0.0]

    def slowly() -> Kept:
        now[0] += 2 * LATE
        return kept.open()

    speaker = make(slowly, clock=lambda: now[0])
    speaker.play(Sound.FANFARE)
    speaker.close()
    assert kept.opened == 1
    assert not any(kept.heard())


def test_nobody_waits_for_the_device_and_wishes_do_not_pile_up(make: Make) -> None:
    kept, ready = Kept(), Event()

    def slowly() -> Kept:
        ready.wait()
        return kept.open()

    speaker = make(slowly)
    for _ in range(50):
        speaker.play(Sound.CARD)
    assert speaker.waiting <= VOICES + 1
    ready.set()
    speaker.close()
    assert kept.opened == 1


@pytest.mark.parametrize("error", MISSING)
def test_without_library_or_device_it_is_silent_and_says_so_once(
    qtbot: QtBot, make: Make, caplog: pytest.LogCaptureFixture, error: NoLibrary | NoDevice
) -> None:
    caplog.set_level(logging.INFO)
    missing = Missing(error)
    speaker = make(missing.open)
    for _ in range(3):
        speaker.play(Sound.CARD)
    expected = TrialResult.NO_LIBRARY if isinstance(error, NoLibrary) else TrialResult.NO_DEVICE
    assert tried(qtbot, speaker) is expected
    # Once for all sounds, and once more because somebody asked.
    assert missing.asked == 2
    assert [record.levelno for record in caplog.records if record.name == loudspeaker.__name__] == [logging.INFO]


def test_a_device_that_goes_is_looked_for_again_on_trial(qtbot: QtBot, make: Make) -> None:
    kept = Kept()
    kept.fails = NoDevice("unplugged")
    speaker = make(kept.open)
    assert tried(qtbot, speaker) is TrialResult.NO_DEVICE
    kept.fails = None
    assert tried(qtbot, speaker) is TrialResult.PLAYED
    assert any(kept.heard())


def test_the_device_rests_when_all_is_heard_and_wakes_again(
    qtbot: QtBot, make: Make, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(loudspeaker, "REST", 0.01)
    kept = Kept()
    speaker = make(kept.open)
    tried(qtbot, speaker)
    assert any(kept.heard())
    qtbot.waitUntil(lambda: kept.stream is None, timeout=60_000)
    tried(qtbot, speaker)
    assert (kept.opened, kept.starts) == (1, 2)


def test_the_device_is_let_go_of(qtbot: QtBot, make: Make) -> None:
    kept = Kept()
    speaker = make(kept.open)
    tried(qtbot, speaker)
    speaker.close()
    speaker.close()
    assert kept.closed == 1


# --- the library -----------------------------------------------------------------------------------------


def test_a_missing_library_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "miniaudio", None)
    with pytest.raises(NoLibrary):
        open_device()


def test_the_library_plays_a_stream_to_its_end(qtbot: QtBot, make: Make, monkeypatch: pytest.MonkeyPatch) -> None:
    """With the one of its ways that needs no device, and is never taken otherwise."""
    pytest.importorskip("miniaudio")
    assert "NULL" not in backends()
    monkeypatch.setattr(devices, "backends", lambda: ("NULL",))
    monkeypatch.setattr(loudspeaker, "REST", 0.01)
    speaker = make(open_device)
    assert tried(qtbot, speaker) is TrialResult.PLAYED
    speaker.close()


def test_no_device_is_said_and_no_error(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    pytest.importorskip("miniaudio")
    monkeypatch.setattr(devices, "backends", lambda: ("WASAPI",) if sys.platform == "linux" else ("ALSA",))
    with pytest.raises(NoDevice):
        open_device()


@pytest.mark.parametrize("code", ["import core.bots.worker", "import app.cli", "import app.desktop"])
def test_neither_bots_nor_the_command_line_nor_a_start_load_the_library(code: str) -> None:
    said = "import sys; print([name for name in sys.modules if 'miniaudio' in name or name == 'ui.sound.loudspeaker'])"
    done = subprocess.run(
        [sys.executable, "-c", f"{code}; {said}"], cwd=ROOT, capture_output=True, text=True, timeout=120, check=True
    )
    assert done.stdout.strip() == "[]"


# --- what the system wants -------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("written", "expected"),
    [("[Sounds]\nEnable=false\n", False), ("[Sounds]\nEnable=true\n", True), ("[General]\n", True), ("rubbish", True)],
)
def test_kde_says_it_in_a_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, written: str, expected: bool) -> None:
    monkeypatch.setattr(sys, "platform", "linux")
    (tmp_path / "kdeglobals").write_text(written)
    surroundings = {"XDG_CURRENT_DESKTOP": "KDE", "XDG_CONFIG_HOME": str(tmp_path)}
    assert has_event_sounds(surroundings) is expected


@pytest.mark.parametrize(("answer", "expected"), [("false", False), ("true", True), ("", True)])
def test_gnome_is_asked(monkeypatch: pytest.MonkeyPatch, answer: str, expected: bool) -> None:
    monkeypatch.setattr(sys, "platform", "linux")
    monkeypatch.setattr(event_sounds, "ASK_GNOME", (sys.executable, "-c", f"print({answer!r})"))
    monkeypatch.setattr(event_sounds, "PATIENCE", 60)
    assert has_event_sounds({}) is expected


def test_who_cannot_be_asked_wants_sounds(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(event_sounds, "ASK_GNOME", ("/nowhere/gsettings",))
    assert has_event_sounds({})
