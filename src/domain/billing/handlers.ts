import type { Caller, CallingAccount } from '../caller.ts';
import type { Call, Handlers } from '../invoke.ts';
import { Outage, Refusal } from '../refusal.ts';
import { readCatalog } from './catalog.ts';
import { findCheckout } from './checkout.ts';
import { toCheckoutStatus } from './checkout-view.ts';
import { createCheckout } from './create-checkout.ts';
import { type BillingDependencies, ENVIRONMENT } from './dependencies.ts';
import { listHistory } from './history.ts';
import { createPortalSession } from './portal.ts';
import { newestSubscription, toSubscription } from './subscription.ts';

type BillingOperation = Extract<keyof Handlers, `billing.${string}`>;

export function billingHandlers(
  dependencies: BillingDependencies,
): Pick<Handlers, BillingOperation> {
  const { pool, baseUrl } = dependencies;
  return {
    'billing.catalog': () => readCatalog(dependencies),
    'billing.checkout': async (request, call) => {
      const { caller } = call;
      const keyId = caller.kind === 'key' ? caller.key.id : null;
      return told(
        call,
        await createCheckout(dependencies, { account: owner(caller), keyId, request }),
      );
    },
    'billing.checkoutStatus': async ({ checkoutId }, { caller }) => {
      const checkout = await fromRecords(findCheckout(pool, { id: checkoutId }));
      if (checkout === undefined || checkout.accountId !== owner(caller).id) {
        throw new Refusal('not_found', `There is no checkout ${checkoutId} of this account.`);
      }
      return toCheckoutStatus(checkout, baseUrl);
    },
    'billing.subscription': async (_input, { caller }) => {
      const newest = await fromRecords(newestSubscription(pool, owner(caller).id));
      const subscription = newest === undefined ? null : toSubscription(newest);
      return { subscription, environment: ENVIRONMENT };
    },
    'billing.history': ({ limit, cursor }, { caller }) =>
      fromRecords(listHistory(dependencies, { accountId: owner(caller).id, limit, cursor })),
    'billing.portal': async (request, call) =>
      told(call, await createPortalSession(dependencies, owner(call.caller).id, request)),
  };
}

const TABLE_IS_MISSING = '42P01';

/** Records that are not there are an outage: nothing else is asked in their place. */
function fromRecords<Answer>(read: Promise<Answer>): Promise<Answer> {
  return read.catch((error: unknown) => {
    const isMissing = error instanceof Error && 'code' in error && error.code === TABLE_IS_MISSING;
    throw isMissing ? new Outage('the billing record', error) : error;
  });
}

function told<Answer>(
  { details }: Call,
  { answer, replayed }: { answer: Answer; replayed: boolean },
): Answer {
  if (replayed) details.onReplay?.();
  return answer;
}

function owner(caller: Caller): CallingAccount {
  if (caller.kind === 'key' || caller.kind === 'session') return caller.account;
  throw new Error(`A caller of kind ${caller.kind} owns nothing`);
}
