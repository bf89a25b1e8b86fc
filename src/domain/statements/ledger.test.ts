import fc from 'fast-check';
import pg from 'pg';
import { afterAll, expect, test } from 'vitest';
import { aDatabase } from '../../../test/harness/a-database.ts';
import { systemClock } from '../../platform/clock.ts';
import { newId } from '../../platform/ids.ts';
import {
  grantCredits,
  HOLD,
  type LedgerPosition,
  type LedgerRow,
  listLedger,
  purchaseCredits,
  RELEASE,
  refundCredits,
  SETTLE,
} from '../credits/index.ts';

const pool = new pg.Pool({ connectionString: await aDatabase(), max: 4 });
afterAll(() => pool.end());

interface Step {
  readonly kind: 'grant' | 'purchase' | 'refund' | 'hold' | 'settle' | 'release';
  readonly occasion: number;
  readonly credits: number;
}

const history: fc.Arbitrary<readonly Step[]> = fc.array(
  fc.record({
    kind: fc.constantFrom('grant', 'purchase', 'refund', 'hold', 'hold', 'settle', 'release'),
    occasion: fc.integer({ min: 0, max: 5 }),
    credits: fc.integer({ min: 1, max: 9 }),
  }),
  { minLength: 1, maxLength: 30 },
);

test('entries hold every transfer once, and each balance is the sum of the transfers up to its end', async () => {
  await fc.assert(
    fc.asyncProperty(history, fc.integer({ min: 1, max: 7 }), async (steps, limit) => {
      const accountId = await anAccount();
      for (const step of steps) await attempt(accountId, step);
      const entries = await everyPage(accountId, limit);
      const transfers = await transfersOf(accountId);
      expect(entries.flatMap(causesOf).toSorted()).toEqual(
        transfers.map(({ cause }) => cause).toSorted(),
      );
      for (const entry of entries) {
        const last = causesOf(entry).at(-1);
        const until = transfers.findIndex(({ cause }) => cause === last);
        const balance = transfers.slice(0, until + 1).reduce((sum, { change }) => sum + change, 0);
        expect([entry.cause, entry.balanceAfter]).toEqual([entry.cause, balance]);
      }
      const times = entries.map(({ position }) => position.microseconds);
      expect(times).toEqual(times.toSorted((a, b) => b - a));
    }),
    { numRuns: 30, verbose: 1 },
  );
}, 120_000);

async function everyPage(accountId: string, limit: number): Promise<readonly LedgerRow[]> {
  const all: LedgerRow[] = [];
  let before: LedgerPosition | null = null;
  for (;;) {
    const { rows }: { rows: readonly LedgerRow[] } = await listLedger(pool, {
      accountId,
      before,
      limit,
    });
    const last = rows.at(-1);
    if (last === undefined) return all;
    all.push(...rows);
    before = last.position;
  }
}

function causesOf({ cause, resolution }: LedgerRow): readonly string[] {
  return resolution === null ? [cause] : [cause, resolution.cause];
}

/** In the order of time, told by the rows alone. */
async function transfersOf(accountId: string) {
  const { rows } = await pool.query<{ cause: string; change: number }>(
    `select cause, balance_change as change from transfer where account_id = $1
     order by created_at, cause`,
    [accountId],
  );
  return rows;
}

/** What changes nothing, because it was done before or there is too little, is part of a history too. */
async function attempt(accountId: string, { kind, occasion, credits }: Step): Promise<void> {
  const named = `${accountId}_${occasion}`;
  const change = { cause: `${kind}:${named}`, accountId, credits, reason: 'test' };
  switch (kind) {
    case 'grant':
      return void (await grantCredits(pool, change));
    case 'purchase':
      return void (await purchaseCredits(pool, change));
    case 'refund':
      return void (await refundCredits(pool, change));
    case 'hold':
      return unlessRepeated(
        `with request as (select $1::text as id, $2::text as account_id, $3::int as credit_cost),
        ${HOLD} select from hold_transfer`,
        [named, accountId, credits],
      );
    case 'settle':
      return unlessRepeated(`with ${ENDED}, ${SETTLE} select from charged`, [named]);
    case 'release':
      return unlessRepeated(`with ${ENDED}, ${RELEASE} select from freed`, [named]);
  }
}

const ENDED = `ended as (
  select substr(cause, 6) as id, account_id, held_change as credit_cost from transfer
  where cause = 'hold:' || $1::text
)`;

async function unlessRepeated(statement: string, values: readonly unknown[]): Promise<void> {
  try {
    await pool.query(statement, [...values]);
  } catch (error) {
    if (!(error instanceof pg.DatabaseError && error.code === '23505')) throw error;
  }
}

async function anAccount(): Promise<string> {
  const id = newId('acc', systemClock);
  const email = `${id}@example.com`;
  await pool.query("insert into account (id, email, name) values ($1, $2, 'Ada')", [id, email]);
  return id;
}
