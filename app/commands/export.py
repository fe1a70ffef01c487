"""`voltige-cli export`: a saved game as an animated picture, as a picture of its last position, or as a text."""

from __future__ import annotations

import argparse
import time
from pathlib import Path
from typing import Final

from app.commands import language_argument, picture_arguments
from app.commands.picture_arguments import Size, asked_size, asked_theme, drawing
from app.commands.progress import Progress
from app.commands.replay import add_position_arguments, located, position
from app.refusal import Refusal
from ui.look.text import translate
from ui.share.shared_game import SharedGame
from ui.share.steps import Steps
from ui.table.pieces import width_for
from ui.table.sight import Sight

ANIMATION: Final = "webp"
PICTURE: Final = "png"
TEXTS: Final = ("txt", "md")
"""What is made, by the ending of the file."""
USUAL: Final = {ANIMATION: Size(640, 400), PICTURE: Size(1600, 1000)}
SECONDS: Final = (0.05, 60.0)
"""For which a move may stand."""
WAIT: Final = 0.002
"""Seconds between two looks at whether another thread is done."""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    add_position_arguments(parser)
    out = translate("command", "what to write: an animation (.webp), a picture (.png) or a text (.txt, .md)")
    parser.add_argument("out", metavar="OUT", help=out)
    picture_arguments.add(parser, translate("command", "in pixels (default: 640x400; of a picture 1600x1000)"))
    language_argument.add(parser)
    seconds = translate("command", "for how long a move is seen in an animation (default: 1)")
    parser.add_argument("--seconds-per-move", type=float, default=1.0, metavar="X", help=seconds)
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    """Write the game as one seat or a spectator saw it."""
    kind = _kind(arguments.out)
    least, most = SECONDS
    if not least <= arguments.seconds_per_move <= most:
        words = translate("command", "--seconds-per-move is from {least} to {most}; not {given}")
        raise Refusal(words.format(least=least, most=most, given=arguments.seconds_per_move))
    size = asked_size(arguments, USUAL.get(kind, USUAL[PICTURE]))
    loaded, upto = located(arguments)
    sight = Sight(loaded.header.seating, position(loaded, upto), arguments.seat)
    game = SharedGame.now(sight, loaded.header.created)
    _write(arguments.out, _text(game, kind, arguments) if kind in TEXTS else _drawn(game, kind, size, arguments))
    return 1 if loaded.problem else 0


def _kind(out: str) -> str:
    kind = Path(out).suffix.removeprefix(".").lower()
    if kind not in (ANIMATION, PICTURE, *TEXTS):
        words = translate("command", "{file}: the name has to end in .webp, .png, .txt or .md")
        raise Refusal(words.format(file=out))
    return kind


def _text(game: SharedGame, kind: str, arguments: argparse.Namespace) -> bytes:
    from ui.share.writing import written

    return _made(written(game, language_argument.asked(arguments), kind))


def _drawn(game: SharedGame, kind: str, size: Size, arguments: argparse.Namespace) -> bytes:
    theme = asked_theme(arguments)
    with drawing(), language_argument.spoken(arguments):
        from PySide6.QtCore import QSize

        from ui.share.animation import animation
        from ui.share.still import still

        if kind == ANIMATION:
            return _made(animation(game, QSize(*size), theme, arguments.seconds_per_move))
        layout = game.sight.layout(width_for(size.ratio))
        return _made(still(layout, game.sight.table.painters, theme, QSize(*size), kind))


def _made(steps: Steps[bytes]) -> bytes:
    """Have it made, and say how far it is."""
    with Progress(100) as progress:
        while True:
            try:
                step = next(steps)
            except StopIteration as done:
                made: bytes = done.value
                return made
            progress.show(100 * step.done // max(1, step.whole))
            if step.waits:
                time.sleep(WAIT)


def _write(out: str, data: bytes) -> None:
    from ui.files.saving import Unsaved, write

    try:
        write(Path(out), data, translate("command", "can't write {path}: {reason}"))
    except Unsaved as refused:
        raise Refusal(str(refused)) from refused
