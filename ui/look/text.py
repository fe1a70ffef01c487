"""Words for people: the app installs a translator; until then they are as they are written."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from contextvars import ContextVar
from enum import StrEnum
from types import MappingProxyType
from typing import TYPE_CHECKING, Any, Final, Literal, NamedTuple, Protocol, TypeVar, runtime_checkable

if TYPE_CHECKING:
    # The first paint needs words, but no game.
    from core.game import Action, Event, Illegal, Seat, State

SOURCE: Final = "en"
"""The language the words are written in."""


class Translator(Protocol):
    """Says in the user's language what is written in the source; QCoreApplication.translate is one."""

    def __call__(self, context: str, source: str, singular: str = "", n: int = -1, /) -> str: ...


def as_written(context: str, source: str, singular: str = "", n: int = -1, /) -> str:
    """The source itself, with its singular for one and the number in its place."""
    return (singular if n == 1 else source).replace("%n", str(n)) if singular else source


_translator: Translator = as_written
_meanwhile: Final[ContextVar[Translator | None]] = ContextVar("meanwhile", default=None)
"""Who answers in place of the app's language, for one thread and one purpose."""


def is_installed() -> bool:
    """Whether somebody answers for the words already."""
    return _translator is not as_written


def install(translator: Translator) -> None:
    """Let the app's language answer for all words from now on."""
    global _translator
    _translator = translator


@contextmanager
def spoken_by(translator: Translator) -> Iterator[None]:
    """Let another language answer meanwhile, for whoever asks from here; the window speaks on as it did."""
    before = _meanwhile.set(translator)
    try:
        yield
    finally:
        _meanwhile.reset(before)


def _say(context: str, source: str, singular: str = "", n: int = -1, /) -> str:
    return (_meanwhile.get() or _translator)(context, source, singular, n)


# --- phrases; `make translations` finds them by these three names -----------------------------------------


def translate(context: str, source: str) -> str:
    """`source` in the user's language."""
    return _say(context, source)


class Phrase(NamedTuple):
    """A phrase that is looked up each time it is called, in the language of that moment."""

    context: str
    source: str

    def __call__(self) -> str:
        return _say(self.context, self.source)


class Plural(NamedTuple):
    """A phrase with a number, `%n`, for which every language has as many forms as it needs.

    Beside the plural stands what the source language says for one. lupdate takes a phrase for a plural
    only where a number is written as its fourth argument.
    """

    context: str
    source: str
    singular: str
    number_of_the_singular: Literal[1]

    def __call__(self, n: int) -> str:
        return _say(self.context, self.source, self.singular, n)


# --- what a game says ------------------------------------------------------------------------------------


class OptionWords(NamedTuple):
    """How one choice of a table is asked for."""

    label: Phrase
    explanation: Phrase
    """What the choice means, in a sentence or two."""
    choices: Mapping[StrEnum, Phrase] = MappingProxyType({})
    """A name for each value, where it is not simply yes or no."""


class FeatWords(NamedTuple):
    """How a game tells what people are proud of: what it is called, and how much of it there is."""

    name: Phrase
    amount: Plural


S_contra = TypeVar("S_contra", bound="State", contravariant=True)


@runtime_checkable
class GameText(Protocol[S_contra]):
    """How one game speaks. Every function is given a view, so no text can tell a secret."""

    options: Mapping[str, OptionWords]
    """By the field of the game's options."""

    def position(self, view: S_contra, seat: Seat | None, names: Sequence[str]) -> list[str]:
        """The table in words, line by line."""
        ...

    def action(self, view: S_contra, seat: Seat, action: Action, names: Sequence[str]) -> str:
        """A move as an invitation: "Fly Red Rooster with …"."""
        ...

    def event(self, before: S_contra, after: S_contra, event: Event, names: Sequence[str]) -> str:
        """What happened, as a line of the log; empty where it needs no line."""
        ...

    def reason(self, illegal: Illegal) -> str:
        """Why a move is refused, in a sentence a ten-year-old understands."""
        ...


AnyText = GameText[Any]
"""The words of a game that is known only when it is opened."""


class Passage(NamedTuple):
    """A sentence of a position, and what it lists, piece by piece."""

    text: str
    parts: tuple[str, ...] = ()


class Section(NamedTuple):
    """Passages of a position that belong together; those without a title stand for themselves."""

    title: str
    passages: Sequence[Passage]


@runtime_checkable
class SectionedText(Protocol[S_contra]):
    """A game that says which lines of its positions belong together."""

    def sections(self, view: S_contra, seat: Seat | None, names: Sequence[str]) -> list[Section]:
        """The table in words, from the turn to the hand."""
        ...


def sections_of(text: AnyText, view: Any, seat: Seat | None, names: Sequence[str]) -> list[Section]:
    """A position in sections; that of a game without any is one, with its lines."""
    if isinstance(text, SectionedText):
        return text.sections(view, seat, names)
    return [Section("", [Passage(line) for line in text.position(view, seat, names)])]


def lines_of(sections: Sequence[Section]) -> list[str]:
    """Sections as lines of plain text."""
    return [passage.text for section in sections for passage in section.passages]


def titled(title: str, words: str) -> str:
    """Words after what they are about: "Ada: face down"."""
    return translate("list", "{title}: {words}").format(title=title, words=words)


def listed(words: Sequence[str]) -> str:
    """Words in a row: "a, b and c"."""
    if len(words) < 2:
        return "".join(words)
    return translate("list", "{most} and {last}").format(most=", ".join(words[:-1]), last=words[-1])
