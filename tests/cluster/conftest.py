"""A Ray cluster of several nodes on this machine. `make cluster` installs Ray and runs these tests; where Ray is not
installed they are not collected, and `make test` says so."""

from __future__ import annotations

from collections.abc import Iterator
from importlib import import_module
from importlib.util import find_spec
from logging import ERROR
from typing import Any

import pytest

collect_ignore_glob = [] if find_spec("ray") and find_spec("pyarrow") else ["test_*.py"]


@pytest.fixture(scope="module")
def cluster() -> Iterator[Any]:
    """Three nodes: a head that plays nothing and two that have a processor each."""
    ray: Any = import_module("ray")
    made: Any = import_module("ray.cluster_utils").Cluster(
        initialize_head=True, head_node_args={"num_cpus": 0, "include_dashboard": False}
    )
    made.add_node(num_cpus=1)
    made.add_node(num_cpus=1)
    made.wait_for_nodes()
    ray.init(address=made.address, log_to_driver=False, logging_level=ERROR)
    yield made
    ray.shutdown()
    made.shutdown()
