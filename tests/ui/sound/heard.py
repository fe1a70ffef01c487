"""A player that only writes down what it is asked to play."""

from __future__ import annotations

from ui.sound.sounds import Sound
from ui.table.presenter import Presenter


class Heard:
    """Stands in for the loudspeaker."""

    def __init__(self) -> None:
        self.played: list[Sound] = []

    def play(self, sound: Sound) -> None:
        self.played.append(sound)

    def take(self) -> list[Sound]:
        """What was played since the last time."""
        played, self.played = self.played, []
        return played


def listen_to(presenter: Presenter) -> Heard:
    """Have somebody listen to a table from now on."""
    heard = Heard()
    presenter.sounding.player = heard
    return heard
