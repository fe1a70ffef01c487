"""The buttons to watch the last shot again, slowly if wanted, and to practise."""

from __future__ import annotations

from typing import Final

from ui.look.text import Phrase
from ui.table.layout.boxes import around, spread
from ui.table.layout.part import Part
from ui.table.pieces import PRACTISE, REPLAY, RETRY, SLOWLY
from ui.targets.layout.context import LayoutContext
from ui.targets.layout.regions import Z

_WIDEST: Final = 72.0
_BUTTONS: Final[dict[str, Phrase]] = {
    REPLAY: Phrase("targets", "Watch the last shot again"),
    SLOWLY: Phrase("targets", "Slow motion"),
    PRACTISE: Phrase("targets", "Practise: flick as often as you like, and nothing counts"),
    RETRY: Phrase("targets", "The same flick again, with other luck"),
}


def film_buttons_part(context: LayoutContext) -> Part:
    """One button beside the other, each always in its place."""
    row = context.regions.films
    wide = min(_WIDEST, (row.width - 24.0) / len(_BUTTONS))
    places = spread(len(_BUTTONS), row, wide, 8.0, at=0.0)
    return Part(
        [
            around(x, row.centre.y, wide, row.height).piece(
                button, "film", (button.partition(":")[2], button in context.moment.pressed), Z.PROMPT, words()
            )
            for x, (button, words) in zip(places, _BUTTONS.items(), strict=True)
            if button in context.moment.films
        ]
    )
