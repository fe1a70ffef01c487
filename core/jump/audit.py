"""Whether a position could have come from a game, so that a loaded one can be played on."""

from __future__ import annotations

from typing import Final

from core.audit import require
from core.cards import FACE_DOWN
from core.game import Seat
from core.jump.box import (
    AT_START,
    EMPTY_PLANES,
    HAND,
    LAST,
    MOVES,
    NO_PLACES,
    NO_SPACES,
    PARACHUTISTS,
    PLACES,
    PLANES,
    REST,
    SEATS,
    SESSIONS,
    START,
    Card,
)
from core.jump.rules.jumping import may_be_asked
from core.jump.rules.scoring import tables, tally
from core.jump.state import (
    JumpState,
    Phase,
    clockwise,
    face_down,
    flying,
    forbidden,
    nobody_aboard,
    on_turn,
    pick_face,
    seated,
    team,
    team_aboard,
)

_JUMP_PHASES: Final = (Phase.ANSWERING, Phase.JUMPING, Phase.SHIFTING)
_TRICK_PHASES: Final = (Phase.STEERING, Phase.CHANGING, *_JUMP_PHASES)
_END_PHASES: Final = (Phase.SCORED, Phase.OVER)


def audit(state: JumpState) -> None:
    """Raise `Corrupt` unless pieces are conserved, numbers in range and the phase fits the table."""
    require(state.phase is not Phase.REVEALING, "no position rests while cards are being carried out")
    _audit_sizes(state)
    _audit_cards(state)
    _audit_pawns(state)
    _audit_scores(state)
    if state.phase in _TRICK_PHASES:
        _audit_trick(state)
    else:
        _audit_between_tricks(state)


def _audit_sizes(state: JumpState) -> None:
    require(state.seats in SEATS, "2 to 5 play")
    per_seat = (state.hands, state.scores, state.picks, state.owed)
    require(all(len(row) == state.seats for row in per_seat), "every seat has a hand, a score and a pick")
    require(all(len(places) == PLACES for places in state.aboard), f"a plane has {PLACES} places")
    require(len(state.spaces) == len(NO_SPACES), f"there are {len(NO_SPACES)} landing spaces")
    require(len(state.faces) == state.seats + len(REST), "a card is missing or too many")
    require(1 <= state.session <= SESSIONS, f"there are {SESSIONS} sessions")
    require(state.black_pawn in range(state.seats), "a player holds the black pawn")
    require(state.turn in range(state.seats), "the turn is a player's")
    require(all(START <= column <= LAST for column in state.columns), "a plane is off its track")


def _audit_cards(state: JumpState) -> None:
    seats = range(state.seats)
    require(set(state.faces[: state.seats]) == {Card.JUMP}, "everyone has a jump card")
    require(sorted(state.faces[state.seats :]) == sorted(REST), "the faces are not those of the box")
    require(len(set(state.revealed)) == len(state.revealed), "a card was revealed twice")
    require(all(seat in seats for seat in state.revealed), "an absent player revealed a card")
    held: list[int] = []
    for seat in seats:
        pick, hand = state.picks[seat], state.hands[seat]
        if seat in state.revealed:
            require(pick is not None and pick != FACE_DOWN and pick not in hand, "a revealed card is on the table")
            hand = (*hand, pick or 0)
        elif pick is not None:
            require(pick in hand, "a face-down card is its owner's")
        require(hand.count(seat) == 1, "a jump card is with its owner")
        require(len(hand) + state.owed[seat] <= HAND + 1, "a hand is too large")
        held += hand
    require(sorted((*state.deck, *state.discards, *held)) == list(range(len(state.faces))), "cards are not conserved")


def _audit_pawns(state: JumpState) -> None:
    landed = [pawn for pawn in (*state.spaces, state.lake, state.island) if pawn is not None]
    if state.falling is not None:
        landed.append(state.falling.pawn)
    aboard = [pawn for places in state.aboard for pawn in places if pawn is not None]
    gone = [plane for plane in range(len(PLANES)) if state.columns[plane] == LAST]
    require(all(state.aboard[plane] == NO_PLACES for plane in gone), "a plane at its end is empty")
    require(not any(state.turned[plane] for plane in gone), "a plane does not reach its end by flying back")
    everyone = range(state.seats * PARACHUTISTS[state.seats])
    boarding = state.phase in (Phase.LOT, Phase.SEATING) or (state.phase is Phase.SHUFFLING and not landed + aboard)
    if boarding:
        require(state.columns == AT_START and not landed, "the board is clear before everyone sits")
        require(not any(state.turned), "planes face the sea before everyone sits")
        require(len(aboard) < len(everyone), "somebody is still to sit down")
        require(sorted(aboard) == sorted(_first_to_sit(state, seated(state))), "parachutists sit down in turn")
    else:
        require(sorted(aboard + landed) == list(everyone), "parachutists are not conserved")
        empty_at_rest = state.phase in _END_PHASES
        require(
            state.phase is Phase.SHIFTING or nobody_aboard(state) == empty_at_rest,
            "a session ends when both planes are empty",
        )
    if state.phase is Phase.LOT or (state.phase is Phase.SHUFFLING and boarding):
        require(state.aboard == EMPTY_PLANES, "nobody sits down before the cards are dealt")


