"""Turns before take-off: LL-6 to LL-11."""

from __future__ import annotations

import random

from msgspec.structs import replace

from core.cards import FirstPlayerDrawn, Shuffled
from core.dice import Rolled
from core.game import NATURE, ONLY_NATURE, Action
from core.lucky_loop.actions import EXCHANGE, LAND, STOP_EARLY, THROW, Discard, Draw, PresentOne, PresentThree
from core.lucky_loop.events import CardDrawn, CardPresented, ProgrammePresented
from core.lucky_loop.game import LUCKY_LOOP
from core.lucky_loop.reasons import Reason
from core.lucky_loop.state import Phase
from tests.core.lucky_loop.scripted import Table, dealt, given, side

HAND = "R7 L12 T4 T9 D5 L3"


def test_LL_6_a_turn_is_an_exchange_or_a_presentation() -> None:
    table = given(hands=[HAND])
    kinds = {type(action) for action in table.legal()}
    assert kinds == {type(EXCHANGE), PresentThree}
    for pass_ in (LAND, THROW, STOP_EARLY, Discard(table.card("T4")), Draw(0)):
        assert pass_ not in table.legal()


def test_LL_6_the_choice_is_made_once() -> None:
    table = given(hands=[HAND])
    trio = PresentThree("mighty_eagle", table.cards("R7 T4 L12"))
    table.play(EXCHANGE)
    table.refuses("LL-6", Reason.ALREADY_CHOSEN, EXCHANGE)
    table.refuses("LL-6", Reason.ALREADY_CHOSEN, trio)


def test_LL_6_players_and_chance_keep_to_their_own() -> None:
    table = given(hands=[HAND])
    table.refuses("LL-12", Reason.ONLY_CHANCE, Rolled((1, 2, 3)))
    table.refuses("LL-12", Reason.ONLY_CHANCE, FirstPlayerDrawn(0))
    table.refuses("LL-6", Reason.NOT_FOR_CHANCE, EXCHANGE, NATURE)
    table.refuses("LL-6", Reason.NOT_FOR_CHANCE, Rolled((1, 2, 3)), NATURE)


def test_LL_6_an_action_of_another_game_is_refused() -> None:
    class Flick(Action, frozen=True, gc=False):
        """Something that nobody does in Lucky Loop."""

    given().refuses("LL-6", Reason.NOT_THIS_GAME, Flick())


def test_LL_7_exchange_draws_three_one_by_one_and_discards_three() -> None:
    # given two decks with known tops
    table = given(hands=[HAND], next_cards="T12 L11 D12 R3")
    hand = table.state.hands[0]
    # when cards are drawn from either deck
    table.play(EXCHANGE)
    table.refuses("LL-7", Reason.NOT_DISCARDING, Discard(hand[0]))
    for deck, face in ((0, "T12"), (1, "D12"), (0, "L11")):
        assert table.legal() == [Draw(0), Draw(1)]
        table.play(Draw(deck))
        # then each is seen before the next choice
        assert table.faces(table.state.hands[0][-1:]) == face
        assert table.told(CardDrawn) == [CardDrawn(0, deck, table.state.hands[0][-1])]
    # and when any three of the nine are discarded
    table.refuses("LL-7", Reason.NOT_DRAWING, Draw(0))
    assert len(table.legal()) == 9
    for face in ("T12", "R7", "D5"):
        assert table.state.turn == 0
        table.play(Discard(table.card(face)))
    # then each lies on its own pile, and the turn passes
    assert table.faces(table.state.discards[0]) == "T12"
    assert table.faces(table.state.discards[1]) == "R7 D5"
    assert table.faces(table.state.hands[0]) == "L12 T4 T9 L3 D12 L11"
    assert table.state.turn == 1


def test_LL_7_only_own_cards_can_be_discarded() -> None:
    table = given(hands=[HAND, ""]).play(EXCHANGE)
    for _ in range(3):
        table.play(Draw(1))
    for card in (table.state.hands[1][0], table.state.decks[0][0], -1, 64, 10**20):
        table.refuses("LL-7", Reason.NOT_IN_HAND, Discard(card))


def test_LL_8_an_empty_deck_is_rebuilt_at_once() -> None:
    # given a deck with one card left and a discard pile
    table = given(hands=[HAND], rest_discarded=[0])
    table.play(Shuffled(tuple(sorted(table.faces(table.state.discards[0]).split()))), NATURE)
    *pile, last = table.state.decks[0]
    table.state = replace(
        table.state, decks=((last,), table.state.decks[1]), discards=(tuple(pile), table.state.discards[1])
    )
    # when the last card is drawn as the third of an exchange
    table.play(EXCHANGE).play(Draw(1)).play(Draw(1)).play(Draw(0))
    # then nature shuffles before the discards
    assert LUCKY_LOOP.to_act(table.state) == ONLY_NATURE
    table.refuses("LL-8", Reason.CHANCE_FIRST, Discard(table.state.hands[0][0]), 0)
    faces = tuple(sorted((table.state.faces[card] for card in pile), reverse=True))
    table.play(Shuffled(faces), NATURE)
    assert table.state.decks[0] == tuple(pile)
    assert tuple(table.state.faces[card] for card in pile) == faces
    assert table.state.discards[0] == ()
    assert table.state.phase is Phase.DISCARD


