"""What is no file of ours is refused at once: nothing hangs, and every refusal is a sentence."""

from __future__ import annotations

import os
import socket
from collections.abc import Iterator
from pathlib import Path

import pytest

from app.cli import main
from tests.ui.shell.flights import saved_game
from ui.files.paths import same_file
from ui.files.reading import Unreadable, contents, digest, read
from ui.hangar.previews import Preview, Previews
from ui.look.theme import LIGHT

NO_GAME = "This is not a saved game of Voltige."


@pytest.mark.parametrize("kind", ["pipe", "socket", "folder", "/dev/zero", "/dev/null", "/proc/kmsg", "missing"])
def test_what_is_no_file_is_refused_before_anybody_waits_for_it(
    kind: str, tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    path = tmp_path / "x.voltige"
    match kind:
        case "pipe":
            os.mkfifo(path)
        case "socket":
            listener = socket.socket(socket.AF_UNIX)
            # By its short name: the long one may be longer than a socket's may be.
            listener.bind(path.name)
            listener.close()
        case "folder":
            path.mkdir()
        case "missing":
            pass
        case device:
            path.symlink_to(device)
    with pytest.raises(Unreadable):
        read(path)
    assert main(["check", str(path)]) == 1
    assert main(["replay", str(path)]) == 1
    assert len(capsys.readouterr().err.splitlines()) == 2


def test_a_pipe_among_the_saved_games_does_not_freeze_the_hangar(tmp_path: Path) -> None:
    path = tmp_path / "x.voltige"
    os.mkfifo(path)
    made: list[Preview] = []

    def make() -> Iterator[bool]:
        made.append((yield from Previews(tmp_path / "previews").making(path, LIGHT, 1.0)))

    list(make())
    assert "pipe" in made[0].problem


@pytest.mark.parametrize("content", [b"PK\x03\x04", b'{"name": "voltige"}', b"<html>", bytes(range(256)), b"[1]"])
def test_foreign_files_get_one_sentence(content: bytes, tmp_path: Path) -> None:
    path = tmp_path / "foreign.voltige"
    path.write_bytes(content)
    with pytest.raises(Unreadable) as caught:
        read(path)
    assert caught.value.reason == NO_GAME


def test_the_same_file_by_any_name(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = saved_game(tmp_path / "game.voltige")
    (tmp_path / "link.voltige").symlink_to(path)
    (tmp_path / "hard.voltige").hardlink_to(path)
    monkeypatch.chdir(tmp_path)
    for name in ("link.voltige", "hard.voltige", "./game.voltige", "../" + tmp_path.name + "/game.voltige"):
        assert same_file(path, Path(name))
    other = saved_game(tmp_path / "other.voltige")
    assert not same_file(path, other)
    path.unlink()
    assert same_file(path, Path("link.voltige"))
    assert not same_file(path, other)


def test_a_digest_tells_contents_apart(tmp_path: Path) -> None:
    path = saved_game(tmp_path / "game.voltige")
    before = digest(contents(path))
    assert digest(contents(path)) == before
    path.write_bytes(path.read_bytes() + b"\n")
    assert digest(contents(path)) != before
