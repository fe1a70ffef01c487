"""Reading a `.voltige` record: all of it, or the good prefix and the first bad line, never a traceback."""

from __future__ import annotations

import codecs
from enum import StrEnum
from typing import Any, Final

import msgspec

from core.catalog import CATALOG
from core.check_sums import Changed, is_signed, stripped, unsigned
from core.game import Corrupt, Game, Illegal, Value
from core.record import FORMAT, LONGEST, Header, Mark
from core.session import AnySession, Session, whole_state

LARGEST: Final = 16 * 1024 * 1024
MOST_LINES: Final = LONGEST + 10
"""The longest game, and what stands around its entries."""
LONGEST_HEADER: Final = 64 * 1024
_BEGINNING: Final = b'{"game":'
"""How the first line begins, by which a damaged record is told from a file of another kind."""


class Flaw(StrEnum):
    """What can be wrong with a record."""

    TOO_LARGE = "too_large"
    TOO_LONG = "too_long"
    EMPTY = "empty"
    NOT_A_RECORD = "not_a_record"
    NEWER_FORMAT = "newer_format"
    BAD_HEADER = "bad_header"
    UNKNOWN_GAME = "unknown_game"
    BAD_SEATS = "bad_seats"
    BAD_OPTIONS = "bad_options"
    OTHER_RULES = "other_rules"
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
    session: AnySession
    problem: Problem | None = None
    snapshot: AnySession | None = None
    """The last recorded position, where the log does not lead there; it has no history."""

    @property
    def outdated(self) -> bool:
        """Whether the record was played under other rules or figures than today's."""
        return self.header.rules != self.session.game.rules

    @property
    def best(self) -> AnySession:
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
    first, *rest = _lines(data)
    signed = is_signed(first)
    try:
        header, game, options = _read_header(stripped(first))
        start = _read_start(rest[:1], header, game, options) if header.resumed else None
    except _Bad as bad:
        raise RecordError(bad.at(2 if bad.flaw is Flaw.NO_START else 1)) from bad

    if game.renewal(header.rules) is not None:
        return _without_log(rest, header, Session(game, len(header.seats), options, header.seed, start))

    def read(chain: int | None) -> tuple[AnySession, Problem | None]:
        session: AnySession = Session(game, len(header.seats), options, header.seed, start)
        return session, _read_lines(rest, header, session, signed, chain)

    # Until format 2 the chain began after the header.
    session, problem = read(unsigned(first, None)[1] if signed and header.format > 1 else 0)
    if signed and header.whole and start is None and problem == Problem(2, Flaw.CHANGED):
        # Where all lines hold together but do not follow from the first, that one is not theirs.
        believed, later = read(None)
        if later is None:
            session, problem = believed, Problem(1, Flaw.CHANGED)
    if header.resumed and problem is not None and problem.line == 2:
        raise RecordError(Problem(2, Flaw.NO_START))
    if signed and not _is_true(first):
        problem = Problem(1, Flaw.CHANGED)
    snapshot = _last_snapshot(rest, header, session) if problem else None
    return Loaded(header, session, problem, snapshot)


