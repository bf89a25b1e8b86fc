import type pg from 'pg';
import { AGENT_IDENTITY_TYPE } from '../../contract/agent-auth.ts';
import { LIMITS } from '../../contract/limits.ts';
import type { OperationInput } from '../../contract/operations/index.ts';
import type { Clock } from '../../platform/clock.ts';
import { newId } from '../../platform/ids.ts';
import { newToken, tokenHash } from '../../platform/tokens.ts';
import type { Handler } from '../invoke.ts';
import { Refusal } from '../refusal.ts';
import { freshToken, toCredentials } from './credentials.ts';
import type { CountRegistration } from './registration-limit.ts';
import { insertClient } from './store.ts';

const CLIENT_PREFIX = 'svc_agent_client';
const SECRET_PREFIX = 'svc_agent_secret_';

/** What auth.md agents are called, because their request has no room for a name. */
const UNNAMED = 'auth.md agent';

const ANONYMOUS_ONLY = { const: AGENT_IDENTITY_TYPE };

export interface AgentDependencies {
  readonly pool: pg.Pool;
  readonly clock: Clock;
  readonly baseUrl: string;
  readonly countRegistration: CountRegistration;
}

/** Makes a client and its first token. Their secrets are in this answer and nowhere else. */
export function registerAgent(dependencies: AgentDependencies): Handler<'agents.register'> {
  const { pool, clock, baseUrl, countRegistration } = dependencies;
  return async (request, { details }) => {
    const name = clientName(request);
    await countRegistration(details.address ?? '');
    const clientId = newId(CLIENT_PREFIX, clock);
    const clientSecret = newToken(SECRET_PREFIX);
    const token = freshToken(clock);
    const client = { id: clientId, name, secretHash: tokenHash(clientSecret) };
    await insertClient(pool, client, token.row);
    return toCredentials({ clientId, clientSecret, token: token.text, baseUrl });
  };
}

/** The name to register under; refuses what cannot be registered. */
function clientName(request: OperationInput<'agents.register'>): string {
  const { client_name: name, identity_type: identityType, type } = request;
  if (identityType !== undefined && type !== undefined && identityType !== type) {
    throw new Refusal('invalid_request', '{field} and type differ; send one of them.', {
      field: 'identity_type',
    });
  }
  const identity = identityType ?? type;
  if (identity === undefined) {
    throw new Refusal(
      { code: 'invalid_request', accepted: ANONYMOUS_ONLY },
      `{field} is required: it must be "${AGENT_IDENTITY_TYPE}".`,
      { field: 'identity_type' },
    );
  }
  if (identity !== AGENT_IDENTITY_TYPE) {
    throw new Refusal(
      { code: 'unsupported_identity_type', accepted: ANONYMOUS_ONLY },
      `{field} must be "${AGENT_IDENTITY_TYPE}", the only supported type.`,
      { field: 'identity_type' },
    );
  }
  if (name === undefined && identityType !== undefined) {
    throw new Refusal(
      'invalid_request',
      `{field} is required: it must be text of 1 to ${LIMITS.agentFieldCharactersMax} characters.`,
      { field: 'client_name' },
    );
  }
  if (name !== undefined && /\p{Cc}/u.test(name)) {
    throw new Refusal('invalid_request', '{field} must not contain control characters.', {
      field: 'client_name',
    });
  }
  return name ?? UNNAMED;
}
