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
from ui.look.numbers import decimal, percent
from ui.look.text import translate
from ui.lucky_loop.refusals import SENTENCES
from ui.lucky_loop.words import FIGURE_NAMES

_BAR = 40


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.description = translate(
        "command",
        "The chances of a flight of Lucky Loop that aims at the most points on average. In a programme a failure and a "
        "result under 8 count 0; in the free programme every success is valid, and a failure counts -2.",
    )
    parser.add_argument(
        "--cards",
        required=True,
        metavar="CARD,CARD,…",
        help=translate("command", "by difficulty (4,7,12), or by figure and difficulty (R4,L7,T12): {figures}").format(
            figures=_figures()
        ),
    )
    tokens = translate("command", "bonus tokens to spend (default: 0)")
    parser.add_argument("--tokens", type=int, default=0, metavar="N", help=tokens)
    parser.add_argument("--free", action="store_true", help=translate("command", "fly the cards as a free programme"))
    highlight = translate("command", "the highlighted card of it: 1 is the first")
    parser.add_argument("--highlight", type=int, metavar="I", help=highlight)
    parser.add_argument("--json", action="store_true", help=translate("command", "print the result for a program"))
    parser.set_defaults(run=run)


def _figures() -> str:
    return ", ".join(f"{letter} {FIGURE_NAMES[letter]()}" for letter in FIGURES)


def run(arguments: argparse.Namespace) -> int:
    """Solve the flight and print its odds."""
    problem = _problem(arguments)
    if not 0 <= arguments.tokens <= BOX.bonus_tokens:
        words = translate("command", "--tokens must be from 0 to {most}, as many as the box has")
        raise Refusal(words.format(most=BOX.bonus_tokens))
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
        raise Refusal(translate("command", "only a free programme has a highlighted card; add --free"))
    if len(words) != CARDS_PER_PROGRAMME:
        sentence = translate("command", "a programme has {right} cards, not {count}; a free programme needs --free")
        raise Refusal(sentence.format(right=CARDS_PER_PROGRAMME, count=len(words)))
    figures = [word[0] for word in words if word in FACES]
    if len(set(figures)) < len(figures):
        raise Refusal(translate("command", "the three cards of a programme have different figures"))
    return FlightProblem(difficulties)


def _difficulty(word: str) -> int:
    found = re.fullmatch(r"([A-Z]?)([1-9]\d?)", word, re.ASCII)
    grades = sorted({face.difficulty for face in FACES.values()})
    if not found or int(found[2]) not in grades or (found[1] and found[1] not in FIGURES):
        words = translate(
            "command",
            "there is no card {word}; name cards by difficulty, {least} to {most}, with or without the letter of the "
            "figure ({figures})",
        )
        raise Refusal(words.format(word=repr(word), least=grades[0], most=grades[-1], figures=_figures()))
    return int(found[2])


def _require_in_box(words: list[str]) -> None:
    """Refuse more cards of a kind than there are."""
    box = Counter(face for deck in DECK_FACES for face in deck)
    wanted = Counter(word.lstrip("".join(FIGURES)) for word in words) + Counter(word for word in words if word in box)
    for word, count in wanted.items():
        there = sum(copies for face, copies in box.items() if word in (face, face[1:]))
        if count > there:
            sentence = translate("command", "the box has only {there} of {word}, not {count}")
            raise Refusal(sentence.format(there=there, word=word, count=count))


def _require_free_programme(difficulties: tuple[int, ...], highlight: int | None) -> None:
    """Refuse what the rules refuse (LL-26, LL-27)."""
    if len(difficulties) not in FREE_SIZES:
        words = translate("command", "a free programme has {least} to {most} cards, not {count}")
        raise Refusal(words.format(least=FREE_SIZES[0], most=FREE_SIZES[-1], count=len(difficulties)))
    letter = next(iter(FIGURES))
    fault = fault_of(tuple(range(len(difficulties))), tuple(f"{letter}{number}" for number in difficulties))
    if fault is not None:
        raise Refusal(SENTENCES[fault.reason]().format(**fault.params))
    if highlight is None or not 1 <= highlight <= len(difficulties):
        words = translate("command", "--free needs --highlight with one of its cards, 1 to {last}")
        raise Refusal(words.format(last=len(difficulties)))


def _as_json(odds: Odds) -> str:
    return json.dumps({**odds._asdict(), "distribution": dict(odds.distribution)})


def _readable(odds: Odds) -> list[str]:
    figures = {
        translate("command", "success"): percent(odds.success, 2),
        translate("command", "valid"): percent(odds.valid, 2),
        translate("command", "12 or more"): percent(odds.at_least_12, 2),
        translate("command", "20 or more"): percent(odds.at_least_20, 2),
        translate("command", "expected points"): decimal(odds.expected_points, 2),
    }
    widest = max(map(len, figures))
    lines = [f"{name:{widest}} {figure:>8}" for name, figure in figures.items()]
    most = max(chance for _, chance in odds.distribution)
    for points, chance in odds.distribution:
        lines.append(f"{points:4} {percent(chance, 2):>8} {'#' * round(_BAR * chance / most)}".rstrip())
    return lines
