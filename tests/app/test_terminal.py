"""The command line on terminals that can't spell, disks that are full, and with people who press Ctrl+C."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path

import pytest

from app.arguments.version import add_argument
from app.cli import main
from app.terminal import plain
from tests.app.screen import ROOT
from tests.app.waiting import wait_for

Printed = pytest.CaptureFixture[str]
ODD = "\x1b[31mRed\x1b[0m\nand \u202ederF \udcff \x9b"
GAME = ROOT / "resources" / "pictures" / "jump-4.voltige"


def cli(*arguments: str | bytes, **environment: str) -> subprocess.CompletedProcess[bytes]:
    command = [sys.executable, "-m", "app.cli", *arguments]
    surroundings = {**os.environ, **environment}
    return subprocess.run(command, cwd=ROOT, env=surroundings, capture_output=True, timeout=120)


@pytest.fixture
def odd_game(tmp_path: Path) -> Path:
    """A game of somebody whose name is a command to the terminal."""
    lines = GAME.read_bytes().splitlines()
    header = json.loads(lines[0])
    header.pop("sum", None)
    header["seats"][0]["name"] = "\x1b[31mEve\x1b[0m\nŁucja"
    path = tmp_path / "odd.voltige"
    # Whoever writes a file by hand leaves the check sums out.
    rest = [json.dumps(json.loads(line)[:2]).encode() for line in lines[1:10]]
    path.write_bytes(b"\n".join([json.dumps(header).encode(), *rest, b""]))
    return path


@pytest.mark.parametrize(
    ("text", "shown"),
    [
        ("Ada", "Ada"),
        ("Žofie – 14\u202f% 👨\u200d👩", "Žofie – 14\u202f% 👨\u200d👩"),
        ("\x1b[2J", "\\x1b[2J"),
        ("two\nlines\tand\x7f", "two\\nlines\\tand\\x7f"),
        ("\x9b31m", "\\x9b31m"),
        ("\u202ename", "\\u202ename"),
        ("\udcff.voltige", "\\xff.voltige"),
        ("\ud800", "\\ud800"),
        ("\u2028", "\\u2028"),
    ],
)
def test_text_commands_no_terminal(text: str, shown: str) -> None:
    assert plain(text) == shown


def test_names_are_shown_as_text(odd_game: Path) -> None:
    done = cli("replay", str(odd_game))
    assert b"\x1b" not in done.stdout + done.stderr
    assert "\\x1b[31mEve\\x1b[0m\\nŁucja".encode() in done.stdout


@pytest.mark.parametrize("encoding", ["ascii:strict", "latin-1:strict", "utf-8:strict"])
@pytest.mark.parametrize(
    "arguments", [("games",), ("odds", "--help"), ("replay", "odd.voltige"), ("check", b"\xff\x1b")]
)
def test_what_a_terminal_can_t_spell_is_escaped(
    encoding: str, arguments: tuple[str | bytes, ...], odd_game: Path
) -> None:
    named = [str(odd_game) if word == "odd.voltige" else word for word in arguments]
    done = cli(*named, PYTHONIOENCODING=encoding)
    assert done.returncode in (0, 1)
    assert b"Traceback" not in done.stderr
    assert b"\x1b" not in done.stdout + done.stderr


@pytest.mark.parametrize(
    "arguments",
    [
        ["check", ODD],
        ["replay", ODD],
        ["render", ODD, "x.png"],
        ["render", str(GAME), f"nowhere/{ODD}"],
        ["simulate", "loops", "--bot", ODD],
        ["simulate", "loops", "--option", ODD],
        ["simulate", "loops", "--save-dir", f"/dev/null/{ODD}"],
        ["odds", "--cards", ODD],
    ],
)
def test_what_was_asked_for_is_repeated_on_one_line(arguments: list[str], capsys: Printed, qapp: object) -> None:
    assert main(arguments) == 1
    said = capsys.readouterr().err
    assert "\x1b" not in said
    assert len(said.splitlines()) == 1


@pytest.mark.parametrize("arguments", [["fly\x1b[31m"], ["games", "\x1b[31m"], ["--\x1b[31m"]])
def test_bad_usage_is_repeated_as_text(arguments: list[str], capsys: Printed) -> None:
    with pytest.raises(SystemExit) as left:
        main(arguments)
    assert left.value.code == 2
    assert "\x1b" not in capsys.readouterr().err


@pytest.mark.parametrize(
    "arguments", [("games",), ("--help",), ("replay", str(GAME)), ("simulate", "jump", "--games", "1")]
)
def test_a_full_disk_under_the_output_is_told_in_one_sentence(arguments: tuple[str, ...]) -> None:
    with open("/dev/full", "wb") as full:
        command = [sys.executable, "-m", "app.cli", *arguments]
        done = subprocess.run(command, cwd=ROOT, stdout=full, stderr=subprocess.PIPE, text=True, timeout=120)
    assert (done.returncode, done.stderr) == (1, "voltige-cli: what is printed: No space left on device\n")


@pytest.mark.parametrize("jobs", ["1", "2"])
def test_a_full_disk_under_saved_games_is_told_in_one_sentence(jobs: str, tmp_path: Path) -> None:
    # Every path to the file that is written first leads to a device that is always full.
    for number in range(4):
        (tmp_path / f"jump-2-1-{number:05}.voltige.part").symlink_to("/dev/full")
    done = cli("simulate", "jump", "--games", "4", "--jobs", jobs, "--save-dir", str(tmp_path))
    assert done.returncode == 1
    assert done.stderr.count(b"\n") == 1
    assert b"No space left on device" in done.stderr
    assert not list(tmp_path.glob("*.voltige"))


def test_closed_output_is_no_trouble() -> None:
    done = subprocess.run([f"{sys.executable} -m app.cli games >&-"], shell=True, cwd=ROOT, capture_output=True)
    assert (done.returncode, done.stderr) == (0, b"")


def interrupted(*arguments: str, when: Callable[[int], bool]) -> tuple[int, str]:
    """The exit code of a simulation without end, and what it said, when Ctrl+C is pressed at some time."""
    # Where the tests run in the background, signals from the keyboard are ignored, and would be by the command.
    hearing = ["env", "--default-signal=INT", sys.executable]
    command = [*hearing, "-m", "app.cli", "simulate", "jump", "--games", "1000000", *arguments]
    running = subprocess.Popen(command, cwd=ROOT, stderr=subprocess.PIPE, process_group=0, text=True)
    try:
        wait_for(lambda: when(running.pid), running)
        # Like a terminal does, tell all its processes.
        os.killpg(running.pid, signal.SIGINT)
        _, said = running.communicate(timeout=120)
    finally:
        with suppress(ProcessLookupError):
            os.killpg(running.pid, signal.SIGKILL)
    return running.returncode, said


@pytest.mark.parametrize("jobs", ["1", "2"])
def test_ctrl_c_ends_a_simulation_with_one_sentence(jobs: str, tmp_path: Path) -> None:
    arguments = ("--jobs", jobs, "--save-dir", str(tmp_path))
    code, said = interrupted(*arguments, when=lambda _: any(tmp_path.iterdir()))
    assert code == 130
    assert said.startswith("voltige-cli: stopped after ")
    assert len(said.splitlines()) == 1


def test_ctrl_c_while_the_processes_start_leaves_no_trace() -> None:
    def two_children(pid: int) -> bool:
        return len(Path(f"/proc/{pid}/task/{pid}/children").read_text().split()) >= 2

    code, said = interrupted("--jobs", "2", when=two_children)
    assert code == 130
    assert "Traceback" not in said


def test_an_answer_that_is_no_text_is_asked_for_again() -> None:
    command = [sys.executable, "-m", "app.cli", "play", "jump", "--seed", "1"]
    answers = b"\xff\xfe\n" + b"9" * 5000 + b"\nq\n"
    done = subprocess.run(command, cwd=ROOT, input=answers, capture_output=True, timeout=120)
    assert (done.returncode, done.stderr) == (0, b"")
    assert done.stdout.count(b"Please type a number") == 2


def test_both_commands_know_their_version(capsys: Printed) -> None:
    from app.arguments.parser import Parser

    for prog in ("voltige", "voltige-cli"):
        parser = Parser(prog=prog)
        add_argument(parser)
        with pytest.raises(SystemExit):
            parser.parse_args(["--version"])
        assert capsys.readouterr().out.startswith(f"{prog} ")
    with pytest.raises(SystemExit):
        main(["--version"])
    assert capsys.readouterr().out.startswith("voltige-cli ")
