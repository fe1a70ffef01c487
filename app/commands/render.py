"""`voltige-cli render`: the table of a saved game as a picture, without a window."""

from __future__ import annotations

import argparse
from typing import Final

from app.commands import picture_arguments
from app.commands.picture_arguments import Size, asked_size, asked_theme, drawing
from app.commands.replay import add_position_arguments, located
from app.refusal import Refusal
from core.play import AnyPlay, Recording
from ui.look.text import translate
from ui.table.pieces import width_for
from ui.table.sight import Sight

USUAL: Final = Size(1600, 1000)


def add_arguments(parser: argparse.ArgumentParser) -> None:
    add_position_arguments(parser)
    out = translate("command", "the picture to write, such as table.png")
    parser.add_argument("out", metavar="PICTURE", help=out)
    picture_arguments.add(parser, translate("command", "in pixels (default: 1600x1000)"))
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    """Draw the position as one seat or a spectator sees it."""
    size = asked_size(arguments, USUAL)
    loaded, upto = located(arguments)
    play: AnyPlay = Recording(loaded.session)
    play.seek(upto)
    sight = Sight(loaded.header.seating, play, arguments.seat)
    layout = sight.layout(width_for(size.ratio))
    with drawing():
        from PySide6.QtCore import QSize

        from ui.table.stage.painting import picture

        image = picture(layout, sight.table.painters, asked_theme(arguments), QSize(*size))
        written = image.save(arguments.out)
    if not written:
        raise Refusal(translate("command", "can't write a picture to {file}").format(file=arguments.out))
    return 1 if loaded.problem else 0
