"""What a game brings to the table; everything else is the kit's.

A game fills in the core of `GameTable` and those groups that it has a use for: the defaults of the others mean that
there is nothing of the kind. All functions of one table take the views of one game, and the types say so.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Hashable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Final, Generic, TypeVar

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from core.game import Action, Event, S, Seat
from core.play import SeenChange
from ui.look.text import Phrase
from ui.look.theme import Theme
from ui.sound.sounds import Sounds
from ui.table.bots.odds import OddsReading
from ui.table.layout.illustrations import Illustration
from ui.table.pieces import Gesture, Layout, Moment, Piece, Placement, Pointed, Sling
from ui.table.stage.motion import Film
from ui.table.story.beats import Beats

Painter = Callable[[QPainter, QRectF, Any, Theme], None]
"""Draws a look into a rectangle of the piece's size, in table units; margins for shadows are the kit's."""

NO_BEATS: Final[Beats[Any]] = Beats()
"""Where nothing has to be seen for longer than any other move."""
NO_SOUNDS: Final = Sounds()
"""Where there is nothing to hear of the game itself."""

F = TypeVar("F")
"""What the odds of a game are found to be."""


@dataclass(frozen=True)
class Drops(Generic[S]):
    """What it means to put pieces down where no legal action puts them."""

    interpret: Callable[[S, Seat, frozenset[Placement]], Action | None] = lambda view, seat, placements: None
    """The action that placements outside every legal gesture would mean, for the rules to refuse with a reason."""
    hint: Callable[[S, Seat, frozenset[Placement]], str] = lambda view, seat, placements: ""
    """What placements would do, or what is still missing, in a few words."""
    loose: Callable[[S, Seat], frozenset[str]] = lambda view, seat: frozenset()
    """The pieces that a viewer may lift although no legal action moves them; the rules judge where they are put."""
    alike: Callable[[S, Seat, Action], tuple[Action, ...]] = lambda view, seat, action: (action,)
    """What is as legal as a listed action because pieces are interchangeable; the action itself included."""


@dataclass(frozen=True)
class Flicks(Generic[S]):
    """What is flicked, and how that looks frame by frame."""

    slings: Callable[[Moment[S]], tuple[Sling, ...]] = lambda moment: ()
    """What a viewer may flick."""
    pointed: Callable[[Moment[S], Action], Pointed | None] = lambda moment, action: None
    """How somebody is shown a shot that they may aim themselves; None where the action is no shot."""
    trial: Callable[[S, Seat, Action, random.Random], SeenChange[S] | None] = lambda view, seat, action, luck: None
    """What would come of a shot with some luck, for practice; None where the action is no shot."""
    film: Callable[[SeenChange[S], Moment[S]], Film] = lambda change, moment: iter(())
    """What a change looks like frame by frame, where pieces do not just glide."""
    filmed: type[Action] | None = None
    """Which outcomes have a film."""


@dataclass(frozen=True)
class Dice:
    """The pieces that tumble before they come to rest."""

    tumbled: Callable[[Event], tuple[str, ...]] = lambda event: ()
    """The pieces that tumble when this happens."""
    tumbling: Callable[[Piece], tuple[Hashable, ...]] = lambda piece: ()
    """The looks that a tumbling piece goes through before it comes to rest; empty where it only spins."""


@dataclass(frozen=True)
class Races(Generic[S]):
    """What several people may do at once, or have to do without brooding."""

    reactions: Callable[[S], tuple[Mapping[Seat, tuple[Action, ...]], ...]] = lambda view: ()
    """By kind: what each seat may do at once and out of turn, with one key."""
    wins: Callable[[S, Action], bool] = lambda view, action: False
    """Whether a move wins a race by itself, without such a reaction before it."""
    asides: Callable[[S], bool] = lambda view: False
    """Whether everybody is asked in turn for a word in passing, so that nobody may brood over theirs."""
    formality: Callable[[S, Seat], Action | None] = lambda view, seat: None
    """The answer of a seat that has no choice and is asked only so that others learn nothing; of a person who sits
    alone among bots nobody needs to ask it."""


@dataclass(frozen=True)
class Odds(Generic[S, F]):
    """What a game asks its odds, and how the answers read."""

    inquiries: Callable[[S, Seat, frozenset[Placement]], tuple[tuple[S, Action | None], ...]]
    """Of which views and actions, for what a viewer does or has put down; empty where there is nothing to find out."""
    reading: Callable[[S, Sequence[F]], OddsReading]
    """What was found so far, in words; at least one thing was."""
    why: Callable[[S, Seat, Action, F | None], str]
    """What speaks for an action, by what was found of it; the end of a sentence, or empty."""


@dataclass(frozen=True)
class GameTable(Generic[S]):
    """One game at the table: functions of a view. Only `painters` know Qt, and nothing here decides a rule."""

    painters: Mapping[str, Painter]
    """By kind of piece."""
    layout: Callable[[Moment[S]], Layout]
    """Where everything is."""
    gestures: Callable[[S, Seat, Action], tuple[Gesture, ...]]
    """The gestures that make a legal action; none where only the list of moves offers it."""
    scores: Callable[[S], Sequence[int]]
    """The score of every seat."""
    labels: Mapping[type[Action], Phrase]
    """The kinds of actions for the undo menu, and no more of them, so that the menu tells no secret."""
    open: bool = False
    """Whether everything lies open, so that nobody has to look away."""
    recalls: int = 0
    """How many entries its layout looks back on (`Moment.past`), for what people see and a view does not tell."""
    drops: Drops[S] = Drops()
    flicks: Flicks[S] = Flicks()
    dice: Dice = Dice()
    races: Races[S] = Races()
    beats: Beats[S] = NO_BEATS
    sounds: Sounds = NO_SOUNDS
    why: Callable[[S, Seat, Action], str] = lambda view, seat, action: ""
    """What speaks for an action, as the end of a sentence; empty where there is nothing to say."""
    same: Callable[[S, Action], Hashable] = lambda view, action: action
    """What an action comes to for its player: where several come to the same, nobody is asked which is meant."""
    odds: Odds[S, Any] | None = None
    """What can be said of chances, in a game where something can."""
    rule_of: Callable[[S], str] = lambda view: ""
    """The rule that somebody who looks something up now is likely to look for; empty for the beginning of the book."""
    illustrations: Mapping[str, Illustration] = field(default_factory=dict)
    """By name: the pictures that its rulebook shows."""

    def label(self, action: Action) -> str:
        """What the undo menu calls an action."""
        return self.labels[type(action)]()


AnyTable = GameTable[Any]
"""The table of a game that is known only when it is opened."""
