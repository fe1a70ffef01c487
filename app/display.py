"""Whether there is a screen to open a window on; Qt itself would abort without a word that helps."""

from __future__ import annotations

import os
import sys
from collections.abc import Mapping

from app.refusal import Refusal

NEEDS_NO_SERVER = ("offscreen", "minimal", "vnc", "linuxfb", "eglfs")


def check_display(environment: Mapping[str, str] = os.environ, platform: str = sys.platform) -> None:
    """Refuse to start where no window can be shown."""
    if not platform.startswith("linux"):
        return
    chosen = environment.get("QT_QPA_PLATFORM", "")
    if chosen.startswith(NEEDS_NO_SERVER) or environment.get("DISPLAY") or environment.get("WAYLAND_DISPLAY"):
        return
    raise Refusal(
        "there is no display: start it from a graphical session, with `ssh -X`, or under `xvfb-run`; "
        "`voltige-cli play` works in a terminal"
    )


def missing_library(error: ImportError) -> Refusal:
    """What to install when Qt can't be loaded."""
    library = str(error).partition(":")[0].split()[-1] if ".so" in str(error) else ""
    if not library:
        return Refusal(f"Qt for Python can't be loaded ({error}); `make play` installs it")
    package = PACKAGES.get(library.partition(".so")[0], "")
    how = f"sudo apt-get install {package}" if package else "`make system` installs what Qt needs"
    return Refusal(f"the system library {library} is missing; {how}")


PACKAGES = {
    "libEGL": "libegl1",
    "libGL": "libgl1",
    "libxkbcommon": "libxkbcommon0",
    "libdbus-1": "libdbus-1-3",
    "libfontconfig": "libfontconfig1",
    "libglib-2.0": "libglib2.0-0",
}
"""Which Debian package brings a library."""
