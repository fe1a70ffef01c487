"""What pyproject.toml promises: bounds that are tested, pins within them, and every resource in the wheel."""

from __future__ import annotations

import tomllib
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
