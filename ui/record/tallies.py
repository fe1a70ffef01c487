"""What the finished games add up to: wins, streaks, duels, feats and ratings."""

from __future__ import annotations

from collections import defaultdict, deque
from collections.abc import Iterable, Iterator, Mapping
from enum import StrEnum
from functools import lru_cache
from statistics import fmean
from typing import Final, NamedTuple

from core.game import Value
from core.players import Kind
from ui.files.played import PlayedGame, PlayedSeat, Skill

FORM, LEAST = 20, 5
"""Of so many last games somebody's form is made, at most and at least."""


class Who(Value, frozen=True, gc=False, order=True, cache_hash=True):
    """A player: a person by name, in letters of either case, or all bots of a level."""

    kind: Kind
    name: str = ""

    @property
    def is_person(self) -> bool:
        return self.kind is Kind.HUMAN


def who(seat: PlayedSeat) -> Who | None:
    """Who sat there; nobody where the person was forgotten."""
    if seat.kind is not Kind.HUMAN:
        return _BOTS[seat.kind]
    return _person(seat.name) if seat.name else None


_BOTS: Final = {kind: Who(kind) for kind in Kind}


@lru_cache(maxsize=1024)
def _person(name: str) -> Who:
    """The same object for the same name: thousands of games are looked through whenever something is chosen."""
    return Who(Kind.HUMAN, name.casefold())


class Against(StrEnum):
    """Whose games are looked at."""

    ANYBODY = "anybody"
    PEOPLE = "people"
    CADET = Kind.CADET.value
    PILOT = Kind.PILOT.value
    ACE = Kind.ACE.value


class Choice(NamedTuple):
    """Which games are looked at, and from whose side."""

    player: Who | None = None
    """Everybody's where there is none."""
    game: str = ""
    """All of them where there is none."""
    against: Against = Against.ANYBODY


def chosen(games: Iterable[PlayedGame], choice: Choice) -> list[PlayedGame]:
    """The games that a choice leaves."""
    player, game, against = choice
    left = [played for played in games if not game or played.game == game]
    if player is not None:
        left = [played for played in left if any(who(seat) == player for seat in played.seats)]
    if against is Against.ANYBODY:
        return left
    if against is not Against.PEOPLE:
        return [played for played in left if any(seat.kind.value == against.value for seat in played.seats)]
    # A person plays against people where there is another one.
    least = 1 if player is not None and not player.is_person else 2
    return [played for played in left if sum(seat.kind is Kind.HUMAN for seat in played.seats) >= least]


def spellings(games: Iterable[PlayedGame]) -> dict[Who, str]:
    """Every person as they wrote their name last."""
    return {_person(seat.name): seat.name for seat in _people(games)}


def colours(games: Iterable[PlayedGame]) -> dict[Who, str]:
    """Every person's colour of their last game."""
    return {_person(seat.name): seat.colour for seat in _people(games) if seat.colour}


def _people(games: Iterable[PlayedGame]) -> Iterator[PlayedSeat]:
    for played in games:
        for seat in played.seats:
            if seat.kind is Kind.HUMAN and seat.name:
                yield seat


# --- wins and streaks ------------------------------------------------------------------------------------


class Tally(NamedTuple):
    """What somebody's games add up to."""

    games: int = 0
    wins: int = 0
    """Shared ones included."""
    streak: int = 0
    """How many of the last games were won, one after the other."""
    longest: int = 0

    @property
    def share(self) -> float:
        """Of the games, how many were won."""
        return self.wins / self.games if self.games else 0.0


class _Count:
    """A tally that grows."""

    __slots__ = ("games", "longest", "streak", "wins")

    def __init__(self) -> None:
        self.games = self.wins = self.streak = self.longest = 0

    def add(self, won: bool) -> None:
        self.games += 1
        if won:
            self.wins += 1
            self.streak += 1
            if self.streak > self.longest:
                self.longest = self.streak
        else:
            self.streak = 0

    def tally(self) -> Tally:
        return Tally(self.games, self.wins, self.streak, self.longest)


def has_won(played: PlayedGame, player: Who) -> bool:
    """Whether somebody won a game, be it with one of several seats."""
    return any(seat.won and who(seat) == player for seat in played.seats)


