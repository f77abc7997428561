"""What a host may set at the start, checked in one place."""

from pathlib import Path
from typing import Literal, get_args
from urllib.parse import urlsplit

from platformdirs import user_data_path
from pydantic import BaseModel, Field, field_validator

LogLevel = Literal["debug", "info", "warning", "error"]
LOG_LEVELS: tuple[LogLevel, ...] = get_args(LogLevel)


def default_data() -> Path:
    """Where the tables are kept unless told otherwise."""
    return user_data_path("heptapolis", appauthor=False)


class Settings(BaseModel, frozen=True, extra="forbid"):
    """How this evening is served."""

    host: str = "0.0.0.0"
    port: int = Field(default=8080, ge=1, le=65535)
    url: str | None = None
    data: Path = Field(default_factory=default_data)
    open_browser: bool = True
    log_level: LogLevel = "warning"

    @field_validator("url")
    @classmethod
    def _is_an_origin(cls, url: str | None) -> str | None:
        return None if url is None else origin(url)


def origin(url: str) -> str:
    """Give scheme, host and port of an address that has nothing else; ValueError otherwise."""
    try:
        parts = urlsplit(url.strip())
        port = parts.port
    except ValueError:
        parts, port = urlsplit(""), None
    plain = parts.path in {"", "/"} and not (parts.query or parts.fragment or parts.username)
    if parts.scheme not in {"http", "https"} or not parts.hostname or not plain:
        raise ValueError(f"an address looks like http://192.168.1.20:8080, not {url!r}")
    host = f"[{parts.hostname}]" if ":" in parts.hostname else parts.hostname
    return f"{parts.scheme}://{host}" + (f":{port}" if port else "")
