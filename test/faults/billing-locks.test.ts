import pg from 'pg';
import { expect, test } from 'vitest';
import { aService } from '../harness/a-service.ts';
import { aCustomer, aRequest, aSubscription, theSandbox } from '../harness/a-shop.ts';
import { whenDone } from '../harness/when-done.ts';

const service = await aService();
const sandbox = await theSandbox(service);

/** A session that holds what a statement locks, until it is told to let go. */
async function aHolder(statement: string, values: readonly unknown[] = []) {
  const client = new pg.Client(service.databaseUrl);
  await client.connect();
  let letGo: Promise<void> | undefined;
  const end = () => {
    letGo ??= client.end();
    return letGo;
  };
  whenDone(end);
  await client.query('begin');
  await client.query(statement, [...values]);
  return { letGo: end };
}

/** How long it takes until four new customers have what they paid for. */
async function timeOthers(): Promise<number> {
  const from = performance.now();
  const others = await Promise.all(Array.from({ length: 4 }, () => aCustomer(service)));
  for (const other of others) {
    const checkout = await other.checkout();
    const { status } = await sandbox.report(await sandbox.paid(checkout.id));
    expect(status).toBe(200);
    expect([await other.status(checkout.id), await other.credits()]).toEqual(['fulfilled', 60]);
  }
  return performance.now() - from;
}

test('while a session holds the row of one checkout, other accounts are fulfilled and the API stays quick', async () => {
  const quietMs = await timeOthers();
  const stuck = await aCustomer(service);
  const { id } = await stuck.checkout();
  const holder = await aHolder('select from checkout where id = $1 for update', [id]);
  const paid = await sandbox.paid(id);
  // More than any pool has connections, as a processor that repeats its reports would send.
  const waiting = Array.from({ length: 12 }, (_, i) => sandbox.report(paid, `evt_stuck_${i}`));

  // A machine that is busy needs longer, but not because of the row that is held.
  expect(await timeOthers()).toBeLessThan(Math.max(5_000, 5 * quietMs));

  const refused = (await Promise.all(waiting)).map(({ status }) => status);
  expect(new Set(refused)).toEqual(new Set([503]));
  expect(await stuck.status(id)).toBe('pending');
  await holder.letGo();
  expect((await sandbox.report(paid, 'evt_stuck_0')).status).toBe(200);
  expect([await stuck.status(id), await stuck.credits()]).toEqual(['fulfilled', 60]);
}, 60_000);

test('a session that holds the lock of one account holds up nobody else, neither events nor pages', async () => {
  const stuck = await aCustomer(service);
  const { id } = await stuck.checkout();
  const holder = await aHolder(
    "select pg_advisory_xact_lock(hashtextextended('billing account ' || $1, 0))",
    [stuck.accountId],
  );
  const paid = await sandbox.paid(id);
  const waiting = sandbox.report(paid, 'evt_held_account');
  const other = await aCustomer(service);
  const checkout = await other.checkout();
  expect((await sandbox.report(await sandbox.paid(checkout.id))).status).toBe(200);
  expect(await other.status(checkout.id)).toBe('fulfilled');
  // What only reads does not wait either, of the same account too.
  expect([await stuck.status(id), await stuck.credits()]).toEqual(['pending', 10]);
  expect((await waiting).status).toBe(503);
  await holder.letGo();
  expect((await sandbox.report(paid, 'evt_held_account')).status).toBe(200);
  expect(await stuck.credits()).toBe(60);
}, 30_000);

test('a checkout with an offer waits for its account longer than a report, and many take one connection', async () => {
  const customer = await aCustomer(service);
  const paid = await sandbox.paid((await customer.checkout()).id);
  const holder = await aHolder(
    "select pg_advisory_xact_lock(hashtextextended('billing account ' || $1, 0))",
    [customer.accountId],
  );
  const withOffer = { ...aSubscription(), offerId: 'model-starter-first-month-v1' };
  const waiting = Array.from({ length: 6 }, () =>
    customer.post('/v1/billing/checkouts', aRequest(withOffer)),
  );
  // It came last, and gives up first.
  expect((await sandbox.report(paid)).status).toBe(503);
  const { rows } = await service.pool.query(
    `select count(*)::int as count from pg_stat_activity
     where datname = current_database() and wait_event = 'advisory'`,
  );
  expect(rows).toEqual([{ count: 1 }]);
  await holder.letGo();
  const answers = await Promise.all(waiting);
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 200]);
}, 30_000);
