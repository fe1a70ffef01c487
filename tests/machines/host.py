"""What a minimal machine needs of this one to reach the network as it does: names, certificates, proxies, mirrors."""

from __future__ import annotations

import os
import re
import shlex
import shutil
import subprocess
import sys
from pathlib import Path

FILES = ("etc/resolv.conf", "etc/hosts", "etc/ssl/certs/ca-certificates.crt")
WAYS = re.compile(r"Acquire::(https?::|Retries|Check-Valid-Until)")
PASSED = re.compile(r"(?i)(PIP_.*|.*_PROXY|SSL_CERT_FILE|REQUESTS_CA_BUNDLE)")


def output(*command: str) -> str:
    return subprocess.run(command, check=True, capture_output=True, text=True).stdout


def mirror(origin: str) -> str | None:
    """Where this machine gets the packages of a distribution from, if it does."""
    targets = output("apt-get", "indextargets", "--format", "$(ORIGIN)|$(LABEL)|$(REPO_URI)", "Created-By: Packages")
    found = (line.split("|") for line in targets.splitlines())
    return next((place for who, label, place in found if who == label == origin), None)


def introduce(root: Path) -> None:
    """Let a minimal system find its way to the network as this one does."""
    for name in FILES:
        if Path("/", name).exists():
            (root / name).parent.mkdir(parents=True, exist_ok=True)
            shutil.copy(Path("/", name), root / name)
    ways = [line for line in output("apt-config", "dump").splitlines() if WAYS.match(line)]
    (root / "etc/apt/apt.conf.d/99host").write_text("\n".join([*ways, ""]))


def surroundings() -> dict[str, str]:
    """The variables by which this machine's pip, and what it calls, find their way."""
    listed = output(sys.executable, "-m", "pip", "config", "list").splitlines()
    settings = (line.partition("=") for line in listed if line.startswith("global."))
    pip = {f"PIP_{name[7:].upper().replace('-', '_')}": shlex.split(value)[0] for name, _, value in settings}
    return {**pip, **{name: value for name, value in os.environ.items() if PASSED.fullmatch(name)}}
