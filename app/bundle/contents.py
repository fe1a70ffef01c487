"""What of ours, Python, Qt and the system goes into a bundle; the spec does what is decided here."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Callable, Collection, Iterable
from fnmatch import fnmatch
from pathlib import Path, PurePath
from typing import Final, NamedTuple

from app.system.libraries import PACKAGES

PARTS: Final = ("app", "core", "resources", "ui")
UNUSED: Final = (
    *("_bz2", "_hashlib", "_lzma", "_ssl", "_uuid", "readline"),
    *("asyncio", "attr", "distutils", "pydoc", "setuptools", "ssl", "tkinter"),
)
"""Modules that something names but Voltige never uses; Python has ways without those of the first line."""
HOOKS: Final = ("pyi_rth_multiprocessing",)
"""What PyInstaller would run before everything else; the entry does this one's work where it is needed."""
PLUGINS: Final = (
    "platforms/*xcb*",
    "platforms/*wayland*",
    "platforms/*offscreen*",
    "platforms/*windows*",
    "platforms/*cocoa*",
    "platforminputcontexts/*",
    "platformthemes/*xdgdesktopportal*",
    "wayland-decoration-client/*",
    "wayland-shell-integration/*xdg-shell*",
    "styles/*",
    "iconengines/*svg*",
    "imageformats/*svg*",
    "imageformats/*jpeg*",
    "imageformats/*webp*",
)
"""Qt's plugins that show the window, understand the keyboard, and read and write the pictures that people ask for."""
WORDS: Final = ("qtbase_fr.qm",)
"""What Qt says in its own dialogs, in the languages that Voltige speaks; English is built in."""
BRINGS: Final = (
    "libffi.so.*",
    "libsqlite3.so.*",
    "libxcb-cursor.so.*",
    "libxcb-icccm.so.*",
    "libxcb-image.so.*",
    "libxcb-keysyms.so.*",
    "libxcb-render-util.so.*",
    "libxcb-util.so.*",
    "libxkbcommon-x11.so.*",
)
"""Libraries of the building system that come along: small ones that desktops may lack, or have in another version."""
EVERYWHERE: Final = (
    *("ld-linux*", "libc.so.*", "libdl.so.*", "libm.so.*", "libmvec.so.*", "libpthread.so.*", "libresolv.so.*"),
    *("librt.so.*", "libutil.so.*", "libstdc++.so.*", "libgcc_s.so.*"),
)
"""What every system has on which programs run; graphics drivers need its own one of these."""


class Item(NamedTuple):
    """A file as PyInstaller lists it: where it goes, where it lies (or what it points to), and what it is."""

    goes_to: str
    lies_in: str
    kind: str

    @property
    def name(self) -> str:
        return PurePath(self.goes_to).name


Needs = Callable[[str], Collection[str]]
"""The names of the libraries that a library or program asks for when it is loaded."""


def modules(tree: Path) -> list[str]:
    """Every module of ours, for most are imported by name when they are needed, which no analysis can see."""
    found = (path.relative_to(tree).with_suffix("") for part in PARTS for path in (tree / part).rglob("*.py"))
    return sorted(".".join(path.parent.parts if path.name == "__init__" else path.parts) for path in found)


def imported_with(module: str) -> list[str]:
    """A module and what comes along when it is imported, also where it is compiled and no analysis can see that."""
    program = f"import sys; before = set(sys.modules); import {module}; print(*set(sys.modules) - before)"
    done = subprocess.run([sys.executable, "-I", "-c", program], check=True, capture_output=True, text=True)
    return sorted(done.stdout.split())


def resources(tree: Path) -> list[tuple[str, str]]:
    """Every file of ours that is no module, with the version that is installed."""
    metadata = [path for path in tree.glob("*.dist-info/*") if path.name in ("METADATA", "entry_points.txt")]
    licences = [path for path in tree.glob("*.dist-info/licenses/**/*") if path.is_file()]
    files = [path for path in (tree / "resources").rglob("*") if path.is_file() and path.suffix not in (".py", ".pyc")]
    return [(str(path), path.parent.relative_to(tree).as_posix()) for path in sorted([*metadata, *licences, *files])]


def data(items: Iterable[Item], libraries: Collection[str]) -> list[Item]:
    """The data that are used, and the links to libraries that are there."""
    return [item for item in items if (_leads_to(item) in libraries if item.kind == "SYMLINK" else _is_read(item))]


def _leads_to(item: Item) -> str:
    return (PurePath(item.goes_to).parent / item.lies_in).as_posix()


def _is_read(item: Item) -> bool:
    return item.name in WORDS or not (item.name.endswith(".qm") and "/translations/" in item.goes_to)


def libraries(items: Collection[Item], needs: Needs) -> list[Item]:
    """On Linux: Python's and Qt's own that are used, and of the system's what it may lack."""
    own = [item for item in items if not _is_of_the_system(item)]
    known = {item.name: item for item in own if _is_qt(item)}
    wanted = [item for item in own if not _is_qt(item) and _is_used(item)]
    # It grows while it is read: what is needed needs others.
    for item in wanted:
        wanted += [known.pop(name) for name in needs(item.lies_in) if name in known]
    return sorted(wanted)


def plugins(items: Iterable[Item]) -> list[Item]:
    """Elsewhere: all but Qt's plugins that are not used."""
    return [item for item in items if _is_used(item)]


def unmet(items: Collection[Item], needs: Needs) -> dict[str, str]:
    """What a bundle would ask of a system without having named it, and for whom."""
    promised = {*(item.name for item in items), *PACKAGES}
    return {
        name: item.name
        for item in items
        for name in needs(item.lies_in)
        if name not in promised and not _fits(name, EVERYWHERE)
    }


def _is_qt(item: Item) -> bool:
    return "/Qt/lib/" in item.goes_to


def _is_used(item: Item) -> bool:
    _, marked, plugin = item.goes_to.replace("\\", "/").partition("/plugins/")
    return not marked or _fits(plugin, PLUGINS)


def _is_of_the_system(item: Item) -> bool:
    if item.kind == "EXTENSION" or item.name.startswith("libpython"):
        return False
    return item.lies_in.startswith(("/lib", "/usr/lib")) and not _fits(item.name, BRINGS)


def _fits(name: str, patterns: Iterable[str]) -> bool:
    return any(fnmatch(name, pattern) for pattern in patterns)
