"""A menu entry, icons and a file type come into a person's own folders, and go again without a trace."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest
from PySide6.QtGui import QImage

from app.desktop_install import files as placed
from app.desktop_install.files import ENTRY, FORMER, File, files
from app.desktop_install.icons import SIZES
from app.desktop_install.identity import ID
from app.desktop_install.install import data_home, install, run, uninstall
from app.refusal import Refusal
from tests.app.desktop_install.folders import listed
from tests.pins import ROOT

OTHERS = """<?xml version="1.0"?>
<mime-info xmlns="http://www.freedesktop.org/standards/shared-mime-info">
  <mime-type type="application/x-of-others"><glob pattern="*.of-others"/></mime-type>
</mime-info>
"""
PROGRAM = Path("/opt/games/voltige")


@pytest.fixture
def data(tmp_path: Path) -> Path:
    return tmp_path / "share"


def test_everything_is_put_where_desktops_look_for_it(data: Path) -> None:
    install(data, PROGRAM)
    for size in SIZES:
        for icon in (f"apps/{ID}.png", "mimetypes/application-x-voltige.png"):
            picture = QImage(str(data / f"icons/hicolor/{size}x{size}/{icon}"))
            assert (picture.width(), picture.height()) == (size, size)
            assert picture.pixelColor(size // 2, size // 2).alpha() > 0
    for place in (
        f"icons/hicolor/scalable/apps/{ID}.svg",
        f"icons/hicolor/symbolic/apps/{ID}-symbolic.svg",
        f"metainfo/{ID}.metainfo.xml",
        f"mime/packages/{ID}.xml",
    ):
        assert (data / place).is_file()
    assert f'Exec="{PROGRAM}" %f' in (data / ENTRY).read_text()
    assert "@" not in "".join((data / place).read_text() for place in (ENTRY, f"metainfo/{ID}.metainfo.xml"))


def test_a_second_time_changes_nothing(data: Path) -> None:
    install(data, PROGRAM)
    before = listed(data)
    install(data, PROGRAM)
    assert listed(data) == before


def test_it_goes_without_a_trace_from_folders_that_were_not_there(data: Path, tmp_path: Path) -> None:
    install(data, PROGRAM)
    install(data, PROGRAM)
    uninstall(data)
    assert listed(tmp_path) == {}


def test_what_others_have_there_stays(data: Path) -> None:
    (data / "mime" / "packages").mkdir(parents=True)
    (data / "mime" / "packages" / "others.xml").write_text(OTHERS)
    (data / "applications").mkdir()
    (data / "applications" / "others.desktop").write_text("[Desktop Entry]\nMimeType=application/x-of-others;\n")
    (data / "icons" / "hicolor" / "48x48" / "apps").mkdir(parents=True)
    if shutil.which("update-mime-database"):
        subprocess.run(["update-mime-database", data / "mime"], check=True)
    if shutil.which("update-desktop-database"):
        subprocess.run(["update-desktop-database", data / "applications"], check=True)
    before = listed(data)
    install(data, PROGRAM)
    assert listed(data) != before
    uninstall(data)
    assert listed(data) == before


def test_uninstalling_what_is_not_there_makes_nothing(data: Path, tmp_path: Path) -> None:
    uninstall(data)
    assert listed(tmp_path) == {}


def test_what_earlier_versions_left_is_replaced(data: Path) -> None:
    for place in FORMER:
        (data / place).parent.mkdir(parents=True, exist_ok=True)
        (data / place).write_text("[Desktop Entry]\n")
    install(data, PROGRAM)
    assert not any((data / place).exists() for place in FORMER)


def test_an_entry_cannot_have_foreign_folders_removed(data: Path) -> None:
    (data / "important").mkdir(parents=True)
    install(data, PROGRAM)
    entry = data / ENTRY
    entry.write_text(entry.read_text().replace("X-Voltige-Folders=", "X-Voltige-Folders=important;../..;"))
    uninstall(data)
    assert (data / "important").is_dir()


def test_manuals_are_taken_along_where_they_were_made(
    data: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    page = tmp_path / "voltige.6"
    page.write_text(".TH VOLTIGE 6\n")
    lacking = File("man/man6/voltige-cli.6", tmp_path / "voltige-cli.6")
    monkeypatch.setattr(placed, "manuals", lambda: iter([File("man/man6/voltige.6", page), lacking]))
    install(data, PROGRAM)
    assert [path.name for path in (data / "man" / "man6").iterdir()] == ["voltige.6"]
    # They go also where they can't be made any more.
    page.unlink()
    uninstall(data)
    assert not data.exists()


def test_every_place_is_somewhere_below(data: Path) -> None:
    places = [file.place for file in files()]
    assert len({*places}) == len(places)
    assert all(not os.path.isabs(place) and ".." not in place for place in places)


@pytest.mark.parametrize("asked", ["install", "uninstall"])
def test_where_nothing_can_be_written_one_sentence_says_so(
    asked: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "file").write_text("no folder")
    monkeypatch.setattr(sys, "frozen", True, raising=False)
    with pytest.raises(Refusal, match="the menu can't be changed") as refused:
        run(asked, {"XDG_DATA_HOME": str(tmp_path / "file")}, "linux")
    assert "\n" not in str(refused.value)
    assert str(tmp_path / "file") in str(refused.value)


@pytest.mark.parametrize("platform", ["win32", "darwin"])
def test_other_systems_have_other_menus(platform: str) -> None:
    with pytest.raises(Refusal, match="Linux"):
        run("install", {}, platform)


def test_a_relative_data_folder_counts_as_none() -> None:
    assert data_home({"XDG_DATA_HOME": "here"}) == data_home({}) == Path.home() / ".local" / "share"


def test_the_command_needs_no_display(tmp_path: Path) -> None:
    surroundings = {"PATH": os.environ["PATH"], "HOME": str(tmp_path)}
    command = [sys.executable, "-m", "app.main"]
    for asked in ("install", "uninstall"):
        done = subprocess.run(
            [*command, f"--{asked}-desktop"], cwd=ROOT, env=surroundings, capture_output=True, text=True, timeout=60
        )
        assert (done.returncode, done.stderr) == (0, "")
        assert "your menu" in done.stdout
        assert (tmp_path / ".local" / "share" / ENTRY).exists() == (asked == "install")
