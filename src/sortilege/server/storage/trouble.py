"""What can be wrong with a store, in words that an operator and a player can use."""

from __future__ import annotations

from sqlalchemy.exc import DBAPIError, IntegrityError, SQLAlchemyError

FULL, LOCKED, READ_ONLY, DAMAGED, GONE = "full", "locked", "read-only", "damaged", "gone"
SIGNS = {
    FULL: ("disk is full", "no space left", "diskfull"),
    LOCKED: ("database is locked", "database table is locked"),
    READ_ONLY: ("readonly database", "read-only", "disk i/o error"),
    DAMAGED: ("malformed", "not a database", "data corrupted", "invalid page"),
}
KINDS = (*SIGNS, GONE)


class StoreTrouble(Exception):
    """The store cannot do what it was asked; `is_sure` says that nothing was written."""

    def __init__(self, kind: str, is_sure: bool) -> None:
        super().__init__(kind)
        self.kind = kind
        self.is_sure = is_sure


def trouble(wrong: BaseException) -> StoreTrouble | None:
    """What an error of the database means; None if it is about something else."""
    if isinstance(wrong, StoreTrouble):
        return wrong
    if isinstance(wrong, IntegrityError):
        return None
    if isinstance(wrong, OSError | TimeoutError):
        return StoreTrouble(GONE, is_sure=False)
    if not isinstance(wrong, SQLAlchemyError):
        return None
    words = str(wrong.orig if isinstance(wrong, DBAPIError) else wrong).lower()
    for kind, signs in SIGNS.items():
        if any(sign in words for sign in signs):
            return StoreTrouble(kind, is_sure=True)
    return StoreTrouble(GONE, is_sure=False)
