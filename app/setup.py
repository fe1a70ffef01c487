"""What `make` needs before it can start anything: system packages, a virtual environment, and what pip puts into it.

It runs with the system's own Python before anything is installed: the standard library only.
"""

from __future__ import annotations

import argparse
import importlib
import os
import shutil
import subprocess
import sys
from collections.abc import Iterable, Mapping, Sequence
from importlib.util import find_spec
from pathlib import Path
from typing import NamedTuple

from app.refusal import Refusal
from app.system.display import kinds
from app.system.display_faults import LIBRARIES
from app.system.libraries import QT, X11, missing
from app.terminal import plain

OLDEST = (3, 11)
LOG = Path("build/setup.log")
PIP = "ensurepip"
"""The part of Python that puts pip into a virtual environment; Debian keeps it in a package of its own."""
PROGRAMS: Mapping[str, str] = {
    "Xvfb": "xvfb",
    "xauth": "xauth",
    "xdotool": "xdotool",
    "dbus-daemon": "dbus-daemon",
    "at-spi-bus-launcher": "at-spi2-core",
}
"""What the tests open real windows with and read them like the blind do, and the Debian packages of it."""
HELPERS = "/usr/libexec:/usr/lib/at-spi2-core:/usr/lib"
"""Where programs are that only others start."""
BUILDERS: Mapping[str, str] = {"gcc": "gcc", "strip": "binutils"}
"""What bundles are made with besides."""
HEADERS: Mapping[str, str] = {"stdlib.h": "libc6-dev", "zstd.h": "libzstd-dev"}
"""What comes with the libraries that go into a bundle's launcher."""
INCLUDE = Path("/usr/include")
OFFLINE = ("connection broken by", "Could not fetch URL", "Temporary failure", "Could not resolve")
"""How pip and apt-get say that there is no network."""


class Environment(NamedTuple):
    """A virtual environment, what pip installs into it, and in which versions."""

    folder: Path
    wanted: str
    pins: tuple[str, ...]
    megabytes: int
    windows: bool
    """Whether it opens real windows on a screen of its own."""
    compiles: bool = False

    @property
    def python(self) -> Path:
        return self.folder / "bin" / "python"

    @property
    def sources(self) -> list[Path]:
        """The files that call for pip again when they change."""
        return [Path("pyproject.toml"), *(Path(".ci") / pin for pin in self.pins)]


BUNDLE = Path("build/bundle-env")
"""Apart from the tools for tests, so that none of them can slip into a bundle."""
ENVIRONMENTS: Mapping[str, Environment] = {
    "play": Environment(Path(".venv"), ".[sound]", ("runtime.txt",), 80, windows=False),
    "test": Environment(Path(".venv"), ".[dev,sound]", ("runtime.txt", "tools.txt"), 110, windows=True),
    "bench": Environment(Path(".venv"), ".[dev,bench,cluster,sound]", ("runtime.txt", "tools.txt"), 185, windows=True),
    "floor": Environment(Path("build/floor"), ".[dev,sound]", ("floor.txt", "tools.txt"), 110, windows=True),
    "bundle": Environment(BUNDLE, ".[bundle,sound]", ("runtime.txt", "tools.txt"), 110, windows=True, compiles=True),
}
"""Those that share a folder contain the ones before them."""


def main(arguments: Sequence[str] | None = None) -> int:
    """Make everything ready for one purpose; 0 fine, 1 with one clear line where that is impossible."""
    parser = argparse.ArgumentParser(prog="setup", description="Make everything ready to play or to test.")
    parser.add_argument("purpose", choices=ENVIRONMENTS)
    purpose = parser.parse_args(arguments).purpose
    try:
        set_up(purpose)
    except Refusal as refused:
        print(f"Voltige can't be set up: {refused}", file=sys.stderr)
        return 1
    except OSError as error:
        print(f"Voltige can't be set up: {error.filename}: {error.strerror}", file=sys.stderr)
        return 1
    except KeyboardInterrupt:
        return 130
    return 0


def set_up(purpose: str) -> None:
    """System packages first, so that everything that is missing is named at once and before anything is fetched."""
    if sys.version_info < OLDEST:
        raise Refusal(
            f"it needs Python 3.11 or newer, not {sys.version.split()[0]}; `make play PYTHON=…` takes another"
        )
    LOG.unlink(missing_ok=True)
    environment = ENVIRONMENTS[purpose]
    ready = _is_ready(purpose)
    has_pip = environment.python.with_name("pip").exists()
    get_from_system(wanted_of_system(environment, with_pip=not ready and not has_pip), environment)
    if not ready:
        _make(environment)
        _install(environment)
        for contained in _stamps(purpose):
            contained.write_text(_place())


def wanted_of_system(environment: Environment, with_pip: bool) -> dict[str, str]:
    """Libraries, programs and parts of Python by the Debian packages that hold them."""
    wanted = {PIP: "python{}.{}-venv".format(*sys.version_info)} if with_pip else {}
    if sys.platform == "linux":
        wanted.update(QT)
        if environment.windows:
            wanted.update({**X11, **PROGRAMS})
        else:
            for kind in kinds():
                wanted.update(LIBRARIES.get(kind, {}))
        if environment.compiles:
            wanted.update({**BUILDERS, **HEADERS})
    return wanted


