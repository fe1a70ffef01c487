"""Bad input: one clear line, exit code 1."""

from __future__ import annotations


class Refusal(Exception):
    """What a person asked for can't be done; the message says why."""
