"""The board: the coast, the planes with their places, the piles on the airfield and the score track."""

from __future__ import annotations

from core.game import Seat
from core.jump.actions import Shift
from core.jump.box import INDEX, LAST, PLACES, PLANES, SESSIONS, START, Plane
from ui.jump.gestures import SHIFTS
from ui.jump.layout.context import LayoutContext
from ui.jump.layout.regions import TRACK, Z, airfield, place_in, track
from ui.jump.words import card_name, place_name, plane_title
from ui.look.phrases import THE_BOARD, points_text
from ui.look.text import titled, translate
from ui.table.layout.boxes import Box, Point, around, shared, spread
from ui.table.layout.markers import Places, marker_boxes
from ui.table.layout.part import Part
from ui.table.pieces import Piece

_MARKER = 31.0
"""The size of a score marker that has a field to itself."""
_ARROW = (62.0, 54.0)
_ASIDE = 80.0
"""How far from the falling parachutist the arrows of the wind lie, above the landing spaces."""


def board_part(context: LayoutContext) -> Part:
    """Everything on the board but the parachutists, and where things can be put on it."""
    board, coast = context.regions.board, context.coast
    start_is_free = all(context.view.scores)
    pieces = [board.piece("board", "board", start_is_free, Z.BOARD, THE_BOARD())]
    zones = [
        coast.box.zone("board", THE_BOARD()),
        coast.ground.zone("ground", translate("jump", "The ground")),
    ]
    for column in range(1, LAST + 1):
        label = translate("jump", "Column {column}").format(column=column)
        zones.append(coast.over(column).zone(f"column:{column}", label))
    for plane in PLANES:
        part = _plane(context, plane)
        pieces += part.pieces
        zones += part.zones
    return Part([*pieces, *_piles(context), *_arrows(context), *_markers(context)], zones)


# --- planes ----------------------------------------------------------------------------------------------


def _plane(context: LayoutContext, plane: Plane) -> Part:
    """A plane over its column, the number of the column, and the places in the cabin."""
    column, turned, coast = context.view.columns[INDEX[plane]], context.view.turned[INDEX[plane]], context.coast
    box, id = coast.plane(plane, column), f"plane:{plane}"
    over = _over(column)
    label = titled(plane_title(plane), over)
    if turned:
        label = translate("jump", "{plane}, flying back").format(plane=label)
    pointer = coast.numbers(plane, column).piece(
        f"pointer:{plane}", "pointer", (plane.value, str(column) if column else over), Z.POINTER, label
    )
    way = "back" if turned else "on"
    pieces = [pointer, box.piece(id, "plane", (plane.value, turned), Z.PLANE, label, side=way)]
    zones = [box.zone(id, label, id)]
    for place in range(PLACES):
        at, name = place_in(box, place, turned), f"place:{plane}:{place}"
        words = titled(plane_title(plane), place_name(place))
        pieces.append(at.piece(name, "place", (place + 1, turned), Z.PLACE, words))
        zones.append(at.zone(name, words, name))
    return Part(pieces, zones)


def _over(column: int) -> str:
    if column == START:
        return translate("jump", "Start")
    return translate("jump", "Column {column}").format(column=column)


# --- the airfield, and the wind --------------------------------------------------------------------------


def _piles(context: LayoutContext) -> list[Piece]:
    view, field = context.view, airfield(context.coast)
    session = translate("jump", "Session {session} of {sessions}").format(session=view.session, sessions=SESSIONS)
    deck = translate("jump", "Cards in the deck: {count}").format(count=len(view.deck))
    gone = translate("jump", "Discarded: {count}").format(count=len(view.discards))
    top = view.faces[view.discards[-1]] if view.discards else ""
    if top:
        gone = titled(gone, card_name(top))
    return [
        field.session.piece("session", "session", (view.session, SESSIONS), Z.PILE, session),
        field.deck.piece("deck", "deck", len(view.deck), Z.PILE, deck),
        field.discards.piece("discards", "discards", (top, len(view.discards)), Z.PILE, gone),
    ]


def _arrows(context: LayoutContext) -> list[Piece]:
    """Where the viewer's wind may blow."""
    falling = context.view.falling
    if falling is None:
        return []
    over = context.coast.over(falling.column)
    pieces = []
    for action in context.moment.actions:
        if isinstance(action, Shift):
            onwards = action.columns > 0
            label = translate("jump", "Towards the sea") if onwards else translate("jump", "Back")
            # The airfield before the first column is full of cards.
            x = max(over.centre.x + action.columns * _ASIDE, context.coast.over(START).right + _ARROW[0] / 2)
            at = around(x, context.coast.lake.centre.y + 5.0, *_ARROW)
            pieces.append(at.piece(SHIFTS[action.columns], "arrow", onwards, Z.FALLING + 1, label))
    return pieces


# --- the score track -------------------------------------------------------------------------------------


def field_and_lap(score: int) -> tuple[int, int]:
    """The field of a score, and what to add to its number where the marker has gone round."""
    return score % TRACK, score - score % TRACK


def _markers(context: LayoutContext) -> list[Piece]:
    fields = track(context.regions.board)
    standing = {seat: field_and_lap(score)[0] for seat, score in enumerate(context.view.scores)}

    def places(number: int, count: int) -> Places:
        return _in_start(count, fields[0]) if number == 0 else _on_field(count, fields[number])

    return [_marker(context, seat, box) for seat, box in marker_boxes(standing, places)]


def _marker(context: LayoutContext, seat: Seat, box: Box) -> Piece:
    score = context.view.scores[seat]
    lap = field_and_lap(score)[1]
    label = titled(context.names[seat], points_text(score))
    look = (context.liveries[seat], f"+{lap}" if lap else "")
    return box.piece(f"marker:{seat}", "marker", look, Z.MARKER + seat, label)


def _in_start(count: int, field: Box) -> Places:
    return _MARKER, [Point(x, field.centre.y) for x in spread(count, field.inset(4.0, 0.0), _MARKER, 6.0)]


def _on_field(count: int, field: Box) -> Places:
    """Markers on one field; a crowd reaches a little over its edge, to stay readable."""
    reach = 0.0 if count == 1 else 4.0
    return shared(count, field.inset(-reach, -reach / 2), _MARKER)
