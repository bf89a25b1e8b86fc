import { expect, test } from 'vitest';
import { verifyLedger } from '../../src/compose/verify-ledger.ts';
import { approveCheckout, replayEvent } from '../../src/domain/billing/index.ts';
import { kinora } from '../harness/a-process.ts';
import { aService } from '../harness/a-service.ts';
import { aCustomer, aSubscription, theSandbox, theTill } from '../harness/a-shop.ts';
import { until } from '../harness/wait.ts';

const service = await aService();
const sandbox = await theSandbox(service);
const { billing } = await theTill(service);

async function eventStatus(id: string) {
  const { rows } = await service.pool.query(
    'select status, note from payment_event where id = $1',
    [id],
  );
  return rows[0] ?? null;
}

async function expectNothingGranted(customer: Awaited<ReturnType<typeof aCustomer>>, id: string) {
  expect([await customer.status(id), await customer.credits()]).toEqual(['pending', 10]);
  expect((await customer.get('/v1/billing/history')).body.history).toEqual([]);
}

test('forged, truncated, altered and unsigned reports are 400 and change nothing', async () => {
  const customer = await aCustomer(service);
  const { id } = await customer.checkout();
  const body = sandbox.aReport(await sandbox.paid(id));
  const good = sandbox.signature(body);
  const attacks: readonly (readonly [string, Record<string, string>])[] = [
    [body, {}],
    [body, { 'sandbox-signature': good.replace(/.$/, (last) => (last === '0' ? '1' : '0')) }],
    [body, { 'sandbox-signature': good.replace('t=', 't=1') }],
    [body, { 'sandbox-signature': 'v1=00' }],
    [body, { 'stripe-signature': good }],
    [body.slice(0, -1), { 'sandbox-signature': good }],
    [body.replace('700', '7'), { 'sandbox-signature': good }],
    [`${body} `, { 'sandbox-signature': good }],
    ['', { 'sandbox-signature': good }],
  ];
  for (const [sent, headers] of attacks) {
    const { status, body: answer } = await sandbox.send(sent, headers);
    expect([status, answer.error.code]).toEqual([400, 'invalid_request']);
  }
  await expectNothingGranted(customer, id);
  const { rows } = await service.pool.query('select 1 from payment_event');
  expect(rows).toEqual([]);
});

test('a report that was signed more than five minutes ago, or in the future, is a replay and is refused', async () => {
  const customer = await aCustomer(service);
  const { id } = await customer.checkout();
  const body = sandbox.aReport(await sandbox.paid(id));
  for (const minutes of [-6, 6]) {
    const signature = sandbox.signature(body, Date.now() + minutes * 60_000);
    const { status } = await sandbox.send(body, { 'sandbox-signature': signature });
    expect([minutes, status]).toEqual([minutes, 400]);
  }
  await expectNothingGranted(customer, id);
});

test('only webhooks of the configured processor are accepted', async () => {
  const { status, body } = await service.call('/webhooks/payments/stripe', {
    method: 'POST',
    raw: '{}',
  });
  expect([status, body.error.code]).toEqual([503, 'billing_unavailable']);
  const other = await service.call('/webhooks/payments/paypal', { method: 'POST', raw: '{}' });
  expect(other.status).toBe(404);
  const closed = await aService({ environment: { BILLING_PROCESSOR: 'off' } });
  const off = await closed.call('/webhooks/payments/sandbox', { method: 'POST', raw: '{}' });
  expect(off.status).toBe(503);
});

test('the same report a second time, and a second report of the same payment, change nothing', async () => {
  const customer = await aCustomer(service);
  const { id } = await customer.checkout();
  const paid = await sandbox.paid(id);
  expect((await sandbox.report(paid, 'evt_twice')).body).toEqual({ received: true });
  expect((await sandbox.report(paid, 'evt_twice')).status).toBe(200);
  expect((await sandbox.report(paid, 'evt_twice_by_another_name')).status).toBe(200);
  expect([await customer.status(id), await customer.credits()]).toEqual(['fulfilled', 60]);
  expect(await eventStatus('evt_twice_by_another_name')).toMatchObject({ status: 'ignored' });
});

