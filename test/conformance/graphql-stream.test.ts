import { connect } from 'node:net';
import { createClient } from 'graphql-sse';
import pg from 'pg';
import { Agent, EventSource } from 'undici';
import { expect, onTestFinished, test, vi } from 'vitest';
import { complete, fail, noteProgress } from '../../src/domain/generation/index.ts';
import { aClock } from '../harness/a-clock.ts';
import { aService, type TestService } from '../harness/a-service.ts';
import { readStream } from '../harness/event-stream.ts';
import { requestIdOf } from '../harness/expect-refused.ts';
import { graphqlOf } from '../harness/graphql.ts';
import { until } from '../harness/wait.ts';

const service = await aService();

const FOLLOW =
  'subscription($id: ID!) { generationProgress(id: $id) { status creditsUsed videoUrl } }';

interface Asked {
  readonly query?: string;
  readonly id?: string;
  readonly key?: string;
}

const bearer = (key: string | undefined): Record<string, string> =>
  key === undefined ? {} : { authorization: `Bearer ${key}` };

/** Opens a stream by POST, the way graphql-sse does. */
function post({ origin }: TestService, { query = FOLLOW, id, key }: Asked) {
  return readStream(`${origin}/graphql`, {
    method: 'POST',
    headers: {
      ...bearer(key),
      'content-type': 'application/json',
      accept: 'text/event-stream',
    },
    body: JSON.stringify({ query, ...(id === undefined ? {} : { variables: { id } }) }),
  });
}

/** Opens a stream by GET, the way an EventSource does. */
function get({ origin }: TestService, { query = FOLLOW, id, key }: Asked) {
  const variables = id === undefined ? {} : { variables: JSON.stringify({ id }) };
  return readStream(`${origin}/graphql/stream?${new URLSearchParams({ query, ...variables })}`, {
    headers: { ...bearer(key), accept: 'text/event-stream' },
  });
}

async function aJob(of: TestService = service) {
  const { secret } = await of.aKey();
  const { body } = await graphqlOf(of)(
    'mutation { generateVideo(input: { prompt: "A fox" }) { job { id } } }',
    { key: secret },
  );
  return { id: String(body.data.generateVideo.job.id), key: secret };
}

const NOW = new Date('2026-11-15T12:00:00Z');
const RESULT = {
  assetName: 'kQ3v9x2mZt7LwA0c4dPq.mp4',
  assetBytes: 1,
  assetType: 'video/mp4',
  thumbnailName: null,
};

/** What a worker does in the end. */
async function finish({ pool, announce }: TestService, id: string): Promise<void> {
  await complete(pool, { id, attempt: 0 }, { result: RESULT, now: NOW });
  await announce(id);
}

/** What a worker does on the way. */
async function progressed({ pool, announce }: TestService, id: string, progress: number) {
  await noteProgress(pool, { id, attempt: 0 }, progress);
  await announce(id);
}

const snapshot = (job: string) => `event: next\ndata: {"data":{"generationProgress":${job}}}\n\n`;
const GENERATING = snapshot('{"status":"GENERATING","creditsUsed":0,"videoUrl":null}');
const COMPLETED = snapshot(
  '{"status":"COMPLETED","creditsUsed":2,"videoUrl":"http://kinora.test/assets/kQ3v9x2mZt7LwA0c4dPq.mp4"}',
);
const COMPLETE = 'event: complete\ndata:\n\n';

test.each([
  ['POST with Accept: text/event-stream', post],
  ['GET on /graphql/stream', get],
])(
  '[6-03] [6-04] [6-05] [6-06] [6-08] [6-09] [6-10] [4.2-35] [4.2-59] [3.2-15] by %s the frames are, byte for byte, the present state, each change, and the end',
  async (_how, open) => {
    const { id, key } = await aJob();
    const stream = await open(service, { id, key });
    expect([stream.status, stream.headers.get('content-type')]).toEqual([
      200,
      'text/event-stream; charset=utf-8',
    ]);
    expect(stream.headers.get('cache-control')).toBe('no-cache');
    expect(stream.headers.get('x-accel-buffering')).toBe('no');
    expect(stream.headers.get('api-version')).toBe('2026-11-15');
    expect(stream.headers.get('ratelimit-limit')).toBe('1200000');
    await stream.shows(GENERATING);
    await progressed(service, id, 0.5);
    await stream.shows(GENERATING.repeat(2));
    await finish(service, id);
    expect(await stream.ended()).toBe(`:\n\n${GENERATING}${GENERATING}${COMPLETED}${COMPLETE}`);
  },
);

