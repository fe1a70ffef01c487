"""ICU's data without languages that are not spoken, in a library that still loads."""

from __future__ import annotations

import ctypes
import struct
import sys
from pathlib import Path

import PySide6
import pytest

from app.bundle import elf, icu_data
from app.bundle.icu_data import Entry, UnknownData

HEADER = struct.pack("<HBB", 16, 0xDA, 0x27).ljust(12, b"\0") + b"CmnD"
LIBRARIES = Path(PySide6.__path__[0]) / "Qt" / "lib"


@pytest.mark.parametrize("name", ["root.res", "en_GB.res", "coll/fr.res", "coll/ucadata.icu", "langInfo.res"])
def test_english_french_and_what_serves_all_is_kept(name: str) -> None:
    assert icu_data.is_used(name)


@pytest.mark.parametrize("name", ["de.res", "coll/zh_Hans.res", "lang/ast.res", "ibm-37.cnv", "brkitr/thaidict.dict"])
def test_other_languages_and_old_encodings_are_not(name: str) -> None:
    assert not icu_data.is_used(name)


def test_what_is_kept_is_found_again() -> None:
    tables = [Entry(f"icudt/{name}", name.encode().ljust(32, b"!")) for name in ("de.res", "fr.res", "root.res")]
    cut = icu_data.cut_data(HEADER + icu_data.packed(tables))
    assert list(icu_data.entries(cut)) == tables[1:]
    assert icu_data.cut_data(cut) == cut


def test_data_of_another_kind_are_refused() -> None:
    with pytest.raises(UnknownData):
        icu_data.cut_data(b"something else entirely".ljust(64))


@pytest.mark.skipif(sys.platform != "linux", reason="only there ICU comes with Qt")
def test_the_library_that_comes_with_qt_is_much_smaller_and_loads(tmp_path: Path) -> None:
    (found,) = LIBRARIES.glob("libicudata.so.*")
    library = tmp_path / found.name
    library.write_bytes(found.read_bytes())
    saved = icu_data.cut(library)
    assert library.stat().st_size + saved == found.stat().st_size
    assert library.stat().st_size < found.stat().st_size / 5
    image = library.read_bytes()
    start, size = elf.table(image)
    loaded = (ctypes.c_char * size).in_dll(ctypes.CDLL(str(library)), f"icudt{found.suffix[1:]}_dat")
    assert bytes(loaded) == image[start : start + size]


@pytest.mark.skipif(sys.platform != "linux", reason="others have other libraries")
def test_what_a_library_needs_is_read_from_it() -> None:
    assert "libQt6Core.so.6" in elf.needed(LIBRARIES / "libQt6Gui.so.6")
    assert elf.needed(Path(__file__)) == []
