import { expect, test } from 'vitest';
import { aClock } from '../../../test/harness/a-clock.ts';
import { aService } from '../../../test/harness/a-service.ts';
import { aCustomer, aSubscription, theSandbox, theTill } from '../../../test/harness/a-shop.ts';
import { operations } from '../../contract/operations/index.ts';
import { allow } from '../allow.ts';
import type { Caller } from '../caller.ts';
import { billingHandlers } from './index.ts';

const clock = aClock();
const service = await aService({ clock });
const { billing } = await theTill(service, clock);
const handlers = billingHandlers(billing, { models: [] });

const ACCOUNT = {
  email: 'a@b.c',
  name: 'Ada',
  createdAt: new Date(0),
  plan: 'free',
  planRenewsAt: null,
} as const;

function aSession(accountId: string): Caller {
  return {
    kind: 'session',
    account: { ...ACCOUNT, id: accountId, balance: 10, held: 0 },
    session: { id: 'row_1', startedAt: new Date(0), cookies: '' },
  };
}

function aCall(caller: Caller) {
  const invoke = () => {
    throw new Error('Nothing else is called');
  };
  return { caller, details: {}, invoke };
}

async function aSubscriber() {
  const customer = await aCustomer(service);
  const { id } = await customer.checkout(aSubscription());
  const sandbox = await theSandbox(service, clock);
  await sandbox.report(await sandbox.paid(id));
  return customer;
}

test('a person cancels at the end of the period and resumes, and the overview shows it', async () => {
  const { accountId } = await aSubscriber();
  const call = aCall(aSession(accountId));
  const canceled = await handlers['billing.renewal']({ renews: false }, call);
  expect(canceled.subscription).toMatchObject({ status: 'active', cancelAtPeriodEnd: true });
  const { subscription, payments } = await handlers['billing.overview']({}, call);
  expect(subscription).toMatchObject({ id: canceled.subscription.id, cancelAtPeriodEnd: true });
  expect(payments.history).toMatchObject([{ amount: 9, currency: 'USD', status: 'paid' }]);
  const resumed = await handlers['billing.renewal']({ renews: true }, call);
  expect(resumed.subscription).toMatchObject({ status: 'active', cancelAtPeriodEnd: false });
});

test('without a subscription there is nothing to decide, and the overview is empty', async () => {
  const { accountId } = await aCustomer(service);
  const call = aCall(aSession(accountId));
  await expect(handlers['billing.renewal']({ renews: false }, call)).rejects.toMatchObject({
    code: 'not_found',
  });
  const { subscription, payments } = await handlers['billing.overview']({}, call);
  expect([subscription, payments.history, payments.nextCursor]).toEqual([null, [], null]);
});

test('a key may read the overview with billing:read, and may never decide about a renewal', () => {
  const key = (permissions: readonly 'billing:read'[]): Caller => ({
    ...{ kind: 'key', account: { ...ACCOUNT, id: 'acc_1', balance: 10, held: 0 } },
    key: { id: 'key_1', name: 'test', permissions, dailyCeiling: null, usedToday: 0 },
  });
  const overview = operations['billing.overview'];
  const renewal = operations['billing.renewal'];
  expect(() => allow(overview, key(['billing:read']), false)).not.toThrow();
  expect(() => allow(overview, key([]), false)).toThrow('billing:read');
  expect(() => allow(renewal, key(['billing:read']), false)).toThrow('Sign in first.');
  expect(() => allow(renewal, aSession('acc_1'), false)).not.toThrow();
});

test('neither runs in a batch', async () => {
  const customer = await aCustomer(service);
  for (const [operation, params] of Object.entries({
    'billing.overview': {},
    'billing.renewal': { renews: false },
  })) {
    const { body } = await customer.post('/v1/batch', { operations: [{ operation, params }] });
    expect(body.error.code).toBe('operation_failed');
    expect(body.results).toMatchObject([{ error: { code: 'unsupported_operation' } }]);
  }
});
