"""What goes into a bundle: all of ours, what it uses of Python and Qt, and of the system only what may be missing."""

from __future__ import annotations

import re
import shutil
from collections.abc import Collection
from pathlib import Path

import pytest

from app.bundle import contents
from app.bundle.contents import BRINGS, PARTS, UNUSED, Item
from app.bundle.sources import ROOT
from app.system.libraries import PACKAGES
from core.catalog import GAMES
from ui.catalog import OURS

QT = "PySide6/Qt/lib/"


def needs_of(**known: Collection[str]) -> contents.Needs:
    """What libraries would ask for, by the beginnings of their names."""
    return lambda path: known.get(Path(path).name.partition(".")[0], ())


def library(goes_to: str, lies_in: str = "/env/site-packages/") -> Item:
    return Item(goes_to, lies_in + Path(goes_to).name, "BINARY")


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """What a wheel unpacks to."""
    tree = tmp_path_factory.mktemp("wheel")
    for part in PARTS:
        shutil.copytree(ROOT / part, tree / part, ignore=shutil.ignore_patterns("__pycache__", "pictures", "bundle"))
    (tree / "voltige-1.0.dist-info").mkdir()
    (tree / "voltige-1.0.dist-info" / "METADATA").touch()
    return tree


def test_every_module_that_is_imported_by_its_name_goes_in(wheel: Path) -> None:
    entries = [place for entry in (*GAMES.ours.values(), *OURS.values()) for place in entry]
    named = {place.partition(":")[0] for place in map(str, entries) if re.fullmatch(r"(core|ui)\.[\w.]+(:\w+)?", place)}
    assert len(named) > 20
    assert named <= set(contents.modules(wheel))


def test_every_file_of_ours_goes_in_where_it_is_looked_for(wheel: Path) -> None:
    files = {path.relative_to(wheel) for path in wheel.rglob("*") if path.is_file() and path.suffix != ".pyc"}
    modules = {Path(*name.split(".")) for name in contents.modules(wheel)}
    code = {path for path in files if path.suffix == ".py"}
    assert {path.parent if path.name == "__init__.py" else path.with_suffix("") for path in code} == modules
    packed = {Path(goes_to) / Path(lies_in).name for lies_in, goes_to in contents.resources(wheel)}
    assert packed == files - code


def test_nothing_that_is_imported_is_left_out() -> None:
    for path in (path for part in PARTS for path in (ROOT / part).rglob("*.py")):
        imported = re.findall(r"^ *(?:from|import) ([\w.]+)", path.read_text(encoding="utf-8"), re.MULTILINE)
        assert not {name for name in imported if name.startswith(UNUSED)}, path


def test_what_is_compiled_comes_with_all_that_it_imports() -> None:
    found = contents.imported_with("openskill.models")
    assert {"openskill.models.weng_lin.bradley_terry_full", "statistics"} <= set(found)


def test_qt_brings_only_plugins_that_are_used_and_what_they_need() -> None:
    # Given two plugins, of which each needs a library of Qt that needs another,
    items = [
        library("PySide6/Qt/plugins/platforms/libqxcb.so"),
        library("PySide6/Qt/plugins/platformthemes/libqgtk3.so"),
        *(library(QT + name) for name in ("libQt6XcbQpa.so.6", "libQt6Gui.so.6", "libQt6Gtk.so.6")),
    ]
    needs = needs_of(libqxcb=["libQt6XcbQpa.so.6"], libQt6XcbQpa=["libQt6Gui.so.6"], libqgtk3=["libQt6Gtk.so.6"])
    # when what is used is chosen, then the one that is not used goes with its library.
    kept = {item.name for item in contents.libraries(items, needs)}
    assert kept == {"libqxcb.so", "libQt6XcbQpa.so.6", "libQt6Gui.so.6"}


def test_of_the_system_come_only_libraries_that_desktops_may_lack() -> None:
    items = [library(name, "/lib/") for name in ("libglib-2.0.so.0", "libxcb-cursor.so.0", "libstdc++.so.6")]
    items += [Item("lib/_json.so", "/usr/lib/python3/_json.so", "EXTENSION"), library("libpython3.11.so", "/usr/lib/")]
    kept = [item.name for item in contents.libraries(items, needs_of())]
    assert sorted(kept) == ["_json.so", "libpython3.11.so", "libxcb-cursor.so.0"]


def test_what_nobody_promises_is_named() -> None:
    items = [library("libQt6Core.so.6"), library("libffi.so.8")]
    needs = needs_of(libQt6Core=["libglib-2.0.so.0", "libc.so.6", "libffi.so.8", "libodd.so.1"])
    assert contents.unmet(items, needs) == {"libodd.so.1": "libQt6Core.so.6"}


def test_words_of_languages_that_are_not_spoken_and_links_to_nothing_stay_out() -> None:
    words = "PySide6/Qt/translations/"
    items = [
        Item(words + "qtbase_fr.qm", "", "DATA"),
        Item(words + "qtbase_de.qm", "", "DATA"),
        Item("resources/common/voltige_fr.qm", "", "DATA"),
        Item("libQt6Core.so.6", QT + "libQt6Core.so.6", "SYMLINK"),
        Item("libQt6Gtk.so.6", QT + "libQt6Gtk.so.6", "SYMLINK"),
    ]
    kept = [item.name for item in contents.data(items, [QT + "libQt6Core.so.6"])]
    assert kept == ["qtbase_fr.qm", "voltige_fr.qm", "libQt6Core.so.6"]


def test_the_docs_name_every_package_with_a_library_that_does_not_come_along() -> None:
    text = (ROOT / "docs" / "installing.md").read_text(encoding="utf-8")
    named = set(re.findall(r"\blib[a-z0-9.+-]+-?\d\b|\bzlib1g\b", text))
    brought = {name.removesuffix(".so.*") for name in BRINGS}
    wanted = {package for name, package in PACKAGES.items() if name.partition(".so")[0] not in brought}
    assert wanted <= named
