"""Asks which part of a damaged or old file is to be opened, and prepares it for the table."""

from __future__ import annotations

from pathlib import Path
from typing import Final, NamedTuple

import msgspec
from PySide6.QtWidgets import QWidget

from core.game import NATURE, ONLY_NATURE
from core.loading import Flaw, Loaded
from core.play import Recording
from core.record import Header
from core.session import AnySession
from ui.catalog import TABLES, TEXTS
from ui.dialogs import ask
from ui.files.reading import Unreadable, contents, decoded, digest
from ui.files.record_text import problem_text
from ui.look.names import readable
from ui.look.text import Plural, translate
from ui.table.pieces import WIDTHS, Moment


class Opened(NamedTuple):
    """A game ready for the table."""

    header: Header
    session: AnySession
    whole: bool
    """Whether it is all of what was saved, so that saving it again loses nothing."""
    content: str = ""
    """The digest of the file it was read from."""


def open_file(parent: QWidget, path: Path) -> Opened | None:
    """The game in a file, as much of it as the person wants; None with the reason told."""
    try:
        data = contents(path)
        loaded = decoded(path, data)
    except Unreadable as error:
        ask.tell(parent, translate("shell", "This file can't be opened."), str(error))
        return None
    session = loaded.session if loaded.problem is None else _wanted_part(parent, path.name, loaded)
    return None if session is None else ready(loaded, session)._replace(content=digest(data))


def ready(loaded: Loaded, session: AnySession) -> Opened:
    """The chosen session under today's rules, with chance's answer where the record broke off before it."""
    if session.to_act == ONLY_NATURE:
        session.begin()
    whole = loaded.problem is None and session is loaded.session
    replace = msgspec.structs.replace
    seats = tuple(replace(player, name=readable(player.name) or "?") for player in loaded.header.seats)
    resumed = session.resumed
    header = replace(loaded.header, seats=seats, rules=session.game.rules, whole=False, resumed=resumed)
    return Opened(header, session, whole)


def rehearse(opened: Opened) -> None:
    """Lay the table for every seat once, unseen, so that what can't be shown fails before there is a tab."""
    seating, play = opened.header.seating, Recording(opened.session)
    table, text = TABLES[seating.game], TEXTS[seating.game]
    for seat in (None, *range(play.seats)):
        view = play.view(seat)
        actions = () if seat is None else play.legal(seat)
        table.layout(Moment(view, seat, seating.players, actions, width=WIDTHS[0]))
        text.position(view, seat, seating.names)


GOOD_PART: Final = Plural("shell", "Open the good part (%n moves)", "Open the good part (%n move)", 1)


def _wanted_part(parent: QWidget, name: str, loaded: Loaded) -> AnySession | None:
    """Ask which part of a record with a flaw should be opened."""
    assert loaded.problem is not None
    offers: list[tuple[str, AnySession]] = []
    if loaded.session.length:
        moves = sum(seat != NATURE for seat, _ in loaded.session.entries)
        offers.append((GOOD_PART(moves), loaded.session))
    if loaded.snapshot is not None:
        offers.append((translate("shell", "Open the last position"), loaded.snapshot))
    if loaded.best is loaded.snapshot:
        offers.reverse()
    reason = problem_text(loaded.problem, loaded.header)
    if loaded.problem.flaw is Flaw.OTHER_RULES:
        reason += " " + translate("record", "The last position can be opened; a round under way begins anew.")
    if not offers:
        ask.tell(parent, translate("shell", "{file} can't be opened.").format(file=name), reason)
        return None
    question = translate("shell", "{file} was played under older rules.") if loaded.outdated else ""
    question = question or translate("shell", "{file} is damaged.")
    chosen = ask.choose(parent, question.format(file=name), reason, [words for words, _ in offers])
    return None if chosen is None else offers[chosen][1]
