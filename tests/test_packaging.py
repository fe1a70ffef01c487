"""What pyproject.toml promises: bounds that are tested, pins within them, and every resource in the wheel."""

from __future__ import annotations

import re
import tomllib
from importlib.metadata import metadata
from typing import Any

from packaging.requirements import Requirement
from packaging.utils import canonicalize_name
from packaging.version import Version

from tests.pins import PINS, ROOT, read

CONFIG: dict[str, Any] = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
PROJECT = CONFIG["project"]
EXTRAS = PROJECT["optional-dependencies"]


def needs() -> list[Requirement]:
    """What Voltige runs with, sounds included."""
    return [Requirement(line) for line in (*PROJECT["dependencies"], *EXTRAS["sound"])]


def pinned(name: str) -> dict[str, Version]:
    return {canonicalize_name(package): Version(version) for package, version in read(name).items()}


def test_the_floor_is_the_lower_bounds() -> None:
    lowest = {
        canonicalize_name(need.name): Version(bound.version)
        for need in needs()
        for bound in need.specifier
        if bound.operator == ">="
    }
    assert lowest == pinned("floor.txt")


def test_every_dependency_is_bounded_on_both_sides() -> None:
    for need in needs():
        assert sorted(bound.operator for bound in need.specifier) == ["<", ">="], need


def test_the_pins_lie_within_the_bounds() -> None:
    pins = pinned("runtime.txt")
    for need in needs():
        assert pins[canonicalize_name(need.name)] in need.specifier


def test_every_tool_is_pinned_and_nothing_twice() -> None:
    tools, runtime = pinned("tools.txt"), pinned("runtime.txt")
    lines = [line for extra in EXTRAS.keys() - {"sound"} for line in EXTRAS[extra]]
    wanted = {canonicalize_name(Requirement(line).name) for line in lines}
    assert wanted <= tools.keys()
    assert not tools.keys() & runtime.keys()


def test_there_are_no_other_pins() -> None:
    assert {path.name for path in PINS.glob("*.txt")} == {"floor.txt", "runtime.txt", "tools.txt"}


def test_the_wheel_has_every_resource_but_pictures_and_the_translators_source() -> None:
    resources = ROOT / "resources"
    packed = {
        path for glob in CONFIG["tool"]["setuptools"]["package-data"]["resources"] for path in resources.glob(glob)
    }
    files = {path for path in resources.rglob("*") if path.is_file() and path.suffix not in (".py", ".pyc", ".ts")}
    assert {path for path in files - packed if "pictures" not in path.parts} == set()


def test_both_licences_are_named_and_their_texts_are_there() -> None:
    assert PROJECT["license"] == "MIT AND OFL-1.1"
    texts = [path for glob in PROJECT["license-files"] for path in ROOT.glob(glob)]
    faces = {path.name.partition("-")[0] for path in (ROOT / "resources" / "common" / "fonts").glob("*.ttf")}
    assert {path.name for path in texts} == {"LICENSE", *(f"{face}-OFL.txt" for face in faces)}


def test_the_source_archive_lists_everything_at_the_top_of_the_tree() -> None:
    lines = (PINS / "MANIFEST.in").read_text(encoding="utf-8").splitlines()
    listed = {name for line in lines if line.startswith(("graft", "include")) for name in line.split()[1:]}
    ignored = [pattern.rstrip("/") for pattern in (ROOT / ".gitignore").read_text().split()]
    there = {path.name for path in ROOT.iterdir() if not any(path.match(pattern) for pattern in ignored)}
    # setuptools takes packages and its own configuration by itself.
    assert there - listed <= {".git", "core", "ui", "pyproject.toml", "PKG-INFO", "setup.cfg"}
    for part in ("core", "ui"):
        assert {path.suffix for path in (ROOT / part).rglob("*") if path.is_file()} <= {".py", ".pyc"}


def test_every_folder_of_modules_is_a_package_that_the_wheel_takes() -> None:
    for part in ("app", "core", "ui"):
        folders = {path.parent for path in (ROOT / part).rglob("*.py")}
        assert not [folder for folder in folders if not (folder / "__init__.py").exists()]


def test_package_indexes_get_words_without_pictures_or_links_into_the_tree() -> None:
    described = str(metadata("voltige").json["description"])
    assert described.startswith("# Voltige\n")
    assert "![" not in described
    assert not re.findall(r"\]\((?!https?:)", described)


def test_what_builds_is_what_the_bundle_asks_for() -> None:
    (asked,) = CONFIG["build-system"]["requires"]
    assert asked in EXTRAS["bundle"]
