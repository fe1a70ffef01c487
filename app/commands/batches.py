"""Hands work out in batches, so that small pieces are not outweighed by sending them about."""

from __future__ import annotations

import logging
import time
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, BrokenExecutor, CancelledError, Future, wait
from typing import Final, TypeVar

from app.commands.executors import Crew
from app.refusal import Refusal
from core.bots.tournament import OtherRules
from ui.look.text import Phrase, translate

T = TypeVar("T")

_LOG: Final = logging.getLogger(__name__)
_SECONDS: Final = 0.5
"""What a batch is meant to take: so much is lost at most when somebody presses Ctrl+C."""
_SHORTEST: Final = 0.0001
"""No piece takes less, in seconds."""
GAMES_STOPPED: Final = Phrase("command", "the games can't go on: {reason}")


def finished(
    crew: Crew, work: Callable[[Sequence[int]], list[T]], numbers: Sequence[int], stopped: Phrase = GAMES_STOPPED
) -> Iterator[list[T]]:
    """What comes of work with these numbers, batch by batch, as it is finished; `stopped` says why no more comes."""
    begun = done = 0
    size, started = 1, time.perf_counter()
    pending: set[Future[list[T]]] = set()
    while begun < len(numbers) or pending:
        while begun < len(numbers) and len(pending) < crew.waiting:
            # At the end nobody gets so much that the others wait.
            batch = numbers[begun : begun + min(size, max(1, (len(numbers) - begun) // crew.size))]
            pending.add(crew.executor.submit(work, batch))
            begun += len(batch)
        ready, pending = wait(pending, return_when=FIRST_COMPLETED)
        for future in ready:
            pieces = _result(future, stopped)
            if not done:
                # Until now processes were started.
                started = time.perf_counter()
            done += len(pieces)
            yield pieces
        a_piece = (time.perf_counter() - started) * crew.size / done
        size = max(1, min(round(_SECONDS / max(a_piece, _SHORTEST)), crew.most))
        _LOG.info("%d of %d are finished, the next batch has %d", done, len(numbers), size)


def _result(future: Future[T], stopped: Phrase) -> T:
    try:
        return future.result()
    except Exception as error:
        raise Refusal(stopped().format(reason=_reason(error))) from error


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
