"""How Targets speaks."""

from __future__ import annotations

from collections.abc import Sequence

from core.game import Action, Event, Illegal, Seat
from core.targets import actions
from core.targets.state import (
    Phase,
    TargetsState,
    dice_of,
    in_golden,
    in_teams,
    lying_discs,
    on_table,
    on_turn,
    owner,
    partner,
    points,
    value,
)
from ui.look.phrases import NOBODY, PLAYERS, RESULT, named, per_player
from ui.look.refusal_text import sentence
from ui.look.text import GameText, Passage, Section, lines_of, translate
from ui.targets.log_lines import told
from ui.targets.options import OPTIONS
from ui.targets.refusals import SENTENCES
from ui.targets.words import (
    aim_name,
    die_called,
    die_name,
    die_shown,
    disc_name,
    disc_names,
    disc_under,
    none,
    place_name,
    round_name,
    side_line,
)

Names = Sequence[str]


class TargetsText:
    """Log lines, moves, refusals and the table in words."""

    options = OPTIONS

    def position(self, view: TargetsState, seat: Seat | None, names: Names) -> list[str]:
        return lines_of(self.sections(view, seat, names))

    def sections(self, view: TargetsState, seat: Seat | None, names: Names) -> list[Section]:
        won = translate("targets", "Discs won: {points}.").format(points=per_player(points(view), names))
        discs = [disc for disc, _ in lying_discs(view)]
        centre = translate("targets", "In the centre: {discs}.").format(discs=disc_names(discs) or none())
        passages = [Passage(_round_line(view, names)), Passage(won), Passage(centre, tuple(map(disc_name, discs)))]
        sides = [_side(view, player, seat, names) for player in range(view.seats)]
        sections = [Section("", passages), Section(PLAYERS(), sides)]
        calls = [Passage(line) for line in _open_lines(view, names)]
        if calls:
            sections.append(Section(translate("targets", "What may be called"), calls))
        if view.phase in (Phase.DISCARDING, Phase.ROUND_OVER, Phase.OVER):
            sections.append(Section(RESULT(), [Passage(line) for line in _result_lines(view, names)]))
        return sections

    def action(self, view: TargetsState, seat: Seat, action: Action, names: Names) -> str:
        match action:
            case actions.Arrange(place):
                return translate("targets", "Put your partner's die {place}").format(place=place_name(place))
            case actions.Flick(_, power, height):
                words = translate("targets", "Flick at {aim}: power {power}, height {height}")
                if view.phase is Phase.GOLDEN:
                    words = translate("targets", "Flick the tower at {aim}: power {power}, height {height}")
                return words.format(aim=aim_name(view, seat, action, names), power=power, height=height)
            case actions.Keep(die):
                return translate("targets", "Keep {die}").format(die=die_shown(view, die, seat, names))
            case actions.Announce(die):
                disc = disc_under(view, die)
                words = translate("targets", "“Targets!”: win {disc} with {die}")
                return words.format(disc="" if disc is None else disc_name(disc), die=die_called(die, seat, names))
            case actions.NotSeen(die):
                return translate("targets", "“Not seen!” against {die}").format(die=die_name(die, names))
            case actions.Double(back, other):
                words = translate("targets", "“Double {value}!”: take back {die}")
                if sum(back in pair for pair in view.pairs) > 1:
                    # Of three equal dice it is said which one it is a double with: that one can't win a disc any more.
                    words = translate("targets", "“Double {value}!” with {other}: take back {die}")
                taken, stays = die_shown(view, back, seat, names), die_called(other, seat, names)
                return words.format(value=value(view, back), die=taken, other=stays)
            case actions.LetGo():
                return translate("targets", "Call nothing")
            case actions.Discard(disc):
                return translate("targets", "Remove {disc}").format(disc=disc_name(disc))
            case actions.NextRound() if view.tied:
                return translate("targets", "Start Golden Targets")
            case actions.NextRound():
                return translate("targets", "Start the next round")
        return ""

    def event(self, before: TargetsState, after: TargetsState, event: Event, names: Names) -> str:
        return told(after, event, names)

    def reason(self, illegal: Illegal) -> str:
        return sentence(SENTENCES, illegal)


def _side(view: TargetsState, player: Seat, seat: Seat | None, names: Names) -> Passage:
    """What a player has, and each die on the table as the reader calls it."""
    reader = player if seat is None else seat
    lying = on_table(view, dice_of(player))
    return Passage(side_line(view, player, names), tuple(die_shown(view, die, reader, names) for die in lying))


def _round_line(view: TargetsState, names: Names) -> str:
    if in_golden(view):
        words = translate("targets", "Golden Targets between {names}.")
        return words.format(names=named(view.tied, names))
    flicks = on_turn(view)
    if view.phase is Phase.FLICKING and flicks is not None:
        words = translate("targets", "{round}. {name} is to flick.")
        return words.format(round=round_name(view), name=names[flicks])
    return translate("targets", "{round}.").format(round=round_name(view))


def _open_lines(view: TargetsState, names: Names) -> list[str]:
    """What may be called until the next flick."""
    targets = translate("targets", "{die} lies on a bull's-eye: {name} may call “Targets!”.")
    double = translate("targets", "{name} may call “Double {value}!”.")
    if in_teams(view):
        targets = translate("targets", "{die} lies on a bull's-eye: {name} or {partner} may call “Targets!”.")
        double = translate("targets", "{name} or {partner} may call “Double {value}!”.")
    calls = [(die, targets) for die in view.targets] + [(die, double) for die, _ in view.pairs]
    lines = [
        words.format(
            die=die_name(die, names),
            name=names[owner(die)],
            partner=names[partner(owner(die)) % view.seats],
            value=value(view, die),
        )
        for die, words in calls
    ]
    return list(dict.fromkeys(lines))


def _result_lines(view: TargetsState, names: Names) -> list[str]:
    lines = []
    if view.golden is not None:
        words = translate("targets", "Golden Targets on the disc: {disc}. On the table: {table}.")
        on_disc, on_table = view.golden.on_disc, view.golden.on_table
        lines.append(words.format(disc=per_player(on_disc, names), table=per_player(on_table, names)))
    elif view.result is not None:
        for result in view.result.discs:
            words = translate("targets", "Dice on {disc}: {totals}. It goes to {name}.")
            winner = NOBODY() if result.seat is None else names[result.seat]
            totals = per_player(result.totals, names)
            lines.append(words.format(disc=disc_name(result.disc), totals=totals, name=winner))
    if view.winners:
        lines.append(translate("targets", "Won by {names}.").format(names=named(view.winners, names)))
    return lines


TEXT: GameText[TargetsState] = TargetsText()
