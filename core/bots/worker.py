"""A process that thinks: a question in, its answer out. It knows no state."""

from __future__ import annotations

import random
from typing import Any

import msgspec

from core.bots.budget import Budget
from core.bots.levels import bot_for
from core.bots.odds import odds_of
from core.catalog import CATALOG
from core.game import Seat
from core.worker_process import be_one


class Question(msgspec.Struct, frozen=True, tag=True):
    """What is asked of a view; `number` comes back with the answer, so that a late one can be told from a fresh one."""

    number: int
    game: str
    seat: Seat
    view: msgspec.Raw


class WhichMove(Question, frozen=True):
    """What a bot of some level does."""

    level: str
    seconds: float
    seed: int


class WhatOdds(Question, frozen=True):
    """What is known of an action, or of the position where it is null."""

    action: msgspec.Raw


class Answer(msgspec.Struct, frozen=True):
    """The action of a bot, or what was reckoned."""

    number: int
    found: msgspec.Raw


_QUESTION = msgspec.json.Decoder(WhichMove | WhatOdds)
_ENCODER = msgspec.json.Encoder()


def raw(value: Any) -> msgspec.Raw:
    """A view, an action or what was reckoned as a part of a message."""
    return msgspec.Raw(_ENCODER.encode(value))


def encoded(message: Question | Answer) -> bytes:
    """A message as a line."""
    return _ENCODER.encode(message) + b"\n"


def answered(line: bytes) -> bytes:
    """The answer to a question, as a line."""
    question = _QUESTION.decode(line)
    game = CATALOG[question.game]
    view = msgspec.json.decode(question.view, type=game.state)
    found: Any
    match question:
        case WhichMove(seat=seat, level=level, seconds=seconds, seed=seed):
            found = bot_for(game.id, level).choose(game, view, seat, random.Random(seed), Budget(seconds))
        case WhatOdds(seat=seat, action=action):
            asked = msgspec.json.decode(action, type=game.actions | None)
            found = odds_of(game.id).answer(view, seat, asked)
    return encoded(Answer(question.number, raw(found)))


def main() -> None:
    """Be the process that thinks, until the window is gone."""
    be_one(lambda line: [answered(line)])
