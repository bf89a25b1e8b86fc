import {
  calculateJwkThumbprint,
  exportJWK,
  FlattenedSign,
  generateKeyPair,
  importJWK,
  type JWK,
} from 'jose';
import type pg from 'pg';
import type { Clock } from './clock.ts';
import { inTransaction, type Queryable } from './database/index.ts';
import type { Log } from './log.ts';

const ALGORITHM = 'RS256';
const MODULUS_BITS = 2_048;
/** Longer than anything that a key has signed is believed. */
const LISTED_AFTER_RETIREMENT_MS = 86_400_000;
const RELOAD_EVERY_MS = 60_000;

interface SigningKeyStore {
  readonly pool: pg.Pool;
  readonly clock: Clock;
}

/** The public halves of our signing keys, for those who check what we signed. */
export interface PublicKeys {
  /** The same list until the keys change. */
  list(): readonly JWK[];
  close(): void;
}

/** A signature whose payload travels elsewhere (RFC 7515, appendix F). */
interface DetachedSignature {
  readonly protected: string;
  readonly signature: string;
}

export interface SigningKeys extends PublicKeys {
  /** Signs with the newest key of the list; `header` goes into the protected header beside `alg` and `kid`. */
  sign(payload: string, header: Readonly<Record<string, string>>): Promise<DetachedSignature>;
}

/** Makes the first key where there is none, and follows rotations by any process. */
export async function openSigningKeys({
  pool,
  clock,
  log,
}: SigningKeyStore & { log: Log }): Promise<SigningKeys> {
  let keys = await loadSigningKeys({ pool, clock });
  const timer = setInterval(() => {
    selectListed(pool, clock).then(
      (found) => {
        if (JSON.stringify(found) !== JSON.stringify(keys)) keys = found;
      },
      (error: unknown) => log.warn({ err: error }, 'signing keys were not reloaded'),
    );
  }, RELOAD_EVERY_MS).unref();
  return {
    list: () => keys,
    sign: (payload, header) => signDetached(pool, payload, header),
    close: () => clearInterval(timer),
  };
}

/** The public keys to list, newest first. Whoever finds no key in use makes one. */
async function loadSigningKeys({ pool, clock }: SigningKeyStore): Promise<readonly JWK[]> {
  const { rowCount } = await pool.query(
    'select 1 from signing_key where algorithm = $1 and retired_at is null',
    [ALGORITHM],
  );
  if (rowCount === 0) await insertNewKey(pool, clock);
  return selectListed(pool, clock);
}

/** Puts a new key in the place of the present one, and forgets those that are listed no more. */
export async function rotateSigningKeys({
  pool,
  clock,
}: SigningKeyStore): Promise<{ keyId: string }> {
  return inTransaction(pool, async (client) => {
    // Two rotations at once would both retire the same key and then both insert.
    await client.query('lock table signing_key in share row exclusive mode');
    await client.query('delete from signing_key where algorithm = $1 and retired_at <= $2', [
      ALGORITHM,
      listedSince(clock),
    ]);
    await client.query(
      'update signing_key set retired_at = $2 where algorithm = $1 and retired_at is null',
      [ALGORITHM, new Date(clock.now())],
    );
    return { keyId: await insertNewKey(client, clock) };
  });
}

/** The private key is read each time: it is needed once per document and rotation. */
async function signDetached(
  database: Queryable,
  payload: string,
  header: Readonly<Record<string, string>>,
): Promise<DetachedSignature> {
  const { rows } = await database.query<{ id: string; private_jwk: JWK }>(
    'select id, private_jwk from signing_key where algorithm = $1 and retired_at is null',
    [ALGORITHM],
  );
  const [key] = rows;
  if (key === undefined) throw new Error('There is no signing key in use');
  const jws = await new FlattenedSign(new TextEncoder().encode(payload))
    .setProtectedHeader({ ...header, alg: ALGORITHM, kid: key.id })
    .sign(await importJWK(key.private_jwk, ALGORITHM));
  if (jws.protected === undefined) throw new Error('A signature has no protected header');
  return { protected: jws.protected, signature: jws.signature };
}

async function insertNewKey(database: Queryable, clock: Clock): Promise<string> {
  const { privateKey } = await generateKeyPair(ALGORITHM, {
    extractable: true,
    modulusLength: MODULUS_BITS,
  });
  const jwk = await exportJWK(privateKey);
  const id = await calculateJwkThumbprint(jwk);
  await database.query(
    `insert into signing_key (id, algorithm, private_jwk, created_at) values ($1, $2, $3, $4)
     on conflict do nothing`,
    [id, ALGORITHM, jwk, new Date(clock.now())],
  );
  return id;
}

async function selectListed(database: Queryable, clock: Clock): Promise<readonly JWK[]> {
  const { rows } = await database.query<{ id: string; private_jwk: JWK }>(
    `select id, private_jwk from signing_key
     where algorithm = $1 and (retired_at is null or retired_at > $2)
     order by retired_at desc nulls first, id`,
    [ALGORITHM, listedSince(clock)],
  );
  return rows.map(({ id, private_jwk: jwk }) => toPublicJwk(id, jwk));
}

/** Named member by member, so that no private one can slip through. */
function toPublicJwk(id: string, { kty, n, e }: JWK): JWK {
  if (kty === undefined || n === undefined || e === undefined) {
    throw new Error(`The signing key ${id} is not an RSA key`);
  }
  return { kty, use: 'sig', alg: ALGORITHM, kid: id, n, e };
}

function listedSince(clock: Clock): Date {
  return new Date(clock.now() - LISTED_AFTER_RETIREMENT_MS);
}
