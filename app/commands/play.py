"""`voltige-cli play`: a table in the terminal, for one person against bots or several in turn."""

from __future__ import annotations

import argparse
import random
import secrets
import time
from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path

from app.commands import table_arguments
from app.journals.writing import write
from app.refusal import Refusal
from app.terminal import say
from core.bots.bot import RandomBot
from core.bots.budget import NO_THOUGHT
from core.catalog import CATALOG
from core.game import NATURE, Action, Seat
from core.play import AnyPlay, LocalPlay
from core.players import Kind, Player
from core.record import SEED_BITS, dump, header_of
from core.session import AnySession, Session
from ui.catalog import TEXTS
from ui.look.names import NAMES

Ask = Callable[[str], str]
Record = Callable[[Sequence[Player], str], bytes]


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("game", nargs="?", default="lucky_loop", choices=sorted(CATALOG))
    table_arguments.add_arguments(parser)
    parser.add_argument("--humans", type=int, default=1, help="how many of them sit here (default: 1)")
    parser.add_argument("--seed", type=table_arguments.seed)
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    """Set the table and play until the game is over or the player leaves."""
    game, seats, options = table_arguments.chosen(arguments)
    if not 0 <= arguments.humans <= seats:
        raise Refusal(f"{arguments.humans} humans can't sit on {seats} seats")
    seed = secrets.randbits(SEED_BITS) if arguments.seed is None else arguments.seed
    session: AnySession = Session(game, seats, options, seed)
    session.begin()
    luck = secrets.SystemRandom() if arguments.seed is None else random.Random(f"{seed}/bots")
    TerminalTable(LocalPlay(session), arguments.humans, input, luck, partial(_record, session)).play()
    return 0


def _record(session: AnySession, players: Sequence[Player], created: str) -> bytes:
    return dump(header_of(session, players, created), session)


class TerminalTable:
    """Numbers for moves, letters for the rest: u undo, s save, q leave."""

    def __init__(self, play: AnyPlay, humans: int, ask: Ask, luck: random.Random, record: Record) -> None:
        """`luck` is the bots', and shares nothing with that of the cards; `record` gives the bytes of a saved game."""
        self._play = play
        self._record = record
        self._humans = humans
        self._ask = ask
        self._text = TEXTS[play.game.id]
        self._names = NAMES[: play.seats]
        self._viewer: Seat | None = 0 if humans == 1 else None
        self._rng = luck
        play.subscribe(self._tell)

    def play(self) -> None:
        """Play until the game is over or a player leaves."""
        for index in range(self._play.cursor):
            self._tell(index)
        try:
            while self._play.to_act:
                self._one_move()
        except _Left:
            return
        say(*self._text.position(self._play.view(None), None, self._names))

    def _one_move(self) -> None:
        actors = sorted(self._play.to_act)
        humans = [seat for seat in actors if seat < self._humans]
        if not humans:
            self._bot_moves(self._rng.choice(actors))
            return
        others = [seat for seat in actors if seat >= self._humans]
        if not self._human_moves(humans[0], waits=bool(others)):
            self._bot_moves(self._rng.choice(others))

    def _bot_moves(self, seat: Seat) -> None:
        play = self._play
        play.submit(seat, RandomBot().choose(play.game, play.view(seat), seat, self._rng, NO_THOUGHT))

    def _human_moves(self, seat: Seat, waits: bool) -> bool:
        """One human's move; False if they let the bots, who may act as well, go first."""
        view, actions = self._play.view(seat), self._play.legal(seat)
        say("", *self._text.position(view, seat, self._names))
        for number, action in enumerate(actions, start=1):
            say(f"{number:4}  {self._text.action(view, seat, action, self._names)}")
        try:
            chosen = self._chosen(seat, actions, waits)
        except _Waits:
            return False
        if chosen is not None:
            self._play.submit(seat, chosen)
        return True

    def _chosen(self, seat: Seat, actions: Sequence[Action], waits: bool) -> Action | None:
        numbers = [str(number) for number in range(1, len(actions) + 1)]
        letters = "u undo, s save, q leave" + (", w wait for the others" if waits else "")
        while True:
            try:
                answer = self._ask(f"{self._names[seat]} (number, {letters}): ").strip().lower()
            except EOFError:
                raise _Left from None
            if answer in numbers:
                return actions[numbers.index(answer)]
            match answer:
                case "q":
                    raise _Left
                case "w" if waits:
                    raise _Waits
                case "u":
                    self._undo()
                    return None
                case "s":
                    self._save()
                case _:
                    say(f"Please type a number from 1 to {len(actions)}, or a letter: {letters}.")

    def _undo(self) -> None:
        """Back to before the last human move; the bots' and nature's answers go with it."""
        for cursor in range(self._play.cursor - 1, -1, -1):
            if NATURE < self._play.mover(cursor) < self._humans:
                self._play.seek(cursor)
                return
        say("There is nothing to take back.")

    def _save(self) -> None:
        kinds = [Kind.HUMAN if seat < self._humans else Kind.RANDOM for seat in range(self._play.seats)]
        players = [Player(name, kind=kind) for name, kind in zip(self._names, kinds, strict=True)]
        created = time.strftime("%Y-%m-%dT%H:%M:%S")
        path = Path(f"{self._play.game.id}-{created.replace(':', '')}.voltige")
        try:
            write(path, self._record(players, created))
        except Refusal as refused:
            say(str(refused))
            return
        say(f"Saved as {path}.")

    def _tell(self, played: int | None) -> None:
        if played is None:
            return
        change = self._play.change(played, self._viewer)
        for event in change.events:
            line = self._text.event(change.before, change.after, event, self._names)
            if line:
                say(f"  {line}")


class _Left(Exception):
    """The player left the table."""


class _Waits(Exception):
    """The player lets the others act first."""
