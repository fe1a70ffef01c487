"""Why Targets refuses a move, in sentences a ten-year-old understands."""

from __future__ import annotations

from collections.abc import Mapping
from enum import StrEnum
from typing import Final

from core.targets.reasons import Impossible, Reason
from ui.look.phrases import REFUSED_GAME_OVER, REFUSED_NOT_YOUR_TURN
from ui.look.text import Phrase

SENTENCES: Final[Mapping[StrEnum, Phrase]] = {
    Reason.GAME_OVER: REFUSED_GAME_OVER,
    Reason.CHANCE_FIRST: Phrase("targets", "Wait: first, the draw decides who begins."),
    Reason.NOT_YOUR_TURN: REFUSED_NOT_YOUR_TURN,
    Reason.ALREADY_ARRANGED: Phrase("targets", "You have already built your tower."),
    Reason.ALREADY_AIMED: Phrase("targets", "You have already aimed: wait for the others."),
    Reason.NOTHING_TO_SAY: Phrase("targets", "You have nothing to call now."),
    Reason.DRAW_LOT: Phrase("targets", "First, the draw decides who begins."),
    Reason.ARRANGE_TOWER: Phrase("targets", "First say where your partner's die stands in your tower."),
    Reason.FLICK_A_DIE: Phrase("targets", "Now the top die of a tower is flicked."),
    Reason.DICE_ARE_ROLLING: Phrase("targets", "Wait until the dice lie still."),
    Reason.KEEP_ONE: Phrase("targets", "Several dice left the tower: say which one stays on the table."),
    Reason.ANNOUNCE_OR_LET_GO: Phrase("targets", "First say what you call, or that you call nothing."),
    Reason.DISCARD_ONE: Phrase("targets", "Nobody got a disc: the first player must remove one."),
    Reason.START_NEXT_ROUND: Phrase("targets", "The round is over: start the next one."),
    Reason.FLICK_THE_TOWER: Phrase("targets", "Golden Targets: aim, and flick your whole tower."),
    Reason.NO_SUCH_PLACE: Phrase("targets", "There is no such place: a tower has {places} of them."),
    Reason.NO_SUCH_FLICK: Phrase("targets", "Nobody can flick like that."),
    Reason.NOT_AMONG_THE_FALLEN: Phrase(
        "targets", "Choose one of the dice that just left your tower and lie on the table."
    ),
    Reason.ONLY_SLID: Phrase("targets", "That die only slid and did not roll, so it can't be the one that stays."),
    Reason.NOT_IN_THE_CENTRE: Phrase("targets", "That disc does not lie in the centre."),
    Reason.NOT_YOUR_DIE: Phrase("targets", "That is an opponent's die."),
    Reason.NO_TARGETS: Phrase("targets", "That die did not just stop on a bull's-eye."),
    Reason.NO_DOUBLE: Phrase("targets", "Those dice are not a double that you can call now."),
    Reason.DOUBLES_USED_UP: Phrase("targets", "No more doubles of this colour this round: {doubles} have been called."),
    Reason.NOT_SEEN_OFF: Phrase("targets", "“Not seen!” is not played at this table."),
    Reason.NOT_AN_OPPONENTS_DIE: Phrase("targets", "You can't spoil your own side's “Targets!”."),
    Impossible.NO_SUCH_SEED: Phrase("targets", "No flick was ever counted like that."),
    Impossible.NOT_THESE_DICE: Phrase("targets", "Those dice can't have moved."),
    Impossible.NO_SUCH_REST: Phrase("targets", "No die can lie like that."),
    Impossible.FLICKED_DIE_MISSING: Phrase("targets", "The die that was flicked must move."),
    Impossible.DID_NOT_MOVE: Phrase("targets", "One of those dice has not moved at all."),
    Impossible.TOWER_HANGS_IN_THE_AIR: Phrase("targets", "No die stays in the air above one that fell."),
}
