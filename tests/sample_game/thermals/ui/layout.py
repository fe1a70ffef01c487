"""Where everything of Thermals lies, for one viewer."""

from __future__ import annotations

from functools import cached_property
from typing import Final

from thermals.box import BOX, DECK, THERMALS
from thermals.rules import to_act
from thermals.state import Phase, ThermalsState
from thermals.ui.text import metres

from core.game import Seat, leaders
from ui.look.phrases import HIDDEN_CARD, TURN_OF, YOUR_TURN, card_count, cheer, victory
from ui.look.text import translate
from ui.table.layout.badge import Badge, called
from ui.table.layout.boxes import Box, around, spread
from ui.table.layout.context import BaseContext
from ui.table.layout.part import Part, assembled
from ui.table.layout.prompt import prompt_with
from ui.table.pieces import HEIGHT, Layout, Moment, Piece, Zone

RATIO: Final = 1.4
"""How many times as high as wide a card is."""
_PILES: Final = 290.0
"""The width of the piles at the right of the hand."""
_LADDER: Final = 0.26
"""The part of the air in which the gliders climb."""


class LayoutContext(BaseContext[ThermalsState]):
    """One moment of Thermals, seen by one viewer."""

    @property
    def acting(self) -> bool:
        return self.person in to_act(self.view)

    @property
    def near(self) -> Seat:
        """Whose hand lies in front: the viewer's, or for a spectator that of the player on turn."""
        return self.view.turn if self.seat is None else self.seat

    @cached_property
    def strip(self) -> Box:
        return Box(24.0, 18.0, self.moment.width - 48.0, 96.0)

    @cached_property
    def air(self) -> Box:
        return Box(24.0, 148.0, self.moment.width - 48.0, 540.0)

    @cached_property
    def front(self) -> Box:
        """Below the air: the prompt, the hand and the piles."""
        return Box(24.0, 712.0, self.moment.width - 48.0, 266.0)


def layout(moment: Moment[ThermalsState]) -> Layout:
    """Every piece and every zone of the table at this moment."""
    context = LayoutContext(moment)
    sky = Part([Box(0.0, 0.0, moment.width, HEIGHT).piece("sky", "sky", None, 0)])
    parts = (_seats, _air, _gliders, _hand, _piles, _prompt, _result)
    return assembled(moment.width, [sky, *(part(context) for part in parts)])


def _seats(context: LayoutContext) -> Part:
    """A plate for each player, and a ribbon under the one on turn."""
    strip, view, count = context.strip, context.view, len(context.names)
    wide = min(400.0, (strip.width - 10.0 * (count - 1)) / count)
    pieces: list[Piece] = []
    for seat, x in enumerate(spread(count, strip, wide, 10.0)):
        box, player, turn = (
            around(x, strip.centre.y, wide, strip.height),
            context.moment.players[seat],
            seat in to_act(view),
        )
        held, height = len(view.hands[seat]), view.heights[seat]
        badge = Badge(context.liveries[seat], player.kind)
        words = translate("thermals", "{name}: {metres}, {cards} in hand")
        label = words.format(name=called(player), metres=metres(height), cards=card_count(held))
        pieces.append(
            box.piece(f"plate:{seat}", "plate", (player.name, badge, height, (("hand", held),), turn), 1, label)
        )
        if turn:
            said = YOUR_TURN() if seat == context.person else translate("thermals", "Circles")
            under = around(x, box.bottom + 10.0, 150.0, 26.0)
            pieces.append(under.piece(f"ribbon:{seat}", "ribbon", (said, "turn"), 2, said))
    return Part(pieces)


def _air(context: LayoutContext) -> Part:
    """The air with its thermals: each a column of rising air with a die at its foot."""
    air, view = context.air, context.view
    top = _highest(view.seats)
    pieces = [air.piece("air", "air", (_LADDER, top), 1, translate("thermals", "The air"))]
    zones: list[Zone] = []
    room = Box(air.left + air.width * _LADDER, air.top, air.width * (1 - _LADDER), air.height)
    wide = room.width / len(THERMALS)
    for thermal in THERMALS:
        column = Box(room.left + thermal * wide, room.top, wide, room.height).inset(18.0, 16.0)
        strength = view.air[thermal]
        label = translate("thermals", "Thermal {thermal}: strength {strength}").format(
            thermal=thermal + 1, strength=strength
        )
        pieces.append(column.piece(f"thermal:{thermal}", "thermal", strength, 2, label))
        die = around(column.centre.x, column.bottom - 72.0, 96.0, 96.0)
        pieces.append(die.piece(f"die:{thermal}", "die", strength, 3, label))
        zones.append(column.zone(f"thermal:{thermal}", label))
    return Part(pieces, zones)