test('twenty deliveries at once, with connections cut off in between, credit once', async () => {
  const customer = await aCustomer(service);
  const { id } = await customer.checkout();
  const paid = await sandbox.paid(id);
  const deliver = () => sandbox.report(paid, 'evt_twenty').then(({ status }) => status);
  const cut = () =>
    service.pool.query(
      `select pg_terminate_backend(pid) from pg_stat_activity
       where datname = current_database() and application_name = 'kinora'
         and (state = 'idle in transaction' or wait_event_type = 'Lock')`,
    );
  const statuses = await Promise.all(
    Array.from({ length: 20 }, async (_, i) => {
      const status = await deliver();
      if (i % 3 === 0) await cut();
      return status;
    }),
  );
  expect(statuses.every((status) => [200, 500, 503].includes(status))).toBe(true);
  // A processor repeats what was not taken, such as what met a connection that was just cut off.
  await until(async () => (await deliver()) === 200, { what: 'the report being taken' });
  expect([await customer.status(id), await customer.credits()]).toEqual(['fulfilled', 60]);
  const { rows } = await service.pool.query('select 1 from payment where checkout_id = $1', [id]);
  expect(rows).toHaveLength(1);
  expect((await verifyLedger(service.pool)).problems).toEqual([]);
});

test('a crash after the event was stored and before its effect leaves neither', async () => {
  const customer = await aCustomer(service);
  const { id } = await customer.checkout();
  const paid = await sandbox.paid(id);
  await service.pool.query(
    `create function crash() returns trigger language plpgsql as
       $$ begin raise exception 'crash'; end $$;
     create trigger crash before insert on payment for each row execute function crash()`,
  );
  expect((await sandbox.report(paid, 'evt_crash')).status).toBe(500);
  expect(await eventStatus('evt_crash')).toBeNull();
  await service.pool.query('drop trigger crash on payment; drop function crash()');
  await expectNothingGranted(customer, id);
  expect((await sandbox.report(paid, 'evt_crash')).status).toBe(200);
  expect(await customer.credits()).toBe(60);
});

test('an amount, a currency or an owner that does not match is held for an operator and grants nothing', async () => {
  const cases = [
    [{ amountMinor: 1 }, '1 was paid instead of 700.'],
    [{ amountMinor: 70_000 }, '70000 was paid instead of 700.'],
    [{ currency: 'JPY' }, 'It was paid in JPY instead of USD.'],
    [{ accountId: 'acc_somebody_else' }, 'It was paid in the name of another account.'],
    [{ accountId: null }, 'It was paid in the name of another account.'],
  ] as const;
  for (const [odd, why] of cases) {
    const customer = await aCustomer(service);
    const { id } = await customer.checkout();
    await sandbox.report(await sandbox.paid(id, odd));
    expect([await customer.status(id), await customer.credits()]).toEqual([
      'paid_pending_review',
      10,
    ]);
    const { rows } = await service.pool.query('select review_reason from checkout where id = $1', [
      id,
    ]);
    expect(rows[0].review_reason).toBe(why);
  }
});

test("a report under another account's checkout, another page or another processor becomes a dead letter", async () => {
  const customer = await aCustomer(service);
  const victim = await aCustomer(service);
  const { id } = await customer.checkout();
  const theirs = await victim.checkout();
  await sandbox.report(await sandbox.paid(id, { checkoutId: theirs.id }), 'evt_wrong_page');
  expect(await eventStatus('evt_wrong_page')).toMatchObject({ status: 'dead' });
  await service.pool.query("update checkout set processor = 'stripe' where id = $1", [theirs.id]);
  await sandbox.report(await sandbox.paid(theirs.id), 'evt_other_processor');
  expect(await eventStatus('evt_other_processor')).toEqual({
    status: 'dead',
    note: `Checkout ${theirs.id} belongs to stripe.`,
  });
  await sandbox.report(await sandbox.paid(id, { checkoutId: 'nothing' }), 'evt_nothing');
  expect(await eventStatus('evt_nothing')).toMatchObject({ status: 'dead' });
  await expectNothingGranted(customer, id);
  await expectNothingGranted(victim, theirs.id);
});

