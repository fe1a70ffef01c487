"""Whether all parts of Voltige can be loaded, and a clear sentence where one can't."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from importlib.util import find_spec
from pathlib import Path

from app.refusal import Refusal

HOME = Path(__file__).resolve().parents[2]
PARTS = ("core", "ui", "resources")


@contextmanager
def all_parts() -> Iterator[None]:
    """Refuse what can't be loaded: parts of ours, packages, libraries, and tables of figures that were edited badly."""
    check_parts()
    try:
        from core.data import DataError
    except ImportError as error:
        raise not_found(error) from error
    try:
        yield
    except ImportError as error:
        raise not_found(error) from error
    except DataError as error:
        raise Refusal(str(error)) from error


def check_parts() -> None:
    """Refuse to start with another program's packages in the place of ours, before any of their code runs."""
    for part in PARTS:
        found = find_spec(part)
        places = [Path(place) for place in (found and found.submodule_search_locations) or ()]
        if HOME / part in [place.resolve() for place in places]:
            continue
        if found is None:
            raise Refusal(f"this installation of Voltige is incomplete, {part!r} is missing; please install it again")
        there = places[0] if places else found.origin
        raise Refusal(f"{there} stands in the way of Voltige's own {part!r}; please put one of the two elsewhere")


def not_found(error: ImportError) -> Refusal:
    """What is missing when something can't be imported."""
    from app.system.libraries import QT, missing, request

    lacking = missing(QT) if ".so" in str(error) else []
    if lacking:
        return Refusal(request(lacking))
    if (error.name or "").partition(".")[0] in PARTS:
        return Refusal(f"this installation of Voltige is incomplete ({error}); please install it again")
    # A bundle brings everything, and there is nobody who could install the rest.
    mended = "please download it again" if getattr(sys, "frozen", False) else "`make play` installs it"
    return Refusal(f"a package that Voltige needs can't be loaded ({error}); {mended}")
