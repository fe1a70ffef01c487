"""Who plays the games of a tournament: this process, some processes of this machine, or the workers of a cluster."""

from __future__ import annotations

import logging
import multiprocessing
import os
import re
import signal
from collections.abc import Callable, Iterator
from concurrent.futures import Executor, Future, ProcessPoolExecutor
from contextlib import AbstractContextManager, contextmanager
from importlib import import_module
from multiprocessing import resource_tracker
from typing import Any, Final, NamedTuple, ParamSpec, TypeVar

from app.refusal import Refusal
from ui.look.text import translate

P = ParamSpec("P")
T = TypeVar("T")
_LOG: Final = logging.getLogger(__name__)
MOST: Final = 50
"""Games of a batch; more would keep the bar waiting."""
EXAMPLE: Final = "tcp://127.0.0.1:8786"
"""What the address of a scheduler looks like."""
ANSWERS_WITHIN: Final = 6
"""Seconds that a cluster is given to answer."""
_ADDRESS: Final = re.compile(r"((tcp|tls|wss?)://)?[^\s/]+:\d+")


class Crew(NamedTuple):
    """An executor, and how it is best kept busy."""

    executor: Executor
    size: int
    """How many games it plays at a time."""
    waiting: int
    """How many batches it is given at a time."""
    most: int
    """The most games of a batch."""


def crew_of(jobs: int, address: str | None) -> AbstractContextManager[Crew]:
    """Those who are asked for; they are gone when the context is left, finished or not."""
    if address is not None:
        return _cluster(address)
    return _here() if jobs == 1 else _processes(jobs)


# --- here ------------------------------------------------------------------------------------------------


class _Here(Executor):
    """Does everything at once, and in this process."""

    def submit(self, fn: Callable[P, T], /, *args: P.args, **kwargs: P.kwargs) -> Future[T]:
        future: Future[T] = Future()
        future.set_result(fn(*args, **kwargs))
        return future


@contextmanager
def _here() -> Iterator[Crew]:
    # One by one, so that nothing that is finished waits for what isn't.
    yield Crew(_Here(), size=1, waiting=1, most=1)


# --- processes -------------------------------------------------------------------------------------------


class _DeafPool(ProcessPoolExecutor):
    """Processes that ignore Ctrl+C, which a terminal sends to all of them; only ours has to answer."""

    def submit(self, fn: Callable[P, T], /, *args: P.args, **kwargs: P.kwargs) -> Future[T]:
        # They are started here, as they are needed, and inherit what is blocked.
        heard = signal.pthread_sigmask(signal.SIG_BLOCK, [signal.SIGINT])
        try:
            return super().submit(fn, *args, **kwargs)
        finally:
            signal.pthread_sigmask(signal.SIG_SETMASK, heard)


@contextmanager
def _processes(jobs: int) -> Iterator[Crew]:
    with _ours_alone():
        # Started by the pool, it would let the signal through again.
        resource_tracker.ensure_running()
        pool = _DeafPool(jobs, multiprocessing.get_context("spawn"))
        try:
            yield Crew(pool, jobs, 2 * jobs, MOST)
        finally:
            # Whatever they still do, nobody waits for it.
            pool.shutdown(wait=False, cancel_futures=True)
            for process in multiprocessing.active_children():
                process.terminate()
            pool.shutdown()


@contextmanager
def _ours_alone() -> Iterator[None]:
    """Have processes look for modules where we do; by themselves they begin with the working folder."""
    before = dict(os.environ)
    os.environ.pop("PYTHONPATH", None)
    os.environ["PYTHONSAFEPATH"] = "1"
    try:
        yield
    finally:
        os.environ.clear()
        os.environ.update(before)


# --- a cluster -------------------------------------------------------------------------------------------


@contextmanager
def _cluster(address: str) -> Iterator[Crew]:
    """The workers of a Dask scheduler, wherever they are; all they need is the same Voltige."""
    with _quiet():
        client = _client(address)
        try:
            size = _workers(client, address)
            executor = client.get_executor(pure=False)
            try:
                yield Crew(executor, size, 2 * size, MOST)
            finally:
                executor.shutdown(wait=False)
        finally:
            client.close()


def _client(address: str) -> Any:
    try:
        client: Any = import_module("distributed").Client
    except ImportError as error:
        words = translate("command", "--cluster needs the package “distributed”; install it with: {command}")
        raise Refusal(words.format(command="pip install 'voltige[cluster]'")) from error
    if not _ADDRESS.fullmatch(address):
        raise _no_scheduler(address)
    try:
        return client(address, timeout=ANSWERS_WITHIN, set_as_default=False)
    except (OSError, ValueError) as error:
        raise _no_scheduler(address) from error


def _no_scheduler(address: str) -> Refusal:
    words = translate("command", "no Dask scheduler answers at {address}; it has to be named like {example}")
    return Refusal(words.format(address=repr(address), example=EXAMPLE))


def _workers(client: Any, address: str) -> int:
    """How many games the workers can play at a time, once there are any."""
    try:
        client.wait_for_workers(1, timeout=ANSWERS_WITHIN)
    except OSError as error:
        words = translate("command", "the cluster at {address} has no workers")
        raise Refusal(words.format(address=address)) from error
    return sum(client.nthreads().values())


@contextmanager
def _quiet() -> Iterator[None]:
    """Let nobody but us complain, unless people want to hear it all: what Dask logs when it is left is no news."""
    if _LOG.isEnabledFor(logging.INFO):
        yield
        return
    before = logging.root.manager.disable
    logging.disable(logging.CRITICAL)
    try:
        yield
    finally:
        logging.disable(before)
