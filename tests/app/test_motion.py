"""Whether the desktop asks for less motion: asked over the bus, heard when it changes, and silence where nobody is."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from pathlib import Path

import pytest
from PySide6.QtCore import QObject
from PySide6.QtDBus import QDBusConnection
from pytestqt.qtbot import QtBot

from app.system.motion import STILLNESS, DesktopMotion, Key
from tests.app.portals import Portal

ANY, GNOME, KDE = STILLNESS
Ask = Callable[[Mapping[Key, object]], tuple[Portal, list[bool]]]


@pytest.fixture
def ask(qtbot: QtBot, tmp_path: Path) -> Iterator[Ask]:
    """Asks a desktop with such settings, waits for all answers, and notes what is heard."""
    name, owner = str(tmp_path), QObject()

    def asked(settings: Mapping[Key, object]) -> tuple[Portal, list[bool]]:
        portal = Portal(tmp_path, settings)
        portal.setParent(owner)
        motion = DesktopMotion(QDBusConnection.connectToPeer(portal.address, name), owner)
        heard: list[bool] = []
        motion.changed.connect(heard.append)
        motion.ask()
        qtbot.waitUntil(lambda: portal.asked == list(STILLNESS) and not motion.waiting)
        return portal, heard

    yield asked
    QDBusConnection.disconnectFromPeer(name)
    owner.deleteLater()


@pytest.mark.parametrize(
    ("settings", "expected"),
    [
        ({ANY: 1}, [True]),
        ({GNOME: False}, [True]),
        ({KDE: "0"}, [True]),
        ({KDE: 0.0}, [True]),
        ({ANY: 1, GNOME: False, KDE: "0"}, [True]),
        ({ANY: 0, GNOME: True, KDE: "0.5"}, []),
        ({ANY: 2, GNOME: "false", KDE: "slowly"}, []),
        ({}, []),
    ],
    ids=["by the standard", "GNOME", "KDE", "KDE, a number", "all at once", "may move", "rubbish", "nobody knows"],
)
def test_every_desktop_is_understood(ask: Ask, settings: Mapping[Key, object], expected: list[bool]) -> None:
    _, heard = ask(settings)
    assert heard == expected


def test_a_change_is_heard_at_once_and_only_if_it_is_one(ask: Ask, qtbot: QtBot) -> None:
    portal, heard = ask({GNOME: True})
    portal.change(GNOME, False)
    qtbot.waitUntil(lambda: heard == [True])
    # A second voice for the same wish changes nothing, and nor does it falling silent;
    portal.change(ANY, 1)
    portal.change(ANY, 0)
    # what is none of its business is not heard.
    portal.change(("org.gnome.desktop.interface", "gtk-theme"), "Adwaita")
    portal.change(GNOME, True)
    qtbot.waitUntil(lambda: heard == [True, False])


def test_where_there_is_no_bus_there_is_silence(qtbot: QtBot, tmp_path: Path) -> None:
    bus = QDBusConnection.connectToBus(f"unix:path={tmp_path}/nothing", "nobody")
    motion = DesktopMotion(bus)
    with qtbot.assertNotEmitted(motion.changed):
        motion.ask()
    assert not motion.waiting
