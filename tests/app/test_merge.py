"""Parts of a tournament become the whole, exactly; what does not belong together is refused."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path

import pytest

from app.cli import main
from tests.app.simulations import Printed, Summary, kept, simulated, without_time

DUEL = ("jump", "--seats", "4", "--bot", "cadet,random,pilot,random", "--nodes", "0", "--rotate")


def merged(printed: Printed, *files: str) -> Summary:
    assert main(["merge", *files, "--json"]) == 0
    return dict(json.loads(printed.readouterr().out))


def test_the_parts_of_a_job_array_become_the_whole(tmp_path: Path, capsys: Printed) -> None:
    parts = []
    for first, games in ((8, 4), (0, 8), (12, 2)):
        part = simulated(capsys, *DUEL, "--first", str(first), "--games", str(games))
        parts.append(kept(tmp_path, f"{first}.json", part))
    whole = simulated(capsys, *DUEL, "--games", "14")
    together = merged(capsys, *parts)
    assert without_time(together) == without_time(whole)
    assert together["seconds"] == pytest.approx(sum(json.loads(Path(part).read_text())["seconds"] for part in parts))


def test_what_was_merged_can_be_merged_again_and_read(tmp_path: Path, capsys: Printed) -> None:
    one, two, three = (
        kept(tmp_path, f"{first}.json", simulated(capsys, "jump", "--first", str(first), "--games", "2"))
        for first in (0, 2, 6)
    )
    two_of_them = kept(tmp_path, "merged.json", merged(capsys, one, two))
    assert merged(capsys, two_of_them, three)["played"] == [[0, 3], [6, 7]]
    assert main(["merge", two_of_them, three]) == 0
    assert capsys.readouterr().out.startswith("jump, 2 seats: 6 games")


@pytest.fixture
def part(tmp_path: Path, capsys: Printed) -> str:
    return kept(tmp_path, "part.json", simulated(capsys, "jump", "--first", "2", "--games", "3"))


def refused(printed: Printed, *files: str) -> str:
    assert main(["merge", *files]) == 1
    printed_lines = printed.readouterr()
    assert printed_lines.out == ""
    (said,) = printed_lines.err.splitlines()
    return said


def test_games_that_are_in_both_are_refused(part: str, tmp_path: Path, capsys: Printed) -> None:
    other = kept(tmp_path, "other.json", simulated(capsys, "jump", "--first", "4", "--games", "3"))
    assert refused(capsys, part, other).endswith("have the same games, 4 to 4")
    assert refused(capsys, part, part).endswith("have the same games, 2 to 4")


@pytest.mark.parametrize(
    ("arguments", "what"),
    [
        (("loops",), "game"),
        (("jump", "--seed", "2"), "seed"),
        (("jump", "--bot", "cadet", "--nodes", "0"), "bots"),
        (("jump", "--nodes", "5"), "budget"),
        (("jump", "--rotate"), "rotate"),
    ],
)
def test_different_tournaments_are_refused(
    arguments: tuple[str, ...], what: str, part: str, tmp_path: Path, capsys: Printed
) -> None:
    other = kept(tmp_path, "other.json", simulated(capsys, *arguments, "--games", "1"))
    assert refused(capsys, part, other).endswith(f"different tournaments: {what} differs")


def test_results_of_different_versions_are_refused(part: str, tmp_path: Path, capsys: Printed) -> None:
    summary = simulated(capsys, "jump", "--games", "1")
    other = kept(tmp_path, "other.json", {**summary, "version": "0.0.1"})
    assert "different versions" in refused(capsys, part, other)


MANGLED: dict[str, Callable[[Summary], object]] = {
    "no object": lambda summary: [],
    "older": lambda summary: {key: summary[key] for key in ("game", "seats", "games", "wins")},
    "seats": lambda summary: {**summary, "sums": {**summary["sums"], "wins": [1]}},
    "levels": lambda summary: {**summary, "sums": {**summary["sums"], "levels": {}}},
    "parts": lambda summary: {**summary, "sums": {**summary["sums"], "whole": 0}},
    "nothing": lambda summary: {**summary, "played": []},
    "backwards": lambda summary: {**summary, "played": [[4, 2]]},
    "twice": lambda summary: {**summary, "played": [[0, 2], [2, 4]]},
}


@pytest.mark.parametrize("how", MANGLED)
def test_what_is_no_result_is_refused(how: str, part: str, capsys: Printed) -> None:
    path = Path(part)
    path.write_text(json.dumps(MANGLED[how](json.loads(path.read_text()))))
    assert refused(capsys, part).endswith("is no result of simulate --json")


def test_files_that_cannot_be_read_are_named(tmp_path: Path, capsys: Printed) -> None:
    assert "can't read" in refused(capsys, str(tmp_path / "missing.json"))
    (tmp_path / "binary.json").write_bytes(b"\xff\x00{")
    assert "no result" in refused(capsys, str(tmp_path / "binary.json"))
