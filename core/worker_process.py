"""Being a process that works for the window: lines of JSON in, lines of JSON out. It knows the core alone."""

from __future__ import annotations

import faulthandler
import signal
import sys
from collections.abc import Callable, Iterable
from typing import BinaryIO

Answered = Callable[[bytes], Iterable[bytes]]
"""The lines that answer a line."""


def be_one(answered: Answered) -> None:
    """Work until the window is gone."""
    # A native crash leaves its story on the error channel, which the window keeps.
    faulthandler.enable()
    # Ctrl+C in a terminal reaches every process of it, and is meant for the window.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    answers = sys.stdout.buffer
    # Whatever is printed by mistake is no answer.
    sys.stdout = sys.stderr
    serve(sys.stdin.buffer, answers, answered)


def serve(questions: BinaryIO, answers: BinaryIO, answered: Answered) -> None:
    """Answer until nobody asks any more, with each line as soon as it is known."""
    for question in questions:
        for answer in answered(question):
            answers.write(answer)
            answers.flush()
