"""The tests of Heptapolis."""
