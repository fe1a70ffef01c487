"""The menu entry, with the program of this machine written as desktop entries want it."""

from __future__ import annotations

import re
from collections.abc import Iterable
from pathlib import Path

from app.desktop_install.identity import ID, WINDOW_CLASS
from app.refusal import Refusal

FOLDERS = "X-Voltige-Folders"
"""The key under which an entry remembers the folders that were made for it."""
_ESCAPES = {"\\": "\\\\", "\n": "\\n", "\t": "\\t", "\r": "\\r"}
_PASS_ON = 'exec "$0" "$@"'
"""What has a shell start the first word after it with the others."""
_IN_QUOTES = re.compile(r'(["`$\\])')


def filled_in(template: str, program: Path, folders: Iterable[str]) -> str:
    """The entry that starts `program`, and remembers folders."""
    try:
        str(program).encode("utf-8")
    except UnicodeEncodeError as error:
        raise Refusal(f"a menu can't name {str(program)!r}, whose name is no text; please put it elsewhere") from error
    values = {"EXEC": started(program), "TRY": escaped(str(program)), "ID": ID, "CLASS": WINDOW_CLASS}
    text = re.sub("@([A-Z]+)@", lambda found: values[found[1]], template)
    first, *actions = text.split("\n\n")
    return "\n\n".join([f"{first}\n{FOLDERS}={''.join(f'{folder};' for folder in folders)}", *actions])


def folders_in(entry: str) -> list[str]:
    """The folders that an entry remembers."""
    found = re.search(rf"^{FOLDERS}=(.*)$", entry, re.MULTILINE)
    return [] if found is None else found[1].rstrip(";").split(";")


def started(program: Path) -> str:
    """A program at the beginning of an `Exec` line."""
    if {"%", "="} & set(str(program)):
        # Desktops look for it by its name as it is written there, doubled signs and all, or take it for an assignment.
        return f"{_quoted('sh')} -c {_quoted(_PASS_ON)} {_quoted(str(program))}"
    return _quoted(str(program))


def _quoted(word: str) -> str:
    """A word of an `Exec` line: in quotes, its percent signs doubled since they begin codes, then escaped."""
    in_quotes = _IN_QUOTES.sub(r"\\\1", word).replace("%", "%%")
    return escaped(f'"{in_quotes}"')


def escaped(value: str) -> str:
    """A value of an entry: what would end its line or begin an escape is escaped."""
    return "".join(_ESCAPES.get(letter, letter) for letter in value)
