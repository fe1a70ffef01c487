"""Simulations on the command line, and what they print for a program."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from app.cli import main

Printed = pytest.CaptureFixture[str]
Summary = dict[str, Any]


def simulated(printed: Printed, *arguments: str) -> Summary:
    """What `simulate` prints as JSON."""
    assert main(["simulate", *arguments, "--json"]) == 0
    return dict(json.loads(printed.readouterr().out))


def without_time(summary: Summary) -> Summary:
    return {key: value for key, value in summary.items() if key not in ("seconds", "moves_per_second")}


def kept(folder: Path, name: str, summary: Summary) -> str:
    """A summary in a file."""
    path = folder / name
    path.write_text(json.dumps(summary))
    return str(path)
