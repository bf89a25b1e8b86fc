import { createHash, createPublicKey, verify as verifyBytes } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import fastify from 'fastify';
import { verify as verifyMessage } from 'http-message-sig';
import pg from 'pg';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { verify } from 'web-bot-auth';
import { verifierFromJWK } from 'web-bot-auth/crypto';
import { aClock } from '../../../test/harness/a-clock.ts';
import { aDatabase } from '../../../test/harness/a-database.ts';
import { systemClock } from '../../platform/clock.ts';
import { openWebBotAuth, type WebBotAuth } from '../../platform/web-bot-auth-key.ts';
import { signaturesDirectoryRoute } from '../../surfaces/discovery/http-message-signatures-directory.ts';
import { createFetcher } from './index.ts';

const BASE_URL = 'https://kinora.example';
const PNG = Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex');

let pool: pg.Pool;
let webBotAuth: WebBotAuth;

beforeAll(async () => {
  pool = new pg.Pool({ connectionString: await aDatabase() });
  webBotAuth = await openWebBotAuth({ pool, clock: systemClock, baseUrl: BASE_URL });
});
afterAll(() => pool.end());

interface PublicJwk {
  readonly kty: string;
  readonly crv: string;
  readonly x: string;
  readonly kid: string;
}

async function publishedKey(auth = webBotAuth): Promise<PublicJwk & Record<string, unknown>> {
  return JSON.parse((await auth.directory()).body).keys[0];
}

/** One signed message, checked the way RFC 9421 writes it, with nothing of the signing library. */
function isSigned(
  values: Readonly<Record<string, string>>,
  { input, signature, jwk }: { input: string; signature: string; jwk: Record<string, unknown> },
): boolean {
  const [, label, params] = /^(\w+)=(.*)$/.exec(input) ?? [];
  const [, components = ''] = /^\(([^)]*)\)/.exec(params ?? '') ?? [];
  const lines = components.split(' ').map((component) => `${component}: ${values[component]}`);
  const base = [...lines, `"@signature-params": ${params}`].join('\n');
  const bytes = Buffer.from(/^\w+=:(.*):$/.exec(signature)?.[1] ?? '', 'base64');
  const key = createPublicKey({ key: jwk, format: 'jwk' });
  return signature.startsWith(`${label}=:`) && verifyBytes(null, Buffer.from(base), key, bytes);
}

