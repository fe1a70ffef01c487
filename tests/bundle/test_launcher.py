"""The one file that people start: it unpacks itself once, whatever happens meanwhile, and runs what is in it."""

from __future__ import annotations

import fcntl
import io
import os
import shutil
import subprocess
from pathlib import Path

import pytest

from app import setup
from app.bundle import archive, launcher

pytestmark = pytest.mark.skipif(
    not shutil.which("gcc") or not all((setup.INCLUDE / header).exists() for header in setup.HEADERS),
    reason="needs a compiler (make bundle installs it)",
)
PROGRAM = '#!/bin/sh\necho "{version}" "$(basename "$0")" "$@"\n'
BLOCK = 100_000


@pytest.fixture(scope="module")
def program(tmp_path_factory: pytest.TempPathFactory) -> bytes:
    compiled = tmp_path_factory.mktemp("compiled") / "launcher"
    launcher.compile_to(compiled)
    return compiled.read_bytes()


def as_zstd(data: bytes) -> bytes:
    """A frame of zstd that says everything as it is: the tests have nothing that compresses."""
    frame = b"\x28\xb5\x2f\xfd\x00\x58"
    for start in range(0, len(data), BLOCK):
        block = data[start : start + BLOCK]
        frame += (len(block) << 3 | (start + BLOCK >= len(data))).to_bytes(3, "little") + block
    return frame


class Download:
    """A file that somebody downloaded, with a home that has a space in its name."""

    def __init__(self, folder: Path, program: bytes) -> None:
        self._folder = folder
        self._program = program
        self.home = folder / "a home"
        self.home.mkdir()

    @property
    def cache(self) -> Path:
        return self.home / ".cache" / "Voltige" / "bundles"

    @property
    def unpacked(self) -> list[Path]:
        return sorted(path for path in self.cache.iterdir() if path.is_dir())

    def file(self, version: str = "first") -> Path:
        content = self._folder / version
        content.mkdir(exist_ok=True)
        (content / "voltige").write_text(PROGRAM.format(version=version))
        (content / "voltige").chmod(0o755)
        if not (content / "voltige-cli").is_symlink():
            (content / "voltige-cli").symlink_to("voltige")
        packed = io.BytesIO()
        archive.pack(content, packed, 1000)
        file = self._folder / f"voltige {version}"
        launcher.behind(self._program, as_zstd(packed.getvalue()), file)
        return file

    def start(self, file: Path, *words: str) -> subprocess.Popen[str]:
        environment = {"HOME": str(self.home), "PATH": os.environ["PATH"]}
        pipe = subprocess.PIPE
        return subprocess.Popen([file, *words], env=environment, cwd=self._folder, stdout=pipe, stderr=pipe, text=True)

    def said(self, file: Path, *words: str) -> str:
        run = self.start(file, *words)
        out, errors = run.communicate()
        assert (run.returncode, errors) == (0, "")
        return out.strip()

    def refused(self, file: Path, *words: str) -> str:
        run = self.start(file, *words)
        out, errors = run.communicate()
        assert (run.returncode, out, len(errors.splitlines())) == (1, "", 1), errors
        return errors


@pytest.fixture
def download(tmp_path: Path, program: bytes) -> Download:
    return Download(tmp_path, program)


def test_it_unpacks_itself_once_and_passes_its_arguments(download: Download) -> None:
    file = download.file()
    assert download.said(file, "my game.voltige", "--new") == "first voltige my game.voltige --new"
    (folder,) = download.unpacked
    (folder / "trace").touch()
    assert download.said(file) == "first voltige"
    assert (folder / "trace").exists()


def test_it_is_the_command_line_by_a_switch_or_by_its_name(download: Download, tmp_path: Path) -> None:
    file = download.file()
    assert download.said(file, "--cli", "games") == "first voltige-cli games"
    (tmp_path / "voltige-cli").symlink_to(file)
    assert download.said(tmp_path / "voltige-cli", "games") == "first voltige-cli games"


def test_of_many_first_starts_one_unpacks_and_all_run(download: Download) -> None:
    file = download.file()
    runs = [download.start(file) for _ in range(8)]
    assert {run.communicate() for run in runs} == {("first voltige\n", "")}
    assert len(download.unpacked) == 1


def test_what_a_killed_start_left_is_replaced(download: Download) -> None:
    left = download.cache / ".unpacking" / "half"
    left.mkdir(parents=True)
    assert download.said(download.file()) == "first voltige"
    assert not left.parent.exists()
    assert sorted(path.name for path in download.unpacked[0].iterdir()) == ["voltige", "voltige-cli"]


def test_the_next_version_takes_the_place_of_the_one_before(download: Download) -> None:
    download.said(download.file("first"))
    assert download.said(download.file("second")) == "second voltige"
    assert len(download.unpacked) == 1


def test_a_version_that_is_running_stays(download: Download) -> None:
    download.said(download.file("first"))
    (first,) = download.unpacked
    held = os.open(first, os.O_RDONLY)
    fcntl.flock(held, fcntl.LOCK_SH)
    download.said(download.file("second"))
    assert first in download.unpacked
    os.close(held)
    download.said(download.file("third"))
    assert len(download.unpacked) == 1


def test_half_a_download_is_told_and_leaves_nothing(download: Download) -> None:
    file = download.file()
    file.write_bytes(file.read_bytes()[:-100])
    assert "is not whole; please download it again" in download.refused(file)
    assert not download.cache.exists()


def test_what_can_not_be_unpacked_is_told_and_leaves_nothing(
    download: Download, program: bytes, tmp_path: Path
) -> None:
    file = tmp_path / "broken"
    launcher.behind(program, b"no frame of zstd", file)
    assert "the download not whole?" in download.refused(file)
    assert download.unpacked == []
    assert not (download.cache / ".unpacking").exists()


def test_it_unpacks_to_a_folder_that_somebody_chooses(download: Download, tmp_path: Path) -> None:
    file = download.file()
    chosen = tmp_path / "my games"
    assert download.said(file, "--extract", str(chosen)) == str(chosen)
    assert (chosen / "voltige").exists()
    assert not download.cache.exists()
    assert "it is there already" in download.refused(file, "--extract", str(chosen))
    assert "the name of one folder" in download.refused(file, "--extract")
