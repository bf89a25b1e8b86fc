import fc from 'fast-check';
import pg from 'pg';
import { afterAll, expect, test } from 'vitest';
import { aDatabase } from '../../../test/harness/a-database.ts';
import { systemClock } from '../../platform/clock.ts';
import { newId } from '../../platform/ids.ts';
import {
  grantCredits,
  HOLD,
  purchaseCredits,
  RELEASE,
  refundCredits,
  SETTLE,
  verifyWallets,
} from './index.ts';

const pool = new pg.Pool({ connectionString: await aDatabase(), max: 4 });
afterAll(() => pool.end());

/** One thing that somebody tries; the number names the occasion, so that equal ones are repeats. */
interface Step {
  readonly kind: 'grant' | 'purchase' | 'refund' | 'hold' | 'settle' | 'release';
  readonly occasion: number;
  readonly credits: number;
}

/** What the wallet should be, told by rules and not by SQL. */
interface Expected {
  balance: number;
  owed: number;
  readonly holds: Map<string, number>;
  readonly seen: Set<string>;
}

const steps: fc.Arbitrary<readonly Step[]> = fc.array(
  fc.record({
    kind: fc.constantFrom('grant', 'purchase', 'refund', 'hold', 'settle', 'release'),
    occasion: fc.integer({ min: 0, max: 3 }),
    credits: fc.integer({ min: 1, max: 30 }),
  }),
  { minLength: 1, maxLength: 25 },
);

test('whatever happens in whatever order and however often, a wallet is what its history says', async () => {
  await fc.assert(
    fc.asyncProperty(steps, async (history) => {
      const accountId = await anAccount();
      const expected: Expected = { balance: 10, owed: 0, holds: new Map(), seen: new Set() };
      for (const step of history) {
        const happened = await attempt(accountId, step);
        expect(happened).toBe(foresee(expected, step));
        await expectSound(accountId, expected);
      }
    }),
    { numRuns: 100, verbose: 1 },
  );
}, 120_000);

test('steps that happen at once leave a wallet that adds up, each cause once', async () => {
  await fc.assert(
    fc.asyncProperty(steps, async (history) => {
      const accountId = await anAccount();
      await Promise.all(history.map((step) => attempt(accountId, step)));
      await Promise.all(history.map((step) => attempt(accountId, step)));
      const { rows } = await pool.query(
        `select balance >= 0 and held >= 0 and held <= balance as sound,
           balance = sum(balance_change) as balance, held = sum(held_change) as held
         from wallet join transfer using (account_id) where account_id = $1 group by 1, wallet.balance, wallet.held`,
        [accountId],
      );
      expect(rows).toEqual([{ sound: true, balance: true, held: true }]);
      expect((await verifyWallets(pool)).problems).toEqual([]);
    }),
    { numRuns: 60, verbose: 1 },
  );
}, 120_000);

/** Does the step; false when it changed nothing. */
async function attempt(accountId: string, { kind, occasion, credits }: Step): Promise<boolean> {
  const named = `${accountId}_${occasion}`;
  const change = { cause: `${kind}:${named}`, accountId, credits, reason: 'test' };
  switch (kind) {
    case 'grant':
      return grantCredits(pool, change);
    case 'purchase':
      return purchaseCredits(pool, change);
    case 'refund':
      return (await refundCredits(pool, change)).isNew;
    case 'hold':
      return moved(
        `with request as (select $1::text as id, $2::text as account_id, $3::int as credit_cost),
        ${HOLD} select from hold_transfer`,
        [named, accountId, credits],
      );
    case 'settle':
      return moved(`with ${ENDED}, ${SETTLE} select from charged`, [named]);
    case 'release':
      return moved(`with ${ENDED}, ${RELEASE} select from freed`, [named]);
  }
}

/** The job of a hold ends with what it cost when it was accepted, as a generation does. */
const ENDED = `ended as (
  select substr(cause, 6) as id, account_id, held_change as credit_cost from transfer
  where cause = 'hold:' || $1::text
)`;

/** A repeat meets the uniqueness of its cause, or of the resolution of its hold. */
async function moved(statement: string, values: readonly unknown[]): Promise<boolean> {
  try {
    return (await pool.query(statement, [...values])).rowCount === 1;
  } catch (error) {
    if (error instanceof pg.DatabaseError && error.code === '23505') return false;
    throw error;
  }
}

/** Says whether the step should change anything, and notes what. */
function foresee(expected: Expected, { kind, occasion, credits }: Step): boolean {
  const { holds, seen } = expected;
  const hold = String(occasion);
  const cause = kind === 'release' || kind === 'settle' ? `end:${hold}` : `${kind}:${hold}`;
  const available = expected.balance - sum(holds);
  if (seen.has(cause)) return false;
  if (kind === 'hold' && credits > available) return false;
  if ((kind === 'settle' || kind === 'release') && !holds.has(hold)) return false;
  seen.add(cause);
  if (kind === 'grant' || kind === 'purchase') expected.balance += credits;
  if (kind === 'hold') holds.set(hold, credits);
  if (kind === 'settle') expected.balance -= holds.get(hold) ?? 0;
  if (kind === 'settle' || kind === 'release') holds.delete(hold);
  if (kind === 'refund') {
    expected.balance -= Math.min(credits, available);
    expected.owed += Math.max(0, credits - available);
  }
  return true;
}

async function expectSound(accountId: string, expected: Expected): Promise<void> {
  const { rows } = await pool.query(
    `select balance, held, (select sum(owed)::int from transfer where account_id = $1) as owed
     from wallet where account_id = $1`,
    [accountId],
  );
  const held = sum(expected.holds);
  expect(rows).toEqual([{ balance: expected.balance, held, owed: expected.owed }]);
  expect(held).toBeLessThanOrEqual(expected.balance);
  expect((await verifyWallets(pool)).problems).toEqual([]);
}

function sum(holds: ReadonlyMap<string, number>): number {
  return [...holds.values()].reduce((total, credits) => total + credits, 0);
}

async function anAccount(): Promise<string> {
  const id = newId('acc', systemClock);
  const email = `${id}@example.com`;
  await pool.query("insert into account (id, email, name) values ($1, $2, 'Ada')", [id, email]);
  return id;
}
