"""Logs: whatever is logged, by whomever, no key comes out."""

import io
import logging
import sys
import uuid
import warnings
from collections.abc import Iterator

import pytest

from ui import logs

KEY = "XGdpKJ3lxs82td9Ed0T7wgCmOEUX4Jgd"


@pytest.fixture
def out() -> Iterator[io.StringIO]:
    """Configure logs into a text, and put everything back afterwards."""
    root, names = logging.getLogger(), ("uvicorn", "uvicorn.error", "uvicorn.access")
    before = root.handlers[:], root.level
    levels = {name: logging.getLogger(name).disabled for name in names}
    text = io.StringIO()
    root.handlers = []
    logs.configure("info", text)
    yield text
    logging.captureWarnings(False)
    root.handlers, root.level = before
    for name, disabled in levels.items():
        logging.getLogger(name).disabled = disabled


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        (f"/p/{KEY}", "/p/…"),
        (f"http://192.168.1.20:8080/h/{KEY} not found", "http://192.168.1.20:8080/h/… not found"),
        (f"GET /w/{KEY}/city?x=1", "GET /w/…/city?x=1"),
        (f"?next=%2Fp%2F{KEY}&a=b", "?next=%2Fp%2F…&a=b"),
        (f"/p/{KEY[:20]}", "/p/…"),
        (f"/p/{KEY}{KEY}", "/p/…"),
        ("a/p/b and /play/now", "a/p/b and /play/now"),
        ("cookie key=aB3" + "x" * 29 + "; path=/", "cookie key=…; path=/"),
        (f"client {uuid.UUID(int=7)} left", "client … left"),
        ("build altar free", "build altar free"),
        ("test_a_name_of_32_small_letters_x", "test_a_name_of_32_small_letters_x"),
    ],
)
def test_keys_are_blotted_out(text: str, expected: str) -> None:
    assert logs.without_keys(text) == expected


def test_a_bare_key_is_blotted_out_wherever_it_stands() -> None:
    for _ in range(300):
        key = "XGdpKJ3lxs82td9Ed0T7wgCmOEUX4Jgd"
        assert key not in logs.without_keys(f"KeyError: '{key}' in {{'{key}': 1}}")


def test_a_record_like_the_page_frameworks(out: io.StringIO) -> None:
    logging.getLogger("nicegui").warning(f"http://localhost:8080/p/{KEY} not found")
    assert "WARNING nicegui: http://localhost:8080/p/… not found" in out.getvalue()


def test_a_record_like_the_web_servers(out: io.StringIO) -> None:
    logging.getLogger("uvicorn.error").info('%s - "WebSocket %s" 403', ("10.0.0.2", 5), f"/p/{KEY}")
    assert '"WebSocket /p/…" 403' in out.getvalue()


def test_requests_are_not_logged(out: io.StringIO) -> None:
    logging.getLogger("uvicorn.access").info('%s - "%s %s" %d', "10.0.0.2", "GET", "/", 200)
    assert out.getvalue() == ""


def test_the_level_is_kept(out: io.StringIO) -> None:
    logging.getLogger("nicegui").debug("small talk")
    assert out.getvalue() == ""


def test_tracebacks_and_their_causes_hold_no_key(out: io.StringIO) -> None:
    try:
        try:
            raise KeyError(KEY)
        except KeyError as error:
            raise RuntimeError(f"no seat for /p/{KEY}") from error
    except RuntimeError:
        logging.getLogger("nicegui").exception("a page failed", stack_info=True)
    told = out.getvalue()
    assert "RuntimeError: no seat for /p/…" in told
    assert "direct cause" in told
    assert "Stack (most recent call last)" in told
    assert KEY not in told


def test_a_traceback_is_told_once_even_if_two_handlers_listen(out: io.StringIO) -> None:
    second = io.StringIO()
    handler = logging.StreamHandler(second)
    logging.getLogger().addHandler(handler)
    try:
        raise ValueError(f"/h/{KEY}")
    except ValueError:
        logging.getLogger("nicegui").error("oops", exc_info=sys.exc_info())
    for text in (out.getvalue(), second.getvalue()):
        assert text.count("ValueError: /h/…") == 1
        assert KEY not in text


def test_a_record_whose_words_do_not_fit_is_told_all_the_same(out: io.StringIO) -> None:
    logging.getLogger("nicegui").warning("%d cards", f"/p/{KEY}")
    assert "%d cards ('/p/…',)" in out.getvalue()


def test_warnings_are_logged_too(out: io.StringIO) -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("always")
        logging.captureWarnings(True)
        warnings.warn(f"slow /p/{KEY}", stacklevel=1)
    assert "slow /p/…" in out.getvalue()


def test_a_long_message_is_cut_in_the_middle(out: io.StringIO) -> None:
    logging.getLogger("nicegui").error("begin" + "x" * 999_992 + "end")
    assert "begin" in out.getvalue()
    assert out.getvalue().endswith("end\n")
    assert "(1000000 characters)" in out.getvalue()
    assert len(out.getvalue()) < 5000


def test_a_place_that_shouts_is_heard_for_a_while_only(out: io.StringIO) -> None:
    for count in range(5000):
        logging.getLogger("nicegui").error("again %d", count)
    logging.getLogger("nicegui").error("and something else")
    told = out.getvalue().splitlines()
    assert len(told) < 40
    assert told[-1].endswith("and something else")


def test_a_browser_that_went_away_is_no_news(out: io.StringIO) -> None:
    for words in ("No response returned.", "Something else."):
        try:
            raise RuntimeError(words)
        except RuntimeError:
            logging.getLogger("uvicorn.error").exception("Exception in ASGI application")
    assert "No response returned." not in out.getvalue()
    assert "Something else." in out.getvalue()
