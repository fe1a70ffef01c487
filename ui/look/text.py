"""Words for people. No Qt here: the app installs Qt's translator, the command line speaks the source language."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from enum import StrEnum
from types import MappingProxyType
from typing import Any, NamedTuple, Protocol, runtime_checkable

from core.game import Action, ChanceReason, Event, Illegal, Seat

Translator = Callable[[str, str], str]
Words = Callable[[], str]
"""A phrase that is looked up when it is needed, in the language of that moment."""


class OptionWords(NamedTuple):
    """How one choice of a table is asked for."""

    label: Words
    explanation: Words
    """What the choice means, in a sentence or two."""
    choices: Mapping[StrEnum, Words] = MappingProxyType({})
    """A name for each value, where it is not simply yes or no."""


@runtime_checkable
class GameText(Protocol):
    """How one game speaks. Every function is given a view, so no text can tell a secret."""

    options: Mapping[str, OptionWords]
    """By the field of the game's options."""

    def position(self, view: Any, seat: Seat | None, names: Sequence[str]) -> list[str]:
        """The table in words, line by line."""
        ...

    def action(self, view: Any, seat: Seat, action: Action, names: Sequence[str]) -> str:
        """A move as an invitation: "Fly Red Rooster with …"."""
        ...

    def event(self, before: Any, after: Any, event: Event, names: Sequence[str]) -> str:
        """What happened, as a line of the log; empty where it needs no line."""
        ...

    def reason(self, illegal: Illegal) -> str:
        """Why a move is refused, in a sentence a ten-year-old understands."""
        ...


_translator: Translator = lambda context, source: source  # noqa: E731


def install(translator: Translator) -> None:
    """Let the app's language answer `translate` from now on."""
    global _translator
    _translator = translator


def translate(context: str, source: str) -> str:
    """`source` in the user's language; lupdate finds it by this function's name."""
    return _translator(context, source)


def sentence(sentences: Mapping[StrEnum, Words], illegal: Illegal) -> str:
    """The sentence for a refusal, with its parameters filled in."""
    found = sentences.get(illegal.reason) or _CHANCE[illegal.reason]
    return found().format_map(illegal.params)


_CHANCE: Mapping[StrEnum, Words] = {
    ChanceReason.NOT_THESE_CARDS: lambda: translate("chance", "Those are not the cards that were being shuffled."),
    ChanceReason.NO_SUCH_SEAT: lambda: translate("chance", "Nobody sits on that seat."),
    ChanceReason.NOT_A_ROLL: lambda: translate("chance", "That is not a roll of {dice} dice."),
}


def titled(title: str, words: str) -> str:
    """Words after what they are about: "Ada: face down"."""
    return translate("list", "{title}: {words}").format(title=title, words=words)


def listed(words: Sequence[str]) -> str:
    """Words in a row: "a, b and c"."""
    if len(words) < 2:
        return "".join(words)
    return translate("list", "{most} and {last}").format(most=", ".join(words[:-1]), last=words[-1])
