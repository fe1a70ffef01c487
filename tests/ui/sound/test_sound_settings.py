"""Sound in the settings: what is chosen is kept, takes effect at once, and can be tried; a refusal is told in words."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QObject, QSettings, Qt, Signal
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from ui.dialogs.preferences import Preferences
from ui.settings import Settings
from ui.sound.choice import USUAL_VOLUME, SoundChoice, TrialResult


class Tried(QObject):
    """Counts trials in place of the loudspeaker, and answers as it is told."""

    tried = Signal(object)

    def __init__(self) -> None:
        super().__init__()
        self.count = 0
        self.answer = TrialResult.PLAYED

    def try_out(self) -> None:
        self.count += 1
        self.tried.emit(self.answer)


@pytest.fixture
def store(tmp_path: Path) -> QSettings:
    return QSettings(str(tmp_path / "voltige.ini"), QSettings.Format.IniFormat)


@pytest.fixture
def settings(store: QSettings) -> Settings:
    return Settings(store)


@pytest.fixture
def trial() -> Tried:
    return Tried()


@pytest.fixture
def dialog(qtbot: QtBot, settings: Settings, trial: Tried) -> Iterator[Preferences]:
    parent = QWidget()
    qtbot.addWidget(parent)
    dialog = Preferences(settings, lambda: None, parent, trial)
    dialog.show()
    yield dialog
    dialog.close()


def test_what_is_chosen_is_kept(settings: Settings, store: QSettings) -> None:
    assert (settings.table.sound, settings.table.volume) == (SoundChoice.SYSTEM, USUAL_VOLUME)
    settings.table.sound, settings.table.volume = SoundChoice.OFF, 35
    store.sync()
    again = Settings(QSettings(store.fileName(), QSettings.Format.IniFormat))
    assert (again.table.sound, again.table.volume) == (SoundChoice.OFF, 35)


@pytest.mark.parametrize(
    ("garbage", "expected"),
    [("loud", USUAL_VOLUME), ("[]", USUAL_VOLUME), ("-5", 0), ("1000", 100), ("1e999", USUAL_VOLUME)],
)
def test_a_volume_that_makes_no_sense(settings: Settings, store: QSettings, garbage: str, expected: int) -> None:
    store.setValue("volume", garbage)
    store.setValue("sound", garbage)
    assert (settings.table.sound, settings.table.volume) == (SoundChoice.SYSTEM, expected)


def test_the_slider_by_keys(dialog: Preferences, settings: Settings) -> None:
    slider = dialog.volume.slider
    slider.setFocus()
    QTest.keyClick(slider, Qt.Key.Key_Right)
    assert settings.table.volume == USUAL_VOLUME + 5
    assert dialog.volume.figure.text() == "65\u00a0%"
    QTest.keyClick(slider, Qt.Key.Key_Home)
    assert settings.table.volume == 0
    # There would be nothing to hear.
    assert not dialog.volume.trial.isEnabled()


@pytest.mark.parametrize(("place", "choice"), [(0, SoundChoice.SYSTEM), (1, SoundChoice.ON), (2, SoundChoice.OFF)])
def test_switched_off_there_is_nothing_to_set(
    dialog: Preferences, settings: Settings, place: int, choice: SoundChoice
) -> None:
    dialog.sound.setCurrentIndex((place + 1) % 3)
    dialog.sound.setCurrentIndex(place)
    assert settings.table.sound is choice
    assert dialog.volume.slider.isEnabled() is (choice is not SoundChoice.OFF)
    assert dialog.volume.trial.isEnabled() is (choice is not SoundChoice.OFF)


def test_a_trial_that_was_heard_needs_no_words(dialog: Preferences, trial: Tried) -> None:
    QTest.mouseClick(dialog.volume.trial, Qt.MouseButton.LeftButton)
    assert trial.count == 1
    assert dialog.volume.said.text() == ""


@pytest.mark.parametrize("answer", [TrialResult.NO_LIBRARY, TrialResult.NO_DEVICE])
def test_a_trial_that_failed_is_told_until_one_works(dialog: Preferences, trial: Tried, answer: TrialResult) -> None:
    trial.answer = answer
    QTest.mouseClick(dialog.volume.trial, Qt.MouseButton.LeftButton)
    assert len(dialog.volume.said.text()) > 20
    trial.answer = TrialResult.PLAYED
    QTest.mouseClick(dialog.volume.trial, Qt.MouseButton.LeftButton)
    assert dialog.volume.said.text() == ""


def test_everything_has_a_name(dialog: Preferences) -> None:
    assert dialog.volume.slider.accessibleName() == "Volume"
    assert dialog.volume.trial.text().replace("&", "") == "Try"
