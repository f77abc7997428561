"""The rules of the 7 Wonders family: pure values, no clock, no network, no prose."""
