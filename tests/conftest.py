"""Windows of tests open where nobody sees them, no test touches anybody's games, and a sample game is installed."""

from __future__ import annotations

import gc
import os

import pytest

from tests.packages import install_sample

install_sample()
os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")


@pytest.fixture(scope="session")
def qapp_args() -> list[str]:
    """The application of tests is made like that of people."""
    from ui.look.style import WIDGETS

    return ["voltige", *WIDGETS]


@pytest.fixture(scope="module", autouse=True)
def little_to_sweep() -> None:
    """Garbage is looked for among what the tests of a file make, not in all that stands before: windows sweep often."""
    gc.collect()
    gc.freeze()


@pytest.fixture(autouse=True)
def home(tmp_path_factory: pytest.TempPathFactory, monkeypatch: pytest.MonkeyPatch) -> None:
    """Folders of its own for every test, made only where something is written."""
    root = tmp_path_factory.getbasetemp() / "home" / os.urandom(6).hex()
    for name in ("CONFIG", "DATA", "CACHE"):
        monkeypatch.setenv(f"XDG_{name}_HOME", str(root / name.lower()))


@pytest.fixture(autouse=True)
def as_written(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever runs the tests, commands speak the language that their words are written in."""
    monkeypatch.setenv("LC_ALL", "C.UTF-8")
    monkeypatch.delenv("LANGUAGE", raising=False)
