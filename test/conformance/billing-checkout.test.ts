import { expect, test } from 'vitest';
import { verifyLedger } from '../../src/compose/verify-ledger.ts';
import { approveCheckout, refundCheckout } from '../../src/domain/billing/index.ts';
import { kinora } from '../harness/a-process.ts';
import { aService } from '../harness/a-service.ts';
import { aCustomer, aNewKey, aRequest, aSubscription, CARDS, theTill } from '../harness/a-shop.ts';
import { until } from '../harness/wait.ts';

const service = await aService({ worker: true });
const till = await theTill(service);

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-8[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;
const ISO = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/;

async function operator(...args: string[]) {
  const program = kinora([...args, '--json'], { DATABASE_URL: service.databaseUrl });
  const code = await program.ended;
  return { code, errors: program.errors(), body: JSON.parse(program.output() || 'null') };
}

test('[2.3-01] [2.3-02] [2.3-04] [2.3-05] [2.3-06] [2.3-07] [2.3-08] [2.3-09] [4.1-14] a checkout is answered with an address for a person, what it costs and how long it waits', async () => {
  const customer = await aCustomer(service);
  const before = Date.now();
  const { status, body } = await customer.post('/v1/billing/checkouts', aRequest());
  expect(status).toBe(200);
  expect(body).toEqual({
    checkoutId: expect.stringMatching(UUID),
    url: expect.stringMatching(/^http:\/\/kinora\.test\/checkout\/cs_sandbox_[\w-]{32}$/),
    status: 'pending',
    statusUrl: `http://kinora.test/v1/billing/checkouts/${body.checkoutId}`,
    expiresAt: expect.stringMatching(ISO),
    amountMinor: 700,
    currency: 'USD',
  });
  const minutes = (Date.parse(body.expiresAt) - before) / 60_000;
  expect(Math.round(minutes)).toBe(30);
  const renewing = await customer.post(
    '/v1/billing/checkouts',
    aRequest({ ...aSubscription(), offerId: 'model-starter-first-month-v1' }),
  );
  expect(renewing.body.amountMinor).toBe(450);
  expect(renewing.body.renewalTerms).toEqual({
    interval: 'monthly',
    amountMinor: 900,
    currency: 'USD',
    firstAmountMinor: 450,
    renewsAutomatically: true,
  });
});

test('[2.4-01] [2.4-02] [2.4-03] [2.4-04] [2.4-05] [4.1-16] [4.1-17] [6-01] the status is read by polling, and reading changes nothing', async () => {
  const customer = await aCustomer(service);
  const { id } = await customer.checkout();
  const path = `/v1/billing/checkouts/${id}`;
  const first = await customer.get(path);
  expect(first.status).toBe(200);
  expect(first.body).toEqual({
    checkoutId: id,
    status: 'pending',
    statusUrl: `http://kinora.test${path}`,
    nextAction: 'open_url',
    expiresAt: expect.stringMatching(ISO),
  });
  expect((await customer.get(path)).body).toEqual(first.body);
  const malformed = await customer.get('/v1/billing/checkouts/12');
  expect([malformed.status, malformed.body.error.message]).toEqual([
    400,
    'checkoutId must be a UUID.',
  ]);
});

test('[3.1-01] [3.1-04] [3.1-08] [3.1-09] [1-46] [1-47] [2.3-03] opening the page and coming back grant nothing; the confirmed payment does, once', async () => {
  const customer = await aCustomer(service);
  const { id, ref } = await customer.checkout();
  expect(await till.read(ref)).toMatchObject({ isOpen: true, amountMinor: 700, triesLeft: 3 });
  await service.call(`/billing?checkout=${id}`);
  expect([await customer.status(id), await customer.credits()]).toEqual(['pending', 10]);
  expect(await till.pay(ref, CARDS.pays)).toEqual({ kind: 'processing' });
  await customer.statusBecomes(id, 'fulfilled');
  expect(await customer.credits()).toBe(60);
  expect(await till.pay(ref, CARDS.pays)).toEqual({ kind: 'closed' });
  const { body } = await customer.get(`/v1/billing/checkouts/${id}`);
  expect([body.expiresAt, 'nextAction' in body]).toEqual([null, false]);
  expect((await verifyLedger(service.pool)).problems).toEqual([]);
});

test('[3.1-02] a payment that is not confirmed yet is processing, and brings nothing', async () => {
  const waiting = await aService();
  const customer = await aCustomer(waiting);
  const { id, ref } = await customer.checkout();
  const { pay } = await theTill(waiting);
  await pay(ref, CARDS.pays);
  expect([await customer.status(id), await customer.credits()]).toEqual(['processing', 10]);
  expect((await customer.get('/v1/billing/history')).body.history).toEqual([]);
});

test('ten clicks at once charge one card once', async () => {
  const customer = await aCustomer(service);
  const { id, ref } = await customer.checkout();
  const outcomes = await Promise.all(Array.from({ length: 10 }, () => till.pay(ref)));
  expect(outcomes.filter((outcome) => outcome?.kind === 'processing')).toHaveLength(1);
  expect(outcomes.filter((outcome) => outcome?.kind === 'closed')).toHaveLength(9);
  await customer.statusBecomes(id, 'fulfilled');
  expect(await customer.credits()).toBe(60);
});

test('a declined card leads back to pending, and another may be tried', async () => {
  const customer = await aCustomer(service);
  const { id, ref } = await customer.checkout();
  expect(await till.pay(ref, CARDS.declines)).toEqual({ kind: 'declined', triesLeft: 2 });
  await customer.statusBecomes(id, 'pending');
  expect(await till.pay(ref, CARDS.pays)).toEqual({ kind: 'processing' });
  await customer.statusBecomes(id, 'fulfilled');
  expect(await customer.credits()).toBe(60);
});

test('[3.1-05] the third declined card ends the checkout as failed', async () => {
  const customer = await aCustomer(service);
  const { id, ref } = await customer.checkout();
  expect(await till.pay(ref, CARDS.declines)).toEqual({ kind: 'declined', triesLeft: 2 });
  expect(await till.pay(ref, CARDS.declines)).toEqual({ kind: 'declined', triesLeft: 1 });
  expect(await till.pay(ref, CARDS.declines)).toEqual({ kind: 'failed' });
  await customer.statusBecomes(id, 'failed');
  expect(await till.pay(ref, CARDS.pays)).toEqual({ kind: 'closed' });
  expect(await customer.credits()).toBe(10);
});

test('a form that is filled in wrongly tries no card and says which field to mend', async () => {
  const customer = await aCustomer(service);
  const { id, ref } = await customer.checkout();
  const fieldOf = async (number: string, rest = {}) => {
    const outcome = await till.pay(ref, number, rest);
    return outcome?.kind === 'invalid' ? outcome.field : outcome;
  };
  expect(await fieldOf('5555 5555 5555 4444')).toBe('card_number');
  expect(await fieldOf('4242')).toBe('card_number');
  expect(await fieldOf(CARDS.pays, { expiry: '13/34' })).toBe('expiry');
  expect(await fieldOf(CARDS.pays, { expiry: '01/20' })).toBe('expiry');
  expect(await fieldOf(CARDS.pays, { cvc: '12' })).toBe('cvc');
  expect(await fieldOf('4242-4242-4242-4242', { expiry: '1 / 2034' })).toEqual({
    kind: 'processing',
  });
  await customer.statusBecomes(id, 'fulfilled');
  expect(await till.pay('cs_sandbox_unknown')).toBeNull();
});

test('[3.1-03] a payment that is held for review waits for an operator, whose approval is recorded', async () => {
  const customer = await aCustomer(service);
  const { id, ref } = await customer.checkout();
  await till.pay(ref, CARDS.isHeld);
  await customer.statusBecomes(id, 'paid_pending_review');
  expect(await customer.credits()).toBe(10);
  const approved = await operator(
    'checkout',
    'approve',
    id,
    '--reason',
    'called her',
    '--by',
    'eve',
  );
  expect(approved.code).toBe(0);
  expect(approved.body).toMatchObject({ checkout: { id, status: 'fulfilled' }, by: 'eve' });
  expect([await customer.status(id), await customer.credits()]).toEqual(['fulfilled', 60]);
  const again = approveCheckout(till.billing, { checkoutId: id, by: 'eve', reason: 'again' });
  await expect(again).rejects.toThrow(
    `Checkout ${id} is fulfilled; only one in paid_pending_review can be approved`,
  );
  const { rows } = await service.pool.query(
    'select decision, decided_by, reason from billing_decision where checkout_id = $1',
    [id],
  );
  expect(rows).toEqual([{ decision: 'approve', decided_by: 'eve', reason: 'called her' }]);
}, 60_000);

test('[3.1-07] a refund takes the credits back as far as they are left; what was spent is owed, and nobody goes below zero', async () => {
  const customer = await aCustomer(service);
  const { id, ref } = await customer.checkout();
  await till.pay(ref);
  await customer.statusBecomes(id, 'fulfilled');
  await service.pool.query(
    `with spent as (
       insert into transfer (cause, account_id, kind, balance_change, held_change)
       values ('hold:spent', $1, 'hold', 0, 35), ('settle:spent', $1, 'settle', -35, -35))
     update wallet set balance = balance - 35 where account_id = $1`,
    [customer.accountId],
  );
  expect(await customer.credits()).toBe(25);
  const refunded = await operator('checkout', 'refund', id, '--reason', 'asked for it');
  expect(refunded.body).toMatchObject({
    checkout: { status: 'refunded' },
    credits: { taken: 25, owed: 25 },
    reason: 'asked for it',
  });
  expect(refunded.body.by.length).toBeGreaterThan(0);
  expect([await customer.status(id), await customer.credits()]).toEqual(['refunded', 0]);
  const { history } = (await customer.get('/v1/billing/history')).body;
  expect(history).toMatchObject([{ amount: 7, status: 'refunded', productName: '50 credits' }]);
  // The sandbox reports the refund too; whichever came first, the other changed nothing.
  await until(async () => {
    const { rows } = await service.pool.query(
      "select 1 from payment_event where type = 'payment.refunded'",
    );
    return rows.length > 0;
  });
  expect(await customer.credits()).toBe(0);
  const again = refundCheckout(till.billing, { checkoutId: id, by: 'eve', reason: 'again' });
  await expect(again).rejects.toThrow(`Checkout ${id} is refunded; only one in`);
  expect((await verifyLedger(service.pool)).problems).toEqual([]);
}, 60_000);

test('a payment under review can be refunded, and no credits are touched', async () => {
  const customer = await aCustomer(service);
  const { id, ref } = await customer.checkout();
  await till.pay(ref, CARDS.isHeld);
  await customer.statusBecomes(id, 'paid_pending_review');
  const decision = { checkoutId: id, by: 'eve', reason: 'looks stolen' };
  expect(await refundCheckout(till.billing, decision)).toMatchObject({
    checkout: { status: 'refunded' },
    refunded: { taken: 0, owed: 0 },
  });
  expect(await customer.credits()).toBe(10);
  const unknown = refundCheckout(till.billing, { ...decision, checkoutId: 'none' });
  await expect(unknown).rejects.toThrow('There is no checkout none');
});

test('a subscription that is refunded during its review never begins, and is not charged again', async () => {
  const customer = await aCustomer(service);
  const { id, ref } = await customer.checkout(aSubscription());
  await till.pay(ref, CARDS.isHeld);
  await customer.statusBecomes(id, 'paid_pending_review');
  expect((await customer.get('/v1/billing/subscription')).body.subscription).toBeNull();
  await refundCheckout(till.billing, { checkoutId: id, by: 'eve', reason: 'looks stolen' });
  const isStopped = async () => {
    const { rows } = await service.pool.query(
      "select 1 from sandbox_subscription where checkout_id = $1 and status = 'canceled'",
      [id],
    );
    return rows.length === 1;
  };
  await until(isStopped, { what: 'the end at the processor' });
  expect([(await customer.plan()).id, await customer.credits()]).toEqual(['free', 10]);
}, 30_000);

test('another account sees neither a checkout nor that it exists', async () => {
  const owner = await aCustomer(service);
  const stranger = await aCustomer(service);
  const { id } = await owner.checkout();
  const theirs = await stranger.get(`/v1/billing/checkouts/${id}`);
  const nobodys = await stranger.get(`/v1/billing/checkouts/${id.replace(/^./, '0')}`);
  expect([theirs.status, theirs.body.error.code]).toEqual([404, 'not_found']);
  expect(nobodys.status).toBe(404);
});

test('the same key and body get the first answer again, by any key of the account; another body is 409', async () => {
  const customer = await aCustomer(service);
  const colleague = await aCustomer(service, { accountId: customer.accountId });
  const body = aRequest();
  const first = await customer.post('/v1/billing/checkouts', body);
  expect(first.headers.get('idempotency-replayed')).toBeNull();
  const reordered = Object.fromEntries(Object.entries(body).reverse());
  const second = await colleague.post('/v1/billing/checkouts', reordered);
  expect([second.text, second.headers.get('idempotency-replayed')]).toEqual([first.text, 'true']);
  const other = { ...body, returnTarget: 'generate' };
  const conflict = await customer.post('/v1/billing/checkouts', other);
  expect([conflict.status, conflict.body.error.code]).toEqual([409, 'idempotency_conflict']);
  const stranger = await aCustomer(service);
  const theirs = await stranger.post('/v1/billing/checkouts', body);
  expect(theirs.body.checkoutId).not.toBe(first.body.checkoutId);
  await till.pay(first.body.url.split('/').at(-1));
  await customer.statusBecomes(first.body.checkoutId, 'fulfilled');
  expect((await customer.post('/v1/billing/checkouts', body)).text).toBe(first.text);
});

test('a refused request does not use its key up', async () => {
  const customer = await aCustomer(service);
  const idempotencyKey = aNewKey();
  const stale = aRequest({ idempotencyKey, catalogVersion: 'old' });
  expect((await customer.post('/v1/billing/checkouts', stale)).status).toBe(409);
  expect((await customer.post('/v1/billing/checkouts', aRequest({ idempotencyKey }))).status).toBe(
    200,
  );
});

test('twenty requests at once with one key make one checkout, and all get the same answer', async () => {
  const customer = await aCustomer(service);
  const body = aRequest();
  const answers = await Promise.all(
    Array.from({ length: 20 }, () => customer.post('/v1/billing/checkouts', body)),
  );
  expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
  expect(answers[0]?.status).toBe(200);
  const { rows } = await service.pool.query('select 1 from checkout where account_id = $1', [
    customer.accountId,
  ]);
  expect(rows).toHaveLength(1);
});

test('a webhook that is not accepted is sent again until it is', async () => {
  const customer = await aCustomer(service);
  const { id, ref } = await customer.checkout();
  await service.pool.query(
    `create function refuse_events() returns trigger language plpgsql as
       $$ begin raise exception 'not now'; end $$;
     create trigger refuse_events before insert on payment_event
       for each row execute function refuse_events()`,
  );
  await till.pay(ref);
  const wasTried = async () => {
    const { rows } = await service.pool.query(
      "select 1 from graphile_worker.jobs where task_identifier = 'sandbox_webhook' and attempts > 0 and last_error is not null",
    );
    return rows.length > 0;
  };
  await until(wasTried, { what: 'a failed delivery' });
  expect([await customer.status(id), await customer.credits()]).toEqual(['processing', 10]);
  await service.pool.query(
    'drop trigger refuse_events on payment_event; drop function refuse_events()',
  );
  await customer.statusBecomes(id, 'fulfilled');
  expect(await customer.credits()).toBe(60);
}, 60_000);
