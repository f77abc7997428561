"""Where the phones can find this computer: its addresses, a free port, the words for both."""

import errno
import ipaddress
import re
import socket
import sys
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Literal

import ifaddr

from ui import qr
from ui.settings import Settings

Kind = Literal["wifi", "cable", "network", "vpn", "virtual", "link_local", "loopback"]

ANYWHERE = {"0.0.0.0", "::", ""}
_PORTS_TO_TRY = 100

_ORDER: tuple[Kind, ...] = ("vpn", "virtual", "link_local", "loopback")
_NAMES: dict[Kind, str] = {
    "wifi": "wifi",
    "cable": "cable",
    "network": "network",
    "vpn": "VPN",
    "virtual": "inside this computer",
    "link_local": "no router",
    "loopback": "this computer only",
}
_HOME = [
    ipaddress.ip_network(network) for network in ("192.168.0.0/16", "10.0.0.0/8", "172.16.0.0/12")
]
_CARRIER = ipaddress.ip_network("100.64.0.0/10")

# The first that fits decides; Windows tells devices by long names, the others by short ones.
_KINDS: tuple[tuple[Kind, re.Pattern[str]], ...] = (
    ("wifi", re.compile(r"wi-?fi direct")),
    (
        "vpn",
        re.compile(
            r"^(tun|tap|wg|utun|ppp|ipsec|zt|ham\d|proton|nordlynx|cscotun|gpd)|tailscale|wireguard"
            r"|wintun|vpn|zerotier|hamachi|anyconnect|fortinet|mullvad|tap-windows|warp"
        ),
    ),
    (
        "virtual",
        re.compile(
            r"^(docker|br-|br\d|bridge|veth|vmnet|vmenet|vboxnet|virbr|vnet|lxc|lxd|podman|cni|flannel"
            r"|cali|kube|awdl|llw|anpi|dummy)|vethernet|hyper-v|virtualbox|vmware|virtual|wsl|docker"
        ),
    ),
    ("wifi", re.compile(r"^(wl|ath\d|ra\d)|wi-?fi|wlan|wireless|802\.11|airport")),
    ("cable", re.compile(r"^(eth|enp|ens|eno|enx|em\d)|ethernet|gigabit|gbe|realtek pcie")),
)


@dataclass(frozen=True)
class Address:
    """One address of this computer, and the network that it is in."""

    ip: str
    interface: str
    kind: Kind

    @property
    def network(self) -> str:
        """Name the network as a person would look for it."""
        return f"{self.interface}, {_NAMES[self.kind]}"


class CannotListen(OSError):
    """No door to open: the address is not ours, the port is not allowed, or all are taken."""


def addresses() -> list[Address]:
    """List this computer's addresses, the likeliest home network first."""
    return ranked(
        Address(ip=str(ip.ip), interface=ip.nice_name, kind=kind(str(ip.ip), name))
        for adapter in ifaddr.get_adapters()
        for ip in adapter.ips
        if ip.is_IPv4
        for name in [f"{ip.nice_name} {adapter.nice_name}"]
    )


def own_ips() -> frozenset[str]:
    """Collect every address of this computer, old style and new."""
    return frozenset(
        str(ip.ip) if ip.is_IPv4 else str(ip.ip[0])
        for adapter in ifaddr.get_adapters()
        for ip in adapter.ips
    )


def kind(ip: str, interface: str) -> Kind:
    """Tell the kind of network from an address and its interface's names."""
    number = ipaddress.ip_address(ip)
    if number.is_loopback:
        return "loopback"
    if number.is_link_local:
        return "link_local"
    for found, pattern in _KINDS:
        if pattern.search(interface.lower()):
            return found
    return "vpn" if number in _CARRIER else "network"


def ranked(found: Iterable[Address]) -> list[Address]:
    """Put the likeliest home network first; what is equally likely keeps its order."""
    return sorted(found, key=_unlikeliness)


