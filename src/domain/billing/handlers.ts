import { randomUUID } from 'node:crypto';
import { ownerOf } from '../caller.ts';
import type { Catalogue } from '../catalogue/index.ts';
import type { Call, Handlers } from '../invoke.ts';
import { Outage, Refusal } from '../refusal.ts';
import { buy } from './buy.ts';
import { readCatalog } from './catalog.ts';
import { createCheckout } from './checkouts/create.ts';
import { findCheckout } from './checkouts/store.ts';
import { toCheckoutStatus } from './checkouts/view.ts';
import { type BillingDependencies, ENVIRONMENT } from './dependencies.ts';
import { billingOverview } from './overview.ts';
import { listHistory } from './payments/history.ts';
import { createPortalSession } from './portal/create.ts';
import { readQuiz } from './quiz.ts';
import { decideRenewal } from './subscriptions/decide-renewal.ts';
import { newestSubscription } from './subscriptions/store.ts';
import { toSubscription } from './subscriptions/view.ts';

type BillingOperation = Extract<keyof Handlers, `billing.${string}`>;

export function billingHandlers(
  dependencies: BillingDependencies,
  catalogue: Pick<Catalogue, 'models'>,
): Pick<Handlers, BillingOperation> {
  const { pool, baseUrl } = dependencies;
  return {
    'billing.catalog': () => readCatalog(dependencies),
    'billing.checkout': async (request, call) => {
      const { caller } = call;
      const keyId = caller.kind === 'key' ? caller.key.id : null;
      const order = { account: ownerOf(caller), keyId, request };
      return noteReplay(call, await createCheckout(dependencies, order));
    },
    'billing.checkoutStatus': async ({ checkoutId }, { caller }) => {
      const checkout = await outageWithoutTables(findCheckout(pool, { id: checkoutId }));
      if (checkout === undefined || checkout.accountId !== ownerOf(caller).id) {
        throw new Refusal('not_found', `There is no checkout ${checkoutId} of this account.`);
      }
      return toCheckoutStatus(checkout, baseUrl);
    },
    'billing.subscription': async (_input, { caller }) => {
      const newest = await outageWithoutTables(newestSubscription(pool, ownerOf(caller).id));
      const subscription = newest === undefined ? null : toSubscription(newest);
      return { subscription, environment: ENVIRONMENT };
    },
    'billing.history': ({ limit, cursor }, { caller }) => {
      const accountId = ownerOf(caller).id;
      return outageWithoutTables(listHistory(dependencies, { accountId, limit, cursor }));
    },
    'billing.overview': ({ cursor }, { caller }) => {
      const accountId = ownerOf(caller).id;
      return outageWithoutTables(billingOverview(dependencies, { accountId, cursor }));
    },
    'billing.renewal': async ({ renews }, { caller }) => ({
      subscription: await decideRenewal(dependencies, { accountId: ownerOf(caller).id, renews }),
    }),
    'billing.buy': (request, { caller }) =>
      buy(dependencies, { account: ownerOf(caller), request }),
    'billing.manage': async ({ returnTo }, { caller }) => {
      const request = { idempotencyKey: `page_${randomUUID()}`, returnTarget: returnTo };
      const made = await createPortalSession(dependencies, ownerOf(caller).id, request);
      return { url: made.answer.url };
    },
    'billing.quiz': (answers) => readQuiz(answers, catalogue.models),
    'billing.portal': async (request, call) =>
      noteReplay(call, await createPortalSession(dependencies, ownerOf(call.caller).id, request)),
  };
}

const UNDEFINED_TABLE = '42P01';

/** Records that are missing are an outage: no other source takes their place. */
function outageWithoutTables<Answer>(read: Promise<Answer>): Promise<Answer> {
  return read.catch((error: unknown) => {
    const isMissing = error instanceof Error && 'code' in error && error.code === UNDEFINED_TABLE;
    throw isMissing ? new Outage('the billing record', error) : error;
  });
}

function noteReplay<Answer>(
  { details }: Call,
  { answer, replayed }: { answer: Answer; replayed: boolean },
): Answer {
  if (replayed) details.onReplay?.();
  return answer;
}
