"""Positions of which one number or word was changed, and which the audit lets pass all the same."""

from __future__ import annotations

import random
from collections.abc import Iterable, Iterator, Sequence
from typing import Any

import msgspec

from core.game import Corrupt, Game


def sound_though_damaged(
    game: Game[Any, Any], states: Iterable[Any], tries: int, numbers: Sequence[Any], words: Sequence[str], seed: int
) -> Iterator[Any]:
    """Damaged positions that decode and pass the audit, so they must be playable."""
    rng = random.Random(seed)
    for state in states:
        for _ in range(tries):
            raw = msgspec.json.decode(msgspec.json.encode(state))
            _damage(raw, rng, numbers, words)
            try:
                damaged = msgspec.convert(raw, game.state)
                game.audit(damaged)
            except (msgspec.ValidationError, Corrupt):
                continue
            yield damaged


def _damage(raw: Any, rng: random.Random, numbers: Sequence[Any], words: Sequence[str]) -> None:
    """Change one leaf of a tree of lists and dicts, or the length of one list."""
    node, key = raw, rng.choice(list(raw))
    while isinstance(node[key], dict | list) and node[key] and rng.random() < 0.9:
        node = node[key]
        key = rng.choice(list(node)) if isinstance(node, dict) else rng.randrange(len(node))
    match node[key]:
        case list() as items:
            items.pop() if items and rng.random() < 0.5 else items.append(rng.choice((*numbers, *words, [])))
        case dict() as fields:
            fields.clear()
        case bool() as flag:
            node[key] = not flag
        case int() | None:
            node[key] = rng.choice(numbers)
        case str():
            node[key] = rng.choice(words)
