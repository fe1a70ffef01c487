"""A desktop that tells its settings over a bus of its own, to nobody but the test."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

from PySide6.QtDBus import QDBusConnection, QDBusMessage, QDBusServer, QDBusVariant, QDBusVirtualObject

from app.system.motion import INTERFACE, PATH, Key

NOT_FOUND = "org.freedesktop.portal.Error.NotFound"


class Portal(QDBusVirtualObject):
    """Answers `Read`, and tells what changes."""

    def __init__(self, folder: Path, settings: Mapping[Key, object]) -> None:
        super().__init__()
        self.settings = dict(settings)
        self.asked: list[Key] = []
        self._connections: list[QDBusConnection] = []
        self._server = QDBusServer(f"unix:dir={folder}")
        self._server.newConnection.connect(self._welcome)

    @property
    def address(self) -> str:
        return self._server.address()

    def change(self, key: Key, value: object) -> None:
        """Have somebody choose something else."""
        self.settings[key] = value
        signal = QDBusMessage.createSignal(PATH, INTERFACE, "SettingChanged")
        signal.setArguments([*key, QDBusVariant(value)])
        for connection in self._connections:
            connection.send(signal)

    def _welcome(self, connection: QDBusConnection) -> None:
        mine = QDBusConnection(connection)
        mine.registerVirtualObject(PATH, self)
        self._connections.append(mine)

    def introspect(self, path: str) -> str:
        return ""

    def handleMessage(self, message: QDBusMessage, connection: QDBusConnection) -> bool:
        namespace, name = message.arguments()
        self.asked.append((namespace, name))
        if (namespace, name) in self.settings:
            reply = message.createReply()
            # Portals wrap what `Read` finds up twice.
            reply.setArguments([QDBusVariant(QDBusVariant(self.settings[namespace, name]))])
        else:
            reply = message.createErrorReply(NOT_FOUND, "Requested setting not found")
        return connection.send(reply)
