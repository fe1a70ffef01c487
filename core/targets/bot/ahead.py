"""Looking ahead to the next flick: what players say until then, and what the end of a round brings."""

from __future__ import annotations

from msgspec.structs import replace

from core.game import Log, Seat
from core.targets.actions import Announce, Discard, Double, Keep, LetGo, NextRound
from core.targets.bot.worth import Outlook, Rules, counts, outlook, worth
from core.targets.rules.announcing import let_go
from core.targets.rules.round_end import carry_on
from core.targets.state import Phase, TargetsState, callers, lying_discs, may_speak, owner, side


def foreseen(game: Rules, state: TargetsState) -> Outlook:
    """What everybody may hope for, once all is said and done that needs no finger."""
    ahead = until_a_flick(game, state)
    hopes = outlook(ahead)
    left = [seat for seat, tower in enumerate(ahead.towers) if tower]
    if ahead.phase is not Phase.FLICKING or len({side(ahead, seat) for seat in left}) > 1:
        return hopes
    # Who alone has dice left may just as well flick them at nothing, and the round ends as it stands.
    ended = carry_on(replace(ahead, towers=((),) * ahead.seats), Log())
    return max(hopes, outlook(until_a_flick(game, ended)), key=lambda each: each.chances[left[0]])


def silent(state: TargetsState, seat: Seat) -> TargetsState:
    """The position once a seat has let everything go that it may say."""
    return carry_on(let_go(state, seat, Log()), Log())


def until_a_flick(game: Rules, state: TargetsState) -> TargetsState:
    """Where a position leads without any choice that is hard: everybody says what pays and keeps the best die, and a
    round that is over makes way for the next."""
    while True:
        state = _after_words(game, state)
        match state.phase:
            case Phase.KEEPING:
                kept = [game.apply(state, state.flicker, Keep(die)).state for die in state.fallen]
                return max([until_a_flick(game, each) for each in kept], key=lambda each: worth(each, state.flicker))
            case Phase.ASKING:
                state = game.apply(state, min(may_speak(state)), LetGo()).state
            case Phase.DISCARDING:
                # Whichever disc goes, the others are laid out anew.
                disc, _ = lying_discs(state)[0]
                state = game.apply(state, state.first, Discard(disc)).state
            case Phase.ROUND_OVER:
                state = game.apply(state, state.first, NextRound()).state
            case _:
                return state


def _after_words(game: Rules, state: TargetsState) -> TargetsState:
    """The position once everybody has said what pays."""
    while state.targets:
        state = game.apply(state, _speaker(state, state.targets[0]), Announce(state.targets[0])).state
    declined = 0
    while len(state.pairs) > declined:
        speaker = _speaker(state, state.pairs[declined][0])
        taken = game.apply(state, speaker, _better_double(state, state.pairs[declined])).state
        if worth(taken, speaker) > worth(state, speaker):
            state, declined = taken, 0
        else:
            declined += 1
    return state


def _speaker(state: TargetsState, die: int) -> Seat:
    """Who announces a die: its owner, or a partner where the owner lets everything go (T-22)."""
    return owner(die) if owner(die) not in state.let_go else min(callers(state, die).difference(state.let_go))


def _better_double(state: TargetsState, pair: tuple[int, int]) -> Double:
    """Of two equal dice take the one back that lies where it counts for nothing."""
    first, second = pair
    return Double(second, first) if counts(state, first) else Double(first, second)
