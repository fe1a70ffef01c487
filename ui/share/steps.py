"""Work in small steps, so that whoever has it done can show how far it is, do other things meanwhile, or stop."""

from __future__ import annotations

from collections.abc import Generator
from typing import NamedTuple, TypeVar

from ui.look.text import Translator, spoken_by

T = TypeVar("T")


class Step(NamedTuple):
    """How far the work is."""

    done: int
    whole: int
    waits: bool = False
    """Whether the next step has to wait for another thread."""


Steps = Generator[Step, None, T]
"""Work that ends with something made."""


def in_words_of(translator: Translator, steps: Steps[T]) -> Steps[T]:
    """The same in another language, which nobody speaks between two steps."""
    try:
        while True:
            with spoken_by(translator):
                try:
                    step = next(steps)
                except StopIteration as done:
                    made: T = done.value
                    return made
            yield step
    finally:
        steps.close()
