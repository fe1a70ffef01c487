"""What is kept between runs, read back as what it should be; anything else reads as the default."""

from __future__ import annotations

from enum import StrEnum
from typing import Any, TypeVar

from PySide6.QtCore import QByteArray, QSettings

E = TypeVar("E", bound=StrEnum)
T = TypeVar("T")


class Store:
    """Words, bytes and JSON in a `QSettings`."""

    def __init__(self, kept: QSettings) -> None:
        self._kept = kept

    def get(self, key: str) -> object:
        """Whatever is there; None for nothing."""
        return self._kept.value(key)

    def set(self, key: str, value: str | QByteArray) -> None:
        self._kept.setValue(key, value)

    def one_of(self, kind: type[E], key: str, default: E) -> E:
        try:
            return kind(str(self.get(key)))
        except ValueError:
            return default

    def bytes(self, key: str) -> QByteArray:
        found = self.get(key)
        return found if isinstance(found, QByteArray) else QByteArray()

    def json(self, key: str, kind: Any, default: T) -> T:
        found = self.get(key)
        if not isinstance(found, str):
            return default
        import msgspec

        try:
            decoded: T = msgspec.json.decode(found, type=kind)
        except (msgspec.MsgspecError, UnicodeError, RecursionError):
            return default
        return decoded

    def set_json(self, key: str, value: Any) -> None:
        import msgspec

        self.set(key, msgspec.json.encode(value).decode())
