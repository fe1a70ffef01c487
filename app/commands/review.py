"""`voltige-cli review`: what the decisions and the luck of a finished game were worth."""

from __future__ import annotations

import argparse
import json
import sys
from functools import partial
from pathlib import Path
from typing import Final

import msgspec

from app.commands.batches import finished
from app.commands.executors import crew_of
from app.commands.progress import Progress
from app.commands.replay import read
from app.refusal import Refusal
from app.terminal import say
from core.loading import Loaded
from core.play import Recording
from core.record import dump
from core.review.portions import examined
from core.review.review import Review, Unit
from core.review.reviewing import USUAL_NODES, assembled, digest, units_of
from core.review.summary import summary_of
from ui.catalog import TEXTS, title_of
from ui.files import reviews
from ui.files.record_text import problem_text
from ui.look.text import Phrase, titled, translate
from ui.review.rows import Listing, Row, Wanted
from ui.review.telling import Telling
from ui.table.layout.liveries import liveries

_STOPPED: Final = Phrase("command", "the review can't go on: {reason}")


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.description = translate(
        "command",
        "Says of every decision of a finished game what it gave away, from what its player could see, and who was "
        "lucky. The same file gives the same review on every machine and with any --jobs. A review that lies beside "
        "the file and is thorough enough is not made again.",
    )
    parser.add_argument("file", metavar="FILE", help=translate("command", "a saved game"))
    nodes = translate("command", "how thorough: so much thought for each decision (default: {nodes})")
    parser.add_argument("--nodes", type=int, default=USUAL_NODES, metavar="N", help=nodes.format(nodes=USUAL_NODES))
    jobs = translate("command", "how many processes review (default: 1)")
    parser.add_argument("--jobs", type=int, default=1, metavar="N", help=jobs)
    keep = translate("command", "keep the review beside the file, where the window finds it")
    parser.add_argument("--keep", action="store_true", help=keep)
    parser.add_argument("--json", action="store_true", help=translate("command", "print the review for a program"))
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    """Print what a review says: 0 fine, 1 where the game is not over or the file is not whole."""
    if arguments.nodes < 1 or arguments.jobs < 1:
        raise Refusal(translate("command", "--nodes and --jobs must be at least 1"))
    loaded = read(arguments.file)
    problem = "" if loaded.problem is None else f"{arguments.file}: {problem_text(loaded.problem, loaded.header)}"
    if loaded.session.outcome is None:
        # Of a damaged game nobody knows whether it is over.
        words = translate("command", "{file}: the game isn't over; a review would tell what nobody may know yet")
        raise Refusal(problem or words.format(file=arguments.file))
    if problem:
        say(problem, file=sys.stderr)
    review = _found(arguments, loaded)
    if arguments.keep:
        _keep(Path(arguments.file), review)
    if arguments.json:
        say(json.dumps(_for_a_program(loaded, review)))
    else:
        say(*_lines(loaded, review))
    return 1 if loaded.problem else 0


def _found(arguments: argparse.Namespace, loaded: Loaded) -> Review:
    """The review beside the file, or one that is made now."""
    session, nodes = loaded.session, arguments.nodes
    kept = reviews.read(reviews.beside(Path(arguments.file)), session, digest(session), nodes)
    return kept or _made(loaded, nodes, arguments.jobs)


def _made(loaded: Loaded, nodes: int, jobs: int) -> Review:
    session, units = loaded.session, list[Unit]()
    header = msgspec.structs.replace(loaded.header, rules=session.game.rules)
    numbers = units_of(session)
    work = partial(examined, dump(header, session), nodes)
    with Progress(len(numbers)) as progress, crew_of(min(jobs, len(numbers)), None) as crew:
        for batch in finished(crew, work, numbers, _STOPPED):
            units += batch
            progress.show(len(units))
    return assembled(session, units, nodes)


def _keep(file: Path, review: Review) -> None:
    place = reviews.beside(file)
    try:
        reviews.write(place, review)
    except reviews.Unkept as error:
        words = translate("command", "can't write {file}: {reason}")
        raise Refusal(words.format(file=place, reason=error)) from error


def _for_a_program(loaded: Loaded, review: Review) -> dict[str, object]:
    return {
        "game": loaded.header.game,
        "seats": list(loaded.header.seating.names),
        "summary": msgspec.to_builtins(summary_of(review)),
        "review": msgspec.to_builtins(review),
    }


def _lines(loaded: Loaded, review: Review) -> list[str]:
    """The review as people read it; entries are numbered as `replay` numbers them."""
    seating, outcome = loaded.header.seating, loaded.session.outcome
    assert outcome is not None, "only a game that is over is reviewed"
    summary, names = summary_of(review), seating.names
    telling = Telling(Recording(loaded.session), TEXTS[seating.game], names)
    alone = min(seating.people) if len(seating.people) == 1 else None
    listing = Listing(review, summary, telling, names, liveries(seating.players), outcome, alone)
    _, *rows = listing.rows(Wanted())
    head = [f"{title_of(seating.game)}: {', '.join(names)}", listing.sentence]
    return head + [line for row in rows for line in _printed(row, telling)]


def _printed(row: Row, telling: Telling) -> list[str]:
    if row.heading:
        return ["", row.title]
    number = "" if row.entry is None else str(row.entry + 1)
    note = f" ({row.note})" if row.note else ""
    lines = [f"{number:>5}  {row.said}{note}"]
    better = None if row.appraisal is None else telling.better(row.appraisal)
    if row.appraisal is not None and better is not None:
        told = titled(translate("command", "better"), telling.move(row.appraisal.index, better))
        lines.append(f"{'':5}  {told}")
    return lines
