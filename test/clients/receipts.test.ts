import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { CompactSign, exportJWK, generateKeyPair } from 'jose';
import {
  Kinora,
  type Receipt,
  type ReceiptEnvelope,
  ReceiptVerificationError,
  verifyReceipt,
} from 'kinora-sdk';
import { expect, test } from 'vitest';
import { aTemporaryFolder } from '../harness/a-temporary-folder.ts';
import { aScene } from './run-behaviours.ts';

const root = join(import.meta.dirname, '../..');
const folder = await aTemporaryFolder();
const { service, way } = await aScene();
const run = promisify(execFile);

const TYPE = 'kinora-receipt+jwt';
const ISSUER = 'https://kinora.example/issuer';
const ours = await aKeyPair('ours');
const another = await aKeyPair('ours');
const stranger = await aKeyPair('stranger');
const KEYS = { issuer: ISSUER, keys: [ours.jwk] };

async function aKeyPair(kid: string) {
  const { publicKey, privateKey } = await generateKeyPair('RS256');
  const { kty = '', n = '', e = '' } = await exportJWK(publicKey);
  return { privateKey, jwk: { kty, n, e, kid, use: 'sig', alg: 'RS256' } };
}

const PAYLOAD = {
  version: 1,
  iss: ISSUER,
  sub: 'gen_01k9z8x7w6v5t4s3r2q1p0n9m8',
  account_id: 'acc_1',
  sandbox: false,
  request: {
    ...{ type: 'image', aiModel: 'kinora_still_1', prompt: 'Füchse “im” Schnee 🦊' },
    ...{ duration: null, aspectRatio: '1:1', audio: null, imageUrl: null },
  },
  status: 'failed',
  created_at: '2026-11-15T12:00:00.000Z',
  ended_at: '2026-11-15T12:00:06.000Z',
  charge: {
    outcome: 'not_charged',
    credits: 0,
    reason: 'timeout',
    message: 'Nothing was charged.',
  },
  ledger: [],
  result: null,
} as const satisfies Receipt;

const HEADER = { typ: TYPE, kid: 'ours' };
const encoded = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');

function sign(payload: unknown, header: object = HEADER, { privateKey } = ours): Promise<string> {
  return new CompactSign(Buffer.from(JSON.stringify(payload)))
    .setProtectedHeader({ alg: 'RS256', ...header })
    .sign(privateKey);
}

const genuine = await sign(PAYLOAD);
const [HEAD = '', BODY = '', SIGNATURE = ''] = genuine.split('.');
const file = (jws: string, receipt: unknown = PAYLOAD) => JSON.stringify({ receipt, jws });

/** Another text for the same bytes: the last character of 256 bytes has four bits that say nothing. */
function respelled(signature: string): string {
  const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
  const last = alphabet.indexOf(signature.at(-1) ?? '');
  return `${signature.slice(0, -1)}${alphabet[last ^ 1]}`;
}

function flipped(signature: string): string {
  return `${signature.startsWith('A') ? 'B' : 'A'}${signature.slice(1)}`;
}

const byAnybody = new TextEncoder().encode(ours.jwk.n);
const withSecret = new CompactSign(Buffer.from(JSON.stringify(PAYLOAD)))
  .setProtectedHeader({ ...HEADER, alg: 'HS256' })
  .sign(byAnybody);

