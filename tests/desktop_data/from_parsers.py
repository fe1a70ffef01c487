"""The manuals and the shell completions of both commands, made from their parsers."""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import shtab
from argparse_manpage.manpage import Manpage

from app.arguments import voltige
from app.commands import registry
from app.desktop_install.files import SECTION, SHELLS
from app.desktop_install.shipped import COMPLETIONS, MANUALS
from core.catalog import GAMES
from tests.desktop_data.releases import releases

ABOUT: Final = {
    "voltige": "a table for flying and flicking games",
    "voltige-cli": "Voltige's games without a window",
}


def generated() -> Iterator[tuple[Path, str]]:
    """Every file with what it should say."""
    for made in (voltige.parser, registry.parser):
        parser = _of_ours(made())
        yield MANUALS / f"{parser.prog}.{SECTION}", _manual(parser)
        for shell in SHELLS:
            yield COMPLETIONS / f"{parser.prog}.{shell}", _completion(_of_ours(made()), shell)


def _manual(parser: argparse.ArgumentParser) -> str:
    newest = releases()[0]
    other = next(name for name in ABOUT if name != parser.prog)
    page = Manpage(
        parser,
        {
            "project_name": "Voltige",
            "version": newest.version,
            "date": newest.date,
            "description": ABOUT[parser.prog],
            "manual_title": "Games",
            "manual_section": SECTION,
        },
    )
    return f"{page}.SH SEE ALSO\n.BR {other.replace('-', chr(92) + '-')} ({SECTION})\n"


def _completion(parser: argparse.ArgumentParser, shell: str) -> str:
    return f"{shtab.complete(parser, shell=shell).rstrip()}\n"


def _of_ours(parser: argparse.ArgumentParser) -> argparse.ArgumentParser:
    """A parser that names our games alone, whatever is installed here, and knows which arguments are files."""
    for action in actions_of(parser):
        if action.dest == "game":
            action.choices = list(GAMES.ours)
            action.help = (action.help or "").replace(", ".join(sorted(GAMES)), ", ".join(sorted(GAMES.ours)))
        if action.type is Path or action.metavar in ("FILE", "DIR"):
            action.complete = shtab.FILE  # type: ignore[attr-defined]
    return parser


def actions_of(parser: argparse.ArgumentParser) -> Iterator[argparse.Action]:
    for action in parser._actions:
        yield action
        if isinstance(action, argparse._SubParsersAction):
            for below in action.choices.values():
                yield from actions_of(below)