def test_LL_8_a_dry_deck_waits_for_all_discards_of_an_exchange() -> None:
    # given six players who between them hold or have laid all turns and loops but one
    table = _all_turns_and_loops_out()
    table.play(EXCHANGE).play(Draw(0))
    table.refuses("LL-8", Reason.DECK_EMPTY, Draw(0))
    # when the other deck is drawn from, and two turns are among the discards
    assert table.legal() == [Draw(1)]
    table.play(Draw(1)).play(Draw(1))
    for card in [card for card in table.state.hands[0] if card < 32][:2]:
        table.play(Discard(card))
        assert LUCKY_LOOP.to_act(table.state) == {0}
    table.play(Discard(table.state.hands[0][-1]))
    # then the deck is rebuilt of both together
    assert LUCKY_LOOP.to_act(table.state) == ONLY_NATURE
    assert len(table.state.discards[0]) == 2
    table.play(LUCKY_LOOP.nature(table.state, random.Random(1)), NATURE)
    assert LUCKY_LOOP.to_act(table.state) == {1}
    assert len(table.state.decks[0]) == 2


def _all_turns_and_loops_out() -> Table:
    table = dealt(seats=6)
    state = table.state
    hands = [[*range(6 * seat, min(6 * seat + 6, 31))] for seat in range(6)]
    dives = iter(range(32, 64))
    for hand in hands:
        while len(hand) < 6:
            hand.append(next(dives))
    table.state = replace(
        state, hands=tuple(map(tuple, hands)), decks=((31,), tuple(dives)), discards=((), ()), round=2
    )
    LUCKY_LOOP.audit(table.state)
    return table


def test_LL_8_with_no_card_anywhere_fewer_are_drawn() -> None:
    # given one card in the decks (more than the box could bring about: 13 cards always lie there)
    table = given(hands=[HAND])
    table.state = replace(table.state, decks=(table.state.decks[0][:1], ()))
    # when an exchange draws it, then one card is discarded and the turn is over
    table.play(EXCHANGE).play(Draw(0))
    assert table.state.phase is Phase.DISCARD
    table.play(Discard(table.state.hands[0][0]))
    assert len(table.state.hands[0]) == 6
    assert table.state.turn == 1


def test_LL_8_an_exchange_without_any_card_ends_the_turn() -> None:
    table = given(hands=[HAND])
    table.state = replace(table.state, decks=((), ()))
    table.play(EXCHANGE)
    assert (table.state.turn, table.state.phase) == (1, Phase.CHOOSE)


def test_LL_8_a_refill_without_any_card_ends_the_turn() -> None:
    table = given(hands=[HAND])
    table.state = replace(table.state, decks=((), ()))
    table.present("mighty_eagle", "R7 T4 L12").throw(1, 1, 1)
    assert (table.state.turn, len(table.state.hands[0])) == (1, 3)


def test_LL_9_three_cards_replace_what_lies_there_even_by_easier_ones() -> None:
    # given harder cards on the side
    table = given(hands=[HAND], sides={"mighty_eagle": "R12 T12 L11"})
    old = table.state.sides[3]
    # when three matching cards are presented
    table.present("mighty_eagle", "R7 T4 L3")
    # then they lie there for all, and the old ones are discarded
    assert side(table, "mighty_eagle") == "R7 T4 L3"
    assert table.faces(table.state.discards[0]) == "T12 L11"
    assert table.faces(table.state.discards[1]) == "R12"
    assert table.events == [ProgrammePresented(0, "mighty_eagle", table.state.sides[3], old)]
    assert table.faces(table.state.hands[0]) == "L12 T9 D5"


def test_LL_9_a_figure_that_the_programme_has_not_is_refused_for_that() -> None:
    table = given(hands=[HAND])
    for faces in ("R7 T4 D5", "R7 D5", "D5"):
        refused = table.refuses("LL-9", Reason.NO_SUCH_FIGURE_THERE, PresentThree("mighty_eagle", table.cards(faces)))
        assert refused.params == {"programme": "Mighty Eagle"}


def test_LL_9_the_cards_must_match_the_programme_in_its_order() -> None:
    table = given(hands=[HAND])
    table.refuses("LL-9", Reason.FIGURES_NOT_SORTED, PresentThree("mighty_eagle", table.cards("R7 L12 T4")))
    for faces in ("R7 T4", "R7 T4 L12 T9", ""):
        table.refuses("LL-9", Reason.WRONG_FIGURES, PresentThree("mighty_eagle", table.cards(faces)))
    r7 = table.card("R7")
    table.refuses("LL-9", Reason.WRONG_FIGURES, PresentThree("mighty_eagle", (r7, r7, r7)))
    foreign = table.state.hands[1][:3]
    table.refuses("LL-9", Reason.NOT_IN_HAND, PresentThree("mighty_eagle", foreign))
    table.refuses("LL-9", Reason.NOT_IN_HAND, PresentThree("mighty_eagle", (-1, 64, 10**20)))
    table.refuses("LL-4", Reason.NO_SUCH_PROGRAMME, PresentThree("blue_goose", table.cards("R7 T4 L12")))


