"""In front of the viewer: the hand, a free programme on stage or about to be laid, and tokens."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from core.cards import Cards
from core.lucky_loop.box import BOX, DIFFICULTY, FIGURES, FREE_SIZES, HAND
from ui.look.phrases import YOUR_HAND
from ui.look.text import titled, translate
from ui.lucky_loop.layout.context import LayoutContext, card_of
from ui.lucky_loop.layout.regions import CARD_RATIO, EDGE, Z
from ui.lucky_loop.words import tokens_text
from ui.table.layout.boxes import Box, around, spread
from ui.table.layout.part import Part
from ui.table.pieces import Piece

_GAP = 8.0
_ASIDE = 3
"""So many cards in hand lie in a row while somebody's free programme is on stage."""
_CAPTION = 40.0
_PAD = 14.0
_TOKEN = 56.0
_TOKENS_SHOWN = 5


def hand_part(context: LayoutContext) -> Part:
    """The hand, the free programme that is being laid, and tokens."""
    hand = _hand_box(context)
    zones = []
    pieces = _hand(context, hand) + _purse(context)
    if context.person is not None:
        zones.append(hand.zone("hand", YOUR_HAND()))
    if context.choosing_free:
        free = _free_box(context)
        zones.append(free.zone("free", translate("lucky_loop", "Free programme")))
        pieces += _being_laid(context, free)
    return Part(pieces, zones)


def _hand_box(context: LayoutContext) -> Box:
    """The whole stage, or the part that a free programme leaves."""
    stage = context.regions.stage
    if context.on_stage is not None:
        width = min(_ASIDE, len(context.view.hands[context.near])) * (_aside_width(stage) + _GAP) - _GAP
        return Box(stage.left, stage.top, max(0.0, width), stage.height)
    if context.choosing_free:
        return Box(stage.left, stage.top, _free_box(context).left - EDGE - stage.left, stage.height)
    return stage


def _hand(context: LayoutContext, box: Box) -> list[Piece]:
    held = context.view.hands[context.near]
    # Only who sees the faces may have them sorted: the order of hidden cards would tell them.
    cards = sorted(held) if context.seat is None else _by_figure(context, held)
    cards = [card for card in cards if card not in context.staged_cards]
    if context.on_stage is not None:
        boxes = _card_rows(len(cards), box, _aside_width(box))
    else:
        boxes = _card_row(
            len(cards), box, _laid_width(context) if context.choosing_free else _held_width(len(cards), box)
        )
    show = context.back if context.seat is None else context.card
    return [show(card, at, Z.HAND + place) for place, (card, at) in enumerate(zip(cards, boxes, strict=True))]


def _held_width(count: int, box: Box) -> float:
    """Cards lie side by side, since every mark on them counts; more than a hand of them are smaller."""
    return _fitting(max(count, HAND), box)


def _fitting(count: int, box: Box) -> float:
    """The width of so many cards that fill a box."""
    return min(box.height / CARD_RATIO, (box.width - (count - 1) * _GAP) / count)


def _aside_width(box: Box) -> float:
    """The width of cards that lie in two rows."""
    return (box.height - _GAP) / 2 / CARD_RATIO


def _by_figure(context: LayoutContext, cards: Cards) -> list[int]:
    faces, order = context.view.faces, list(FIGURES)
    return sorted(cards, key=lambda card: (order.index(faces[card][0]), DIFFICULTY[faces[card]], card))


def _card_row(count: int, box: Box, width: float) -> list[Box]:
    height = width * CARD_RATIO
    y = box.centre.y
    return [around(x, y, width, height) for x in spread(count, box, width, _GAP)]


