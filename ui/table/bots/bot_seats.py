"""The bots at a table: each is handed its own view, and moves when people have seen what happened."""

from __future__ import annotations

import logging
import secrets
from collections.abc import Callable
from functools import partial
from typing import Final

from PySide6.QtCore import QObject, QTimer, Signal

from core.bots.budget import Budget
from core.bots.levels import bot_for
from core.game import Action, Seat
from core.play import AnyPlay
from core.players import Kind
from core.record import SEED_BITS
from ui.table.bots.bot_process import AtOnce, Task, Thinker
from ui.table.bots.reaction_time import ReactionTime
from ui.table.bots.trouble_words import failing
from ui.table.bots.worker_process import Trouble
from ui.table.context import AnyContext
from ui.table.input.reactions import Reactions
from ui.table.page.notice import Notice
from ui.table.stage.films import Films
from ui.table.stage.scene import TableScene
from ui.table.story.pages import Pages
from ui.table.story.story import Story

_LOG: Final = logging.getLogger(__name__)
REACTION: Final = (900.0, 2400.0)
"""Milliseconds that a bot needs in a race, the shortest and the longest; as long as a person, at any speed."""
SLOWNESS: Final = {Kind.CADET: 1.4, Kind.ACE: 0.6}
"""How much longer or shorter that is for a level."""
GRACE: Final = 5000
"""Milliseconds that a bot whose move would end it leaves people to react."""
SECONDS: Final = 1.0
"""How long a bot may think about a move, unless people are more or less patient."""
BRIEF: Final = 0.4
"""Seconds for a word in passing, where there are secrets: in a race, or where everybody is asked in turn."""
QUICK: Final = 150
"""Milliseconds that bots which decide by habit take at least where there are secrets; they never need that long."""
GLANCE: Final = Budget(seconds=0.1)
"""For how long a bot thinks in the window itself, where its process fails."""
PATIENCE: Final = 6000
"""Milliseconds over its time after which a bot that says nothing is given up; a process needs some to start."""
MOST_LOST: Final = 2
"""Thoughts lost in a row after which bots don't rely on their processes any more, until somebody has them try again."""


