"""How bots decide without searching: by what a parachutist is worth, aboard and on the ground."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Final

import msgspec

from core.game import Action, Seat
from core.jump.actions import Blow, ChangePlace, Hold, Jump, NextSession, Pick, Shift, Sit, Steer
from core.jump.bot.values import Row, fall, wait
from core.jump.box import LAST, MOVES, PARACHUTISTS, PLACES, PLANES, START, Card
from core.jump.state import JumpState, Phase, last_chance, pick_face, team_aboard

_HOLD, _BLOW, _NEXT = Hold(), Blow(), NextSession()
_STEER: Final = tuple(map(Steer, PLANES))
_BACK, _ON = Shift(-1), Shift(+1)


class Habits(msgspec.Struct, frozen=True, gc=False):
    """What a player minds, in points."""

    others: float = 1.3
    """What others lose, shared among them, against what one wins."""
    forbid: float = 0.35
    """Forbidding a jump, for each point that the best jump of another would win."""
    blow: float = 0.25
    """Having a wind ready, likewise."""
    harm: float = 0.6
    """The points a jumper must lose for a wind to blow."""
    thrift: float = 0.05
    """What a card is worth in hand, for each column it moves."""
    whim: float = 0.5
    """Chance: who always picks the best card is foreseen."""


HABITS: Final = Habits()


class Crews:
    """Who sits where, counted once per decision."""

    __slots__ = ("aboard", "mine", "others", "own", "value")

    def __init__(self, state: JumpState, seat: Seat, habits: Habits) -> None:
        each = PARACHUTISTS[state.seats]
        first = seat * each
        mine, everyone = [0, 0], [0, 0]
        for plane, places in enumerate(state.aboard):
            for pawn in places:
                if pawn is not None:
                    everyone[plane] += 1
                    if first <= pawn < first + each:
                        mine[plane] += 1
        self.mine = mine
        self.others = [everyone[0] - mine[0], everyone[1] - mine[1]]
        self.aboard = mine[0] + mine[1]
        self.own = wait(state, self.aboard)
        share = habits.others / (state.seats - 1)
        self.value = [mine[plane] - share * self.others[plane] for plane in (0, 1)]
        """What a point for everyone in the plane is worth to this seat."""

    def moved(self, state: JumpState, plane: int, step: int) -> float:
        """What moving a plane wins."""
        column = state.columns[plane]
        if column == LAST:
            return 0.0
        there = min(max(column + step, START), LAST)
        return self.value[plane] * (self.own[there] - self.own[column])


def choose_action(state: JumpState, seat: Seat, rng: random.Random, habits: Habits = HABITS) -> Action:
    """What to do, looking only at what `seat` sees."""
    return _DECISIONS[state.phase](state, seat, rng, habits)


def choose_pick(state: JumpState, seat: Seat, rng: random.Random, habits: Habits = HABITS) -> int:
    """The card to lay face down."""
    worths = picks(state, seat, habits)
    if len(worths) == 1:
        return worths[0][1]
    whim = habits.whim / (0.1 + rng.random())
    return max([(worth + whim * rng.random(), card) for worth, card in worths])[1]


def picks(state: JumpState, seat: Seat, habits: Habits = HABITS) -> list[tuple[float, int]]:
    """What each card in hand is worth in this trick."""
    crews = Crews(state, seat, habits)
    # How many cards may move a plane before this seat's own is revealed.
    before = (seat - state.black_pawn) % state.seats
    hot = _tempting(state, crews)
    found = []
    for card in state.hands[seat]:
        match state.faces[card]:
            case face if face in MOVES:
                worth = _move_worth(state, crews, face, habits)
            case Card.JUMP:
                worth = _jump_worth(state, crews, before) if crews.aboard else -1.0
            case Card.SWAP:
                worth = _swap_worth(state, crews, habits)
            case Card.FORBIDDEN:
                worth = habits.forbid * hot
            case _:
                worth = habits.blow * hot
        found.append((worth, card))
    return found


def _move_worth(state: JumpState, crews: Crews, face: str, habits: Habits) -> float:
    """What moving a plane wins, less what the card could do later."""
    plane, step = MOVES[face]
    if plane is None:
        worth = max(crews.moved(state, 0, step), crews.moved(state, 1, step)) - 0.3
    else:
        worth = crews.moved(state, plane, step)
    return worth - habits.thrift * abs(step)


def _swap_worth(state: JumpState, crews: Crews, habits: Habits) -> float:
    """What going over to the better plane wins, and whoever sits there loses by it."""
    if crews.aboard and LAST not in state.columns:
        gain = crews.own[state.columns[1]] - crews.own[state.columns[0]]
        source = 0 if gain > 0 else 1
        if crews.mine[source]:
            share = habits.others / (state.seats - 1) if crews.others[1 - source] else 0.0
            return abs(gain) * (1.0 + share)
    return -0.5


def _jump_worth(state: JumpState, crews: Crews, before: int) -> float:
    """What the best jump wins: the landing, and the time that is left for those who stay aboard."""
    columns, left = state.columns, crews.aboard - 1
    landing, own = fall(state, before), crews.own
    here = crews.mine[0] * own[columns[0]] + crews.mine[1] * own[columns[1]]
    later = wait(state, left)
    best = -99.0
    for plane in (0, 1):
        if crews.mine[plane]:
            stay = [crews.mine[0], crews.mine[1]]
            stay[plane] -= 1
            worth = landing[columns[plane]] + stay[0] * later[columns[0]] + stay[1] * later[columns[1]] - here
            best = max(best, worth)
    return best


def _tempting(state: JumpState, crews: Crews) -> float:
    """What the best jump of another would win them."""
    landing, worth = fall(state, 0), 0.0
    for plane in (0, 1):
        if crews.others[plane]:
            column = state.columns[plane]
            worth = max(worth, landing[column] - crews.own[column])
    return worth


def _answer(state: JumpState, seat: Seat, habits: Habits) -> Action:
    card = state.picks[seat]
    if card is None or state.faces[card] != Card.WIND:
        return _HOLD
    landing = fall(state, 0)
    # A wind that is kept for nothing is lost with the trick.
    least = 0.0 if last_chance(state, seat) else habits.harm
    jumper = (state.black_pawn + state.turn) % state.seats
    harms = []
    for plane, places in enumerate(state.aboard):
        if any(pawn is not None and pawn // PARACHUTISTS[state.seats] == jumper for pawn in places):
            column = max(state.columns[plane], 1)
            worst = min(landing[max(column - 1, 1)], landing[min(column + 1, LAST)])
            harms.append((landing[column], landing[column] - worst))
    return _BLOW if harms and max(harms)[1] > least else _HOLD


def _jumper(state: JumpState, seat: Seat, habits: Habits) -> Action:
    """Whoever gains most by leaving; of those in one plane the front one, who would be evacuated first."""
    crews = Crews(state, seat, habits)
    landing, later = _blown(fall(state, 0), len(state.winds)), wait(state, crews.aboard - 1)
    best, chosen = -99.0, -1
    for plane in (0, 1):
        if crews.mine[plane]:
            column = max(state.columns[plane], 1)
            worth = landing[column] - later[column]
            if worth > best:
                best, chosen = worth, plane
    own = frozenset(team_aboard(state, seat))
    return Jump(next(pawn for pawn in state.aboard[chosen] if pawn in own and pawn is not None))


def _blown(landing: Row, winds: int) -> Row:
    """What a jump over each column is worth once so many winds have blown, each to where it hurts."""
    for _ in range(winds):
        landing = tuple([min(landing[max(at - 1, 1)], landing[min(at + 1, LAST)]) for at in range(LAST + 1)])
    return landing


def _steer(state: JumpState, seat: Seat, habits: Habits) -> Action:
    """The plane by whose move this seat wins more."""
    _, step = MOVES[pick_face(state, seat)]
    crews = Crews(state, seat, habits)
    return _STEER[crews.moved(state, 1, step) > crews.moved(state, 0, step)]


def _shift(state: JumpState, seat: Seat) -> Action:
    falling = state.falling
    assert falling is not None
    landing = fall(state, 0)
    back, on = landing[max(falling.column - 1, 1)], landing[min(falling.column + 1, LAST)]
    own = falling.pawn // PARACHUTISTS[state.seats] == seat
    return _ON if (on > back) == own else _BACK


def changes(state: JumpState, seat: Seat, rng: random.Random, habits: Habits = HABITS) -> list[Action]:
    """Changes of place worth a thought, the best first: to the better plane, on another's place or to the rear."""
    crews = Crews(state, seat, habits)
    each = PARACHUTISTS[state.seats]
    scores, share = state.scores, habits.others / (state.seats - 1)
    lead = max(scores) + 1.0
    found: list[tuple[float, float, Action]] = []
    for source in (0, 1):
        for start, pawn in enumerate(state.aboard[source]):
            if pawn is None or pawn // each != seat:
                continue
            for plane in (0, 1):
                if state.columns[plane] == LAST:
                    continue
                gain = crews.own[state.columns[plane]] - crews.own[state.columns[source]]
                for place in range(PLACES):
                    if plane == source and place == start:
                        continue
                    other = state.aboard[plane][place]
                    worth = gain + 0.02 * (place - start if plane == source else place)
                    if other is not None:
                        owner = other // each
                        if owner == seat:
                            worth -= gain
                        else:
                            worth += gain * share * (0.9 + 0.2 * scores[owner] / lead)
                    found.append((worth, rng.random(), ChangePlace(pawn, PLANES[plane], place)))
    found.sort(reverse=True)
    return [action for _, _, action in found]


