"""The list of cards."""

from ui.surfaces.surface import Surface


class CardList(Surface, component="cardlist.js", default_classes="h-cardlist"):
    """All the cards of a game, one colour of them on demand, each large at a tap."""
