from __future__ import annotations

import base64
import binascii
import hashlib
import hmac
import json
from typing import TYPE_CHECKING, Any, Mapping, Optional, Sequence, Tuple, TypedDict, Union

from ._kinora_error import KinoraError
from .resources import Receipt, ReceiptEnvelope

if TYPE_CHECKING:
    from typing_extensions import Literal

    #: `not_a_receipt`: something else, or damaged. `unknown_key`: none of the keys has signed it, which proves nothing.
    #: `wrong_signature`, `changed`, `other_issuer`: it is not what the service signed.
    ReceiptFlaw = Literal["not_a_receipt", "unknown_key", "wrong_signature", "changed", "other_issuer"]

_TYPE = "kinora-receipt+jwt"
_MODULUS_BITS_MIN = 2048
#: What stands before a SHA-256 in a signature (RFC 8017, 9.2).
_DIGEST_INFO = bytes.fromhex("3031300d060960864801650304020105000420")


class _Keys(TypedDict):
    #: Public keys, as JWKs (RFC 7517).
    keys: Sequence[Mapping[str, Any]]


class ReceiptKeys(_Keys, total=False):
    """The public keys of a service, from `kinora.keys()` or from a file that you trust."""

    #: Whose keys they are; with it, receipts of everybody else are refused.
    issuer: Optional[str]


class ReceiptVerificationError(KinoraError):
    """The receipt is no proof."""

    code = "receipt_not_verified"

    def __init__(self, reason: ReceiptFlaw, message: str, key_id: Optional[str] = None) -> None:
        super().__init__(reason, message, key_id)
        self.reason = reason
        #: The key that signed it, as far as it says so itself.
        self.key_id = key_id

    def __str__(self) -> str:
        return str(self.args[1])


def verify_receipt(receipt: Union[str, bytes, ReceiptEnvelope], keys: ReceiptKeys) -> Receipt:
    """
    Checks a receipt without asking anybody and answers with what was signed. It can be given as it was read from a
    file, as the object that the service answers, or as the JWS alone.
    """
    jws, readable = _read(receipt)
    parts = jws.split(".")
    if len(parts) != 3:
        raise _no_receipt()
    header, content = (_object_of(part) for part in parts[:2])
    if header.get("alg") != "RS256" or header.get("typ") != _TYPE or "crit" in header:
        raise _no_receipt()
    id = str(header.get("kid"))
    key = next((one for one in keys["keys"] if one.get("kid") == id and one.get("kty") == "RSA"), None)
    if key is None:
        message = f"The receipt names the key {id}, which is none of the given ones."
        raise ReceiptVerificationError("unknown_key", message, id)
    if not _fits(key, _bytes_of(parts[2]), f"{parts[0]}.{parts[1]}".encode()):
        raise ReceiptVerificationError("wrong_signature", "The signature is wrong.", id)
    # What a later version means by its members is not known here.
    if content.get("version") != 1:
        raise _no_receipt("It is of a version that this program does not know.")
    issuer = keys.get("issuer")
    if issuer is not None and content.get("iss") != issuer:
        message = f"It was signed by {content.get('iss')}, not by {issuer}."
        raise ReceiptVerificationError("other_issuer", message, id)
    if readable and not _is_same(readable[0], content):
        raise ReceiptVerificationError("changed", "The readable part was changed; it is not what was signed.", id)
    return content


def _no_receipt(why: str = "It is not signed as receipts are.") -> ReceiptVerificationError:
    return ReceiptVerificationError("not_a_receipt", f"This is no receipt. {why}")


def _read(receipt: Union[str, bytes, ReceiptEnvelope]) -> Tuple[str, Sequence[object]]:
    """The JWS, and what stands beside it to be read, if anything does."""
    given: Any = receipt
    if isinstance(given, (str, bytes)):
        text = _text_of(given).strip()
        if not text.startswith("{"):
            return text, ()
        given = _parse(text)
    if not isinstance(given, Mapping) or not isinstance(given.get("jws"), str):
        raise _no_receipt()
    return given["jws"], (given["receipt"],) if "receipt" in given else ()


def _fits(key: Mapping[str, Any], signature: bytes, signed: bytes) -> bool:
    """RSASSA-PKCS1-v1_5 (RFC 8017, 8.2.2): the whole encoded message is made anew and compared."""
    modulus, exponent = _numbers_of(key)
    size = (modulus.bit_length() + 7) // 8
    value = int.from_bytes(signature, "big")
    if len(signature) != size or value >= modulus:
        return False
    end = _DIGEST_INFO + hashlib.sha256(signed).digest()
    expected = b"\x00\x01" + b"\xff" * (size - len(end) - 3) + b"\x00" + end
    return hmac.compare_digest(pow(value, exponent, modulus).to_bytes(size, "big"), expected)


def _numbers_of(key: Mapping[str, Any]) -> Tuple[int, int]:
    try:
        modulus, exponent = (int.from_bytes(_bytes_of(str(key.get(name))), "big") for name in ("n", "e"))
    except ReceiptVerificationError:
        modulus, exponent = 0, 0
    if modulus.bit_length() < _MODULUS_BITS_MIN or exponent < 3:
        raise KinoraError(f"The key {key.get('kid')} cannot be used.")
    return modulus, exponent


def _object_of(part: str) -> Any:
    value = _parse(_text_of(_bytes_of(part)))
    if not isinstance(value, dict):
        raise _no_receipt()
    return value


def _parse(text: str) -> Any:
    try:
        return json.loads(text)
    except (ValueError, RecursionError):
        raise _no_receipt("It cannot be read.") from None


def _text_of(text: Union[str, bytes]) -> str:
    try:
        return text.decode() if isinstance(text, bytes) else text
    except UnicodeDecodeError:
        raise _no_receipt("It cannot be read.") from None


def _bytes_of(part: str) -> bytes:
    """Base64url in its one form, so that no two texts are the same signature."""
    try:
        found = base64.urlsafe_b64decode(part.encode() + b"=" * (-len(part) % 4))
    except (binascii.Error, ValueError):
        found = b""
    if not found or base64.urlsafe_b64encode(found).rstrip(b"=") != part.encode():
        raise _no_receipt("It cannot be read.")
    return found


def _is_same(one: object, other: object) -> bool:
    """Whether two values of JSON say the same; for Python alone, `True` would be 1."""
    return json.dumps(one, sort_keys=True) == json.dumps(other, sort_keys=True)