class BotSeats(QObject):
    """Answers for every seat that no person has, one at a time, each thought out apart from the others."""

    halting = Signal()
    decided = Signal(int, object, int)
    """A seat moves: what it does, and at which cursor that was decided."""
    waiting = Signal(bool)
    """Whether nothing happens until a person reacts or lets the bots go on."""

    def __init__(
        self,
        context: AnyContext,
        scene: TableScene,
        story: Story,
        pages: Pages,
        notice: Notice,
        reactions: Reactions,
        films: Films,
        thinker: Callable[[], Thinker],
    ) -> None:
        super().__init__()
        self.seconds = SECONDS
        self._reaction_time = ReactionTime.USUAL
        self._unseen: int | None = None
        """Where a game was opened: a race there has not begun until a person says so."""
        self._waits = False
        self._declined: int | None = None
        """Where people have let the bots go on."""
        self.halted = False
        """Whether people want to look for a while."""
        self._one = False
        """Whether a single move was asked for meanwhile."""
        self._context, self._scene, self._story, self._pages = context, scene, story, pages
        self._notice, self._reactions, self._films = notice, reactions, films
        self._kinds = context.seating.bots
        # What needs no time needs no process.
        self.thinkers = {seat: thinker() for seat, kind in self._kinds.items() if kind is not Kind.RANDOM}
        self._secretive = not context.table.open and bool(context.seating.people)
        """Whether there are people from whom a bot keeps what it holds."""
        self._lost = 0
        """How many thoughts were lost in a row."""
        # Nothing that a bot is given, or shows by what it does and when, may lead to how the cards were dealt.
        self._rng = secrets.SystemRandom()
        self._patient = True
        """Whether people have had their time to react, if they may."""
        self._waited = False
        self._thought: tuple[Seat, Action, int] | None = None
        self.clock = QTimer(self, singleShot=True)
        """Runs while a bot reacts, or takes the time that tells nobody what it holds."""
        self.clock.timeout.connect(self._answer)
        self._asked: tuple[Seat, int] | None = None
        """Who thinks about which position."""
        self._given_up = QTimer(self, singleShot=True)
        self._given_up.timeout.connect(self._give_up)
        story.rested.connect(self._act)
        notice.again.connect(self._rely_again)

    def wake(self) -> None:
        """See whether a bot is to act: it thinks while people look at what happened."""
        self.stop()
        self._waits = False
        begins = self._next()
        self.waiting.emit(self._waits)
        if begins is not None:
            seat, seconds, delay = begins
            self.clock.start(delay)
            self._think(seat, seconds)

    def _next(self) -> tuple[Seat, float, int] | None:
        """Who thinks now, for how many seconds, and how many milliseconds pass at least; nobody while one waits."""
        bots = self._to_act()
        self._one = self._one and bool(bots)
        if not bots or self._held_up or self._filming or (self.halted and not self._one):
            return None
        racing = self._reactions.seats
        people = self._races_people
        able = [seat for seat in sorted(racing & bots) if self._able(seat)]
        if able:
            delay, seat = min((self._reaction(seat), seat) for seat in able)
        else:
            going_on = self._without_hope(bots) if racing else sorted(bots)
            if not going_on:
                return None
            delay, seat = GRACE * self._reaction_time.factor, self._rng.choice(going_on)
        if people and self._leisurely:
            self._waits = self._declined != self._context.play.cursor
            if self._waits:
                return None
            people = False
        # Bots among themselves need not wait as long as people would need.
        self._patient = not people or not able
        seconds = self._budget(bool(racing))
        return seat, seconds, delay if people else self._least(seat, seconds)

    def allow(self, time: ReactionTime) -> None:
        """Leave people so much time to react from now on."""
        if time is not self._reaction_time:
            self._reaction_time = time
            self.wake()

    def expect_eyes(self) -> None:
        """Take no race for begun that people find at a table they have just come to."""
        self._unseen = self._context.play.cursor
        self.wake()

    def go_on(self) -> None:
        """Wait no longer for people to react to this position."""
        self._declined = self._context.play.cursor
        self.wake()

    def halt(self, halted: bool) -> None:
        """Wait until people have looked, or go on."""
        self.halted, self._one = halted, False
        self.wake()
        self.halting.emit()

    def step(self) -> None:
        """Make one move although people look; one that is under way already is the one."""
        if self.halted and not self._one and self._to_act() and not self._held_up:
            self._one = True
            self.wake()

    def stop(self) -> None:
        """Do nothing by itself any more; what a bot was thinking about is forgotten."""
        self.clock.stop()
        self._given_up.stop()
        for thinker in self.thinkers.values():
            thinker.forget()
        self._asked, self._thought, self._waited = None, None, False

    def close(self) -> None:
        """Leave nothing running."""
        self.stop()
        for thinker in self.thinkers.values():
            thinker.close()

    @property
    def _held_up(self) -> bool:
        """Whether the table is on its way to another person, a page waits for one, or somebody practises or misses a
        race because they look back."""
        viewer = self._context.viewer
        missed = viewer.looking_back and self._races_people
        return viewer.waiting or self._pages.waits or self._films.practising or missed

    @property
    def _to_be_seen(self) -> bool:
        """Whether people have not seen yet what happened; in a race with them nobody waits for anybody."""
        if self._context.viewer.looking_back:
            # The game goes on behind what they look at; only a race waits for them.
            return self._races_people
        return self._filming or self._story.behind or (self._story.holding and not self._races_people)

    @property
    def _filming(self) -> bool:
        """Whether a film has to be seen to its end; one that is looked at again is no news."""
        return self._scene.motion.filming and not self._context.viewer.looking_back

    @property
    def _races_people(self) -> bool:
        """Whether people may react now, and not only bots."""
        return bool(self._reactions.seats - self._kinds.keys())

    @property
    def _leisurely(self) -> bool:
        """Whether people may take as long as they like to react."""
        return self._reaction_time is ReactionTime.WAIT or self._unseen == self._context.play.cursor

    def _reaction(self, seat: Seat) -> int:
        """How many milliseconds a bot needs in a race."""
        slowness = SLOWNESS.get(self._kinds[seat], 1.0) * self._reaction_time.factor
        return round(self._rng.uniform(*REACTION) * slowness)

    def _able(self, seat: Seat) -> bool:
        """Whether a bot can win a race; one that could only spoil it for itself lets others go first."""
        play, table = self._context.play, self._context.table
        return table.open or any(table.races.wins(play.view(seat), action) for action in play.legal(seat))

    def _without_hope(self, bots: frozenset[Seat]) -> list[Seat]:
        """Who goes on where no bot can win a race: the one on turn, and those who move at random."""
        hopeless = self._reactions.nothing_else
        return [seat for seat in sorted(bots) if self._kinds[seat] is Kind.RANDOM or not hopeless(seat)]

    def _budget(self, racing: bool) -> float:
        """For how many seconds a bot may think."""
        asked_in_turn = self._context.table.races.asides
        brief = self._secretive and (racing or asked_in_turn(self._context.play.view(None)))
        return min(BRIEF, self.seconds) if brief else self.seconds

    def _least(self, seat: Seat, seconds: float) -> int:
        """Milliseconds that a move takes however soon it is found: how long a bot thinks would tell what it holds."""
        kind = self._kinds[seat]
        if not self._secretive or kind is Kind.RANDOM:
            return 0
        return round(1000 * seconds) if kind is Kind.ACE else QUICK

    def _think(self, seat: Seat, seconds: float) -> None:
        play, kind = self._context.play, self._kinds[seat]
        self._asked = seat, play.cursor
        if seat in self.thinkers and self._lost >= MOST_LOST:
            self._decide(seat, play.cursor, self._at_a_glance(seat))
            return
        task = task_for(play, kind, seat, seconds)
        self._given_up.start(round(seconds * 1000) + PATIENCE)
        self.thinkers.get(seat, AtOnce()).ask(task, partial(self._hear, seat, play.cursor))

    def _hear(self, seat: Seat, cursor: int, action: Action | None) -> None:
        """Take what was thought out, if it makes sense and is still asked for."""
        if cursor != self._context.play.cursor:
            return
        if action is None:
            self._lost = MOST_LOST
            self._lose(self.thinkers[seat].trouble or Trouble.ENDED)
        elif refused := self._context.play.refusal(seat, action):
            self._lose(Trouble.ILLEGAL, f"{action}: {refused}")
        else:
            self._lost = 0 if seat in self.thinkers else self._lost
            self._decide(seat, cursor, action)

    def _decide(self, seat: Seat, cursor: int, action: Action) -> None:
        self._given_up.stop()
        self._asked, self._thought = None, (seat, action, cursor)
        self._act()

    # --- lost thoughts -----------------------------------------------------------------------------------

    def _give_up(self) -> None:
        self._lose(Trouble.LATE)

    def _lose(self, trouble: Trouble, detail: str = "") -> None:
        """Go on although a thought was lost: the bot decides at a glance. People are told where it happens again."""
        if self._asked is None or self._asked[1] != self._context.play.cursor:
            return
        (seat, cursor), self._lost = self._asked, self._lost + 1
        self.thinkers[seat].close()
        _LOG.warning("a thought of seat %d at %d was lost: %s %s", seat, cursor, trouble, detail)
        if self._lost >= MOST_LOST and self._notice.isHidden():
            _LOG.error("the bots of this table decide at a glance from now on: %s", trouble)
            self._notice.say(partial(failing, trouble))
        self._decide(seat, cursor, self._at_a_glance(seat))

    def _at_a_glance(self, seat: Seat) -> Action:
        """What a bot does without its process: what it sees at once, or else anything legal."""
        play = self._context.play
        game, view = play.game, play.view(seat)
        try:
            action = bot_for(game.id, self._kinds[seat]).choose(game, view, seat, self._rng, GLANCE)
        except Exception:
            # Whatever it stumbles over there may be why the process failed, and the game has to go on.
            _LOG.exception("a bot can't decide at a glance")
        else:
            if play.refusal(seat, action) is None:
                return action
        return game.sample(view, seat, self._rng)

    def _rely_again(self) -> None:
        """Let the next thoughts be thought out in processes again."""
        self._lost = 0

    # --- moving ------------------------------------------------------------------------------------------

    def _answer(self) -> None:
        self._waited = True
        self._act()

    def _act(self) -> None:
        """Move, once people have seen what happened and the bot has made up its mind."""
        # The end of a film wakes the bots, and so does the time for which something has to be seen.
        if self._thought is None or not self._waited or self._to_be_seen:
            return
        (seat, action, cursor), reactions = self._thought, self._reactions
        fast = reactions.only(seat, (action,)) or self._context.table.races.wins(self._context.play.view(seat), action)
        if self._patient or fast or not reactions.seats - self._kinds.keys():
            self._thought, self._one = None, False
            self.decided.emit(seat, action, cursor)
        else:
            # It does not react although it may, and its move could end it for people.
            self._patient, self._waited = True, False
            self.clock.start(GRACE * self._reaction_time.factor)

    def _to_act(self) -> frozenset[Seat]:
        return self._context.play.to_act & self._kinds.keys()


def task_for(play: AnyPlay, kind: Kind, seat: Seat, seconds: float) -> Task:
    """All that a bot is given: what its seat sees, and luck that shares nothing with that of the cards."""
    return Task(play.game, kind, play.view(seat), seat, seconds, secrets.randbits(SEED_BITS))
