import { expect, test } from 'vitest';
import { complete, noteProgress } from '../../src/domain/generation/index.ts';
import { aService, type TestService } from '../harness/a-service.ts';
import { aLegacyMcpClient, anMcpClient, callTool } from '../harness/an-mcp-client.ts';
import { readStream } from '../harness/event-stream.ts';
import { until } from '../harness/wait.ts';

/** Without a worker a generation goes on only when the test says so. */
const service = await aService();

const NOW = new Date('2026-11-15T12:00:00Z');
const RESULT = {
  assetName: 'kQ3v9x2mZt7LwA0c4dPq.mp4',
  assetBytes: 1,
  assetType: 'video/mp4',
  thumbnailName: null,
};

async function finish({ pool, announce }: TestService, id: string): Promise<void> {
  await complete(pool, { id, attempt: 0 }, { result: RESULT, now: NOW });
  await announce(id);
}

async function progressed({ pool, announce }: TestService, id: string, progress: number) {
  await noteProgress(pool, { id, attempt: 0 }, progress);
  await announce(id);
}

async function aGenerateCall(of: TestService = service) {
  const { secret: key, accountId } = await of.aKey();
  const quote = await callTool(of, 'estimate_credit_cost', { args: { model: 'kinora_motion_1' } });
  const { quote_id } = quote.structuredContent;
  const call = { name: 'generate_video', arguments: { prompt: 'A fox', quote_id } };
  /** The one generation of the account, as soon as there is one. */
  const job = async () => {
    let found: { id: string; status: string; error_code: string | null } | undefined;
    await until(async () => {
      const { rows } = await of.pool.query(
        'select id, status, error_code from generation where account_id = $1',
        [accountId],
      );
      found = rows[0];
      return found !== undefined;
    });
    if (found === undefined) throw new Error('There is no generation');
    return found;
  };
  const wallet = async () => {
    const { rows } = await of.pool.query('select balance, held from wallet where account_id = $1', [
      accountId,
    ]);
    return rows[0];
  };
  return { key, call, job, wallet };
}

interface CallOptions {
  readonly onprogress?: (news: { progress: number; total?: number | undefined }) => void;
  readonly signal?: AbortSignal;
}

type Call = { name: string; arguments: Record<string, unknown> };

async function modern(of: TestService, key: string) {
  const client = await anMcpClient(of, { key });
  return (call: Call, options: CallOptions) => client.callTool(call, options);
}

async function legacy(of: TestService, key: string) {
  const client = await aLegacyMcpClient(of, { key });
  return (call: Call, options: CallOptions) => client.callTool(call, undefined, options);
}

const ERAS = [
  ['2026-07-28', modern],
  ['2025-11-25', legacy],
] as const;

test.each(ERAS)(
  'in version %s a generate call reports progress and answers when it is over',
  async (_version, client) => {
    const { key, call, job } = await aGenerateCall();
    const callTool = await client(service, key);
    const told: (number | undefined)[][] = [];
    const answer = callTool(call, {
      onprogress: ({ progress, total }) => void told.push([progress, total]),
    });
    const { id } = await job();
    await until(() => told.length === 1);
    await progressed(service, id, 0.25);
    await until(() => told.length === 2);
    await finish(service, id);
    expect((await answer).structuredContent).toMatchObject({ id, status: 'completed' });
    expect(told).toEqual([
      [0, 1],
      [0.25, 1],
      [1, 1],
    ]);
  },
);

test.each(ERAS)(
  'in version %s a call that asks for no progress answers at once',
  async (_version, client) => {
    const { key, call } = await aGenerateCall();
    const callTool = await client(service, key);
    const { structuredContent } = await callTool(call, {});
    expect(structuredContent).toMatchObject({ status: 'generating', poll_interval_seconds: 5 });
  },
);

test.each(ERAS)(
  'in version %s get_generation waits too, and answers at once when it is over',
  async (_version, client) => {
    const { key, call, job } = await aGenerateCall();
    const callTool = await client(service, key);
    await callTool(call, {});
    const { id } = await job();
    const wait = { name: 'get_generation', arguments: { id } };
    const told: number[] = [];
    const onprogress = ({ progress }: { progress: number }) => void told.push(progress);
    const answer = callTool(wait, { onprogress });
    await until(() => told.length === 1);
    await finish(service, id);
    expect((await answer).structuredContent).toMatchObject({ status: 'completed' });
    expect((await callTool(wait, { onprogress })).structuredContent).toMatchObject({ id });
  },
);

