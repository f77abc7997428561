"""The content of Duel, compared fact by fact."""

from collections import Counter
from typing import get_args

import pytest

from engine.cards import Card, Language, Source
from engine.describe import Phrase, describe
from engine.resources import unpack
from tests.engine.duel.build import CONTENT, cards
from tests.engine.duel.referee import FACTS

COUNTED = {"wonder": "wonders", "progress": "tokens", "three_coins": "sets of 3 coins"}
CHEAPER = {"wonder": "wonders", "blue": "blue cards"}
PLAIN = {
    "again": "plays again",
    "pick": "builds from discard",
    "toll": "takes the opponent's trade",
    "again_whenever": "wonders play again",
}


def cost(source: Source) -> str:
    """Write a cost as the facts do."""
    goods = unpack(source.cost.need)
    coins = [f"{source.cost.coins} coins"] if source.cost.coins else []
    return " ".join(coins + [f"{goods.count(name)} {name}" for name in dict.fromkeys(goods)]) or "-"


def effects(source: Source) -> str:
    """Write effects as the facts do."""
    return ", ".join(sorted(effect(phrase) for phrase in describe(source.effects)))


def effect(phrase: Phrase) -> str:
    """Write an effect as the facts do."""
    key, n, things, _ = phrase
    counted = "+".join(COUNTED.get(thing, thing) for thing in things)
    match key:
        case "coins" | "points" | "shields":
            return f"{n} {key}"
        case "produce":
            return f"makes {n} {'/'.join(things)}"
        case "science":
            return f"shows {things[0]}"
        case "price":
            return f"buys {'/'.join(things)} at {n}"
        case "coins_per" | "points_per":
            return f"{n} {key.removesuffix('_per')} per {counted}"
        case "coins_per_most" | "points_per_most":
            return f"{n} {key.removesuffix('_per_most')} per {counted} of either"
        case _:
            return power(phrase)


def power(phrase: Phrase) -> str:
    """Write an effect that changes the rules as the facts do."""
    key, n, things, _ = phrase
    match key:
        case "forfeit":
            return f"opponent loses {n}"
        case "destroy":
            return f"destroys {things[0]}"
        case "discover":
            return f"draws {n} tokens"
        case "cheaper":
            return f"{n} resources off {CHEAPER[things[0]]}"
        case "shields_whenever":
            return f"{n} shields more for red cards"
        case "coins_whenever":
            return f"{n} coins for chains"
        case _:
            return PLAIN[key]


def chains(card: Card) -> list[str]:
    """Write the chains as the facts do."""
    return [f"from {' '.join(card.chain_from) or '-'}", f"to {' '.join(card.chain_to) or '-'}"]


@pytest.mark.parametrize("fact", FACTS, ids=lambda fact: fact[1])
def test_the_content_is_what_the_facts_say(fact: list[str]) -> None:
    name = fact[1]
    names = [CONTENT.names[name].en, CONTENT.names[name].pt]
    if name in CONTENT.token:
        token = CONTENT.token[name]
        assert ["token", name, *names, effects(token)] == fact
    elif name in CONTENT.wonder:
        wonder = CONTENT.wonder[name]
        assert ["wonder", name, *names, cost(wonder), effects(wonder)] == fact
    else:
        card = CONTENT.card[name]
        told = [f"{card.age} {card.colour}", name, *names, cost(card), *chains(card)]
        assert [*told, effects(card)] == fact


def test_there_is_nothing_beside_the_facts() -> None:
    assert set(CONTENT.names) == {fact[1] for fact in FACTS}
    assert Counter(card.age for card in CONTENT.cards) == {1: 23, 2: 23, 3: 20 + 7}
    assert (len(CONTENT.wonders), len(CONTENT.tokens), len(CONTENT.guilds)) == (12, 10, 7)


@pytest.mark.parametrize("language", get_args(Language))
def test_everything_has_a_name_of_its_own_in_every_language(language: Language) -> None:
    assert all(getattr(names, language) for names in CONTENT.names.values())
    for things in (CONTENT.cards, CONTENT.wonders, CONTENT.tokens):
        assert len({thing.names.in_language(language) for thing in things}) == len(things)


def test_seventeen_chains_lead_to_one_later_card_each() -> None:
    to = [(card.id, later) for card in CONTENT.cards for later in card.chain_to]
    back = [(earlier, card.id) for card in CONTENT.cards for earlier in card.chain_from]
    assert sorted(to) == sorted(back) and len(set(to)) == 17
    assert all(CONTENT.card[later].age > CONTENT.card[card].age for card, later in to)


def test_six_symbols_are_on_two_green_cards_each_and_the_seventh_on_a_token() -> None:
    green = Counter(card.symbol for card in CONTENT.cards if card.colour == "green")
    assert len(green) == 6 and set(green.values()) == {2}
    assert [token.id for token in CONTENT.tokens if token.symbol] == ["law"]


def test_only_brown_and_grey_cards_make_a_fixed_resource() -> None:
    assert {card.colour for card in CONTENT.cards if card.fixed} == {"brown", "grey"}
    assert {card.id for card in CONTENT.cards if card.choices} == {"forum", "caravansery"}
    assert not any(card.cost.ore or card.cost.cloth for card in CONTENT.cards)


def test_the_first_game_gives_each_player_four_different_wonders() -> None:
    first, second = CONTENT.first_game
    assert len({*first, *second}) == 8
    assert {*first, *second} <= set(CONTENT.wonder)


def test_a_card_is_read_once() -> None:
    assert cards("altar")[0] is CONTENT.card["altar"]
