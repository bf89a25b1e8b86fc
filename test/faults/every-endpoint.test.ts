import { expect, test } from 'vitest';
import { aSite } from '../harness/a-site.ts';
import { aMeter, type HostileRequest } from '../harness/cost-of.ts';
import { HOSTILE_DOCUMENTS, HOSTILE_PROMPTS } from '../harness/hostile-documents.ts';
import { hostileRequests } from '../harness/hostile-requests.ts';
import { routesWhile, type ServedRoute } from '../harness/routes-of.ts';

/**
 * No request within the limits of size takes more of the loop than this, or gets a longer answer that it did not ask
 * for by paging. All of its processor time counts, though it may be spent in several turns.
 */
const CPU_MS_MAX = 50;
const ANSWER_BYTES_MAX = 1_000_000;
/** Garbage of others may be collected meanwhile; what is expensive is so each time. */
const TRIES = 5;
/** Static files, whose size has nothing to do with the request. */
const FILES = ['/graphql/graphiql.js', '/graphql/graphiql.css'];

const { started: site, routes } = await routesWhile(() => aSite());
const { secret } = await site.service.aKey();
const member = await site.aMember();
const measure = aMeter(site.service.port);
const key = { authorization: `Bearer ${secret}` };

/** Sandboxed, so that what is accepted costs nothing either. */
function credentialFor({ path }: ServedRoute): Record<string, string> {
  if (/^\/(v1|graphql)/.test(path)) return { ...key, 'x-sandbox': 'true' };
  const { origin } = site;
  return path.startsWith('/sign-out') ? { origin } : { origin, cookie: member.cookies() };
}

/** What is wrong with the cost of a request; null when nothing is. */
async function problemOf(request: HostileRequest, isFile = false): Promise<string | null> {
  let least = Number.POSITIVE_INFINITY;
  for (let i = 0; i < TRIES; i += 1) {
    const { status, bytes, cpuMs } = await measure(request);
    if (status >= 500) return `${request.what}: ${status}`;
    if (bytes > ANSWER_BYTES_MAX && !isFile) return `${request.what}: ${bytes} bytes`;
    if (cpuMs <= CPU_MS_MAX) return null;
    least = Math.min(least, cpuMs);
  }
  return `${request.what}: ${Math.round(least)} ms`;
}

async function problemsOf(requests: Iterable<HostileRequest>, isFile = false) {
  const problems: string[] = [];
  for (const request of requests) {
    const problem = await problemOf(request, isFile);
    if (problem !== null) problems.push(problem);
  }
  return problems;
}

const served = routes.filter(({ method }) => method !== 'HEAD' && method !== 'OPTIONS');
const surfaces = Map.groupBy(served, ({ path }) => /^\/[^/]*/.exec(path)?.[0] ?? '/');

test('all surfaces are there', () => {
  expect([...surfaces.keys()]).toEqual(
    expect.arrayContaining([
      '/v1',
      '/agent',
      '/graphql',
      '/ask',
      '/a2a',
      '/issuer',
      '/app',
      '/webhooks',
      '/sign-in',
    ]),
  );
});

test.each([...surfaces])(
  'no request to an endpoint under %s costs more than it should',
  async (_prefix, endpoints) => {
    for (const route of endpoints) {
      const requests = hostileRequests(route, credentialFor(route));
      expect(await problemsOf(requests, FILES.includes(route.path))).toEqual([]);
    }
  },
  120_000,
);

test('no document of GraphQL does, by POST or in an address, with a key or without', async () => {
  const requests = HOSTILE_DOCUMENTS.flatMap(([what, query]): HostileRequest[] => [
    {
      what: `POST /graphql: ${what}`,
      method: 'POST',
      path: '/graphql',
      headers: { 'content-type': 'application/json' },
      body: Buffer.from(JSON.stringify({ query })),
    },
    {
      what: `GET /graphql/stream: ${what}`,
      method: 'GET',
      path: `/graphql/stream?${new URLSearchParams({ query })}`.slice(0, 32_700),
      headers: key,
    },
  ]);
  expect(await problemsOf(requests)).toEqual([]);
}, 60_000);

test('no question does', async () => {
  const words = Array.from(
    { length: 150 },
    (_, i) => `credti${String.fromCharCode(97 + (i % 26))}`,
  );
  const texts = [
    'a'.repeat(1_000),
    'a '.repeat(500),
    words.join(' ').slice(0, 1_000),
    'how many videos with 100 credits '.repeat(30),
    '9'.repeat(1_000),
    '1,000 '.repeat(160),
    "'s".repeat(500),
    '\u0301'.repeat(1_000),
    '\ufdfa'.repeat(1_000),
  ];
  const requests = texts.map(
    (query): HostileRequest => ({
      what: `a question of ${JSON.stringify(query.slice(0, 12))}`,
      method: 'POST',
      path: '/ask',
      headers: { 'content-type': 'application/json' },
      body: Buffer.from(JSON.stringify({ query })),
    }),
  );
  expect(await problemsOf(requests)).toEqual([]);
}, 60_000);

test('no prompt of a stranger in the sandbox does', async () => {
  const requests = HOSTILE_PROMPTS.map(
    (prompt): HostileRequest => ({
      what: `a prompt of ${JSON.stringify(prompt.slice(0, 12))}`,
      method: 'POST',
      path: '/v1/generate/video',
      headers: { 'content-type': 'application/json', 'x-sandbox': 'true' },
      body: Buffer.from(JSON.stringify({ prompt })),
    }),
  );
  expect(await problemsOf(requests)).toEqual([]);
}, 60_000);

test('a path of 32,000 characters that no route has is refused as cheaply as a short one', async () => {
  const paths = [
    '/'.repeat(32_000),
    '/a'.repeat(16_000),
    `/v1/${'%2e'.repeat(10_000)}`,
    `/${'%'.repeat(9_000)}`,
  ];
  const requests = paths.flatMap((path) =>
    ['GET', 'POST', 'DELETE'].map(
      (method): HostileRequest => ({
        what: `${method} ${path.slice(0, 12)}`,
        method,
        path,
        headers: {},
      }),
    ),
  );
  expect(await problemsOf(requests)).toEqual([]);
});
