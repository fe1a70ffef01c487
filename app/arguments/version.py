"""`--version` for both commands."""

from __future__ import annotations

import argparse

from ui.look.text import translate


def add_argument(parser: argparse.ArgumentParser) -> None:
    words = translate("command", "print the version and leave")
    parser.add_argument("--version", action=_Version, nargs=0, dest=argparse.SUPPRESS, help=words)


class _Version(argparse.Action):
    """Looks the version up only when it is asked for."""

    def __call__(self, parser: argparse.ArgumentParser, *_: object) -> None:
        from ui.version import app_version

        print(f"{parser.prog} {app_version()}")
        parser.exit()
