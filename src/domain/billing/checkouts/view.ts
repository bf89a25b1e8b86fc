import type { Interval } from '../../../contract/billing-catalog.ts';
import type {
  Checkout,
  CheckoutRequest,
  CheckoutState,
  CheckoutStatus,
} from '../../../contract/resources/billing.ts';
import { skuOf } from '../catalog.ts';
import type { CheckoutRow } from './store.ts';

type CreatedCheckout = Pick<
  CheckoutRow,
  'id' | 'url' | 'skuId' | 'amountMinor' | 'renewalAmountMinor' | 'currency' | 'expiresAt'
>;

/** The answer to the first request and to every replay of it. */
export function toCheckout(made: CreatedCheckout, baseUrl: string): Checkout {
  return {
    checkoutId: made.id,
    url: made.url,
    status: 'pending',
    statusUrl: statusUrl(baseUrl, made.id),
    expiresAt: made.expiresAt.toISOString(),
    amountMinor: made.amountMinor,
    currency: made.currency,
    ...renewalTerms(made),
  };
}

/** What renews after the first period; null for a one-time purchase. */
export function renewalOf({
  skuId,
  renewalAmountMinor: amountMinor,
}: Pick<CheckoutRow, 'skuId' | 'renewalAmountMinor'>): {
  interval: Interval;
  amountMinor: number;
} | null {
  const sku = skuOf(skuId);
  if (sku.kind !== 'subscription' || amountMinor === null) return null;
  return { interval: sku.interval, amountMinor };
}

function renewalTerms(made: CreatedCheckout): Pick<Checkout, 'renewalTerms'> {
  const renewal = renewalOf(made);
  if (renewal === null) return {};
  return {
    renewalTerms: {
      ...renewal,
      currency: made.currency,
      firstAmountMinor: made.amountMinor,
      renewsAutomatically: true,
    },
  };
}

const NEXT_ACTION: Partial<Record<CheckoutState, string>> = {
  pending: 'open_url',
  processing: 'poll',
  paid_pending_review: 'poll',
};

export function toCheckoutStatus(
  { id, status, expiresAt }: Pick<CheckoutRow, 'id' | 'status' | 'expiresAt'>,
  baseUrl: string,
): CheckoutStatus {
  const nextAction = NEXT_ACTION[status];
  return {
    checkoutId: id,
    status,
    statusUrl: statusUrl(baseUrl, id),
    ...(nextAction === undefined ? {} : { nextAction }),
    expiresAt: status === 'pending' ? expiresAt.toISOString() : null,
  };
}

function statusUrl(baseUrl: string, id: string): string {
  return `${baseUrl}/v1/billing/checkouts/${id}`;
}

/** Where the person returns to. The link only names the checkout; it grants nothing. */
export function checkoutReturnUrl(
  baseUrl: string,
  target: CheckoutRequest['returnTarget'],
  checkoutId: string,
): string {
  return `${baseUrl}/${target}?checkout=${checkoutId}`;
}
