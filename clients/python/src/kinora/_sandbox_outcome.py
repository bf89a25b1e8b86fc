# Printed by `npm run generate`; not to be edited.
from __future__ import annotations

from typing import Literal

#: How a job of the sandbox shall end, to test a program.
SandboxOutcome = Literal[
    "completed",
    "failed",
    "timeout",
    "slow",
    "safety_rejected",
    "insufficient_credits",
    "provider_error",
    "rate_limited",
]
