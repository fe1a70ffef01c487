"""Why no window can be shown: Qt itself would abort without a helpful message."""

from __future__ import annotations

import os
import sys
from collections.abc import Mapping

from app.refusal import Refusal
from app.system.display import WAY, X, kinds
from app.system.libraries import QT, WAYLAND, X11, missing, request
from app.words import translate

LIBRARIES: Mapping[str, Mapping[str, str]] = {X: X11, WAY: WAYLAND}


def check_display(environment: Mapping[str, str] = os.environ, platform: str = sys.platform) -> None:
    """Refuse where no window can be shown; this takes a while, and Qt has failed before it is asked."""
    if not platform.startswith("linux"):
        return
    faults = [_fault(kind, environment) for kind in kinds(environment)] or [nowhere()]
    if None not in faults:
        raise Refusal(faults[-1])


def nowhere() -> str:
    return translate(
        "command",
        "there is no display: start it from a graphical session, with `ssh -X`, or under `xvfb-run`; "
        "`voltige-cli play` works in a terminal",
    )


def _fault(kind: str, environment: Mapping[str, str]) -> str | None:
    """Why no window can be shown on a kind of display; None if it can, or if that needs no server."""
    if kind not in LIBRARIES:
        return None
    variable, reached = ("DISPLAY", _x_answers) if kind == X else ("WAYLAND_DISPLAY", _wayland_answers)
    name = environment.get(variable, "")
    if not name:
        return nowhere()
    lacking = missing((*QT, *LIBRARIES[kind]))
    if lacking:
        return request(lacking)
    if not reached(name, environment):
        words = translate("command", "the display {name} does not answer or refuses access; is {variable} right?")
        return words.format(name=repr(name), variable=variable)
    return None


def _x_answers(name: str, environment: Mapping[str, str]) -> bool:
    """Whether an X server lets us in; asked by the library that Qt asks."""
    import ctypes

    xcb = ctypes.CDLL("libxcb.so.1")
    xcb.xcb_connect.restype = ctypes.c_void_p
    xcb.xcb_connection_has_error.argtypes = xcb.xcb_disconnect.argtypes = [ctypes.c_void_p]
    connection = xcb.xcb_connect(os.fsencode(name), None)
    failed = xcb.xcb_connection_has_error(connection)
    xcb.xcb_disconnect(connection)
    return not failed


def _wayland_answers(name: str, environment: Mapping[str, str]) -> bool:
    """Whether a compositor listens; a name is a socket in the folder of the session, unless it is a whole path."""
    import socket

    with socket.socket(socket.AF_UNIX) as caller:
        try:
            caller.connect(os.path.join(environment.get("XDG_RUNTIME_DIR", ""), name))
        except (OSError, ValueError):
            return False
    return True
