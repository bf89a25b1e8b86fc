from __future__ import annotations

import secrets
from typing import TYPE_CHECKING, Any, Dict, Mapping, Optional
from urllib.parse import quote

from ._generation import Generation
from ._pages import Page, Pages
from .resources import ReceiptEnvelope
from ._transport import CallOptions, Transport
from ._uploads import Picture, upload

if TYPE_CHECKING:
    from typing_extensions import Literal, Unpack

    from ._sandbox_outcome import SandboxOutcome

    AspectRatio = Literal["16:9", "9:16", "1:1"]


class CreateOptions(CallOptions, total=False):
    #: Names this wish: two calls with the same one make one video. Made anew for each call if it is left out.
    idempotency_key: Optional[str]
    #: A sample at once: no key, no charge.
    sandbox: bool
    sandbox_outcome: Optional[SandboxOutcome]


class _Maker:
    """What makes generations of one kind."""

    def __init__(self, transport: Transport, path: str) -> None:
        self._transport = transport
        self._path = path

    def _create(self, fields: Mapping[str, object], image: Optional[Picture], options: CreateOptions) -> Generation:
        return self._submit(fields, image, **options)

    def _submit(
        self,
        fields: Mapping[str, object],
        image: Optional[Picture],
        *,
        idempotency_key: Optional[str] = None,
        sandbox: bool = False,
        sandbox_outcome: Optional[str] = None,
        **options: Unpack[CallOptions],
    ) -> Generation:
        body = {name: value for name, value in fields.items() if value is not None}
        if image is not None:
            body["imageUrl"] = upload(self._transport, image, options)["url"]
        headers: Dict[str, str] = {"idempotency-key": idempotency_key or secrets.token_hex(20)}
        if sandbox:
            headers["x-sandbox"] = "true"
        if sandbox_outcome is not None:
            headers["x-sandbox-outcome"] = sandbox_outcome
        submitted = self._transport.json(self._path, method="POST", body=body, headers=headers, **options)
        return Generation(self._transport, submitted["video"])


class Images(_Maker):
    """Makes images."""

    def __init__(self, transport: Transport) -> None:
        super().__init__(transport, "/v1/generate/image")

    def create(
        self,
        prompt: str,
        *,
        ai_model: Optional[str] = None,
        aspect_ratio: Optional[AspectRatio] = None,
        image_url: Optional[str] = None,
        image: Optional[Picture] = None,
        **options: Unpack[CreateOptions],
    ) -> Generation:
        """Starts one and comes back at once; see `Videos.create`."""
        fields = {"prompt": prompt, "aiModel": ai_model, "aspectRatio": aspect_ratio, "imageUrl": image_url}
        return self._create(fields, image, options)


class Videos(_Maker):
    """Makes videos; keeps the history of videos and images."""

    def __init__(self, transport: Transport) -> None:
        super().__init__(transport, "/v1/generate/video")

    def create(
        self,
        prompt: str,
        *,
        ai_model: Optional[str] = None,
        duration: Optional[float] = None,
        aspect_ratio: Optional[AspectRatio] = None,
        image_url: Optional[str] = None,
        image: Optional[Picture] = None,
        **options: Unpack[CreateOptions],
    ) -> Generation:
        """
        Starts one and comes back at once. Lost connections and busy servers are met by repeating the call under the
        same idempotency key, so that it is made, and paid for, once. `image` is a picture of your own to begin with,
        which is uploaded first; `image_url` takes the address of one.
        """
        fields = {
            "prompt": prompt,
            "aiModel": ai_model,
            "duration": duration,
            "aspectRatio": aspect_ratio,
            "imageUrl": image_url,
        }
        return self._create(fields, image, options)

    def get(self, id: str, **options: Unpack[CallOptions]) -> Generation:
        """One generation. Jobs of the sandbox can be read without a key."""
        return self._generation(self._transport.json(_path_of(id), **options))

    def receipt(self, id: str, **options: Unpack[CallOptions]) -> ReceiptEnvelope:
        """Proof of what one cost, or that it cost nothing. Jobs of the sandbox have one without a key."""
        return self._transport.json(f"{_path_of(id)}/receipt", **options)

    def list(
        self,
        *,
        limit: Optional[int] = None,
        cursor: Optional[str] = None,
        type: Optional[Literal["video", "image"]] = None,
        status: Optional[Literal["generating", "completed", "failed"]] = None,
        ai_model: Optional[str] = None,
        aspect_ratio: Optional[AspectRatio] = None,
        q: Optional[str] = None,
        **options: Unpack[CallOptions],
    ) -> Pages[Generation]:
        """The history, newest first: `for video in kinora.videos.list()`."""
        query = {"limit": limit, **_filter(type, status, ai_model, aspect_ratio, q)}

        def read(next_cursor: Optional[str]) -> Page[Generation]:
            page = self._transport.json("/v1/videos", query={**query, "cursor": next_cursor}, **options)
            return Page([Generation(self._transport, video) for video in page["videos"]], page["next_cursor"])

        return Pages(read, cursor)

    def count(
        self,
        *,
        type: Optional[Literal["video", "image"]] = None,
        status: Optional[Literal["generating", "completed", "failed"]] = None,
        ai_model: Optional[str] = None,
        aspect_ratio: Optional[AspectRatio] = None,
        q: Optional[str] = None,
        **options: Unpack[CallOptions],
    ) -> int:
        """How many there are in the history."""
        query = _filter(type, status, ai_model, aspect_ratio, q)
        return self._transport.json("/v1/videos/count", query=query, **options)["total"]

    def cancel(self, id: str, **options: Unpack[CallOptions]) -> Generation:
        """Stops one; nothing is charged."""
        return self._generation(self._transport.json(f"{_path_of(id)}/cancel", method="POST", **options))

    def delete(self, id: str, **options: Unpack[CallOptions]) -> None:
        """Deletes one and its files."""
        self._transport.json(_path_of(id), method="DELETE", **options)

    def _generation(self, envelope: Any) -> Generation:
        return Generation(self._transport, envelope["video"])


def _filter(
    type: Optional[str], status: Optional[str], ai_model: Optional[str], aspect_ratio: Optional[str], q: Optional[str]
) -> Mapping[str, object]:
    return {"type": type, "status": status, "aiModel": ai_model, "aspectRatio": aspect_ratio, "q": q}


def _path_of(id: str) -> str:
    return f"/v1/videos/{quote(id, safe='')}"
