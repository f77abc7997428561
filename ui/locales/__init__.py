"""The translations, and the tool that keeps them complete."""
