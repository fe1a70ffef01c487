"""What is heard of Lucky Loop: dice, cards, tokens, and how a flight ends."""

from __future__ import annotations

from typing import Final

from core.lucky_loop import events
from ui.sound.sounds import Sound, Sounds

SOUNDS: Final = Sounds(
    {
        events.DeckShuffled: Sound.SHUFFLE,
        events.FirstPlayerChosen: None,
        events.HandDealt: Sound.CARD,
        events.RoundBegan: None,
        events.TurnBegan: None,
        events.FinalPhaseReached: Sound.CALL,
        events.GameEnded: Sound.FANFARE,
        events.ExchangeBegun: None,
        events.CardDrawn: Sound.CARD,
        events.CardDiscarded: Sound.CARD,
        events.ProgrammePresented: Sound.CARD,
        events.CardPresented: Sound.CARD,
        events.FreeProgrammePresented: Sound.CARD,
        events.FreeProgrammeRejected: Sound.FALL,
        events.CardHighlighted: Sound.TOKEN,
        events.TokenSpent: Sound.TOKEN,
        events.TokenEarned: Sound.TOKEN,
        events.RedDieBought: Sound.DIE,
        events.DiceRolled: Sound.DICE,
        events.CardCompleted: Sound.DIE,
        events.FlightSucceeded: Sound.FLOURISH,
        events.FlightFailed: Sound.FALL,
        # What a flight brings was heard when it ended.
        events.ProgrammeScored: None,
        events.ResultTooLow: None,
        events.FreeProgrammeScored: None,
        events.PointsLost: None,
    }
)
