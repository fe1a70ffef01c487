"""The licences of what a bundle brings along: they ask to be handed on with it."""

from __future__ import annotations

import sys
import sysconfig
from collections.abc import Iterator
from importlib.metadata import distribution
from pathlib import Path
from typing import Final

FOLDER: Final = "licences"
PACKAGES: Final = ("cffi", "miniaudio", "msgspec", "openskill", "pyinstaller", "pymunk")
NAMES: Final = ("licen", "copying", "authors", "notice")
"""How files begin that say what may be done, and who did it."""
OF_QT: Final = ("LGPL-3", "GPL-3")
"""Qt's wheels bring no text of their licence; Debian has it."""
TEXTS: Final = Path("/usr/share/common-licenses")


def licences() -> list[tuple[str, str]]:
    """All that can be found here: where each lies, and the folder that it goes to."""
    qt = [(TEXTS / name, "Qt") for name in OF_QT]
    found = [*_of_packages(), *qt, *((place, "Python") for place in _of_python())]
    return sorted((str(path), f"{FOLDER}/{package}") for path, package in found if path.is_file())


def _of_packages() -> Iterator[tuple[Path, str]]:
    for package in PACKAGES:
        for file in distribution(package).files or ():
            if ".dist-info" in file.parts[0] and file.name.lower().startswith(NAMES):
                yield Path(str(file.locate())), package


def _of_python() -> Iterator[Path]:
    yield Path(sysconfig.get_path("stdlib")) / "LICENSE.txt"
    yield Path("/usr/share/doc/python{}.{}/copyright".format(*sys.version_info))
