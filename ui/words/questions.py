"""Questions in words: what is asked, why, and who is still thinking."""

from collections.abc import Collection, Mapping, Sequence

from engine.draft.state import Question
from ui.i18n import N_, Speaker

TITLES: Mapping[Question, str] = {
    "board": N_("Choose your board"),
    "leader": N_("Choose a leader to keep"),
    "recruitment": N_("Choose a leader for this age"),
    "card": N_("Choose a card"),
    "last_card": N_("Play your last card"),
    "copy": N_("Choose a leader to copy"),
    "extra_leader": N_("Recruit one more leader"),
    "discard": N_("Take a card from the discard"),
    "loss": N_("Pay coins or take debts"),
}
REASONS: Mapping[Question, str] = {
    "board": N_("Each board makes its own resource and has its own wonder."),
    "last_card": N_("Your wonder lets you play the last card of the age instead of discarding it."),
    "discard": N_("Your new stage lets you build one of the discarded cards without its cost."),
}
FREE_CITY_TITLES: Mapping[Question, str] = {
    "card": N_("Choose a card for the Free City"),
    "last_card": N_("Play the last card of the Free City"),
    "copy": N_("Choose a leader for the Free City to copy"),
    "discard": N_("Take a card from the discard for the Free City"),
    "loss": N_("Pay coins or take debts for the Free City"),
}
FREE_CITY_REASONS: Mapping[Question, str] = {
    "card": N_("It must play a card if it can."),
    "last_card": N_("Its wonder lets it play the last card of the age. You decide for it."),
    "discard": N_(
        "Its new stage lets it build one of the discarded cards without its cost. "
        "You decide for it."
    ),
}


def question_title(question: Question, is_free_city: bool, speaker: Speaker) -> str:
    """Say what is asked."""
    return speaker.say((FREE_CITY_TITLES if is_free_city else TITLES)[question])


def question_why(question: Question, is_free_city: bool, speaker: Speaker) -> str:
    """Say why it is asked, where that is not plain."""
    why = (FREE_CITY_REASONS if is_free_city else REASONS).get(question)
    return speaker.say(why) if why else ""


def side_title(speaker: Speaker) -> str:
    """Ask for a side of the board that was dealt."""
    return speaker.say("Choose the side of your board")


def side_why(speaker: Speaker) -> str:
    """Say what there is to choose between two sides."""
    return speaker.say("Both sides make the same resource; the stages of the wonder differ.")


def waiting_line(names: Sequence[str], speaker: Speaker) -> str:
    """Say for whom the reader waits."""
    return speaker.say("Waiting for {names}", names=speaker.joined(names)) if names else ""


def thinking_line(names: Sequence[str], asked: Collection[Question], speaker: Speaker) -> str:
    """Say who is still thinking, and of what where it is one special thing."""
    if not names:
        return ""
    n, told = len(names), speaker.joined(names)
    match [*set(asked)]:
        case ["board"]:
            return speaker.say_plural(
                "{names} is choosing a board", "{names} are choosing a board", n, names=told
            )
        case ["last_card"]:
            return speaker.say_plural(
                "{names} may play the last card", "{names} may play the last card", n, names=told
            )
        case ["discard"]:
            return speaker.say_plural(
                "{names} looks through the discard",
                "{names} look through the discard",
                n,
                names=told,
            )
        case _:
            return speaker.say_plural("{names} is thinking", "{names} are thinking", n, names=told)
