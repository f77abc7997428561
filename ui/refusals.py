"""What a table refuses, beside what the rules refuse: a code and the facts, no words."""

from engine.errors import Fact


class Refused(Exception):
    """Something that a person asked for and cannot have now."""

    def __init__(self, code: str, **facts: Fact) -> None:
        super().__init__(code)
        self.code = code
        self.facts = facts
