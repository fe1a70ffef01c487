"""How loud sounds are: a slider, its figure, and a button to hear it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, Protocol

from PySide6.QtCore import Qt, SignalInstance
from PySide6.QtWidgets import QHBoxLayout, QLabel, QPushButton, QSlider, QWidget

from ui.look.numbers import percent
from ui.look.text import Phrase, translate
from ui.sound.choice import SoundChoice, TrialResult
from ui.table_settings import TableSettings

STEP: Final = 5
PAGE: Final = 20


class Trial(Protocol):
    """What a sound can be tried with."""

    tried: SignalInstance

    def try_out(self) -> None:
        """Play something, and tell what came of it."""
        ...


class VolumeRow(QWidget):
    """Follows the settings; what a trial came to is said in a label of its own."""

    def __init__(self, settings: TableSettings, trial: Trial) -> None:
        super().__init__()
        self._settings = settings
        self._result: TrialResult | None = None
        self.slider = QSlider(Qt.Orientation.Horizontal)
        self.slider.setRange(0, 100)
        self.slider.setSingleStep(STEP)
        self.slider.setPageStep(PAGE)
        self.slider.setValue(settings.volume)
        self.figure = QLabel()
        self.figure.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        self.trial = QPushButton()
        self.trial.setAutoDefault(False)
        self.said = QLabel()
        """What a trial came to; its room is kept, so that nothing moves when it speaks."""
        self.setFocusProxy(self.slider)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.addWidget(self.slider, 1)
        row.addWidget(self.figure)
        row.addWidget(self.trial)
        self.slider.valueChanged.connect(self._set)
        self.trial.clicked.connect(trial.try_out)
        trial.tried.connect(self._tell)
        self.follow()

    def follow(self) -> None:
        """Be of use only where there can be sounds, and loud enough to be tried."""
        on = self._settings.sound is not SoundChoice.OFF
        self.slider.setEnabled(on)
        self.figure.setEnabled(on)
        self.trial.setEnabled(on and self._settings.volume > 0)

    def retranslate(self) -> None:
        """Say everything in the language of the moment."""
        self.slider.setAccessibleName(translate("shell", "Volume"))
        self.trial.setText(translate("shell", "&Try"))
        self._show_figure()
        self.figure.setMinimumWidth(self.figure.fontMetrics().horizontalAdvance(percent(1)))
        self.said.setText(_RESULTS[self._result]() if self._result in _RESULTS else "")

    def _set(self, volume: int) -> None:
        self._settings.volume = volume
        self._show_figure()
        self.follow()

    def _show_figure(self) -> None:
        self.figure.setText(percent(self.slider.value() / 100))

    def _tell(self, result: TrialResult) -> None:
        self._result = result
        self.retranslate()


_RESULTS: Final[Mapping[TrialResult | None, Phrase]] = {
    TrialResult.NO_LIBRARY: Phrase("shell", "Sounds aren't installed; “make play” installs them."),
    TrialResult.NO_DEVICE: Phrase("shell", "No loudspeaker or headphones were found."),
}
