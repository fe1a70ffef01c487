"""Chances and averages as people write them."""

from __future__ import annotations

from ui.look.text import translate


def percent(chance: float, digits: int = 0) -> str:
    """A chance in per cent; only what is certain is called so."""
    least = 10.0**-digits
    shown = round(100 * chance, digits)
    if 0 < chance < 1:
        if shown == 0:
            return _percent(least, digits, "<")
        if shown == 100:
            return _percent(100 - least, digits, ">")
    return _percent(shown, digits)


def _percent(shown: float, digits: int, sign: str = "") -> str:
    written = translate("figures", "{number} %").format(number=sign + decimal(shown, digits))
    # No line ends before the sign.
    return written.replace(" ", "\u00a0")


def decimal(number: float, digits: int = 1) -> str:
    """A number with the given number of decimals."""
    written = f"{abs(number):.{digits}f}"
    sign = "−" if number < 0 and float(written) else ""
    whole, _, rest = written.partition(".")
    if not rest:
        return sign + whole
    return sign + translate("figures", "{whole}.{decimals}").format(whole=whole, decimals=rest)
