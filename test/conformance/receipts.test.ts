import { createLocalJWKSet, decodeProtectedHeader, jwtVerify } from 'jose';
import { expect, test } from 'vitest';
import { complete, fail } from '../../src/domain/generation/index.ts';
import { systemClock } from '../../src/platform/clock.ts';
import { rotateSigningKeys, withdrawSigningKey } from '../../src/platform/signing-keys.ts';
import { aService } from '../harness/a-service.ts';
import { bearer, submitted } from '../harness/a-submit.ts';
import { graphqlOf } from '../harness/graphql.ts';

const service = await aService();
const NOW = new Date('2026-11-15T12:00:06Z');
const FILE = {
  assetName: 'kQ3v9x2mZt7LwA0c4dPq.mp4',
  assetBytes: 248_133,
  assetType: 'video/mp4',
  assetSha256: Buffer.alloc(32, 0xab),
  thumbnailName: null,
};
const FOX = { kind: 'video', prompt: 'A fox — “Füchsin” 🦊 \n"quoted"' } as const;

const receiptOf = (id: string, secret?: string) =>
  service.call(`/v1/videos/${id}/receipt`, secret === undefined ? {} : { headers: bearer(secret) });

/** What a stranger finds who has the text and the published keys. */
async function verified(jws: string, of = service) {
  const { body } = await of.call('/issuer/jwks.json');
  const { payload } = await jwtVerify(jws, createLocalJWKSet(body), {
    algorithms: ['RS256'],
    typ: 'kinora-receipt+jwt',
    issuer: 'http://kinora.test/issuer',
  });
  return payload;
}

test('the receipt of a completed video says what was asked and charged, signed, the same each time', async () => {
  const { accountId, secret } = await service.aKey();
  const id = await submitted(service, secret, FOX);
  await complete(service.pool, { id, attempt: 0 }, { result: FILE, now: NOW });
  const { status, body, text } = await receiptOf(id, secret);
  expect(status).toBe(200);
  const at = expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/);
  expect(body.receipt).toEqual({
    version: 1,
    iss: 'http://kinora.test/issuer',
    sub: id,
    account_id: accountId,
    sandbox: false,
    request: {
      type: 'video',
      aiModel: 'kinora_motion_1',
      prompt: 'A fox — “Füchsin” 🦊 \n"quoted"',
      duration: 5,
      aspectRatio: '16:9',
      imageUrl: null,
    },
    status: 'completed',
    created_at: at,
    ended_at: '2026-11-15T12:00:06.000Z',
    charge: { outcome: 'charged', credits: 2, reason: null, message: '2 credits were charged.' },
    ledger: [
      { cause: `hold:${id}`, kind: 'hold', balance_change: 0, held_change: 2, at },
      { cause: `settle:${id}`, kind: 'settle', balance_change: -2, held_change: -2, at },
    ],
    result: { sha256: 'ab'.repeat(32), bytes: 248_133, content_type: 'video/mp4' },
  });
  expect(await verified(body.jws)).toEqual(body.receipt);
  expect(Object.keys(decodeProtectedHeader(body.jws)).toSorted()).toEqual(['alg', 'kid', 'typ']);
  expect((await receiptOf(id, secret)).text).toBe(text);
});

const LEDGER_OF_NOTHING = [
  ['hold', 0, 1],
  ['release', 0, -1],
];

test.each([
  [
    'failed',
    (id: string) =>
      fail(service.pool, { id, attempt: null, code: 'provider_error', now: NOW }).then(() => {}),
    'provider_error',
    'The model failed to make this. Nothing was charged.',
  ],
  [
    'was out of time',
    (id: string) =>
      fail(service.pool, { id, attempt: null, code: 'timeout', now: NOW }).then(() => {}),
    'timeout',
    'The model took too long. Nothing was charged.',
  ],
  [
    'was canceled',
    async (id: string, secret: string) => {
      await service.call(`/v1/videos/${id}/cancel`, { method: 'POST', headers: bearer(secret) });
    },
    'canceled',
    'Canceled. Nothing was charged.',
  ],
])(
  'the receipt of an image that %s proves that it cost nothing',
  async (_how, end, reason, message) => {
    const { secret } = await service.aKey();
    const id = await submitted(service, secret, { prompt: 'A fox' });
    await end(id, secret);
    const { receipt, jws } = (await receiptOf(id, secret)).body;
    expect(receipt.status).toBe('failed');
    expect(receipt.request).toMatchObject({ type: 'image', duration: null });
    expect(receipt.charge).toEqual({ outcome: 'not_charged', credits: 0, reason, message });
    expect(
      receipt.ledger.map((entry: Record<string, unknown>) => [
        entry['kind'],
        entry['balance_change'],
        entry['held_change'],
      ]),
    ).toEqual(LEDGER_OF_NOTHING);
    expect(receipt.result).toBeNull();
    expect(await verified(jws)).toEqual(receipt);
  },
);

