import { randomBytes } from 'node:crypto';
import type pg from 'pg';

/** A secret that all processes share; the first to ask makes it. */
export async function sharedSecret(pool: pg.Pool, name: string): Promise<string> {
  await pool.query('insert into secret (name, value) values ($1, $2) on conflict do nothing', [
    name,
    randomBytes(32).toString('base64url'),
  ]);
  const { rows } = await pool.query<{ value: string }>('select value from secret where name = $1', [
    name,
  ]);
  const value = rows[0]?.value;
  if (value === undefined) throw new Error(`The secret ${name} vanished`);
  return value;
}
