import { bearer, makeAccounts } from './accounts.ts';
import { onPostgres } from './on-postgres.ts';

/** A read with a key. */
export const accountRead = onPostgres({
  request: { method: 'GET', path: '/v1/me', headers: bearer(0) },
  script: new URL('../floors/account-read.ts', import.meta.url),
  prepare: (client) => makeAccounts(client, 1),
});
