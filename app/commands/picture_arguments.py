"""What commands that draw are told: how large, and by day or by night; and what Qt needs for it."""

from __future__ import annotations

import argparse
import os
import re
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final, NamedTuple

from app.refusal import Refusal
from ui.look.text import translate
from ui.look.theme import DARK, LIGHT, Theme

LARGEST: Final = 8192


class Size(NamedTuple):
    """In pixels."""

    width: int
    height: int

    @property
    def ratio(self) -> float:
        return self.width / self.height


def add(parser: argparse.ArgumentParser, size: str) -> None:
    """`size` says how large a picture is where nobody says."""
    parser.add_argument("--size", metavar="WxH", help=size)
    theme = translate("command", "by day or by night (default: light)")
    parser.add_argument("--theme", choices=("light", "dark"), default="light", help=theme)


def asked_size(arguments: argparse.Namespace, usual: Size) -> Size:
    """How large the picture is to be."""
    words: str | None = arguments.size
    if words is None:
        return usual
    found = re.fullmatch(r"(\d{1,5})x(\d{1,5})", words)
    size = Size(*map(int, found.groups())) if found else Size(0, 0)
    if not 100 <= min(size) <= max(size) <= LARGEST:
        sentence = translate("command", "--size is WIDTHxHEIGHT, 100 to {most} each, as in 1280x800; not {size}")
        raise Refusal(sentence.format(most=LARGEST, size=words))
    return size


def asked_theme(arguments: argparse.Namespace) -> Theme:
    return DARK if arguments.theme == "dark" else LIGHT


@contextmanager
def drawing() -> Iterator[None]:
    """Have what painting text needs: a Qt application, but no display, whichever the environment names."""
    os.environ["QT_QPA_PLATFORM"] = "offscreen"
    from PySide6.QtGui import QGuiApplication

    from ui.look.fonts import load_fonts

    application = QGuiApplication.instance() or QGuiApplication([])
    load_fonts()
    yield
    del application
