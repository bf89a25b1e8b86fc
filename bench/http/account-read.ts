import { tmpdir } from 'node:os';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { useEmbeddedPostgres } from '../../src/platform/database/embedded/index.ts';
import { tokenHash } from '../../src/platform/tokens.ts';
import { startKinora } from './kinora.ts';
import { startNodeServer } from './start-node-server.ts';
import type { Floor, HttpRequest, Ours } from './target.ts';

const SECRET = `svc_live_${'b'.repeat(43)}`;
const REQUEST: HttpRequest = {
  method: 'GET',
  path: '/v1/me',
  headers: { authorization: `Bearer ${SECRET}` },
};
const FLOOR = fileURLToPath(new URL('../floors/account-read.ts', import.meta.url));

/** A read with a key, against a bare route with one prepared select on the same PostgreSQL. */
export function accountRead(): { ours: Ours; floor: Floor } {
  let connection: pg.ClientConfig = {};
  return {
    ours: {
      request: REQUEST,
      start: async () => {
        const { server, dataDir } = await startKinora();
        const postgres = await useEmbeddedPostgres({ dataDir });
        connection = postgres.connection;
        await makeKey(connection);
        return { ...server, stop: () => postgres.release().finally(() => server.stop()) };
      },
    },
    floor: {
      request: REQUEST,
      start: ({ headers, body }) =>
        startNodeServer({
          script: FLOOR,
          args: [
            JSON.stringify({ headers: withoutLength(headers), body }),
            JSON.stringify(connection),
          ],
          folder: tmpdir(),
          environment: {},
        }),
    },
  };
}

function withoutLength(headers: Readonly<Record<string, string>>): Record<string, string> {
  const own = ['connection', 'content-length', 'date', 'keep-alive'];
  return Object.fromEntries(Object.entries(headers).filter(([name]) => !own.includes(name)));
}

async function makeKey(connection: pg.ClientConfig): Promise<void> {
  const client = new pg.Client(connection);
  await client.connect();
  const account = `acc_${'0'.repeat(26)}`;
  await client.query("insert into account (id, email, name) values ($1, 'a@example.com', 'A')", [
    account,
  ]);
  await client.query(
    `insert into api_key (id, account_id, name, secret_hash, last_four, permissions, place)
     values ($1, $2, 'bench', $3, 'bbbb', '{read}', 1)`,
    [`key_${'0'.repeat(26)}`, account, tokenHash(SECRET)],
  );
  await client.end();
}
