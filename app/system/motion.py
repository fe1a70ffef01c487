"""Whether the desktop asks for less motion: GNOME, KDE and their relatives say so over the session's bus."""

from __future__ import annotations

import sys
from collections.abc import Callable, Mapping
from typing import Any, Final

from PySide6.QtCore import SLOT, QObject, Signal, Slot
from PySide6.QtDBus import QDBusConnection, QDBusMessage, QDBusPendingCallWatcher, QDBusVariant

SERVICE: Final = "org.freedesktop.portal.Desktop"
PATH: Final = "/org/freedesktop/portal/desktop"
INTERFACE: Final = "org.freedesktop.portal.Settings"

Key = tuple[str, str]
"""A namespace of settings, and one of them."""


class DesktopMotion(QObject):
    """Asks without waiting for the answer, and hears of every change; where nobody answers, things may move."""

    changed = Signal(bool)
    """Whether things should rather stand still from now on."""

    def __init__(self, bus: QDBusConnection, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._bus = bus
        self._asking: set[Key] = set()
        """Which of the settings ask for stillness."""
        self.waiting = 0
        """How many answers are still to come."""

    def ask(self) -> None:
        """Find out how it is now, and listen from now on."""
        if not self._bus.isConnected():
            return
        # PySide takes a mere string here, whatever it says of itself.
        slot: Any = SLOT("_hear(QString,QString,QDBusVariant)")
        # From whomever it comes: on a line without a bus between them, as in the tests, nobody has a name.
        self._bus.connect("", PATH, INTERFACE, "SettingChanged", self, slot)
        for key in STILLNESS:
            self._read(key)

    def _read(self, key: Key) -> None:
        # `ReadOne` would be plainer, but portals older than 2023 don't have it.
        call = QDBusMessage.createMethodCall(SERVICE, PATH, INTERFACE, "Read")
        call.setArguments(list(key))
        self.waiting += 1
        answer = QDBusPendingCallWatcher(self._bus.asyncCall(call), self)
        answer.finished.connect(lambda: self._take(key, answer))

    def _take(self, key: Key, answer: QDBusPendingCallWatcher) -> None:
        self.waiting -= 1
        match answer.reply().type(), answer.reply().arguments():
            case QDBusMessage.MessageType.ReplyMessage, [value]:
                self._note(key, value)
        answer.deleteLater()

    @Slot(str, str, QDBusVariant)
    def _hear(self, namespace: str, name: str, value: QDBusVariant) -> None:
        if (namespace, name) in STILLNESS:
            self._note((namespace, name), value)

    def _note(self, key: Key, value: object) -> None:
        before = bool(self._asking)
        self._asking = self._asking | {key} if STILLNESS[key](_bare(value)) else self._asking - {key}
        if bool(self._asking) != before:
            self.changed.emit(not before)


def desktop_motion(parent: QObject) -> DesktopMotion | None:
    """Where to ask on this machine; Qt itself is on the same bus long before."""
    return DesktopMotion(QDBusConnection.sessionBus(), parent) if sys.platform == "linux" else None


def _bare(value: object) -> object:
    """What is wrapped up in variants, of which portals use one or two."""
    while isinstance(value, QDBusVariant):
        value = value.variant()
    return value


def _is_nothing(factor: object) -> bool:
    """Whether everything takes this many times as long as usual, written as a number, is no time at all."""
    try:
        return float(str(factor)) <= 0
    except ValueError:
        return False


STILLNESS: Final[Mapping[Key, Callable[[object], bool]]] = {
    ("org.freedesktop.appearance", "reduced-motion"): lambda value: value == 1,
    ("org.gnome.desktop.interface", "enable-animations"): lambda value: value is False,
    ("org.kde.kdeglobals.KDE", "AnimationDurationFactor"): _is_nothing,
}
"""Where desktops keep it, and what asks for stillness there."""
