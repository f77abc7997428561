"""Losses of coins: settled last in a turn, by coins or by debts as each city likes."""

from engine.counting import tally
from engine.draft.circle import circle
from engine.draft.city import City
from engine.draft.state import State
from engine.events import Event, Lost
from engine.moves import Move, Pay


def losses(state: State) -> list[int]:
    """Tell how many coins each city has to lose; whoever plays a card is spared by it."""
    return [
        sum(
            claim.loss.coins * (tally(claim.loss.per, {"self": city}) if claim.loss.per else 1)
            for claim in state.claims
            if claim.city != place
        )
        for place, city in enumerate(state.cities)
    ]


def choosing(state: State) -> list[int]:
    """List the cities that have to lose something and can choose how."""
    return [place for place, loss in enumerate(losses(state)) if loss and state.cities[place].coins]


def agenda(state: State, seat: int) -> tuple[int, ...]:
    """List the cities for which a seat chooses what is paid."""
    asked = choosing(state)
    return tuple(city for city in circle(state).agenda(state, seat) if city in asked)


def payments(state: State, city: int) -> list[Move]:
    """List what a city may pay of its loss, all that it can first."""
    most = min(losses(state)[city], state.cities[city].coins)
    return [Pay(coins) for coins in range(most, -1, -1)]


def settle(state: State) -> tuple[State, list[Event]]:
    """Let the cities pay what was chosen, and take the rest as debts."""
    paid = {
        city: move.coins
        for seat, moves in enumerate(state.chosen)
        for city, move in zip(agenda(state, seat), moves, strict=True)
        if isinstance(move, Pay)
    }
    cities, events = list(state.cities), []
    for place, loss in enumerate(losses(state)):
        if loss:
            coins = paid.get(place, 0)
            cities[place] = _poorer(cities[place], coins, loss - coins)
            events.append(Lost(place, coins, loss - coins))
    unasked = ((),) * state.seats
    return state._replace(cities=tuple(cities), claims=(), chosen=unasked), list(events)


def _poorer(city: City, coins: int, debts: int) -> City:
    return city.holding(city.coins - coins).owing(city.debts + debts)
