"""Words outside the window, in the language that was chosen for it; Qt is loaded only where they are translated."""

from __future__ import annotations

import os
import re
from collections.abc import Mapping
from typing import Final

_SETTINGS: Final = ("Voltige", "Voltige.conf")
"""Where the window keeps its settings on Linux; elsewhere only Qt could find them."""


def translate(context: str, source: str) -> str:
    """`source` in the user's language, for sentences that may be needed before anything of ours was loaded."""
    speak()
    from ui.look import text

    return text.translate(context, source)


def speak() -> None:
    """Have everything said in the user's language from now on, unless the window does that already."""
    from ui.look import text

    if text.is_installed():
        return
    language = chosen()
    if language == text.SOURCE:
        return
    try:
        from app.language import Languages
        from ui.settings import Language
    except ImportError:
        # Without Qt people are told so as it is written.
        return
    Languages(None).choose(Language(language))


def languages() -> list[str]:
    """The languages that there are words in."""
    from ui.look.shipped import COMMON
    from ui.look.text import SOURCE

    return sorted([SOURCE, *[path.stem.removeprefix("voltige_") for path in COMMON.glob("voltige_*.qm")]])


def chosen() -> str:
    """The language that people at this computer want."""
    return language_of(os.environ, set(languages()))


def language_of(environment: Mapping[str, str], known: set[str]) -> str:
    """The language of the settings, or else of the environment, as programs of a terminal understand that."""
    from ui.look.text import SOURCE

    chosen = _setting(environment)
    if chosen in known:
        return chosen
    locale = next(filter(None, map(environment.get, ("LC_ALL", "LC_MESSAGES", "LANG"))), "")
    if _code(locale) in ("", "C", "POSIX"):
        return SOURCE
    wanted = map(_code, (environment.get("LANGUAGE") or locale).split(":"))
    return next((code for code in wanted if code in known), SOURCE)


def _code(locale: str) -> str:
    """The language of `fr_CA.UTF-8`."""
    return re.split("[_.@]", locale)[0]


def _setting(environment: Mapping[str, str]) -> str:
    home = environment.get("XDG_CONFIG_HOME") or os.path.join(environment.get("HOME", ""), ".config")
    try:
        with open(os.path.join(home, *_SETTINGS), encoding="utf-8", errors="replace") as settings:
            found = re.search(r"^language=(\w+)$", settings.read(), re.MULTILINE)
    except OSError:
        return ""
    return found[1] if found else ""
