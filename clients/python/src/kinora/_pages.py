from __future__ import annotations

from dataclasses import dataclass
from itertools import islice
from typing import Callable, Generic, Iterator, List, Optional, Sequence, TypeVar

Item = TypeVar("Item")


@dataclass(frozen=True)
class Page(Generic[Item]):
    """A page of a list."""

    items: Sequence[Item]
    #: Where the next one begins; None when there is none.
    next_cursor: Optional[str]


class Pages(Generic[Item]):
    """A list that is longer than one answer: go through it with `for`, or page by page."""

    def __init__(self, read: Callable[[Optional[str]], Page[Item]], first: Optional[str] = None) -> None:
        self._read = read
        self._first = first

    def page(self, cursor: Optional[str] = None) -> Page[Item]:
        """One page: the first, or the one at a cursor."""
        return self._read(self._first if cursor is None else cursor)

    def all(self, max: Optional[int] = None) -> List[Item]:
        """Everything, or as many as are wanted, as a list."""
        return list(islice(self, max))

    def __iter__(self) -> Iterator[Item]:
        cursor = self._first
        while True:
            page = self._read(cursor)
            yield from page.items
            if page.next_cursor is None:
                return
            cursor = page.next_cursor
