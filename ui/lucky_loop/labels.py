"""What the undo menu calls the moves of Lucky Loop."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from core.game import Action
from core.lucky_loop import actions as a
from ui.look.text import Phrase

LABELS: Final[Mapping[type[Action], Phrase]] = {
    a.Exchange: Phrase("lucky_loop", "Exchange"),
    a.Draw: Phrase("lucky_loop", "Draw"),
    a.Discard: Phrase("lucky_loop", "Discard"),
    a.PresentThree: Phrase("lucky_loop", "Present a programme"),
    a.PresentOne: Phrase("lucky_loop", "Present a harder card"),
    a.PresentFree: Phrase("lucky_loop", "Lay the free programme"),
    a.Highlight: Phrase("lucky_loop", "Highlight"),
    a.BuyRedDie: Phrase("lucky_loop", "Buy the red die"),
    a.Throw: Phrase("lucky_loop", "Throw"),
    a.Reroll: Phrase("lucky_loop", "Roll again"),
    a.Complete: Phrase("lucky_loop", "Complete a card"),
    a.StopEarly: Phrase("lucky_loop", "Stop early"),
    a.Land: Phrase("lucky_loop", "Land"),
}
