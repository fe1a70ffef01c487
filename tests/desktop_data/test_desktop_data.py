"""Manuals and completions know everything that the parsers know, and the metadata every release."""

from __future__ import annotations

import argparse
import shutil
import subprocess
from pathlib import Path

import pytest

from app.arguments import voltige
from app.commands import registry
from app.desktop_install.files import manuals
from core.catalog import GAMES
from tests.desktop_data.from_parsers import actions_of, generated
from tests.desktop_data.releases import METAINFO, metainfo, releases


@pytest.fixture(scope="module")
def pages() -> dict[str, str]:
    return {path.name: content for path, content in generated()}


def options(parser: argparse.ArgumentParser) -> set[str]:
    """Every long option, those of the commands included."""
    told = [action for action in actions_of(parser) if action.help != argparse.SUPPRESS]
    return {name for action in told for name in action.option_strings if name.startswith("--") and name != "--help"}


def test_the_metadata_has_the_releases_of_the_changelog() -> None:
    assert METAINFO.read_text(encoding="utf-8") == metainfo(), "please run `make manuals`"
    assert all(release.news for release in releases())


def test_every_page_that_is_made_is_installed() -> None:
    assert {path for path, _ in generated()} == {file.source for file in manuals()}


@pytest.mark.parametrize("parser", [voltige.parser(), registry.parser()], ids=["voltige", "voltige-cli"])
def test_every_option_is_in_the_manual_and_in_every_completion(
    parser: argparse.ArgumentParser, pages: dict[str, str]
) -> None:
    for suffix in ("6", "bash", "zsh"):
        page = pages[f"{parser.prog}.{suffix}"].replace("\\-", "-")
        assert {name for name in options(parser) if name not in page} == set()
    fish = pages[f"{parser.prog}.fish"]
    assert {name for name in options(parser) if f"-l {name[2:]} " not in fish} == set()


def test_they_name_our_games_and_nothing_that_is_hidden(pages: dict[str, str]) -> None:
    for name, page in pages.items():
        assert "--worker" not in page.replace("\\-", "-")
        assert "thermals" not in page, f"{name} names a game that is installed here alone"
    assert all(game in pages["voltige.bash"] for game in GAMES.ours)


@pytest.mark.parametrize("shell", ["bash", "zsh", "fish"])
def test_shells_can_read_the_completions(shell: str, pages: dict[str, str], tmp_path: Path) -> None:
    found = shutil.which(shell)
    if found is None:
        pytest.skip(f"needs {shell}")
    for name, page in pages.items():
        if name.endswith(shell):
            (tmp_path / name).write_text(page)
            done = subprocess.run([found, "-n", tmp_path / name], capture_output=True, text=True, timeout=60)
            assert (done.returncode, done.stderr) == (0, "")


def test_bash_offers_the_games(pages: dict[str, str], tmp_path: Path) -> None:
    (tmp_path / "voltige").write_text(pages["voltige.bash"])
    ask = (
        f'. "{tmp_path}/voltige"; COMP_WORDS=(voltige --new l); COMP_CWORD=2; _shtab_voltige; echo "${{COMPREPLY[@]}}"'
    )
    done = subprocess.run(["bash", "-c", ask], capture_output=True, text=True, timeout=60)
    assert done.stdout.split() == ["lucky_loop", "loops"]


@pytest.mark.skipif(not shutil.which("groff"), reason="needs groff")
def test_the_manuals_are_set_without_a_warning(pages: dict[str, str]) -> None:
    for name in ("voltige.6", "voltige-cli.6"):
        done = subprocess.run(
            ["groff", "-Kutf8", "-man", "-ww", "-Tutf8", "-z"],
            input=pages[name],
            capture_output=True,
            text=True,
            timeout=60,
        )
        assert done.stderr == ""