def get_from_system(wanted: Mapping[str, str], environment: Environment) -> None:
    """Have apt-get install what is missing if it may; otherwise name it, and go on only if it can be done without."""
    lacking = _lacking(wanted)
    if not lacking:
        return
    if not shutil.which("apt-get"):
        request = f"some of the system is missing; please install {', '.join(lacking)}"
    elif os.geteuid() != 0:
        request = f"some system packages are missing; please run: sudo apt-get install {_packages(lacking, wanted)}"
    else:
        _apt_install(_packages(lacking, wanted))
        lacking = _lacking(wanted)
        if not lacking:
            return
        request = f"apt-get could not bring {_packages(lacking, wanted)}{_is_offline()}; what it said is in {LOG}"
    if environment.windows or not _can_start(lacking):
        raise Refusal(request)
    print(f"{request[0].upper()}{request[1:]}", flush=True)


def _lacking(wanted: Iterable[str]) -> list[str]:
    importlib.invalidate_caches()
    libraries = [thing for thing in wanted if ".so" in thing]
    programs = [thing for thing in wanted if thing in {**PROGRAMS, **BUILDERS} and not _is_there(thing)]
    headers = [thing for thing in wanted if thing in HEADERS and not (INCLUDE / thing).exists()]
    parts = [thing for thing in wanted if thing == PIP and find_spec(PIP) is None]
    return [*parts, *missing(libraries), *programs, *headers]


def _is_there(program: str) -> bool:
    return bool(shutil.which(program) or shutil.which(program, path=HELPERS))


def _packages(things: Iterable[str], wanted: Mapping[str, str]) -> str:
    return " ".join(dict.fromkeys(wanted[thing] for thing in things))


def _can_start(lacking: Sequence[str]) -> bool:
    """Whether one of the kinds of display that there are needs nothing of what is missing."""
    possible = [kind for kind in kinds() if not set(lacking) & LIBRARIES.get(kind, {}).keys()]
    return not {PIP, *QT} & set(lacking) and bool(possible)


def _apt_install(packages: str) -> None:
    print(f"Installing system packages: {packages}", flush=True)
    os.environ["DEBIAN_FRONTEND"] = "noninteractive"
    _run(["apt-get", "update"])
    _run(["apt-get", "install", "-y", "--no-install-recommends", *packages.split()])


def _is_ready(purpose: str) -> bool:
    """Whether pip has done its work here, and nothing has changed or moved since."""
    environment = ENVIRONMENTS[purpose]
    stamp = _stamps(purpose)[-1]
    if not stamp.is_file() or stamp.read_text() != _place():
        return False
    return all(source.stat().st_mtime <= stamp.stat().st_mtime for source in environment.sources)


def _stamps(purpose: str) -> list[Path]:
    """The marks that pip leaves for a purpose, and for those that it contains."""
    names = list(ENVIRONMENTS)
    folder = ENVIRONMENTS[purpose].folder
    contained = [name for name in names[: names.index(purpose) + 1] if ENVIRONMENTS[name].folder == folder]
    return [folder / f".{name}" for name in contained]


def _place() -> str:
    """A virtual environment works only where it was made, and with the Python that made it."""
    return "{} {}.{}".format(Path.cwd(), *sys.version_info)


def _make(environment: Environment) -> None:
    """A virtual environment with a pip that works; half of one, or one that was moved, is replaced."""
    stamps = [environment.folder / f".{name}" for name in ENVIRONMENTS]
    moved = any(stamp.read_text() != _place() for stamp in stamps if stamp.is_file())
    if not moved and _run([str(environment.python), "-m", "pip", "--version"]) == 0:
        print("Setting up again, for what is needed has changed.", flush=True)
        return
    print(f"Setting up once: about {environment.megabytes} MB come over the line; give it a minute or two.", flush=True)
    if _run([sys.executable, "-m", "venv", "--clear", str(environment.folder)]):
        shutil.rmtree(environment.folder, ignore_errors=True)
        raise Refusal(f"a virtual environment could not be made; what Python said is in {LOG}")


def _install(environment: Environment) -> None:
    pins = [word for pin in environment.pins for word in ("-c", str(Path(".ci") / pin))]
    pip = [str(environment.python), "-m", "pip", "install", "--disable-pip-version-check"]
    if _run([*pip, "-e", environment.wanted, *pins]):
        raise Refusal(f"pip could not fetch or install what it needs{_is_offline()}; what pip said is in {LOG}")


def _run(command: Sequence[str]) -> int:
    """The exit code of a command; what it says is kept in the log, and its last line is seen on a terminal."""
    if not shutil.which(command[0]):
        return 127
    LOG.parent.mkdir(exist_ok=True)
    running = subprocess.Popen(
        command,
        env={**os.environ, "PYTHONUNBUFFERED": "1"},
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        errors="replace",
    )
    with LOG.open("a", encoding="utf-8") as log, running as said:
        for line in said.stdout or ():
            log.write(line)
            _show(line)
    _show("")
    return running.returncode


def _show(line: str) -> None:
    """One line on a terminal, in the place of the line before."""
    if sys.stdout.isatty():
        width = shutil.get_terminal_size().columns - 1
        print(f"\r\x1b[K{plain(line.strip())[:width]}", end="", flush=True)


def _is_offline() -> str:
    said = LOG.read_text(encoding="utf-8", errors="replace")
    return " (is there a network?)" if any(word in said for word in OFFLINE) else ""


if __name__ == "__main__":
    sys.exit(main())
