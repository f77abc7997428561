"""Addresses, ports and the greeting: what a host sees after the command."""

import socket
from collections.abc import Iterator

import pytest

from ui import network
from ui.network import Address, CannotListen, Kind
from ui.settings import Settings

PORT = 8080


def known(*pairs: str) -> list[Address]:
    """Addresses written as `wlan0=192.168.1.20`, in the order that the system tells them."""
    split = [pair.split("=") for pair in pairs]
    return [Address(ip, name, network.kind(ip, name)) for name, ip in split]


def order(*pairs: str) -> list[str]:
    """The interfaces, likeliest first."""
    return [address.interface for address in network.ranked(known(*pairs))]


@pytest.mark.parametrize(
    ("interface", "ip", "kind"),
    [
        ("wlan0", "192.168.1.20", "wifi"),
        ("wlp3s0", "10.0.0.7", "wifi"),
        ("Wi-Fi Intel(R) Wi-Fi 6 AX201 160MHz", "192.168.0.4", "wifi"),
        ("WLAN Qualcomm Atheros", "192.168.178.30", "wifi"),
        (
            "Local Area Connection* 2 Microsoft Wi-Fi Direct Virtual Adapter",
            "192.168.137.1",
            "wifi",
        ),
        ("eth0", "192.168.1.20", "cable"),
        ("enp0s31f6", "192.168.1.20", "cable"),
        ("Ethernet Realtek PCIe GbE Family Controller", "192.168.1.20", "cable"),
        ("en0", "192.168.1.20", "network"),
        ("usb0", "192.168.42.10", "network"),
        ("tun0", "10.8.0.2", "vpn"),
        ("tap0", "10.8.0.2", "vpn"),
        ("wg0", "10.0.0.2", "vpn"),
        ("utun4", "10.1.2.3", "vpn"),
        ("tailscale0", "100.101.102.103", "vpn"),
        ("somewhere", "100.64.0.1", "vpn"),
        ("Ethernet 3 TAP-Windows Adapter V9", "10.8.0.6", "vpn"),
        ("nordlynx", "10.5.0.2", "vpn"),
        ("docker0", "172.17.0.1", "virtual"),
        ("br-3f2a1b", "172.18.0.1", "virtual"),
        ("veth12ab", "192.168.9.1", "virtual"),
        ("vmnet8", "192.168.80.1", "virtual"),
        ("vboxnet0", "192.168.56.1", "virtual"),
        ("virbr0", "192.168.122.1", "virtual"),
        ("bridge100", "192.168.64.1", "virtual"),
        ("vEthernet (WSL) Hyper-V Virtual Ethernet Adapter", "172.28.0.1", "virtual"),
        ("Ethernet 2 VirtualBox Host-Only Ethernet Adapter", "192.168.56.1", "virtual"),
        ("eth0", "169.254.3.4", "link_local"),
        ("lo", "127.0.0.1", "loopback"),
        ("lo0", "127.0.0.1", "loopback"),
    ],
)
def test_the_kind_of_a_network(interface: str, ip: str, kind: Kind) -> None:
    assert network.kind(ip, interface) == kind


def test_a_linux_laptop_with_everything() -> None:
    assert order(
        "lo=127.0.0.1",
        "docker0=172.17.0.1",
        "br-1a2b=172.18.0.1",
        "tun0=10.8.0.2",
        "tailscale0=100.100.1.1",
        "enp3s0=169.254.7.7",
        "wlp2s0=192.168.1.20",
    ) == ["wlp2s0", "tun0", "tailscale0", "docker0", "br-1a2b", "enp3s0", "lo"]


def test_a_mac_with_a_vpn() -> None:
    found = order("lo0=127.0.0.1", "utun3=10.9.0.2", "bridge100=192.168.64.1", "en0=10.0.1.5")
    assert found == ["en0", "utun3", "bridge100", "lo0"]


def test_home_ranges_come_in_the_order_of_their_likelihood() -> None:
    assert order("eth0=203.0.113.9", "eth1=172.20.1.5", "eth2=10.1.1.5", "eth3=192.168.1.5") == [
        "eth3",
        "eth2",
        "eth1",
        "eth0",
    ]


def test_wifi_goes_before_cable_in_the_same_range() -> None:
    assert order("eth0=192.168.1.5", "wlan0=192.168.1.6") == ["wlan0", "eth0"]


def test_a_known_name_goes_before_an_unknown_one() -> None:
    assert order("usb0=192.168.42.10", "wlan0=10.0.0.5") == ["wlan0", "usb0"]


def test_equally_likely_ones_keep_their_order() -> None:
    assert order("eth1=192.168.2.5", "eth0=192.168.1.5") == ["eth1", "eth0"]


def test_this_computer_has_its_loopback_last() -> None:
    assert "127.0.0.1" in network.own_ips()
    found = network.addresses()
    assert [address.ip for address in found if address.kind == "loopback"]
    assert found[-1].kind == "loopback"


