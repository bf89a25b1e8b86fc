import { AGENT_AUTH_PATHS } from '../../contract/agent-auth.ts';
import type { Binding } from './binding.ts';

const AGENT_CREDENTIALS = {
  client_id: 'svc_agent_client_01k9z8x7w6v5t4s3r2q1p0n9m8',
  client_secret: 'svc_agent_secret_EXAMPLE-0123456789-0123456789-0123456789-01',
  access_token: 'svc_agent_EXAMPLE-0123456789-0123456789-0123456789-012',
  token_type: 'Bearer',
  expires_in: 86_400,
  scope: 'read',
  claim_uri: 'http://localhost:8080/agent/auth/claim',
  revocation_uri: 'http://localhost:8080/agent/auth/revoke',
  registration_id: 'svc_agent_client_01k9z8x7w6v5t4s3r2q1p0n9m8',
  registration_type: 'anonymous',
  scopes: ['read'],
};

/** How agents get their credentials. They stand outside /v1, where auth.md agents look for them. */
export const agentBindings: readonly Binding[] = [
  {
    method: 'POST',
    path: AGENT_AUTH_PATHS.register,
    operation: 'agents.register',
    operationId: 'registerAgent',
    tag: 'Agents',
    body: {
      takesForms: true,
      example: { client_name: 'Trip planner', identity_type: 'anonymous' },
    },
    answer: {
      description: 'The client and its first token.',
      secret: true,
      example: AGENT_CREDENTIALS,
    },
  },
  {
    method: 'POST',
    path: AGENT_AUTH_PATHS.claim,
    operation: 'agents.claim',
    operationId: 'claimAgentToken',
    tag: 'Agents',
    body: {
      takesForms: true,
      example: {
        client_id: AGENT_CREDENTIALS.client_id,
        client_secret: AGENT_CREDENTIALS.client_secret,
      },
    },
    answer: {
      description: 'The client and its fresh token.',
      secret: true,
      example: AGENT_CREDENTIALS,
    },
  },
  {
    method: 'POST',
    path: AGENT_AUTH_PATHS.revoke,
    operation: 'agents.revoke',
    operationId: 'revokeAgentToken',
    tag: 'Agents',
    body: { takesForms: true, example: { token: AGENT_CREDENTIALS.access_token } },
    answer: {
      description: 'The token has ended, or was never known.',
      secret: true,
      example: { revoked: true },
    },
  },
];
