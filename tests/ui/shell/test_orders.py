"""Two windows, two processes, one file, in every order: no move is lost without a question."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple

import msgspec
import pytest
from PySide6.QtWidgets import QFileDialog

from tests.ui.shell.flights import saved_game
from tests.ui.shell.orders import ANSWERS, Desk, Moves, Report, moves
from ui.dialogs import ask
from ui.files.reading import read
from ui.shell import game_page

pytestmark = pytest.mark.usefixtures("unpainted")

ROOT = Path(__file__).parents[3]
Order = tuple[int, str]


@pytest.fixture(autouse=True)
def questions(monkeypatch: pytest.MonkeyPatch) -> None:
    """What desks answer themselves is as before after the test."""
    for owner, name in ((ask, "choose"), (ask, "tell"), (QFileDialog, "getSaveFileName"), (game_page, "Presenter")):
        monkeypatch.setattr(owner, name, getattr(owner, name))


class FarDesk:
    """A desk in a process of its own."""

    def __init__(self, folder: Path, file: Path, answer: str) -> None:
        self.folder = folder
        command = [sys.executable, "-m", "tests.ui.shell.orders", str(folder), str(file), answer]
        pipe = subprocess.PIPE
        self._process = subprocess.Popen(command, cwd=ROOT, stdin=pipe, stdout=pipe, text=True)

    def do(self, order: str) -> Report:
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        self._process.stdin.write(f"{order}\n")
        self._process.stdin.flush()
        return msgspec.json.decode(self._process.stdout.readline(), type=Report)

    def clear(self) -> None:
        self.do("clear")

    def kept(self) -> list[Moves]:
        return [moves(read(path).session) for path in (self.folder / "autosave").glob("*.voltige")]

    def close(self) -> None:
        self._process.communicate()


class Tab(NamedTuple):
    """What an order can be about at one desk."""

    there: bool = True
    moved: bool = True


GIVEN: tuple[Order, ...] = ((0, "open"), (1, "open"), (0, "move"), (1, "move"))
"""How every walk begins: both have the file open, and have gone on from it."""


def orders(length: int, done: tuple[Order, ...] = (), tabs: tuple[Tab, Tab] = (Tab(), Tab())) -> Iterator[list[Order]]:
    """Every order in which the two can go on, without those that change nothing."""
    if len(done) == length:
        yield list(done)
        return
    # Both are alike until one of them acts, so that is the first.
    for desk in (0, 1) if done else (0,):
        choices = {"open": Tab(moved=False), "resume": Tab()}
        if tabs[desk].there:
            choices = {"move": Tab(), "save": Tab(moved=False), "close": Tab(there=False)}
        for name, tab in choices.items():
            idle = {
                "move": done[-1:] == ((desk, "move"),),
                "save": not tabs[desk].moved,
                "resume": all(before != "close" for _, before in done),
            }
            if not idle.get(name, False):
                others = tabs[1 - desk]
                yield from orders(length, (*done, (desk, name)), (others, tab) if desk else (tab, others))


def walk(length: int, desks: list[Any], file: Path) -> None:
    """Go through all orders, and look after every step whether all that was ever shown is still somewhere."""
    begun = saved_game(file, moves=6).read_bytes()
    for order in orders(length):
        seen: list[Moves] = []
        given_up: list[Moves] = []
        for place, (desk, name) in enumerate([*GIVEN, *order], start=1 - len(GIVEN)):
            report = desks[desk].do(name)
            seen += report.shown
            given_up += report.given_up
            saves = [moves(read(path).session) for path in file.parent.glob("*.voltige")]
            kept = [*saves, *given_up, *(game for desk in desks for game in desk.kept())]
            for game in seen:
                assert any(other[: len(game)] == game for other in kept), order[:place]
        for desk in desks:
            desk.clear()
        for path in file.parent.glob("*.voltige"):
            path.unlink()
        file.write_bytes(begun)


def folders(tmp_path: Path, same: bool) -> list[Path]:
    """The folders of two windows: of one person with two windows, or of two people."""
    paths = [tmp_path / "one", tmp_path / ("one" if same else "two")]
    for path in (*paths, tmp_path / "files"):
        path.mkdir(exist_ok=True)
    return paths


def walk_windows(length: int, answer: str, same: bool, tmp_path: Path) -> None:
    file = tmp_path / "files" / "game.voltige"
    walk(length, [Desk(folder, file, answer) for folder in folders(tmp_path, same)], file)


def walk_processes(length: int, answer: str, same: bool, tmp_path: Path) -> None:
    file = tmp_path / "files" / "game.voltige"
    here, there = folders(tmp_path, same)
    far = FarDesk(there, file, answer)
    walk(length, [Desk(here, file, answer), far], file)
    far.close()


@pytest.mark.parametrize("answer", ANSWERS)
def test_two_windows_lose_no_move_in_any_order(answer: str, tmp_path: Path, qapp: object) -> None:
    walk_windows(3, answer, True, tmp_path)


@pytest.mark.parametrize("answer", ["cancel", "insist"])
def test_two_processes_lose_no_move_in_any_order(answer: str, tmp_path: Path, qapp: object) -> None:
    walk_processes(3, answer, answer == "insist", tmp_path)


@pytest.mark.torture
@pytest.mark.parametrize("same", [True, False], ids=["one folder", "two folders"])
@pytest.mark.parametrize("answer", ANSWERS)
def test_two_windows_lose_no_move_in_any_longer_order(answer: str, same: bool, tmp_path: Path, qapp: object) -> None:
    walk_windows(5, answer, same, tmp_path)


@pytest.mark.torture
@pytest.mark.parametrize("same", [True, False], ids=["one folder", "two folders"])
@pytest.mark.parametrize("answer", ANSWERS)
def test_two_processes_lose_no_move_in_any_longer_order(answer: str, same: bool, tmp_path: Path, qapp: object) -> None:
    walk_processes(4, answer, same, tmp_path)


def test_the_walk_goes_through_every_quarrel() -> None:
    walked = list(orders(3))
    assert [(0, "save"), (0, "close"), (1, "save")] in walked
    assert [(0, "close"), (1, "save"), (0, "resume")] in walked
    assert len(walked) == 70
