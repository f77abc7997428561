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
    after, battles = fight(cities, age, borders)
    spent = [Negotiated(place, -1) for place, city in enumerate(cities) if city.diplomacy]
    earned = _paid_for(after, battles) if any(city.rewards for city in after) else []
    settled = list(after)
    for token in spent:
        settled[token.city] = after[token.city].negotiating(after[token.city].diplomacy - 1)
    for coins in earned:
        settled[coins.city] = settled[coins.city].holding(settled[coins.city].coins + coins.coins)
    return tuple(settled), [*spent, *battles, *earned]


def _paid_for(cities: Sequence[City], battles: Sequence[Fought]) -> list[Earned]:
    """List what the bank pays for victory tokens, and adds to that."""
    earned = [
        Earned(battle.winner, reward.coins * battle.tokens, leader)
        for battle in battles
        if battle.winner is not None and battle.tokens
        for leader, reward in cities[battle.winner].rewards
        if reward.what == "victory"
    ]
    # The conflicts of an age are a turn of their own.
    return earned + bonus_of_turn([city.rested() for city in cities], earned)