test('a job that is over is told once, and that is the end', async () => {
  const { id, key } = await aJob();
  await finish(service, id);
  const stream = await get(service, { id, key });
  expect(await stream.ended()).toBe(`:\n\n${COMPLETED}${COMPLETE}`);
});

test('[3.2-16] a job that fails ends the stream with FAILED and the reason', async () => {
  const { id, key } = await aJob();
  const query = 'subscription($id: ID!) { generationProgress(id: $id) { status errorMessage } }';
  const stream = await get(service, { id, key, query });
  await stream.shows('GENERATING');
  await fail(service.pool, { id, attempt: null, code: 'timeout', now: NOW });
  await service.announce(id);
  const text = await stream.ended();
  expect(text).toContain(
    '{"status":"FAILED","errorMessage":"The model took too long. Nothing was charged."}',
  );
  expect(text.endsWith(COMPLETE)).toBe(true);
});

test('a job that is deleted ends the stream', async () => {
  const { id, key } = await aJob();
  const stream = await get(service, { id, key });
  await stream.shows(GENERATING);
  await service.pool.query('delete from generation where id = $1', [id]);
  await service.announce(id);
  expect(await stream.ended()).toBe(`:\n\n${GENERATING}${COMPLETE}`);
});

test('[6-12] [6-13] queries and mutations on the stream produce exactly one next frame', async () => {
  const query = await get(service, { query: '{ model(id: "kinora_still_1") { creditCost } }' });
  expect(await query.ended()).toBe(
    `:\n\nevent: next\ndata: {"data":{"model":{"creditCost":1}}}\n\n${COMPLETE}`,
  );
  const mutation = await post(service, {
    query:
      'mutation { generateVideo(input: { prompt: "A fox", sandbox: true }) { job { status } errors { code } } }',
  });
  expect(await mutation.ended()).toBe(
    `:\n\nevent: next\ndata: {"data":{"generateVideo":{"job":{"status":"COMPLETED"},"errors":[]}}}\n\n${COMPLETE}`,
  );
});

test('[4.2-36] on the stream account fields, generateVideo and a job need a key; the error is inside of the stream', async () => {
  const { id } = await aJob();
  const refused =
    '"message":"This needs an API key. Send it as \\"Authorization: Bearer svc_live_…\\"."';
  for (const [open, asked] of [
    [get, { query: '{ me { account { id } } }' }],
    [get, { id }],
    [post, { query: 'mutation { generateVideo(input: { prompt: "x" }) { job { id } } }' }],
  ] as const) {
    const stream = await open(service, asked);
    const text = await stream.ended();
    expect(stream.status).toBe(200);
    expect(text).toContain(refused);
    expect(text).toContain(
      `"extensions":{"code":"unauthorized","create_key_url":"http://kinora.test/keys","request_key_url":"http://kinora.test/keys/new?permissions=generate,read","request_id":"${requestIdOf(stream)}"}`,
    );
    expect(text.match(/event: next/g)).toHaveLength(1);
    expect(text.endsWith(COMPLETE)).toBe(true);
  }
});

test("another account's job is not found on the stream", async () => {
  const { id } = await aJob();
  const stranger = await service.aKey();
  const stream = await get(service, { id, key: stranger.secret });
  expect(await stream.ended()).toContain(
    `"extensions":{"code":"not_found","request_id":"${requestIdOf(stream)}"}`,
  );
});

