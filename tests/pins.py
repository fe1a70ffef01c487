"""The versions that everybody gets: `python -m tests.pins` writes the newest that pyproject.toml allows to .ci/."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[1]
PINS = ROOT / ".ci"


def read(name: str) -> dict[str, str]:
    """The pinned versions of a file, by the lower-case names of the packages."""
    lines = (PINS / name).read_text(encoding="utf-8").splitlines()
    pairs = (line.split("==") for line in lines if line and not line.startswith("#"))
    return {package.lower(): version for package, version in pairs}


def newest(wanted: str) -> dict[str, str]:
    """What pip would install into an empty environment, with everything that comes along."""
    resolve = [sys.executable, "-m", "pip", "install", "--quiet", "--dry-run", "--ignore-installed", "--report", "-"]
    done = subprocess.run([*resolve, wanted], cwd=ROOT, check=True, stdout=subprocess.PIPE)
    found = (item["metadata"] for item in json.loads(done.stdout)["install"])
    return {data["name"]: data["version"] for data in found if data["name"] != "voltige"}


def write(name: str, versions: dict[str, str], what: str) -> None:
    lines = [f"# {what}, with everything that comes along; written by `make bump`."]
    lines += [f"{package}=={versions[package]}" for package in sorted(versions, key=str.lower)]
    (PINS / name).write_text("\n".join(lines) + "\n", encoding="utf-8")


if __name__ == "__main__":
    runtime = newest(".[sound]")
    tools = newest(".[dev,bench,bundle,cluster,sound]")
    write("runtime.txt", runtime, "What Voltige runs with")
    write(
        "tools.txt",
        {name: tools[name] for name in tools.keys() - runtime.keys()},
        "What tests, checks, measures and bundles it",
    )
