"""`voltige-cli render`: the table of a saved game as a picture, without a window."""

from __future__ import annotations

import argparse
import os
import re
from collections.abc import Mapping
from typing import TYPE_CHECKING, Final

from app.commands.replay import add_position_arguments, located
from app.refusal import Refusal
from core.game import Seat
from core.play import AnyPlay, Recording
from core.players import Seating
from ui.catalog import TABLES
from ui.look.text import translate
from ui.look.theme import DARK, LIGHT
from ui.table.pieces import Layout, Moment, width_for
from ui.table.story.since import recalled

if TYPE_CHECKING:
    from ui.table.kit import Painter

LARGEST: Final = 8192


def add_arguments(parser: argparse.ArgumentParser) -> None:
    add_position_arguments(parser)
    out = translate("command", "the picture to write, such as table.png")
    parser.add_argument("out", metavar="PICTURE", help=out)
    size = translate("command", "in pixels (default: 1600x1000)")
    parser.add_argument("--size", default="1600x1000", metavar="WxH", help=size)
    theme = translate("command", "by day or by night (default: light)")
    parser.add_argument("--theme", choices=("light", "dark"), default="light", help=theme)
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    """Draw the position as one seat or a spectator sees it."""
    width, height = _size(arguments.size)
    loaded, upto = located(arguments)
    play: AnyPlay = Recording(loaded.session)
    play.seek(upto)
    layout, painters = _table(loaded.header.seating, play, arguments.seat, width / height)
    # Painting text needs a Qt application, but no display, whichever the environment names.
    os.environ["QT_QPA_PLATFORM"] = "offscreen"
    from PySide6.QtCore import QSize
    from PySide6.QtGui import QGuiApplication

    from ui.look.fonts import load_fonts
    from ui.table.stage.painting import picture

    application = QGuiApplication.instance() or QGuiApplication([])
    load_fonts()
    theme = DARK if arguments.theme == "dark" else LIGHT
    written = picture(layout, painters, theme, QSize(width, height)).save(arguments.out)
    del application
    if not written:
        raise Refusal(translate("command", "can't write a picture to {file}").format(file=arguments.out))
    return 1 if loaded.problem else 0


def _size(words: str) -> tuple[int, int]:
    found = re.fullmatch(r"(\d{1,5})x(\d{1,5})", words)
    width, height = map(int, found.groups()) if found else (0, 0)
    if not 100 <= min(width, height) <= max(width, height) <= LARGEST:
        sentence = translate("command", "--size is WIDTHxHEIGHT, 100 to {most} each, as in 1280x800; not {size}")
        raise Refusal(sentence.format(most=LARGEST, size=words))
    return width, height


def _table(seating: Seating, play: AnyPlay, seat: Seat | None, ratio: float) -> tuple[Layout, Mapping[str, Painter]]:
    """The layout of the position, and the game's painters."""
    table = TABLES[seating.game]
    actions = () if seat is None else play.legal(seat)
    past = recalled(play, seat, table.recalls)
    moment = Moment(play.view(seat), seat, seating.players, actions, width=width_for(ratio), past=past)
    return table.layout(moment), table.painters