def _lines(data: bytes) -> list[bytes]:
    """The lines of what may be a record; what is too much to be one is not even taken apart."""
    if len(data) > LARGEST:
        raise RecordError(Problem(1, Flaw.TOO_LARGE, str(LARGEST // 1024 // 1024)))
    if data.count(b"\n") + data.count(b"\r") - data.count(b"\r\n") > MOST_LINES:
        raise RecordError(Problem(MOST_LINES + 1, Flaw.TOO_LONG, str(LONGEST)))
    # Some editors put a mark before a text in UTF-8.
    data = data.removeprefix(codecs.BOM_UTF8)
    if not data.strip():
        raise RecordError(Problem(1, Flaw.EMPTY))
    return data.splitlines()


def _read_header(line: bytes) -> tuple[Header, Game[Any, Any], Any]:
    if len(line) > LONGEST_HEADER:
        raise _Bad(Flaw.NOT_A_RECORD)
    try:
        raw = msgspec.json.decode(line)
    except _UNDECODABLE as error:
        ours = line.startswith(_BEGINNING)
        raise _Bad(Flaw.BAD_HEADER if ours else Flaw.NOT_A_RECORD, str(error)) from error
    match raw:
        case {"format": int(version)} if version > FORMAT:
            raise _Bad(Flaw.NEWER_FORMAT, str(version))
        case {"game": str(name)} if name not in CATALOG:
            raise _Bad(Flaw.UNKNOWN_GAME, name[:60])
        case {"game": str(name)}:
            game = CATALOG[name]
        case _:
            raise _Bad(Flaw.NOT_A_RECORD)
    try:
        header = msgspec.convert(raw, Header)
    except _UNDECODABLE as error:
        raise _Bad(Flaw.BAD_HEADER, str(error)) from error
    if len(header.seats) not in game.seats:
        raise _Bad(Flaw.BAD_SEATS, str(len(header.seats)))
    try:
        return header, game, msgspec.convert(header.options, game.options)
    except _UNDECODABLE as error:
        raise _Bad(Flaw.BAD_OPTIONS, str(error)) from error


def _is_true(line: bytes) -> bool:
    """Whether the first line has its own sum."""
    try:
        unsigned(line, 0)
    except Changed:
        return False
    return True


def _read_start(lines: list[bytes], header: Header, game: Game[Any, Any], options: Any) -> Any:
    """The position that a game without its beginning went on from."""
    try:
        mark = _decode(_MARKS, stripped(lines[0]))
        return _sound_state(mark, header, game, options)
    except (IndexError, _Bad, Corrupt) as bad:
        raise _Bad(Flaw.NO_START) from bad


def _sound_state(mark: Mark, header: Header, game: Game[Any, Any], options: Any) -> Any:
    """The position in a snapshot as today's rules go on from it, if it is one of this table and sound."""
    state = _decode(msgspec.json.Decoder(game.state), bytes(mark.state))
    if state.seats != len(header.seats) or state.options != options:
        raise Corrupt("the position of another table")
    renew = game.renewal(header.rules)
    state = state if renew is None else renew(state)
    game.audit(state)
    return state


def _without_log(lines: list[bytes], header: Header, session: AnySession) -> Loaded:
    """Where moves mean something else today, the last snapshot is all there is; `RecordError` without one."""
    problem = Problem(2, Flaw.OTHER_RULES, header.rules)
    snapshot = _last_snapshot(lines, header, session)
    if snapshot is None:
        raise RecordError(problem)
    return Loaded(header, session, problem, snapshot)


def _read_lines(
    lines: list[bytes], header: Header, session: AnySession, signed: bool, chain: int | None
) -> Problem | None:
    """Play the lines after the header; the first that is bad, if one is. Without a chain the first sum is believed."""
    entry: Any = tuple.__class_getitem__((int, session.game.actions))
    entry_decoder = msgspec.json.Decoder(entry)
    ends_with_snapshot = False
    for number, line in enumerate(lines, start=2):
        if not line.strip():
            continue
        try:
            if signed:
                line, chain = unsigned(line, chain)
            if line.lstrip().startswith(b"["):
                seat, action = _decode(entry_decoder, line)
                session.play(seat, action)
                ends_with_snapshot = False
            else:
                ends_with_snapshot = _return_to(_decode(_MARKS, line), session)
        except Changed:
            return Problem(number, Flaw.CHANGED)
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


def _return_to(mark: Mark, session: AnySession) -> bool:
    """Put the marked position on the table; whether the mark was a snapshot of it."""
    if not 0 <= mark.cursor <= session.length:
        raise _Bad(Flaw.NO_SUCH_POSITION, str(mark.cursor))
    session.seek(mark.cursor)
    if not bytes(mark.state):
        return False
    if _decode(msgspec.json.Decoder(session.game.state), bytes(mark.state)) != whole_state(session):
        raise _Bad(Flaw.ANOTHER_POSITION)
    return True


def _last_snapshot(lines: list[bytes], header: Header, session: AnySession) -> AnySession | None:
    """A session that starts from the last recorded position, if that is sound by today's rules."""
    game, options = session.game, session.options
    for line in reversed(lines):
        if not line.lstrip().startswith(b'{"cursor"'):
            continue
        try:
            mark = _decode(_MARKS, stripped(line))
            if not bytes(mark.state):
                continue
            state = _sound_state(mark, header, game, options)
        except (_Bad, Corrupt):
            return None
        return Session(game, len(header.seats), options, header.seed, start=state)
    return None
