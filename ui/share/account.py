"""A game told in writing: who played what, what happened round by round, and how it ended."""

from __future__ import annotations

from collections.abc import Iterator
from enum import StrEnum
from itertools import groupby, pairwise
from typing import Any, NamedTuple

import msgspec

from core.game import NATURE, Event, Seat
from core.play import SeenChange
from ui.catalog import TEXTS, title_of
from ui.look.names import readable
from ui.look.phrases import BY_LOT, KINDS, PLAYERS, RESULT, per_player, victory
from ui.look.text import OptionWords, titled, translate
from ui.panels.standings import everybody
from ui.share.shared_game import SharedGame
from ui.share.steps import Step, Steps
from ui.table.game_log import Line, lines_of


class Paragraph(NamedTuple):
    """Lines that belong together."""

    lines: tuple[str, ...]
    turn: bool = False
    """Whether they are a turn, which the first of them begins."""


class Part(NamedTuple):
    """A round, or what else has a heading."""

    heading: str
    paragraphs: tuple[Paragraph, ...]


class Account(NamedTuple):
    """A whole game in words."""

    title: str
    below: str
    """When it was begun, if that is known."""
    parts: tuple[Part, ...]


def account(game: SharedGame, date: str) -> Steps[Account]:
    """Tell a game as its viewer may read it; one that is over, with all that its players learned on the way."""
    names = [readable(name) or "?" for name in game.sight.seating.names]
    lines, turn = list[Line](), None
    for index in range(game.upto):
        said, turn = _said(game, index, turn, names)
        lines += said
        yield Step(index, game.upto)
    parts = (_players(game, names), *_options(game, names), *_rounds(lines), _end(game, names))
    return Account(title_of(game.sight.seating.game), date, parts)


# --- what happened ---------------------------------------------------------------------------------------


def _said(game: SharedGame, index: int, turn: Seat | None, names: list[str]) -> tuple[list[Line], Seat | None]:
    """The lines of one entry."""
    sight, play = game.sight, game.sight.play
    text = TEXTS[sight.seating.game]
    seen = {sight.seat: play.change(index, sight.seat)}

    def told(event: Event) -> str:
        change = seen[sight.seat]
        if game.outcome is not None:
            # When all is over, everything is told as those saw it who did it.
            doer = _doer(event, change, sight.seat)
            change = seen[doer] if doer in seen else seen.setdefault(doer, play.change(index, doer))
        return text.event(change.before, change.after, event, names)

    return lines_of(seen[sight.seat], turn, play.seats, told)


def _doer(event: Event, change: SeenChange[Any], viewer: Seat | None) -> Seat | None:
    """Who did something; what chance did, and what belongs to nobody, the viewer saw as well as anybody."""
    seat: Seat | None = getattr(event, "seat", change.seat)
    return viewer if seat in (None, NATURE) else seat


def _rounds(lines: list[Line]) -> Iterator[Part]:
    """Parts of the game, each with its heading, turn by turn."""
    starts = [number for number, line in enumerate(lines) if line.opens]
    first = starts[0] if starts else len(lines)
    if first:
        yield Part(translate("share", "The beginning"), _turns(lines[:first]))
    for start, stop in pairwise([*starts, len(lines)]):
        yield Part(lines[start].text.removesuffix("."), _turns(lines[start + 1 : stop]))


def _turns(lines: list[Line]) -> tuple[Paragraph, ...]:
    turns = groupby(lines, lambda line: line.turn)
    return tuple(Paragraph(tuple(line.text for line in turn), whose is not None) for whose, turn in turns)


# --- around it -------------------------------------------------------------------------------------------


def _players(game: SharedGame, names: list[str]) -> Part:
    kinds = [KINDS[player.kind]() for player in game.sight.seating.players]
    lines = tuple(f"{name} ({kind})" for name, kind in zip(names, kinds, strict=True))
    return Part(PLAYERS(), (Paragraph(lines),))


def _options(game: SharedGame, names: list[str]) -> Iterator[Part]:
    words, options = TEXTS[game.sight.seating.game].options, game.sight.play.options
    chosen = [(words[field.name], getattr(options, field.name)) for field in msgspec.structs.fields(options)]
    lines = tuple(titled(option.label(), _value(option, value, names)) for option, value in chosen)
    if lines:
        yield Part(translate("share", "Options"), (Paragraph(lines),))


def _value(option: OptionWords, value: Any, names: list[str]) -> str:
    """What a table chose, in words."""
    if isinstance(value, bool):
        return translate("share", "yes") if value else translate("share", "no")
    if isinstance(value, StrEnum):
        return option.choices[value]()
    return BY_LOT() if value is None else names[value]


def _end(game: SharedGame, names: list[str]) -> Part:
    if game.outcome is not None:
        lines = (victory(game.outcome.winners, names), everybody(game.outcome, names))
        return Part(RESULT(), (Paragraph(lines),))
    scores = per_player(game.sight.table.scores(game.view), names)
    words = translate("share", "The game is not over yet. Points: {scores}.").format(scores=scores)
    return Part(RESULT(), (Paragraph((words,)),))
