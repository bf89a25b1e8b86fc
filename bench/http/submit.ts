import { bearer, makeAccounts } from './accounts.ts';
import { onPostgres } from './on-postgres.ts';

const ACCOUNTS = 1_000;

export const submit = onPostgres({
  request: {
    method: 'POST',
    path: '/v1/generate/video',
    headers: { ...bearer(0), 'content-type': 'application/json' },
    headersByTurns: Array.from({ length: ACCOUNTS }, (_, index) => bearer(index)),
    body: JSON.stringify({ prompt: 'A fox runs through a snowy forest at sunset' }),
  },
  script: new URL('../floors/submit.ts', import.meta.url),
  prepare: (client) => makeAccounts(client, ACCOUNTS),
});
