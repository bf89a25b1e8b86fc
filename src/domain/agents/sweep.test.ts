import pg from 'pg';
import { afterAll, expect, test } from 'vitest';
import { aClock } from '../../../test/harness/a-clock.ts';
import { aDatabase } from '../../../test/harness/a-database.ts';
import { ANONYMOUS } from '../caller.ts';
import { type Call, createInvoke, type Handlers } from '../invoke.ts';
import { claimToken, registerAgent, sweepExpiredTokens } from './index.ts';

const pool = new pg.Pool({ connectionString: await aDatabase() });
afterAll(() => pool.end());
const clock = aClock();
const dependencies = {
  pool,
  clock,
  baseUrl: 'http://kinora.test',
  countRegistration: async () => {},
};
const DAY = 86_400;

const call: Call = { caller: ANONYMOUS, details: {}, invoke: createInvoke({} as Handlers) };
const register = () =>
  registerAgent(dependencies)({ client_name: 'x', identity_type: 'anonymous' }, call);

const rows = async () => {
  const { rows: counted } = await pool.query<{ clients: number; tokens: number }>(
    `select (select count(*) from agent_client)::int as clients,
       (select count(*) from agent_token)::int as tokens`,
  );
  return counted[0];
};

test('a sweep deletes expired tokens at once, and clients that claimed none for 90 days', async () => {
  const kept = await register();
  await register();
  expect(await sweepExpiredTokens({ database: pool, clock })).toEqual({ tokens: 0, clients: 0 });
  clock.advanceSeconds(DAY - 1);
  const { client_id, client_secret } = kept;
  await claimToken(dependencies)({ client_id, client_secret }, call);
  clock.advanceSeconds(1);
  expect(await sweepExpiredTokens({ database: pool, clock })).toEqual({ tokens: 2, clients: 0 });
  expect(await rows()).toEqual({ clients: 2, tokens: 1 });
  clock.advanceSeconds(89 * DAY - 1);
  expect(await sweepExpiredTokens({ database: pool, clock })).toEqual({ tokens: 1, clients: 0 });
  clock.advanceSeconds(1);
  expect(await sweepExpiredTokens({ database: pool, clock })).toEqual({ tokens: 0, clients: 1 });
  await claimToken(dependencies)({ client_id, client_secret }, call);
  expect(await rows()).toEqual({ clients: 1, tokens: 1 });
});
