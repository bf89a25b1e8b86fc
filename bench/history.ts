import { performance } from 'node:perf_hooks';
import { z } from 'zod';
import { useEmbeddedPostgres } from '../src/platform/database/embedded/index.ts';
import type { Benchmark, Round } from './benchmark.ts';
import { LARGE, makeHistory, SMALL } from './history-rows.ts';
import { bearer } from './http/accounts.ts';
import { ask } from './http/ask.ts';
import { startKinora } from './http/kinora.ts';
import { withClient } from './http/on-postgres.ts';
import type { HttpRequest, Server } from './http/target.ts';
import { whileRunning } from './http/while-running.ts';
import { median } from './summary.ts';

const PAGE = 1_000;
const TIMES_MAX = 1.5;
const ASKS_PER_ROUND = 100;

const page = z.object({ videos: z.array(z.unknown()).length(20), next_cursor: z.string() });
const count = z.object({
  data: z.object({ jobs: z.object({ totalCount: z.number().int().min(1) }) }),
});

/**
 * How much longer pages and the count of a large account take that has rested, than those of a small
 * one that works all the time, among ten million generations of 200 accounts.
 */
export const history: Benchmark = {
  name: 'history',
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
  try {
    const postgres = await useEmbeddedPostgres({ dataDir });
    await withClient(postgres.connection, makeHistory);
    return { ...server, stop: () => postgres.release().finally(() => server.stop()) };
  } catch (error) {
    await server.stop();
    throw error;
  }
}

/** Walks there as a client would. */
async function pathOfPage(server: Server, last: number, interrupted: AbortSignal): Promise<string> {
  let path = '/v1/videos';
  for (let number = 1; number < last; number += 1) {
    interrupted.throwIfAborted();
    const { next_cursor } = page.parse(await answerTo(server, pageOf(LARGE, path)));
    path = `/v1/videos?cursor=${next_cursor}`;
  }
  return path;
}

async function compareOnce(server: Server, deep: string, interrupted: AbortSignal): Promise<Round> {
  const requests = {
    smallPage: pageOf(SMALL, '/v1/videos'),
    firstPage: pageOf(LARGE, '/v1/videos'),
    deepPage: pageOf(LARGE, deep),
    smallCount: countOf(SMALL),
    largeCount: countOf(LARGE),
  };
  const times: Record<string, number[]> = {};
  for (let asked = 0; asked < ASKS_PER_ROUND; asked += 1) {
    interrupted.throwIfAborted();
    // By turns, so that a machine that gets slower or faster favours none.
    for (const [name, request] of Object.entries(requests)) {
      const ms = await timed(server, request);
      times[name] = [...(times[name] ?? []), ms];
    }
  }
  const ms = (name: keyof typeof requests) => median(times[name] ?? []);
  return {
    numbers: {
      'page 1': ms('firstPage') / ms('smallPage'),
      'page 1,000': ms('deepPage') / ms('smallPage'),
      totalCount: ms('largeCount') / ms('smallCount'),
    },
    measured: Object.fromEntries(Object.entries(times).map(([name, all]) => [name, median(all)])),
  };
}

function pageOf(account: number, path: string): HttpRequest {
  return { method: 'GET', path, headers: bearer(account) };
}

function countOf(account: number): HttpRequest {
  return {
    method: 'POST',
    path: '/graphql',
    headers: { ...bearer(account), 'content-type': 'application/json' },
    body: JSON.stringify({ query: '{ jobs(first: 1) { totalCount } }' }),
  };
}

async function timed(server: Server, request: HttpRequest): Promise<number> {
  const from = performance.now();
  const answer = await answerTo(server, request);
  const ms = performance.now() - from;
  (request.method === 'GET' ? page : count).parse(answer);
  return ms;
}

async function answerTo(server: Server, request: HttpRequest): Promise<unknown> {
  const { status, body } = await ask(server.url, request);
  if (status !== 200) throw new Error(`${request.path} was answered ${status}: ${body}`);
  return JSON.parse(body);
}
