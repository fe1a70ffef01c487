"""What the undo menu calls the moves of Lucky Loop."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from core.game import Action
from core.lucky_loop import actions as a
from ui.look.text import Words, translate

LABELS: Final[Mapping[type[Action], Words]] = {
    a.Exchange: lambda: translate("lucky_loop", "Exchange"),
    a.Draw: lambda: translate("lucky_loop", "Draw"),
    a.Discard: lambda: translate("lucky_loop", "Discard"),
    a.PresentThree: lambda: translate("lucky_loop", "Present a programme"),
    a.PresentOne: lambda: translate("lucky_loop", "Present a harder card"),
    a.PresentFree: lambda: translate("lucky_loop", "Lay the free programme"),
    a.Highlight: lambda: translate("lucky_loop", "Highlight"),
    a.BuyRedDie: lambda: translate("lucky_loop", "Buy the red die"),
    a.Throw: lambda: translate("lucky_loop", "Throw"),
    a.Reroll: lambda: translate("lucky_loop", "Roll again"),
    a.Complete: lambda: translate("lucky_loop", "Complete a card"),
    a.StopEarly: lambda: translate("lucky_loop", "Stop early"),
    a.Land: lambda: translate("lucky_loop", "Land"),
}
