"""What both commands say when something that they are made of can't be loaded."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from collections.abc import Mapping
from pathlib import Path

import pytest

from app.system.parts import not_found
from tests.app.screen import ROOT

COMMANDS = {"voltige": "app.main", "voltige-cli": "app.cli"}
GAME = ROOT / "resources" / "pictures" / "jump-4.voltige"

START = """
import sys
from importlib import import_module
sys.meta_path[:] = [finder for finder in sys.meta_path if finder.__module__.startswith("_frozen_importlib")]
sys.path[:] = [*(place for place in sys.path if place != {root!r}), {home!r}]
{before}
sys.exit(import_module({module!r}).main({arguments!r}))
"""
NO_QT = """
class WithoutQt:
    def find_spec(self, name, *_):
        if name.startswith("PySide6"):
            raise ImportError({said!r}, name="PySide6.QtCore")
sys.meta_path.insert(0, WithoutQt())
"""


def start(
    command: str, *arguments: str, home: Path = ROOT, before: str = "", environment: Mapping[str, str] | None = None
) -> subprocess.CompletedProcess[str]:
    """Run a command as if it were installed in `home`, where PYTHONPATH comes first."""
    script = START.format(
        root=str(ROOT), home=str(home), before=before, module=COMMANDS[command], arguments=list(arguments)
    )
    surroundings = {**os.environ, "QT_QPA_PLATFORM": "offscreen", **(environment or {})}
    isolated = [sys.executable, "-P", "-c", script]
    return subprocess.run(isolated, cwd="/", env=surroundings, capture_output=True, text=True, timeout=60)


def one_sentence(done: subprocess.CompletedProcess[str]) -> str:
    assert done.returncode == 1
    assert done.stdout == ""
    assert len(done.stderr.splitlines()) == 1
    return done.stderr


def another(part: str, folder: Path) -> Path:
    """A package of somebody else's project that is called like one of ours."""
    foreign = folder / "project" / part
    foreign.mkdir(parents=True)
    (foreign / "__init__.py").write_text("raise SystemExit('run')")
    return foreign


@pytest.mark.parametrize("command", sorted(COMMANDS))
@pytest.mark.parametrize("part", ["core", "ui", "resources"])
def test_another_package_of_the_same_name_on_pythonpath_is_passed_over(command: str, part: str, tmp_path: Path) -> None:
    foreign = another(part, tmp_path)
    done = start(command, "--version", environment={"PYTHONPATH": str(foreign.parent)})
    assert (done.returncode, done.stderr) == (0, "")


@pytest.mark.parametrize("command", sorted(COMMANDS))
@pytest.mark.parametrize("part", ["core", "ui", "resources"])
def test_another_package_that_is_found_first_is_named_and_not_run(command: str, part: str, tmp_path: Path) -> None:
    foreign = another(part, tmp_path)
    first = f"import app; sys.path.insert(0, {str(foreign.parent)!r})"
    said = one_sentence(start(command, "--version", before=first))
    assert f"{foreign} stands in the way of Voltige's own '{part}'" in said


@pytest.mark.parametrize("command", sorted(COMMANDS))
@pytest.mark.parametrize("part", ["core", "resources"])
def test_a_part_that_is_missing_is_not_blamed_on_qt(command: str, part: str, tmp_path: Path) -> None:
    for folder in {"app", "core", "ui", "resources"} - {part}:
        shutil.copytree(ROOT / folder, tmp_path / folder, ignore=shutil.ignore_patterns("pictures", "__pycache__"))
    said = one_sentence(start(command, home=tmp_path))
    assert f"incomplete, '{part}' is missing" in said
    assert "Qt" not in said


@pytest.mark.parametrize("arguments", [("voltige",), ("voltige-cli", "render", str(GAME), "table.png")])
def test_a_library_that_qt_needs_is_named(arguments: tuple[str, ...]) -> None:
    lost = "import app.system.libraries; app.system.libraries.missing = lambda libraries: ['libEGL.so.1', 'libGL.so.1']"
    qt = NO_QT.format(said="libEGL.so.1: cannot open shared object file: No such file or directory")
    said = one_sentence(start(*arguments, before=qt + lost))
    assert "libEGL.so.1" in said


@pytest.mark.parametrize("arguments", [("voltige",), ("voltige-cli", "render", str(GAME), "table.png")])
def test_qt_that_was_never_installed_is_named(arguments: tuple[str, ...]) -> None:
    said = one_sentence(start(*arguments, before=NO_QT.format(said="No module named 'PySide6'")))
    assert "No module named 'PySide6'" in said
    assert "`make play` installs it" in said


def test_a_file_of_ours_that_is_missing_is_not_blamed_on_a_package() -> None:
    error = ModuleNotFoundError("No module named 'core.jump'", name="core.jump")
    assert "this installation of Voltige is incomplete" in str(not_found(error))


def test_a_bundle_that_is_not_whole_asks_for_no_make(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "frozen", True, raising=False)
    error = ModuleNotFoundError("No module named 'pymunk'", name="pymunk")
    assert str(not_found(error)).endswith("(No module named 'pymunk'); please download it again")


@pytest.mark.parametrize("platform", ["xcb", "rubbish"])
def test_a_picture_is_drawn_whatever_display_the_environment_names(platform: str, tmp_path: Path) -> None:
    out = tmp_path / "table.png"
    environment = {"QT_QPA_PLATFORM": platform, "DISPLAY": ":7654"}
    done = start("voltige-cli", "render", str(GAME), str(out), "--size", "320x200", environment=environment)
    assert (done.returncode, done.stderr) == (0, "")
    assert out.is_file()
