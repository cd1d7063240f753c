"""The same weights as `learn.fit` finds, found by PyTorch: `pip install 'sortilege[torch]'`.

Nothing needs it. It is for those who go on from here with models of their own: features, games and what is written
stay what they are.
"""

from __future__ import annotations

from importlib import import_module
from typing import Any

import numpy as np

from sortilege.lab.learn import Numbers

MISSING = "learn: PyTorch must be there for it: pip install 'sortilege[torch]'"
STEPS = 500
SMALL = 1e-10


def pytorch() -> Any:
    try:
        return import_module("torch")
    except ImportError as wrong:
        raise ValueError(MISSING) from wrong


def fit(rows: Numbers, won: Numbers, pull: float) -> Numbers:
    """The weights under which what happened is likeliest, drawn towards nothing; by L-BFGS."""
    torch = pytorch()
    there = torch.from_numpy(~np.isnan(rows[:, :, 0]))
    features = torch.from_numpy(np.nan_to_num(rows))
    winners = torch.from_numpy(won)
    weights = torch.zeros(rows.shape[2], dtype=torch.float64, requires_grad=True)
    search = torch.optim.LBFGS(
        [weights], max_iter=STEPS, tolerance_grad=SMALL, tolerance_change=SMALL, line_search_fn="strong_wolfe"
    )

    def surprise() -> Any:
        search.zero_grad()
        sums = (features @ weights).masked_fill(~there, -torch.inf)
        told = torch.where(there, torch.log_softmax(sums, dim=1), 0.0)
        loss = (-(winners * told).sum() + pull / 2 * (weights * weights).sum()) / len(features)
        loss.backward()
        return loss

    search.step(surprise)
    return np.asarray(weights.detach().numpy())
