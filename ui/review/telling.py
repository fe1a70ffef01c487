"""The entries of a finished game in the words of the game: everything may be told now."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from core.game import NATURE, Action, Seat, State
from core.play import AnyPlay
from core.review.review import Appraisal, Review
from ui.look.numbers import percent
from ui.look.text import AnyText, titled, translate

_LINES: Final = 2
"""How many lines of the log are told of one outcome; the first ones say what fell."""


class Telling:
    """Tells decisions as those saw it who made them, and outcomes as everybody did."""

    def __init__(self, play: AnyPlay, text: AnyText, names: Sequence[str]) -> None:
        self._play, self._text, self._names = play, text, names

    def view(self, index: int) -> State:
        """What somebody saw who decided."""
        view: State = self._play.change(index, self._play.mover(index)).before
        return view

    def move(self, index: int, action: Action) -> str:
        """Something that could have been decided."""
        return self._text.action(self.view(index), self._play.mover(index), action, self._names)

    def made(self, index: int) -> str:
        """What was decided."""
        action = self._play.action(index, self._play.mover(index))
        assert action is not None, "everybody knows what they did themselves"
        return self.move(index, action)

    def better(self, appraisal: Appraisal) -> Action | None:
        """The best decision that was known, where it was another one."""
        return appraisal.better_action(self._play.game)

    def outcome(self, index: int) -> str:
        """What chance did."""
        change = self._play.change(index, None)
        lines = [self._text.event(change.before, change.after, event, self._names) for event in change.events]
        told = [line for line in lines if line]
        return " ".join(told[:_LINES]) or translate("review", "The luck of the draw")

    def entry(self, index: int) -> str:
        """What happened, and by whom: "Ada: Play 4 × 9000"."""
        mover = self._play.mover(index)
        return self.outcome(index) if mover == NATURE else titled(self._names[mover], self.made(index))

    def turn(self, review: Review, index: int, seat: Seat | None = None) -> str:
        """How an entry changed a chance, of whoever gained most unless it is asked for: "Ada 45 %, then 71 %"."""
        if seat is None:
            seat = max(_seats(review), key=lambda each: review.changes(each, index)[0])
        before, after = (percent(review.standings[at].chances[seat]) for at in (index, index + 1))
        words = translate("review", "{name} {before}, then {after}")
        return words.format(name=self._names[seat], before=before, after=after)


def luckiest(review: Review, index: int) -> Seat:
    """Whose chance to win was raised most by chance in an entry."""
    return max(_seats(review), key=lambda seat: review.luck(seat, index)[0])


def _seats(review: Review) -> range:
    return range(len(review.standings[0].chances))
