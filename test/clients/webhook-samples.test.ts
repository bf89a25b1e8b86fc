import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { Webhook } from 'standardwebhooks';
import { expect, test } from 'vitest';
import { type Language, verifySample } from '../../packages/studio/src/webhooks/verify-samples.ts';
import { aFreePort, until } from '../harness/wait.ts';
import { whenDone } from '../harness/when-done.ts';

const ROOT = join(import.meta.dirname, '../..');
const SECRET = `whsec_${Buffer.from('a secret of twenty-four b').toString('base64')}`;

/** Runs what the page of webhooks prints, on a port that is free. */
async function aReceiverOf(language: Language) {
  const port = await aFreePort();
  const [program, ...words] =
    language === 'python' ? ['/usr/bin/python3', '-'] : [process.execPath, '--input-type=module'];
  const child = spawn(program, words, {
    cwd: ROOT,
    env: { WEBHOOK_SECRET: SECRET, PYTHONPATH: join(ROOT, 'clients/python/src') },
    stdio: ['pipe', 'pipe', 'ignore'],
  });
  whenDone(() => child.kill('SIGKILL'));
  const printed: string[] = [];
  child.stdout.on('data', (piece) => printed.push(String(piece)));
  child.stdin.end(verifySample(language).replace('3000', String(port)));
  const url = `http://127.0.0.1:${port}`;
  const isUp = () => fetch(url).then(Boolean, () => false);
  await until(isUp, { what: `the receiver in ${language}` });
  return { url, printed };
}

test.each(['javascript', 'python', 'other'] as const)(
  'the sample for %s takes what is signed, and nothing else',
  async (language) => {
    const { url, printed } = await aReceiverOf(language);
    const body =
      '{"type":"webhook.test","timestamp":"2026-11-16T12:00:00Z","data":{"webhook":"a"}}';
    const at = new Date();
    const post = (text: string) =>
      fetch(url, {
        method: 'POST',
        headers: {
          'webhook-id': 'evt_1',
          'webhook-timestamp': String(Math.floor(at.getTime() / 1_000)),
          'webhook-signature': new Webhook(SECRET).sign('evt_1', at, body),
        },
        body: text,
      });
    expect((await post(body)).status).toBe(204);
    expect((await post(body.replace('"a"', '"b"'))).status).toBe(400);
    await until(() => printed.join('').includes('webhook.test'), {
      what: 'the event being printed',
    });
  },
);
