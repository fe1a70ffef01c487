"""Writing the `.voltige` record: a header line, one line per entry, and marks of where the table stood.

Every line ends with a check sum chained to the lines before it, the header included, so that a changed, lost, doubled
or moved line is found where it happened, and a header over another game's moves too. (In format 1 the chain began after
the header.) A record made by hand may leave the sums out (in all lines). An autosave journal is a record that grows:
each entry is appended, an undo appends a mark without a state.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Annotated, Any, Final

import msgspec
from msgspec import UNSET, UnsetType

from core.check_sums import signed, unsigned
from core.game import State, Value
from core.origin import Origin
from core.players import Player, Seating, Short, TakeBack
from core.session import AnySession, Entry, start_of, whole_state

SEED_BITS: Final = 128
"""Of a game's seed, so that nobody finds it by trying what was dealt to them."""
FORMAT: Final = 3
"""The newest: of games with an origin. Others are written as ever, so that older versions can read them."""
USUAL_FORMAT: Final = 2
LONGEST: Final = 100_000
"""No honest game comes near this many entries; a bot that dithers for ever is stopped here, and so is a reader."""


class Header(Value, frozen=True, gc=False):
    """The first line: what is played, by whom, and how the table agreed to play it."""

    game: Short
    rules: Short
    seats: tuple[Player, ...]
    options: dict[str, Any]
    seed: int
    created: Short = ""
    take_back: TakeBack = TakeBack.FREE
    hints: bool = True
    """Whether people may be told what the app knows better: hints and odds."""
    format: Annotated[int, msgspec.Meta(ge=1)] = USUAL_FORMAT
    whole: bool = False
    """Saved whole, so it must end with a snapshot; a journal grows instead and may end anywhere."""
    resumed: bool = False
    """Went on from a snapshot whose log was lost, so the second line is the position it went on from."""
    origin: Origin | UnsetType = UNSET
    """Where it was played on from; a game that began at its beginning has not even the field."""

    @property
    def seating(self) -> Seating:
        """What everybody at the table may know of it."""
        return Seating(self.game, self.seats, self.take_back, self.hints)

    def __post_init__(self) -> None:
        # A shape can't say so: its bounds have at most 64 bits.
        if not 0 <= self.seed < 1 << SEED_BITS:
            raise ValueError(f"a seed has from 0 to {SEED_BITS} bits")


NO_STATE = msgspec.Raw()


class Mark(Value, frozen=True, gc=False, omit_defaults=True):
    """Where the table stood; with a state it is a snapshot."""

    cursor: int
    state: msgspec.Raw = NO_STATE


class Writer:
    """Makes the lines of one record in order, chaining their sums."""

    def __init__(self) -> None:
        self._sum = 0

    def header(self, header: Header) -> bytes:
        """The first line; whatever a file that was read had, ours is of today's format."""
        today = USUAL_FORMAT if header.origin is UNSET else FORMAT
        return self.line(msgspec.json.encode(msgspec.structs.replace(header, format=today)))

    def entry(self, entry: Entry) -> bytes:
        return self.line(msgspec.json.encode(entry))

    def mark(self, cursor: int, state: State | None = None) -> bytes:
        """A mark; with `state` a snapshot that a later version can fall back on."""
        raw = NO_STATE if state is None else msgspec.Raw(msgspec.json.encode(state))
        return self.line(msgspec.json.encode(Mark(cursor, raw)))

    def line(self, line: bytes) -> bytes:
        """A line that is written already, with its sum."""
        line, self._sum = signed(line, self._sum)
        return line


def header_of(
    session: AnySession, players: Iterable[Player], created: str = "", take_back: TakeBack = TakeBack.FREE
) -> Header:
    """The header of a running game."""
    return Header(
        game=session.game.id,
        rules=session.game.rules,
        seats=tuple(players),
        options=msgspec.to_builtins(session.options),
        seed=session.seed,
        created=created,
        take_back=take_back,
    )


def dump(header: Header, session: AnySession) -> bytes:
    """The whole record of a session, with a snapshot of the position on the table."""
    writer = Writer()
    lines = _beginning(writer, header, session, whole=True)
    lines += b"".join([writer.entry(entry) for entry in session.entries])
    return lines + writer.mark(session.cursor, whole_state(session))


def _beginning(writer: Writer, header: Header, session: AnySession, whole: bool) -> bytes:
    """The lines before the first entry: the header, and the position that a game without its beginning went on from."""
    lines = writer.header(msgspec.structs.replace(header, whole=whole, resumed=session.resumed))
    return lines + writer.mark(0, whole_state(session, 0)) if session.resumed else lines


def with_players(data: bytes, changed: Callable[[Player], Player]) -> bytes:
    """A record as `dump` made it, with the players changed; `Changed` where a line is not as it was written."""
    first, *rest = data.splitlines()
    header_line, chain = unsigned(first, 0)
    header = msgspec.json.decode(header_line, type=Header)
    lines = []
    for line in rest:
        line, chain = unsigned(line, chain)
        lines.append(line)
    writer = Writer()
    seats = tuple(map(changed, header.seats))
    return writer.header(msgspec.structs.replace(header, seats=seats)) + b"".join(map(writer.line, lines))


class Transcript:
    """A record that grows with its session: every entry is a line, every jump of the cursor a mark."""

    def __init__(self, header: Header, session: AnySession) -> None:
        self._session = session
        self._writer = Writer()
        self._entries: list[Entry] = []
        self._cursor = 0
        self._news = _beginning(self._writer, header, session, whole=False)

    def news(self) -> bytes:
        """The lines since the last time; right also when changes arrive nested or late."""
        session = self._session
        common, length = session.still_true(self._entries), session.length
        if common < length and self._cursor != common:
            self._news += self._writer.mark(common)
        del self._entries[common:]
        for index in range(common, length):
            entry = session.entry(index)
            self._entries.append(entry)
            self._news += self._writer.entry(entry)
            self._cursor = index + 1
        if self._cursor != session.cursor:
            self._cursor = session.cursor
            self._news += self._writer.mark(self._cursor)
        lines, self._news = self._news, b""
        return lines


def has_more(session: AnySession, saved: AnySession) -> bool:
    """Whether a session has something that the record of another has not."""
    common = start_of(saved) == start_of(session) and saved.entries[: session.length] == session.entries
    return not common or (saved.length == session.length and saved.cursor != session.cursor)
