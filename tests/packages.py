"""Packages beside ours, as pip would leave them in a folder: modules, and the metadata that names their games."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path


def lay_down(folder: Path, package: str, games: Mapping[str, str], modules: Mapping[str, str] | None = None) -> Path:
    """Have a folder hold a package whose entry points are these games, and modules with this text."""
    metadata = folder / f"{package.replace('-', '_')}-1.0.dist-info"
    metadata.mkdir(parents=True, exist_ok=True)
    (metadata / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {package}\nVersion: 1.0\n")
    points = "".join(f"{name} = {place}\n" for name, place in games.items())
    (metadata / "entry_points.txt").write_text(f"[voltige.games]\n{points}")
    for name, text in (modules or {}).items():
        (folder / f"{name}.py").write_text(text)
    return folder
