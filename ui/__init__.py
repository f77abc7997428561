"""Heptapolis for people: pages, surfaces, languages, and the tables that live in the process."""
