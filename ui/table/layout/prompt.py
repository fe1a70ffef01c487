"""What is to be done now, in words, with the buttons that do it under them."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final, NamedTuple

from core.game import Action
from ui.look.text import Phrase
from ui.table.layout.boxes import Box
from ui.table.layout.part import Part
from ui.table.pieces import Piece

_HEIGHT: Final = 50.0
_GAP: Final = 8.0


class Button(NamedTuple):
    """A button that is there exactly while its kind of action is legal."""

    kind: type[Action]
    id: str
    words: Phrase
    primary: bool = False
    """Whether it is what most people want to do now."""


class Shown(NamedTuple):
    """A button as it stands there."""

    id: str
    text: str
    primary: bool = False


def offered(buttons: Iterable[Button], actions: Sequence[Action]) -> list[Shown]:
    """The buttons of the legal actions."""
    kinds = {type(action) for action in actions}
    return [Shown(button.id, button.words(), button.primary) for button in buttons if button.kind in kinds]


def prompt_with(
    prompt: Box, under: Box, words: tuple[str, str], acting: bool, buttons: Iterable[Shown], z: float
) -> Part:
    """Headline and sentence, and the buttons one below the other."""
    headline, body = words
    # A headline that exclaims needs no full stop before the sentence.
    label = f"{headline}{'' if headline[-1:] in '!?' else '.'} {body}" if body else headline
    told = prompt.piece("prompt", "prompt", (headline, body, acting), z, label)
    return Part([told, *(_button(under, place, shown, z) for place, shown in enumerate(buttons))])


def _button(under: Box, place: int, shown: Shown, z: float) -> Piece:
    box = Box(under.left, under.top + place * (_HEIGHT + _GAP), under.width, _HEIGHT)
    return box.piece(shown.id, "button", (shown.text, "primary" if shown.primary else "plain"), z, shown.text)
