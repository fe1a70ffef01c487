"""Every mangled save that the loader takes can be replayed, drawn and played on."""

from __future__ import annotations

import random
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QSize
from PySide6.QtWidgets import QApplication

from app.cli import main
from core.catalog import CATALOG
from core.loading import Loaded, RecordError, load
from core.session import Session
from tests.core.fuzz import chosen
from tests.core.test_record import played, saved, unsigned
from tests.whole import state_of
from ui.catalog import TABLES
from ui.files.opening import Opened, ready, rehearse
from ui.look.fonts import load_fonts
from ui.look.theme import LIGHT
from ui.table.pieces import Moment
from ui.table.stage.painting import picture

Printed = pytest.CaptureFixture[str]
ALL = 1_000_000


@cache
def saves(game: str) -> tuple[bytes, ...]:
    """Saves of every kind: begun, well on, for more people, gone on from a snapshot; with sums and without."""
    whole = [played(game, entries=20), played(game), played(game, CATALOG[game].seats[-1])]
    old = whole[1]
    resumed: Session[Any, Any] = Session(
        old.game, old.seats, old.options, old.seed, start=state_of(played(game, entries=40))
    )
    rng = random.Random(4)
    while resumed.to_act and resumed.length < 20:
        resumed.play(*chosen(resumed.game, state_of(resumed), rng))
    signed = [saved(session) for session in (*whole, resumed)]
    return (*signed, *map(unsigned, signed))


def mangled(game: str, rng: random.Random) -> bytes:
    """One save, damaged as disks, editors and people damage files."""
    data = rng.choice(saves(game))
    for _ in range(rng.choice([1, 1, 1, 2, 4])):
        lines = data.splitlines(keepends=True)
        place = rng.randrange(len(data))
        line = rng.choice([0, 0, 1, len(lines) - 1, rng.randrange(len(lines))]) % len(lines)
        match rng.randrange(9):
            case 0:
                data = data[:place] + bytes([rng.randrange(256)]) + data[place + 1 :]
            case 1:
                data = data[:place] + data[place + rng.randrange(1, 60) :]
            case 2:
                data = data[:place]
            case 3:
                data = b"".join([*lines[:line], *lines[line + 1 :]])
            case 4:
                data = b"".join([*lines[:line], lines[line], *lines[line:]])
            case 5:
                data = _digit_changed(data, rng)
            case 6:
                data = b"".join([*lines[:line], _digit_changed(lines[line], rng), *lines[line + 1 :]])
            case 7:
                # The header of one game over the moves of another, or its last position under other moves.
                other = rng.choice(saves(game)).splitlines(keepends=True)
                data = b"".join([other[0], *lines[1:]] if rng.random() < 0.5 else [*lines[:-1], other[-1]])
            case _:
                old, new = rng.choice(WORDS)
                data = data.replace(old, new, rng.choice([1, ALL]))
        if not data:
            return b"\n"
    return data


WORDS = [
    (b"true", b"false"),
    (b"false", b"true"),
    (b"Player 1", b"<h1>\\u001b[31m"),
    (b'{"name":"Player 1","colour":"red","kind":"human"},', b""),
    (b'"human"', b'"ace"'),
    (b'"whole":true', b'"whole":false'),
    (b'"resumed":false', b'"resumed":true'),
    (b'"rules":"1', b'"rules":"0'),
    (b"\n", b"\r\n"),
]


def _digit_changed(data: bytes, rng: random.Random) -> bytes:
    digits = [place for place, byte in enumerate(data) if chr(byte).isdigit()]
    if not digits:
        return data
    place = rng.choice(digits)
    return data[:place] + str(rng.choice([0, 1, 2, 3, 5, 9, 63, 1000])).encode() + data[place + 1 :]


def taken(game: str, seed: str, tries: int) -> Iterator[tuple[bytes, Loaded]]:
    """The mangled saves that the loader takes, as a whole or in part."""
    rng = random.Random(f"mangled {game} {seed}")
    for _ in range(tries):
        data = mangled(game, rng)
        try:
            yield data, load(data)
        except RecordError:
            continue


def check(game: str, seed: str, tries: int, moves: int, tmp_path: Path, capsys: Printed) -> None:
    load_fonts()
    path = tmp_path / "mangled.voltige"
    rng = random.Random(f"on {game} {seed}")
    found = 0
    for data, loaded in taken(game, seed, tries):
        path.write_bytes(data)
        for command in (["replay"], ["replay", "--json"], ["replay", "--seat", "0"], ["check"]):
            assert main([command[0], str(path), *command[1:]]) == (loaded.problem is not None), data
        capsys.readouterr()
        for session in {id(one): one for one in (loaded.session, loaded.snapshot, loaded.best) if one}.values():
            opened = ready(loaded, session)
            rehearse(opened)
            if found % 10 == 0:
                _draw(opened)
            _play_on(session, moves, rng)
            rehearse(opened)
        found += 1
    assert found > tries // 5


def _draw(opened: Opened) -> None:
    table = TABLES[opened.header.game]
    for seat in (None, 0):
        moment = Moment(opened.session.view(seat), seat, opened.header.seats, width=1600.0)
        assert not picture(table.layout(moment), table.painters, LIGHT, QSize(320, 200)).isNull()


def _play_on(session: Session[Any, Any], moves: int, rng: random.Random) -> None:
    for _ in range(moves):
        if not session.to_act:
            assert session.outcome is not None
            return
        seat = rng.choice(sorted(session.to_act))
        session.submit(seat, session.game.sample(session.view(seat), seat, rng))


@pytest.mark.parametrize("game", sorted(CATALOG))
def test_whatever_the_loader_takes_can_be_replayed_drawn_and_played_on(
    game: str, qapp: QApplication, tmp_path: Path, capsys: Printed
) -> None:
    check(game, "few", 60, 60, tmp_path, capsys)


@pytest.mark.torture
@pytest.mark.parametrize("part", range(8))
@pytest.mark.parametrize("game", sorted(CATALOG))
def test_whatever_the_loader_takes_of_many_can_be_played_to_its_end(
    game: str, part: int, qapp: QApplication, tmp_path: Path, capsys: Printed
) -> None:
    check(game, str(part), 100, ALL, tmp_path, capsys)
