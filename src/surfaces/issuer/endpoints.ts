import type { FastifyReply, FastifyRequest } from 'fastify';
import { AGENT_SCOPE } from '../../contract/agent-auth.ts';
import { ANONYMOUS } from '../../domain/caller.ts';
import type { Invoke } from '../../domain/invoke.ts';
import { Refusal } from '../../domain/refusal.ts';
import type { Route } from '../http/index.ts';
import { ENDPOINTS, GRANT_TYPE } from './metadata.ts';
import { sendOAuthError, showOAuthError } from './oauth-error.ts';
import {
  type ClientCredentials,
  readClient,
  readParameters,
  requireClient,
} from './read-request.ts';

interface EndpointOptions {
  /** The path of the issuer as the router sees it. */
  readonly routedPath: string;
  readonly invoke: Invoke;
  /** Refuses a client whose secret is wrong. */
  readonly verifyClient: (client: ClientCredentials) => Promise<void>;
}

export function issuerEndpoints(options: EndpointOptions): readonly Route[] {
  return [
    endpoint('POST', ENDPOINTS.token, token),
    endpoint('POST', ENDPOINTS.revocation, revocation),
    endpoint('GET', ENDPOINTS.authorization, authorization),
    endpoint('POST', ENDPOINTS.authorization, authorization),
  ];

  function endpoint(method: 'GET' | 'POST', path: string, answer: Answer): Route {
    return {
      method,
      path: `${options.routedPath}${path}`,
      bucket: { surface: 'rest', counted: true },
      takesForms: true,
      showError: showOAuthError,
      handle: (request, reply) => {
        reply.headers({ 'cache-control': 'no-store', pragma: 'no-cache' });
        return answer(request, reply, options);
      },
    };
  }
}

type Answer = (request: FastifyRequest, reply: FastifyReply, options: EndpointOptions) => unknown;

/** RFC 6749, section 4.4. Gives the same token as a claim. */
const token: Answer = async (request, reply, { invoke }) => {
  const parameters = readParameters(request.body);
  const grantType = parameters.get('grant_type');
  if (grantType === undefined)
    throw new Refusal('invalid_request', '{field} is required.', { field: 'grant_type' });
  if (grantType !== GRANT_TYPE) {
    return sendOAuthError(reply, 'unsupported_grant_type', `grant_type must be ${GRANT_TYPE}.`);
  }
  const { clientId, clientSecret } = requireClient(request, parameters);
  const scopes = (parameters.get('scope') ?? AGENT_SCOPE).split(' ');
  if (scopes.some((scope) => scope !== AGENT_SCOPE)) {
    return sendOAuthError(reply, 'invalid_scope', `scope must be ${AGENT_SCOPE}.`);
  }
  const claimed = await invoke(
    'agents.claim',
    { client_id: clientId, client_secret: clientSecret },
    ANONYMOUS,
  );
  return reply.send({
    access_token: claimed.access_token,
    token_type: claimed.token_type,
    expires_in: claimed.expires_in,
    scope: claimed.scope,
  });
};

/** RFC 7009. Whoever holds a token may revoke it; a client that authenticates must do so correctly. */
const revocation: Answer = async (request, reply, { invoke, verifyClient }) => {
  const parameters = readParameters(request.body);
  const client = readClient(request, parameters);
  if (client !== null) await verifyClient(client);
  const revoked = parameters.get('token');
  if (revoked === undefined)
    throw new Refusal('invalid_request', '{field} is required.', { field: 'token' });
  return reply.send(await invoke('agents.revoke', { token: revoked }, ANONYMOUS));
};

/** Refuses everybody. It never redirects, because no redirect address was ever registered. */
const authorization: Answer = (_request, reply) =>
  sendOAuthError(
    reply,
    'unauthorized_client',
    `The authorization-code flow is not enabled. Agents use ${GRANT_TYPE} at the token endpoint.`,
  );
