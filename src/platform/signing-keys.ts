import {
  type CryptoKey,
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
import { OperatorError } from './operator-error.ts';

const ALGORITHM = 'RS256';
const MODULUS_BITS = 2_048;
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
  /** Signs with the key in use; `header` goes into the protected header beside `alg` and `kid`. */
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
    selectListed(pool).then(
      (found) => {
        if (JSON.stringify(found) !== JSON.stringify(keys)) keys = found;
      },
      (error: unknown) => log.warn({ err: error }, 'signing keys were not reloaded'),
    );
  }, RELOAD_EVERY_MS).unref();
  return {
    list: () => keys,
    sign: createSign(pool),
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
  return selectListed(pool);
}

/** Puts a new key in the place of the present one, whose public half stays listed. */
export async function rotateSigningKeys({
  pool,
  clock,
}: SigningKeyStore): Promise<{ keyId: string }> {
  return inTransaction(pool, async (client) => {
    await lockKeys(client);
    await retire(client, clock, null);
    return { keyId: await insertNewKey(client, clock) };
  });
}

/** Lists a key no more, so that nobody believes what it signed. A new one takes the place of the key in use. */
export async function withdrawSigningKey(
  { pool, clock }: SigningKeyStore,
  id: string,
): Promise<{ newKeyId: string | null }> {
  return inTransaction(pool, async (client) => {
    await lockKeys(client);
    const wasInUse = await retire(client, clock, id);
    const { rowCount } = await client.query(
      `update signing_key set withdrawn_at = coalesce(withdrawn_at, $3)
       where algorithm = $1 and id = $2`,
      [ALGORITHM, id, new Date(clock.now())],
    );
    if (rowCount === 0) throw new OperatorError(`There is no signing key ${id}`);
    return { newKeyId: wasInUse ? await insertNewKey(client, clock) : null };
  });
}

/** Two changes at once would both retire the same key and then both insert. */
async function lockKeys(client: Queryable): Promise<void> {
  await client.query('lock table signing_key in share row exclusive mode');
}

/** Of the key in use, or only if it has this id, leaves the public half. False when it has another id. */
async function retire(client: Queryable, clock: Clock, id: string | null): Promise<boolean> {
  const { rowCount } = await client.query(
    `update signing_key set retired_at = $2, private_jwk = jsonb_build_object(
       'kty', private_jwk -> 'kty', 'n', private_jwk -> 'n', 'e', private_jwk -> 'e')
     where algorithm = $1 and retired_at is null and id = coalesce($3, id)`,
    [ALGORITHM, new Date(clock.now()), id],
  );
  return rowCount === 1;
}

export interface SigningKeyRecord {
  readonly id: string;
  readonly state: 'in_use' | 'retired' | 'withdrawn';
  readonly created_at: string;
  readonly retired_at: string | null;
  readonly withdrawn_at: string | null;
}

/** Every key there ever was, newest first, for operators. */
export async function listSigningKeys(pool: pg.Pool): Promise<readonly SigningKeyRecord[]> {
  const { rows } = await pool.query<{
    id: string;
    created_at: Date;
    retired_at: Date | null;
    withdrawn_at: Date | null;
  }>(
    `select id, created_at, retired_at, withdrawn_at from signing_key where algorithm = $1
     order by retired_at desc nulls first, id`,
    [ALGORITHM],
  );
  return rows.map(({ id, created_at, retired_at, withdrawn_at }) => ({
    id,
    state: withdrawn_at !== null ? 'withdrawn' : retired_at !== null ? 'retired' : 'in_use',
    created_at: created_at.toISOString(),
    retired_at: retired_at?.toISOString() ?? null,
    withdrawn_at: withdrawn_at?.toISOString() ?? null,
  }));
}

/**
 * Asks each time which key is in use, so that no process signs with one that was withdrawn. The key
 * itself is read and imported once.
 */
function createSign(database: Queryable): SigningKeys['sign'] {
  let known: { readonly id: string; readonly key: CryptoKey | Uint8Array } | null = null;
  return async (payload, header) => {
    const { rows } = await database.query<{ id: string; unknown_jwk: JWK | null }>({
      name: 'find-signing-key',
      text: `select id, case when id = $2 then null else private_jwk end as unknown_jwk
        from signing_key where algorithm = $1 and retired_at is null`,
      values: [ALGORITHM, known?.id ?? ''],
    });
    const [row] = rows;
    if (row === undefined) throw new Error('There is no signing key in use');
    if (row.unknown_jwk !== null) {
      known = { id: row.id, key: await importJWK(row.unknown_jwk, ALGORITHM) };
    }
    if (known === null) throw new Error('A signing key has no private half');
    const jws = await new FlattenedSign(new TextEncoder().encode(payload))
      .setProtectedHeader({ ...header, alg: ALGORITHM, kid: known.id })
      .sign(known.key);
    if (jws.protected === undefined) throw new Error('A signature has no protected header');
    return { protected: jws.protected, signature: jws.signature };
  };
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

async function selectListed(database: Queryable): Promise<readonly JWK[]> {
  const { rows } = await database.query<{ id: string; private_jwk: JWK }>(
    `select id, private_jwk from signing_key
     where algorithm = $1 and withdrawn_at is null
     order by retired_at desc nulls first, id`,
    [ALGORITHM],
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
