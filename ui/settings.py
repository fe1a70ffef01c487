"""Settings that are kept between runs; an invalid value reads as the default."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from enum import StrEnum
from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from PySide6.QtCore import QByteArray, QSettings

from ui.files.shelf import Order
from ui.look.contrast import Contrast
from ui.store import Store

if TYPE_CHECKING:
    # Of what was kept, the first paint reads single words and numbers only; the rest needs a decoder.
    from ui.household import Person
    from ui.remembered import Choices, Learned
    from ui.table_settings import TableSettings

MOST_RECENT: Final = 10
UPRIGHT: Final = "_upright"


class Language(StrEnum):
    """Which language the words come in."""

    SYSTEM = "system"
    ENGLISH = "en"
    FRENCH = "fr"


class Appearance(StrEnum):
    """By day, by night, or as the desktop has it."""

    SYSTEM = "system"
    LIGHT = "light"
    DARK = "dark"


class TextSize(StrEnum):
    """How large words are, as a percentage of the usual size."""

    USUAL = "100"
    LARGER = "125"
    LARGE = "150"
    VERY_LARGE = "175"
    LARGEST = "200"

    @property
    def factor(self) -> float:
        return int(self) / 100


class Docked(StrEnum):
    """What stands beside the table."""

    PANELS = "window/docks"
    RULEBOOK = "rulebook/dock"


class Settings:
    """A typed face for `QSettings`."""

    def __init__(self, store: QSettings) -> None:
        self._store = Store(store)

    @cached_property
    def table(self) -> TableSettings:
        """How tables behave; the first paint does not wait for the words of that."""
        from ui.table_settings import TableSettings

        return TableSettings(self._store)

    @property
    def language(self) -> Language:
        return self._store.one_of(Language, "language", Language.SYSTEM)

    @language.setter
    def language(self, language: Language) -> None:
        self._store.set("language", language.value)

    @property
    def appearance(self) -> Appearance:
        return self._store.one_of(Appearance, "appearance", Appearance.SYSTEM)

    @appearance.setter
    def appearance(self, appearance: Appearance) -> None:
        self._store.set("appearance", appearance.value)

    @property
    def contrast(self) -> Contrast:
        return self._store.one_of(Contrast, "contrast", Contrast.SYSTEM)

    @contrast.setter
    def contrast(self, contrast: Contrast) -> None:
        self._store.set("contrast", contrast.value)

    @property
    def text_size(self) -> TextSize:
        return self._store.one_of(TextSize, "text_size", TextSize.USUAL)

    @text_size.setter
    def text_size(self, size: TextSize) -> None:
        self._store.set("text_size", size.value)

    @property
    def waiting_order(self) -> Order:
        return self._store.one_of(Order, "waiting_order", Order.LAST_PLAYED)

    @waiting_order.setter
    def waiting_order(self, order: Order) -> None:
        self._store.set("waiting_order", order.value)

    @property
    def household(self) -> tuple[Person, ...]:
        """The people who play here; the first sits down first."""
        from ui.household import people_in

        return people_in(self._store.json("household", list[Any], []))

    @household.setter
    def household(self, people: Iterable[Person]) -> None:
        import msgspec

        from ui.household import people_in

        self._store.set_json("household", people_in(msgspec.to_builtins(tuple(people))))

    @property
    def keys(self) -> dict[str, list[str]]:
        """The keys that somebody chose, by the name of the action; an empty list switches them off."""
        return self._store.json("keys", dict[str, list[str]], {})

    @keys.setter
    def keys(self, keys: dict[str, list[str]]) -> None:
        self._store.set_json("keys", keys)

    @property
    def geometry(self) -> QByteArray:
        return self._store.bytes("window/geometry")

    @geometry.setter
    def geometry(self, geometry: QByteArray) -> None:
        self._store.set("window/geometry", geometry)

    def arrangements(self, docked: Docked) -> dict[bool, QByteArray]:
        """How docks stand in a wide window, and (true) in one that is higher than wide."""
        return {upright: self._store.bytes(docked + UPRIGHT * upright) for upright in (False, True)}

    def set_arrangements(self, docked: Docked, arrangements: Mapping[bool, QByteArray]) -> None:
        for upright, state in arrangements.items():
            self._store.set(docked + UPRIGHT * upright, state)

    @property
    def rulebook_window(self) -> QByteArray:
        """Where the rulebook lies beside a dialog."""
        return self._store.bytes("rulebook/window")

    @rulebook_window.setter
    def rulebook_window(self, geometry: QByteArray) -> None:
        self._store.set("rulebook/window", geometry)

    @property
    def rulebook_contents(self) -> bool:
        """Whether the contents are shown beside the text."""
        return self._store.json("rulebook/contents", bool, True)

    @rulebook_contents.setter
    def rulebook_contents(self, shown: bool) -> None:
        self._store.set_json("rulebook/contents", shown)

    def may_have_recent(self) -> bool:
        """Whether any file is listed at all, there or gone."""
        return self._store.get("recent") not in (None, "[]")

    def recent(self) -> list[Path]:
        """Files saved or opened lately, newest first; those that are gone are forgotten."""
        known: list[str] = self._store.json("recent", list[str], [])
        there = [name for name in known if _is_file(name)][:MOST_RECENT]
        if there != known:
            self._store.set_json("recent", there)
        return [Path(name) for name in there]

    def add_recent(self, path: Path) -> None:
        """Put a file on top of the recent ones."""
        name = str(path.absolute())
        others = [str(other) for other in self.recent() if str(other) != name]
        self._store.set_json("recent", [name, *others][:MOST_RECENT])

    def remove_recent(self, path: Path) -> None:
        """Forget a file; it stays where it is."""
        self._store.set_json("recent", [str(other) for other in self.recent() if other != path])

    def saved_to(self, journal: Path) -> Path | None:
        """The file that the game of a journal was last saved to."""
        name = self._saved_to().get(journal.name)
        return None if name is None else Path(name)

    def saved_content(self, journal: Path) -> str:
        """The digest of that file as the game knew it last; empty where that is not known."""
        return self._saved_contents().get(journal.name, "")

    def set_saved_to(self, journal: Path, path: Path, content: str = "") -> None:
        self._store.set_json("saved_to", {**self._saved_to(), journal.name: str(path.absolute())})
        self._store.set_json("saved_contents", {**self._saved_contents(), journal.name: content})

    def names(self) -> dict[str, str]:
        """What people called the games of journals, by the file name of each."""
        return self._store.json("names", dict[str, str], {})

    def set_name(self, journal: Path, name: str) -> None:
        """Call the game of a journal something, or nothing any more."""
        others = {known: called for known, called in self.names().items() if known != journal.name}
        self._store.set_json("names", {**others, journal.name: name} if name else others)

    def forget(self, journal: Path) -> None:
        """Know nothing of a journal that is gone."""
        noted = {"saved_to": self._saved_to(), "saved_contents": self._saved_contents(), "names": self.names()}
        for key, known in noted.items():
            if known.pop(journal.name, None) is not None:
                self._store.set_json(key, known)

    def choices(self, game: str) -> Choices | None:
        """How a table of this game was set last time."""
        from ui.remembered import Choices

        return self._store.json(f"choices/{game}", Choices | None, None)

    def set_choices(self, game: str, choices: Choices) -> None:
        self._store.set_json(f"choices/{game}", choices)

    def learned(self, game: str) -> Learned:
        """How far somebody came in the guided first game."""
        from ui.remembered import Learned

        return self._store.json(f"learned/{game}", Learned, Learned())

    def set_learned(self, game: str, learned: Learned) -> None:
        self._store.set_json(f"learned/{game}", learned)

    def _saved_to(self) -> dict[str, str]:
        return self._store.json("saved_to", dict[str, str], {})

    def _saved_contents(self) -> dict[str, str]:
        return self._store.json("saved_contents", dict[str, str], {})


def _is_file(name: str) -> bool:
    try:
        return Path(name).is_file()
    except (OSError, ValueError):
        return False
