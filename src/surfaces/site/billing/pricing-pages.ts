import { randomUUID } from 'node:crypto';
import {
  type BillingDependencies,
  findCustomer,
  NEW_CUSTOMER,
  offeredPlans,
} from '../../../domain/billing/index.ts';
import type { Example } from '../../../domain/guides/index.ts';
import type { Invoke } from '../../../domain/invoke.ts';
import type { SessionCaller } from '../../http/index.ts';
import type { Page, PageBinding, PageRequest, Redirect } from '../page/page.ts';
import { signUpUrl } from '../page/return-to.ts';
import { buyView, findProduct } from './buy-view.ts';
import { type PlanChoice, readPlanChoice, readReturnTo } from './plans-view.ts';
import { pricingView } from './pricing-view.ts';

interface PricingOptions {
  readonly invoke: Invoke;
  readonly billing: BillingDependencies;
  readonly examples: readonly Example[];
  readonly serviceName: string;
  readonly baseUrl: string;
}

/** What everything costs, for everybody. */
export function pricingPage(options: PricingOptions): PageBinding {
  return {
    method: 'GET',
    path: '/pricing',
    access: 'anyone',
    handle: async ({ fields, session }) => {
      const choice = readPlanChoice(fields);
      const { models } = await options.invoke('models.list', {}, { kind: 'anonymous' });
      return pricingView({
        choice,
        shop: {
          isOpen: options.billing.processor !== null,
          isSignedIn: session !== null,
          formToken: randomUUID(),
          returnTo: readReturnTo(fields),
        },
        plans: await plansFor(options.billing, session, choice),
        models,
        examples: options.examples,
        ...{ serviceName: options.serviceName, baseUrl: options.baseUrl },
      });
    },
  };
}

/**
 * Where a purchase waits until its person has an account. Opening it buys nothing: its button leads to the
 * checkout.
 */
export function buyPage({ billing }: Pick<PricingOptions, 'billing'>): PageBinding {
  return {
    method: 'GET',
    path: '/billing/buy',
    access: 'anyone',
    handle: async (request: PageRequest): Promise<Page | Redirect> => {
      const { fields, session, url } = request;
      const choice = readPlanChoice(fields);
      const plans = await plansFor(billing, session, choice);
      const product = findProduct(fields.typed('skuId'), plans);
      if (product === null || billing.processor === null) return { location: '/pricing' };
      if (session === null) return { location: signUpUrl(url) };
      const shop = {
        ...{ isOpen: true, isSignedIn: true, formToken: randomUUID() },
        returnTo: readReturnTo(fields),
      };
      return buyView(product, shop);
    },
  };
}

async function plansFor(
  billing: BillingDependencies,
  session: SessionCaller | null,
  { offerId }: PlanChoice,
) {
  const customer =
    session === null ? NEW_CUSTOMER : await findCustomer(billing, session.account.id);
  return offeredPlans({ ...customer, chosenOffer: offerId });
}
