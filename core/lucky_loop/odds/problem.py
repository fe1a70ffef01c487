"""What a flight is about: its cards, what its landing brings, and what the player thinks that is worth."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, NamedTuple

from core.game import Value
from core.lucky_loop.box import BOX, FACES, PROGRAMME_AT
from core.lucky_loop.rules.landing import FAILED_FREE_PROGRAMME, best
from core.lucky_loop.state import Flight, LuckyLoopState

GRADES: Final = {face.difficulty: face for face in FACES.values()}
"""What is printed on the cards of each difficulty, whatever their figure."""


class OpenCard(NamedTuple):
    """A card that is not yet completed, and what it will earn."""

    difficulty: int
    exact: int
    exceeded: int | None
    """None on the highlighted card, which may only be met exactly (LL-27)."""
    dice: int
    """How many dice it needs at least."""


class Landing(NamedTuple):
    """How a flight ended."""

    points: int | None
    """What all cards and the dice not on a card earned together; None where a card was not completed."""
    completed: int
    counted: int
    """What the flight itself counts.

    Programme: by how much it improves the player's result there; nothing for a failure, a result under 8 (LL-17) or a
    result no better than the old one (LL-18). Free programme: its points, or the points a failure costs, below zero
    (LL-29, LL-30).
    """
    gain: int
    """How far the main track moves: as `counted`, but a free programme's points replace the worst programme's."""
    tokens: int
    """The bonus tokens the player then holds, one earned by this landing included (LL-20, LL-29)."""


def points_counted(landing: Landing) -> float:
    """What the flight itself counts: the weighting unless a caller has a better one.

    In the free programme this leaves the replaced result out: with it a solver that looks no further than this turn
    would rather fail on purpose than land a little below its worst programme.
    """
    return landing.counted


class Worth(NamedTuple):
    """What a flight tries to get the most of: the worth of its landing, and of each token the player then holds."""

    landing: Callable[[Landing], float] = points_counted
    token: float = 0.0

    def of(self, landing: Landing) -> float:
        return self.landing(landing) + self.token * landing.tokens


class FlightProblem(Value, frozen=True, gc=False):
    """The cards of a flight, and what its landing will be measured by; the same from take-off to landing."""

    difficulties: tuple[int, ...]
    highlight: int | None = None
    """The place of the highlighted card; None: a programme, not the free programme."""
    own: int = 0
    """The player's result in this programme, or in the one that a free programme replaces; 0 where there is none."""
    best: int = 0
    """The best result in this programme, by anyone."""
    track: int = BOX.track_last
    """The player's place on the main track, below whose 0 nobody falls."""
    pool: int = BOX.bonus_tokens
    """The tokens of the player and of the supply together: what is spent on the way goes to the supply."""

    @property
    def free(self) -> bool:
        return self.highlight is not None

    def cards(self) -> tuple[OpenCard, ...]:
        """The cards, none of them completed."""
        return tuple(self._card(place) for place in range(len(self.difficulties)))

    def _card(self, place: int) -> OpenCard:
        face = GRADES[self.difficulties[place]]
        if place == self.highlight:
            return OpenCard(face.difficulty, 2 * face.exact, None, face.dice)
        return OpenCard(face.difficulty, face.exact, face.exceeded, face.dice)

    def result(self, points: int | None) -> int:
        """What a flight scores: in a programme 8 or more, or nothing; in the free programme anything, or the loss."""
        if self.free:
            return -min(FAILED_FREE_PROGRAMME, self.track) if points is None else points
        return points if points is not None and points >= BOX.scale_first else 0

    def landing(self, points: int | None, completed: int, tokens: int) -> Landing:
        """The landing with `tokens` not spent on the way, as the rules count it."""
        result = self.result(points)
        if self.free:
            counted = result
            gain = result if points is None else max(0, self.track + points - self.own) - self.track
        else:
            counted = gain = max(0, result - self.own)
        earned = tokens < self.pool and self._earns_token(points, completed, gain)
        return Landing(points, completed, counted, gain, tokens + earned)

    def _earns_token(self, points: int | None, completed: int, gain: int) -> bool:
        """LL-20 and, for the free programme, LL-29."""
        if points is None:
            return completed == len(self.difficulties) - 1
        if self.free or gain == 0:
            return False
        return points >= BOX.scale_last or (points >= BOX.token_from and points > self.best)


def problem_of(state: LuckyLoopState, flight: Flight) -> FlightProblem:
    """What a flight at this table is about, in the air or about to take off; a view of its pilot suffices."""
    seat, faces = flight.seat, state.faces
    difficulties = tuple(FACES[faces[card]].difficulty for card in flight.cards)
    pool = state.tokens[seat] + state.supply
    track = state.totals[seat]
    if flight.programme is None:
        assert flight.highlight is not None, "a free programme takes off with its highlight"
        place = flight.cards.index(flight.highlight)
        return FlightProblem(difficulties, place, own=min(state.scores[seat]), track=track, pool=pool)
    side = PROGRAMME_AT[flight.programme]
    return FlightProblem(difficulties, own=state.scores[seat][side], best=best(state, side), track=track, pool=pool)
