from __future__ import annotations

import json
from typing import Any

from ._file import read_file
from ._kinora_error import UnexpectedAnswerError
from ._limit import Limit
from ._read_answer import ANSWER_BYTES_MAX, too_long
from ._transport import Transport
from ._verify_receipt import ReceiptKeys

_METADATA = "/.well-known/openid-configuration"


def read_keys(transport: Transport, limit: Limit) -> ReceiptKeys:
    """Asks the service who its issuer is, then the issuer itself for its keys: nobody can speak for another."""
    issuer = transport.json(_METADATA, limit=limit)["issuer"]
    own = _read_json(transport, f"{issuer}{_METADATA}", limit)
    if own["issuer"] != issuer:
        raise UnexpectedAnswerError(f"{issuer} calls itself {own['issuer']}.", 200)
    return {"issuer": issuer, "keys": _read_json(transport, own["jwks_uri"], limit)["keys"]}


def _read_json(transport: Transport, url: str, limit: Limit) -> Any:
    """A public document, wherever it is: no key is sent there."""
    text = b""
    for piece in read_file(transport, url, limit):
        text += piece
        if len(text) > ANSWER_BYTES_MAX:
            raise too_long(200)
    return json.loads(text)
