"""Which kinds of display there are to open a window on."""

from __future__ import annotations

import os
import sys
from collections.abc import Mapping

from app.refusal import Refusal

X, WAY = "xcb", "wayland"
"""What Qt calls the two kinds of display."""


def kinds(environment: Mapping[str, str] = os.environ) -> list[str]:
    """The kinds of display that Qt is going to try, in its order."""
    chosen = environment.get("QT_QPA_PLATFORM", "")
    if chosen:
        return [word.partition(":")[0] for word in chosen.split(";")]
    found = [WAY] if environment.get("WAYLAND_DISPLAY") else []
    return [*found, X] if environment.get("DISPLAY") else found


def require_display(environment: Mapping[str, str] = os.environ, platform: str = sys.platform) -> None:
    """Refuse to start where no display is named; whether one answers is for Qt to find out."""
    if platform.startswith("linux") and not kinds(environment):
        from app.system.display_faults import nowhere

        raise Refusal(nowhere())
