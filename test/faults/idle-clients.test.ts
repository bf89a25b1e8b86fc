import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { expect, test } from 'vitest';
import { aService, type TestService } from '../harness/a-service.ts';
import { bearer, submitted } from '../harness/a-submit.ts';
import { readStream } from '../harness/event-stream.ts';
import { graphqlOf } from '../harness/graphql.ts';
import { parseRaw } from '../harness/raw-http.ts';
import { until } from '../harness/wait.ts';
import { whenDone } from '../harness/when-done.ts';

/** So that a client may hold 4 connections and 1 stream. */
const FEW_CONNECTIONS = '0.02';
/** So that a client may hold 40 connections and 10 streams. */
const FEW_STREAMS = '0.2';

async function aConnection(port: number, address = '127.0.0.1'): Promise<Socket> {
  const socket = connect({ port, host: '127.0.0.1', localAddress: address });
  socket.on('error', () => {});
  whenDone(() => socket.destroy());
  await once(socket, 'connect');
  return socket;
}

async function asked(
  socket: Socket,
  path: string,
  headers = '',
): Promise<ReturnType<typeof parseRaw>> {
  let text = '';
  socket.on('data', (chunk) => {
    text += chunk;
  });
  socket.write(`GET ${path} HTTP/1.1\r\nHost: x\r\n${headers}\r\n`);
  await until(() => /\r\n\r\n[\s\S]+/.test(text), { what: 'an answer' });
  return parseRaw(text);
}

test('a client that holds its connections open gets no more of them, and other clients do', async () => {
  const { port } = await aService({ environment: { RATE_LIMIT_MULTIPLIER: FEW_CONNECTIONS } });
  const held = await Promise.all([1, 2, 3, 4].map(() => aConnection(port)));
  const surplus = await aConnection(port);
  const refused = await asked(surplus, '/healthz');
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '10']);
  expect(refused.headers.get('connection')).toBe('close');
  expect(JSON.parse(refused.body).error).toMatchObject({
    code: 'rate_limited',
    message:
      'Too many open connections from this address: at most 4 at once. Close some, or retry in 10 s.',
    retry_after_seconds: 10,
    limit: 4,
  });
  await until(() => surplus.closed, { what: 'the end of the connection' });
  const other = await aConnection(port, '127.0.0.2');
  expect((await asked(other, '/healthz')).status).toBe(200);
  const [first] = held;
  first?.destroy();
  await until(async () => (await asked(await aConnection(port), '/healthz')).status === 200);
});

test('the refusal of a connection has the form of the surface that was asked', async () => {
  const { port } = await aService({ environment: { RATE_LIMIT_MULTIPLIER: FEW_CONNECTIONS } });
  await Promise.all([1, 2, 3, 4].map(() => aConnection(port)));
  const { status, body } = await asked(await aConnection(port), '/graphql?query=%7B__typename%7D');
  expect([status, JSON.parse(body).errors[0].extensions.code]).toEqual([429, 'rate_limited']);
});

test('far beyond the limit connections are cut off', async () => {
  const { port } = await aService({ environment: { RATE_LIMIT_MULTIPLIER: FEW_CONNECTIONS } });
  await Promise.all(Array.from({ length: 8 }, () => aConnection(port)));
  const socket = await aConnection(port);
  await until(() => socket.destroyed || socket.readableEnded, { what: 'the end' });
  expect(socket.bytesRead).toBe(0);
});

test.each([
  ['a trusted proxy holds the connections of many', '127.0.0.0/8', 200],
  ['anybody else is a client like others', '10.0.0.0/8', 429],
])('with TRUST_PROXY %s', async (_what, network, status) => {
  const { port } = await aService({
    environment: { RATE_LIMIT_MULTIPLIER: FEW_CONNECTIONS, TRUST_PROXY: network },
  });
  await Promise.all([1, 2, 3, 4].map(() => aConnection(port)));
  expect((await asked(await aConnection(port), '/healthz')).status).toBe(status);
});

/** A job that nobody works on, so that its streams stay open. */
async function aJob(service: TestService) {
  const { secret } = await service.aKey();
  const id = await submitted(service, secret, { kind: 'video', prompt: 'A fox' });
  return { id, headers: bearer(secret) };
}

const FORWARDED = { 'x-forwarded-for': '203.0.113.7' };

test('a client has so many streams at once, on REST and GraphQL together; one that ends makes room', async () => {
  const service = await aService({
    environment: { RATE_LIMIT_MULTIPLIER: FEW_STREAMS, TRUST_PROXY: '127.0.0.0/8' },
  });
  const { id, headers: authorization } = await aJob(service);
  const events = `${service.origin}/v1/videos/${id}/events`;
  const query = new URLSearchParams({
    query: `subscription { generationProgress(id: "${id}") { status } }`,
  });
  const subscription = `${service.origin}/graphql/stream?${query}`;
  const streams = [];
  for (let i = 0; i < 5; i += 1) {
    streams.push(await readStream(events, { headers: authorization }));
    streams.push(await readStream(subscription, { headers: authorization }));
  }
  expect(streams.map(({ status }) => status)).toEqual(Array(10).fill(200));
  const message =
    'Too many open streams from this address: at most 10 at once. Close one, or retry in 10 s.';
  const rest = await service.call(`/v1/videos/${id}/events`, { headers: authorization });
  expect([rest.status, rest.headers.get('retry-after')]).toEqual([429, '10']);
  expect(rest.body.error).toMatchObject({ code: 'rate_limited', message, limit: 10 });
  const graphql = await service.call(`/graphql/stream?${query}`, { headers: authorization });
  expect([graphql.status, graphql.headers.get('retry-after')]).toEqual([429, '10']);
  expect(graphql.body.errors[0]).toMatchObject({
    message,
    extensions: { code: 'rate_limited', retry_after_seconds: 10, limit: 10 },
  });
  const elsewhere = await readStream(events, { headers: { ...authorization, ...FORWARDED } });
  expect(elsewhere.status).toBe(200);
  streams[0]?.leave();
  await until(
    async () => {
      const again = await readStream(events, { headers: authorization });
      return again.status === 200;
      // Fewer tries than the rate allows.
    },
    { everyMs: 700 },
  );
});

test("without TRUST_PROXY the address in a header is nobody's", async () => {
  const service = await aService({ environment: { RATE_LIMIT_MULTIPLIER: FEW_STREAMS } });
  const { id, headers } = await aJob(service);
  const events = `${service.origin}/v1/videos/${id}/events`;
  const opened = await Promise.all(
    Array.from({ length: 11 }, (_, i) =>
      readStream(events, { headers: { ...headers, 'x-forwarded-for': `203.0.113.${i}` } }),
    ),
  );
  expect(opened.filter(({ status }) => status === 429)).toHaveLength(1);
});

test('a query over SSE makes room as soon as it is answered', async () => {
  const service = await aService({ environment: { RATE_LIMIT_MULTIPLIER: FEW_STREAMS } });
  const ask = graphqlOf(service);
  for (let i = 0; i < 12; i += 1) {
    const { status } = await ask('{ __typename }', { headers: { accept: 'text/event-stream' } });
    expect(status).toBe(200);
  }
});
