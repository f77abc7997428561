"""The ring of seats, as people sit in the room."""

from collections.abc import Callable

from nicegui import ui

from storage.values import SeatInfo
from ui.i18n import Speaker

Placer = Callable[[SeatInfo], object]


def seat_words(seat: SeatInfo, speaker: Speaker) -> str:
    """Say who sits on a seat."""
    if seat.bot:
        return speaker.say("{name} (bot)", name=seat.bot)
    if seat.name is None:
        return speaker.say("Free seat {number}", number=seat.place + 1)
    if seat.standing_in:
        return speaker.say("{name} (bot plays)", name=seat.name)
    return seat.name


def ring(
    seats: tuple[SeatInfo, ...],
    place_seat: Placer,
    within: ui.element | None = None,
    mine: int | None = None,
) -> ui.element:
    """Draw the seats in a circle, clockwise, each by the caller's hand; one may be the reader's."""
    drawn = ui.element("div") if within is None else within
    with drawn.classes("h-ring").style(f"--n: {len(seats)}"):
        for seat in seats:
            taken = " h-seat--taken" if seat.name or seat.bot else ""
            box = ui.element("div").classes("h-seat" + taken).style(f"--i: {seat.place}")
            if seat.place == mine:
                box.classes("h-seat--mine").props("aria-current=true")
            with box.props(f"data-place={seat.place}"):
                place_seat(seat)
    return drawn
