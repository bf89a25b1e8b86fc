import { performance } from 'node:perf_hooks';
import type pg from 'pg';
import { z } from 'zod';
import { useEmbeddedPostgres } from '../src/platform/database/embedded/index.ts';
import type { Benchmark, Round } from './benchmark.ts';
import { accountOf, bearer, makeAccounts } from './http/accounts.ts';
import { ask } from './http/ask.ts';
import { startKinora } from './http/kinora.ts';
import { withClient } from './http/on-postgres.ts';
import type { Server } from './http/target.ts';
import { whileRunning } from './http/while-running.ts';
import { median } from './summary.ts';

const ROWS = 1_000_000;
const PAGE = 1_000;
const TIMES_MAX = 1.5;
const ASKS_PER_ROUND = 100;

const page = z.object({ videos: z.array(z.unknown()).length(20), next_cursor: z.string() });

/** How much longer page 1,000 of one account's million generations takes than its first page. */
export const history: Benchmark = {
  name: 'history page 1,000',
  target: { atMost: TIMES_MAX },
  measure: ({ rounds, interrupted }) =>
    whileRunning(serviceWithHistory(), async (server) => {
      const deep = await pathOfPage(server, PAGE, interrupted);
      await compareOnce(server, deep, interrupted);
      const measured: Round[] = [];
      while (measured.length < rounds) {
        measured.push(await compareOnce(server, deep, interrupted));
      }
      return measured;
    }),
};

async function serviceWithHistory(): Promise<Server> {
  const { server, dataDir } = await startKinora();
  const postgres = await useEmbeddedPostgres({ dataDir });
  await withClient(postgres.connection, async (client) => {
    await makeAccounts(client, 1);
    await makeHistory(client);
  });
  return { ...server, stop: () => postgres.release().finally(() => server.stop()) };
}

async function makeHistory(client: pg.Client): Promise<void> {
  await client.query(
    `insert into generation (id, account_id, type, model_id, prompt, duration_seconds,
       aspect_ratio, credit_cost, credits_used, held_on, status, progress, deadline_at,
       asset_name, created_at, ended_at)
     select 'gen_' || lpad(n::text, 26, '0'), $1, 'video', 'kinora_motion_1',
       'A fox runs through a snowy forest at sunset', 5, '16:9', 2, 2, current_date, 'completed',
       1, at, n || '.mp4', at, at
     from generate_series(1, $2::int) as n, (select now() as at) as moment`,
    [accountOf(0), ROWS],
  );
  await client.query('analyze generation');
}

/** Walks there as a client would. */
async function pathOfPage(server: Server, last: number, interrupted: AbortSignal): Promise<string> {
  let path = '/v1/videos';
  for (let number = 1; number < last; number += 1) {
    interrupted.throwIfAborted();
    path = `/v1/videos?cursor=${(await readPage(server, path)).next_cursor}`;
  }
  return path;
}

async function compareOnce(server: Server, deep: string, interrupted: AbortSignal): Promise<Round> {
  const first: number[] = [];
  const later: number[] = [];
  // By turns, so that a machine that gets slower or faster favours neither.
  while (later.length < ASKS_PER_ROUND) {
    interrupted.throwIfAborted();
    first.push(await timed(server, '/v1/videos'));
    later.push(await timed(server, deep));
  }
  const measured = { firstMs: median(first), laterMs: median(later) };
  return { numbers: { 'times page 1': measured.laterMs / measured.firstMs }, measured };
}

async function timed(server: Server, path: string): Promise<number> {
  const from = performance.now();
  await readPage(server, path);
  return performance.now() - from;
}

async function readPage(server: Server, path: string): Promise<z.infer<typeof page>> {
  const { status, body } = await ask(server.url, { method: 'GET', path, headers: bearer(0) });
  if (status !== 200) throw new Error(`${path} was answered ${status}: ${body}`);
  return page.parse(JSON.parse(body));
}
