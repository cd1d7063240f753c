"""The bot that plays anything."""

from __future__ import annotations

from random import Random

from sortilege import Ask, Step


def random_choice(ask: Ask, rng: Random) -> Step:
    """One of the options, each as likely."""
    return rng.choice(ask.options)