test('what an unlimited plan includes costs nothing, and its receipt says so', async () => {
  const { accountId } = await service.anAccount({ plan: 'ultra' });
  const { secret } = await service.aKey({ accountId });
  const id = await submitted(service, secret, FOX);
  await complete(service.pool, { id, attempt: 0 }, { result: FILE, now: NOW });
  const { receipt } = (await receiptOf(id, secret)).body;
  expect(receipt.charge).toEqual({
    outcome: 'not_charged',
    credits: 0,
    reason: 'unlimited_plan',
    message: 'The plan of the account includes it. Nothing was charged.',
  });
});

test('a sandbox job has a receipt without a key, once it is over', async () => {
  const headers = { 'x-sandbox': 'true' };
  const sandbox = async (outcome: string) => {
    const { body } = await service.call('/v1/generate/video', {
      method: 'POST',
      json: { prompt: 'A fox' },
      headers: { ...headers, 'x-sandbox-outcome': outcome },
    });
    return receiptOf(body.video.id);
  };
  const { receipt, jws } = (await sandbox('failed')).body;
  expect([receipt.sandbox, receipt.account_id, receipt.ledger]).toEqual([true, null, []]);
  expect([receipt.status, receipt.charge.outcome]).toEqual(['failed', 'not_charged']);
  expect(receipt.charge.reason).toBe('sandbox');
  expect(await verified(jws)).toEqual(receipt);
  const running = await sandbox('slow');
  expect([running.status, running.body.error.code]).toEqual([409, 'job_running']);
});

test('there is no receipt for others, while it runs, or after it was deleted', async () => {
  const { secret, accountId } = await service.aKey();
  const { secret: other } = await service.aKey();
  const { secret: maker } = await service.aKey({ accountId, permissions: ['generate'] });
  const id = await submitted(service, secret, FOX);
  const seen = async (key?: string) => {
    const { status, body } = await receiptOf(id, key);
    return [status, body.error?.code];
  };
  expect(await seen(secret)).toEqual([409, 'job_running']);
  const graphql = graphqlOf(service);
  const query = `{ job(id: "${id}") { receipt { jws outcome credits reason message } } }`;
  const asked = async () => (await graphql(query, { key: secret })).body.data.job.receipt;
  expect(await asked()).toBeNull();
  await complete(service.pool, { id, attempt: 0 }, { result: FILE, now: NOW });
  expect(await seen(secret)).toEqual([200, undefined]);
  const { jws } = (await receiptOf(id, secret)).body;
  const charged = { outcome: 'CHARGED', credits: 2, reason: null };
  expect(await asked()).toEqual({ jws, ...charged, message: '2 credits were charged.' });
  expect(await seen(other)).toEqual([404, 'not_found']);
  expect(await seen(maker)).toEqual([403, 'forbidden']);
  expect(await seen()).toEqual([401, 'unauthorized']);
  await service.call(`/v1/videos/${id}`, { method: 'DELETE', headers: bearer(secret) });
  expect(await seen(secret)).toEqual([404, 'not_found']);
  expect(await verified(jws)).toMatchObject({ sub: id });
});

test('a receipt is good after its key was retired, and no longer after the key was withdrawn', async () => {
  const store = { pool: service.pool, clock: systemClock };
  const { secret } = await service.aKey();
  const id = await submitted(service, secret, FOX);
  await complete(service.pool, { id, attempt: 0 }, { result: FILE, now: NOW });
  const before = (await receiptOf(id, secret)).body;
  const { keyId } = await rotateSigningKeys(store);
  const after = (await receiptOf(id, secret)).body;
  expect(decodeProtectedHeader(after.jws).kid).toBe(keyId);
  expect(after.receipt).toEqual(before.receipt);
  const environment = { DATABASE_URL: service.databaseUrl };
  const later = await aService({ environment });
  expect(await verified(before.jws, later)).toEqual(before.receipt);
  expect(await verified(after.jws, later)).toEqual(before.receipt);
  await withdrawSigningKey(store, keyId);
  const afterwards = await aService({ environment });
  await expect(verified(after.jws, afterwards)).rejects.toThrow('no applicable key found');
  expect(await verified(before.jws, afterwards)).toEqual(before.receipt);
  const again = (await receiptOf(id, secret)).body;
  expect(await verified(again.jws, afterwards)).toEqual(before.receipt);
});
