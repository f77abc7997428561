"""The names that home routers give to our computer, and those that nobody may come by."""

import socket

import pytest

from ui.safety import Doors


@pytest.mark.parametrize("called", ["Laptop", "laptop.local", "laptop.lan", "laptop.corp.example"])
def test_routers_may_call_our_computer_as_they_do(
    monkeypatch: pytest.MonkeyPatch, called: str
) -> None:
    monkeypatch.setattr(socket, "gethostname", lambda: called)
    doors = Doors(8080, ips=lambda: [])
    networks = ("local", "lan", "home", "home.arpa", "localdomain")
    for host in (called, "laptop", *(f"laptop.{network}" for network in networks)):
        assert doors.host(f"{host}:8080")
        assert doors.host(f"{host.upper()}.:8080")
        assert doors.origin(f"http://{host}:8080")
    for host in (
        "other.lan", "laptop.example", "laptop.lan.example", "x.laptop.lan", "lan", "fritz.box",
        "laptop.box", "laptop.evil.lan", "laptoplan", ".lan", "laptop..lan",
    ):  # fmt: skip
        assert not doors.host(f"{host}:8080"), host
        assert not doors.origin(f"http://{host}:8080"), host


def test_a_computer_without_a_name_opens_no_network(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(socket, "gethostname", lambda: "")
    doors = Doors(8080, ips=lambda: [])
    assert not any(doors.host(f"{host}:8080") for host in ("", ".lan", "lan", ".local"))
