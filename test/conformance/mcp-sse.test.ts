import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { SSEClientTransport } from '@modelcontextprotocol/sdk/client/sse.js';
import { expect, test } from 'vitest';
import { aClock } from '../harness/a-clock.ts';
import { type Answer, aService, type TestService } from '../harness/a-service.ts';
import { noteSecretsIn } from '../harness/checked-log.ts';
import { type ReadStream, readStream } from '../harness/event-stream.ts';
import { until } from '../harness/wait.ts';
import { whenDone } from '../harness/when-done.ts';

const service = await aService({ worker: true });
/** Another process on the same database. */
const other = await aService({ environment: { DATABASE_URL: service.databaseUrl } });

async function aClient(key?: string): Promise<Client> {
  const headers: Record<string, string> = {};
  if (key !== undefined) {
    noteSecretsIn(key);
    headers['authorization'] = `Bearer ${key}`;
  }
  const client = new Client({ name: 'kinora-tests', version: '1.0.0' });
  const requestInit = { headers };
  await client.connect(
    new SSEClientTransport(new URL('/mcp/sse', service.origin), { requestInit }),
  );
  whenDone(() => client.close());
  return client;
}

/** A session by hand: the stream, and where it says that messages go. */
async function aSession(at: TestService): Promise<{ stream: ReadStream; path: string }> {
  const stream = await readStream(`${at.origin}/mcp/sse`);
  await stream.shows('event: endpoint\n');
  const [, path = ''] = /event: endpoint\ndata: (\S+)\n\n/.exec(stream.text()) ?? [];
  return { stream, path };
}

function post(at: TestService, path: string, message: object): Promise<Answer> {
  return at.call(path, { method: 'POST', json: { jsonrpc: '2.0', ...message } });
}

test('[6-14] the older client connects over HTTP and SSE, lists the tools and calls them', async () => {
  const client = await aClient();
  expect((await client.listTools()).tools).toHaveLength(8);
  const { structuredContent } = await client.callTool({
    name: 'estimate_credit_cost',
    arguments: { model: 'kinora_motion_1', quantity: 3 },
  });
  expect(structuredContent).toMatchObject({ total_credits: 6 });
});

test('a generation tells its progress on the stream of the session', async () => {
  const { secret } = await service.aKey();
  const client = await aClient(secret);
  const quote = await client.callTool({
    name: 'estimate_credit_cost',
    arguments: { model: 'kinora_still_1' },
  });
  const progress: number[] = [];
  const made = await client.callTool(
    {
      name: 'generate_image',
      arguments: { prompt: 'A lighthouse', quote_id: Object(quote.structuredContent).quote_id },
    },
    undefined,
    { onprogress: (step) => progress.push(step.progress), timeout: 60_000 },
  );
  expect(made.structuredContent).toMatchObject({ status: 'completed', credits_used: 1 });
  expect(progress.length).toBeGreaterThan(0);
}, 60_000);

test('the first event says where messages go; they are accepted, and answered on the stream', async () => {
  const { stream, path } = await aSession(service);
  expect(stream.status).toBe(200);
  expect(stream.headers.get('content-type')).toBe('text/event-stream; charset=utf-8');
  expect(path).toMatch(/^\/mcp\/messages\?sessionId=[\w-]{49}$/);
  const { status, text, headers } = await post(service, path, { id: 1, method: 'ping' });
  expect({ status, text }).toEqual({ status: 202, text: 'Accepted' });
  expect(headers.get('ratelimit-limit')).toBe('6000000');
  await stream.shows('event: message\ndata: {"result":{},"jsonrpc":"2.0","id":1}\n\n');
});

test('messages may reach another process than the one that holds the stream', async () => {
  const { stream, path } = await aSession(service);
  expect((await post(other, path, { id: 'x', method: 'tools/list' })).status).toBe(202);
  await stream.shows('"id":"x"');
  expect(stream.text()).toContain('estimate_credit_cost');
});

