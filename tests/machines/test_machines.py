"""`make play` and `make test` on minimal Debian and Ubuntu machines, which takes long and wants root."""

from __future__ import annotations

import os
import shutil
from pathlib import Path

import pytest

from tests.machines.machine import SUITES
from tests.machines.trial import USERS, try_out


@pytest.mark.torture
@pytest.mark.skipif(os.geteuid() != 0 or not shutil.which("debootstrap"), reason="needs root and debootstrap")
@pytest.mark.parametrize("user", USERS)
@pytest.mark.parametrize("suite", sorted(SUITES))
def test_a_newcomer_can_play_and_test(suite: str, user: str, tmp_path: Path) -> None:
    if not SUITES[suite].keyring.exists():
        pytest.skip(f"{SUITES[suite].keyring} is missing")
    try_out(suite, user, tmp_path, "", print)