def _unlikeliness(address: Address) -> tuple[int, int, int, int]:
    number = ipaddress.ip_address(address.ip)
    far = _ORDER.index(address.kind) + 1 if address.kind in _ORDER else 0
    unnamed = int(address.kind == "network")
    network = next((place for place, home in enumerate(_HOME) if number in home), len(_HOME))
    return far, unnamed, network, int(address.kind == "cable")


def free_port(host: str, first: int) -> int:
    """Find the wanted port or the next free one."""
    for port in range(first, min(first + _PORTS_TO_TRY, 65536)):
        if _is_free(host, port) and (host not in ANYWHERE or _is_free("127.0.0.1", port)):
            return port
    raise CannotListen(f"no free port from {first} on: stop another program or give --port")


def _is_free(host: str, port: int) -> bool:
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    with socket.socket(family, socket.SOCK_STREAM) as door:
        # As the server will: a port just left by another run counts as free, except on Windows,
        # where the same option would take it from a program that still uses it.
        if sys.platform != "win32":
            door.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            door.bind((host, port))
            door.listen()
        except OSError as error:
            if error.errno == errno.EADDRINUSE:
                return False
            reason = error.strerror or str(error)
            raise CannotListen(f"cannot listen on {host}, port {port}: {reason}") from error
    return True


def base_url(settings: Settings, port: int, found: Sequence[Address] | None = None) -> str:
    """Give the address that the QR code says."""
    if settings.url:
        return settings.url
    if settings.host not in ANYWHERE:
        return _url(settings.host, port)
    best = next(iter(addresses() if found is None else found), None)
    return local_url(settings, port) if best is None else _url(best.ip, port)


def ways_in(settings: Settings, port: int, found: Sequence[Address] | None = None) -> list[str]:
    """List every address that a phone might reach, the one of the QR code first."""
    found = addresses() if found is None else found
    base = base_url(settings, port, found)
    return [base, *_others(settings, port, found, base)]


def local_url(settings: Settings, port: int) -> str:
    """Give the address for a browser on this computer."""
    return _url("localhost" if settings.host in ANYWHERE else settings.host, port)


def _url(host: str, port: int) -> str:
    return f"http://[{host}]:{port}" if ":" in host else f"http://{host}:{port}"


def greeting(
    settings: Settings,
    port: int,
    found: Sequence[Address],
    host_path: str,
    *,
    colour: bool = True,
) -> str:
    """Write what the terminal shows at the start."""
    base = base_url(settings, port, found)
    here = next((address.network for address in found if _url(address.ip, port) == base), "")
    lines = ["", "Heptapolis", "", f"  Phones and TV open   {base}"]
    if here:
        lines.append(f"  Everyone in the network of this computer ({here}) can join.")
    if port != settings.port:
        lines.append(f"  Port {settings.port} is taken by another program, so this is port {port}.")
    if _alone(base):
        lines.append("  No other device can reach it: that address is for this computer only.")
    lines += ["", qr.terminal(base, colour=colour), ""]
    lines.append(f"  The host, nobody else   {local_url(settings, port)}{host_path}")
    others = _others(settings, port, found, base)
    if others:
        lines += ["", "  If phones cannot open it, try"]
        lines += [f"    {url}   ({network})" for url, network in others.items()]
    return "\n".join([*lines, "", "  Ctrl-C ends it; nothing is lost.", "", ""])


def _alone(base: str) -> bool:
    host = base.removeprefix("http://").rsplit(":", 1)[0]
    return host in {"localhost", "[::1]"} or host.startswith("127.")


def _others(settings: Settings, port: int, found: Sequence[Address], base: str) -> dict[str, str]:
    """Give the other addresses, each with the network that it is in."""
    if settings.host not in ANYWHERE:
        return {}
    useful = [address for address in found if address.kind not in {"link_local", "loopback"}]
    urls = {_url(address.ip, port): address.network for address in useful}
    return {url: network for url, network in urls.items() if url != base}