def test_LL_9_every_matching_trio_is_listed_once() -> None:
    table = given(hands=[HAND])
    trios = [table.faces(a.cards) for a in table.legal() if isinstance(a, PresentThree)]
    mighty_eagle = ["R7 T4 L12", "R7 T4 L3", "R7 T9 L12", "R7 T9 L3"]
    rubber_duck = ["R7 D5 T4", "R7 D5 T9"]
    diving_dove = ["R7 D5 L12", "R7 D5 L3"]
    red_rooster = ["T4 D5 L12", "T4 D5 L3", "T9 D5 L12", "T9 D5 L3"]
    assert sorted(trios) == sorted([*mighty_eagle, *rubber_duck, *diving_dove, *red_rooster])


def test_LL_10_one_harder_card_of_the_same_figure() -> None:
    table = given(hands=[HAND], sides={"mighty_eagle": "R8 T7 L11"})
    old = table.state.sides[3][1]
    ones = [table.faces([a.card]) for a in table.legal() if isinstance(a, PresentOne)]
    assert sorted(ones) == ["L12", "T9"]
    table.present("mighty_eagle", "T9")
    assert side(table, "mighty_eagle") == "R8 T9 L11"
    assert table.events == [CardPresented(0, "mighty_eagle", table.state.sides[3][1], old)]
    assert table.state.discards[0] == (old,)
    assert len(table.state.hands[0]) == 5


def test_LL_10_an_equal_or_easier_card_is_refused() -> None:
    table = given(hands=[HAND], sides={"mighty_eagle": "R7 T7 L11"})
    easier = table.refuses("LL-10", Reason.NOT_HARDER, PresentOne("mighty_eagle", table.card("T4")))
    assert easier.params == {"new": 4, "old": 7}
    table.refuses("LL-10", Reason.NOT_HARDER, PresentOne("mighty_eagle", table.card("R7")))


def test_LL_10_not_in_the_first_round() -> None:
    table = given(hands=[HAND], sides={"mighty_eagle": "R8 T7 L11"}, round_=1)
    table.refuses("LL-10", Reason.FIRST_ROUND, PresentOne("mighty_eagle", table.card("T9")))


def test_LL_10_a_figure_that_the_programme_has_not_is_no_matter_of_the_round() -> None:
    for sides in ({"mighty_eagle": "R8 T7 L11"}, {}):
        table = given(hands=[HAND], sides=sides, round_=1)
        table.refuses("LL-10", Reason.NO_SUCH_FIGURE_THERE, PresentOne("mighty_eagle", table.card("D5")))


def test_LL_10_other_sides_and_cards_are_refused() -> None:
    table = given(hands=[HAND], sides={"mighty_eagle": "R8 T7 L11"})
    table.refuses("LL-10", Reason.EMPTY_SIDE, PresentOne("red_rooster", table.card("T9")))
    table.refuses("LL-10", Reason.NO_SUCH_FIGURE_THERE, PresentOne("mighty_eagle", table.card("D5")))
    table.refuses("LL-4", Reason.NO_SUCH_PROGRAMME, PresentOne("", table.card("D5")))
    for card in (table.state.hands[1][0], -1, 10**20):
        table.refuses("LL-10", Reason.NOT_IN_HAND, PresentOne("mighty_eagle", card))


def test_LL_11_no_flight_without_a_card() -> None:
    table = given(hands=["D3 D4 D5 D6 D7 D8"], sides={"mighty_eagle": "R8 T7 L11"})
    assert table.legal() == [EXCHANGE]
    table.refuses("LL-12", Reason.NOT_BEFORE_A_THROW, THROW)
    table.refuses("LL-9", Reason.WRONG_FIGURES, PresentThree("mighty_eagle", ()))


def test_LL_11_a_full_scale_is_not_flown_again() -> None:
    table = given(hands=[HAND], sides={"mighty_eagle": "R8 T7 L11"}, scores={0: (0, 0, 0, 20)})
    table.refuses("LL-11", Reason.SCALE_FULL, PresentThree("mighty_eagle", table.cards("R7 T4 L12")))
    table.refuses("LL-11", Reason.SCALE_FULL, PresentOne("mighty_eagle", table.card("T9")))
    # another player may
    other = given(hands=["", HAND], turn=1, scores={0: (0, 0, 0, 20)})
    other.present("mighty_eagle", "R7 T4 L12")
    assert other.state.phase is Phase.READY
