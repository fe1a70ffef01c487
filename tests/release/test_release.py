"""What `make release` refuses, and what it writes down."""

from __future__ import annotations

import subprocess
from pathlib import Path

import pytest

from app.bundle import sources
from app.refusal import Refusal
from app.release.__main__ import main
from app.release.changelog import notes
from app.release.releasing import SUMS, check_packages, differences, sums
from app.release.source_archive import check_complete
from tests.test_packaging import PROJECT

CHANGES = "# Changes\n\n## 1.1.0 (2026-11-18)\n\n- More.\n\n## 1.0.0 (2026-10-01)\n\n- All.\n\n## 0.9.0\n\nOld.\n"


@pytest.fixture
def tree(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Path:
    """A clone with one commit."""
    folder = tmp_path / "tree"
    folder.mkdir()
    (folder / "pyproject.toml").write_text('[project]\nversion = "2.0.0"\n')
    (folder / "CHANGELOG.md").write_text(CHANGES)
    git(folder, "init", "-q")
    git(folder, "add", "-A")
    git(folder, "-c", "user.name=A", "-c", "user.email=a@example.org", "commit", "-q", "-m", "All")
    monkeypatch.setattr(sources, "ROOT", folder)
    return folder


def git(folder: Path, *words: str) -> None:
    subprocess.run(["git", "-C", folder, *words], check=True)


def refused(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> str:
    """The one sentence that it ends with; what was released before stays."""
    before = tmp_path / "dist" / "voltige-1.0.0.tar.gz"
    before.parent.mkdir()
    before.touch()
    assert main(["--to", str(before.parent)]) == 1
    printed = capsys.readouterr()
    assert (printed.out, len(printed.err.splitlines())) == ("", 1)
    assert before.exists()
    return printed.err


def test_changes_that_are_not_committed_are_not_released(
    tree: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tree / "new.py").touch()
    assert "a release is made of commits" in (said := refused(capsys, tmp_path))
    assert "new.py" in said


def test_a_version_that_the_changelog_does_not_know_is_not_released(
    tree: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert "CHANGELOG.md has no section for 2.0.0" in refused(capsys, tmp_path)


def test_what_is_no_clone_is_not_released(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(sources, "ROOT", tmp_path)
    assert "this is no clone" in refused(capsys, tmp_path)


def test_the_notes_are_the_section_of_the_version() -> None:
    assert notes(CHANGES, "1.1.0") == "# Voltige 1.1.0, 2026-11-18\n\n- More.\n"
    assert notes(CHANGES, "1.0.0") == "# Voltige 1.0.0, 2026-10-01\n\n- All.\n"


def test_a_section_without_a_date_or_words_is_refused() -> None:
    with pytest.raises(Refusal, match="no date"):
        notes(CHANGES, "0.9.0")
    with pytest.raises(Refusal, match="says nothing"):
        notes("## 1.0.0 (2026-10-01)\n\n## 0.9.0\n\n- Old.\n", "1.0.0")


def test_the_version_of_this_tree_has_notes() -> None:
    changelog = (sources.ROOT / "CHANGELOG.md").read_text(encoding="utf-8")
    assert PROJECT["version"] in notes(changelog, PROJECT["version"])


def test_checksums_are_those_that_sha256sum_checks(tmp_path: Path) -> None:
    (tmp_path / "a file").write_text("a")
    (tmp_path / SUMS).write_text(sums(tmp_path))
    assert sums(tmp_path) == (tmp_path / SUMS).read_text()
    checked = subprocess.run(["sha256sum", "--check", SUMS], cwd=tmp_path, capture_output=True, text=True, check=True)
    assert checked.stdout == "a file: OK\n"


def test_releases_that_differ_are_told_by_file(tmp_path: Path) -> None:
    for name, content in (("one", "a"), ("other", "b")):
        folder = tmp_path / name
        folder.mkdir()
        (folder / "same").write_text("same")
        (folder / "different").write_text(content)
        (folder / SUMS).write_text(sums(folder))
    assert differences(tmp_path / "one", tmp_path / "other") == ["different"]
    assert differences(tmp_path / "one", tmp_path / "one") == []


def test_a_file_that_the_source_archive_lacks_is_named(tmp_path: Path) -> None:
    for name in ("source/kept", "source/lost", "source/build/left", "archive/kept", "archive/PKG-INFO"):
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).touch()
    with pytest.raises(Refusal, match=r"lacks lost;"):
        check_complete(tmp_path / "source", tmp_path / "archive")


def test_what_a_tool_finds_is_one_sentence() -> None:
    with pytest.raises(Refusal, match=r"^json\.tool finds fault: .*no such package"):
        check_packages(["json.tool"], [Path("no such package")])


def test_the_tree_is_copied_without_what_lies_around(tree: Path, tmp_path: Path) -> None:
    (tree / ".gitignore").write_text("build/\n")
    (tree / "build").mkdir()
    (tree / "build" / "left").touch()
    (tree / "run").touch(0o700)
    sources.copy(tmp_path / "copy")
    copied = {path.name for path in (tmp_path / "copy").iterdir()}
    assert copied == {".gitignore", "CHANGELOG.md", "pyproject.toml", "run"}
    assert (tmp_path / "copy" / "run").stat().st_mode & 0o777 == 0o755


def test_everything_is_as_old_as_the_last_commit(tree: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("SOURCE_DATE_EPOCH", raising=False)
    assert sources.time_of_tree() == int(sources.git("log", "-1", "--format=%ct"))
    monkeypatch.setenv("SOURCE_DATE_EPOCH", "1234")
    assert sources.time_of_tree() == 1234
