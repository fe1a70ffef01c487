"""Writing the `.voltige` record: a header line, one line per entry, and marks of where the table stood.

Every line ends with a check sum chained to the lines before it, the header included, so that a changed, lost, doubled
or moved line is found where it happened, and a header over another game's moves too. (In format 1 the chain began after
the header.) A record made by hand may leave the sums out (in all lines). An autosave journal is a record that grows:
each entry is appended, an undo appends a mark without a state.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Annotated, Any, Final

import msgspec

from core.check_sums import signed
from core.game import State, Value
from core.players import Player, Short, TakeBack
from core.session import Entry, Session

SEED_BITS: Final = 128
"""Of a game's seed, so that nobody finds it by trying what was dealt to them."""
FORMAT: Final = 2
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
    format: Annotated[int, msgspec.Meta(ge=1)] = FORMAT
    whole: bool = False
    """Saved whole, so it must end with a snapshot; a journal grows instead and may end anywhere."""
    resumed: bool = False
    """Went on from a snapshot whose log was lost, so the second line is the position it went on from."""

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
        return self._chained(msgspec.json.encode(msgspec.structs.replace(header, format=FORMAT)))

    def entry(self, entry: Entry) -> bytes:
        return self._chained(msgspec.json.encode(entry))

    def mark(self, cursor: int, state: State | None = None) -> bytes:
        """A mark; with `state` a snapshot that a later version can fall back on."""
        raw = NO_STATE if state is None else msgspec.Raw(msgspec.json.encode(state))
        return self._chained(msgspec.json.encode(Mark(cursor, raw)))

    def _chained(self, line: bytes) -> bytes:
        line, self._sum = signed(line, self._sum)
        return line


def header_of(
    session: Session[Any, Any], players: Iterable[Player], created: str = "", take_back: TakeBack = TakeBack.FREE
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


def dump(header: Header, session: Session[Any, Any]) -> bytes:
    """The whole record of a session, with a snapshot of the position on the table."""
    writer = Writer()
    resumed = session.start is not None
    lines = [writer.header(msgspec.structs.replace(header, whole=True, resumed=resumed))]
    if resumed:
        lines.append(writer.mark(0, session.start))
    lines += [writer.entry(entry) for entry in session.entries]
    lines.append(writer.mark(session.cursor, session.state))
    return b"".join(lines)
