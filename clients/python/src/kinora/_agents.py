from __future__ import annotations

from typing import TYPE_CHECKING

from .resources import AgentCredentials, AgentRevocation
from ._transport import CallOptions, Transport

if TYPE_CHECKING:
    from typing_extensions import Unpack


class Agents:
    """Registration of agents: credentials that raise the rate of reading and allow nothing else."""

    def __init__(self, transport: Transport) -> None:
        self._transport = transport

    def register(self, client_name: str, **options: Unpack[CallOptions]) -> AgentCredentials:
        """A new agent. Its `access_token` is good as `api_key` of another client."""
        body = {"client_name": client_name, "identity_type": "anonymous"}
        return self._transport.json("/agent/auth/register", method="POST", body=body, **options)

    def claim(self, client_id: str, client_secret: str, **options: Unpack[CallOptions]) -> AgentCredentials:
        """A fresh token for an agent that is registered."""
        body = {"client_id": client_id, "client_secret": client_secret}
        return self._transport.json("/agent/auth/claim", method="POST", body=body, **options)

    def revoke(self, token: str, **options: Unpack[CallOptions]) -> AgentRevocation:
        """Ends a token."""
        return self._transport.json("/agent/auth/revoke", method="POST", body={"token": token}, **options)
