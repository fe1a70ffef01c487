"""A message bus of one's own with the services of screen readers on it, and questions asked over it in batches."""

from __future__ import annotations

import os
import subprocess
import tempfile
from collections.abc import Iterator, Sequence
from typing import Any, Final, NamedTuple

from jeepney import DBusAddress, HeaderFields, Message, MessageFlag, MessageType, new_method_call
from jeepney.io.blocking import DBusConnection, open_dbus_connection

from tests.app.waiting import PATIENCE

BATCH: Final = 50
"""How many questions are asked before the first answer is read."""
SPI: Final = "org.a11y.atspi."
REGISTRY: Final = f"{SPI}Registry"


class Ref(NamedTuple):
    """Who has an object, and where: as AT-SPI names it."""

    owner: str
    path: str


class Call(NamedTuple):
    """A question to an object."""

    of: Ref
    interface: str
    method: str
    signature: str = ""
    arguments: tuple[Any, ...] = ()


class Event(NamedTuple):
    """What an object told by itself."""

    of: Ref
    what: str
    kind: str
    detail: int
    data: Any


class Session:
    """A session bus that knows nothing of the one that this runs in."""

    def __init__(self) -> None:
        # Sockets have short names, and the folders of tests have long ones.
        self._folder = tempfile.TemporaryDirectory(prefix="voltige-bus-")
        os.chmod(self._folder.name, 0o700)
        reading, writing = os.pipe()
        self.environment = {"XDG_RUNTIME_DIR": self._folder.name}
        command = ["dbus-daemon", "--session", "--nofork", "--nopidfile", f"--print-address={writing}"]
        self._daemon = subprocess.Popen(
            command, pass_fds=[writing], env={**os.environ, **self.environment}, stderr=subprocess.DEVNULL
        )
        os.close(writing)
        with os.fdopen(reading) as told:
            self.environment["DBUS_SESSION_BUS_ADDRESS"] = told.readline().strip()

    def close(self) -> None:
        # The services leave when the bus does.
        self._daemon.terminate()
        self._daemon.wait()
        self._folder.cleanup()


class Bus:
    """The bus of screen readers, which a session has besides its own; all events are listened to."""

    def __init__(self, session: Session) -> None:
        self.events: list[Event] = []
        with open_dbus_connection(session.environment["DBUS_SESSION_BUS_ADDRESS"]) as connection:
            bus = DBusAddress("/org/a11y/bus", bus_name="org.a11y.Bus", interface="org.a11y.Bus")
            (address,) = connection.send_and_get_reply(new_method_call(bus, "GetAddress"), timeout=PATIENCE).body
        self._connection: DBusConnection = open_dbus_connection(address)
        registry = Ref(REGISTRY, "/org/a11y/atspi/registry")
        dbus = DBusAddress("/org/freedesktop/DBus", bus_name="org.freedesktop.DBus", interface="org.freedesktop.DBus")
        rule = f"type='signal',interface='{SPI}Event.Object'"
        self._connection.send_and_get_reply(new_method_call(dbus, "AddMatch", "s", (rule,)), timeout=PATIENCE)
        self.ask([Call(registry, "Registry", "RegisterEvent", "s", ("object:",))])

    def close(self) -> None:
        self._connection.close()

    def ask(self, calls: Sequence[Call]) -> list[tuple[Any, ...] | None]:
        """The answers; none of an object that has gone meanwhile."""
        answers: list[tuple[Any, ...] | None] = []
        for start in range(0, len(calls), BATCH):
            answers += self._answers(calls[start : start + BATCH])
        return answers

    def tell(self, call: Call) -> None:
        """Have something done without waiting for it: it may open a dialog that stays."""
        message = _message(call)
        message.header.flags |= MessageFlag.no_reply_expected
        self._connection.send(message)

    def listen(self) -> None:
        """Take in what has been told meanwhile."""
        while True:
            try:
                self._hear(self._connection.receive(timeout=0))
            except TimeoutError:
                return

    def _answers(self, calls: Sequence[Call]) -> Iterator[tuple[Any, ...] | None]:
        asked: dict[int, int] = {}
        for index, call in enumerate(calls):
            serial = next(self._connection.outgoing_serial)
            asked[serial] = index
            self._connection.send(_message(call), serial=serial)
        found: dict[int, tuple[Any, ...] | None] = {}
        while len(found) < len(calls):
            message = self._connection.receive(timeout=PATIENCE)
            index = asked.get(message.header.fields.get(HeaderFields.reply_serial), -1)
            if index >= 0:
                answered = message.header.message_type is MessageType.method_return
                found[index] = message.body if answered else None
            else:
                self._hear(message)
        return (found[index] for index in range(len(calls)))

    def _hear(self, message: Message) -> None:
        fields = message.header.fields
        if message.header.message_type is MessageType.signal and fields[HeaderFields.interface] == f"{SPI}Event.Object":
            kind, detail, _, data = message.body[:4]
            of = Ref(fields[HeaderFields.sender], fields[HeaderFields.path])
            self.events.append(Event(of, fields[HeaderFields.member], kind, detail, data[1]))


def _message(call: Call) -> Message:
    at = DBusAddress(call.of.path, bus_name=call.of.owner, interface=f"{SPI}{call.interface}")
    if call.method != "Get":
        return new_method_call(at, call.method, call.signature or None, call.arguments)
    properties = DBusAddress(call.of.path, bus_name=call.of.owner, interface="org.freedesktop.DBus.Properties")
    return new_method_call(properties, "Get", "ss", (f"{SPI}{call.interface}", *call.arguments))
