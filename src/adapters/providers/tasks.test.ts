import { describe, expect, test } from 'vitest';
import {
  aProvider,
  HASTY,
  HUGE,
  MALFORMED,
  UNKNOWN_FORM,
} from '../../../test/harness/vendors/a-provider.ts';
import { stepOptions } from '../../../test/harness/vendors/a-request.ts';
import type { Reply } from '../../../test/harness/vendors/a-vendor.ts';
import { DIALECTS } from '../../../test/harness/vendors/dialects.ts';

describe.each(DIALECTS)('a task at $provider', async (dialect) => {
  const { vendor, request, taskId, provider, routes, polledWith } = await aProvider(dialect);

  test('a working task is running, a finished one has an address', async () => {
    const { working, finished } = dialect;
    expect(await polledWith(working.says)).toMatchObject({
      state: 'running',
      taskId,
      progress: working.progress,
    });
    expect(vendor.received[0]?.headers).toMatchObject(
      Object.fromEntries(
        Object.entries(dialect.start.headers).filter(([name]) => name !== 'x-dashscope-async'),
      ),
    );
    expect(vendor.received[0]?.headers).not.toHaveProperty('content-type');
    expect(await polledWith(finished.says)).toEqual({ state: 'done', output: finished.output });
  });

  // ComfyUI refuses nothing.
  if (Object.keys(dialect.refusedLater).length > 0) {
    test('content that the vendor refuses later is refused', async () => {
      expect(await polledWith(dialect.refusedLater)).toMatchObject({ kind: 'refused' });
    });
  }

  test('a task that broke at the vendor may be tried elsewhere', async () => {
    expect(await polledWith(dialect.failedLater)).toMatchObject({
      state: 'failed',
      kind: 'retryable',
    });
  });

  test.each<[string, Reply]>([
    ['429', { status: 429, json: {} }],
    ['500', { status: 500, json: {} }],
    ['503', { status: 503, text: 'upstream' }],
    ['a connection reset', 'reset'],
    ['a huge answer', HUGE],
    ['no answer', 'hang'],
  ])('a poll that meets %s leaves the task running and waits longer', async (what, reply) => {
    const timeouts = what === 'no answer' ? HASTY : undefined;
    expect(await polledWith({ [dialect.lookRoute]: reply }, timeouts)).toEqual({
      state: 'running',
      taskId,
      pollAfterMs: 10_000,
      progress: null,
    });
  });

  test.each([
    ['malformed JSON', MALFORMED],
    ['an unknown form', UNKNOWN_FORM],
  ])('a poll that meets %s leaves the task running', async (_, reply) => {
    expect(await polledWith({ [dialect.lookRoute]: reply })).toMatchObject({
      state: 'running',
      taskId,
    });
  });

  test.each([404, 401, 400])('a poll that meets %i ends the task', async (status) => {
    expect(await polledWith({ [dialect.lookRoute]: { status, json: {} } })).toMatchObject({
      state: 'failed',
      kind: 'permanent',
    });
  });

  test('a task that is not of this vendor ends', async () => {
    vendor.says({});
    for (const foreign of ['', 'not JSON', '{}']) {
      expect(await provider().poll(foreign, request, stepOptions())).toMatchObject({
        state: 'failed',
        kind: 'permanent',
      });
      await provider().cancel(foreign);
    }
    expect(vendor.received).toEqual([]);
  });

  test('a cancel tells the vendor, where there is a way', async () => {
    vendor.says(dialect.cancel.says);
    await provider().cancel(taskId);
    expect(routes()).toEqual(dialect.cancel.routes);
  });

  test('a cancel that the vendor does not answer is given up', async () => {
    vendor.says(Object.fromEntries(dialect.cancel.routes.map((route) => [route, 'hang'])));
    await provider(HASTY).cancel(taskId);
  });
});

test.each(DIALECTS)(
  'a task at $provider that cannot be reached runs on, and lets itself be cancelled',
  async (dialect) => {
    const { vendor, provider, request, taskId } = await aProvider(dialect);
    await vendor.close();
    expect(await provider().poll(taskId, request, stepOptions())).toMatchObject({
      state: 'running',
    });
    await provider().cancel(taskId);
  },
);
