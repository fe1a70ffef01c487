"""What a guided first game says: an idea and a task for every exercise, and what is known at its end."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple

from core.game import Action
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
    fault: Callable[[Action, Action], Phrase | None] = lambda tried, asked: None
    """What was wrong with a move that did not come off, measured by the one that is pointed out."""


def said(words: Phrase, names: Sequence[str]) -> str:
    """A sentence with the names of this table."""
    return words().format(rival=names[1], other=names[-1])
