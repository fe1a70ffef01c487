"""A minimal system in a folder, with nothing on it but python3, make, git and certificates, or not even those."""

from __future__ import annotations

import fcntl
import os
import shutil
import signal
import subprocess
from collections.abc import Sequence
from pathlib import Path
from typing import NamedTuple

from tests.machines import host

ROOT = Path(__file__).parents[2]
HAS = "python3,make,git,ca-certificates"
CACHE = Path(os.environ.get("XDG_CACHE_HOME", Path.home() / ".cache")) / "voltige-machines"


class Distribution(NamedTuple):
    """How debootstrap makes any system of a distribution, newer ones than itself included."""

    origin: str
    script: str
    components: str
    keyring: Path


KEYRINGS = Path("/usr/share/keyrings")
DEBIAN = Distribution("Debian", "sid", "main", KEYRINGS / "debian-archive-keyring.gpg")
UBUNTU = Distribution("Ubuntu", "gutsy", "main,universe", KEYRINGS / "ubuntu-archive-keyring.gpg")
SUITES = {"bookworm": DEBIAN, "trixie": DEBIAN, "noble": UBUNTU}
PLAYER = "player"
TREE = f"/home/{PLAYER}/voltige"
# Mounts and processes belong to namespaces that end with the command, so that nothing is left behind.
ENTER = """
mount --rbind /dev "$0/dev" && mount --bind /tmp/.X11-unix "$0/tmp/.X11-unix" && mount -t proc proc "$0/proc" || exit 99
exec chroot "--userspec=$1" "$0" /bin/sh -c "cd {tree} && $2"
"""


class Machine:
    """One fresh system with a clone of this tree; a bare one has neither that nor Python."""

    def __init__(self, suite: str, folder: Path, bare: bool = False) -> None:
        self.suite = suite
        self.root = folder / suite
        self._environment = {"PATH": "/usr/sbin:/usr/bin:/sbin:/bin", "LANG": "C.UTF-8", **host.surroundings()}
        self.root.mkdir()
        subprocess.run(["tar", "-C", self.root, "-xf", _image(suite, bare)], check=True)
        host.introduce(self.root)
        (self.root / "tmp/.X11-unix").mkdir(exist_ok=True)
        subprocess.run(["chroot", self.root, "/usr/sbin/useradd", "-m", PLAYER], check=True)
        there = self.root / TREE[1:]
        if bare:
            there.mkdir()
        else:
            subprocess.run(["git", "clone", "-q", "--no-hardlinks", ROOT, there], check=True)
        subprocess.run(["chroot", self.root, "/bin/chown", "-R", PLAYER, TREE], check=True)

    def start(self, command: str, user: str, network: bool = True, **environment: str) -> subprocess.Popen[str]:
        """A command in the clone; all that it says comes out together."""
        apart = ["unshare", "--mount", "--pid", "--fork", "--kill-child", *([] if network else ["--net"])]
        home = "/root" if user == "root" else f"/home/{user}"
        return subprocess.Popen(
            [*apart, "sh", "-c", ENTER.format(tree=TREE), self.root, user, command],
            env={**self._environment, "HOME": home, **environment},
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            start_new_session=True,
        )

    def run(self, command: str, user: str, network: bool = True) -> tuple[int, str]:
        """The exit code of a command, and what it said."""
        running = self.start(command, user, network)
        said, _ = running.communicate()
        return running.returncode, said

    def has(self, name: str) -> bool:
        """Whether something lies in the clone."""
        return (self.root / TREE[1:] / name).exists()

    def remove(self) -> None:
        shutil.rmtree(self.root)


def stop(running: subprocess.Popen[str]) -> str:
    """End a command with all its processes; what it said."""
    os.killpg(running.pid, signal.SIGKILL)
    return running.communicate()[0]


def _image(suite: str, bare: bool) -> Path:
    """The packed system, made when it is first asked for, by one of those who ask."""
    CACHE.mkdir(parents=True, exist_ok=True)
    image = CACHE / (f"{suite}-bare.tar" if bare else f"{suite}.tar")
    with image.with_suffix(".lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        if not image.exists():
            _pack(suite, image, [] if bare else [f"--include={HAS}"])
    return image


def _pack(suite: str, image: Path, more: Sequence[str]) -> None:
    making = image.with_suffix(".making")
    shutil.rmtree(making, ignore_errors=True)
    origin, script, components, keyring = SUITES[suite]
    words = ["--variant=minbase", *more, f"--components={components}", f"--keyring={keyring}"]
    # Where this machine has no mirror of a distribution, debootstrap takes the distribution's own.
    places: list[str | Path] = [
        suite,
        making,
        host.mirror(origin) or "",
        Path("/usr/share/debootstrap/scripts") / script,
    ]
    with image.with_suffix(".log").open("w") as log:
        subprocess.run(["debootstrap", *words, *places], check=True, stdout=log, stderr=log)
    packed = image.with_suffix(".part")
    subprocess.run(["tar", "-C", making, "-cf", packed, "."], check=True)
    packed.rename(image)
    shutil.rmtree(making)
