"""The keys of all actions in one place: those they come with, and those that somebody chose instead."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from PySide6.QtGui import QAction, QKeySequence

from ui.look.text import Phrase
from ui.settings import Settings


class Entry(NamedTuple):
    """An action whose keys can be changed."""

    name: str
    """What it is called in the settings."""
    action: QAction
    words: Phrase
    usual: tuple[QKeySequence, ...]
    """The keys that it comes with."""

    @property
    def title(self) -> str:
        """What it does, without the marks of a menu."""
        return self.words().replace("&", "").removesuffix("…")


class Shortcuts:
    """Gives every action the keys that were chosen for it, and remembers them."""

    def __init__(self, settings: Settings) -> None:
        self._settings = settings
        self._entries: dict[str, Entry] = {}

    def add(self, named: Iterable[tuple[str, QAction, Phrase]]) -> None:
        """Let the keys of more actions be changed."""
        chosen = self._settings.keys
        taken = {QKeySequence(keys).toString() for others in chosen.values() for keys in others}
        for name, action, words in named:
            usual = tuple(action.shortcuts())
            self._entries[name] = Entry(name, action, words, usual)
            if name in chosen:
                action.setShortcuts([QKeySequence(keys) for keys in chosen[name]])
            elif taken:
                # A later version may come with keys that somebody gave to another action: two would be none.
                action.setShortcuts([keys for keys in usual if keys.toString() not in taken])

    def entry_of(self, action: QAction) -> Entry | None:
        """What is known of an action, if its keys can be changed."""
        return next((entry for entry in self._entries.values() if entry.action is action), None)

    def owner(self, keys: QKeySequence) -> Entry | None:
        """Whose keys these are now."""
        return next((entry for entry in self._entries.values() if keys in entry.action.shortcuts()), None)

    def change(self, entry: Entry, keys: QKeySequence) -> None:
        """Have an action listen to other keys; to none where they are empty."""
        self._set(entry, () if keys.isEmpty() else (keys,))

    def reset(self, entry: Entry) -> Entry | None:
        """Give an action its usual keys again, unless another has one of them: that one is named instead."""
        for keys in entry.usual:
            owner = self.owner(keys)
            if owner is not None and owner is not entry:
                return owner
        self._set(entry, entry.usual)
        return None

    def reset_all(self) -> None:
        """Give every action its usual keys again."""
        self._settings.keys = {}
        for entry in self._entries.values():
            entry.action.setShortcuts(list(entry.usual))

    def _set(self, entry: Entry, keys: tuple[QKeySequence, ...]) -> None:
        entry.action.setShortcuts(list(keys))
        chosen = {name: said for name, said in self._settings.keys.items() if name != entry.name}
        if keys != entry.usual:
            chosen[entry.name] = [each.toString(QKeySequence.SequenceFormat.PortableText) for each in keys]
        self._settings.keys = chosen
