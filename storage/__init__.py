"""The store: tables, seats, keys, games and moves in one SQLite file."""
