import pg from 'pg';
import { afterAll, expect, test } from 'vitest';
import { aDatabase } from '../../../../test/harness/a-database.ts';
import type { StepName } from './states.ts';
import { moveCheckout } from './store.ts';

const pool = new pg.Pool({ connectionString: await aDatabase(), max: 2 });
afterAll(() => pool.end());

const NOW = new Date('2026-11-15T12:00:00Z');

/** Every state and every step: where it leads, or that it leads nowhere. */
const TABLE: Readonly<Record<string, Readonly<Record<StepName, string | null>>>> = {
  pending: {
    submit: 'processing',
    decline: 'pending',
    fail: 'failed',
    expire: 'expired',
    pay: 'paid_pending_review',
    fulfil: null,
    refund: null,
  },
  processing: {
    submit: null,
    decline: 'pending',
    fail: 'failed',
    expire: null,
    pay: 'paid_pending_review',
    fulfil: null,
    refund: null,
  },
  paid_pending_review: {
    submit: null,
    decline: null,
    fail: null,
    expire: null,
    pay: null,
    fulfil: 'fulfilled',
    refund: 'refunded',
  },
  fulfilled: {
    submit: null,
    decline: null,
    fail: null,
    expire: null,
    pay: null,
    fulfil: null,
    refund: 'refunded',
  },
  failed: {
    submit: null,
    decline: null,
    fail: null,
    expire: null,
    pay: 'paid_pending_review',
    fulfil: null,
    refund: null,
  },
  expired: {
    submit: null,
    decline: null,
    fail: null,
    expire: null,
    pay: 'paid_pending_review',
    fulfil: null,
    refund: null,
  },
  refunded: {
    submit: null,
    decline: null,
    fail: null,
    expire: null,
    pay: null,
    fulfil: null,
    refund: null,
  },
};

await pool.query(
  "insert into account (id, email, name) values ('acc_00000000000000000000000001', 'a@b.c', 'Ada')",
);

let made = 0;

/** A checkout that stands in a state, with what every row in that state has. */
async function aCheckoutIn(status: string): Promise<string> {
  made += 1;
  const isPaid = ['paid_pending_review', 'fulfilled', 'refunded'].includes(status);
  const { rows } = await pool.query(
    `insert into checkout (id, account_id, idempotency_key, request_hash, kind, sku_id,
       catalog_version, return_target, product_name, amount_minor, currency, credits, processor,
       processor_ref, url, status, declines, expires_at, created_at, paid_at, fulfilled_at)
     values (gen_random_uuid(), 'acc_00000000000000000000000001', $1, '\\x00', 'topup',
       'topup:pack_50', '1', 'billing', '50 credits', 700, 'USD', 50, 'sandbox', $1, 'x', $2,
       $3, now(), now(), $4, $5)
     returning id`,
    [
      `key-of-checkout-${made}`,
      status,
      status === 'failed' ? 3 : 2,
      isPaid ? NOW : null,
      status === 'fulfilled' ? NOW : null,
    ],
  );
  return rows[0].id;
}

const statusOf = async (id: string) =>
  (await pool.query('select status from checkout where id = $1', [id])).rows[0].status;

test('each step leads from each state to where the table says, or changes nothing', async () => {
  for (const [status, steps] of Object.entries(TABLE)) {
    for (const [step, leadsTo] of Object.entries(steps) as [StepName, string | null][]) {
      const id = await aCheckoutIn(status);
      const moved = await moveCheckout(pool, step, { id, now: NOW });
      expect([status, step, moved?.status ?? null]).toEqual([status, step, leadsTo]);
      expect([status, step, await statusOf(id)]).toEqual([status, step, leadsTo ?? status]);
    }
  }
});

test('the database itself refuses every way that the table does not have', async () => {
  for (const [status, steps] of Object.entries(TABLE)) {
    const reachable = new Set([status, ...Object.values(steps)]);
    for (const other of Object.keys(TABLE).filter((name) => !reachable.has(name))) {
      const id = await aCheckoutIn(status);
      const forced = pool.query(
        `update checkout set status = $2, paid_at = coalesce(paid_at, now()),
           fulfilled_at = now(), declines = 3 where id = $1`,
        [id, other],
      );
      await expect(forced, `${status} → ${other}`).rejects.toThrow('a checkout does not go from');
    }
  }
});

test('of two that take a step at once, one does', async () => {
  const id = await aCheckoutIn('paid_pending_review');
  const moved = await Promise.all([
    moveCheckout(pool, 'fulfil', { id, now: NOW }),
    moveCheckout(pool, 'fulfil', { id, now: NOW }),
  ]);
  expect(moved.filter((row) => row !== undefined)).toHaveLength(1);
});
