import { expect, test } from 'vitest';
import { verifyLedger } from '../../src/compose/verify-ledger.ts';
import { refundCheckout } from '../../src/domain/billing/index.ts';
import { aService } from '../harness/a-service.ts';
import {
  aCustomer,
  aRequest,
  aSubscription,
  type Customer,
  theSandbox,
  theTill,
} from '../harness/a-shop.ts';

const service = await aService();
const sandbox = await theSandbox(service);
const till = await theTill(service);

const OFFER = 'model-starter-first-month-v1';
const withOffer = (offerId = OFFER) => ({ ...aSubscription(), offerId });

async function expectRefused(customer: Customer, offerId = OFFER): Promise<void> {
  const answer = await customer.post('/v1/billing/checkouts', aRequest(withOffer(offerId)));
  expect([answer.status, answer.body.error]).toMatchObject([
    400,
    {
      code: 'invalid_request',
      param: 'offerId',
      message: `offerId ${offerId} was used by this account before: every offer applies once.`,
    },
  ]);
}

async function reviewReasons(customer: Customer): Promise<readonly (string | null)[]> {
  const { rows } = await service.pool.query(
    'select review_reason from checkout where account_id = $1 and paid_at is not null order by created_at',
    [customer.accountId],
  );
  return rows.map(({ review_reason: reason }) => reason);
}

test('an offer is taken when a checkout with it is paid: open ones expire, a later one is 400, others are free', async () => {
  const customer = await aCustomer(service);
  const first = await customer.checkout(withOffer());
  const open = await customer.checkout(withOffer());
  const another = await customer.checkout(withOffer('launch-personal-v1'));
  const neighbour = await aCustomer(service);
  const theirs = await neighbour.checkout(withOffer());
  await sandbox.report(await sandbox.paid(first.id));
  expect(await customer.status(first.id)).toBe('fulfilled');
  expect(await customer.status(open.id)).toBe('expired');
  expect(await till.pay(open.ref)).toEqual({ kind: 'closed' });
  expect(await customer.status(another.id)).toBe('pending');
  expect(await neighbour.status(theirs.id)).toBe('pending');
  await expectRefused(customer);
  await customer.checkout(aSubscription());
});

test('a checkout that was made before answers its key as before, also when its offer is taken', async () => {
  const customer = await aCustomer(service);
  const request = aRequest(withOffer());
  const { body } = await customer.post('/v1/billing/checkouts', request);
  await sandbox.report(await sandbox.paid(body.checkoutId));
  const again = await customer.post('/v1/billing/checkouts', request);
  expect([again.status, again.body]).toEqual([200, body]);
  expect(again.headers.get('idempotency-replayed')).toBe('true');
});

test('a payment with an offer that is taken is held for review and grants nothing', async () => {
  const customer = await aCustomer(service);
  const first = await customer.checkout(withOffer());
  const second = await customer.checkout(withOffer());
  await sandbox.report(await sandbox.paid(first.id));
  // In time, and for the right amount: only the offer is against it.
  await sandbox.report(await sandbox.paid(second.id));
  expect(await customer.status(second.id)).toBe('paid_pending_review');
  expect(await customer.credits()).toBe(110);
  expect(await reviewReasons(customer)).toEqual([
    null,
    'Its offer model-starter-first-month-v1 was used before.',
  ]);
  const decision = { checkoutId: second.id, by: 'eve', reason: 'twice' };
  await refundCheckout(till.billing, decision);
  expect([await customer.status(second.id), await customer.credits()]).toEqual(['refunded', 110]);
});

test('payments of checkouts with one offer at once: exactly one gets it', async () => {
  for (let i = 0; i < 8; i += 1) {
    const customer = await aCustomer(service);
    const checkouts = [];
    for (let n = 0; n < 3; n += 1) checkouts.push(await customer.checkout(withOffer()));
    const reports = await Promise.all(checkouts.map(({ id }) => sandbox.paid(id)));
    await Promise.all(reports.map((paid) => sandbox.report(paid)));
    const statuses = await Promise.all(checkouts.map(({ id }) => customer.status(id)));
    expect(statuses.sort()).toEqual(['fulfilled', 'paid_pending_review', 'paid_pending_review']);
    expect(await customer.credits()).toBe(110);
  }
  expect((await verifyLedger(service.pool)).problems).toEqual([]);
}, 60_000);

test('a payment and new checkouts with its offer at once leave none open', async () => {
  for (let i = 0; i < 8; i += 1) {
    const customer = await aCustomer(service);
    const { id } = await customer.checkout(withOffer());
    const paid = await sandbox.paid(id);
    const create = () => customer.post('/v1/billing/checkouts', aRequest(withOffer()));
    const answers = await Promise.all([create(), sandbox.report(paid), create(), create()]);
    for (const { status } of answers) expect([200, 400]).toContain(status);
    const { rows } = await service.pool.query(
      "select from checkout where account_id = $1 and status in ('pending', 'processing')",
      [customer.accountId],
    );
    expect(rows).toHaveLength(0);
    await expectRefused(customer);
  }
}, 60_000);

test('a card that is declined after the offer was taken closes the checkout instead of opening it again', async () => {
  const customer = await aCustomer(service);
  const first = await customer.checkout(withOffer());
  const second = await customer.checkout(withOffer());
  const { id: checkoutId, ref: checkoutRef } = second;
  await sandbox.report({ type: 'checkout.submitted', checkoutId, checkoutRef });
  await sandbox.report(await sandbox.paid(first.id));
  expect(await customer.status(checkoutId)).toBe('processing');
  await sandbox.report({ type: 'checkout.declined', checkoutId, checkoutRef });
  expect(await customer.status(checkoutId)).toBe('expired');
});

test('a refund does not give the offer back', async () => {
  const customer = await aCustomer(service);
  const { id: checkoutId } = await customer.checkout(withOffer());
  await sandbox.report(await sandbox.paid(checkoutId));
  await refundCheckout(till.billing, { checkoutId, by: 'eve', reason: 'asked for' });
  await expectRefused(customer);
});

test('the database takes an offer of an account once, whatever a program does', async () => {
  const customer = await aCustomer(service);
  const [first, second] = [
    await customer.checkout(withOffer()),
    await customer.checkout(withOffer()),
  ];
  const take = (id: string) =>
    service.pool.query('insert into taken_offer values ($1, $2, $3, now())', [
      customer.accountId,
      OFFER,
      id,
    ]);
  await take(first.id);
  await expect(take(second.id)).rejects.toThrow(/taken_offer_pkey/);
});
