import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { Kinora, verifyWebhook } from 'kinora-sdk';
import { expect, test } from 'vitest';
import { aReceiver } from '../harness/a-receiver.ts';
import { aService } from '../harness/a-service.ts';
import { aTemporaryFolder } from '../harness/a-temporary-folder.ts';
import { until } from '../harness/wait.ts';
import { whenDone } from '../harness/when-done.ts';

const KINO = join(import.meta.dirname, '../../packages/cli/bin/kino.js');

const receiver = await aReceiver();
const service = await aService({
  worker: true,
  environment: { WEBHOOK_PRIVATE_ORIGINS: receiver.origin },
});
const { secret: key } = await service.aKey({ permissions: ['generate', 'read', 'webhooks'] });
const kinora = new Kinora({ apiKey: key, baseUrl: service.origin });

/** Ends at once, which is the cheapest event there is. */
async function cancelOne(): Promise<string> {
  const video = await kinora.videos.create({ prompt: 'A fox', aiModel: 'kinora_motion_1' });
  await video.cancel();
  return video.id;
}

test('an endpoint is made, tried, looked at and replayed; the SDK verifies what arrives', async () => {
  const { webhook, secret = '' } = await kinora.webhooks.put('mine', {
    url: `${receiver.origin}/mine`,
    events: ['generation.failed'],
  });
  expect(webhook).toMatchObject({ id: 'mine', enabled: true });
  expect(secret).toMatch(/^whsec_/);
  expect((await kinora.webhooks.list()).map(({ id }) => id)).toEqual(['mine']);

  const id = await cancelOne();
  const [first] = await receiver.gets('/mine', 1);
  if (first === undefined) throw new Error('Nothing arrived');
  const { headers, body } = first;
  const event = await verifyWebhook({ headers, body, secret });
  expect(event).toMatchObject({ type: 'generation.failed', data: { video: { id } } });
  const forged = verifyWebhook({ headers, body: body.replace('failed', 'passed'), secret });
  await expect(forged).rejects.toMatchObject({ code: 'webhook_not_verified' });
  const old = { ...headers, 'webhook-timestamp': '1700000000' };
  const late = verifyWebhook({ headers: old, body, secret });
  await expect(late).rejects.toMatchObject({ code: 'webhook_not_verified' });

  const listed = () => kinora.webhooks.deliveries('mine').all();
  // It has arrived before its answer is written down, and what is under way is not replayed.
  await until(async () => (await listed())[0]?.state === 'delivered', { what: 'the delivery' });
  const [delivery] = await listed();
  expect(delivery).toMatchObject({ type: 'generation.failed', attempts: 1 });
  await kinora.webhooks.replay('mine', delivery?.id ?? '');
  const [, again] = await receiver.gets('/mine', 2);
  expect([again?.id, again?.body]).toEqual([first.id, body]);
  expect((await kinora.webhooks.delivery('mine', first.id)).body).toBe(body);

  const { secret: next } = await kinora.webhooks.rotateSecret('mine');
  await kinora.webhooks.test('mine');
  const [, , tried] = await receiver.gets('/mine', 3);
  for (const known of [secret, next]) {
    const parts = { headers: tried?.headers ?? {}, body: tried?.body ?? '', secret: known };
    expect(await verifyWebhook(parts)).toMatchObject({ type: 'webhook.test' });
  }
  await kinora.webhooks.delete('mine');
  expect(await kinora.webhooks.list()).toEqual([]);
});

test('kino listens, prints events and forwards them as they would have been sent', async () => {
  const child = spawn(
    '/usr/bin/node',
    [KINO, 'webhooks', 'listen', '--json', '--forward-to', `${receiver.origin}/forwarded`],
    {
      env: {
        PATH: process.env['PATH'],
        XDG_CONFIG_HOME: await aTemporaryFolder(),
        KINORA_URL: service.origin,
        KINORA_KEY: key,
      },
    },
  );
  whenDone(() => child.kill('SIGKILL'));
  let printed = '';
  child.stdout.on('data', (piece) => {
    printed += piece;
  });
  const lines = () => printed.split('\n').slice(0, -1);
  await until(() => lines().length === 1, { what: 'kino listening' });
  const { secret } = JSON.parse(lines()[0] ?? '');
  const id = await cancelOne();
  const [forwarded] = await receiver.gets('/forwarded', 1);
  if (forwarded === undefined) throw new Error('Nothing was forwarded');
  const event = await verifyWebhook({ ...forwarded, secret });
  expect(event).toMatchObject({ type: 'generation.failed', data: { video: { id } } });
  await until(() => lines().length === 2, { what: 'the event being printed' });
  expect(JSON.parse(lines()[1] ?? '')).toMatchObject({ type: 'generation.failed', answer: 200 });
  const ended = new Promise((resolve) => child.on('exit', resolve));
  child.kill('SIGINT');
  expect(await ended).toBe(130);
});