def by_player(games: Iterable[PlayedGame]) -> dict[Who, Tally]:
    """Everybody's tally."""
    counts: defaultdict[Who, _Count] = defaultdict(_Count)
    for played in games:
        won: dict[Who, bool] = {}
        for seat in played.seats:
            player = who(seat)
            if player is not None:
                won[player] = seat.won or won.get(player, False)
        for player, has in won.items():
            counts[player].add(has)
    return {player: count.tally() for player, count in counts.items()}


def by_game(games: Iterable[PlayedGame], player: Who) -> dict[str, Tally]:
    """Somebody's tally of each game."""
    counts: defaultdict[str, _Count] = defaultdict(_Count)
    for played in games:
        counts[played.game].add(has_won(played, player))
    return {game: count.tally() for game, count in counts.items()}


class Duel(NamedTuple):
    """How somebody did beside an opponent, table by table."""

    ahead: int = 0
    level: int = 0
    behind: int = 0

    @property
    def games(self) -> int:
        return self.ahead + self.level + self.behind


def by_opponent(games: Iterable[PlayedGame], player: Who) -> dict[Who, Duel]:
    """How somebody did beside each opponent; of several bots of a level the best one counts."""
    found: dict[Who, Duel] = {}
    for played in games:
        places: dict[Who, int] = {}
        for seat in played.seats:
            whose = who(seat)
            if whose is not None:
                places[whose] = min(seat.place, places.get(whose, seat.place))
        own = places.pop(player, None)
        if own is None:
            continue
        for opponent, place in places.items():
            ahead, level, behind = found.get(opponent, Duel())
            found[opponent] = Duel(ahead + (own < place), level + (own == place), behind + (own > place))
    return found


def form(games: Iterable[PlayedGame], player: Who) -> list[tuple[int, float]]:
    """When, and how many of the last games somebody had won then; the first few say nothing yet."""
    last: deque[bool] = deque(maxlen=FORM)
    points: list[tuple[int, float]] = []
    for played in games:
        last.append(has_won(played, player))
        if len(last) >= LEAST:
            points.append((played.ended, fmean(last)))
    return points


# --- feats -----------------------------------------------------------------------------------------------


class Best(NamedTuple):
    """The best that was ever done in a game."""

    feat: int
    player: Who | None
    """Nobody where the person was forgotten."""
    played: PlayedGame


def best_feats(games: Iterable[PlayedGame], player: Who | None) -> dict[str, Best]:
    """The best of each game, by somebody or by anybody; where there are several, the first."""
    found: dict[str, Best] = {}
    for played in games:
        for seat in played.seats:
            if seat.feat is None or (player is not None and who(seat) != player):
                continue
            if played.game not in found or seat.feat > found[played.game].feat:
                found[played.game] = Best(seat.feat, who(seat), played)
    return found


# --- ratings ---------------------------------------------------------------------------------------------


class Rated(NamedTuple):
    """How strong somebody is at a game."""

    game: str
    player: Who
    skill: Skill
    games: int


def ratings(games: Iterable[PlayedGame]) -> list[Rated]:
    """Everybody's rating in each game, the strongest first."""
    found: defaultdict[str, dict[Who, tuple[Skill, int]]] = defaultdict(dict)
    for played in games:
        of_game = found[played.game]
        for player, skill in _skills(played).items():
            _, count = of_game.get(player, (skill, 0))
            of_game[player] = skill, count + 1
    rated = [Rated(game, who, *last) for game, of_game in found.items() for who, last in of_game.items()]
    return sorted(rated, key=lambda each: -each.skill.rating)


def _skills(played: PlayedGame) -> dict[Who, Skill]:
    """What was thought of everybody after a game."""
    skills: dict[Who, Skill] = {}
    for seat in played.seats:
        player = who(seat)
        if player is not None and seat.skill is not None:
            skills[player] = seat.skill
    return skills


def histories(games: Iterable[PlayedGame], game: str) -> Mapping[Who, list[tuple[int, Skill]]]:
    """How everybody's rating in a game went, each point with the number of the game among all of its kind."""
    found: defaultdict[Who, list[tuple[int, Skill]]] = defaultdict(list)
    of_this = (played for played in games if played.game == game)
    for number, played in enumerate(of_this):
        for player, skill in _skills(played).items():
            found[player].append((number, skill))
    return found
