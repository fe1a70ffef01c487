"""From the tree to a bundle: a wheel, a folder by PyInstaller, what Linux does without, and two files to download."""

from __future__ import annotations

import lzma
import os
import platform
import shutil
import subprocess
import sys
import tomllib
import zipfile
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Final

from app.bundle import archive, icu_data, launcher, sources
from app.refusal import Refusal

SPEC: Final = Path(__file__).with_name("voltige.spec")
WORK: Final = Path("build/bundle")
MOST_UNPACKED, MOST_PACKED = 100_000_000, 40_000_000
"""What we promise that a bundle takes on the disk and over the line, in bytes."""


def make(to: Path, work: Path) -> Iterator[str]:
    """Make a bundle out of the tree; each line says what has been done."""
    work, time = work.resolve(), sources.time_of_tree()
    to.mkdir(parents=True, exist_ok=True)
    sources.copy(work / "source")
    wheel = make_wheel(work / "source", work / "wheel", time)
    folder = make_folder(wheel, work, time)
    size = sum(archive.sizes(folder))
    yield f"{folder}: {megabytes(size)} unpacked"
    if sys.platform != "linux":
        return
    _keep(size, MOST_UNPACKED, "unpacked")
    name = name_of(work / "source")
    launcher.make(folder, to / name, time)
    with lzma.open(to / f"{name}.tar.xz", "wb") as packed:
        archive.pack(folder, packed, time, inside=name)
    for path in (to / name, to / f"{name}.tar.xz"):
        yield f"{path}: {megabytes(path.stat().st_size)} to download"
        _keep(path.stat().st_size, MOST_PACKED, "to download")


def make_wheel(source: Path, to: Path, time: int) -> Path:
    """The wheel of a tree; what is in a bundle is what is in the wheel."""
    shutil.rmtree(to, ignore_errors=True)
    run("the wheel", ["build", "--wheel", "--no-isolation", "--outdir", str(to), str(source)], source, time)
    return next(to.glob("*.whl"))


def make_folder(wheel: Path, work: Path, time: int) -> Path:
    """The folder of a bundle, made by PyInstaller out of an unpacked wheel."""
    for left in ("tree", "folder", "pyinstaller"):
        shutil.rmtree(work / left, ignore_errors=True)
    with zipfile.ZipFile(wheel) as packed:
        packed.extractall(work / "tree")
    words = ["PyInstaller", "--noconfirm", "--log-level", "WARN", "--distpath", str(work / "folder")]
    words += ["--workpath", str(work / "pyinstaller"), str(SPEC)]
    run("the folder", words, work, time, VOLTIGE_TREE=str(work / "tree"))
    folder = work / "folder" / "voltige"
    if sys.platform == "linux":
        (folder / "voltige-cli").symlink_to("voltige")
        for library in folder.glob("_internal/PySide6/Qt/lib/libicudata.so.*"):
            icu_data.cut(library)
    return folder


def run(what: str, words: list[str], where: Path, time: int, **more: str) -> None:
    """Run a module of Python that makes something; what it says is kept, and said where it fails."""
    environment: Mapping[str, str] = {
        **{name: value for name, value in os.environ.items() if name != "PYTHONPATH"},
        "SOURCE_DATE_EPOCH": str(time),
        # The order in which sets are written down must not be chance.
        "PYTHONHASHSEED": "0",
        **more,
    }
    log = where.parent / f"{words[0]}.log"
    with log.open("w", encoding="utf-8") as said:
        command = [sys.executable, "-P", "-m", *words]
        done = subprocess.run(command, cwd=where, env=environment, stdout=said, stderr=subprocess.STDOUT)
    if done.returncode:
        raise Refusal(f"{what} can't be made; {words[0]} says why in {log}")


def version(source: Path) -> str:
    """The version of a tree."""
    return str(tomllib.loads((source / "pyproject.toml").read_text(encoding="utf-8"))["project"]["version"])


def name_of(source: Path) -> str:
    """What the file is called that people download and start."""
    return f"voltige-{version(source)}-{sys.platform}-{platform.machine()}"


def megabytes(size: int) -> str:
    return f"{size / 1e6:.1f} MB"


def _keep(size: int, most: int, what: str) -> None:
    if size > most:
        raise Refusal(f"{megabytes(size)} {what} are more than the {megabytes(most)} that we promise")
