"""The guided first game of Targets: a round with a bull's-eye, a double and discs to store, and a flick of the next.

The dice obey the same physics as ever, and every throw is one that could have happened: but of the many that a flick
may come to, the first is taken that the exercise hopes for.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from core.cards import FirstPlayerDrawn
from core.game import NATURE, Action, Event, Seat
from core.lesson import PERSON, Exercise, Lesson
from core.targets.actions import Announce, Double, Flick, Keep, LetGo, NextRound
from core.targets.bot.purposes import Aiming, Goal, Purpose
from core.targets.events import Fault, Faulted, Flicked, Rested
from core.targets.game import TARGETS
from core.targets.physics.overlaps import lies_within
from core.targets.physics.tabletop import DIRECTIONS, HEIGHTS, USUAL_HEIGHT, Hands
from core.targets.rules.aiming import direction_to
from core.targets.state import (
    GOLDEN_SPOT,
    Phase,
    TargetsOptions,
    TargetsState,
    dice_of,
    from_tower,
    lying_discs,
)

Hope = Callable[[TargetsState, Sequence[Event]], bool]

_RIVAL: Final[Seat] = 1
_ASIDE: Final = 320
"""How far, in tenths of a degree, the rival aims past the discs."""
_SOFTLY: Final = 34
_MOST: Final = 30
"""More moves than the rival ever gets to make."""


def _flicked(events: Sequence[Event], seat: Seat = PERSON) -> int | None:
    """The die that was flicked and has come to rest on the table."""
    flown = [event.die for event in events if isinstance(event, Flicked) and event.seat == seat]
    resting = {event.die for event in events if isinstance(event, Rested)}
    return flown[0] if flown and flown[0] in resting else None


def _wholly_on(view: TargetsState, die: int) -> int | None:
    """The disc on which a die counts."""
    pose = view.poses[die]
    discs = lying_discs(view) if pose is not None else []
    return next((disc for disc, spot in discs if pose is not None and lies_within(pose, spot)), None)


def _placed(view: TargetsState, events: Sequence[Event]) -> bool:
    """The die counts on a disc, and there is nothing to announce."""
    die = _flicked(events)
    return die is not None and _wholly_on(view, die) is not None and not view.targets and not view.pairs


def _bullseye(view: TargetsState, events: Sequence[Event]) -> bool:
    """The die touches a bull's-eye, and the dice on other discs stay there."""
    die = _flicked(events)
    others = [other for other in dice_of(PERSON) if other != die and view.poses[other] is not None]
    taken = None if die is None else _wholly_on(view, die)
    apart = all(_wholly_on(view, other) not in (None, taken) for other in others)
    return view.targets == (die,) and taken is not None and apart


def _doubled(view: TargetsState, events: Sequence[Event]) -> bool:
    """The die counts on a disc, and shows the same as another one."""
    die = _flicked(events)
    return die is not None and _wholly_on(view, die) is not None and bool(view.pairs) and not view.targets


def _disc_stored(view: TargetsState, events: Sequence[Event]) -> bool:
    """The round is over, and the person has most on some disc."""
    return view.phase is Phase.ROUND_OVER and bool(view.stored[PERSON])


def _quiet(view: TargetsState, events: Sequence[Event]) -> bool:
    """There is nothing to call: the lesson ends here."""
    return not view.targets and not view.pairs


def _flicking(goal: Goal, reached: Hope, retry: bool = True) -> Exercise[TargetsState]:
    """Flick at the nearest disc where none of one's own dice lies; any flick that does as well is welcome."""

    def example(view: TargetsState) -> Action:
        taken = {_wholly_on(view, die) for die in dice_of(PERSON)}
        spots = dict(lying_discs(view))

        def worth(purpose: Purpose) -> tuple[bool, float, float]:
            away = from_tower(view, PERSON, spots[purpose.which])
            return purpose.which not in taken, -round(away), purpose.chance

        return max((each for each in Aiming(view, PERSON).purposes() if each.goal is goal), key=worth).flick

    return Exercise(example, lambda view, action: isinstance(action, Flick), reached, retry)


def _rival_moves(view: TargetsState) -> Action:
    """Slide the first die of all, flick the others past the discs, and call nothing."""
    match view.phase:
        case Phase.KEEPING:
            return Keep(view.fallen[0])
        case Phase.ASKING:
            return LetGo()
        case Phase.ROUND_OVER:
            return NextRound()
    to_the_middle = direction_to(view, _RIVAL, GOLDEN_SPOT)
    if view.round == 1 and len(view.towers[_RIVAL]) == len(dice_of(_RIVAL)):
        return Flick(to_the_middle, _SOFTLY, HEIGHTS[0])
    aside = _ASIDE if len(view.towers[_RIVAL]) % 2 else -_ASIDE
    return Flick((to_the_middle + aside) % DIRECTIONS, _SOFTLY, USUAL_HEIGHT)


def _rival_hopes(view: TargetsState, events: Sequence[Event]) -> bool:
    """The first die slides, and the others lie where they are in nobody's way."""
    if any(isinstance(event, Rested) and event.die not in dice_of(_RIVAL) for event in events):
        return False
    if view.round == 1 and len(view.towers[_RIVAL]) == len(dice_of(_RIVAL)) - 1:
        return any(isinstance(event, Faulted) and event.fault is Fault.SLID for event in events)
    resting = [event.die for event in events if isinstance(event, Rested)]
    return len(resting) == 1 and _wholly_on(view, resting[0]) is None and not view.targets


def _first(kind: type[Action]) -> Exercise[TargetsState]:
    """Call something, whichever of several it is."""
    return Exercise(
        lambda view: next(action for action in TARGETS.legal(view, PERSON) if isinstance(action, kind)),
        lambda view, action: isinstance(action, kind),
    )


LESSON: Final = Lesson(
    game=TARGETS,
    seats=2,
    options=TargetsOptions(hands=Hands.STEADY),
    script={NATURE: (FirstPlayerDrawn(PERSON),), _RIVAL: (_rival_moves,) * _MOST},
    exercises=(
        _flicking(Goal.PLACE, _placed),
        _flicking(Goal.BULLSEYE, _bullseye),
        _first(Announce),
        _flicking(Goal.PLACE, _doubled),
        _first(Double),
        _flicking(Goal.PLACE, _disc_stored),
        _first(NextRound),
        _flicking(Goal.PLACE, lambda view, events: True, retry=False),
    ),
    hopes={_RIVAL: _rival_hopes, PERSON: _quiet},
)