def _card_rows(count: int, box: Box, width: float) -> list[Box]:
    """Cards in as many rows as they need."""
    height = width * CARD_RATIO
    rows = -(-count // _ASIDE)
    top = box.centre.y - (rows * (height + _GAP) - _GAP) / 2
    return [
        Box(box.left + place % _ASIDE * (width + _GAP), top + place // _ASIDE * (height + _GAP), width, height)
        for place in range(count)
    ]


# --- free programmes -------------------------------------------------------------------------------------


def _free_box(context: LayoutContext) -> Box:
    """The place for a free programme: room for three cards, and more once more are laid."""
    stage = context.regions.stage
    width = _free_places(context) * (_laid_width(context) + _GAP) - _GAP + 2 * _PAD
    return Box(stage.right - width, stage.top, width, stage.height)


def _free_places(context: LayoutContext) -> int:
    return max(FREE_SIZES[0], len(context.staged_on("free")))


def _laid_width(context: LayoutContext) -> float:
    """The width of the cards of a free programme and of those still in hand, which all lie in one row."""
    stage = context.regions.stage
    held = len(context.view.hands[context.near]) - len(context.staged_on("free"))
    room = Box(stage.left, stage.top, stage.width - 2 * _PAD - EDGE, stage.height - _CAPTION - _GAP)
    return _fitting(held + _free_places(context), room)


def _being_laid(context: LayoutContext, box: Box) -> list[Piece]:
    """The place for a free programme, and the cards put there so far."""
    staged = [card for piece in context.staged_on("free") if (card := card_of(piece)) is not None]
    title = translate("lucky_loop", "Free programme")
    note = translate("lucky_loop", "3 to 6 cards, {least} or more in all, at most 6 dice").format(
        least=BOX.free_difficulty
    )
    place = box.piece("free", "stage", (title, "" if staged else note, True), Z.PANEL, titled(title, note))
    boxes = _card_row(len(staged), _under_caption(box), _laid_width(context))
    cards = zip(staged, boxes, strict=True)
    return [place, *(context.card(card, at, Z.HAND + order) for order, (card, at) in enumerate(cards))]


def _under_caption(box: Box) -> Box:
    return Box(box.left + _PAD, box.top + _CAPTION, box.width - 2 * _PAD, box.height - _CAPTION - _GAP)


def _stage_box(context: LayoutContext) -> Box:
    """Where a free programme lies to be flown: the whole stage, unless cards in hand need a part of it."""
    stage = context.regions.stage
    if not context.view.hands[context.near]:
        return stage
    left = _hand_box(context).right + EDGE
    return Box(left, stage.top, stage.right - left, stage.height)


def stage_boxes(context: LayoutContext) -> Mapping[int, Box]:
    """Where the cards of the free programme on stage lie."""
    if context.on_stage is None:
        return {}
    cards = context.view.free[context.on_stage]
    box = _under_caption(_stage_box(context))
    return dict(zip(cards, _card_row(len(cards), box, _fitting(len(cards), box)), strict=True))


def stage_part(context: LayoutContext) -> Part:
    """The free programme on stage, with its highlight token."""
    owner = context.on_stage
    if owner is None:
        return Part([], [])
    title = translate("lucky_loop", "{name}: free programme").format(name=context.names[owner])
    boxes = stage_boxes(context)
    pieces = [_stage_box(context).piece("stage", "stage", (title, "", False), Z.PANEL, title)]
    pieces += [context.card(card, box, Z.CARD) for card, box in boxes.items()]
    return Part([*pieces, *_highlight_on(context, boxes)], [])


def _highlight_on(context: LayoutContext, boxes: Mapping[int, Box]) -> list[Piece]:
    flight, owner = context.flight, context.on_stage
    box = boxes.get(flight.highlight) if flight is not None and flight.highlight is not None else None
    if box is None:
        return []
    id = "highlight" if owner == context.near else f"highlight:{owner}"
    label = translate("lucky_loop", "Highlighted: only exact counts, and it counts double")
    size = box.width * 0.36
    at = around(box.left + box.width * 0.84, box.top + box.height * 0.4, size, size)
    return [at.piece(id, "highlight", None, Z.TOKEN, label)]


# --- tokens ----------------------------------------------------------------------------------------------


def _purse(context: LayoutContext) -> list[Piece]:
    """The tokens of the near seat, the top one to be lifted, and beside them its highlight token."""
    box, count = context.regions.purse, context.view.tokens[context.near]
    number = context.view.round
    highlight = context.view.in_final_phase(context.near) and not _flown(context)
    text = translate("lucky_loop", "Round {round}").format(round=number)
    pieces = [
        context.regions.round.piece("round", "round", number, Z.PANEL, text),
        box.piece("purse", "purse", (count, highlight), Z.PANEL, tokens_text(count)),
        *_stack(context, box.moved(-28.0 if highlight else 0.0, 0.0)),
    ]
    if highlight:
        label = translate("lucky_loop", "{name}'s highlight token").format(name=context.names[context.near])
        if context.near == context.person:
            label = translate("lucky_loop", "Your highlight token")
        at = around(box.centre.x + 28.0, box.centre.y - 14.0, 52.0, 52.0)
        pieces.append(at.piece("highlight", "highlight", None, Z.TOKEN, label))
    return pieces


def _flown(context: LayoutContext) -> bool:
    """Whether the near seat's highlight token lies on a card."""
    flight = context.flight
    return (
        context.on_stage == context.near and flight is not None and flight.highlight in context.view.free[context.near]
    )


def _stack(context: LayoutContext, box: Box) -> Sequence[Piece]:
    count = context.view.tokens[context.near]
    shown = range(max(0, count - _TOKENS_SHOWN), count)
    label = tokens_text(count)
    return [
        around(box.centre.x, box.bottom - 72.0 - 7.0 * height, _TOKEN, _TOKEN).piece(
            f"token:{context.near}:{token}", "token", None, Z.TOKEN + height, label, origin="token:supply"
        )
        for height, token in enumerate(shown)
    ]
