"""The strip at the left of a plate: whose it is, and who plays it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, NamedTuple

from core.players import Kind, Player
from ui.look.text import Phrase
from ui.table.layout.boxes import Box, around

BADGE: Final = 40.0
"""The width of the strip."""
_EDGE: Final = 5.5
"""What the frame of the turn takes at each side, and a ribbon under the plate."""
_FACE: Final = 34.0
_SIZES: Final = {"partner": 30.0, "shape": 27.0, "rosette": 27.0}
"""How large the marks are where there is room for them; a face never shrinks."""
_GAP: Final = 1.5


class Badge(NamedTuple):
    """What the strip shows."""

    livery: str
    kind: Kind = Kind.HUMAN
    """Bots show their face."""
    first: bool = False
    """Whether it is the first player's."""
    partner: str = ""
    """The livery of the partner, if there is one."""


def badge_parts(box: Box, badge: Badge) -> dict[str, Box]:
    """Where "partner", "shape", "rosette" and "face" are, from the top down, those that are there."""
    shown = {"partner": bool(badge.partner), "shape": True, "rosette": badge.first}
    face = 0.0 if badge.kind is Kind.HUMAN else _FACE
    marks = {part: size for part, size in _SIZES.items() if shown[part]}
    room = box.height - 2 * _EDGE - face
    shrunk = min(1.0, (room - _GAP * len(marks)) / sum(marks.values()))
    sizes = {part: size * shrunk for part, size in marks.items()} | ({"face": face} if face else {})
    gap = (box.height - 2 * _EDGE - sum(sizes.values())) / (len(sizes) + 1)
    parts, down = {}, box.top + _EDGE
    for part, size in sizes.items():
        parts[part] = around(box.left + BADGE / 2 + 1.0, down + gap + size / 2, size, size)
        down += gap + size
    return parts


def called(player: Player) -> str:
    """A player's name, and for a bot its level."""
    return player.name if player.kind is Kind.HUMAN else _BOTS[player.kind]().format(name=player.name)


_BOTS: Final[Mapping[Kind, Phrase]] = {
    Kind.CADET: Phrase("table", "{name}, Cadet (bot)"),
    Kind.PILOT: Phrase("table", "{name}, Pilot (bot)"),
    Kind.ACE: Phrase("table", "{name}, Ace (bot)"),
    Kind.RANDOM: Phrase("table", "{name}, at random (bot)"),
}
