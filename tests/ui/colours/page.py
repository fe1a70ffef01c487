"""The page of the docs that says how far apart the liveries are to all eyes."""

from __future__ import annotations

from itertools import combinations
from pathlib import Path
from typing import Final

from tests.ui.colours.difference import difference, lab
from tests.ui.colours.eyes import Eyes, seen
from tests.ui.contrast.colours import rgb
from ui.look.theme import LIVERIES

PAGE: Final = Path(__file__).parents[3] / "docs" / "colours.md"
CLOSE: Final = 10.0
"""Two colours that are less apart are set in bold: there it is the shape that tells."""
_BEGINNING: Final = """# Colours

A player's colour is never the only sign: every livery has a shape of its own, on every piece that says whose it is and
beside every name. A test paints all these pieces with everybody in the same colour, and compares the pictures of every
two liveries ([tests/ui/colours](../tests/ui/colours)).

The table says how far apart two liveries look (ΔE2000; 1 is hardly noticed, 10 is plain to see) to usual eyes, to
people without red, green or blue cones, and in grey. What is below 10 is in bold: there people go by the shape.
`make colours` writes this page.

"""


def page() -> str:
    """All pairs of liveries, the closest first."""
    rows = [(apart(one, other), one, other) for one, other in combinations(LIVERIES, 2)]
    heads = ["liveries", "shapes", *Eyes]
    lines = [heads, ["---", "---", *("--:" for _ in Eyes)]]
    for found, one, other in sorted(rows, key=lambda row: min(row[0])):
        shapes = f"{LIVERIES[one].shape}, {LIVERIES[other].shape}"
        lines.append([f"{one}, {other}", shapes, *map(_figure, found)])
    return _BEGINNING + "".join(f"| {' | '.join(line)} |\n" for line in lines)


def apart(one: str, other: str) -> tuple[float, ...]:
    """How far apart two liveries are to each kind of eyes."""
    first, second = (rgb(LIVERIES[name].fill) for name in (one, other))
    return tuple(difference(lab(seen(first, eyes)), lab(seen(second, eyes))) for eyes in Eyes)


def _figure(found: float) -> str:
    return f"**{found:.1f}**" if found < CLOSE else f"{found:.1f}"
