"""`make bundle` ends with it: the file that people download, tried without anything else of ours or of Python."""

from __future__ import annotations

import argparse
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

from app.bundle.making import name_of
from app.bundle.sources import ROOT
from tests.app.screen import Screen
from tests.bundle.story import Story

TOOLS = ("tar",)
"""What is on the path of a machine without Python."""


class Here:
    """This machine, with an empty home and an environment that knows nothing of the tree."""

    def __init__(self, bundle: Path, home: Path) -> None:
        self.screen = Screen(home)
        self.folder = home
        self.inside = str(home)
        self._bundle = bundle
        tools = home / "bin"
        tools.mkdir()
        for tool in TOOLS:
            (tools / tool).symlink_to(shutil.which(tool) or tool)
        known = ("DISPLAY", "HOME", "LANG", "XDG_DATA_HOME", "XDG_CONFIG_HOME", "XDG_CACHE_HOME")
        environment = self.screen.environment
        self._environment = {**{name: environment[name] for name in known}, "PATH": str(tools)}

    def start(self, *words: str) -> subprocess.Popen[str]:
        program, *arguments = words
        switch = ["--cli"] if program == "voltige-cli" else []
        return subprocess.Popen(
            [self._bundle, *switch, *arguments],
            cwd="/",
            env=self._environment,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
        )


def tell(line: str) -> None:
    sys.stdout.write(f"{line}\n")
    sys.stdout.flush()


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m tests.bundle", description=__doc__)
    latest = Path("dist") / name_of(ROOT)
    parser.add_argument("bundle", type=Path, nargs="?", default=latest, help=f"the file to try (default: {latest})")
    bundle = parser.parse_args().bundle.resolve()
    with tempfile.TemporaryDirectory(prefix="voltige with spaces ") as folder:
        here = Here(bundle, Path(folder))
        try:
            Story(here, tell).run()
        finally:
            here.screen.close()


if __name__ == "__main__":
    main()
