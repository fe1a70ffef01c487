"""From a clean tree to a release: wheel, source archive, bundle, notes and checksums."""

from __future__ import annotations

import hashlib
import shutil
import subprocess
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Final

from app.bundle import sources
from app.bundle.making import make as make_bundle
from app.bundle.making import version
from app.refusal import Refusal
from app.release.changelog import notes
from app.release.source_archive import make_archive

NOTES, SUMS = "RELEASE_NOTES.md", "SHA256SUMS"
CHECKS: Final[Sequence[Sequence[str]]] = (("twine", "check", "--strict"), ("check_wheel_contents",))


def check_tree() -> None:
    """Refuse to release what nobody else can get: changes that are not committed."""
    if not (sources.ROOT / ".git").exists():
        raise Refusal("this is no clone; a release is made of commits")
    changed = sources.git("status", "--porcelain").splitlines()
    if changed:
        names = ", ".join(line[3:] for line in changed[:3])
        raise Refusal(f"a release is made of commits, and there are changes that are not in one: {names}")


def release(to: Path, work: Path) -> Iterator[str]:
    """Make everything, check it, and write down its checksums; each line says what has been done."""
    check_tree()
    number = version(sources.ROOT)
    told = notes((sources.ROOT / "CHANGELOG.md").read_text(encoding="utf-8"), number)
    shutil.rmtree(to, ignore_errors=True)
    to.mkdir(parents=True)
    work, time = work.resolve(), sources.time_of_tree()
    yield from make_bundle(to, work)
    (wheel,) = (work / "wheel").glob("*.whl")
    packages = [Path(shutil.copy(wheel, to)), make_archive(work / "source", to, work, time)]
    for check, files in zip(CHECKS, (packages, packages[:1]), strict=True):
        check_packages(check, files)
    yield f"{', '.join(path.name for path in packages)}: {' and '.join(check[0] for check in CHECKS)} find no fault"
    (to / NOTES).write_text(told, encoding="utf-8")
    (to / SUMS).write_text(sums(to), encoding="utf-8")
    yield f"{to}: version {number}, {len(list(to.iterdir()))} files"


def check_packages(check: Sequence[str], files: Sequence[Path]) -> None:
    """Have a tool look at packages; what it finds is a refusal."""
    command = [sys.executable, "-m", *check, *map(str, files)]
    done = subprocess.run(command, cwd=sources.ROOT, capture_output=True, text=True)
    if done.returncode:
        said = (done.stdout + done.stderr).strip().splitlines()
        raise Refusal(f"{check[0]} finds fault: {' '.join(said)}")


def sums(folder: Path) -> str:
    """The checksums of all files, as `sha256sum --check` reads them."""
    files = sorted(path for path in folder.iterdir() if path.name != SUMS)
    return "".join(f"{hashlib.sha256(path.read_bytes()).hexdigest()}  {path.name}\n" for path in files)


def differences(one: Path, other: Path) -> list[str]:
    """The files of two releases that are not the same."""
    found = ({line.split()[1]: line for line in (folder / SUMS).read_text().splitlines()} for folder in (one, other))
    first, second = found
    return sorted(name for name in first.keys() | second.keys() if first.get(name) != second.get(name))
