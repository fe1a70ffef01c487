"""Finding legal actions by the gestures that make them."""

from __future__ import annotations

from core.lucky_loop.actions import Complete, Exchange, PresentOne, PresentThree, Reroll
from ui.table.input.offer import Offer, Outcome
from ui.table.pieces import Click, Place, Placement


def on(zone: str, *pieces: str) -> frozenset[Placement]:
    return frozenset(Placement(piece, zone) for piece in pieces)


ONE = PresentOne("p", 1)
THREE = PresentThree("p", (1, 2, 3))
OTHER = PresentThree("q", (1, 4, 5))
PROGRAMMES = Offer(
    [
        (Exchange(), Click("button:exchange")),
        (ONE, Place(on("side:p", "card:1"), confirm=True)),
        (THREE, Place(on("side:p", "card:1", "card:2", "card:3"), confirm=True)),
        (OTHER, Place(on("side:q", "card:1", "card:4", "card:5"), confirm=True)),
    ]
)
DICE = Offer(
    [
        (Complete(7, (0,)), Place(on("card:7", "die:0"))),
        (Complete(7, (0, 1)), Place(on("card:7", "die:0", "die:1"))),
        (Complete(8, (1, 2)), Place(on("card:8", "die:1", "die:2"))),
        (Reroll((0, 1)), Place(on("die:0", "token") | on("die:1", "token"))),
        (Reroll((0,)), Place(on("die:0", "token"))),
    ]
)


def test_a_click_means_its_actions() -> None:
    assert PROGRAMMES.clicked("button:exchange") == (Exchange(),)
    assert PROGRAMMES.clicked("card:1") == ()


def test_a_piece_lights_every_zone_where_it_is_part_of_an_action() -> None:
    assert PROGRAMMES.zones(["card:1"]) == {"side:p", "side:q"}
    assert PROGRAMMES.zones(["card:2"]) == {"side:p"}
    assert PROGRAMMES.zones(["card:2", "card:4"]) == frozenset()
    assert PROGRAMMES.zones(["card:9"]) == frozenset()


def test_cards_of_a_programme_are_staged_one_by_one_until_they_make_an_action() -> None:
    first = PROGRAMMES.drop(["card:2"], ["side:p"])
    assert first.outcome is Outcome.STAGED
    assert first.actions == ()
    whole = PROGRAMMES.drop(["card:1", "card:3"], ["side:p"], first.placements)
    assert whole.outcome is Outcome.STAGED
    assert whole.actions == (THREE,)
    assert PROGRAMMES.made(whole.placements) == (THREE,)


def test_one_card_may_be_an_action_and_the_beginning_of_another() -> None:
    dropped = PROGRAMMES.drop(["card:1"], ["side:p"])
    assert dropped.actions == (ONE,)
    assert PROGRAMMES.together(["card:2", "card:3"], dropped.placements)


def test_a_card_for_another_side_gives_up_what_is_staged() -> None:
    staged = PROGRAMMES.drop(["card:2"], ["side:p"]).placements
    assert PROGRAMMES.zones(["card:4"], staged) == {"side:q"}
    assert PROGRAMMES.drop(["card:4"], ["side:q"], staged).placements == on("side:q", "card:4")


def test_a_staged_card_can_change_its_side() -> None:
    staged = PROGRAMMES.drop(["card:1"], ["side:p"]).placements
    assert PROGRAMMES.drop(["card:1"], ["side:q"], staged).placements == on("side:q", "card:1")


def test_a_drop_that_is_part_of_no_action_is_refused_with_what_it_would_be() -> None:
    staged = PROGRAMMES.drop(["card:2"], ["side:p"]).placements
    dropped = PROGRAMMES.drop(["card:9"], ["side:p"], staged)
    assert dropped.outcome is Outcome.REFUSED
    assert dropped.placements == on("side:p", "card:2", "card:9")


def test_dice_are_played_as_soon_as_they_complete_the_card() -> None:
    assert DICE.drop(["die:0"], ["card:7"]).outcome is Outcome.PLAYED
    assert DICE.drop(["die:1"], ["card:8"]).outcome is Outcome.STAGED
    assert DICE.drop(["die:0", "die:1"], ["card:7"]).actions == (Complete(7, (0, 1)),)


def test_one_token_on_several_dice_is_one_action() -> None:
    assert DICE.drop(["token"], ["die:0", "die:1"]).actions == (Reroll((0, 1)),)
    assert DICE.drop(["token"], ["die:0"]).actions == (Reroll((0,)),)


def test_a_loose_piece_is_held_alone() -> None:
    offer = Offer([(ONE, Place(on("side:p", "card:1"), confirm=True))], frozenset({"card:8", "card:9"}))
    assert offer.liftable() == {"card:1", "card:8", "card:9"}
    assert offer.movable() == {"card:1"}
    assert offer.together(["card:9"])
    assert not offer.together(["card:8", "card:9"])
    assert not offer.together(["card:1", "card:9"])
    assert not offer.together(["card:7"])
    # and the only one of its kind as well as one of several
    assert Offer(loose=frozenset({"card:9"})).together(["card:9"])
