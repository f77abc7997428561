"""The bench: how soon every screen shows a tap, beside a bare NiceGUI page, with real browsers."""
