"""The commands of `voltige-cli`, and the help for them."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, NamedTuple

from app.arguments import verbosity, version
from app.arguments.parser import Parser
from app.commands import export, games, merge, odds, play, record, render, replay, review, simulate
from ui.look.text import Phrase, translate


class Command(NamedTuple):
    """A command: what it is for, and what it takes."""

    purpose: Phrase
    add_arguments: Callable[[Parser], None]


COMMANDS: Final = {
    "games": Command(Phrase("command", "list the games, or the options of one"), games.add_arguments),
    "simulate": Command(Phrase("command", "let bots play each other"), simulate.add_arguments),
    "merge": Command(Phrase("command", "merge the results of a tournament played in parts"), merge.add_arguments),
    "replay": Command(Phrase("command", "print the log of a saved game"), replay.add_replay_arguments),
    "review": Command(Phrase("command", "say what decisions and luck were worth"), review.add_arguments),
    "check": Command(Phrase("command", "check saved games"), replay.add_check_arguments),
    "render": Command(Phrase("command", "draw the table of a saved game"), render.add_arguments),
    "export": Command(
        Phrase("command", "write a saved game as an animation, a picture or a text"), export.add_arguments
    ),
    "record": Command(Phrase("command", "the finished games, and who won them"), record.add_arguments),
    "odds": Command(Phrase("command", "the chances of a flight of Lucky Loop"), odds.add_arguments),
    "play": Command(Phrase("command", "play in the terminal"), play.add_arguments),
}


def parser() -> Parser:
    """What `voltige-cli` understands, in the language of the moment."""
    root = Parser(prog="voltige-cli", description=translate("command", "Voltige's games without a window."))
    version.add_argument(root)
    verbosity.add_argument(root)
    commands = root.add_subparsers(required=True, metavar="COMMAND")
    for name, command in COMMANDS.items():
        one = commands.add_parser(name, help=command.purpose())
        command.add_arguments(one)
        verbosity.add_argument(one)
    return root
