"""How long bots may think, as arguments of a command line."""

from __future__ import annotations

import argparse
from typing import Final

from app.refusal import Refusal
from core.bots.budget import Budget
from ui.look.text import translate

MOST_SECONDS: Final = 60.0
_USUAL: Final = Budget(seconds=1.0)


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Seconds or nodes; without either, a second."""
    kinds = parser.add_mutually_exclusive_group()
    kinds.add_argument(
        "--seconds",
        type=float,
        metavar="S",
        help=translate("command", "how long a bot may think about a move (default: 1)"),
    )
    kinds.add_argument(
        "--nodes",
        type=int,
        metavar="N",
        help=translate(
            "command",
            "how much a bot may think about a move: so many rollouts, tried flicks or points of a flight, the same "
            "on every machine",
        ),
    )


def chosen(arguments: argparse.Namespace) -> Budget:
    """The budget of a move."""
    if arguments.nodes is not None:
        if arguments.nodes < 0:
            raise Refusal(translate("command", "--nodes must be at least 0"))
        return Budget(nodes=arguments.nodes)
    if arguments.seconds is None:
        return _USUAL
    if not 0 <= arguments.seconds <= MOST_SECONDS:
        raise Refusal(translate("command", "--seconds must be from 0 to {most}").format(most=round(MOST_SECONDS)))
    return Budget(seconds=arguments.seconds)
