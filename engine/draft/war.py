"""The end of an age: diplomacy is spent, neighbours fight, and victories may pay."""

from collections.abc import Sequence

from engine.draft.arrival import bonus_of_turn
from engine.draft.city import City
from engine.draft.conflict import Border, fight
from engine.events import Earned, Event, Fought, Negotiated


def wage_war(
    cities: Sequence[City], age: int, borders: Sequence[Border]
) -> tuple[tuple[City, ...], list[Event]]:
    """Settle all conflicts of an age."""
    spent = [Negotiated(place, -1) for place, city in enumerate(cities) if city.diplomacy]
    after, battles = fight(cities, age, borders)
    earned = _paid_for(after, battles)
    # The conflicts of an age are a turn of their own.
    earned += bonus_of_turn([city.rested() for city in after], earned)
    settled = tuple(_settled(city, place, earned) for place, city in enumerate(after))
    return settled, [*spent, *battles, *earned]


def _paid_for(cities: Sequence[City], battles: Sequence[Fought]) -> list[Earned]:
    """List what the bank pays for victory tokens."""
    return [
        Earned(battle.winner, reward.coins * battle.tokens, leader)
        for battle in battles
        if battle.winner is not None and battle.tokens
        for leader, reward in cities[battle.winner].rewards
        if reward.what == "victory"
    ]


def _settled(city: City, place: int, earned: Sequence[Earned]) -> City:
    coins = sum(event.coins for event in earned if event.city == place)
    if coins:
        city = city.holding(city.coins + coins)
    return city.negotiating(city.diplomacy - 1) if city.diplomacy else city
