"""The board: the main track with its markers, the four programmes with cards, places and scales."""

from __future__ import annotations

from msgspec.structs import replace

from core.game import Seat
from core.lucky_loop.box import BOX, PROGRAMMES
from ui.look.phrases import THE_BOARD, points_text
from ui.look.text import listed, translate
from ui.lucky_loop.layout.context import LayoutContext, card_of
from ui.lucky_loop.layout.regions import Z, scale_room, track
from ui.lucky_loop.words import FIGURE_NAMES, scale_text
from ui.table.layout.boxes import Box, Point, shared, spread
from ui.table.layout.markers import Places, marker_boxes
from ui.table.layout.part import Part
from ui.table.pieces import Piece

_BIG = 30.0
_FLAT = 28.0
"""The sizes of markers that have a field to themselves."""
_TILT = 3.0
"""Staged cards don't lie straight yet."""


def board_part(context: LayoutContext) -> Part:
    """Everything on the board, and the sides as zones."""
    board = context.regions.board
    # The word on the start field is for an empty one; half a word under markers helps nobody.
    start_is_free = all(field_and_lap(total)[0] for total in context.view.totals)
    pieces = [board.piece("board", "board", start_is_free, Z.BOARD, THE_BOARD())]
    zones, markers = [], _main_markers(context)
    for place, programme in enumerate(PROGRAMMES):
        pieces += _side(context, place)
        zones.append(context.sides[place].box.zone(f"side:{programme.id}", programme.name))
        markers += _scale_markers(context, place)
    return Part([*pieces, *markers], zones)


# --- programmes ------------------------------------------------------------------------------------------


def _side(context: LayoutContext, place: int) -> list[Piece]:
    programme, side = PROGRAMMES[place], context.sides[place]
    flight = context.view.flight
    flying = flight is not None and flight.programme == programme.id
    figures = listed([FIGURE_NAMES[letter]() for letter in programme.figures])
    label = translate("lucky_loop", "{programme}: {figures}").format(programme=programme.name, figures=figures)
    pieces = [side.box.piece(f"side:{programme.id}", "side", (programme.id, flying), Z.SIDE, label)]
    pieces += [
        context.card(card, box, Z.CARD) for card, box in zip(context.view.sides[place], side.places, strict=False)
    ]
    return pieces + _staged(context, place) + _missing(context, place)


def _staged(context: LayoutContext, place: int) -> list[Piece]:
    """Cards put down on a side but not yet flown, a little above what lies there."""
    side, figures = context.sides[place], PROGRAMMES[place].figures
    pieces = []
    for card in _staged_on(context, place):
        letter = context.view.faces[card][0]
        box = side.places[figures.index(letter)] if letter in figures else side.emblem
        raised = Box(box.left + 2.0, box.top - 1.0, side.places[0].width, side.places[0].height)
        pieces.append(replace(context.card(card, raised, Z.OVER_CARD, "staged"), angle=_TILT))
    return pieces


def _missing(context: LayoutContext, place: int) -> list[Piece]:
    """Marks where a figure is missing for three new cards; a single one may also replace its counterpart."""
    staged, programme = _staged_on(context, place), PROGRAMMES[place]
    if not staged or (len(staged) == 1 and context.view.sides[place]):
        return []
    laid = {context.view.faces[card][0] for card in staged}
    return [
        box.piece(
            f"place:{programme.id}:{slot}",
            "missing",
            letter,
            Z.OVER_CARD,
            translate("lucky_loop", "{figure} missing").format(figure=FIGURE_NAMES[letter]()),
        )
        for slot, (letter, box) in enumerate(zip(programme.figures, context.sides[place].places, strict=True))
        if letter not in laid
    ]


def _staged_on(context: LayoutContext, place: int) -> list[int]:
    pieces = context.staged_on(f"side:{PROGRAMMES[place].id}")
    return [card for piece in pieces if (card := card_of(piece)) is not None]


# --- markers ---------------------------------------------------------------------------------------------


def field_and_lap(total: int) -> tuple[int, int]:
    """Where a total lies on the main track: what the field shows plus `track_last` for each lap is the total."""
    lap = max(0, total - 1) // BOX.track_last
    number = total - lap * BOX.track_last
    return (number if number >= BOX.track_first else 0), lap


def _main_markers(context: LayoutContext) -> list[Piece]:
    fields = track(context.regions.board)
    standing = {seat: field_and_lap(total)[0] for seat, total in enumerate(context.view.totals)}

    def places(number: int, count: int) -> Places:
        return _in_start(count, fields[0]) if number == 0 else _on_field(count, fields[number], _BIG)

    return [_main_marker(context, seat, box) for seat, box in marker_boxes(standing, places)]


def _main_marker(context: LayoutContext, seat: Seat, box: Box) -> Piece:
    total = context.view.totals[seat]
    lap = field_and_lap(total)[1] * BOX.track_last
    label = translate("lucky_loop", "{name}: {points}").format(name=context.names[seat], points=points_text(total))
    if lap:
        label = translate("lucky_loop", "{label}, {lap} more than the field shows").format(label=label, lap=lap)
    look = (context.liveries[seat], f"+{lap}" if lap else "")
    return box.piece(f"marker:{seat}:main", "marker", look, Z.MARKER + seat, label)


def _in_start(count: int, field: Box) -> Places:
    places = spread(count, field.inset(3.0, 0.0), _BIG, 4.0)
    return _BIG, [Point(x, field.centre.y) for x in places]


def _on_field(count: int, field: Box, largest: float) -> Places:
    """Markers on one field; a crowd on a small one reaches a little over its edge, to stay readable."""
    alone = count == 1 or field.width > 1.5 * field.height
    reach = 0.0 if alone else 3.0 if count <= 3 else 7.0
    return shared(count, field.inset(-reach, 0.0), largest)


def _scale_markers(context: LayoutContext, place: int) -> list[Piece]:
    """The markers on the scale of one programme; those without a result have none there."""
    scale, results = context.sides[place].scale, [scores[place] for scores in context.view.scores]
    standing = {seat: min(result, BOX.scale_last) for seat, result in enumerate(results) if result}

    def places(number: int, count: int) -> Places:
        return _on_field(count, scale_room(scale[number]), _FLAT)

    return [_scale_marker(context, seat, place, box) for seat, box in marker_boxes(standing, places)]


def _scale_marker(context: LayoutContext, seat: Seat, place: int, box: Box) -> Piece:
    programme = PROGRAMMES[place]
    label = translate("lucky_loop", "{name}: {score} in {programme}").format(
        name=context.names[seat],
        score=scale_text(context.view.scores[seat][place]),
        programme=programme.name,
    )
    return box.piece(f"marker:{seat}:{programme.id}", "flat", context.liveries[seat], Z.MARKER + seat, label)