async function aRequest(path: string): Promise<{ headers: IncomingHttpHeaders; origin: string }> {
  const received: IncomingHttpHeaders[] = [];
  const server = createServer((request, response) => {
    received.push(request.headers);
    response.end(PNG);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  const origin = `http://127.0.0.1:${port}`;
  const fetcher = createFetcher({
    signer: webBotAuth,
    baseUrl: BASE_URL,
    allowPrivateAddressesOf: [origin],
  });
  const { path: file } = await fetcher.fetchToFile(`${origin}${path}`, {
    limits: { bytesMax: 1_000, timeoutMs: 5_000, redirectsMax: 0 },
    accept: 'image',
    signal: new AbortController().signal,
  });
  await rm(file);
  const [headers = {}] = received;
  return { headers, origin };
}

const text = (header: unknown) => String(header);

test('the check of these tests accepts the published vector of the working group', () => {
  const input =
    'sig2=("@authority" "signature-agent";key="agent2");created=1735689600;keyid="poqkLGiymh_W0uP6PZFw-dvez3QJT5SolqXBCW38r0U";alg="ed25519";expires=4889289600;nonce="n9p433xm+NJ3ph3upfBIGmsuwHw387YV7Q/F+6BSpGCVjYCqQw6rznNA8PVVLySrAWsv0hQtFioQb6E1YsauiA==";tag="web-bot-auth"';
  const signature =
    'sig2=:RdNFx5Bj6au3YgAMQL/RzmUlZE8QZLIaXGRpw985hWnwPfMxT228NMk6ehRS1PSl4e8PhbNZACSanGdhEwYCCg==:';
  const jwk = { kty: 'OKP', crv: 'Ed25519', x: 'JrQLj5P_89iXES9-vFgrIy29clF9CC_oPPsw3c5D0bs' };
  const values = {
    '"@authority"': 'example.com',
    '"signature-agent";key="agent2"': '"https://signature-agent.test"',
  };
  expect(isSigned(values, { input, signature, jwk })).toBe(true);
  expect(isSigned({ ...values, '"@authority"': 'x' }, { input, signature, jwk })).toBe(false);
});

test('[5-49] [5-50] a fetch is signed so that anybody can check it with the published key', async () => {
  const { headers, origin } = await aRequest('/cat.png?size=1');
  const input = text(headers['signature-input']);
  const { kid, ...jwk } = await publishedKey();
  expect(headers['signature-agent']).toBe('sig1="https://kinora.example"');
  expect(input).toMatch(/^sig1=\("@authority" "@method" "@path" "signature-agent";key="sig1"\);/);
  expect(input).toContain(`;keyid="${kid}"`);
  expect(input).toContain(';tag="web-bot-auth"');
  expect(input).toContain(';alg="ed25519"');
  const [, created, expires] = /;created=(\d+).*;expires=(\d+)/.exec(input) ?? [];
  expect(Number(expires) - Number(created)).toBe(300);
  expect(Math.abs(Date.now() / 1_000 - Number(created))).toBeLessThan(10);
  const values = {
    '"@authority"': origin.slice(7),
    '"@method"': 'GET',
    '"@path"': '/cat.png',
    '"signature-agent";key="sig1"': '"https://kinora.example"',
  };
  const signed = { input, signature: text(headers['signature']), jwk };
  expect(isSigned(values, signed)).toBe(true);
  expect(isSigned({ ...values, '"@path"': '/dog.png' }, signed)).toBe(false);
  expect(isSigned({ ...values, '"@authority"': 'other.example' }, signed)).toBe(false);
});

test('the library that crawlers and firewalls use accepts the signature', async () => {
  const { headers, origin } = await aRequest('/cat.png');
  // This version of it does not take a member out of a dictionary, so it is shown the member.
  const message = {
    method: 'GET',
    url: `${origin}/cat.png`,
    headers: {
      'signature-agent': '"https://kinora.example"',
      'signature-input': text(headers['signature-input']),
      signature: text(headers['signature']),
    },
  };
  const verifier = await verifierFromJWK(await publishedKey());
  await expect(verify(message, verifier)).resolves.toBeUndefined();
  const other = { ...message, url: 'http://other.example/cat.png' };
  await expect(verify(other, verifier)).rejects.toThrow();
});

test('no two requests carry the same signature', async () => {
  const url = new URL('https://example.com/');
  const [one, two] = await Promise.all([
    webBotAuth.signRequest({ method: 'GET', url }),
    webBotAuth.signRequest({ method: 'GET', url }),
  ]);
  expect(one?.['signature']).not.toBe(two?.['signature']);
});

test('the directory lists the public half of the key, by its thumbprint', async () => {
  const key = await publishedKey();
  expect(Object.keys(key).sort()).toEqual(['crv', 'exp', 'kid', 'kty', 'nbf', 'use', 'x']);
  expect(key).toMatchObject({ kty: 'OKP', crv: 'Ed25519', use: 'sig' });
  const canonical = JSON.stringify({ crv: key.crv, kty: key.kty, x: key.x });
  expect(key.kid).toBe(createHash('sha256').update(canonical).digest('base64url'));
  expect(Number(key['nbf'])).toBeLessThanOrEqual(Date.now() / 1_000);
  expect(Number(key['exp'])).toBeGreaterThan(Date.now() / 1_000 + 28 * 86_400);
});

test('the directory is sent with its own media type, signed for our name, and may be kept', async () => {
  const app = fastify();
  const route = signaturesDirectoryRoute(webBotAuth);
  app.get(route.path, (request, reply) => route.handle(request, reply));
  onTestFinished(() => app.close());
  const { statusCode, headers, body } = await app.inject(route.path);
  expect(statusCode).toBe(200);
  expect(route.path).toBe('/.well-known/http-message-signatures-directory');
  expect(headers['content-type']).toBe('application/http-message-signatures-directory+json');
  expect(headers['cache-control']).toBe('public, max-age=300');
  const { kid, ...jwk } = JSON.parse(body).keys[0];
  const input = text(headers['signature-input']);
  expect(input).toMatch(/^binding0=\("@authority";req\);/);
  expect(input).toContain(';tag="http-message-signatures-directory"');
  expect(input).toContain(`;keyid="${kid}"`);
  const signed = { input, signature: text(headers['signature']), jwk };
  expect(isSigned({ '"@authority";req': 'kinora.example' }, signed)).toBe(true);
  expect((await app.inject({ method: 'HEAD', url: route.path })).statusCode).toBe(200);
  const again = await app.inject({
    url: route.path,
    headers: { 'if-none-match': text(headers['etag']) },
  });
  expect(again.statusCode).toBe(304);
});

/** Parameters of a signature that the check of a key does not look at. */
const UNREAD = { created: new Date(0), expires: new Date(0), tag: 'web-bot-auth' } as const;

test('the library that crawlers and firewalls use accepts the signature of the directory', async () => {
  const { body, headers } = await webBotAuth.directory();
  const [key] = JSON.parse(body).keys;
  const answer = (url: string) => ({
    request: { method: 'GET', url, headers: {} },
    response: { status: 200, headers },
  });
  const path = '/.well-known/http-message-signatures-directory';
  const check = await verifierFromJWK(key);
  const verifier = (data: string, signature: Uint8Array, { keyid = '' }: { keyid?: string }) => {
    expect(keyid).toBe(key.kid);
    return check(data, signature, { ...UNREAD, keyid });
  };
  await expect(
    verifyMessage(answer(`https://kinora.example${path}`), verifier),
  ).resolves.toBeUndefined();
  await expect(verifyMessage(answer(`https://other.example${path}`), verifier)).rejects.toThrow();
});

test('processes that start at once sign with one key, and so do those that come later', async () => {
  const fresh = new pg.Pool({ connectionString: await aDatabase(), max: 8 });
  onTestFinished(() => fresh.end());
  const open = () => openWebBotAuth({ pool: fresh, clock: aClock(), baseUrl: BASE_URL });
  const opened = await Promise.all(Array.from({ length: 8 }, open));
  const keys = await Promise.all([...opened, await open()].map((auth) => publishedKey(auth)));
  expect(new Set(keys.map(({ kid }) => kid)).size).toBe(1);
  const { rows } = await fresh.query('select algorithm from signing_key');
  expect(rows).toEqual([{ algorithm: 'ed25519' }]);
});
