import { AGENT_AUTH_PATHS, AGENT_IDENTITY_TYPE, AGENT_SCOPE } from '../../contract/agent-auth.ts';
import { PERMISSIONS } from '../../contract/permissions.ts';

interface Addresses {
  readonly baseUrl: string;
  readonly authUrl: string;
}

export const ENDPOINTS = {
  authorization: '/authorize',
  token: '/token',
  revocation: '/revoke',
  jwks: '/jwks.json',
} as const;

/** Where the public halves of the signing keys are. */
export function jwksUri(authUrl: string): string {
  return `${authUrl}${ENDPOINTS.jwks}`;
}

export const GRANT_TYPE = 'client_credentials';

/** RFC 9728, for the service as a whole or one entry point of it. */
export function protectedResourceMetadata(
  { baseUrl, authUrl }: Addresses,
  { resource, serviceName }: { resource: string; serviceName: string },
): object {
  return {
    resource,
    authorization_servers: [authUrl],
    bearer_methods_supported: ['header'],
    scopes_supported: Object.keys(PERMISSIONS),
    resource_name: serviceName,
    resource_documentation: `${baseUrl}/auth.md`,
  };
}

/**
 * RFC 8414. The authorization endpoint, its response type and PKCE are listed because clients refuse
 * a document without them; the endpoint refuses everybody, and `grant_types_supported` says so.
 */
export function authorizationServerMetadata({ baseUrl, authUrl }: Addresses): object {
  return {
    issuer: authUrl,
    authorization_endpoint: `${authUrl}${ENDPOINTS.authorization}`,
    token_endpoint: `${authUrl}${ENDPOINTS.token}`,
    revocation_endpoint: `${authUrl}${ENDPOINTS.revocation}`,
    jwks_uri: jwksUri(authUrl),
    response_types_supported: ['code'],
    grant_types_supported: [GRANT_TYPE],
    code_challenge_methods_supported: ['S256'],
    token_endpoint_auth_methods_supported: ['client_secret_basic', 'client_secret_post'],
    revocation_endpoint_auth_methods_supported: [
      'client_secret_basic',
      'client_secret_post',
      'none',
    ],
    scopes_supported: [AGENT_SCOPE],
    service_documentation: `${baseUrl}/auth.md`,
    agent_auth: agentAuth(baseUrl),
  };
}

/** OpenID Connect Discovery 1.0 asks for two members more. */
export function openIdConfiguration(addresses: Addresses): object {
  return {
    ...authorizationServerMetadata(addresses),
    subject_types_supported: ['public'],
    id_token_signing_alg_values_supported: ['RS256'],
  };
}

/** Each address under its first name in auth.md and, where there is one, under its present one. */
function agentAuth(baseUrl: string): object {
  const register = `${baseUrl}${AGENT_AUTH_PATHS.register}`;
  const claim = `${baseUrl}${AGENT_AUTH_PATHS.claim}`;
  return {
    version: '0.1.0',
    skill: `${baseUrl}/auth.md`,
    register_uri: register,
    claim_uri: claim,
    revocation_uri: `${baseUrl}${AGENT_AUTH_PATHS.revoke}`,
    identity_endpoint: register,
    claim_endpoint: claim,
    identity_types_supported: [AGENT_IDENTITY_TYPE],
    [AGENT_IDENTITY_TYPE]: {
      credential_types_supported: ['bearer'],
      scopes_supported: [AGENT_SCOPE],
    },
  };
}
