import fc from 'fast-check';
import pg from 'pg';
import { afterAll, expect, test } from 'vitest';
import { aDatabase } from '../../../test/harness/a-database.ts';
import { systemClock } from '../../platform/clock.ts';
import { newId } from '../../platform/ids.ts';
import {
  grantCredits,
  HOLD,
  type LedgerOrder,
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

test('in either order entries hold every transfer once, each with the balance after it', async () => {
  await fc.assert(
    fc.asyncProperty(history, fc.integer({ min: 1, max: 7 }), async (steps, limit) => {
      const accountId = await anAccount();
      for (const step of steps) await attempt(accountId, step);
      const transfers = await transfersOf(accountId);
      const began = await everyPage(accountId, limit, 'began');
      const changed = await everyPage(accountId, limit, 'changed');
      for (const entries of [began, changed]) {
        expect(entries.flatMap(balancesOf).toSorted()).toEqual(transfers.toSorted());
        const times = entries.map(({ position }) => position.microseconds);
        expect(times).toEqual(times.toSorted((a, b) => b - a));
      }
      const lasts = transfers.map(([cause]) => cause).toReversed();
      expect(changed.map(lastCauseOf)).toEqual(
        lasts.filter((cause) => changed.some((entry) => lastCauseOf(entry) === cause)),
      );
    }),
    { numRuns: 30, verbose: 1 },
  );
}, 120_000);

async function everyPage(
  accountId: string,
  limit: number,
  order: LedgerOrder,
): Promise<readonly LedgerRow[]> {
  const all: LedgerRow[] = [];
  let before: LedgerPosition | null = null;
  for (;;) {
    const { rows }: { rows: readonly LedgerRow[] } = await listLedger(pool, {
      accountId,
      order,
      before,
      limit,
    });
    const last = rows.at(-1);
    if (last === undefined) return all;
    all.push(...rows);
    before = last.position;
  }
}

type Balance = readonly [cause: string, balanceAfter: number];

function balancesOf({ cause, balanceAfter, resolution }: LedgerRow): readonly Balance[] {
  const first: Balance = [cause, balanceAfter];
  return resolution === null ? [first] : [first, [resolution.cause, resolution.balanceAfter]];
}

function lastCauseOf({ cause, resolution }: LedgerRow): string {
  return resolution?.cause ?? cause;
}

/** In the order of time, each with the sum up to it, told by the rows alone. */
async function transfersOf(accountId: string): Promise<readonly Balance[]> {
  const { rows } = await pool.query<{ cause: string; change: number }>(
    `select cause, balance_change as change from transfer where account_id = $1
     order by created_at, cause`,
    [accountId],
  );
  let balance = 0;
  return rows.map(({ cause, change }) => {
    balance += change;
    return [cause, balance];
  });
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