test('one payment cannot pay for two checkouts', async () => {
  const customer = await aCustomer(service);
  const first = await customer.checkout();
  const second = await customer.checkout();
  const paymentRef = `payment-of-${first.id}`;
  await sandbox.report(await sandbox.paid(first.id, { paymentRef }));
  await sandbox.report(await sandbox.paid(second.id, { paymentRef }), 'evt_reused');
  expect(await eventStatus('evt_reused')).toMatchObject({ status: 'dead' });
  expect([await customer.status(second.id), await customer.credits()]).toEqual(['pending', 60]);
});

test('a checkout that is paid twice is fulfilled once, and the second payment is a dead letter', async () => {
  const customer = await aCustomer(service);
  const { id } = await customer.checkout();
  await sandbox.report(await sandbox.paid(id));
  await sandbox.report(await sandbox.paid(id, { paymentRef: 'a-second-card' }), 'evt_second_card');
  expect(await eventStatus('evt_second_card')).toEqual({
    status: 'dead',
    note: `Checkout ${id} was paid before; give the money back.`,
  });
  expect(await customer.credits()).toBe(60);
});

test('a payment that was made in time passes, although its report came after the checkout had expired', async () => {
  const customer = await aCustomer(service);
  const { id, ref } = await customer.checkout();
  await sandbox.report({ type: 'checkout.expired', checkoutId: id, checkoutRef: ref });
  await sandbox.report(await sandbox.paid(id));
  expect([await customer.status(id), await customer.credits()]).toEqual(['fulfilled', 60]);
});

test('an event that we do not know is kept and ignored', async () => {
  const { status } = await sandbox.report({ type: 'moon.phase', phase: 'full' }, 'evt_moon');
  expect(status).toBe(200);
  const { rows } = await service.pool.query(
    "select type, event, status from payment_event where id = 'evt_moon'",
  );
  expect(rows).toEqual([
    { type: 'other', event: { type: 'other', name: 'moon.phase' }, status: 'ignored' },
  ]);
});

test('reports in the wrong order come to the same: refunded before paid, renewed before begun', async () => {
  const customer = await aCustomer(service);
  const topup = await customer.checkout();
  const paid = await sandbox.paid(topup.id);
  await sandbox.report({ type: 'payment.refunded', paymentRef: paid.paymentRef }, 'evt_early');
  expect(await eventStatus('evt_early')).toMatchObject({ status: 'waiting' });
  await sandbox.report(paid);
  expect([await customer.status(topup.id), await customer.credits()]).toEqual(['refunded', 10]);
  expect(await eventStatus('evt_early')).toMatchObject({ status: 'applied' });

  const subscription = await customer.checkout(aSubscription());
  const begun = await sandbox.paid(subscription.id);
  const renewal = (start: string, end: string) => ({
    type: 'renewal.paid',
    subscriptionRef: begun.subscriptionRef,
    paymentRef: `renewal-${start}`,
    amountMinor: 900,
    currency: 'USD',
    period: { start, end },
    invoiceUrl: null,
  });
  const months = ['2031-01-01', '2031-02-01', '2031-03-01'].map((day) => `${day}T00:00:00.000Z`);
  const [january = '', february = '', march = ''] = months;
  await sandbox.report(renewal(february, march));
  await sandbox.report(renewal(january, february));
  expect(await customer.credits()).toBe(10);
  await sandbox.report(begun);
  expect(await customer.credits()).toBe(310);
  const { body } = await customer.get('/v1/billing/subscription');
  expect(body.subscription.currentPeriodEnd).toBe(march);
  await sandbox.report({
    type: 'renewal.failed',
    subscriptionRef: begun.subscriptionRef,
    periodStart: january,
  });
  expect((await customer.get('/v1/billing/subscription')).body.subscription.status).toBe('active');
  expect((await verifyLedger(service.pool)).problems).toEqual([]);
});

