"""What a table refuses, beside what the rules and the store refuse."""

from engine.errors import Coded


class Refused(Coded):
    """Something that a person asked for and cannot have now."""
