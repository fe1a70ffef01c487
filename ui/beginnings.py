"""What sets a new game apart from every other: its luck, and when it began."""

from __future__ import annotations

import secrets
import time

from core.record import SEED_BITS


def new_seed() -> int:
    """Luck that nobody can foresee."""
    return secrets.randbits(SEED_BITS)


def now() -> str:
    """The moment, as the header of a game has it."""
    return time.strftime("%Y-%m-%dT%H:%M:%S")
