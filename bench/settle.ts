import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { complete } from '../src/domain/generation/index.ts';
import { useEmbeddedPostgres } from '../src/platform/database/embedded/index.ts';
import { migrate } from '../src/platform/database/index.ts';
import { createEvents } from '../src/platform/events.ts';
import { createLog } from '../src/platform/log.ts';
import { prepareQueue } from '../src/platform/queue/index.ts';
import type { Benchmark, Round } from './benchmark.ts';
import { makeAccounts } from './http/accounts.ts';
import { whileRunning } from './http/while-running.ts';

const TARGET = 0.6;
const ACCOUNTS = 1_000;
const CONNECTIONS = 20;
const PER_SAMPLE = 3_000;
const RESULT = { assetBytes: 1_000_000, assetType: 'video/mp4' } as const;

/** Ends jobs and charges for them, over a thousand accounts, against a statement that only writes. */
export const settle: Benchmark = {
  name: 'complete and settle',
  target: { atLeast: TARGET },
  measure: ({ rounds, interrupted }) =>
    whileRunning(database(), async ({ pool, announce }) => {
      const ours = async (id: string) => {
        const result = { ...RESULT, assetName: `${id}.mp4`, thumbnailName: `${id}.jpg` };
        const isDone = await complete(pool, { id, attempt: 1 }, { result, now: new Date() });
        if (!isDone) throw new Error(`${id} was not completed`);
        announce(id);
      };
      const floor = async (id: string) => {
        await pool.query({ ...WRITE, values: [id, new Date(), `${id}.mp4`, `${id}.jpg`] });
      };
      const sample = async (round: number, part: number, end: (id: string) => Promise<void>) => {
        interrupted.throwIfAborted();
        return timed(await makeRunning(pool, `${round}${part}`), end);
      };
      await sample(0, 1, floor);
      await sample(0, 2, ours);
      const measured: Round[] = [];
      while (measured.length < rounds) {
        const round = measured.length + 1;
        // By turns, so that a machine that gets slower or faster favours neither.
        const first = await sample(round, 1, round % 2 === 0 ? ours : floor);
        const second = await sample(round, 2, round % 2 === 0 ? floor : ours);
        const [own, bare] = round % 2 === 0 ? [first, second] : [second, first];
        const numbers = {
          'per second': bare.seconds / own.seconds,
          'per CPU second': bare.cpuSeconds / own.cpuSeconds,
        };
        measured.push({ numbers, measured: { ours: own, floor: bare } });
      }
      return measured;
    }),
};

const WRITE = {
  name: 'write-ending',
  text: `with ended as (
      update generation set status = 'completed', credits_used = credit_cost, progress = 1,
        ended_at = $2, asset_name = $3, asset_bytes = 1000000, asset_type = 'video/mp4',
        thumbnail_name = $4
      where id = $1 returning id, account_id, credit_cost
    ),
    charged as (
      update wallet set balance = balance - credit_cost, held = held - credit_cost
      from ended where wallet.account_id = ended.account_id
    )
    insert into transfer (cause, account_id, kind, balance_change, held_change)
    select 'settle:' || id, account_id, 'settle', -credit_cost, -credit_cost from ended`,
};

async function database() {
  const folder = await mkdtemp(join(tmpdir(), 'kinora-bench-'));
  const postgres = await useEmbeddedPostgres({ dataDir: join(folder, 'data') });
  const pool = new pg.Pool({ ...postgres.connection, max: CONNECTIONS });
  pool.on('error', (error) => console.error(error));
  const log = createLog('silent');
  await migrate(pool);
  await prepareQueue(pool, log);
  const client = new pg.Client(postgres.connection);
  await client.connect();
  await makeAccounts(client, ACCOUNTS);
  await client.end();
  const events = createEvents(postgres.connection, { channel: 'generation', log });
  return {
    pool,
    announce: events.announce,
    stop: async () => {
      await events.close();
      await pool.end();
      await postgres.release();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** Jobs that run, each with its hold; returns their ids. */
async function makeRunning(pool: pg.Pool, sample: string): Promise<readonly string[]> {
  const { rows } = await pool.query<{ id: string }>(
    `with made as (
       insert into generation (id, account_id, type, model_id, prompt, duration_seconds,
         aspect_ratio, credit_cost, held_on, deadline_at, created_at, number, attempt, started_at)
       select 'gen_' || lpad($1 || lpad(n::text, 6, '0'), 26, '0'),
         'acc_' || lpad((n % $2::int)::text, 26, '0'), 'video', 'kinora_motion_1',
         'A fox runs through a snowy forest at sunset', 5, '16:9', 2, current_date,
         now() + interval '1 hour', now(), ($1 || lpad(n::text, 6, '0'))::bigint, 1, now()
       from generate_series(1, $3::int) as n
       returning id, account_id, credit_cost
     ),
     held as (
       insert into transfer (cause, account_id, kind, balance_change, held_change)
       select 'hold:' || id, account_id, 'hold', 0, credit_cost from made
     ),
     wallets as (
       update wallet set held = held + sums.cost
       from (select account_id, sum(credit_cost) as cost from made group by account_id) sums
       where wallet.account_id = sums.account_id
     )
     select id from made`,
    [sample, ACCOUNTS, PER_SAMPLE],
  );
  return rows.map(({ id }) => id);
}

async function timed(ids: readonly string[], end: (id: string) => Promise<void>) {
  const left = ids.values();
  const before = process.cpuUsage();
  const from = performance.now();
  await Promise.all(
    Array.from({ length: CONNECTIONS }, async () => {
      for (const id of left) await end(id);
    }),
  );
  const seconds = (performance.now() - from) / 1_000;
  const { user, system } = process.cpuUsage(before);
  return { seconds, cpuSeconds: (user + system) / 1_000_000 };
}
