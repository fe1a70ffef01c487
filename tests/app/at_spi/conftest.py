"""Voltige on a screen and a bus of its own, with a screen reader listening."""

from __future__ import annotations

import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest

from app.setup import HELPERS
from tests.app.at_spi.bus import Bus, Session
from tests.app.at_spi.reader import Reader
from tests.app.screen import Screen

AT_ONCE = "speed=off\npace=at_once\nthinking=300\nlanguage=en\n"
"""Nothing is waited for that only eyes need."""


class Voltige:
    """The real app in a process of its own, and whoever reads it."""

    def __init__(self, home: Path) -> None:
        self._session = Session()
        self._bus = Bus(self._session)
        self.reader = Reader(self._bus)
        self.screen = Screen(home)
        self.screen.environment |= {**self._session.environment, "QT_LINUX_ACCESSIBILITY_ALWAYS_ON": "1"}
        self.screen.settle(AT_ONCE)
        self.app = self.screen.start()

    def close(self) -> None:
        self.screen.close()
        self._bus.close()
        self._session.close()


@pytest.fixture
def voltige(tmp_path: Path) -> Iterator[Voltige]:
    programs = [*("Xvfb", "xdotool", "dbus-daemon"), "at-spi-bus-launcher"]
    missing = [name for name in programs if not shutil.which(name) and not shutil.which(name, path=HELPERS)]
    if missing:
        pytest.skip(f"needs {', '.join(missing)} (make test installs them)")
    voltige = Voltige(tmp_path)
    yield voltige
    voltige.close()
