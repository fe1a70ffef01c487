"""What a game brings to the table; everything else is the kit's."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from core.game import Action, Event, Seat
from core.session import Change
from ui.look.text import Words
from ui.look.theme import Theme
from ui.table.bots.odds import OddsReading
from ui.table.pieces import Gesture, Layout, Moment, Piece, Placement, Sling
from ui.table.stage.motion import Film

Painter = Callable[[QPainter, QRectF, Any, Theme], None]
"""Draws a look into a rectangle of the piece's size, in table units; margins for shadows are the kit's."""


@dataclass(frozen=True)
class Odds:
    """What a game asks its reckoner, and how the answers read."""

    inquiries: Callable[[Any, Seat, frozenset[Placement]], tuple[tuple[Any, Action | None], ...]]
    """Of which views and actions, for what a viewer does or has put down; empty where there is nothing to reckon."""
    reading: Callable[[Any, Sequence[Any]], OddsReading]
    """What was reckoned so far, in words; at least one thing was."""
    why: Callable[[Any, Seat, Action, Any], str]
    """What speaks for an action, by what was reckoned of it; the end of a sentence, or empty."""


@dataclass(frozen=True)
class GameTable:
    """One game at the table: functions of a view. Only `painters` know Qt, and nothing here decides a rule."""

    painters: Mapping[str, Painter]
    """By kind of piece."""
    layout: Callable[[Moment], Layout]
    """Where everything is."""
    gestures: Callable[[Any, Seat, Action], tuple[Gesture, ...]]
    """The gestures that make a legal action; none where only the list of moves offers it."""
    interpret: Callable[[Any, Seat, frozenset[Placement]], Action | None]
    """The action that placements outside every legal gesture would mean, for the rules to refuse with a reason."""
    hint: Callable[[Any, Seat, frozenset[Placement]], str]
    """What placements would do, or what is still missing, in a few words."""
    loose: Callable[[Any, Seat], frozenset[str]]
    """The pieces that a viewer may lift although no legal action moves them; the rules judge where they are put."""
    scores: Callable[[Any], Sequence[int]]
    """The score of every seat."""
    labels: Mapping[type[Action], Words]
    """The kinds of actions for the undo menu, and no more of them, so that the menu tells no secret."""
    alike: Callable[[Any, Seat, Action], tuple[Action, ...]] = lambda view, seat, action: (action,)
    """What is as legal as a listed action because pieces are interchangeable; the action itself included."""
    reactions: Callable[[Any], tuple[Mapping[Seat, tuple[Action, ...]], ...]] = lambda view: ()
    """By kind: what each seat may do at once and out of turn, with one key."""
    races: Callable[[Any, Action], bool] = lambda view, action: False
    """Whether a move wins a race by itself, without such a reaction before it."""
    asides: Callable[[Any], bool] = lambda view: False
    """Whether everybody is asked in turn for a word in passing, so that nobody may brood over theirs."""
    slings: Callable[[Moment], tuple[Sling, ...]] = lambda moment: ()
    """What a viewer may flick."""
    aimed: Callable[[Action], tuple[float, float, float] | None] = lambda action: None
    """The direction, the strength and the height with which a sling makes this action; None where none does."""
    film: Callable[[Change[Any], Moment], Film] = lambda change, moment: iter(())
    """What a change looks like frame by frame, where pieces do not just glide."""
    filmed: type[Action] | None = None
    """Which outcomes have a film."""
    open: bool = False
    """Whether everything lies open, so that nobody has to look away."""
    tumbled: Callable[[Event], tuple[str, ...]] = lambda event: ()
    """The pieces that tumble when this happens."""
    tumbling: Callable[[Piece], tuple[Hashable, ...]] = lambda piece: ()
    """The looks that a tumbling piece goes through before it comes to rest; empty where it only spins."""
    why: Callable[[Any, Seat, Action], str] = lambda view, seat, action: ""
    """What speaks for an action, as the end of a sentence; empty where there is nothing to say."""
    odds: Odds | None = None
    """What can be reckoned, in a game where something can."""

    def label(self, action: Action) -> str:
        """What the undo menu calls an action."""
        return self.labels[type(action)]()
