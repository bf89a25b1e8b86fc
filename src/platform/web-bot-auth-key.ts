import { createHash } from 'node:crypto';
import { calculateJwkThumbprint, exportJWK, generateKeyPair, type JWK } from 'jose';
import type pg from 'pg';
import { directoryResponseHeaders, type Signer, signatureHeaders } from 'web-bot-auth';
import { signerFromJWK } from 'web-bot-auth/crypto';
import type { Clock } from './clock.ts';

const ALGORITHM = 'ed25519';
const LABEL = 'sig1';
/** Long enough for clocks that differ, short enough to be of no use later. */
const REQUEST_SIGNATURE_SECONDS = 300;
/** Longer than anybody may keep the document without asking again. */
const DIRECTORY_SIGNATURE_SECONDS = 3_600;
const KEY_LISTED_DAYS = 30;
const DAY_SECONDS = 86_400;

interface WebBotAuthOptions {
  readonly pool: pg.Pool;
  readonly clock: Clock;
  readonly baseUrl: string;
}

type Headers = Readonly<Record<string, string>>;

/** Identifies us to the servers that we fetch from (Web Bot Auth, a profile of RFC 9421). */
export interface WebBotAuth {
  /** To be sent with exactly this request. */
  signRequest(request: { readonly method: string; readonly url: URL }): Promise<Headers>;
  /** What `/.well-known/http-message-signatures-directory` says. */
  directory(): Promise<{ readonly body: string; readonly etag: string; readonly headers: Headers }>;
}

/** All processes sign with the same key; the first to start makes it. */
export async function openWebBotAuth({
  pool,
  clock,
  baseUrl,
}: WebBotAuthOptions): Promise<WebBotAuth> {
  const key = (await selectKey(pool)) ?? (await makeKey(pool, clock));
  const signer: Signer = await signerFromJWK(key.jwk);
  const origin = new URL(baseUrl).origin;
  return {
    signRequest: (request) => signRequest(signer, { ...request, origin, now: clock.now() }),
    directory: async () => {
      const body = JSON.stringify({ keys: [toPublicJwk(key, clock)] });
      return {
        body,
        etag: `"${createHash('sha256').update(body).digest('base64url').slice(0, 27)}"`,
        headers: await signDirectory(signer, origin, clock.now()),
      };
    },
  };
}

async function signRequest(
  signer: Signer,
  { method, url, origin, now }: { method: string; url: URL; origin: string; now: number },
): Promise<Headers> {
  const agent = JSON.stringify(origin);
  // A component with `key` stands for one member of the dictionary (RFC 9421, 2.1.2). The library
  // signs the whole header, so it gets that member alone.
  const message = { method, url: url.href, headers: { 'signature-agent': agent } };
  const signed = await signatureHeaders(message, signer, {
    key: LABEL,
    components: [
      '@authority',
      '@method',
      '@path',
      { name: 'signature-agent', parameters: new Map([['key', LABEL]]) },
    ],
    ...validFor(REQUEST_SIGNATURE_SECONDS, now),
  });
  return {
    'signature-agent': `${LABEL}=${agent}`,
    'signature-input': signed['Signature-Input'],
    signature: signed.Signature,
  };
}

/** Signs for our own host only, so that no other name that points here gets a valid signature. */
async function signDirectory(signer: Signer, origin: string, now: number): Promise<Headers> {
  const url = `${origin}/.well-known/http-message-signatures-directory`;
  const signed = await directoryResponseHeaders(
    { request: { method: 'GET', url, headers: {} }, response: { status: 200, headers: {} } },
    [signer],
    validFor(DIRECTORY_SIGNATURE_SECONDS, now),
  );
  return { 'signature-input': signed['Signature-Input'], signature: signed.Signature };
}

function validFor(seconds: number, now: number): { created: Date; expires: Date } {
  return { created: new Date(now), expires: new Date(now + seconds * 1_000) };
}

interface Key {
  readonly id: string;
  readonly jwk: JWK;
  readonly createdAt: Date;
}

/** Named member by member, so that no private one can slip through. */
function toPublicJwk({ id, jwk, createdAt }: Key, clock: Clock): JWK & Record<string, unknown> {
  const { kty, crv, x } = jwk;
  if (kty !== 'OKP' || crv !== 'Ed25519' || x === undefined) {
    throw new Error(`The signing key ${id} is not an Ed25519 key`);
  }
  // Whole days, so that the document is the same for a day.
  const today = Math.floor(clock.now() / 1_000 / DAY_SECONDS) * DAY_SECONDS;
  return {
    kty,
    crv,
    x,
    kid: id,
    use: 'sig',
    nbf: Math.floor(createdAt.getTime() / 1_000),
    exp: today + KEY_LISTED_DAYS * DAY_SECONDS,
  };
}

async function selectKey(pool: pg.Pool): Promise<Key | null> {
  const { rows } = await pool.query<{ id: string; private_jwk: JWK; created_at: Date }>(
    `select id, private_jwk, created_at from signing_key
     where algorithm = $1 and retired_at is null`,
    [ALGORITHM],
  );
  const [row] = rows;
  return row === undefined ? null : { id: row.id, jwk: row.private_jwk, createdAt: row.created_at };
}

/** When several processes make a key at once, one is stored and used by all. */
async function makeKey(pool: pg.Pool, clock: Clock): Promise<Key> {
  const { privateKey } = await generateKeyPair('Ed25519', { extractable: true });
  const { kty, crv, x, d } = await exportJWK(privateKey);
  const id = await calculateJwkThumbprint({ kty: kty ?? '', crv: crv ?? '', x: x ?? '' });
  await pool.query(
    `insert into signing_key (id, algorithm, private_jwk, created_at) values ($1, $2, $3, $4)
     on conflict do nothing`,
    [id, ALGORITHM, { kty, crv, x, d }, new Date(clock.now())],
  );
  const key = await selectKey(pool);
  if (key === null) throw new Error('The key for signed fetches vanished');
  return key;
}
