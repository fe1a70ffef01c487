"""What the paces are called."""

from __future__ import annotations

from collections.abc import Mapping

from ui.look.text import translate
from ui.table.story.pace import Pace


def pace_words() -> Mapping[Pace, str]:
    """Each pace in words, in the order in which they are offered."""
    return {
        Pace.CALM: translate("shell", "Calm"),
        Pace.BRISK: translate("shell", "Brisk"),
        Pace.AT_ONCE: translate("shell", "At once"),
    }
