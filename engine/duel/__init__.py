"""Duel: two players take turns to take cards from a display that lies between them."""
