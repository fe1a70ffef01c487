"""One file that people can start: a small program with a packed bundle behind it."""

from __future__ import annotations

import hashlib
import shutil
import struct
import subprocess
import tempfile
from pathlib import Path
from typing import Final

from app.bundle import archive
from app.refusal import Refusal

SOURCE: Final = Path(__file__).with_name("launcher.c")
COMPILE: Final = ("gcc", "-std=c17", "-O2", "-Wall", "-Wextra", "-Werror", "-static", "-s", "-Wl,--build-id=none")
MARK: Final = b"VOLTIGE1"
TRAILER: Final = struct.Struct("<Q32s8s")
"""The end of the file: how long the packed bundle is, its checksum, and what tells a whole file."""
LEVEL: Final = 19
WINDOW: Final = 27
"""Two to the power of it is how far back equal bytes are found, in the most memory that unpacking may take."""


def make(folder: Path, to: Path, time: int) -> None:
    """Make the file out of the folder of a bundle."""
    with tempfile.TemporaryDirectory() as temporary:
        program = Path(temporary) / "launcher"
        compile_to(program)
        behind(program.read_bytes(), _packed(folder, time), to)


def compile_to(program: Path) -> None:
    """Compile the small program; it needs no library of any system."""
    if not shutil.which(COMPILE[0]):
        raise Refusal("the launcher of a bundle can't be compiled, gcc is missing")
    done = subprocess.run([*COMPILE, "-o", program, SOURCE, "-lzstd"], capture_output=True, text=True)
    if done.returncode:
        raise Refusal(f"the launcher of a bundle can't be compiled: {done.stderr.splitlines()[0]}")


def behind(program: bytes, packed: bytes, to: Path) -> None:
    """Put a packed bundle behind a program."""
    sum_ = hashlib.sha256(packed).hexdigest()[:32].encode()
    to.write_bytes(program + packed + TRAILER.pack(len(packed), sum_, MARK))
    to.chmod(archive.PROGRAM)


def _packed(folder: Path, time: int) -> bytes:
    # Known only where bundles are made.
    import zstandard

    ways = zstandard.ZstdCompressionParameters.from_level(
        LEVEL, window_log=WINDOW, enable_ldm=True, write_checksum=True
    )
    with tempfile.TemporaryFile() as tar:
        archive.pack(folder, tar, time)
        tar.seek(0)
        return bytes(zstandard.ZstdCompressor(compression_params=ways).compress(tar.read()))
