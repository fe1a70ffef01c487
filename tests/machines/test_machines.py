"""`make play`, `make test` and the bundle on minimal Debian and Ubuntu machines, which takes long and wants root."""

from __future__ import annotations

import os
import shutil
from pathlib import Path

import pytest

from app.bundle.making import name_of
from app.bundle.sources import ROOT
from tests.machines.bundle_trial import try_bundle
from tests.machines.machine import SUITES
from tests.machines.trial import USERS, try_out

BUNDLE = ROOT / "dist" / name_of(ROOT)
pytestmark = [
    pytest.mark.torture,
    pytest.mark.skipif(os.geteuid() != 0 or not shutil.which("debootstrap"), reason="needs root and debootstrap"),
]


@pytest.mark.parametrize("user", USERS)
@pytest.mark.parametrize("suite", sorted(SUITES))
def test_a_newcomer_can_play_and_test(suite: str, user: str, tmp_path: Path) -> None:
    if not SUITES[suite].keyring.exists():
        pytest.skip(f"{SUITES[suite].keyring} is missing")
    try_out(suite, user, tmp_path, "", print)


@pytest.mark.skipif(not BUNDLE.exists(), reason="make bundle makes it")
@pytest.mark.parametrize("suite", ["bookworm", "trixie"])
def test_a_bundle_needs_nothing_but_qts_system_libraries(suite: str, tmp_path: Path) -> None:
    if not SUITES[suite].keyring.exists():
        pytest.skip(f"{SUITES[suite].keyring} is missing")
    try_bundle(suite, BUNDLE, tmp_path, print)
