"""Beats: what people must have seen before the next change is shown."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Generic

from msgspec import Struct
from msgspec.structs import replace

from core.game import S
from core.play import SeenChange
from ui.table.pieces import Moment
from ui.table.story.pace import Length


class Caption(Struct, frozen=True):
    """A few words that stand beside a piece while a beat lasts."""

    text: str
    piece: str
    """Beside which piece: a player's plate, a disc, a card."""
    loud: bool = False
    """Whether it concerns the person who looks."""
    above: bool = False
    """Whether it stands over the piece, where there is something under it that has to be seen."""


class Beat(Struct, frozen=True):
    """How long something has to be seen, and what is said of it meanwhile."""

    length: Length = Length.LOOK
    captions: tuple[Caption, ...] = ()


@dataclass(frozen=True)
class Beats(Generic[S]):
    """What a game wants to be seen."""

    of: Callable[[SeenChange[S], Moment[S]], Beat | None] = lambda change, moment: None
    """The beat of a change, or of one stage of it; None where it is just a move. `moment` is the position after it."""
    page: Callable[[S], bool] = lambda view: False
    """Whether a page lies on the table that people turn themselves, whoever is to act: a score between two rounds."""
    last_look: bool = False
    """Whether the end of a game is such a page: what decided it is seen before the winners' poster covers it."""


def parts(change: SeenChange[S]) -> Iterator[SeenChange[S]]:
    """A change stage by stage; the action belongs to the first of them."""
    before, told, action = change.before, 0, change.action
    for view, events in change.stages:
        # The entry has not come to its end with that.
        part = replace(change, before=before, after=view, cursor=change.cursor - 1, action=action, stages=())
        yield replace(part, events=change.events[told:events])
        before, told, action = view, events, None
    if told < len(change.events) or not change.stages or change.after != before:
        yield replace(change, before=before, action=action, events=change.events[told:], stages=())
