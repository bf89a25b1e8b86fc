from __future__ import annotations

import os
from typing import TYPE_CHECKING, BinaryIO, Union

from .resources import Upload
from ._transport import CallOptions, Transport

if TYPE_CHECKING:
    from typing_extensions import Unpack

#: The bytes of a picture, an open file, or the path of one.
Picture = Union[bytes, BinaryIO, str, "os.PathLike[str]"]


class Uploads:
    """Pictures of your own to begin with. One that no generation uses is deleted after a day."""

    def __init__(self, transport: Transport) -> None:
        self._transport = transport

    def create(self, picture: Picture, **options: Unpack[CallOptions]) -> Upload:
        """Uploads a picture: PNG, JPEG, WebP, GIF or AVIF. Its `url` is good as `image_url`."""
        return upload(self._transport, picture, options)


def upload(transport: Transport, picture: Picture, options: CallOptions) -> Upload:
    body = _bytes_of(picture)
    headers = {"content-type": _type_of(body)}
    return transport.json("/v1/uploads", method="POST", body=body, headers=headers, **options)["upload"]


def _bytes_of(picture: Picture) -> bytes:
    if isinstance(picture, (str, os.PathLike)):
        with open(picture, "rb") as file:
            return file.read()
    return picture if isinstance(picture, bytes) else picture.read()


def _type_of(start: bytes) -> str:
    if start.startswith(b"\x89PNG"):
        return "image/png"
    if start.startswith(b"GIF8"):
        return "image/gif"
    if start[8:12] == b"WEBP":
        return "image/webp"
    if start[4:8] == b"ftyp":
        return "image/avif"
    return "image/jpeg"
