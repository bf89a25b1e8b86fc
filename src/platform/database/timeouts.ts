import type pg from 'pg';
import type { Queryable } from './transaction.ts';

type Timeouts = Required<
  Pick<
    pg.ClientConfig,
    | 'statement_timeout'
    | 'lock_timeout'
    | 'idle_in_transaction_session_timeout'
    | 'query_timeout'
    | 'connectionTimeoutMillis'
  >
>;

/** Who uses a connection decides how long it may take. */
export type Purpose = 'service' | 'payments' | 'operator';

const SECOND = 1_000;

/**
 * How long a connection may take, in milliseconds; 0 means as long as it likes. PostgreSQL itself ends
 * what takes longer. `query_timeout` is ours, for a server that does not even say that.
 */
export const TIMEOUTS = {
  /** Requests, tasks and sweeps: nobody waits longer for an answer. */
  service: {
    statement_timeout: 15 * SECOND,
    lock_timeout: 5 * SECOND,
    idle_in_transaction_session_timeout: 15 * SECOND,
    query_timeout: 20 * SECOND,
    connectionTimeoutMillis: 5 * SECOND,
  },
  /** Payment events: a processor sends again what was not taken, so they give way soon. */
  payments: {
    statement_timeout: 10 * SECOND,
    lock_timeout: 2 * SECOND,
    idle_in_transaction_session_timeout: 10 * SECOND,
    query_timeout: 15 * SECOND,
    connectionTimeoutMillis: 5 * SECOND,
  },
  /** Migrations and commands of operators read and write whole tables, while somebody watches. */
  operator: {
    statement_timeout: 0,
    lock_timeout: 60 * SECOND,
    idle_in_transaction_session_timeout: 60 * SECOND,
    query_timeout: 0,
    connectionTimeoutMillis: 5 * SECOND,
  },
} as const satisfies Record<Purpose, Timeouts>;

/** Until the end of the transaction, locks are waited for as long as this purpose allows. */
export async function waitForLocksAs(client: Queryable, purpose: Purpose): Promise<void> {
  await client.query(`set local lock_timeout = ${TIMEOUTS[purpose].lock_timeout}`);
}