test('what is invalid is told inside of the stream, what cannot be read before it', async () => {
  const invalid = await get(service, { query: 'subscription { nope }' });
  expect(await invalid.ended()).toMatch(
    /^:\n\nevent: next\ndata: \{"errors":\[\{"message":"Cannot query field.*\n\nevent: complete\ndata:\n\n$/,
  );
  const unreadable = await get(service, { query: 'subscription {' });
  expect(unreadable.status).toBe(400);
  expect(await unreadable.ended()).toContain('"code":"invalid_request"');
});

test('a subscription without the Accept of a stream is refused, and told what to send', async () => {
  const { id, key } = await aJob();
  const answer = await graphqlOf(service)(FOLLOW, { key, variables: { id } });
  expect([answer.status, answer.body.errors[0].message]).toEqual([
    400,
    'A subscription is streamed: send Accept: text/event-stream, or ask GET /graphql/stream.',
  ]);
});

test('[6-11] [8.2-10] heartbeats are comments, and the stream ends on its own after ten minutes', async () => {
  const clock = aClock();
  const timed = await aService({ clock });
  const { id, key } = await aJob(timed);
  const stream = await get(timed, { id, key });
  await stream.shows(GENERATING);
  clock.advanceSeconds(15);
  await stream.shows(`${GENERATING}:\n\n`);
  clock.advanceSeconds(584);
  await stream.shows(`${GENERATING}:\n\n:\n\n`);
  clock.advanceSeconds(1);
  expect(await stream.ended()).toBe(`:\n\n${GENERATING}:\n\n:\n\n${COMPLETE}`);
});

test('a slow job of the sandbox is followed to its end, without a key', async () => {
  const clock = aClock();
  const timed = await aService({ clock });
  const { body } = await graphqlOf(timed)(
    'mutation { generateVideo(input: { prompt: "A fox", sandbox: true, sandboxOutcome: SLOW }) { job { id } } }',
  );
  const { id } = body.data.generateVideo.job;
  const stream = await get(timed, { id });
  await stream.shows(GENERATING);
  clock.advanceSeconds(10);
  const text = await stream.ended();
  expect(text).toContain('"status":"COMPLETED"');
  expect(text.endsWith(COMPLETE)).toBe(true);
});

test('streams survive the loss of the connection that hears changes, and tell what they missed', async () => {
  const { id, key } = await aJob();
  const stream = await get(service, { id, key });
  await stream.shows(GENERATING);
  const { rowCount } = await service.pool.query(
    `select pg_terminate_backend(pid) from pg_stat_activity
     where datname = current_database() and application_name = 'kinora-events'`,
  );
  expect(rowCount).toBeGreaterThanOrEqual(1);
  // Nobody announces it: the streams look by themselves when the connection is back.
  await complete(service.pool, { id, attempt: 0 }, { result: RESULT, now: NOW });
  expect(await stream.ended()).toBe(`:\n\n${GENERATING}${COMPLETED}${COMPLETE}`);
});

/** Whether the generation is read for streams while something is done. */
async function isReadDuring(id: string, done: () => Promise<void>): Promise<boolean> {
  const query = vi.spyOn(pg.Client.prototype, 'query');
  await done();
  const calls = query.mock.calls.map(([statement]) => JSON.stringify(statement));
  query.mockRestore();
  return calls.some((text) => text.includes('find-generations') && text.includes(id));
}

test('a client that goes away frees everything: later changes of its job are not even read', async () => {
  const left = await aJob();
  const other = await aJob();
  const leaving = await get(service, left);
  const staying = await get(service, other);
  await leaving.shows(GENERATING);
  await staying.shows(GENERATING);
  let progress = 0;
  /** Changes are announced in order: when the second has been heard, so has the first. */
  const changeBoth = async () => {
    const shown = staying.text().length;
    progress += 0.001;
    await progressed(service, left.id, progress);
    await progressed(service, other.id, progress);
    await until(() => staying.text().length > shown);
  };
  expect(await isReadDuring(left.id, changeBoth)).toBe(true);
  leaving.leave();
  await until(async () => !(await isReadDuring(left.id, changeBoth)));
});

test('a client that does not read is sent the newest state when it reads again, not all that it missed', async () => {
  const { secret } = await service.aKey();
  const ask = graphqlOf(service);
  const { body } = await ask(
    'mutation($p: String!) { generateVideo(input: { prompt: $p }) { job { id } } }',
    { key: secret, variables: { p: '雪の中の狐'.repeat(800) } },
  );
  const { id } = body.data.generateVideo.job;
  // A third of a megabyte per state: more than the system keeps for a socket, many times over.
  const wide = Array.from({ length: 29 }, (_, i) => `p${i}: prompt`).join(' ');
  const query = `subscription { generationProgress(id: "${id}") { status ${wide} } }`;
  const socket = connect(service.port, '127.0.0.1');
  onTestFinished(() => void socket.destroy());
  socket.pause();
  socket.write(
    `GET /graphql/stream?${new URLSearchParams({ query })} HTTP/1.1\r\nhost: x\r\n` +
      `authorization: Bearer ${secret}\r\n\r\n`,
  );
  const reader = await get(service, {
    id,
    key: secret,
    query: 'subscription($id: ID!) { generationProgress(id: $id) { progress } }',
  });
  const changes = 100;
  for (let i = 1; i <= changes; i += 1) {
    await progressed(service, id, i / 1_000);
    await reader.shows(`{"progress":${i / 1_000}}`);
  }
  await finish(service, id);
  let text = '';
  socket.on('data', (chunk) => {
    text += chunk.toString('latin1');
  });
  socket.resume();
  await until(() => text.includes(COMPLETE), { what: 'the end' });
  expect(text).toContain('"status":"COMPLETED"');
  const frames = text.match(/event: next/g)?.length ?? 0;
  expect(frames).toBeGreaterThan(1);
  expect(frames).toBeLessThan(changes * 0.8);
});

test('a server that stops lets its streams go without saying that they are complete', async () => {
  const stopping = await aService();
  const { id, key } = await aJob(stopping);
  const stream = await get(stopping, { id, key });
  await stream.shows(GENERATING);
  const stopped = stopping.stop();
  expect(await stream.ended()).toBe(`:\n\n${GENERATING}`);
  await stopped;
});

test('[1-14] [1-20] the graphql-sse client and an EventSource follow a real job from GENERATING to COMPLETED', async () => {
  const working = await aService({ worker: true });
  const { secret } = await working.aKey();
  const { body } = await graphqlOf(working)(
    'mutation { generateVideo(input: { prompt: "A fox", duration: 2 }) { job { id } } }',
    { key: secret },
  );
  const variables = { id: body.data.generateVideo.job.id };
  const [byClient, byEventSource] = await Promise.all([
    statesByClient(working.origin, { secret, variables }),
    statesByEventSource(working.origin, { secret, variables }),
  ]);
  for (const states of [byClient, byEventSource]) {
    expect(states[0]).toBe('GENERATING');
    expect(states.at(-1)).toBe('COMPLETED');
    expect(new Set(states)).toEqual(new Set(['GENERATING', 'COMPLETED']));
  }
}, 60_000);

interface Followed {
  readonly secret: string;
  readonly variables: Record<string, unknown>;
}

async function statesByClient(origin: string, { secret, variables }: Followed) {
  const client = createClient({
    url: `${origin}/graphql`,
    headers: bearer(secret),
    retryAttempts: 0,
  });
  const states: string[] = [];
  const results = client.iterate<{ generationProgress: { status: string } }>({
    query: FOLLOW,
    variables,
  });
  for await (const { data } of results) states.push(data?.generationProgress.status ?? '');
  return states;
}

/** Browsers cannot send a key with an EventSource; this one can, and reads like theirs. */
function statesByEventSource(origin: string, { secret, variables }: Followed) {
  const dispatcher = new Agent().compose((dispatch) => (options, handler) => {
    const headers = { ...(options.headers as Record<string, string>), ...bearer(secret) };
    return dispatch({ ...options, headers }, handler);
  });
  const query = new URLSearchParams({ query: FOLLOW, variables: JSON.stringify(variables) });
  const source = new EventSource(`${origin}/graphql/stream?${query}`, { node: { dispatcher } });
  const states: string[] = [];
  return new Promise<string[]>((resolve, reject) => {
    source.addEventListener('next', (event) => {
      const { data } = JSON.parse('data' in event ? String(event.data) : '{}');
      states.push(data.generationProgress.status);
    });
    source.addEventListener('complete', () => {
      source.close();
      resolve(states);
    });
    source.addEventListener('error', () => reject(new Error('the EventSource failed')));
  });
}

test('[4.2-58] job is asked again until it is over', async () => {
  const { id, key } = await aJob();
  const ask = graphqlOf(service);
  const statusOf = async () =>
    (await ask('query($id: ID!) { job(id: $id) { status } }', { key, variables: { id } })).body.data
      .job.status;
  expect(await statusOf()).toBe('GENERATING');
  await finish(service, id);
  await until(async () => (await statusOf()) === 'COMPLETED');
});
