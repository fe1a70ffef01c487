"""Parsers for both commands: they repeat what was asked for wrongly as text, and speak the user's language."""

from __future__ import annotations

import argparse
from typing import Final, NoReturn

from app.terminal import plain
from ui.look.text import Phrase

_OF_ARGPARSE: Final = (
    Phrase("argparse", "usage: "),
    Phrase("argparse", "positional arguments"),
    Phrase("argparse", "options"),
    Phrase("argparse", "show this help message and exit"),
    Phrase("argparse", "%(prog)s: error: %(message)s"),
    Phrase("argparse", "argument %(argument_name)s: %(message)s"),
    Phrase("argparse", "the following arguments are required: %s"),
    Phrase("argparse", "unrecognized arguments: %s"),
    Phrase("argparse", "not allowed with argument %s"),
    Phrase("argparse", "one of the arguments %s is required"),
    Phrase("argparse", "ignored explicit argument %r"),
    Phrase("argparse", "expected one argument"),
    Phrase("argparse", "expected at most one argument"),
    Phrase("argparse", "expected at least one argument"),
    Phrase("argparse", "ambiguous option: %(option)s could match %(matches)s"),
    Phrase("argparse", "invalid %(type)s value: %(value)r"),
    Phrase("argparse", "invalid choice: %(value)r (choose from %(choices)s)"),
)
"""What it says to people, and to nobody who programs; a Python that says it otherwise says it in English."""
_PHRASES: Final = {phrase.source: phrase for phrase in _OF_ARGPARSE}


def _translated(words: str) -> str:
    line = words.removesuffix("\n")
    return words.replace(line, _PHRASES[line]()) if line in _PHRASES else words


# It asks gettext, for which there are no files of ours; the name is what everybody who translates it replaces.
vars(argparse)["_"] = _translated


class Parser(argparse.ArgumentParser):
    """Repeats what was asked for wrongly as text."""

    def error(self, message: str) -> NoReturn:
        super().error(plain(message))
