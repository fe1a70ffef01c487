"""The version of Voltige."""

from __future__ import annotations

from ui.look.text import translate


def app_version() -> str:
    """The installed version; a checkout that was never installed has none."""
    # Reading package metadata is slow, and seldom needed.
    from importlib.metadata import PackageNotFoundError, version

    try:
        return version("voltige")
    except PackageNotFoundError:
        return translate("shell", "unknown")
