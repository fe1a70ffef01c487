"""The tree that bundles and releases are made of: a copy of what belongs to it, with nothing that lies around."""

from __future__ import annotations

import os
import shutil
import subprocess
from pathlib import Path
from typing import Final

from app.bundle.archive import DATA, PROGRAM

ROOT: Final = Path(__file__).resolve().parents[2]
LYING_AROUND: Final = (".venv", "build", "dist", "*.egg-info", "__pycache__", ".*_cache", ".hypothesis")
"""What work leaves in a tree; for trees that git does not know."""


def copy(to: Path) -> None:
    """Copy the tree; in a clone that is what git knows or would add."""
    shutil.rmtree(to, ignore_errors=True)
    if not (ROOT / ".git").exists():
        shutil.copytree(ROOT, to, ignore=shutil.ignore_patterns(*LYING_AROUND))
        return
    for name in git("ls-files", "-z", "--cached", "--others", "--exclude-standard").rstrip("\0").split("\0"):
        source, target = ROOT / name, to / name
        if source.is_file():
            target.parent.mkdir(parents=True, exist_ok=True)
            shutil.copyfile(source, target)
            target.chmod(PROGRAM if os.access(source, os.X_OK) else DATA)


def git(*words: str) -> str:
    """What git says of the tree."""
    return subprocess.run(["git", "-C", ROOT, *words], check=True, capture_output=True, text=True).stdout


def time_of_tree() -> int:
    """How old everything in a release is: as old as the last commit, whoever makes it and when."""
    named = os.environ.get("SOURCE_DATE_EPOCH", "")
    if named.isdigit():
        return int(named)
    if (ROOT / ".git").exists():
        return int(git("log", "-1", "--format=%ct"))
    return int((ROOT / "pyproject.toml").stat().st_mtime)
