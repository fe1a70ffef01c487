"""`-v` for both commands: what happens behind them is told on the error channel."""

from __future__ import annotations

import argparse
import logging
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

from ui.look.text import translate

_LOG: Final = logging.getLogger(__name__)


def add_argument(parser: argparse.ArgumentParser) -> None:
    # A command that is not asked leaves what was said before its name.
    parser.add_argument(
        "-v",
        "--verbose",
        action="store_true",
        default=argparse.SUPPRESS,
        help=translate("command", "tell more of what happens, also why something fails"),
    )


def is_asked(options: argparse.Namespace) -> bool:
    return getattr(options, "verbose", False)


@contextmanager
def told(verbose: bool) -> Iterator[None]:
    """Have what is logged told, if that was asked for."""
    if not verbose:
        yield
        return
    root, before = logging.getLogger(), logging.getLogger().level
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(logging.Formatter("%(name)s: %(message)s"))
    root.addHandler(handler)
    root.setLevel(logging.INFO)
    try:
        yield
    except Exception:
        _LOG.info("what led to it:", exc_info=True)
        raise
    finally:
        root.removeHandler(handler)
        root.setLevel(before)
