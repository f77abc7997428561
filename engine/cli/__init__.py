"""The command line for people who tinker: `python -m engine`."""
