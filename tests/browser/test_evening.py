"""Whole evenings, from the QR code to the score sheet, by tapping; test_secrets has one more."""

from playwright.sync_api import expect

from tests.browser.room import Room, choose, expect_hand, play_turn


def test_one_person_plays_with_six_bots(room: Room) -> None:
    host = room.host(7, "Second edition")
    phone = room.join("Ana", 3)
    host.get_by_role("button", name="Start: bots take 6 free seats").click()
    for _ in range(3):
        for cards in range(7, 1, -1):
            play_turn([phone], cards)
    expect(phone.locator(".h-score")).to_be_visible()
    expect(phone.get_by_role("button", name="Score")).to_be_visible()
    expect(phone.locator(".h-strip")).not_to_be_visible()
    expect(phone.get_by_text("The host can start another game.")).to_be_visible()


def test_two_people_play_with_the_free_city(room: Room) -> None:
    host = room.host(2, "First edition", "Chosen")
    phones = [room.join(name, place) for place, name in enumerate(("Ana", "Bruno"))]
    host.get_by_role("button", name="Start the game").click()
    # The Free City may have to build stages: it is not given the one that picks a discarded card.
    for phone, board in zip(phones, ("Halicarnassus", "Giza"), strict=True):
        phone.get_by_role("button", name=f"Choose {board}, side A", exact=True).click()
    for age in range(3):
        for turn in range(6):
            holder = (turn + age % 2) % 2
            for seat, phone in enumerate(phones):
                expect_hand(phone, 7 - turn + (seat == holder))
                choose(phone)
            expect(phones[holder].locator(".h-hand-title")).to_contain_text("Free City")
            choose(phones[holder])
    for phone in phones:
        expect(phone.locator(".h-score")).to_be_visible()


def test_each_phone_speaks_its_own_language(room: Room) -> None:
    titles = {"en-GB": "Choose a card", "pt-BR": "Escolha", "it-IT": "Scegli"}
    host = room.host(3)
    phones = [room.join(locale, place, locale) for place, locale in enumerate(titles)]
    host.get_by_role("button", name="Start the game").click()
    for phone, title in zip(phones, titles.values(), strict=True):
        expect(phone.get_by_text(title).first).to_be_visible()
