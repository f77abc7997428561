"""How NiceGUI is run: the one set of settings, for the app and for what it is measured against."""

import gc

from nicegui import app, binding, ui


def run(
    *, host: str, port: int, title: str, show: str | bool = False, log_level: str = "warning"
) -> None:
    """Serve the pages that there are until somebody ends it."""
    # Nothing here is bound; a busy computer would be told of slow bindings all the same.
    binding.MAX_PROPAGATION_TIME = 1.0
    # What is loaded by then stays loaded. To go through all of it for things to throw away would
    # halt every screen for a tenth of a second now and then.
    app.on_startup(gc.freeze)
    ui.run(
        host=host,
        port=port,
        title=title,
        reload=False,
        show=show,
        tailwind=False,
        binding_refresh_interval=None,
        show_welcome_message=False,
        reconnect_timeout=3,
        timeout_graceful_shutdown=2,
        uvicorn_logging_level=log_level,
        # Our own logging takes keys out of everything; uvicorn's would print them.
        log_config=None,
        access_log=False,
        proxy_headers=False,
        server_header=False,
        ws_per_message_deflate=False,
    )
