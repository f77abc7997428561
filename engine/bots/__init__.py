"""Bots: players that see what a seat sees and choose from the same options."""

from collections.abc import Mapping

from engine.bots.bot import Bot
from engine.bots.greedy import greedy
from engine.bots.uniform import uniform

BOTS: Mapping[str, Bot] = {"random": uniform, "greedy": greedy}
