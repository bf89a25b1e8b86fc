import { expect, test } from 'vitest';
import { aGenerateCall, type Call, finish } from '../harness/a-generate-call.ts';
import { aService, type TestService } from '../harness/a-service.ts';
import { callTool } from '../harness/an-mcp-client.ts';
import { readStream } from '../harness/event-stream.ts';
import { until } from '../harness/wait.ts';

/** Without a worker a generation goes on only when the test says so. */
const service = await aService();

/** A call of an older client, by hand. */
async function initialize(of: TestService): Promise<string> {
  const { headers, body } = await of.call('/mcp', {
    method: 'POST',
    headers: { accept: 'application/json, text/event-stream' },
    json: {
      ...{ jsonrpc: '2.0', id: 1, method: 'initialize' },
      params: {
        protocolVersion: '2025-06-18',
        capabilities: {},
        clientInfo: { name: 'by hand', version: '1' },
      },
    },
  });
  expect(body.result.protocolVersion).toBe('2025-06-18');
  const session = headers.get('mcp-session-id');
  if (session === null) throw new Error('There is no session');
  return session;
}

function openLegacyCall(
  of: TestService,
  { key, call, session }: { key: string; call: Call; session?: string },
) {
  return readStream(`${of.origin}/mcp`, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${key}`,
      'content-type': 'application/json',
      accept: 'application/json, text/event-stream',
      ...(session === undefined ? {} : { 'mcp-session-id': session }),
    },
    body: JSON.stringify({
      ...{ jsonrpc: '2.0', id: 'call-7', method: 'tools/call' },
      params: { ...call, _meta: { progressToken: 'a' } },
    }),
  });
}

function cancel(of: TestService, session: string, requestId: unknown) {
  return of.call('/mcp', {
    method: 'POST',
    headers: { 'mcp-session-id': session, accept: 'application/json, text/event-stream' },
    json: { jsonrpc: '2.0', method: 'notifications/cancelled', params: { requestId } },
  });
}

test('a call that is canceled before its job is there leaves no job behind that goes on', async () => {
  const { key, accountId, call, job, wallet } = await aGenerateCall(service);
  const session = await initialize(service);
  const client = await service.pool.connect();
  await client.query('begin');
  await client.query('select 1 from wallet where account_id = $1 for update', [accountId]);
  const stream = openLegacyCall(service, { key, call, session });
  await until(async () => {
    const { rowCount } = await service.pool.query(
      `select 1 from pg_stat_activity
       where datname = current_database() and wait_event_type = 'Lock'`,
    );
    return rowCount === 1;
  });
  expect((await cancel(service, session, 'call-7')).status).toBe(202);
  await client.query('rollback');
  client.release();
  await (await stream).ended();
  expect(await job()).toMatchObject({ status: 'failed', error_code: 'canceled' });
  expect(await wallet()).toMatchObject({ balance: 10, held: 0 });
});

test('an older client cancels through another process than the one that runs its call', async () => {
  const other = await aService({ environment: { DATABASE_URL: service.databaseUrl } });
  const { key, call, job } = await aGenerateCall(service);
  const session = await initialize(other);
  const stream = await openLegacyCall(service, { key, call, session });
  await stream.shows('notifications/progress');
  const stranger = await initialize(other);
  expect((await cancel(other, stranger, 'call-7')).status).toBe(202);
  expect((await cancel(other, session, 'call-8')).status).toBe(202);
  expect((await job()).status).toBe('generating');
  expect((await cancel(other, session, 'call-7')).status).toBe(202);
  await until(async () => (await job()).error_code === 'canceled');
  await stream.ended();
});

test('canceling a retry, which started nothing, leaves the job to the call that did', async () => {
  const { key, call, job } = await aGenerateCall(service);
  const once = { ...call, arguments: { ...call.arguments, idempotency_key: 'once' } };
  const [first, second] = [await initialize(service), await initialize(service)];
  const started = await openLegacyCall(service, { key, call: once, session: first });
  await started.shows('notifications/progress');
  const retried = await openLegacyCall(service, { key, call: once, session: second });
  await retried.shows('notifications/progress');
  expect((await cancel(service, second, 'call-7')).status).toBe(202);
  expect(await retried.ended()).toContain('"status":"generating"');
  expect((await job()).status).toBe('generating');
  await finish(service, (await job()).id);
  expect(await started.ended()).toContain('"status":"completed"');
});

test('an older client whose connection drops has not canceled anything', async () => {
  const { key, call, job } = await aGenerateCall(service);
  const stream = await openLegacyCall(service, { key, call, session: await initialize(service) });
  await stream.shows('notifications/progress');
  stream.leave();
  const { id } = await job();
  // Whatever a cancellation would do is done before these.
  for (let i = 0; i < 5; i += 1) await callTool(service, 'get_account', { key });
  expect((await job()).status).toBe('generating');
  await finish(service, id);
  expect((await job()).status).toBe('completed');
});

test('a client without a session is served as well', async () => {
  const { key, call, job } = await aGenerateCall(service);
  const stream = await openLegacyCall(service, { key, call });
  await stream.shows('notifications/progress');
  await finish(service, (await job()).id);
  expect(await stream.ended()).toContain('"status":"completed"');
});

test('where too many streams are open, a call answers at once', async () => {
  const crowded = await aService({ environment: { RATE_LIMIT_MULTIPLIER: '0.02' } });
  const { key, call } = await aGenerateCall(crowded);
  const stream = await openLegacyCall(crowded, { key, call });
  await stream.shows('notifications/progress');
  const second = await openLegacyCall(crowded, { key, call });
  expect(await second.ended()).toContain('"status":"generating"');
});

test('calls at once never get more streams than there are, and no job is lost over it', async () => {
  const crowded = await aService({ environment: { RATE_LIMIT_MULTIPLIER: '0.04' } });
  const { key, call } = await aGenerateCall(crowded);
  const answers = await Promise.all(
    Array.from({ length: 4 }, () => readStream(`${crowded.origin}/mcp`, modernCall(key, call))),
  );
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
  const waiting = answers.filter(({ headers }) =>
    headers.get('content-type')?.startsWith('text/event-stream'),
  );
  expect(waiting).toHaveLength(2);
  const { rows } = await crowded.pool.query(
    'select status, count(*)::int from generation group by 1',
  );
  expect(rows).toEqual([{ status: 'generating', count: 4 }]);
});

/** A call of the newest version that asks for progress. */
function modernCall(key: string, call: Call): RequestInit {
  return {
    method: 'POST',
    headers: {
      authorization: `Bearer ${key}`,
      'content-type': 'application/json',
      accept: 'application/json, text/event-stream',
      'mcp-protocol-version': '2026-07-28',
      'mcp-method': 'tools/call',
      'mcp-name': call.name,
    },
    body: JSON.stringify({
      ...{ jsonrpc: '2.0', id: 1, method: 'tools/call' },
      params: {
        ...call,
        _meta: {
          'io.modelcontextprotocol/protocolVersion': '2026-07-28',
          'io.modelcontextprotocol/clientCapabilities': {},
          progressToken: 'a',
        },
      },
    }),
  };
}
