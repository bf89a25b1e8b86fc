import type pg from 'pg';
import { z } from 'zod';
import { useEmbeddedPostgres } from '../src/platform/database/embedded/index.ts';
import type { Benchmark, Round } from './benchmark.ts';
import { bearer, makeAccounts } from './http/accounts.ts';
import { ask } from './http/ask.ts';
import { startKinora } from './http/kinora.ts';
import { withClient } from './http/on-postgres.ts';
import type { Server } from './http/target.ts';
import { whileRunning } from './http/while-running.ts';
import { median } from './summary.ts';

const MILLISECONDS_MAX = 10;
const SUBMITS_PER_ROUND = 15;
const WARM_UP_SUBMITS = 5;
const LOOK_EVERY_MS = 50;
const OVER_WITHIN_MS = 60_000;

const submitted = z.object({ video: z.object({ id: z.string() }) });

/** From the 202 to the moment at which the worker begins, one job after the other. */
export const submitToStart: Benchmark = {
  name: 'submit to start',
  target: { atMost: MILLISECONDS_MAX },
  measure: ({ rounds, interrupted }) =>
    whileRunning(serviceWithWorker(), async ({ server, client }) => {
      for (let i = 0; i < WARM_UP_SUBMITS; i += 1) await submitOnce(server, client, interrupted);
      const measured: Round[] = [];
      while (measured.length < rounds) {
        const delays: number[] = [];
        while (delays.length < SUBMITS_PER_ROUND) {
          delays.push(await submitOnce(server, client, interrupted));
        }
        measured.push({ numbers: { 'milliseconds p50': median(delays) }, measured: { delays } });
      }
      return measured;
    }),
};

async function serviceWithWorker() {
  const { server, dataDir } = await startKinora('serve');
  const postgres = await useEmbeddedPostgres({ dataDir });
  await withClient(postgres.connection, (client) => makeAccounts(client, 1));
  const { connection } = postgres;
  return {
    server,
    client: <Result>(use: (client: pg.Client) => Promise<Result>) => withClient(connection, use),
    stop: () => postgres.release().finally(() => server.stop()),
  };
}

type WithClient = Awaited<ReturnType<typeof serviceWithWorker>>['client'];

/** An image, because it is over soon; the next one is not submitted before. */
async function submitOnce(
  server: Server,
  withDatabase: WithClient,
  interrupted: AbortSignal,
): Promise<number> {
  interrupted.throwIfAborted();
  const { status, body } = await ask(server.url, {
    method: 'POST',
    path: '/v1/generate/image',
    headers: { ...bearer(0), 'content-type': 'application/json' },
    body: JSON.stringify({ prompt: 'A lighthouse in a storm' }),
  });
  const acceptedAt = Date.now();
  if (status !== 202) throw new Error(`a submit was answered ${status}: ${body}`);
  const { id } = submitted.parse(JSON.parse(body)).video;
  return withDatabase(async (client) => {
    while (Date.now() - acceptedAt < OVER_WITHIN_MS) {
      const { rows } = await client.query<{ started_at: Date }>(
        "select started_at from generation where id = $1 and status <> 'generating'",
        [id],
      );
      const startedAt = rows[0]?.started_at;
      if (startedAt !== undefined) return Math.max(0, startedAt.getTime() - acceptedAt);
      await new Promise((resolve) => setTimeout(resolve, LOOK_EVERY_MS));
    }
    throw new Error(`${id} was not over in time`);
  });
}
