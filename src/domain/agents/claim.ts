import type pg from 'pg';
import type { Clock } from '../../platform/clock.ts';
import type { Queryable } from '../../platform/database/index.ts';
import { tokenHash } from '../../platform/tokens.ts';
import type { Handler } from '../invoke.ts';
import { Refusal } from '../refusal.ts';
import { freshToken, toCredentials } from './credentials.ts';
import { clientExists, insertToken } from './store.ts';

interface ClaimDependencies {
  readonly pool: pg.Pool;
  readonly clock: Clock;
  readonly baseUrl: string;
}

/** Another token for a client that proves itself. */
export function claimToken({ pool, clock, baseUrl }: ClaimDependencies): Handler<'agents.claim'> {
  return async ({ client_id: clientId, client_secret: clientSecret }) => {
    const token = freshToken(clock);
    // No stored id holds a NUL, and PostgreSQL refuses to compare with one.
    const id = clientId.replaceAll('\0', ' ');
    if (!(await insertToken(pool, { id, secretHash: tokenHash(clientSecret) }, token.row))) {
      throw invalidClient();
    }
    return toCredentials({ clientId, clientSecret, token: token.text, baseUrl });
  };
}

/** Refuses a client whose id and secret do not belong together. */
export async function verifyClient(
  database: Queryable,
  { clientId, clientSecret }: { clientId: string; clientSecret: string },
): Promise<void> {
  const id = clientId.replaceAll('\0', ' ');
  if (!(await clientExists(database, { id, secretHash: tokenHash(clientSecret) }))) {
    throw invalidClient();
  }
}

function invalidClient(): Refusal {
  return new Refusal('invalid_client', 'The client id and secret do not match a known client.');
}
