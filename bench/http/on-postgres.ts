import { tmpdir } from 'node:os';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { useEmbeddedPostgres } from '../../src/platform/database/embedded/index.ts';
import { startKinora } from './kinora.ts';
import { startNodeServer } from './start-node-server.ts';
import type { Floor, HttpRequest, Ours } from './target.ts';

/** Node and Fastify write these by themselves. */
const WRITTEN_BY_THE_SERVER = ['connection', 'content-length', 'date', 'keep-alive'];

interface Comparison {
  readonly request: HttpRequest;
  /** The floor; it is given our answer, and how to connect to the same PostgreSQL. */
  readonly script: URL;
  prepare(client: pg.Client): Promise<void>;
}

/** Ours against a bare route with one prepared statement, both on one PostgreSQL. */
export function onPostgres({ request, script, prepare }: Comparison): { ours: Ours; floor: Floor } {
  let connection: pg.ClientConfig = {};
  return {
    ours: {
      request,
      start: async () => {
        const { server, dataDir } = await startKinora();
        const postgres = await useEmbeddedPostgres({ dataDir });
        connection = postgres.connection;
        await withClient(connection, prepare);
        return { ...server, stop: () => postgres.release().finally(() => server.stop()) };
      },
    },
    floor: {
      request,
      start: ({ headers, body }) =>
        startNodeServer({
          script: fileURLToPath(script),
          args: [
            JSON.stringify({ headers: ownHeaders(headers), body }),
            JSON.stringify(connection),
          ],
          folder: tmpdir(),
          environment: {},
        }),
    },
  };
}

export async function withClient<Result>(
  connection: pg.ClientConfig,
  use: (client: pg.Client) => Promise<Result>,
): Promise<Result> {
  const client = new pg.Client(connection);
  await client.connect();
  try {
    return await use(client);
  } finally {
    await client.end();
  }
}

function ownHeaders(headers: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(headers).filter(([name]) => !WRITTEN_BY_THE_SERVER.includes(name)),
  );
}
