"""A table in the terminal: numbers for moves, letters for the rest."""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import NamedTuple

from app.journals.writing import write
from app.refusal import Refusal
from app.terminal import say
from core.bots.budget import Budget
from core.bots.levels import bot_for
from core.game import Action, Seat
from core.play import AnyPlay, reveals
from core.players import Seating, TakeBack
from ui.beginnings import now
from ui.catalog import TEXTS
from ui.look.text import translate

Ask = Callable[[str], str]
Record = Callable[[str], bytes]
"""The bytes of a saved game, by the time at which it is saved."""


class Thinking(NamedTuple):
    """How bots think: with luck that shares nothing with that of the cards, and within a budget."""

    luck: random.Random
    budget: Budget


class TerminalTable:
    """A game between the people and bots of a seating."""

    def __init__(self, play: AnyPlay, seating: Seating, thinking: Thinking, ask: Ask, record: Record) -> None:
        self._play = play
        self._seating = seating
        self._luck, self._budget = thinking
        self._ask = ask
        self._record = record
        self._text = TEXTS[play.game.id]
        self._names = seating.names
        people = sorted(seating.people)
        self._viewer: Seat | None = people[0] if len(people) == 1 else None
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
        people = [seat for seat in actors if seat in self._seating.people]
        bots = [seat for seat in actors if seat not in self._seating.people]
        if not people or not self._person_moves(people[0], waits=bool(bots)):
            self._bot_moves(self._luck.choice(bots))

    def _bot_moves(self, seat: Seat) -> None:
        play, level = self._play, self._seating.players[seat].kind
        bot = bot_for(play.game.id, level)
        play.submit(seat, bot.choose(play.game, play.view(seat), seat, self._luck, self._budget))

    def _person_moves(self, seat: Seat, waits: bool) -> bool:
        """One person's move; False if they let the bots, who may act as well, go first."""
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
        letters = translate("command", "u undo, s save, q leave")
        if waits:
            letters = translate("command", "{letters}, w wait for the others").format(letters=letters)
        question = translate("command", "{name} (number, {letters}): ").format(name=self._names[seat], letters=letters)
        while True:
            try:
                answer = self._ask(question).strip().lower()
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
                    words = translate("command", "Please type a number from 1 to {most}, or a letter: {letters}.")
                    say(words.format(most=len(actions), letters=letters))

    def _undo(self) -> None:
        """Back to before the last move of a person; the bots' and nature's answers go with it."""
        play, people, policy = self._play, self._seating.people, self._seating.take_back
        mine = (cursor for cursor in reversed(range(play.cursor)) if play.mover(cursor) in people)
        last = next(mine, None)
        if policy is TakeBack.OFF:
            say(translate("table", "Moves can't be taken back at this table."))
        elif last is None:
            say(translate("table", "There is nothing to take back."))
        elif policy is TakeBack.UNTIL_REVEALED and any(reveals(play, at, people) for at in range(last, play.cursor)):
            say(translate("table", "Something has been revealed since: dice, a drawn card or a hidden one."))
        else:
            play.seek(last)

    def _save(self) -> None:
        created = now()
        path = Path(f"{self._play.game.id}-{created.replace(':', '')}.voltige")
        try:
            write(path, self._record(created))
        except Refusal as refused:
            say(str(refused))
            return
        say(translate("command", "Saved as {file}.").format(file=path))

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
