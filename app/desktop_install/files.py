"""Everything that Voltige puts into a data folder, such as `~/.local/share`, and where."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from pathlib import Path, PurePosixPath
from typing import Final, NamedTuple

from app.desktop_install.icons import drawn, icons
from app.desktop_install.identity import ID
from app.desktop_install.shipped import COMPLETIONS, DESKTOP, MANUALS

COMMANDS: Final = ("voltige", "voltige-cli")
SECTION: Final = 6
"""Where manuals have their games."""
SHELLS: Final[Mapping[str, str]] = {
    "bash": "bash-completion/completions/{command}",
    "zsh": "zsh/site-functions/_{command}",
    "fish": "fish/vendor_completions.d/{command}.fish",
}
"""Where each shell looks for completions."""
APPLICATIONS: Final = "applications"
MIME_TYPES: Final = "mime"
ENTRY: Final = f"{APPLICATIONS}/{ID}.desktop"
FORMER: Final = (
    f"{APPLICATIONS}/voltige.desktop",
    "icons/hicolor/scalable/apps/voltige.svg",
    f"{MIME_TYPES}/packages/voltige.xml",
)
"""What versions before 0.5 put there under other names."""


class File(NamedTuple):
    """One file: where it belongs in the data folder, and what it is made from."""

    place: str
    source: Path
    size: int | None = None
    """In pixels, of a picture that is drawn."""

    def content(self) -> bytes:
        if self.size is not None:
            return drawn(self.source, self.size)
        content = self.source.read_bytes()
        return content.replace(b"@ID@", ID.encode()) if self.source.suffix == ".xml" else content


def files() -> Iterator[File]:
    """All of them but the menu entry, which depends on where Voltige is."""
    yield File(f"{MIME_TYPES}/packages/{ID}.xml", DESKTOP / "mime.xml")
    yield File(f"metainfo/{ID}.metainfo.xml", DESKTOP / "metainfo.xml")
    for icon in icons():
        yield File(*icon)
    yield from manuals()


def manuals() -> Iterator[File]:
    """Manuals and completions; a clone has them only after `make manuals`."""
    for command in COMMANDS:
        page = f"{command}.{SECTION}"
        yield File(f"man/man{SECTION}/{page}", MANUALS / page)
        for shell, place in SHELLS.items():
            yield File(place.format(command=command), COMPLETIONS / f"{command}.{shell}")


def folders_of(places: Iterable[str]) -> list[str]:
    """Every folder that files lie in, each after those that it lies in; the first is the data folder itself."""
    return sorted({str(folder) for place in places for folder in PurePosixPath(place).parents})
