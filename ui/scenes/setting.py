"""The setting of a scene: who looks at what, with whom, in which language."""

from dataclasses import dataclass
from functools import cached_property

from engine.catalogue import Edition, edition
from engine.draft.view import CityView, DraftView, Own
from ui.i18n import Speaker
from ui.words import Cast


@dataclass(frozen=True)
class Company:
    """The people at the table, by seat."""

    names: tuple[str, ...]
    bots: tuple[bool, ...]


@dataclass(frozen=True)
class Setting:
    """A view with all that is needed to put it into words."""

    view: DraftView
    company: Company
    speaker: Speaker

    @cached_property
    def edition(self) -> Edition:
        """The cards and boards of the game."""
        return edition(self.view.game)

    @cached_property
    def names(self) -> tuple[str, ...]:
        """The names of the cities by place; the Free City has one in every language."""
        free = (self.speaker.say("Free City"),) * (len(self.view.cities) - self.view.seats)
        return (*self.company.names[: self.view.seats], *free)

    @property
    def cast(self) -> Cast:
        """Who takes part in stories."""
        return Cast(self.names, self.edition)

    @property
    def own(self) -> Own:
        """What only the viewer may know; the table has nothing of the kind."""
        if self.view.own is None:
            raise ValueError("the table has no seat of its own")
        return self.view.own

    @property
    def thinking(self) -> list[str]:
        """The names of those who still have to decide."""
        return [self.names[one.seat] for one in self.view.thinking]

    @property
    def others_thinking(self) -> list[str]:
        """The names of those for whom the viewer waits."""
        return [self.names[one.seat] for one in self.view.thinking if one.seat != self.own.seat]

    def is_free_city(self, place: int) -> bool:
        """Tell whether nobody sits at a city."""
        return place >= self.view.seats

    def card_name(self, card: str) -> str:
        """Name a card."""
        return self.speaker.name(self.edition.card[card].names)

    def left_of(self, place: int) -> int:
        """Find the left neighbour, clockwise."""
        return (place + 1) % len(self.view.cities)

    def right_of(self, place: int) -> int:
        """Find the right neighbour."""
        return (place - 1) % len(self.view.cities)

    def neighbours(self, place: int) -> tuple[CityView, CityView]:
        """Find the cities on the left and on the right."""
        cities = self.view.cities
        return cities[self.left_of(place)], cities[self.right_of(place)]

    def neighbour_names(self, place: int) -> tuple[str, str]:
        """Name the cities on the left and on the right."""
        return self.names[self.left_of(place)], self.names[self.right_of(place)]
