"""Reviewing a finished game, unit by unit: any part of the work can be done anywhere, in any order."""

from __future__ import annotations

import random
from collections.abc import Iterable
from hashlib import sha256
from typing import Any, Final

import msgspec

from core.game import NATURE, Seat
from core.review.appraiser import DrawAppraiser, Loss, appraiser_for
from core.review.marks import Mark, mark_of
from core.review.review import Appraisal, Review, Standing, Unit
from core.session import AnySession, whole_state

USUAL_NODES: Final = 400
"""What a decision is given, unless somebody wants it quicker or more thorough."""
_QUICK: Final = 4
"""How much less is given to positions beside which chance does not act: they only draw the plot."""


class NotOver(Exception):
    """A game that is still played: a review would tell what nobody may know yet."""


def check_over(session: AnySession) -> None:
    """Raise `NotOver` unless all that happened may be looked at by everybody."""
    if session.outcome is None:
        raise NotOver("only a finished game is reviewed")


def digest(session: AnySession) -> str:
    """By which a review is known to be one of this game, and of all of it."""
    played = msgspec.json.encode((session.game.id, session.seats, session.options, _played(session)))
    return sha256(played).hexdigest()


def _played(session: AnySession) -> Any:
    return session.game.rules, whole_state(session, 0), session.entries[: session.cursor]


def units_of(session: AnySession) -> range:
    """The units that a review has, by the entry that each begins with; the last is that of the end."""
    return range(session.cursor + 1)


def examine(session: AnySession, index: int, nodes: int = USUAL_NODES) -> Unit:
    """One unit. Its luck depends on nothing but the game and its number, so it comes out the same wherever it is done.

    That of a decision depends on its number alone: what its seat can't know has no say in what is said of it.
    """
    return Unit(
        index, standing(session, index, nodes), appraisal(session, index, nodes), expected_standing(session, index)
    )


def standing(session: AnySession, index: int, nodes: int = USUAL_NODES) -> Standing:
    """How everybody stands before an entry, or at the end."""
    game, state = session.game, whole_state(session, index)
    enough = nodes if _beside_chance(session, index) else nodes // _QUICK
    # With the same luck in every game the errors of the first positions, which all games share, would never even out.
    luck = random.Random(f"standing/{digest(session)}/{index}")
    return appraiser_for(game.id).standing(game, state, luck, enough)


def _beside_chance(session: AnySession, index: int) -> bool:
    """Whether chance leads to a position or from it, and luck is what lies between."""
    around = (at for at in (index - 1, index) if 0 <= at < session.cursor)
    return any(session.entry(at)[0] == NATURE for at in around)


def appraisal(session: AnySession, index: int, nodes: int = USUAL_NODES) -> Appraisal | None:
    """What is said of the decision in an entry; None where chance acted or nothing could be decided."""
    if index == session.cursor:
        return None
    seat, action = session.entry(index)
    if seat == NATURE:
        return None
    game = session.game
    view = game.view(whole_state(session, index), seat)
    loss = appraiser_for(game.id).loss(game, view, seat, action, random.Random(f"decision/{index}"), nodes)
    return judged(index, seat, loss)


def expected_standing(session: AnySession, index: int) -> Standing | None:
    """How everybody stands once the decision in an entry is made, where it turns up what could not be known."""
    appraiser = appraiser_for(session.game.id)
    if index == session.cursor or not isinstance(appraiser, DrawAppraiser):
        return None
    seat, action = session.entry(index)
    return None if seat == NATURE else appraiser.before_sight(session.game, whole_state(session, index), seat, action)


def judged(index: int, seat: Seat, loss: Loss | None) -> Appraisal | None:
    """What is said of a decision."""
    if loss is None:
        return None
    mark = mark_of(loss.chance)
    better = "" if loss.better is None or mark is Mark.BEST else msgspec.json.encode(loss.better).decode()
    return Appraisal(index, seat, mark, loss.chance, loss.points, better)


def assembled(session: AnySession, units: Iterable[Unit], nodes: int) -> Review:
    """The review of a game from all its units, in whatever order they were finished."""
    ordered = sorted(units, key=lambda unit: unit.index)
    return Review(
        digest(session),
        nodes,
        tuple([session.entry(index)[0] for index in range(session.cursor)]),
        tuple([unit.standing for unit in ordered]),
        tuple([unit.appraisal for unit in ordered if unit.appraisal is not None]),
        tuple([unit.expected for unit in ordered[:-1]]) if any(unit.expected for unit in ordered) else (),
    )


def reviewed(session: AnySession, nodes: int = USUAL_NODES) -> Review:
    """A whole review, made here and now."""
    check_over(session)
    return assembled(session, [examine(session, index, nodes) for index in units_of(session)], nodes)
