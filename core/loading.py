"""Reading a `.voltige` record: all of it, or the good prefix and the first bad line, never a traceback."""

from __future__ import annotations

import re
import zlib
from enum import StrEnum
from typing import Any

import msgspec

from core.catalog import CATALOG
from core.game import Corrupt, Game, Illegal, Value
from core.record import FORMAT, Header, Mark
from core.session import Session

LARGEST = 16 * 1024 * 1024


class Flaw(StrEnum):
    """What can be wrong with a record."""

    TOO_LARGE = "too_large"
    EMPTY = "empty"
    NOT_A_RECORD = "not_a_record"
    NEWER_FORMAT = "newer_format"
    UNKNOWN_GAME = "unknown_game"
    BAD_SEATS = "bad_seats"
    BAD_OPTIONS = "bad_options"
    UNREADABLE = "unreadable"
    CHANGED = "changed"
    REFUSED = "refused"
    NO_SUCH_POSITION = "no_such_position"
    ANOTHER_POSITION = "another_position"
    ENDS_EARLY = "ends_early"
    NO_START = "no_start"


class Problem(Value, frozen=True, gc=False):
    """The first bad line, and why it is bad."""

    line: int
    flaw: Flaw
    detail: str = ""
    illegal: Illegal | None = None


class RecordError(Exception):
    """A record of which nothing can be used."""

    def __init__(self, problem: Problem) -> None:
        super().__init__(f"line {problem.line}: {problem.flaw.value}: {problem.detail}")
        self.problem = problem


class Loaded(msgspec.Struct, frozen=True):
    """A loaded game: all of it, or with a `problem` the good prefix, or the snapshot of older rules."""

    header: Header
    session: Session[Any, Any]
    problem: Problem | None = None
    snapshot: Session[Any, Any] | None = None
    """The last recorded position, where the log does not lead there; it has no history."""

    @property
    def outdated(self) -> bool:
        """Whether the record was played under other rules or figures than today's."""
        return self.header.rules != self.session.game.rules

    @property
    def best(self) -> Session[Any, Any]:
        """What to put on the table: the log, unless the rules changed under it and a snapshot survives."""
        if self.problem and self.outdated and self.snapshot:
            return self.snapshot
        return self.session


class _Bad(Exception):
    def __init__(self, flaw: Flaw, detail: str = "", illegal: Illegal | None = None) -> None:
        self.flaw, self.detail, self.illegal = flaw, detail, illegal

    def at(self, line: int) -> Problem:
        return Problem(line, self.flaw, self.detail, self.illegal)


_UNDECODABLE = (msgspec.MsgspecError, UnicodeDecodeError, RecursionError)