test('a call is canceled by a message to another process, and the job with it', async () => {
  const { secret } = await other.aKey();
  noteSecretsIn(secret);
  const { stream, path } = await aSession(other);
  const headers = { authorization: `Bearer ${secret}` };
  const send = (at: TestService, message: object) =>
    at.call(path, { method: 'POST', headers, json: { jsonrpc: '2.0', ...message } });
  const call = (id: number, name: string, args: object) =>
    send(service, {
      ...{ id, method: 'tools/call' },
      params: { name, arguments: args, _meta: { progressToken: id } },
    });
  await call(1, 'estimate_credit_cost', { model: 'kinora_motion_1' });
  await stream.shows('"id":1');
  const [, quoteId = ''] = /"quote_id":"([^"]+)"/.exec(stream.text()) ?? [];
  await call(2, 'generate_video', { prompt: 'A fox', quote_id: quoteId, duration: 10 });
  await stream.shows('notifications/progress');
  await send(other, { method: 'notifications/cancelled', params: { requestId: 2 } });
  await until(async () => {
    const { body } = await service.call('/v1/videos', { headers });
    return body.videos[0].error_code === 'canceled';
  });
  const { body } = await service.call('/v1/me', { headers });
  expect(body.credits).toEqual({ balance: 10, held: 0, available: 10 });
}, 30_000);

test('a session that is over, forged or left out gets no messages', async () => {
  const { stream, path } = await aSession(service);
  stream.leave();
  await until(async () => (await post(service, path, { id: 1, method: 'ping' })).status === 404);
  const gone = await post(other, path, { id: 1, method: 'ping' });
  expect(gone.status).toBe(404);
  expect(gone.body.error).toMatchObject({ code: -32001 });
  const forged = `/mcp/messages?sessionId=${'x'.repeat(49)}`;
  expect((await post(service, forged, { id: 1, method: 'ping' })).status).toBe(404);
  const missing = await post(service, '/mcp/messages', { id: 1, method: 'ping' });
  expect(missing.status).toBe(400);
  expect(missing.body.error.message).toBe('The query must name the session: ?sessionId=…');
});

test('a session asks at most fifty things at once, however quickly they come', async () => {
  const { path } = await aSession(other);
  const { secret } = await other.aKey();
  noteSecretsIn(secret);
  const { body } = await other.call('/v1/generate/video', {
    method: 'POST',
    headers: { authorization: `Bearer ${secret}` },
    json: { prompt: 'A fox' },
  });
  const statuses = await Promise.all(
    Array.from({ length: 60 }, async (_, id) => {
      const { status } = await other.call(path, {
        method: 'POST',
        headers: { authorization: `Bearer ${secret}` },
        json: {
          ...{ jsonrpc: '2.0', id, method: 'tools/call' },
          params: {
            name: 'get_generation',
            arguments: { id: body.video.id },
            _meta: { progressToken: id },
          },
        },
      });
      return status;
    }),
  );
  expect(statuses.filter((status) => status === 202)).toHaveLength(50);
  expect(statuses.filter((status) => status === 429)).toHaveLength(10);
});

test('what is no message is refused before it is accepted', async () => {
  const { path } = await aSession(service);
  const noMessage = await service.call(path, { method: 'POST', json: { hello: 'world' } });
  expect(noMessage.status).toBe(400);
  expect(noMessage.body.error.code).toBe(-32600);
  const noJson = await service.call(path, {
    method: 'POST',
    raw: '{',
    headers: { 'content-type': 'application/json' },
  });
  expect(noJson.status).toBe(400);
  expect(noJson.body.error.code).toBe(-32700);
});

test('a client of newer versions that tries to post learns that this address only listens', async () => {
  const { status, headers } = await service.call('/mcp/sse', { method: 'POST', json: {} });
  expect(status).toBe(405);
  expect(headers.get('allow')).toBe('GET, HEAD, OPTIONS');
});

test('a session that is silent for half an hour ends', async () => {
  const clock = aClock();
  const still = await aService({ clock });
  const { stream, path } = await aSession(still);
  clock.advanceSeconds(29 * 60);
  await post(still, path, { id: 1, method: 'ping' });
  await stream.shows('"id":1');
  clock.advanceSeconds(29 * 60);
  await post(still, path, { id: 2, method: 'ping' });
  await stream.shows('"id":2');
  clock.advanceSeconds(30 * 60);
  await stream.ended();
});

test('one address has fifty sessions at most', async () => {
  const strict = await aService({ environment: { RATE_LIMIT_MULTIPLIER: '1' } });
  await Promise.all(Array.from({ length: 50 }, () => aSession(strict)));
  const { status, body } = await strict.call('/mcp/sse');
  expect(status).toBe(429);
  expect(body.error).toMatchObject({ code: 'rate_limited', limit: 50 });
  await until(async () => {
    const { rows } = await strict.pool.query('select count(*)::int as open from mailbox');
    return rows[0].open === 50;
  });
});
