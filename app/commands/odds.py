"""`voltige-cli odds`: the chances of a flight of Lucky Loop, before its first throw."""

from __future__ import annotations

import argparse
import json
import re
from collections import Counter

from app.refusal import Refusal
from app.terminal import say
from core.lucky_loop.box import BOX, CARDS_PER_PROGRAMME, DECK_FACES, FACES, FIGURES, FREE_SIZES
from core.lucky_loop.odds.flight_odds import FlightProblem, Odds, solve
from core.lucky_loop.rules.free_programme import fault_of
from ui.lucky_loop.refusals import SENTENCES

_FIGURES = ", ".join(f"{figure.letter} {figure.name}" for figure in FIGURES.values())
_BAR = 40


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.description = (
        "The chances of a flight of Lucky Loop that aims at the most points on average. In a programme a failure and a "
        "result under 8 count 0; in the free programme every success is valid, and a failure counts -2."
    )
    parser.add_argument(
        "--cards",
        required=True,
        metavar="CARD,CARD,…",
        help=f"by difficulty (4,7,12), or by figure and difficulty (R4,L7,T12): {_FIGURES}",
    )
    parser.add_argument("--tokens", type=int, default=0, help="bonus tokens to spend (default: 0)")
    parser.add_argument("--free", action="store_true", help="fly the cards as a free programme")
    parser.add_argument("--highlight", type=int, metavar="I", help="the highlighted card of it: 1 is the first")
    parser.add_argument("--json", action="store_true")
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    """Solve the flight and print its odds."""
    problem = _problem(arguments)
    if not 0 <= arguments.tokens <= BOX.bonus_tokens:
        raise Refusal(f"--tokens must be from 0 to {BOX.bonus_tokens}, as many as the box has")
    odds = solve(problem).take_off(arguments.tokens).odds
    say(*([_as_json(odds)] if arguments.json else _readable(odds)))
    return 0


def _problem(arguments: argparse.Namespace) -> FlightProblem:
    words = [word.strip().upper() for word in arguments.cards.split(",")]
    difficulties = tuple(_difficulty(word) for word in words)
    _require_in_box(words)
    if arguments.free:
        _require_free_programme(difficulties, arguments.highlight)
        return FlightProblem(difficulties, arguments.highlight - 1)
    if arguments.highlight is not None:
        raise Refusal("only a free programme has a highlighted card; add --free")
    if len(words) != CARDS_PER_PROGRAMME:
        raise Refusal(f"a programme has {CARDS_PER_PROGRAMME} cards, not {len(words)}; a free programme needs --free")
    figures = [word[0] for word in words if word in FACES]
    if len(set(figures)) < len(figures):
        raise Refusal("the three cards of a programme have different figures")
    return FlightProblem(difficulties)


def _difficulty(word: str) -> int:
    found = re.fullmatch(r"([A-Z]?)([1-9]\d?)", word, re.ASCII)
    grades = sorted({face.difficulty for face in FACES.values()})
    if not found or int(found[2]) not in grades or (found[1] and found[1] not in FIGURES):
        raise Refusal(
            f"there is no card {word!r}; name cards by difficulty, {grades[0]} to {grades[-1]}, "
            f"with or without the letter of the figure ({_FIGURES})"
        )
    return int(found[2])


def _require_in_box(words: list[str]) -> None:
    """Refuse more cards of a kind than there are."""
    box = Counter(face for deck in DECK_FACES for face in deck)
    wanted = Counter(word.lstrip("".join(FIGURES)) for word in words) + Counter(word for word in words if word in box)
    for word, count in wanted.items():
        there = sum(copies for face, copies in box.items() if word in (face, face[1:]))
        if count > there:
            raise Refusal(f"the box has only {there} of {word}, not {count}")


def _require_free_programme(difficulties: tuple[int, ...], highlight: int | None) -> None:
    """Refuse what the rules refuse (LL-26, LL-27)."""
    if len(difficulties) not in FREE_SIZES:
        raise Refusal(f"a free programme has {FREE_SIZES[0]} to {FREE_SIZES[-1]} cards, not {len(difficulties)}")
    letter = next(iter(FIGURES))
    fault = fault_of(tuple(range(len(difficulties))), tuple(f"{letter}{number}" for number in difficulties))
    if fault is not None:
        raise Refusal(SENTENCES[fault.reason]().format(**fault.params))
    if highlight is None or not 1 <= highlight <= len(difficulties):
        raise Refusal(f"--free needs --highlight with one of its cards, 1 to {len(difficulties)}")


def _as_json(odds: Odds) -> str:
    return json.dumps({**odds._asdict(), "distribution": dict(odds.distribution)})


def _readable(odds: Odds) -> list[str]:
    lines = [
        f"success         {odds.success:7.2%}",
        f"valid           {odds.valid:7.2%}",
        f"12 or more      {odds.at_least_12:7.2%}",
        f"20 or more      {odds.at_least_20:7.2%}",
        f"expected points {odds.expected_points:7.2f}",
    ]
    most = max(chance for _, chance in odds.distribution)
    for points, chance in odds.distribution:
        lines.append(f"{points:4} {chance:7.2%} {'#' * round(_BAR * chance / most)}".rstrip())
    return lines
