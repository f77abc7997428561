"""The shapes of scenes: plain data that goes to the surfaces as JSON."""

from typing import TypedDict


class Token(TypedDict, total=False):
    """One drawn thing in a row: an icon with or without a number, or a sign."""

    icon: str
    n: int
    text: str


class Card(TypedDict):
    """A card as anybody reads it."""

    id: str
    name: str
    age: int
    colour: str
    colour_word: str
    cost: list[Token]
    effect: list[Token]
    text: str
    chain_from: list[str]
    chain_to: list[str]


class Stage(TypedDict):
    """A stage of a wonder."""

    cost: list[Token]
    effect: list[Token]
    text: str
    built: bool
    next: bool


class Picture(TypedDict):
    """A wonder to be drawn: so many of its stages stand."""

    board: str
    night: bool
    built: int
    of: int


class Badge(TypedDict):
    """At a glance: whether a card can be had, and how."""

    kind: str
    n: int
    text: str


class Way(TypedDict):
    """One way to do something, as a move."""

    move: str
    label: str
    detail: str
    total: int


class Action(TypedDict):
    """Something to do with a card, or the reason why not."""

    kind: str
    label: str
    enabled: bool
    reason: str
    ways: list[Way]


class HandCard(Card):
    """A card to be played."""

    key: str
    badge: Badge
    actions: list[Action]


class Decline(TypedDict):
    """A way to take nothing."""

    label: str
    move: str


class Chosen(TypedDict):
    """What the player has chosen."""

    title: str
    lines: list[str]
    change: str


HandLabels = TypedDict(
    "HandLabels",
    {
        "confirm": str,
        "close": str,
        "before": str,
        "after": str,
        "from": str,
        "to": str,
        "cost": str,
        "pending": str,
        "sort": str,
    },
)


Hand = TypedDict(
    "Hand",
    {
        "number": int,
        "title": str,
        "why": str,
        "cards": list[HandCard],
        "decline": Decline | None,
        "chosen": Chosen | None,
        "from": str | None,
        "wait": str,
        "labels": HandLabels,
    },
)


class BoardChoice(TypedDict):
    """A board and a side to settle on."""

    move: str
    label: str
    wonder: str
    side: str
    resource: str
    picture: Picture
    stages: list[Stage]


class Boards(TypedDict):
    """The choice of a board or a side."""

    number: int
    title: str
    why: str
    choices: list[BoardChoice]
    chosen: Chosen | None
    taken: BoardChoice | None
    """What was chosen, to be looked at meanwhile."""
    wait: str


class Group(TypedDict):
    """The cards of one colour."""

    colour: str
    word: str
    cards: list[Card]


class Built(TypedDict):
    """A card in a stack: what it gives for as long as it stands."""

    name: str
    effect: list[Token]


class Stack(TypedDict):
    """The cards of one colour, one upon the other."""

    colour: str
    word: str
    cards: list[Built]


class CityLabels(TypedDict):
    """The words on a city."""

    coins: str
    shields: str
    victories: str
    defeats: str
    science: str
    makes: str
    points: str
    stages: str
    nothing_built: str


class Place(TypedDict):
    """What is seen of a city anywhere, but for its cards."""

    place: int
    name: str
    you: bool
    bot: bool
    free_city: bool
    played_by: str
    """Who plays for it in this turn; empty for a city of somebody's own."""
    board_name: str
    wonder: str
    side: str
    resource: str
    picture: Picture
    stages: list[Stage]
    coins: int
    shields: int
    victories: list[int]
    defeats: int
    symbols: list[Token]
    makes: list[list[Token]]
    points: int
    thinking: bool
    labels: CityLabels


class City(Place):
    """A city in full detail."""

    groups: list[Group]


class Tile(Place):
    """A city among the others."""

    groups: list[Stack]


class StoryLine(TypedDict):
    """A deed of a city."""

    place: int
    name: str
    text: str
    brief: str
    tokens: list[Token]


class Story(TypedDict):
    """What happened last."""

    title: str
    lines: list[StoryLine]


class Discard(TypedDict):
    """The pile of discarded cards, face down."""

    n: int
    label: str


class Deed(TypedDict):
    """What a city did with its card; nobody sees a card that was sold or lies under a stage."""

    place: int
    kind: str
    n: int
    card: Card | None


Trip = TypedDict("Trip", {"from": int, "to": int, "coins": int})
"""Coins, or a hand of cards, on their way from place to place."""


class Reveal(TypedDict):
    """All that is shown when the last one has chosen."""

    deeds: list[Deed]
    coins: list[Trip]
    hands: list[Trip]


class Table(TypedDict):
    """The whole table."""

    title: str
    subtitle: str
    passing: str
    passing_word: str
    cities: list[Tile]
    thinking: list[str]
    thinking_line: str
    story: Story
    discard: Discard
    reveal: Reveal | None
    compact: bool
