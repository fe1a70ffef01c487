"""A process that thinks for bots: a line of JSON in, a line of JSON out. It knows the core alone, and no state."""

from __future__ import annotations

import random
import sys
from typing import Any, BinaryIO

import msgspec

from core.bots.levels import bot_for
from core.catalog import CATALOG
from core.game import Seat


class Question(msgspec.Struct, frozen=True):
    """What a bot is asked; `number` comes back with the answer, so that a late one can be told from a fresh one."""

    number: int
    game: str
    level: str
    seat: Seat
    seconds: float
    seed: int
    view: msgspec.Raw


class Answer(msgspec.Struct, frozen=True):
    """What a bot does."""

    number: int
    action: msgspec.Raw


_QUESTION = msgspec.json.Decoder(Question)
_ENCODER = msgspec.json.Encoder()


def raw(value: Any) -> msgspec.Raw:
    """A view or an action as a part of a message."""
    return msgspec.Raw(_ENCODER.encode(value))


def encoded(message: Question | Answer) -> bytes:
    """A message as a line."""
    return _ENCODER.encode(message) + b"\n"


def answered(line: bytes) -> bytes:
    """The answer to a question, as a line."""
    question = _QUESTION.decode(line)
    game = CATALOG[question.game]
    view = msgspec.json.decode(question.view, type=game.state)
    bot = bot_for(question.game, question.level)
    action = bot.choose(game, view, question.seat, random.Random(question.seed), question.seconds)
    return encoded(Answer(question.number, raw(action)))


def serve(questions: BinaryIO, answers: BinaryIO) -> None:
    """Answer until nobody asks any more."""
    for line in questions:
        answers.write(answered(line))
        answers.flush()


if __name__ == "__main__":
    serve(sys.stdin.buffer, sys.stdout.buffer)
