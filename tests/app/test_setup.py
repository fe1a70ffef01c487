"""The set-up of `make play` and `make test`: what it installs, what it says, and what it leaves behind."""

from __future__ import annotations

import os
import shutil
import sys
from collections.abc import Sequence
from pathlib import Path

import pytest

from app import setup
from app.setup import ENVIRONMENTS, PROGRAMS, main
from app.system import display_faults, libraries

Printed = pytest.CaptureFixture[str]
ROOT = Path(__file__).parents[2]


class System:
    """A machine whose commands are written down instead of run."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.commands: list[str] = []
        self.lacks: set[str] = set()
        self.fails: dict[str, str] = {}
        """The commands that fail, and what they say."""
        self.has_apt = True
        self.user = 1000
        monkeypatch.setattr(setup, "missing", lambda wanted: [name for name in wanted if name in self.lacks])
        monkeypatch.setattr(setup, "find_spec", lambda name: None if name in self.lacks else object())
        monkeypatch.setattr(setup, "_run", self._run)
        monkeypatch.setattr(shutil, "which", self._which)
        monkeypatch.setattr(os, "geteuid", lambda: self.user)

    def _which(self, program: str, path: str | None = None) -> str | None:
        gone = program in self.lacks or (program == "apt-get" and not self.has_apt)
        return None if gone else f"/usr/bin/{program}"

    def _run(self, command: Sequence[str]) -> int:
        words = " ".join(command).replace(sys.executable, "python3")
        self.commands.append(words)
        for name, said in self.fails.items():
            if name in words:
                setup.LOG.parent.mkdir(exist_ok=True)
                setup.LOG.write_text(said)
                return 1
        if "-m venv" in words:
            Path(command[-1]).mkdir(parents=True, exist_ok=True)
        if "apt-get install" in words:
            self.lacks.clear()
        return 0


@pytest.fixture
def system(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> System:
    """A plain user's machine with an X server, on which nothing is missing, and a fresh clone."""
    monkeypatch.chdir(tmp_path)
    (tmp_path / ".ci").mkdir()
    for name in ("pyproject.toml", ".ci/runtime.txt", ".ci/tools.txt", ".ci/floor.txt"):
        (tmp_path / name).write_text((ROOT / name).read_text())
    for name in ("QT_QPA_PLATFORM", "WAYLAND_DISPLAY"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("DISPLAY", ":0")
    monkeypatch.setattr(setup, "INCLUDE", tmp_path / "include")
    (tmp_path / "include").mkdir()
    for header in setup.HEADERS:
        (tmp_path / "include" / header).touch()
    system = System(monkeypatch)
    system.fails[".venv/bin/python -m pip --version"] = "no such file"
    return system


def refused(purpose: str, printed: Printed) -> str:
    """The one sentence that it ends with."""
    assert main([purpose]) == 1
    said = printed.readouterr().err
    assert len(said.splitlines()) == 1
    return said


def test_to_play_brings_no_development_tools(system: System, capsys: Printed) -> None:
    assert main(["play"]) == 0
    assert capsys.readouterr().out.startswith("Setting up once: about 80 MB")
    assert system.commands[1:] == [
        "python3 -m venv --clear .venv",
        ".venv/bin/python -m pip install --disable-pip-version-check -e .[sound] -c .ci/runtime.txt",
    ]


def test_the_second_time_nothing_is_done_or_said(system: System, capsys: Printed) -> None:
    main(["play"])
    capsys.readouterr()
    system.commands.clear()
    system.lacks.add("ensurepip")
    assert main(["play"]) == 0
    assert (system.commands, capsys.readouterr().out) == ([], "")


def test_to_test_contains_to_play_and_not_the_other_way_round(system: System) -> None:
    main(["play"])
    system.commands.clear()
    main(["test"])
    assert "-e .[dev,sound] -c .ci/runtime.txt -c .ci/tools.txt" in system.commands[-1]
    system.commands.clear()
    assert main(["play"]) == main(["test"]) == 0
    assert system.commands == []


@pytest.mark.parametrize("source", ["pyproject.toml", ".ci/runtime.txt"])
def test_changed_versions_call_for_pip_again(source: str, system: System) -> None:
    main(["play"])
    system.commands.clear()
    later = Path(".venv/.play").stat().st_mtime + 10
    os.utime(source, (later, later))
    main(["play"])
    assert "pip install" in system.commands[-1]


def test_a_folder_that_was_moved_is_made_anew(system: System) -> None:
    main(["play"])
    Path(".venv/.play").write_text("/elsewhere 3.11")
    system.fails.clear()
    system.commands.clear()
    main(["play"])
    assert system.commands[0] == "python3 -m venv --clear .venv"


def test_a_missing_venv_is_named_and_leaves_nothing_behind(system: System, capsys: Printed) -> None:
    system.lacks.add("ensurepip")
    package = f"python{sys.version_info.major}.{sys.version_info.minor}-venv"
    assert refused("play", capsys).endswith(f"please run: sudo apt-get install {package}\n")
    assert system.commands == []
    assert not Path(".venv").exists()


def test_a_pip_that_is_there_already_is_enough(system: System) -> None:
    system.lacks.add("ensurepip")
    system.fails.clear()
    Path(".venv/bin").mkdir(parents=True)
    Path(".venv/bin/pip").touch()
    assert main(["play"]) == 0
    assert [command.split()[3] for command in system.commands] == ["--version", "install"]


def test_a_venv_that_fails_leaves_nothing_behind(system: System, capsys: Printed) -> None:
    system.fails["-m venv"] = "No space left on device"
    Path(".venv/bin").mkdir(parents=True)
    assert "build/setup.log" in refused("play", capsys)
    assert not Path(".venv").exists()


def test_what_is_missing_is_named_at_once_with_each_package_once(system: System, capsys: Printed) -> None:
    system.lacks |= {"ensurepip", "libglib-2.0.so.0", "libgthread-2.0.so.0", "libxcb-cursor.so.0", "xdotool"}
    said = refused("test", capsys)
    assert said.endswith("-venv libglib2.0-0 libxcb-cursor0 xdotool\n")
    assert system.commands == []


def test_without_apt_libraries_are_named_and_no_packages(system: System, capsys: Printed) -> None:
    system.has_apt = False
    system.lacks |= {"libEGL.so.1", "Xvfb"}
    assert refused("test", capsys).endswith("please install libEGL.so.1, Xvfb\n")


def test_root_has_apt_bring_what_is_missing(system: System, capsys: Printed) -> None:
    system.user = 0
    system.lacks |= {"ensurepip", "libEGL.so.1"}
    assert main(["play"]) == 0
    assert system.commands[0] == "apt-get update"
    assert system.commands[1].endswith("-venv libegl1")
    assert "Installing system packages" in capsys.readouterr().out


def test_apt_without_a_network_ends_in_one_sentence(system: System, capsys: Printed) -> None:
    system.user = 0
    system.lacks.add("libEGL.so.1")
    system.fails["apt-get"] = "W: Failed to fetch: Temporary failure resolving"
    said = refused("play", capsys)
    assert "could not bring libegl1 (is there a network?)" in said
    assert "build/setup.log" in said


@pytest.mark.parametrize(
    ("log", "hint"), [("retry, connection broken by 'NewConnectionError'", True), ("No space left on device", False)]
)
def test_pip_without_a_network_ends_in_one_sentence(log: str, hint: bool, system: System, capsys: Printed) -> None:
    system.fails["pip install"] = log
    said = refused("play", capsys)
    assert ("is there a network?" in said) == hint
    assert "build/setup.log" in said
    assert not Path(".venv/.play").exists()


@pytest.mark.parametrize(
    ("variables", "lost", "starts"),
    [
        ({"DISPLAY": ":0"}, "libwayland-client.so.0", True),
        ({"DISPLAY": ":0"}, "libxcb-cursor.so.0", False),
        ({"DISPLAY": ":0", "WAYLAND_DISPLAY": "wayland-0"}, "libwayland-client.so.0", True),
        ({"DISPLAY": "", "WAYLAND_DISPLAY": "wayland-0"}, "libwayland-client.so.0", False),
        ({"DISPLAY": "", "WAYLAND_DISPLAY": "wayland-0"}, "libEGL.so.1", False),
    ],
)
def test_it_goes_on_only_with_what_a_window_needs(
    variables: dict[str, str], lost: str, starts: bool, system: System, monkeypatch: pytest.MonkeyPatch, capsys: Printed
) -> None:
    for name, value in variables.items():
        monkeypatch.setenv(name, value)
    system.lacks.add(lost)
    assert main(["play"]) == (0 if starts else 1)
    printed = capsys.readouterr()
    named = libraries.PACKAGES[lost] in printed.out + printed.err
    assert named == (lost != "libwayland-client.so.0" or "WAYLAND_DISPLAY" in variables)


def test_an_old_python_is_named(system: System, monkeypatch: pytest.MonkeyPatch, capsys: Printed) -> None:
    monkeypatch.setattr(sys, "version_info", (3, 10, 12))
    assert "needs Python 3.11 or newer, not " in refused("play", capsys)


def test_a_folder_that_can_t_be_written_is_named(
    system: System, capsys: Printed, monkeypatch: pytest.MonkeyPatch
) -> None:
    def denied(command: Sequence[str]) -> int:
        raise PermissionError(13, "Permission denied", "build")

    monkeypatch.setattr(setup, "_run", denied)
    assert refused("play", capsys) == "Voltige can't be set up: build: Permission denied\n"


def test_what_a_command_says_is_kept_and_its_exit_code_is_told(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    script = "import sys; print('out'); print('err', file=sys.stderr); sys.exit(3)"
    assert setup._run([sys.executable, "-c", script]) == 3
    assert sorted(setup.LOG.read_text().split()) == ["err", "out"]
    assert setup._run(["no-such-command"]) == 127


def test_a_program_that_only_others_start_is_looked_for_where_these_are(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(setup, "HELPERS", f"{tmp_path}/nothing:{tmp_path}")
    assert setup._lacking(["at-spi-bus-launcher"]) == ["at-spi-bus-launcher"]
    (tmp_path / "at-spi-bus-launcher").touch(mode=0o755)
    assert setup._lacking(["at-spi-bus-launcher"]) == []


def test_every_library_and_program_has_a_package() -> None:
    wanted = {**libraries.PACKAGES, **PROGRAMS, **setup.BUILDERS, **setup.HEADERS}
    assert all(wanted.values())
    assert set(display_faults.LIBRARIES) == {"xcb", "wayland"}
    assert all(environment.wanted.startswith(".") for environment in ENVIRONMENTS.values())


def test_to_bundle_has_a_folder_of_its_own_and_brings_a_compiler(system: System, capsys: Printed) -> None:
    system.lacks.add("gcc")
    assert "sudo apt-get install gcc" in refused("bundle", capsys)
    system.lacks.clear()
    system.fails["bundle-env/bin/python -m pip --version"] = "no such file"
    assert main(["bundle"]) == 0
    assert "build/bundle-env" in system.commands[-2]
    assert "-e .[bundle,sound] -c .ci/runtime.txt -c .ci/tools.txt" in system.commands[-1]


def test_to_test_needs_no_compiler(system: System) -> None:
    system.lacks.add("gcc")
    assert main(["test"]) == 0


def test_a_header_that_is_missing_is_named_by_its_package(system: System, capsys: Printed) -> None:
    (setup.INCLUDE / "zstd.h").unlink()
    assert "sudo apt-get install libzstd-dev" in refused("bundle", capsys)