@pytest.fixture
def taken() -> Iterator[int]:
    """A port that another program listens on."""
    with socket.socket() as door:
        door.bind(("127.0.0.1", 0))
        door.listen()
        yield int(door.getsockname()[1])


def test_a_free_port_is_taken_as_wanted(taken: int) -> None:
    free = network.free_port("127.0.0.1", taken)
    assert network.free_port("127.0.0.1", free) == free


@pytest.mark.parametrize("host", ["127.0.0.1", "0.0.0.0"])
def test_a_taken_port_gives_the_next_free_one(taken: int, host: str) -> None:
    assert taken < network.free_port(host, taken) < taken + 100


def test_when_all_are_taken_it_is_said(monkeypatch: pytest.MonkeyPatch, taken: int) -> None:
    monkeypatch.setattr(network, "_PORTS_TO_TRY", 1)
    with pytest.raises(CannotListen, match=f"no free port from {taken} on"):
        network.free_port("127.0.0.1", taken)


def test_an_address_that_is_not_ours_is_refused() -> None:
    with pytest.raises(CannotListen, match=r"cannot listen on 203\.0\.113\.1, port 8080"):
        network.free_port("203.0.113.1", PORT)


def test_the_code_says_the_likeliest_address() -> None:
    found = known("wlan0=192.168.1.20", "lo=127.0.0.1")
    assert network.base_url(Settings(), PORT, found) == "http://192.168.1.20:8080"


def test_the_code_says_what_the_host_says() -> None:
    settings = Settings(url="https://table.example")
    assert network.base_url(settings, PORT, known("wlan0=192.168.1.20")) == "https://table.example"


@pytest.mark.parametrize(
    ("host", "url"), [("10.0.0.9", "http://10.0.0.9:8080"), ("::1", "http://[::1]:8080")]
)
def test_the_code_says_the_only_address_listened_on(host: str, url: str) -> None:
    settings = Settings(host=host)
    assert network.base_url(settings, PORT, known("wlan0=192.168.1.20")) == url
    assert network.local_url(settings, PORT) == url


def test_without_any_network_the_code_says_this_computer() -> None:
    assert network.base_url(Settings(), PORT, []) == "http://localhost:8080"


def greeting(settings: Settings, port: int, *pairs: str) -> str:
    """The greeting of a host whose link is /h/secret."""
    return network.greeting(settings, port, known(*pairs), "/h/secret", colour=False)


def test_phones_are_told_every_address_they_might_reach_and_no_other() -> None:
    found = known("wlan0=192.168.1.20", "tun0=10.8.0.2", "eth0=169.254.7.7", "lo=127.0.0.1")
    ways = ["http://192.168.1.20:8080", "http://10.8.0.2:8080"]
    assert network.ways_in(Settings(), PORT, found) == ways
    named = Settings(url="http://table.example")
    assert network.ways_in(named, PORT, found) == ["http://table.example", *ways]
    assert network.ways_in(Settings(host="10.8.0.2"), PORT, found) == ways[1:]


def test_the_greeting_says_where_to_go_and_in_which_network() -> None:
    told = greeting(Settings(), PORT, "wlan0=192.168.1.20", "lo=127.0.0.1")
    assert "Phones and TV open   http://192.168.1.20:8080\n" in told
    assert "(wlan0, wifi)" in told
    assert "http://localhost:8080/h/secret" in told
    assert "█▀" in told
    assert "taken" not in told
    assert "127.0.0.1" not in told
    assert "cannot open it" not in told


def test_the_greeting_says_plainly_that_the_port_is_another() -> None:
    told = greeting(Settings(), 8082, "wlan0=192.168.1.20")
    assert "Port 8080 is taken by another program, so this is port 8082." in told
    assert "http://192.168.1.20:8082" in told


def test_the_greeting_lists_the_other_addresses() -> None:
    told = greeting(Settings(), PORT, "wlan0=192.168.1.20", "tun0=10.8.0.2", "eth0=169.254.1.1")
    assert "    http://10.8.0.2:8080   (tun0, VPN)\n" in told
    assert "169.254" not in told


def test_the_greeting_says_when_nobody_else_can_come() -> None:
    assert "No other device can reach it" in greeting(Settings(), PORT, "lo=127.0.0.1")
    assert "No other device can reach it" in greeting(Settings(host="::1"), PORT)


def test_the_greeting_never_puts_the_hosts_link_into_the_code() -> None:
    for settings in (Settings(), Settings(url="http://table.example")):
        told = greeting(settings, PORT, "wlan0=192.168.1.20")
        other = network.greeting(settings, PORT, known("wlan0=192.168.1.20"), "/h/x", colour=False)
        assert told.replace("/h/secret", "") == other.replace("/h/x", "")
