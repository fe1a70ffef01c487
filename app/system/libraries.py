"""The system libraries that Qt's wheels do not bring along, and the Debian packages that hold them."""

from __future__ import annotations

import shutil
from collections.abc import Iterable, Mapping, Sequence

from app.words import translate

# `make play` reads this with the system's Python before anything is installed: the standard library only.

QT: Mapping[str, str] = {
    "libglib-2.0.so.0": "libglib2.0-0",
    "libgthread-2.0.so.0": "libglib2.0-0",
    "libEGL.so.1": "libegl1",
    "libGL.so.1": "libgl1",
    "libX11.so.6": "libx11-6",
    "libxkbcommon.so.0": "libxkbcommon0",
    "libfontconfig.so.1": "libfontconfig1",
    "libfreetype.so.6": "libfreetype6",
    "libdbus-1.so.3": "libdbus-1-3",
    "libgssapi_krb5.so.2": "libgssapi-krb5-2",
    "libbrotlicommon.so.1": "libbrotli1",
    "libbrotlidec.so.1": "libbrotli1",
    "libz.so.1": "zlib1g",
    "libzstd.so.1": "libzstd1",
}
"""What Qt can't be loaded without. Where Debian has added t64 to a name, the new package also provides the old one."""

X11: Mapping[str, str] = {
    "libX11-xcb.so.1": "libx11-xcb1",
    "libxcb.so.1": "libxcb1",
    "libxcb-cursor.so.0": "libxcb-cursor0",
    "libxcb-icccm.so.4": "libxcb-icccm4",
    "libxcb-image.so.0": "libxcb-image0",
    "libxcb-keysyms.so.1": "libxcb-keysyms1",
    "libxcb-randr.so.0": "libxcb-randr0",
    "libxcb-render.so.0": "libxcb-render0",
    "libxcb-render-util.so.0": "libxcb-render-util0",
    "libxcb-shape.so.0": "libxcb-shape0",
    "libxcb-shm.so.0": "libxcb-shm0",
    "libxcb-sync.so.1": "libxcb-sync1",
    "libxcb-util.so.1": "libxcb-util1",
    "libxcb-xfixes.so.0": "libxcb-xfixes0",
    "libxcb-xkb.so.1": "libxcb-xkb1",
    "libxkbcommon-x11.so.0": "libxkbcommon-x11-0",
}
"""What Qt needs besides to show a window on an X server."""

WAYLAND: Mapping[str, str] = {
    "libwayland-client.so.0": "libwayland-client0",
    "libwayland-cursor.so.0": "libwayland-cursor0",
    "libwayland-egl.so.1": "libwayland-egl1",
}
"""What Qt needs besides to show a window on a Wayland compositor."""

PACKAGES: Mapping[str, str] = {**QT, **X11, **WAYLAND}


def missing(libraries: Iterable[str]) -> list[str]:
    """Those of the libraries that can't be loaded here."""
    return [library for library in libraries if not _loads(library)]


def _loads(library: str) -> bool:
    # Asked for only where something is amiss.
    import ctypes

    try:
        ctypes.CDLL(library)
    except OSError:
        return False
    return True


def packages(libraries: Iterable[str]) -> list[str]:
    """The Debian packages that hold the libraries, each once."""
    return list(dict.fromkeys(PACKAGES[library] for library in libraries))


def request(libraries: Sequence[str]) -> str:
    """Which libraries are missing, and how to get them."""
    if not shutil.which("apt-get"):
        words = translate("command", "Qt needs system libraries that are missing here; please install {libraries}")
        return words.format(libraries=", ".join(libraries))
    words = translate("command", "Qt needs system libraries that are missing here ({library}); please run: {command}")
    others = translate("command", "{library} and {count} more").format(library=libraries[0], count=len(libraries) - 1)
    command = f"sudo apt-get install {' '.join(packages(libraries))}"
    return words.format(library=others if len(libraries) > 1 else libraries[0], command=command)
