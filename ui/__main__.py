"""`python -m ui` and the `heptapolis` command."""

import sys

from ui.app import main

if __name__ == "__main__":
    sys.exit(main())
