"""`--language`: what a command makes is in another language than what it says."""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from contextlib import contextmanager

from app.words import chosen, languages
from ui.look.text import spoken_by, translate


def add(parser: argparse.ArgumentParser) -> None:
    words = translate("command", "the language of the game's words (default: yours)")
    parser.add_argument("--language", choices=languages(), metavar="LANGUAGE", help=words)


def asked(arguments: argparse.Namespace) -> str:
    """The language to use."""
    language: str = arguments.language or chosen()
    return language


@contextmanager
def spoken(arguments: argparse.Namespace) -> Iterator[None]:
    """Let the game speak the language that was asked for."""
    if arguments.language is None:
        yield
        return
    from ui.look.vocabulary import Vocabulary

    with spoken_by(Vocabulary(arguments.language)):
        yield
