"""Refusals in words: why something cannot be done."""

from collections.abc import Collection, Mapping

from engine.errors import Fact
from ui.i18n import N_, Speaker
from ui.words.nouns import coins, goods, sentence

REASONS: Mapping[str, str] = {
    "already_built": N_("this structure already stands in the city"),
    "wonder_finished": N_("the wonder is finished"),
    "free_city_must_play": N_("the Free City may only sell when it can play nothing"),
    "free_city_must_chain": N_("the Free City must build this card by its chain"),
    "no_such_way": N_("it cannot be had in this way"),
    "not_in_hand": N_("this card is not in the hand"),
    "not_asked": N_("this is not what is asked now"),
    "nothing_to_withdraw": N_("there is no choice to take back"),
    "board_not_available": N_("somebody else has this board now"),
    "not_to_be_taken": N_("this card cannot be taken from the discard"),
    "not_accessible": N_("this card cannot be taken now"),
    "wonder_not_available": N_("this wonder is not to be had"),
    "game_over": N_("the game is over"),
    "no_such_seat": N_("there is no such seat"),
    "malformed": N_("this could not be understood"),
    "unknown_game": N_("this game is not known here"),
    "unknown_rules": N_("this game was begun under other rules"),
    "unknown_option": N_("this game has no such option"),
    "unknown_board_rule": N_("boards cannot be dealt in this way"),
    "unknown_wonder_rule": N_("wonders cannot be dealt in this way"),
    "unknown_expansions": N_("these expansions are not known here"),
    "expansions_need_the_first_edition": N_("the expansions belong to the first edition"),
    "eight_need_cities": N_("eight players need the Cities expansion"),
    "unknown_teams": N_("teams are either played or not"),
    "teams_need_cities": N_("teams need the Cities expansion"),
    "teams_need_pairs": N_("teams are for four, six or eight players"),
    "recruits_only": N_("this leader can only be recruited"),
}
OTHERWISE = N_("this is not possible now")


def refusal(code: str, facts: Mapping[str, Fact], speaker: Speaker) -> str:
    """Say in a sentence why something was refused."""
    return sentence(reason(code, facts, speaker))


def reason(
    code: str, facts: Mapping[str, Fact], speaker: Speaker, sold: Collection[str] | None = None
) -> str:
    """Say in a clause why not; `sold` is what the neighbours have, where that is known."""
    match code:
        case "missing_resources":
            return _missing(facts["resources"], speaker, sold)
        case "missing_coins":
            return speaker.say("needs {coins} more", coins=_coins(facts["coins"], speaker))
        case "wrong_number_of_seats":
            told = {name: facts[name] for name in ("fewest", "most")}
            return speaker.say("this game is for {fewest} to {most} players", **told)
        case _:
            return speaker.say(REASONS.get(code, OTHERWISE))


def _missing(resources: Fact, speaker: Speaker, sold: Collection[str] | None) -> str:
    lacking = resources if isinstance(resources, tuple) else ()
    needed = goods(lacking, speaker)
    if sold is None or any(resource in sold for resource in lacking):
        return speaker.say("needs {goods} more: the neighbours do not have enough", goods=needed)
    return speaker.say("needs {goods} more: neither neighbour has any", goods=needed)


def _coins(lacking: Fact, speaker: Speaker) -> str:
    return coins(lacking if isinstance(lacking, int) else 0, speaker)