/** What a client finds in it: `genuine`, or why it is no proof. */
const CASES: readonly (readonly [what: string, text: string, found: string])[] = [
  ['a file', file(genuine), 'genuine'],
  [
    'a file in another order',
    JSON.stringify({ jws: genuine, receipt: reversed(PAYLOAD) }),
    'genuine',
  ],
  ['the JWS alone', `${genuine}\n`, 'genuine'],
  ['a file without its readable part', JSON.stringify({ jws: genuine }), 'genuine'],
  [
    'another payload',
    file(`${HEAD}.${encoded({ ...PAYLOAD, sub: 'x' })}.${SIGNATURE}`),
    'wrong_signature',
  ],
  ['another signature', file(`${HEAD}.${BODY}.${flipped(SIGNATURE)}`), 'wrong_signature'],
  ['a short signature', file(`${HEAD}.${BODY}.${SIGNATURE.slice(0, 340)}`), 'wrong_signature'],
  [
    'a signature of another spelling',
    file(`${HEAD}.${BODY}.${respelled(SIGNATURE)}`),
    'not_a_receipt',
  ],
  ['no signature', file(`${HEAD}.${BODY}.`), 'not_a_receipt'],
  ['the algorithm none', file(`${encoded({ ...HEADER, alg: 'none' })}.${BODY}.`), 'not_a_receipt'],
  ['the public key as a secret', file(await withSecret), 'not_a_receipt'],
  ['another key of the same name', file(await sign(PAYLOAD, HEADER, another)), 'wrong_signature'],
  [
    'a key that nobody knows',
    file(await sign(PAYLOAD, { ...HEADER, kid: 'stranger' }, stranger)),
    'unknown_key',
  ],
  [
    'a key that it brings itself',
    file(await sign(PAYLOAD, { ...HEADER, kid: 'stranger', jwk: stranger.jwk }, stranger)),
    'unknown_key',
  ],
  [
    'something else that the key has signed',
    file(await sign(PAYLOAD, { ...HEADER, typ: 'JOSE' })),
    'not_a_receipt',
  ],
  [
    'an extension that must be understood',
    file(`${encoded({ alg: 'RS256', ...HEADER, crit: ['x'], x: 1 })}.${BODY}.${SIGNATURE}`),
    'not_a_receipt',
  ],
  ['a later version', file(await sign({ ...PAYLOAD, version: 2 })), 'not_a_receipt'],
  ['another issuer', file(await sign({ ...PAYLOAD, iss: 'https://else.example' })), 'other_issuer'],
  ['a changed readable part', file(genuine, { ...PAYLOAD, status: 'completed' }), 'changed'],
  ['a readable part with more', file(genuine, { ...PAYLOAD, more: 1 }), 'changed'],
  ['a readable part with a number as truth', file(genuine, { ...PAYLOAD, sandbox: 0 }), 'changed'],
  ['a readable part that is null', file(genuine, null), 'changed'],
  ['other JSON', '{"video":{}}', 'not_a_receipt'],
  ['a JWS that is no text', '{"jws":{}}', 'not_a_receipt'],
  ['damaged JSON', '{"jws":', 'not_a_receipt'],
  ['any text', 'Dear customer,', 'not_a_receipt'],
  ['nothing', '', 'not_a_receipt'],
];

function reversed(object: object): object {
  return Object.fromEntries(Object.entries(object).toReversed());
}

test.each(CASES)('the SDK: %s', async (_what, text, found) => {
  const verdict = verifyReceipt(text, KEYS).then(
    (receipt) => {
      expect(receipt).toEqual(PAYLOAD);
      return 'genuine';
    },
    (error: unknown) => (error instanceof ReceiptVerificationError ? error.reason : error),
  );
  expect(await verdict).toBe(found);
});

test('Python finds in each of them what the SDK finds', async () => {
  const cases = join(folder, 'cases.json');
  await writeFile(cases, JSON.stringify({ keys: KEYS, payload: PAYLOAD, cases: CASES }));
  const program = `
import json
from kinora import ReceiptVerificationError, verify_receipt
given = json.load(open("${cases}"))
for what, text, _ in given["cases"]:
    try:
        found = "genuine" if verify_receipt(text, given["keys"]) == given["payload"] else "other"
    except ReceiptVerificationError as error:
        found = error.reason
    print(json.dumps([what, found]))
`;
  const found = (await python(program)).trim().split('\n');
  const parsed = found.map((line): unknown => JSON.parse(line));
  expect(parsed).toEqual(CASES.map(([what, , expected]) => [what, expected]));
});

async function python(program: string): Promise<string> {
  const { stdout } = await run('/usr/bin/python3', ['-c', program], {
    env: { PYTHONPATH: join(root, 'clients/python/src'), PYTHONDONTWRITEBYTECODE: '1' },
  });
  return stdout;
}

/** Where nothing answers: what works there has asked nobody. */
const NOWHERE = 'http://127.0.0.1:9';

async function kino(args: readonly string[], environment: Record<string, string> = {}) {
  const env = { PATH: process.env['PATH'], XDG_CONFIG_HOME: folder, KINORA_URL: NOWHERE };
  const kinoFile = join(root, 'packages/cli/dist/kino.js');
  const ended = run('/usr/bin/node', [kinoFile, ...args], { env: { ...env, ...environment } });
  return ended.then(
    ({ stdout, stderr }) => ({ code: 0, stdout, stderr }),
    ({ code, stdout, stderr }) => ({ code, stdout, stderr }),
  );
}

