"""`make machines`: the promises of the README on minimal machines; needs root, debootstrap, Xvfb and xdotool."""

from __future__ import annotations

import argparse
import sys
import tempfile
from pathlib import Path

from app.bundle.making import name_of
from app.bundle.sources import ROOT
from tests.machines.bundle_trial import try_bundle
from tests.machines.machine import SUITES
from tests.machines.trial import USERS, try_out


def tell(line: str) -> None:
    sys.stdout.write(f"{line}\n")
    sys.stdout.flush()


def main() -> None:
    parser = argparse.ArgumentParser(prog="make machines MACHINES=…", description=__doc__)
    parser.add_argument("--suites", nargs="+", choices=SUITES, default=list(SUITES))
    parser.add_argument("--users", nargs="+", choices=USERS, default=list(USERS))
    parser.add_argument("--tests", default="", help="a part of the tests, such as tests/app (default: all)")
    latest = Path("dist") / name_of(ROOT)
    parser.add_argument("--bundle", nargs="?", type=Path, const=latest, help=f"only that file (default: {latest})")
    chosen = parser.parse_args()
    for suite in chosen.suites:
        keyring = SUITES[suite].keyring
        if not keyring.exists():
            tell(f"{suite}: left out, for {keyring} is missing")
            continue
        if chosen.bundle:
            with tempfile.TemporaryDirectory() as folder:
                try_bundle(suite, chosen.bundle, Path(folder), tell)
            continue
        for user in chosen.users:
            with tempfile.TemporaryDirectory() as folder:
                try_out(suite, user, Path(folder), chosen.tests, tell)


if __name__ == "__main__":
    main()
