"""The app: the house is opened, pages and safety are put in place, and it runs until Ctrl-C."""

import signal
import sys
from collections.abc import Sequence

from nicegui import app

from storage import keys
from storage.db import Store
from storage.errors import StorageError
from ui import safety
from ui.cli import parse
from ui.house import House, open_house
from ui.logs import configure
from ui.network import CannotListen, addresses, base_url, free_port, greeting
from ui.opening import why_not
from ui.running import run
from ui.settings import Settings
from ui.surfaces import look
from ui.tables import Tables

FILE = "heptapolis.db"


def main(words: Sequence[str] | None = None) -> int:
    """Serve tables until somebody ends it, or measure how fast that is."""
    words = sys.argv[1:] if words is None else words
    if words[:1] == ["bench"]:
        from ui.bench import command

        return command.main(words[1:])
    settings = parse(words)
    configure(settings.log_level)
    try:
        port = free_port(settings.host, settings.port)
        store = Store(settings.data / FILE)
    except (CannotListen, StorageError) as error:
        sys.stderr.write(f"heptapolis: {why_not(error)}\n")
        return 1
    signal.signal(signal.SIGTERM, _end)
    try:
        serve(settings, store, port)
    except KeyboardInterrupt:
        # Ctrl-C is how an evening ends; every move is saved already.
        sys.stdout.write("\n")
    finally:
        store.close()
    return 0


def _end(*_: object) -> None:
    """End as Ctrl-C does, so that the store is closed."""
    raise KeyboardInterrupt


def serve(settings: Settings, store: Store, port: int) -> None:
    """Open the house and run it."""
    found = addresses()
    open_house(House(settings, store, Tables(store), base_url(settings, port, found)))
    put_pages_in_place()
    safety.install(safety.Doors(port, settings.url))
    host_path = f"/h/{store.call(keys.new_key, role='host')}"
    sys.stdout.write(greeting(settings, port, found, host_path, colour=sys.stdout.isatty()))
    sys.stdout.flush()
    run(
        host=settings.host,
        port=port,
        title="Heptapolis",
        show=host_path if settings.open_browser else False,
        # At debug some of its socket libraries print every frame, hidden cards included.
        log_level="info" if settings.log_level == "debug" else settings.log_level,
    )


def put_pages_in_place() -> None:
    """Register every page and address; importing a page does that."""
    from ui.pages import gallery, help, home, host, join, lost, new_table, phone, results, tv  # noqa: F401

    app.include_router(look.router)