def load(data: bytes) -> Loaded:
    """The game in `data`, as much of it as is good; `RecordError` if there is none."""
    if len(data) > LARGEST:
        raise RecordError(Problem(1, Flaw.TOO_LARGE, str(LARGEST // 1024 // 1024)))
    lines = data.splitlines()
    if not data.strip():
        raise RecordError(Problem(1, Flaw.EMPTY))
    signed = _SUM.search(lines[0]) is not None
    problem: Problem | None = None
    try:
        head = lines[0]
        if signed:
            try:
                head = _unsigned(head, 0)[0]
            except _Bad as bad:
                problem = bad.at(1)
                head = _SUM.sub(rb"\2", head)
        header, game, options = _read_header(head)
    except _Bad as bad:
        raise RecordError(bad.at(1)) from bad
    try:
        start = _read_start(lines[1:2], game, signed) if header.resumed else None
    except (_Bad, Corrupt) as bad:
        raise RecordError(Problem(2, Flaw.NO_START)) from bad
    session: Session[Any, Any] = Session(game, len(header.seats), options, header.seed, start)
    later = _read_lines(lines[1:], header, session, signed)
    problem = problem or later
    snapshot = _last_snapshot(lines[1:], header, session, signed) if problem else None
    return Loaded(header, session, problem, snapshot)


def _read_header(line: bytes) -> tuple[Header, Game[Any, Any], Any]:
    try:
        raw = msgspec.json.decode(line)
    except _UNDECODABLE as error:
        raise _Bad(Flaw.NOT_A_RECORD, str(error)) from error
    match raw:
        case {"format": int(version)} if version > FORMAT:
            raise _Bad(Flaw.NEWER_FORMAT, str(version))
        case {"game": str(name)} if name not in CATALOG:
            raise _Bad(Flaw.UNKNOWN_GAME, name[:60])
    try:
        header = msgspec.convert(raw, Header)
    except _UNDECODABLE as error:
        raise _Bad(Flaw.NOT_A_RECORD, str(error)) from error
    game = CATALOG[header.game]
    if len(header.seats) not in game.seats:
        raise _Bad(Flaw.BAD_SEATS, str(len(header.seats)))
    try:
        return header, game, msgspec.convert(header.options, game.options)
    except _UNDECODABLE as error:
        raise _Bad(Flaw.BAD_OPTIONS, str(error)) from error


def _read_start(lines: list[bytes], game: Game[Any, Any], signed: bool) -> Any:
    """The position that a game without its beginning went on from."""
    if not lines:
        raise _Bad(Flaw.NO_START)
    mark = _decode(_MARKS, _unsigned(lines[0], 0)[0] if signed else lines[0])
    state = _decode(msgspec.json.Decoder(game.state), bytes(mark.state))
    game.audit(state)
    return state


def _read_lines(lines: list[bytes], header: Header, session: Session[Any, Any], signed: bool) -> Problem | None:
    entry: Any = tuple.__class_getitem__((int, session.game.actions))
    entry_decoder = msgspec.json.Decoder(entry)
    chain, ends_with_snapshot = 0, False
    for number, line in enumerate(lines, start=2):
        if not line.strip():
            continue
        try:
            if signed:
                line, chain = _unsigned(line, chain)
            if line.lstrip().startswith(b"["):
                seat, action = _decode(entry_decoder, line)
                session.play(seat, action)
                ends_with_snapshot = False
            else:
                ends_with_snapshot = _return_to(_decode(_MARKS, line), session)
        except Illegal as refused:
            return _Bad(Flaw.REFUSED, refused.rule, refused).at(number)
        except _Bad as bad:
            return bad.at(number)
    if header.whole and not ends_with_snapshot:
        return Problem(len(lines) + 2, Flaw.ENDS_EARLY)
    return None


_MARKS = msgspec.json.Decoder(Mark)


def _decode(decoder: msgspec.json.Decoder[Any], line: bytes) -> Any:
    try:
        return decoder.decode(line)
    except _UNDECODABLE as error:
        raise _Bad(Flaw.UNREADABLE, str(error)) from error


def _return_to(mark: Mark, session: Session[Any, Any]) -> bool:
    """Put the marked position on the table; whether the mark was a snapshot of it."""
    if not 0 <= mark.cursor <= session.length:
        raise _Bad(Flaw.NO_SUCH_POSITION, str(mark.cursor))
    session.seek(mark.cursor)
    if not bytes(mark.state):
        return False
    if _decode(msgspec.json.Decoder(session.game.state), bytes(mark.state)) != session.state:
        raise _Bad(Flaw.ANOTHER_POSITION)
    return True


def _last_snapshot(
    lines: list[bytes], header: Header, session: Session[Any, Any], signed: bool
) -> Session[Any, Any] | None:
    """A session that starts from the last recorded position, if that is sound by today's rules."""
    game = session.game
    for line in reversed(lines):
        if not line.lstrip().startswith(b'{"cursor"'):
            continue
        try:
            mark = _decode(_MARKS, _SUM.sub(rb"\2", line) if signed else line)
            if not bytes(mark.state):
                continue
            state = _decode(msgspec.json.Decoder(game.state), bytes(mark.state))
            game.audit(state)
        except (_Bad, Corrupt):
            return None
        return Session(game, len(header.seats), session.options, header.seed, start=state)
    return None


_SUM = re.compile(rb',"(?:sum":")?([0-9a-f]{8})"([\]}])\s*$')


def _unsigned(line: bytes, chain: int) -> tuple[bytes, int]:
    """The line without its sum, and the chain after it; `_Bad` if the sum is missing or wrong."""
    found = _SUM.search(line)
    if found is None:
        raise _Bad(Flaw.CHANGED)
    body = line[: found.start()]
    chain = zlib.crc32(body, chain)
    if chain != int(found[1], 16):
        raise _Bad(Flaw.CHANGED)
    return body + found[2], chain
