"""Packages beside ours, as pip would leave them in a folder: modules, and the metadata that names their games."""

from __future__ import annotations

import atexit
import sys
import tempfile
import tomllib
from collections.abc import Mapping
from pathlib import Path

from core.registry import GROUP

SAMPLE = Path(__file__).parent / "sample_game"
"""The project of the sample game."""


def lay_down(folder: Path, package: str, games: Mapping[str, str], modules: Mapping[str, str] | None = None) -> Path:
    """Have a folder hold a package whose entry points are these games, and modules with this text."""
    metadata = folder / f"{package.replace('-', '_')}-1.0.dist-info"
    metadata.mkdir(parents=True, exist_ok=True)
    (metadata / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {package}\nVersion: 1.0\n")
    points = "".join(f"{name} = {place}\n" for name, place in games.items())
    (metadata / "entry_points.txt").write_text(f"[{GROUP}]\n{points}")
    for name, text in (modules or {}).items():
        (folder / f"{name}.py").write_text(text)
    return folder


def install_sample() -> None:
    """Have this process find the sample game as if pip had installed it, through its entry point alone."""
    folder = tempfile.TemporaryDirectory(prefix="voltige-sample-")
    atexit.register(folder.cleanup)
    written = tomllib.loads((SAMPLE / "pyproject.toml").read_text(encoding="utf-8"))
    project, (package, *_) = written["project"], written["tool"]["setuptools"]["packages"]
    beside = lay_down(Path(folder.name), project["name"], project["entry-points"][GROUP])
    (beside / package).symlink_to(SAMPLE / package, target_is_directory=True)
    sys.path.append(str(beside))
