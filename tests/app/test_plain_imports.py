"""After `import_plainly` PySide reads no sources."""

from __future__ import annotations

import subprocess
import sys

from tests.app.screen import ROOT

COUNTED = """
import PySide6.QtCore
import shibokensupport.feature as feature
from app.system.plain_imports import import_plainly
read = []
feature._mod_uses_pyside = read.append
import ui.look.text
assert read, "PySide no longer reads sources: app.system.plain_imports has nothing to do"
read.clear()
import_plainly()
import ui.look.drawing, PySide6.QtWidgets
assert not read, read
"""
WITHOUT_PYSIDE = """
import builtins
plain = builtins.__import__
from app.system.plain_imports import import_plainly
import_plainly()
assert builtins.__import__ is plain
"""


def test_pyside_reads_no_sources_any_more() -> None:
    subprocess.run([sys.executable, "-c", COUNTED], cwd=ROOT, check=True)


def test_nothing_happens_without_pyside() -> None:
    subprocess.run([sys.executable, "-c", WITHOUT_PYSIDE], cwd=ROOT, check=True)