def _first_to_sit(state: JumpState, count: int) -> list[int]:
    order = clockwise(state)
    return [team(state, order[k % state.seats])[k // state.seats] for k in range(count)]


def _audit_scores(state: JumpState) -> None:
    require(min(state.scores) >= 0, "no score lies below the start")
    result = state.result
    if result is None:
        require(state.session == 1 and state.phase not in _END_PHASES, "a scored session has a result")
        return
    require(state.session > 1 or state.phase in _END_PHASES, "no session was scored yet")
    ranked = sorted(result.positive + result.negative)
    require(ranked == list(range(state.seats * PARACHUTISTS[state.seats])), "a result ranks every parachutist once")
    at_end = state.phase in _END_PHASES
    on_tables = tables(state) if at_end else (result.positive, result.negative)
    require(result == tally(state, *on_tables), "a result is not what the board shows")


def _audit_between_tricks(state: JumpState) -> None:
    tidy = not (state.revealed or state.waiting or state.winds or state.open_winds or state.falling or state.turn)
    require(tidy, "nothing is revealed between tricks")
    picked = state.seats - state.picks.count(None)
    require(picked == 0 or (state.phase is Phase.PICKING and picked < state.seats), "cards are picked in their time")
    require(min(state.owed) >= 0, "nobody is owed fewer than no cards")
    if state.phase in (Phase.LOT, Phase.SHUFFLING):
        require(any(state.owed), "cards are shuffled to be drawn")
    else:
        require(not any(state.owed), "cards are drawn at once")
    if state.phase is Phase.OVER:
        require(state.session == SESSIONS, "the game ends with its last session")
    if state.phase is Phase.SCORED:
        require(state.session < SESSIONS, "the last session ends the game")


def _audit_trick(state: JumpState) -> None:
    require(not any(state.owed), "nobody draws within a trick")
    require(None not in state.picks, "everyone picks before cards are revealed")
    order = clockwise(state)
    actor = on_turn(state)
    require(all(seat in state.revealed for seat in order[: state.turn + 1]), "cards are revealed in turn")
    early = [seat for seat in order[state.turn + 1 :] if seat in state.revealed]
    jumped = any(pick_face(state, seat) == Card.JUMP for seat in state.revealed)
    for seat in early:
        require(jumped and pick_face(state, seat) in (Card.FORBIDDEN, Card.WIND), "a card was revealed too early")
    require(
        list(state.open_winds) == [seat for seat in order[: state.turn] if seat in state.open_winds],
        "open winds wait in turn",
    )
    require(all(pick_face(state, seat) == Card.WIND for seat in state.open_winds), "only a wind waits for a jump")
    require(not set(state.open_winds) & set(state.winds), "a wind that blows waits no longer")
    if jumped:
        hidden = [seat for seat in order if face_down(state, seat)]
        require(all(pick_face(state, seat) != Card.FORBIDDEN for seat in hidden), "a forbidden hides from a jump")
    face = pick_face(state, actor)
    match state.phase:
        case Phase.STEERING:
            require(face in MOVES and MOVES[face][0] is None, "only a white card is steered")
            require(len(flying(state)) == len(PLANES), "there is only one plane to steer")
        case Phase.CHANGING:
            require(face == Card.SWAP and bool(team_aboard(state, actor)), "nobody can change places")
    if state.phase in _JUMP_PHASES:
        _audit_jump(state, actor, order)
    else:
        require(not (state.waiting or state.winds or state.falling), "no jump is under way")


def _audit_jump(state: JumpState, actor: Seat, order: list[Seat]) -> None:
    require(pick_face(state, actor) == Card.JUMP, "only a jump card lets somebody jump")
    require(not forbidden(state), "the jump is forbidden")
    shown = [seat for seat in order if seat in state.revealed and pick_face(state, seat) == Card.WIND]
    require(list(state.winds) == [seat for seat in shown if seat in state.winds], "winds blow in turn")
    answering, shifting = state.phase is Phase.ANSWERING, state.phase is Phase.SHIFTING
    require(answering == bool(state.waiting), "winds are asked for before the jump")
    require(len(set(state.waiting)) == len(state.waiting), "a player is asked twice")
    asked = [seat for seat in order if may_be_asked(state, seat)]
    require(all(seat in asked for seat in state.waiting), "only a card that may be a wind is asked for")
    require(shifting == (state.falling is not None), "a parachutist falls while the winds blow")
    if state.falling is None:
        require(bool(team_aboard(state, actor)), "nobody can jump")
    else:
        require(bool(state.winds), "a parachutist lands when the winds are done")
        require(state.falling.pawn in team(state, actor), "another's parachutist falls")
        require(1 <= state.falling.column <= LAST, "a parachutist falls outside the board")
