import { performance } from 'node:perf_hooks';
import type pg from 'pg';
import { useEmbeddedPostgres } from '../src/platform/database/embedded/index.ts';
import type { Benchmark, Round } from './benchmark.ts';
import { accountOf, bearer, makeAccounts } from './http/accounts.ts';
import { startKinora } from './http/kinora.ts';
import { withClient } from './http/on-postgres.ts';
import {
  OPENED_AT_ONCE,
  openStreams,
  residentMegabytes,
  type Stream,
} from './http/open-streams.ts';
import type { Server } from './http/target.ts';
import { whileRunning } from './http/while-running.ts';

const STREAMS = 5_000;
const JOBS = 500;
const MEGABYTES_MAX = 150;
const SECONDS_MAX = 1;
/** As many ids as fit into the payload of a NOTIFY. */
const ANNOUNCED_TOGETHER = 200;

/** How a surface streams a job. */
interface Surface {
  pathFor(id: string): string;
  /** Begins every event that tells a state. */
  readonly frame: string;
}

export const graphqlStreams = streams('graphql streams', {
  pathFor: (id) => {
    const query = `subscription { generationProgress(id: "${id}") { status creditsUsed videoUrl } }`;
    return `/graphql/stream?${new URLSearchParams({ query })}`;
  },
  frame: 'event: next\n',
});

export const restStreams = streams('rest streams', {
  pathFor: (id) => `/v1/videos/${id}/events`,
  frame: 'event: video\n',
});

/**
 * What 5,000 open streams of 500 jobs cost one process in memory, and how long it takes until all of them have
 * heard that their job changed; each as a part of what is allowed.
 */
function streams(name: string, surface: Surface): Benchmark {
  return {
    name,
    target: { atMost: 1 },
    measure: async ({ rounds, interrupted }) => {
      const measured: Round[] = [];
      while (measured.length < rounds) {
        interrupted.throwIfAborted();
        measured.push(
          await whileRunning(aServiceWithJobs(), (server) => measureOnce(server, surface)),
        );
      }
      return measured;
    },
  };
}

interface JobServer extends Server {
  readonly client: pg.ClientConfig;
}

async function aServiceWithJobs(): Promise<JobServer> {
  const { server, dataDir } = await startKinora();
  const postgres = await useEmbeddedPostgres({ dataDir });
  const client = postgres.connection;
  await withClient(client, async (connected) => {
    await makeAccounts(connected, 1);
    await connected.query(
      `insert into generation (id, account_id, type, model_id, prompt, duration_seconds,
         aspect_ratio, credit_cost, held_on, deadline_at, created_at, number)
       select 'gen_' || lpad(n::text, 26, '0'), $1, 'video', 'kinora_motion_1',
         'A fox runs through a snowy forest at sunset', 5, '16:9', 2, current_date,
         now() + interval '1 hour', now(), n + 1
       from generate_series(0, $2::int - 1) as n`,
      [accountOf(0), JOBS],
    );
  });
  return { ...server, client, stop: () => postgres.release().finally(() => server.stop()) };
}

async function measureOnce(server: JobServer, surface: Surface): Promise<Round> {
  const requestOf = (stream: number) => ({
    path: surface.pathFor(`gen_${String(stream % JOBS).padStart(26, '0')}`),
    headers: { authorization: bearer(0).authorization },
    frame: surface.frame,
  });
  const warm = await openStreams(server, OPENED_AT_ONCE, requestOf);
  const before = await residentMegabytes(server.processId);
  const others = await openStreams(server, STREAMS - OPENED_AT_ONCE, requestOf);
  const opened = [...warm, ...others];
  const megabytes = (await residentMegabytes(server.processId)) - before;
  const seconds = await withClient(server.client, (client) => change(client, opened));
  for (const { socket } of opened) socket.destroy();
  return {
    numbers: {
      [`of ${MEGABYTES_MAX} MB`]: megabytes / MEGABYTES_MAX,
      [`of ${SECONDS_MAX} s`]: seconds / SECONDS_MAX,
    },
    measured: { megabytes, seconds },
  };
}

/** Changes every job in one statement, and waits until every stream has heard of it. */
async function change(client: pg.Client, streams: readonly Stream[]): Promise<number> {
  const heard = streams.map((stream) => stream.frames(stream.count() + 1));
  const from = performance.now();
  await client.query(
    `with moved as (update generation set progress = progress + 0.1 returning id)
     select pg_notify('generation', 'another-process ' || string_agg(id, ' '))
     from (select id, row_number() over () / $1::int as part from moved) parts group by part`,
    [ANNOUNCED_TOGETHER],
  );
  await Promise.all(heard);
  return (performance.now() - from) / 1_000;
}
