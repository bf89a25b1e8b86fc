import { randomUUID } from 'node:crypto';
import { CATALOG_VERSION } from '../../contract/billing-catalog.ts';
import type { OperationInput, OperationOutput } from '../../contract/operations/index.ts';
import { checkoutRequestSchema } from '../../contract/resources/billing.ts';
import type { CallingAccount } from '../caller.ts';
import { parseInput } from '../parse-input.ts';
import { createCheckout } from './checkouts/create.ts';
import type { BillingDependencies } from './dependencies.ts';

interface Purchase {
  readonly account: CallingAccount;
  readonly request: OperationInput<'billing.buy'>;
}

/** A checkout for a person who has just seen the price, and sees it again where they pay. */
export async function buy(
  dependencies: BillingDependencies,
  { account, request }: Purchase,
): Promise<OperationOutput<'billing.buy'>> {
  const { skuId, offerId, returnTo } = request;
  const [kind] = skuId.split(':');
  const checkout = parseInput(checkoutRequestSchema, {
    kind,
    skuId,
    catalogVersion: request.catalogVersion ?? CATALOG_VERSION,
    idempotencyKey: request.idempotencyKey ?? `page_${randomUUID()}`,
    returnTarget: returnTo,
    ...(offerId === undefined ? {} : { offerId }),
  });
  const { answer } = await createCheckout(dependencies, {
    account,
    keyId: null,
    request: checkout,
  });
  return { url: answer.url, checkoutId: answer.checkoutId };
}
