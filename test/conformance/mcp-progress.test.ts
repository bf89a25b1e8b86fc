import { expect, test } from 'vitest';
import { aGenerateCall, type Call, finish, progressed } from '../harness/a-generate-call.ts';
import { aService, type TestService } from '../harness/a-service.ts';
import { aLegacyMcpClient, anMcpClient } from '../harness/an-mcp-client.ts';
import { until } from '../harness/wait.ts';

/** Without a worker a generation goes on only when the test says so. */
const service = await aService();

interface CallOptions {
  readonly onprogress?: (news: { progress: number; total?: number | undefined }) => void;
  readonly signal?: AbortSignal;
}

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
    const { key, call, job } = await aGenerateCall(service);
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
    const { key, call } = await aGenerateCall(service);
    const callTool = await client(service, key);
    const { structuredContent } = await callTool(call, {});
    expect(structuredContent).toMatchObject({ status: 'generating', poll_interval_seconds: 5 });
  },
);

test.each(ERAS)(
  'in version %s get_generation waits too, and answers at once when it is over',
  async (_version, client) => {
    const { key, call, job } = await aGenerateCall(service);
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
    const { key, call, job, wallet } = await aGenerateCall(service);
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
    const { key, call, job } = await aGenerateCall(service);
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

test('a key that may generate and not read gets its job at once', async () => {
  const { secret: key } = await service.aKey({ permissions: ['generate'] });
  const { call } = await aGenerateCall(service);
  for (const [, client] of ERAS) {
    const callTool = await client(service, key);
    const { structuredContent } = await callTool(call, { onprogress: () => {} });
    expect(structuredContent).toMatchObject({ status: 'generating' });
  }
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
