from __future__ import annotations

import math
import time
from typing import Optional, Protocol

from ._kinora_error import CanceledError, TimeoutError


class Cancel(Protocol):
    """What a `threading.Event` offers: set it from anywhere to end the call that was given it."""

    def is_set(self) -> bool: ...

    def wait(self, timeout: Optional[float] = None) -> bool: ...


class Limit:
    """How long the caller is willing to wait: until `cancel` is set, or the time is over."""

    def __init__(self, cancel: Optional[Cancel] = None, timeout: Optional[float] = None) -> None:
        self.cancel = cancel
        self._timeout = timeout
        self._ends = math.inf if timeout is None else time.monotonic() + timeout

    def left(self) -> float:
        return self._ends - time.monotonic()

    def is_over(self) -> bool:
        return self.left() <= 0 or (self.cancel is not None and self.cancel.is_set())

    def check(self) -> None:
        """Raises once it is over."""
        if self.cancel is not None and self.cancel.is_set():
            raise CanceledError("The call was canceled.")
        if self.left() <= 0:
            raise TimeoutError(f"Not done after {self._timeout:g} s; it goes on.")

    def sleep(self, seconds: float) -> None:
        """Ends at once when it is over, and by KeyboardInterrupt."""
        self.check()
        seconds = min(seconds, self.left())
        if self.cancel is None:
            time.sleep(max(0.0, seconds))
        else:
            self.cancel.wait(max(0.0, seconds))
        self.check()