test.each([
  ['a file', 0, 'Genuine: signed by https://kinora.example/issuer.'],
  ['another signature', 10, 'kino: The signature is wrong.\nDo not trust it.'],
  [
    'a changed readable part',
    10,
    'kino: The readable part was changed; it is not what was signed.',
  ],
  ['any text', 10, 'kino: This is no receipt. It cannot be read.'],
  ['a key that nobody knows', 11, 'kino: The receipt names the key stranger, which is none of'],
])('the command line, without a network: %s', async (what, code, said) => {
  const [, text = ''] = CASES.find(([name]) => name === what) ?? [];
  const path = join(folder, 'receipt.json');
  const keys = join(folder, 'jwks.json');
  await writeFile(path, text);
  await writeFile(keys, JSON.stringify(KEYS));
  const ran = await kino(['receipt', 'verify', path, '--keys', keys]);
  expect([ran.code, ran.stderr]).toEqual([code, expect.stringContaining(said)]);
});

test('the command line believes the issuer of a receipt, whatever others list under the names of its keys', async () => {
  const [, text = ''] = CASES.find(([name]) => name === 'a file') ?? [];
  const home = join(folder, 'several');
  const path = join(folder, 'genuine.json');
  await mkdir(join(home, 'kino'), { recursive: true });
  await writeFile(path, text);
  const { keys } = KEYS;
  const kept = { 'https://a.example': keys, 'https://kinora.example/issuer': keys };
  await writeFile(join(home, 'kino/receipt-keys.json'), JSON.stringify(kept));
  const verify = () => kino(['receipt', 'verify', path], { XDG_CONFIG_HOME: home });
  expect(await verify()).toMatchObject({ code: 0 });
  await writeFile(
    join(home, 'kino/receipt-keys.json'),
    JSON.stringify({ 'https://a.example': keys }),
  );
  expect(await verify()).toMatchObject({
    code: 10,
    stderr: expect.stringContaining('It was signed by https://kinora.example/issuer, not by'),
  });
});

test('an image has a receipt with the hash of its file, which every client gets and verifies', async () => {
  const { secret } = await service.aKey();
  const kinora = new Kinora({ apiKey: secret, baseUrl: way.origin });
  const image = await kinora.images.create({ prompt: 'A fox in the snow' });
  const picture = join(folder, 'fox.png');
  await image.save(picture);
  const envelope = await image.receipt();
  const keys = await kinora.keys();
  expect(keys.issuer).toBe(`${way.origin}/issuer`);
  const receipt = await verifyReceipt(envelope, keys);
  expect(receipt).toEqual(envelope.receipt);
  expect(receipt.charge).toMatchObject({ outcome: 'charged', credits: 1 });
  const bytes = await readFile(picture);
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  expect(receipt.result).toEqual({ sha256, bytes: bytes.length, content_type: 'image/png' });

  const path = join(folder, 'receipt-of-fox.json');
  const unknown = { XDG_CONFIG_HOME: join(folder, 'new') };
  const online = { KINORA_URL: way.origin, KINORA_KEY: secret };
  const saved = await kino(['receipt', image.id, '--out', path], online);
  expect([saved.code, saved.stdout]).toEqual([0, expect.stringContaining('1 credit was charged.')]);
  const written: ReceiptEnvelope = JSON.parse(await readFile(path, 'utf8'));
  expect(written).toEqual(envelope);
  const offline = await kino(['receipt', 'verify', path, '--json']);
  expect([offline.code, JSON.parse(offline.stdout)]).toEqual([0, { verified: true, receipt }]);
  const stranger = await kino(['receipt', 'verify', path], unknown);
  expect([stranger.code, stranger.stderr]).toEqual([
    11,
    expect.stringContaining('kino receipt keys --url ADDRESS'),
  ]);
  expect((await kino(['receipt', 'keys', '--url', way.origin], unknown)).code).toBe(0);
  expect((await kino(['receipt', 'verify', path], unknown)).code).toBe(0);

  const program = `
from kinora import Kinora, verify_receipt
kinora = Kinora(api_key="${secret}", base_url="${way.origin}")
receipt = kinora.videos.receipt("${image.id}")
print(receipt == kinora.videos.get("${image.id}").receipt())
print(verify_receipt(receipt, kinora.keys())["charge"]["credits"])
print(verify_receipt(open("${path}").read(), kinora.keys())["sub"])
`;
  expect(await python(program)).toBe(`True\n1\n${image.id}\n`);
}, 60_000);
