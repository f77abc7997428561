"""The prices of Duel by brute force: the rules of trade once more, told as naively as can be.

Of the engine's market nothing is used here: cards and costs are read as they are printed.
"""

from itertools import combinations, product

from engine.cards import Card, Source
from engine.duel.city import City
from engine.duel.layout import SPOTS
from engine.duel.state import State
from engine.effects import Cheaper, Produce, Toll, Trade
from engine.resources import RESOURCES, Cost, Resource

Units = tuple[Resource, ...]


def sources(city: City) -> list[Source]:
    """List what has effects in a city."""
    return [*city.cards, *city.built, *city.tokens]


def price(city: City, opponent: City, resource: Resource) -> int:
    """Tell what a city pays for a unit."""
    for source in sources(city):
        for effect in source.effects:
            if isinstance(effect, Trade) and resource in effect.resources:
                return 1
    shown = 0
    for card in opponent.cards:
        for effect in card.effects:
            if card.colour in ("brown", "grey") and isinstance(effect, Produce):
                shown += effect.units * (resource in effect.options)
    return 2 + shown


def symbols(city: City) -> list[Units]:
    """List what a city makes, symbol by symbol."""
    made = [e for s in sources(city) for e in s.effects if isinstance(e, Produce)]
    return [effect.options for effect in made for _ in range(effect.units)]


def struck(city: City, kind: str) -> int:
    """Tell how many resources a city need not have for a kind of thing."""
    found = [e for s in sources(city) for e in s.effects if isinstance(e, Cheaper)]
    return sum(effect.resources for effect in found if effect.what == kind)


def trade(cost: Cost, city: City, opponent: City, off: int) -> int:
    """Try every choice of every symbol and every units to strike; give the least that it costs."""
    units = [name for name in RESOURCES for _ in range(getattr(cost, name))]
    useful = [[r for r in symbol if r in units] for symbol in symbols(city)]
    best = 1000
    for made in product(*[options for options in useful if options]):
        short = list(units)
        for unit in made:
            if unit in short:
                short.remove(unit)
        left = max(0, len(short) - off)
        costs = [price(city, opponent, unit) for unit in short]
        best = min(best, *(sum(bought) for bought in combinations(costs, left)))
    return best


def to_take(state: State) -> list[Card]:
    """List the cards on which no other lies."""
    age, cards, present, _ = state.display
    spots = {slot: spot for slot, spot in enumerate(SPOTS[age]) if present >> slot & 1}
    return [
        cards[slot]
        for slot, spot in spots.items()
        if not any(
            over.row == spot.row + 1 and over.x in (spot.x - 1, spot.x + 1)
            for over in spots.values()
        )
    ]


def paid(cost: Cost, state: State, off: int) -> str | None:
    """Write the payment for a cost, if the active city has the coins."""
    city, opponent = state.cities[state.active], state.cities[1 - state.active]
    bought = trade(cost, city, opponent, off)
    if cost.coins + bought > city.coins:
        return None
    toll = any(isinstance(e, Toll) for s in sources(opponent) for e in s.effects)
    parts = [("L", bought), ("B", cost.coins)] if toll else [("B", cost.coins + bought)]
    return "".join(f" {side}{coins}" for side, coins in parts if coins)


def cheapest_plays(state: State) -> set[str]:
    """Write everything that the active city can do."""
    city = state.cities[state.active]
    off = struck(city, "wonder")
    ways = {wonder.id: paid(wonder.cost, state, off) for wonder in city.wonders}
    found = set()
    for card in to_take(state):
        found |= {f"sell {card.id}", *builds(card, state)}
        found |= {
            f"erect {wonder} {card.id}{way}" for wonder, way in ways.items() if way is not None
        }
    return found


def builds(card: Card, state: State) -> set[str]:
    """Write how the active city can build a card."""
    city = state.cities[state.active]
    if not card.cost.coins and not any(getattr(card.cost, name) for name in RESOURCES):
        return {f"build {card.id} free"}
    if any(card.id in had.chain_to for had in city.cards):
        return {f"build {card.id} chain"}
    way = paid(card.cost, state, struck(city, card.colour))
    return set() if way is None else {f"build {card.id} paid{way}"}