def _sit(state: JumpState, seat: Seat, rng: random.Random) -> Action:
    """The rearmost place of the plane with fewer of one's own, so that not all hang on one plane."""
    each = PARACHUTISTS[state.seats]
    ratings = []
    for plane, places in enumerate(state.aboard):
        free = [place for place, pawn in enumerate(places) if pawn is None]
        if free:
            own = sum(pawn is not None and pawn // each == seat for pawn in places)
            ratings.append((own + rng.random(), plane, free[-1]))
    _, plane, place = min(ratings)
    return Sit(PLANES[plane], place)


_DECISIONS: Final[dict[Phase, Callable[[JumpState, Seat, random.Random, Habits], Action]]] = {
    Phase.SEATING: lambda state, seat, rng, habits: _sit(state, seat, rng),
    Phase.PICKING: lambda state, seat, rng, habits: Pick(choose_pick(state, seat, rng, habits)),
    Phase.STEERING: lambda state, seat, rng, habits: _steer(state, seat, habits),
    Phase.ANSWERING: lambda state, seat, rng, habits: _answer(state, seat, habits),
    Phase.JUMPING: lambda state, seat, rng, habits: _jumper(state, seat, habits),
    Phase.SHIFTING: lambda state, seat, rng, habits: _shift(state, seat),
    Phase.CHANGING: lambda state, seat, rng, habits: changes(state, seat, rng, habits)[0],
    Phase.SCORED: lambda state, seat, rng, habits: _NEXT,
}
