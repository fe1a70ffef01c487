"""Records: what is saved comes back, and what is damaged is named."""

from __future__ import annotations

import codecs
import random
from collections.abc import Iterable
from enum import Enum
from functools import cache
from typing import Any

import msgspec
import pytest

from core.catalog import CATALOG
from core.check_sums import signed
from core.loading import LARGEST, LONGEST_HEADER, Flaw, Loaded, Problem, RecordError, load
from core.players import Player
from core.record import FORMAT, LONGEST, USUAL_FORMAT, Writer, dump, header_of
from core.session import Session
from tests.core.fuzz import SMALLEST, chosen
from tests.whole import state_of
from ui.files.record_text import problem_text

GAMES = sorted(CATALOG)


@cache
def played(id: str, seats: int | None = None, entries: int = 120) -> Session[Any, Any]:
    """A game in progress; tests must not move it."""
    game = CATALOG[id]
    session: Session[Any, Any] = Session(game, seats or game.seats[0], game.options(), 3)
    rng = random.Random(f"record {id}")
    while session.to_act and session.length < entries:
        session.play(*chosen(game, state_of(session), rng))
    return session


def saved(session: Session[Any, Any]) -> bytes:
    players = [Player(f"Player {seat}", "red") for seat in range(session.seats)]
    return dump(header_of(session, players, "2026-11-16T10:00:00"), session)


def unsigned(data: bytes) -> bytes:
    """The record as somebody would write it by hand: without sums."""
    lines = [msgspec.json.decode(line) for line in data.splitlines()]
    plain = [line[:2] if isinstance(line, list) else {k: v for k, v in line.items() if k != "sum"} for line in lines]
    return b"\n".join(msgspec.json.encode(line) for line in plain)


@pytest.mark.parametrize(("id", "seats"), SMALLEST)
def test_what_is_saved_comes_back(id: str, seats: int) -> None:
    session = played(id, seats)
    loaded = load(saved(session))
    assert loaded.problem is None
    assert state_of(loaded.session) == state_of(session)
    assert loaded.session.entries == session.entries
    assert [player.name for player in loaded.header.seats] == ["Player 0", "Player 1"]


@pytest.mark.parametrize("id", GAMES)
def test_a_record_without_sums_loads(id: str) -> None:
    session = played(id)
    loaded = load(unsigned(saved(session)))
    assert loaded.problem is None
    assert state_of(loaded.session) == state_of(session)


def test_moves_taken_back_can_still_be_redone_after_loading() -> None:
    session = played("loops", entries=60)
    again = load(saved(session)).session
    again.seek(20)
    loaded = load(saved(again)).session
    assert (loaded.cursor, loaded.length) == (20, 60)
    loaded.seek(60)
    assert state_of(loaded) == state_of(session)


def test_a_journal_grows_by_entries_and_marks() -> None:
    session = played("jump", entries=30)
    writer = Writer()
    lines = [writer.header(header_of(session, [Player("Ann"), Player("Bob")]))]
    lines += [writer.entry(entry) for entry in session.entries]
    lines.append(writer.mark(10))
    lines.append(writer.entry(session.entries[10]))
    loaded = load(b"".join(lines))
    assert loaded.problem is None
    assert loaded.session.length == 11
    # Cut in the middle of the last line, as a crash would: one entry is lost, nothing else.
    torn = load(b"".join(lines)[:-5])
    assert torn.problem is not None
    assert torn.problem.line == len(lines)
    assert torn.session.cursor == 10


@pytest.mark.parametrize("id", GAMES)
def test_every_line_cut_swapped_doubled_or_retyped_is_named(id: str) -> None:
    session = played(id)
    lines = saved(session).splitlines(keepends=True)
    for place in range(len(lines)):
        for mangled in _manglings(lines, place):
            _check_mangled(b"".join(mangled), session)


@pytest.mark.parametrize("id", GAMES)
def test_every_line_mangled_in_a_record_without_sums_is_refused_or_playable(id: str) -> None:
    lines = unsigned(saved(played(id))).splitlines(keepends=True)
    for place in range(len(lines)):
        for mangled in _manglings(lines, place):
            _load_or_error(b"".join(mangled))