test('a decline that arrives after the payment changes nothing, and a payment after expiry waits for an operator', async () => {
  const customer = await aCustomer(service);
  const { id, ref } = await customer.checkout();
  await sandbox.report(await sandbox.paid(id));
  await sandbox.report({ type: 'checkout.declined', checkoutId: id, checkoutRef: ref });
  await sandbox.report({ type: 'checkout.expired', checkoutId: id, checkoutRef: ref });
  expect(await customer.status(id)).toBe('fulfilled');

  const late = await customer.checkout();
  await sandbox.report({ type: 'checkout.expired', checkoutId: late.id, checkoutRef: late.ref });
  expect(await customer.status(late.id)).toBe('expired');
  await service.pool.query(
    "update checkout set expires_at = now() - interval '1 hour' where id = $1",
    [late.id],
  );
  await sandbox.report(await sandbox.paid(late.id));
  expect(await customer.status(late.id)).toBe('paid_pending_review');
  expect(await customer.credits()).toBe(60);
  await approveCheckout(billing, { checkoutId: late.id, by: 'eve', reason: 'paid honestly' });
  expect(await customer.credits()).toBe(110);
});

test('two renewals of one period, a wrong amount and a renewal after the end are dead letters', async () => {
  const customer = await aCustomer(service);
  const { id } = await customer.checkout(aSubscription());
  const begun = await sandbox.paid(id);
  await sandbox.report(begun);
  const renewal = {
    type: 'renewal.paid',
    subscriptionRef: begun.subscriptionRef,
    paymentRef: `renewal-${id}`,
    amountMinor: 900,
    currency: 'USD',
    period: { start: '2031-01-01T00:00:00.000Z', end: '2031-02-01T00:00:00.000Z' },
    invoiceUrl: null,
  };
  await sandbox.report(renewal);
  expect(await customer.credits()).toBe(210);
  const dead: readonly (readonly [string, object])[] = [
    ['evt_second', { paymentRef: 'another' }],
    ['evt_cheap', { paymentRef: 'cheap', amountMinor: 1 }],
    ['evt_foreign', { paymentRef: 'foreign', currency: 'JPY' }],
    ['evt_first', { paymentRef: 'first', period: begun.period }],
  ];
  for (const [name, odd] of dead) {
    await sandbox.report({ ...renewal, ...odd }, name);
    expect([name, (await eventStatus(name)).status]).toEqual([name, 'dead']);
  }
  await sandbox.report({ type: 'subscription.ended', subscriptionRef: begun.subscriptionRef });
  const end = Date.now();
  await until(() => Date.now() > end);
  const next = { start: '2031-02-01T00:00:00.000Z', end: '2031-03-01T00:00:00.000Z' };
  await sandbox.report({ ...renewal, paymentRef: 'late', period: next }, 'evt_after_end');
  expect(await eventStatus('evt_after_end')).toMatchObject({ status: 'dead' });
  expect(await customer.credits()).toBe(210);
});

test('the operator sees dead letters with their reason, and replays one after mending its cause', async () => {
  const customer = await aCustomer(service);
  const { id } = await customer.checkout();
  await service.pool.query("update checkout set processor = 'stripe' where id = $1", [id]);
  await sandbox.report(await sandbox.paid(id), 'evt_mend');
  const environment = { DATABASE_URL: service.databaseUrl };
  const listing = kinora(['billing', 'events', '--dead', '--json'], environment);
  expect(await listing.ended).toBe(0);
  const events: { id: string; note: string }[] = JSON.parse(listing.output()).events;
  expect(events.find((event) => event.id === 'evt_mend')).toMatchObject({
    processor: 'sandbox',
    type: 'checkout.paid',
    status: 'dead',
    note: `Checkout ${id} belongs to stripe.`,
  });
  expect(await replayEvent(billing, 'evt_mend')).toBe('dead');
  await service.pool.query("update checkout set processor = 'sandbox' where id = $1", [id]);
  const replay = kinora(['billing', 'replay', 'evt_mend', '--json'], environment);
  expect([await replay.ended, JSON.parse(replay.output())]).toEqual([
    0,
    { event: 'evt_mend', outcome: 'applied' },
  ]);
  expect([await customer.status(id), await customer.credits()]).toEqual(['fulfilled', 60]);
  await expect(replayEvent(billing, 'evt_mend')).rejects.toThrow('There is no dead or waiting');
}, 60_000);