test.each(ERAS)(
  'in version %s canceling a generate call cancels the job, and nothing is charged',
  async (_version, client) => {
    const { key, call, job, wallet } = await aGenerateCall();
    const callTool = await client(service, key);
    const canceling = new AbortController();
    let isOpen = false;
    const answer = callTool(call, {
      signal: canceling.signal,
      onprogress: () => {
        isOpen = true;
      },
    });
    await until(() => isOpen);
    expect(await wallet()).toEqual({ balance: 10, held: 2 });
    canceling.abort('enough');
    await expect(answer).rejects.toThrow();
    await until(async () => (await job()).status === 'failed');
    expect(await job()).toMatchObject({ status: 'failed', error_code: 'canceled' });
    expect(await wallet()).toEqual({ balance: 10, held: 0 });
  },
);

test.each(ERAS)(
  'in version %s canceling get_generation only stops watching',
  async (_version, client) => {
    const { key, call, job } = await aGenerateCall();
    const callTool = await client(service, key);
    await callTool(call, {});
    const { id } = await job();
    const canceling = new AbortController();
    let isOpen = false;
    const answer = callTool(
      { name: 'get_generation', arguments: { id } },
      {
        signal: canceling.signal,
        onprogress: () => {
          isOpen = true;
        },
      },
    );
    await until(() => isOpen);
    canceling.abort('enough');
    await expect(answer).rejects.toThrow();
    // Whatever a cancellation would do is done before this.
    await callTool({ name: 'get_account', arguments: {} }, {});
    expect(await job()).toMatchObject({ status: 'generating' });
  },
);

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

test('an older client cancels through another process than the one that runs its call', async () => {
  const other = await aService({ environment: { DATABASE_URL: service.databaseUrl } });
  const { key, call, job } = await aGenerateCall();
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

test('an older client whose connection drops has not canceled anything', async () => {
  const { key, call, job } = await aGenerateCall();
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
  const { key, call, job } = await aGenerateCall();
  const stream = await openLegacyCall(service, { key, call });
  await stream.shows('notifications/progress');
  await finish(service, (await job()).id);
  expect(await stream.ended()).toContain('"status":"completed"');
});

test('a key that may generate and not read gets its job at once', async () => {
  const { secret: key } = await service.aKey({ permissions: ['generate'] });
  const { call } = await aGenerateCall();
  for (const [, client] of ERAS) {
    const callTool = await client(service, key);
    const { structuredContent } = await callTool(call, { onprogress: () => {} });
    expect(structuredContent).toMatchObject({ status: 'generating' });
  }
});

test('where too many streams are open, a call answers at once', async () => {
  const crowded = await aService({ environment: { RATE_LIMIT_MULTIPLIER: '0.02' } });
  const { key, call } = await aGenerateCall(crowded);
  const stream = await openLegacyCall(crowded, { key, call });
  await stream.shows('notifications/progress');
  const second = await openLegacyCall(crowded, { key, call });
  expect(await second.ended()).toContain('"status":"generating"');
});

test('a server that stops answers with the state it has, and the job goes on', async () => {
  const stopping = await aService({ environment: { DATABASE_URL: service.databaseUrl } });
  const { key, call, job } = await aGenerateCall(stopping);
  const callTool = await modern(stopping, key);
  let isOpen = false;
  const answer = callTool(call, {
    onprogress: () => {
      isOpen = true;
    },
  });
  await until(() => isOpen);
  await stopping.stop();
  expect((await answer).structuredContent).toMatchObject({ status: 'generating' });
  expect((await job()).status).toBe('generating');
});

test('a job of the sandbox is watched without a key', async () => {
  const client = await anMcpClient(service);
  const told: number[] = [];
  const { structuredContent } = await client.callTool(
    { name: 'generate_image', arguments: { prompt: 'A fox', sandbox: 'completed' } },
    { onprogress: ({ progress }) => void told.push(progress) },
  );
  expect(structuredContent).toMatchObject({ status: 'completed', type: 'image' });
});
