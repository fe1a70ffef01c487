"""Hands the games of a tournament out in batches, so that small ones are not outweighed by sending them about."""

from __future__ import annotations

import logging
import time
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, BrokenExecutor, CancelledError, Future, wait
from typing import Final, TypeVar

from app.commands.executors import Crew
from app.refusal import Refusal
from core.bots.tournament import OtherRules, Played
from ui.look.text import translate

T = TypeVar("T")
Play = Callable[[Sequence[int]], list[Played]]

_LOG: Final = logging.getLogger(__name__)
_SECONDS: Final = 0.5
"""What a batch is meant to take: so much is lost at most when somebody presses Ctrl+C."""
_SHORTEST: Final = 0.0001
"""No game is shorter, in seconds."""


def finished(crew: Crew, play: Play, numbers: Sequence[int]) -> Iterator[list[Played]]:
    """The games with these numbers, batch by batch, as they are finished."""
    begun = done = 0
    size, started = 1, time.perf_counter()
    pending: set[Future[list[Played]]] = set()
    while begun < len(numbers) or pending:
        while begun < len(numbers) and len(pending) < crew.waiting:
            # At the end nobody gets so much that the others wait.
            batch = numbers[begun : begun + min(size, max(1, (len(numbers) - begun) // crew.size))]
            pending.add(crew.executor.submit(play, batch))
            begun += len(batch)
        ready, pending = wait(pending, return_when=FIRST_COMPLETED)
        for future in ready:
            games = _result(future)
            if not done:
                # Until now processes were started.
                started = time.perf_counter()
            done += len(games)
            yield games
        a_game = (time.perf_counter() - started) * crew.size / done
        size = max(1, min(round(_SECONDS / max(a_game, _SHORTEST)), crew.most))
        _LOG.info("%d of %d games are finished, the next batch has %d", done, len(numbers), size)


def _result(future: Future[T]) -> T:
    try:
        return future.result()
    except Exception as error:
        raise Refusal(translate("command", "the games can't go on: {reason}").format(reason=_reason(error))) from error


def _reason(error: Exception) -> str:
    match error:
        case BrokenExecutor():
            return translate("command", "one of the processes has died")
        case CancelledError():
            return translate("command", "the cluster is gone")
        case OtherRules() | ImportError():
            return translate("command", "somebody in the cluster has another Voltige ({error})").format(error=error)
        case _:
            return f"{type(error).__name__}: {error}"
