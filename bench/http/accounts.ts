import type pg from 'pg';
import { tokenHash } from '../../src/platform/tokens.ts';

const CREDITS = 1_000_000;

/** Secrets and ids that a benchmark can know before its database exists. */
const secretOf = (index: number) => `svc_live_${'b'.repeat(37)}${digits(index, 6)}`;
export const accountOf = (index: number) => `acc_${digits(index, 26)}`;

export const bearer = (index: number) => ({ authorization: `Bearer ${secretOf(index)}` });

/** Accounts on the plan with the largest budgets, each with credits and a key. */
export async function makeAccounts(client: pg.Client, count: number): Promise<void> {
  await client.query('begin');
  for (let index = 0; index < count; index += 1) {
    const account = accountOf(index);
    await client.query(
      "insert into account (id, email, name, plan) values ($1, $2, 'A', 'enterprise_max')",
      [account, `${index}@example.com`],
    );
    await client.query(
      `with granted as (
         insert into transfer (cause, account_id, kind, balance_change, held_change)
         values ('grant:' || $1, $1, 'grant', $2, 0)
       )
       update wallet set balance = balance + $2 where account_id = $1`,
      [account, CREDITS],
    );
    await client.query(
      `insert into api_key (id, account_id, name, secret_hash, last_four, permissions, place)
       values ($1, $2, 'bench', $3, 'bbbb', '{read,generate}', 1)`,
      [`key_${digits(index, 26)}`, account, tokenHash(secretOf(index))],
    );
  }
  await client.query('commit');
}

function digits(index: number, length: number): string {
  return String(index).padStart(length, '0');
}
