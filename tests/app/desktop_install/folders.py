"""What lies in a folder."""

from __future__ import annotations

from pathlib import Path


def listed(folder: Path) -> dict[str, bytes | None]:
    """Every file with its content, and every folder."""
    return {str(path.relative_to(folder)): path.read_bytes() if path.is_file() else None for path in folder.rglob("*")}