def _manglings(lines: list[bytes], place: int) -> list[list[bytes]]:
    before, line, after = lines[:place], lines[place], lines[place + 1 :]
    swapped = [*before, *after[:1], line, *after[1:]]
    retyped = [
        line.replace(b"[", b"{", 1),
        line.replace(b'"', b"", 1),
        line.replace(b"1", b'"1"', 1),
        line.replace(b"type", b"kind", 1),
        line.replace(b":", b":null,", 1),
        b"null\n",
        b"[0,1,2]\n",
        b"[" * 5000 + b"\n",
        b"\xff\xfe\x00\n",
    ]
    return [
        [*before, *after],
        [*before, line[: len(line) // 2]],
        [*before, line[: len(line) // 2] + b"\n", *after],
        swapped,
        [*before, line, line, *after],
        *([*before, other, *after] for other in retyped if other != line),
    ]


def _load_or_error(data: bytes) -> Loaded | None:
    try:
        loaded = load(data)
    except RecordError as error:
        assert "{detail" not in problem_text(error.problem)
        return None
    if loaded.problem is not None:
        assert problem_text(loaded.problem, loaded.header).startswith(f"Line {loaded.problem.line}: ")
    assert all(side.seats == len(loaded.header.seats) for side in (loaded.session, loaded.best))
    # Whatever came back is a real position: it can be looked at and played on.
    game, state = loaded.best.game, state_of(loaded.best)
    game.audit(state)
    for seat in game.to_act(state):
        game.legal(state, seat)
    return loaded


def _check_mangled(data: bytes, original: Session[Any, Any]) -> None:
    """An equal game, a good prefix with the bad line named, or a clear error."""
    loaded = _load_or_error(data)
    if loaded is None:
        return
    entries = loaded.session.entries
    assert entries == original.entries[: len(entries)]
    if loaded.problem is None:
        assert entries == original.entries
        assert state_of(loaded.session) == state_of(original)


@pytest.mark.parametrize("id", GAMES)
def test_random_byte_edits(id: str) -> None:
    _edit_bytes(id, 400)


@pytest.mark.torture
@pytest.mark.parametrize("id", GAMES)
def test_ten_thousand_random_byte_edits(id: str) -> None:
    _edit_bytes(id, 10_000)


def _edit_bytes(id: str, times: int) -> None:
    session = played(id, entries=60)
    data = saved(session)
    plain = unsigned(data)
    rng = random.Random(f"edit {id}")
    for _ in range(times):
        _check_mangled(_edited(data, rng), session)
        _load_or_error(_edited(plain, rng))


def _edited(data: bytes, rng: random.Random) -> bytes:
    place, byte = rng.randrange(len(data)), rng.randrange(256)
    match rng.randrange(3):
        case 0:
            return data[:place] + bytes([byte]) + data[place + 1 :]
        case 1:
            return data[:place] + bytes([byte]) + data[place:]
        case _:
            return data[:place] + data[place + 1 :]


@pytest.mark.parametrize(
    ("data", "flaw"),
    [
        (b"", Flaw.EMPTY),
        (b"\n\n", Flaw.EMPTY),
        (b"hello", Flaw.NOT_A_RECORD),
        (b"[1,2]", Flaw.NOT_A_RECORD),
        (b'{"some":"thing"}', Flaw.NOT_A_RECORD),
        (b"\x89PNG\r\n\x1a\n", Flaw.NOT_A_RECORD),
        (b'{"game":"loops"}', Flaw.BAD_HEADER),
        (b'{"game":"loops","rules', Flaw.BAD_HEADER),
        (b'{"game":"chess"}', Flaw.UNKNOWN_GAME),
        (b'{"format":%d}' % (FORMAT + 1), Flaw.NEWER_FORMAT),
        (b'{"game":"loops","rules":"1","seats":[],"options":{},"seed":1}', Flaw.BAD_SEATS),
        (
            b'{"game":"loops","rules":"1","seats":[{"name":"A"},{"name":"B"}],"options":{"faults":"no"},"seed":1}',
            Flaw.BAD_OPTIONS,
        ),
        (b'{"game":"loops","rules":"1","seats":[{"name":"A"},{"name":"B"}],"options":{},"seed":1,"format":0}', None),
        (b'{"game":"loops",' + b" " * LONGEST_HEADER + b"}", Flaw.NOT_A_RECORD),
        (b" " * (LARGEST + 1), Flaw.TOO_LARGE),
        (b"\xef\xbb\xbf", Flaw.EMPTY),
    ],
)
def test_what_is_no_record_is_a_clear_error(data: bytes, flaw: Flaw | None) -> None:
    with pytest.raises(RecordError) as caught:
        load(data)
    assert caught.value.problem.flaw is (flaw or Flaw.BAD_HEADER)
    assert caught.value.problem.line == 1


def test_a_mark_that_editors_put_before_a_text_is_no_part_of_it() -> None:
    session = played("loops")
    loaded = load(codecs.BOM_UTF8 + saved(session))
    assert loaded.problem is None
    assert state_of(loaded.session) == state_of(session)


def _monster(line: bytes) -> bytes:
    """As many lines as a file may have bytes, after the header of a real game."""
    header = saved(played("lucky_loop")).splitlines(keepends=True)[0]
    return header + line * ((LARGEST - len(header)) // len(line))


@pytest.mark.parametrize("line", [b"\n", b"\r", b" \r\n", b'{"cursor":0}\n', b'[0,{"type":"Exchange"}]\n'])
def test_more_lines_than_any_game_has_are_refused_before_they_are_read(line: bytes) -> None:
    with pytest.raises(RecordError) as caught:
        load(_monster(line))
    assert caught.value.problem.flaw is Flaw.TOO_LONG


def test_the_longest_game_is_read() -> None:
    head, *entries = saved(played("lucky_loop")).splitlines(keepends=True)
    loaded = load(head + b"\n" * (LONGEST - len(entries)) + b"".join(entries))
    assert loaded.problem is None


# --- the chain of sums -----------------------------------------------------------------------------------


@pytest.mark.parametrize("id", GAMES)
def test_a_header_over_the_moves_of_another_game_is_found(id: str) -> None:
    session = played(id)
    others = dump(header_of(session, [Player("Carl"), Player("Dora")]), session).splitlines(keepends=True)
    ours = saved(session).splitlines(keepends=True)
    loaded = load(b"".join([others[0], *ours[1:]]))
    assert loaded.problem == Problem(1, Flaw.CHANGED)
    # The moves are good; only whose they are is in doubt.
    assert loaded.session.entries == session.entries


@pytest.mark.parametrize("id", GAMES)
def test_a_first_entry_that_was_changed_is_not_blamed_on_the_header(id: str) -> None:
    lines = saved(played(id)).splitlines(keepends=True)
    loaded = load(b"".join([lines[0], *lines[2:]]))
    assert loaded.problem == Problem(2, Flaw.CHANGED)


def _of_format_1(session: Session[Any, Any]) -> bytes:
    """The record as the first Voltige wrote it: the chain begins after the header."""
    header, *rest = unsigned(saved(session)).splitlines()
    old = msgspec.json.encode({**msgspec.json.decode(header), "format": 1})
    lines, chain = [signed(old, 0)[0]], 0
    for line in rest:
        line, chain = signed(line, chain)
        lines.append(line)
    return b"".join(lines)


@pytest.mark.parametrize("id", GAMES)
def test_a_record_of_format_1_still_loads_and_is_saved_as_one_of_today(id: str) -> None:
    session = played(id)
    old = _of_format_1(session)
    loaded = load(old)
    assert loaded.problem is None
    assert state_of(loaded.session) == state_of(session)
    assert loaded.header.format == 1
    again = load(dump(loaded.header, loaded.session))
    assert again.problem is None
    assert again.header.format == USUAL_FORMAT
    lines = old.splitlines(keepends=True)
    damaged = load(b"".join([*lines[:5], *lines[6:]]))
    assert damaged.problem == Problem(6, Flaw.CHANGED)


# --- snapshots -------------------------------------------------------------------------------------------


def _under_older_rules(data: bytes, rules: str = "0-00000000") -> list[Any]:
    lines = [msgspec.json.decode(line) for line in unsigned(data).splitlines()]
    lines[0]["rules"] = rules
    return lines


@pytest.mark.parametrize("id", GAMES)
def test_a_log_that_older_rules_wrote_falls_back_to_the_snapshot(id: str) -> None:
    session = played(id)
    lines = _under_older_rules(saved(session))
    lines[5] = [0, {"type": "SomethingOfThePast"}]
    loaded = load(b"\n".join(map(msgspec.json.encode, lines)))
    assert loaded.outdated
    assert loaded.problem is not None
    assert loaded.problem.line == 6
    assert loaded.best is loaded.snapshot
    assert state_of(loaded.best) == state_of(session)
    assert loaded.best.length == 0


@pytest.mark.parametrize("id", GAMES)
def test_a_game_resumed_from_a_snapshot_can_be_saved_and_loaded_again(id: str) -> None:
    old = played(id)
    resumed: Session[Any, Any] = Session(old.game, old.seats, old.options, old.seed, start=state_of(old))
    rng = random.Random(4)
    while resumed.to_act and resumed.length < 20:
        resumed.play(*chosen(resumed.game, state_of(resumed), rng))
    data = saved(resumed)
    loaded = load(data)
    assert loaded.problem is None
    assert loaded.session.entries == resumed.entries
    assert state_of(loaded.session) == state_of(resumed)
    lines = data.splitlines(keepends=True)
    with pytest.raises(RecordError) as caught:
        load(lines[0] + b"".join(lines[2:]))
    assert caught.value.problem.flaw is Flaw.NO_START


@pytest.mark.parametrize("id", GAMES)
def test_a_forged_snapshot_is_not_put_on_the_table(id: str) -> None:
    session = played(id)
    lines = _under_older_rules(saved(session))
    lines[5] = [0, {"type": "SomethingOfThePast"}]
    state = lines[-1]["state"]
    zone, nonsense = ("faces", "?") if "faces" in state else ("facings", 99)
    state[zone][0] = state[zone][1] = nonsense
    loaded = load(b"\n".join(map(msgspec.json.encode, lines)))
    assert loaded.snapshot is None
    assert loaded.best is loaded.session
    assert loaded.session.length == 4


@pytest.mark.parametrize("id", GAMES)
def test_a_snapshot_edited_at_random_is_refused_or_playable(id: str) -> None:
    session = played(id)
    lines = [msgspec.json.encode(line) for line in _under_older_rules(saved(session))]
    lines[5] = b"[]"
    rng = random.Random(f"snapshot {id}")
    for _ in range(300):
        loaded = load(b"\n".join([*lines[:-1], _number_changed(lines[-1], rng)]))
        snapshot = loaded.snapshot
        if snapshot is None:
            continue
        snapshot.begin()
        for _ in range(30):
            if not snapshot.to_act:
                break
            seat, action = chosen(snapshot.game, state_of(snapshot), rng)
            snapshot.submit(seat, action)
        for seat in range(snapshot.seats):
            snapshot.view(seat)


def _number_changed(line: bytes, rng: random.Random) -> bytes:
    digits = [place for place, byte in enumerate(line) if chr(byte).isdigit()]
    place = rng.choice(digits)
    return line[:place] + str(rng.choice([0, 1, 2, 5, 9, 63])).encode() + line[place + 1 :]


def with_seed(seed: str) -> bytes:
    seats = '[{"name":"A"},{"name":"B"}]'
    return f'{{"game":"jump","rules":"1","seats":{seats},"options":{{}},"seed":{seed}}}'.encode()


@pytest.mark.parametrize("seed", [0, 5, 2**32 - 1, 2**64 - 1, 2**64, 2**128 - 1])
def test_seeds_of_any_size_up_to_128_bits_are_read(seed: int) -> None:
    loaded = load(with_seed(str(seed)))
    assert loaded.header.seed == loaded.session.seed == seed
    assert msgspec.json.decode(msgspec.json.encode(loaded.header), type=type(loaded.header)) == loaded.header


@pytest.mark.parametrize("seed", ["-1", str(2**128), "9" * 4000, "true", "1.5", '"7"', "null", "1e30"])
def test_what_can_be_no_seed_is_no_record(seed: str) -> None:
    with pytest.raises(RecordError) as refused:
        load(with_seed(seed))
    assert refused.value.problem.flaw is Flaw.BAD_HEADER


@pytest.mark.parametrize("id", GAMES)
def test_a_snapshot_of_another_table_is_refused(id: str) -> None:
    session = played(id)
    more = played(id, session.seats + 1)
    lines = _under_older_rules(saved(session))
    lines[5] = [0, {"type": "SomethingOfThePast"}]
    lines[-1]["state"] = msgspec.to_builtins(state_of(more))
    assert load(b"\n".join(map(msgspec.json.encode, lines))).snapshot is None
    # As the position that a game went on from it is refused too.
    resumed: Session[Any, Any] = Session(more.game, more.seats, more.options, 3, start=state_of(more))
    lines = [msgspec.json.decode(line) for line in unsigned(saved(resumed)).splitlines()]
    lines[0]["seats"] = lines[0]["seats"][:-1]
    with pytest.raises(RecordError) as caught:
        load(b"\n".join(map(msgspec.json.encode, lines)))
    assert caught.value.problem.flaw is Flaw.NO_START


@pytest.mark.parametrize("id", [id for id in GAMES if msgspec.structs.fields(CATALOG[id].options)])
def test_a_snapshot_under_other_options_is_refused(id: str) -> None:
    session = played(id)
    lines = _under_older_rules(saved(session))
    lines[5] = [0, {"type": "SomethingOfThePast"}]
    lines[0]["options"] = msgspec.to_builtins(_other(session.options))
    loaded = load(b"\n".join(map(msgspec.json.encode, lines)))
    assert loaded.snapshot is None
    assert loaded.session.options != session.options


def _other(options: Any) -> Any:
    """The options with the first of them chosen otherwise."""
    field = msgspec.structs.fields(options)[0]
    chosen = getattr(options, field.name)
    others: Iterable[Any] = [False, True]
    if isinstance(chosen, Enum):
        others = type(chosen)
    return msgspec.structs.replace(options, **{field.name: next(other for other in others if other != chosen)})
