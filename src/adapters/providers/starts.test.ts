import { describe, expect, test } from 'vitest';
import {
  aProvider,
  HASTY,
  HUGE,
  MALFORMED,
  slowly,
  UNKNOWN_FORM,
} from '../../../test/harness/vendors/a-provider.ts';
import { aRequest, stepOptions } from '../../../test/harness/vendors/a-request.ts';
import type { Reply } from '../../../test/harness/vendors/a-vendor.ts';
import { DIALECTS } from '../../../test/harness/vendors/dialects.ts';
import { readConfiguration } from '../../platform/configuration/index.ts';
import { createProviders } from './index.ts';

test('only configured providers exist', () => {
  expect([...createProviders(readConfiguration({})).keys()]).toEqual([]);
  const configured = createProviders(readConfiguration({ LUMA_API_KEY: 'k', FAL_KEY: 'k' }));
  expect([...configured.keys()]).toEqual(['fal', 'luma']);
});

describe.each(DIALECTS)('a start at $provider', async (dialect) => {
  const { vendor, request, taskId, provider, routes, startedWith } = await aProvider(dialect);

  test('a start sends the request once, as documented, and gives a task to come back to', async () => {
    expect(await startedWith(dialect.start.accepted)).toEqual({
      state: 'running',
      taskId,
      pollAfterMs: expect.toSatisfy((ms: number) => ms >= 2_000 && ms <= 5_000),
      progress: null,
    });
    expect(vendor.received).toEqual([
      {
        route: dialect.start.route,
        headers: expect.objectContaining(dialect.start.headers),
        body: dialect.start.body,
      },
    ]);
  });

  test('a slow answer is waited for', async () => {
    expect(await startedWith(slowly(dialect.start.accepted, 150))).toMatchObject({
      state: 'running',
    });
  });

  // Some vendors refuse only later.
  const { refusedAtStart } = dialect;
  if (refusedAtStart !== null) {
    test('content that the vendor refuses at once is refused', async () => {
      expect(await startedWith(refusedAtStart)).toMatchObject({ kind: 'refused' });
    });
  }

  test.each<[string, Reply, 'retryable' | 'permanent']>([
    ['invalid input', dialect.invalid, 'permanent'],
    ['400', { status: 400, json: {} }, 'permanent'],
    ['401', { status: 401, json: {} }, 'retryable'],
    ['402', { status: 402, json: {} }, 'retryable'],
    ['403', { status: 403, json: {} }, 'retryable'],
    ['404', { status: 404, json: {} }, 'retryable'],
    ['429', { status: 429, json: {} }, 'retryable'],
    ['503', { status: 503, json: {} }, 'retryable'],
    ['500', { status: 500, json: {} }, 'permanent'],
    ['502', { status: 502, text: '<html>Bad gateway, please try again</html>' }, 'permanent'],
    ['a redirect', { status: 307, json: {} }, 'permanent'],
    ['malformed JSON', MALFORMED, 'permanent'],
    ['an unknown form', UNKNOWN_FORM, 'permanent'],
    ['a huge answer', HUGE, 'permanent'],
    ['a connection reset', 'reset', 'permanent'],
  ])(
    'a start that meets %s is sent once and is not tried again where it may run',
    async (...row) => {
      const [, reply, kind] = row;
      expect(await startedWith(reply)).toMatchObject({ state: 'failed', kind });
      expect(routes()).toEqual([dialect.start.route]);
    },
  );

  test('a start without an answer gives up in time, was sent once, and is not tried again', async () => {
    expect(await startedWith('hang', HASTY)).toMatchObject({ state: 'failed', kind: 'permanent' });
    expect(routes()).toEqual([dialect.start.route]);
  });

  test('a start that nobody waits for is not sent', async () => {
    vendor.says({ [dialect.start.route]: dialect.start.accepted });
    const stopped = { ...stepOptions(), signal: AbortSignal.abort() };
    await expect(provider().start(request, stopped)).rejects.toThrow();
    expect(vendor.received).toEqual([]);
  });

  test('a start that is under way when the worker stops still brings its task', async () => {
    vendor.says({ [dialect.start.route]: slowly(dialect.start.accepted, 60) });
    const controller = new AbortController();
    const step = provider().start(request, { ...stepOptions(), signal: controller.signal });
    controller.abort();
    expect(await step).toMatchObject({ state: 'running', taskId });
  });

  test('details are short and never show the key', async () => {
    const text = `Not a good key: ${dialect.key}. ${'And so on. '.repeat(200)}`;
    const step = await startedWith({ status: 400, text });
    if (step.state !== 'failed') throw new Error('it should have failed');
    if (dialect.key !== null) expect(step.detail).not.toContain(dialect.key);
    expect(step.detail.length).toBeLessThanOrEqual(500);
  });

  test('a model of somebody else is refused without a request', async () => {
    vendor.says({});
    const foreign = aRequest({ modelId: 'kinora_motion_1' });
    expect(await provider().start(foreign, stepOptions())).toMatchObject({
      state: 'failed',
      kind: 'permanent',
    });
    expect(vendor.received).toEqual([]);
  });
});

test.each(DIALECTS)(
  'a start at $provider that cannot be reached was not made, so that another may',
  async (dialect) => {
    const { vendor, provider, request } = await aProvider(dialect);
    await vendor.close();
    expect(await provider().start(request, stepOptions())).toMatchObject({
      state: 'failed',
      kind: 'retryable',
    });
  },
);
