"""What the viewer of a table may know of it, in words and in the order in which one asks: a small outline."""

from __future__ import annotations

from collections import Counter
from collections.abc import Hashable, Iterable, Sequence
from typing import NamedTuple

from core.game import Action, Seat
from ui.look.phrases import GAME_OVER, YOUR_TURN, named
from ui.look.text import Passage, Section, sections_of, titled, translate
from ui.table.game_log import Line
from ui.table.presenter import Presenter


class Node(NamedTuple):
    """A line of the outline."""

    key: Hashable
    """By which it is known again among its neighbours when its words have changed."""
    text: str
    children: tuple[Node, ...] = ()
    action: Action | None = None
    """What is played where the line is chosen."""


def outline(presenter: Presenter | None) -> tuple[Node, ...]:
    """What happened, whose turn it is, what can be done, and the table; nothing behind a closed curtain."""
    if presenter is None or presenter.viewer.curtain:
        return ()
    showing, seat = presenter.showing, presenter.viewer.seat
    lines = since_own_turn(presenter.game_log.lines(seat, showing.at), seat if presenter.viewer.plays else None)
    nodes = [Node("changed", translate("shell", "What changed"), _leaves(lines or [_nothing_yet()]))]
    if showing.at == presenter.play.cursor:
        nodes += [_turn(presenter), _choices(presenter)]
    sections = sections_of(presenter.context.text, showing.view, seat, presenter.seating.names)
    return (*nodes, *_table(sections))


def since_own_turn(lines: Sequence[Line], seat: Seat | None) -> list[str]:
    """The lines since a seat's turn before this one; for those who don't play, since the same seat had its turn."""
    turns = [line.turn for line in lines]
    whose = next((turn for turn in reversed(turns) if turn is not None), None) if seat is None else seat
    start = len(lines)
    while start and turns[start - 1] in (whose, None):
        start -= 1
    while start and turns[start - 1] != whose:
        start -= 1
    return [line.text for line in lines[start:]]


def _nothing_yet() -> str:
    return translate("shell", "Nothing has happened yet.")


def _turn(presenter: Presenter) -> Node:
    to_act = presenter.play.to_act
    if not to_act:
        words = GAME_OVER()
    elif presenter.viewer.plays and presenter.viewer.seat in to_act:
        words = YOUR_TURN()
    else:
        words = titled(translate("shell", "To act"), named(sorted(to_act), presenter.seating.names))
    return Node("turn", words)


def _choices(presenter: Presenter) -> Node:
    moves = presenter.moves.in_words()
    if not moves:
        return Node("choices", translate("shell", "There is nothing for you to do right now."))
    keys = _keys(words for words, _ in moves)
    children = tuple(Node(key, words, action=action) for key, (words, action) in zip(keys, moves, strict=True))
    return Node("choices", translate("shell", "What you can do"), children)


def _table(sections: Sequence[Section]) -> list[Node]:
    """Sections under their titles; what has none stands beside them."""
    nodes: list[Node] = []
    alone = 0
    for title, passages in sections:
        found = [_passage(alone + place, passage) for place, passage in enumerate(passages)]
        if title:
            nodes.append(Node(title, title, tuple(found)))
        else:
            nodes += found
            alone += len(found)
    return nodes


def _passage(key: Hashable, passage: Passage) -> Node:
    return Node(key, passage.text, _leaves(passage.parts))


def _leaves(texts: Sequence[str]) -> tuple[Node, ...]:
    return tuple(Node(key, text) for key, text in zip(_keys(texts), texts, strict=True))


def _keys(texts: Iterable[str]) -> list[Hashable]:
    """Each text, and how many like it came before."""
    seen: Counter[str] = Counter()
    keys: list[Hashable] = []
    for text in texts:
        keys.append((text, seen[text]))
        seen[text] += 1
    return keys
