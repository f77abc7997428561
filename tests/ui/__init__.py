"""Tests of what people see: languages, words, scenes, pages."""