def _highest(seats: int) -> int:
    """The top of the scale: about as high as a good flight takes anybody."""
    return 600 * len(DECK) // seats


def _gliders(context: LayoutContext) -> Part:
    """Every glider at its height, each in a lane of its own."""
    air, view = context.air, context.view
    ladder = Box(air.left + 64.0, air.top + 40.0, air.width * _LADDER - 76.0, air.height - 108.0)
    lane = ladder.width / view.seats
    size = min(lane, 104.0)
    pieces = []
    for seat, height in enumerate(view.heights):
        up = min(height / _highest(view.seats), 1.0)
        box = around(ladder.left + lane * (seat + 0.5), ladder.bottom - up * ladder.height, size - 6.0, size * 0.55)
        words = translate("thermals", "{name}'s glider: {metres}")
        label = words.format(name=context.names[seat], metres=metres(height))
        pieces.append(box.piece(f"glider:{seat}", "glider", context.liveries[seat], 4 + seat, label))
    return Part(pieces)


def _hand(context: LayoutContext) -> Part:
    """The viewer's cards by their lift; a spectator sees the backs of the player on turn."""
    front, view, seat = context.front, context.view, context.near
    room = Box(front.left + 420.0, front.top, front.width - 420.0 - _PILES, front.height)
    wide = min(room.height / RATIO, room.width / BOX.hand - 10.0)
    cards = sorted(view.hands[seat], key=lambda card: (view.faces[card], card))
    pieces = []
    for place, (card, x) in enumerate(zip(cards, spread(len(cards), room, wide, 10.0), strict=True)):
        box, face = around(x, room.centre.y, wide, wide * RATIO), view.faces[card]
        if context.seat is None:
            label = HIDDEN_CARD()
            pieces.append(box.piece(f"back:{seat}:{place}", "back", None, 10 + place, label, "back", "deck"))
        else:
            label = translate("thermals", "lift {lift}").format(lift=face)
            pieces.append(box.piece(f"card:{card}", "card", face, 10 + place, label, "face", "deck", "discards"))
    return Part(pieces)


def _piles(context: LayoutContext) -> Part:
    """The deck, and the cards that were laid, the last one on top."""
    front, view = context.front, context.view
    wide = _PILES / 2 - 20.0
    deck = Box(front.right - _PILES + 20.0, front.centre.y - wide * RATIO / 2, wide, wide * RATIO)
    left = translate("thermals", "Cards in the deck: {cards}.").format(cards=len(view.deck))
    laid = translate("thermals", "Cards laid: {cards}.").format(cards=len(view.discards))
    top = view.faces[view.discards[-1]] if view.discards else ""
    return Part(
        [
            deck.piece("deck", "pile", ("", len(view.deck)), 2, left),
            deck.moved(wide + 20.0, 0.0).piece("discards", "pile", (top, len(view.discards)), 2, laid),
        ]
    )


def _prompt(context: LayoutContext) -> Part:
    front = context.front
    box = Box(front.left, front.centre.y - 66.0, 400.0, 132.0)
    return prompt_with(box, Box(box.left, box.bottom, box.width, 0.0), _told(context), context.acting, (), 2)


def _told(context: LayoutContext) -> tuple[str, str]:
    view = context.view
    if view.phase is Phase.OVER:
        return translate("thermals", "Everybody is down"), victory(leaders(view.heights), context.names)
    if context.acting:
        task = translate("thermals", "Drag a card onto a thermal: as high as its die or higher, and best of all equal.")
        return translate("thermals", "Find some lift"), task
    if view.phase is Phase.CIRCLING:
        name = context.names[view.turn]
        words = translate("thermals", "{name} looks for the best thermal.").format(name=name)
        return TURN_OF().format(name=name), words
    return translate("thermals", "The air changes"), translate("thermals", "Cards and dice come first.")


def _result(context: LayoutContext) -> Part:
    """A poster of the winners over the air, when all cards are played."""
    if context.view.phase is not Phase.OVER:
        return Part([])
    heights = context.view.heights
    words = cheer(leaders(heights), context.names)
    order = sorted(range(context.view.seats), key=lambda seat: -heights[seat])
    rows = tuple((context.names[seat], context.liveries[seat], metres(heights[seat])) for seat in order)
    air = context.air
    box = around(air.left + air.width * (1 + _LADDER) / 2, air.centre.y, 760.0, 440.0)
    return Part([box.piece("result", "result", (words, rows), 20, words)])
