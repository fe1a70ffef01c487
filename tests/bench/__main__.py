"""`make bench`: figures and ratios, each measured against its peer in the same run."""

from __future__ import annotations

from tests.bench import (
    beats,
    drop,
    feel,
    film,
    first_table,
    flicks,
    odds,
    random_play,
    record_page,
    records,
    scrub,
    start,
    thinking,
    window,
)

random_play.report()
records.report()
odds.report()
flicks.report()
feel.report()
film.report()
thinking.report()
beats.report()
start.report()
first_table.report()
window.report()
drop.report()
record_page.report()
scrub.report()
