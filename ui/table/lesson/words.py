"""What a guided first game says: an idea and a task for every exercise, and what is known at its end."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from core.lesson import AnyLesson
from ui.look.text import Phrase


class StepWords(NamedTuple):
    """Two short sentences about one exercise."""

    idea: Phrase
    """What there is to know; it may name the opponents, {rival} and {other}."""
    task: Phrase
    """What to do."""


class GuidedGame(NamedTuple):
    """The lesson of a game with its words."""

    lesson: AnyLesson
    steps: tuple[StepWords, ...]
    """One for each exercise."""
    known: tuple[Phrase, ...]
    """What somebody knows who has done everything, and what else there is, a sentence each."""


def said(words: Phrase, names: Sequence[str]) -> str:
    """A sentence with the names of this table."""
    return words().format(rival=names[1], other=names[-1])
