"""Keys: who holds one may act; only its digest is kept."""

import hmac
import re
import secrets
from hashlib import sha256

from sqlmodel import Session, col, select

from storage.errors import Refused
from storage.models import KeyRow, now
from storage.rows import seat_row, sound, table_row
from storage.values import KeyInfo, Role

BYTES = 24
TOKEN = re.compile(r"[A-Za-z0-9_-]{32}")


def new_key(
    session: Session, *, role: Role, table_id: int | None = None, place: int | None = None
) -> str:
    """Make a key to the house, a table or a seat; only now is its token known."""
    if role == "player":
        if table_id is None or place is None:
            raise Refused("bad_key")
        seat_row(session, table_id, place)
    elif place is not None:
        raise Refused("bad_key")
    elif table_id is not None:
        table_row(session, table_id)
    token = secrets.token_urlsafe(BYTES)
    session.add(KeyRow(digest=_digest(token), role=role, table_id=table_id, place=place))
    session.flush()
    return token


def renew_key(session: Session, *, table_id: int, place: int) -> str:
    """Make a new key to a seat; the old ones are dead."""
    revoke_seat_keys(session, table_id=table_id, place=place)
    return new_key(session, role="player", table_id=table_id, place=place)


def key_of(session: Session, *, token: str) -> KeyInfo | None:
    """What a token opens, unless it is unknown, malformed or revoked."""
    key = _live_key(session, token)
    if not key:
        return None
    code = None if key.table_id is None else table_row(session, key.table_id).code
    with sound("key", 0):
        return KeyInfo.model_validate(
            {"role": key.role, "table_id": key.table_id, "code": code, "place": key.place}
        )


def revoke(session: Session, *, token: str) -> None:
    """Make a key useless."""
    if key := _live_key(session, token):
        key.revoked_at = now()


def revoke_seat_keys(session: Session, *, table_id: int, place: int) -> int:
    """Make every key to a seat useless; say how many there were."""
    live = select(KeyRow).where(KeyRow.table_id == table_id, KeyRow.place == place)
    keys = session.exec(live.where(col(KeyRow.revoked_at).is_(None))).all()
    for key in keys:
        key.revoked_at = now()
    return len(keys)


def revoke_other_hosts(session: Session, *, token: str) -> int:
    """Make every host's key useless but this one; say how many there were."""
    own = _live_key(session, token)
    if own is None or own.role != "host":
        raise Refused("unknown_key")
    live = select(KeyRow).where(KeyRow.role == "host", col(KeyRow.revoked_at).is_(None))
    others = session.exec(live.where(KeyRow.digest != own.digest)).all()
    for key in others:
        key.revoked_at = now()
    return len(others)


def _live_key(session: Session, token: str) -> KeyRow | None:
    if not TOKEN.fullmatch(token):
        return None
    digest = _digest(token)
    key = session.get(KeyRow, digest)
    if not key or not hmac.compare_digest(key.digest, digest):
        return None
    return None if key.revoked_at else key


def _digest(token: str) -> str:
    return sha256(token.encode()).hexdigest()
