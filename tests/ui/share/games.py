"""Games to share: played at random, and told apart by nobody who may not."""

from __future__ import annotations

import random
import time
from collections.abc import Generator
from typing import Any, TypeVar

from core.cards import Shuffled
from core.catalog import CATALOG
from core.game import Seat
from core.play import Recording
from core.players import Kind, Player
from core.record import header_of
from core.session import AnySession, Entry, Session
from ui.look.names import NAMES
from ui.look.theme import LIVERIES
from ui.share.shared_game import SharedGame
from ui.share.steps import Step
from ui.table.sight import Sight

T = TypeVar("T")
CREATED = "2026-11-16T18:30:00"


def played(game: str, entries: int, seats: int = 3, seed: int = 5) -> AnySession:
    """A game of so many entries, or of fewer if it ends before."""
    session, rng = _session(game, seats, seed), random.Random(seed)
    session.begin()
    while session.to_act and session.length < entries:
        seat = rng.choice(sorted(session.to_act))
        session.submit(seat, session.game.sample(session.view(seat), seat, rng))
    return session


def sight_of(session: AnySession, seat: Seat | None = 0) -> Sight:
    """A game as a seat sees it; a person sits first, and bots beside."""
    kinds = [Kind.HUMAN, *[Kind.PILOT] * (session.seats - 1)]
    players = [Player(name, colour, kind) for name, colour, kind in zip(NAMES, LIVERIES, kinds, strict=False)]
    return Sight(header_of(session, players).seating, Recording(session), seat)


def shared(session: AnySession, seat: Seat | None = 0) -> SharedGame:
    return SharedGame.now(sight_of(session, seat), CREATED)


def made(steps: Generator[Step | None, None, T]) -> T:
    """What comes of work that is done at once."""
    while True:
        try:
            step = next(steps)
        except StopIteration as done:
            result: T = done.value
            return result
        if step is not None and step.waits:
            time.sleep(0.001)


def otherwise(session: AnySession, seat: Seat | None, rng: random.Random) -> AnySession:
    """The same game with other unseen cards, which a seat has never been able to tell from the real one."""
    shuffles = [index for index, (_, action) in enumerate(session.entries) if isinstance(action, Shuffled)]
    for _ in range(500):
        entries = list(session.entries)
        for index in rng.sample(shuffles, rng.randint(1, len(shuffles))):
            mover, action = entries[index]
            assert isinstance(action, Shuffled)
            faces = list(action.faces)
            one, other = rng.sample(range(len(faces)), 2)
            faces[one], faces[other] = faces[other], faces[one]
            entries[index] = mover, Shuffled(tuple(faces))
        other_game = _replayed(session, entries)
        if entries != list(session.entries) and other_game is not None and _alike(session, other_game, seat):
            return other_game
    raise AssertionError("nothing is hidden")


def _replayed(session: AnySession, entries: list[Entry]) -> AnySession | None:
    """A game of these entries, if the rules allow them all."""
    again = _session(session.game.id, session.seats, session.seed)
    try:
        for mover, action in entries:
            again.play(mover, action)
    except Exception:
        # The other cards do not allow what was done with the real ones.
        return None
    return again


def _alike(one: AnySession, other: AnySession, seat: Seat | None) -> bool:
    def seen(session: AnySession) -> list[Any]:
        play = Recording(session)
        changes = [play.change(index, seat) for index in range(session.length)]
        return [play.view(seat), *[(change.before, change.after, change.stages) for change in changes]]

    return seen(one) == seen(other)


def _session(game: str, seats: int, seed: int) -> AnySession:
    session: Session[Any, Any] = Session(CATALOG[game], seats, CATALOG[game].options(), seed)
    return session
