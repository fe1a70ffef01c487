"""`voltige-cli odds`: what it prints, and what it says to bad input."""

from __future__ import annotations

import json

import pytest

from app.cli import main

Printed = pytest.CaptureFixture[str]


def odds(printed: Printed, *arguments: str) -> dict[str, float]:
    assert main(["odds", *arguments, "--json"]) == 0
    return dict(json.loads(printed.readouterr().out))


def distribution(found: dict[str, float]) -> dict[int, float]:
    return {int(points): chance for points, chance in dict(found["distribution"]).items()}  # type: ignore[call-overload]


def test_a_programme_as_json(capsys: Printed) -> None:
    found = odds(capsys, "--cards", "4,7,12")
    assert list(found) == ["success", "valid", "at_least_12", "at_least_20", "expected_points", "distribution"]
    points = distribution(found)
    assert sum(points.values()) == pytest.approx(1)
    assert points[0] == pytest.approx(1 - found["valid"])
    assert sum(chance for score, chance in points.items() if score >= 12) == pytest.approx(found["at_least_12"])
    assert sum(score * chance for score, chance in points.items()) == pytest.approx(found["expected_points"])
    # As an enumeration of all rolls and decisions has it.
    assert found["success"] == pytest.approx(0.394141081454)
    assert found["expected_points"] == pytest.approx(5.423974289361)


def test_a_card_may_be_named_by_its_face(capsys: Printed) -> None:
    assert odds(capsys, "--cards", "R4, l7,T12") == odds(capsys, "--cards", "4,7,12")


def test_tokens_help(capsys: Printed) -> None:
    chances = [odds(capsys, "--cards", "4,7,12", "--tokens", str(tokens))["success"] for tokens in range(4)]
    assert chances == sorted(set(chances))


def test_a_free_programme_counts_its_failure(capsys: Printed) -> None:
    found = odds(capsys, "--cards", "8,8,5,4", "--free", "--highlight", "1", "--tokens", "1")
    assert found["valid"] == found["success"]
    assert distribution(found)[-2] == pytest.approx(1 - found["success"])


def test_the_highlight_is_counted_from_1(capsys: Printed) -> None:
    first = odds(capsys, "--cards", "9,10,6", "--free", "--highlight", "1")
    moved = odds(capsys, "--cards", "10,6,9", "--free", "--highlight", "3")
    other = odds(capsys, "--cards", "9,10,6", "--free", "--highlight", "2")
    assert first == moved != other


def test_it_is_readable_without_json(capsys: Printed) -> None:
    assert main(["odds", "--cards", "4,7,12", "--tokens", "3"]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert lines[0] == "success          92.34\u00a0%"
    assert lines[4] == "expected points    15.03"
    assert lines[-2].split(" ") == ["", "", "18", "", "27.77\u00a0%", "#" * 40]


@pytest.mark.parametrize(
    ("arguments", "says"),
    [
        (["--cards", "4,7"], "3 cards"),
        (["--cards", "4,7,12,9"], "--free"),
        (["--cards", "4,7,13"], "no card '13'"),
        (["--cards", "4,7,04"], "no card '04'"),
        (["--cards", "4,7,"], "no card ''"),
        (["--cards", "4,7,X9"], "no card 'X9'"),
        (["--cards", "4,7,٤"], "no card"),
        (["--cards", "R4,R7,T12"], "different figures"),
        (["--cards", "4,7,12", "--highlight", "1"], "--free"),
        (["--cards", "4,7,12", "--tokens", "-1"], "0 to 23"),
        (["--cards", "4,7,12", "--tokens", "24"], "0 to 23"),
        (["--cards", "9,9,6", "--free", "--highlight", "1"], "too easy"),
        (["--cards", "12,12,7,9", "--free", "--highlight", "1"], "it needs 8"),
        (["--cards", "12,12", "--free", "--highlight", "1"], "3 to 6 cards"),
        (["--cards", "T12,T12,9", "--free", "--highlight", "1"], "only 1 of T12"),
        (["--cards", "3,3,3,3,3,12", "--free", "--highlight", "1"], "only 4 of 3"),
        (["--cards", "9,9,9", "--free"], "--highlight"),
        (["--cards", "9,9,9", "--free", "--highlight", "0"], "1 to 3"),
        (["--cards", "9,9,9", "--free", "--highlight", "4"], "1 to 3"),
    ],
)
def test_bad_input_gets_one_clear_line_and_exit_code_1(arguments: list[str], says: str, capsys: Printed) -> None:
    assert main(["odds", *arguments]) == 1
    printed = capsys.readouterr()
    assert printed.out == ""
    assert len(printed.err.splitlines()) == 1
    assert says in printed.err


@pytest.mark.parametrize("arguments", [[], ["--cards"], ["--cards", "4,7,12", "--tokens", "many"]])
def test_bad_usage_exits_with_2(arguments: list[str], capsys: Printed) -> None:
    with pytest.raises(SystemExit) as left:
        main(["odds", *arguments])
    assert left.value.code == 2
    assert "usage" in capsys.readouterr().err
