"""Duel, rule by rule."""
