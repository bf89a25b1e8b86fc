from __future__ import annotations

from typing import TYPE_CHECKING, Any, Iterator, Optional
from urllib.parse import quote

from ._file import Path, read_file, save_file
from ._kinora_error import KinoraError
from ._limit import Cancel, Limit
from .resources import ReceiptEnvelope, Video, VideoEvent
from ._transport import CallOptions, Transport
from ._watch import is_over, watch

if TYPE_CHECKING:
    from typing_extensions import Literal, Unpack


class GenerationFailedError(KinoraError):
    """The generation is over and has no result. Nothing was charged."""

    code = "generation_failed"

    def __init__(self, video: Video) -> None:
        super().__init__(video)
        #: Why: `safety_rejected`, `provider_error`, `timeout`, `canceled`.
        self.reason: str = video["error_code"] or "unknown"
        self.video = video

    def __str__(self) -> str:
        return self.video.get("error_message") or "The generation failed. Nothing was charged."


class Generation:
    """A video or an image: how it stands, and what can be done with it."""

    def __init__(self, transport: Transport, video: Video) -> None:
        self._transport = transport
        self._video = video

    @property
    def data(self) -> Video:
        """Everything that the service says of it, as of the last time that it was asked."""
        return self._video

    @property
    def id(self) -> str:
        return self._video["id"]

    @property
    def status(self) -> Literal["generating", "completed", "failed"]:
        """`generating`, then `completed` or `failed`."""
        return self._video["status"]

    @property
    def credits_used(self) -> float:
        """What it has cost: 0 until it succeeded, and 0 when it failed."""
        return self._video["creditsUsed"]

    @property
    def url(self) -> Optional[str]:
        """Where the result is; None until there is one."""
        return self._video.get("video_url") or self._video.get("image_url")

    def done(self, *, timeout: Optional[float] = None, cancel: Optional[Cancel] = None) -> Generation:
        """
        Waits for the end, or for at most so many seconds; the generation goes on. Raises `GenerationFailedError` if it
        failed.
        """
        return self._done(self._transport.limit(cancel, timeout))

    def progress(self, *, timeout: Optional[float] = None, cancel: Optional[Cancel] = None) -> Iterator[VideoEvent]:
        """How it stands, each time that it changes, with small pictures while it is drawn. Ends when it is over."""
        return self._progress(self._transport.limit(cancel, timeout))

    def refresh(self, **options: Unpack[CallOptions]) -> Generation:
        """Asks once how it stands."""
        return self._keep(self._call("GET", "", options))

    def cancel(self, **options: Unpack[CallOptions]) -> Generation:
        """Stops it; nothing is charged. One that is over stays as it is."""
        return self._keep(self._call("POST", "/cancel", options))

    def delete(self, **options: Unpack[CallOptions]) -> None:
        """Deletes it and its files."""
        self._call("DELETE", "", options)

    def share(self, **options: Unpack[CallOptions]) -> str:
        """Makes a page that everybody with its address can see."""
        share = self._call("POST", "/share", options)["share"]
        if share is None:
            raise KinoraError("It was not shared.")
        return share["url"]

    def unshare(self, **options: Unpack[CallOptions]) -> None:
        """Ends the page."""
        self._call("DELETE", "/share", options)

    def receipt(self, **options: Unpack[CallOptions]) -> ReceiptEnvelope:
        """Proof of what it cost, or that it cost nothing; `verify_receipt` checks it. There is none while it runs."""
        return self._call("GET", "/receipt", options)

    def save(self, path: Path, *, timeout: Optional[float] = None, cancel: Optional[Cancel] = None) -> Generation:
        """Waits for the end and writes the result to a file, which is there only when it is whole."""
        save_file(path, self.stream(timeout=timeout, cancel=cancel))
        return self

    def read(self, *, timeout: Optional[float] = None, cancel: Optional[Cancel] = None) -> bytes:
        """Waits for the end and reads the result into memory."""
        return b"".join(self.stream(timeout=timeout, cancel=cancel))

    def stream(self, *, timeout: Optional[float] = None, cancel: Optional[Cancel] = None) -> Iterator[bytes]:
        """Waits for the end; then the bytes of the result, as they arrive."""
        self.done(timeout=timeout, cancel=cancel)
        if self.url is None:
            raise KinoraError("There is no result any more.")
        return read_file(self._transport, self.url, self._transport.limit(cancel))

    def __repr__(self) -> str:
        return f"<Generation {self.id} {self.status}>"

    def _done(self, limit: Limit) -> Generation:
        if not is_over(self._video):
            for _ in self._progress(limit):
                pass
        if self._video["status"] == "failed":
            raise GenerationFailedError(self._video)
        return self

    def _progress(self, limit: Limit) -> Iterator[VideoEvent]:
        for step in watch(self._transport, self.id, limit):
            self._video = step["video"]
            yield step

    def _call(self, method: str, path: str, options: CallOptions) -> Any:
        return self._transport.json(f"/v1/videos/{quote(self.id, safe='')}{path}", method=method, **options)

    def _keep(self, envelope: Any) -> Generation:
        self._video = envelope["video"]
        return self
