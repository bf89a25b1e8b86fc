import { findAccount } from '../../accounts/index.ts';
import { findCheckout } from '../checkouts/store.ts';
import type { BillingDependencies } from '../dependencies.ts';
import { isSame, sealOf } from './seal.ts';
import { findPayment, type Payment } from './store.ts';

/** Anyone with the link can read the invoice, so it can be kept and passed on. */
export function invoiceUrlOf(
  { baseUrl, secret }: Pick<BillingDependencies, 'baseUrl' | 'secret'>,
  paymentId: string,
): string {
  return `${baseUrl}/billing/invoices/${paymentId}.${sealOf(secret, `invoice:${paymentId}`)}`;
}

interface Invoice extends Payment {
  /** Whether the payment is held for review. */
  readonly inReview: boolean;
  readonly buyer: { readonly name: string; readonly email: string };
}

/** The payment of an invoice link; null when we did not make the link. */
export async function readInvoice(
  { pool, secret }: Pick<BillingDependencies, 'pool' | 'secret'>,
  name: string,
): Promise<Invoice | null> {
  const [id = '', seal = ''] = name.split('.');
  if (!isSame(seal, sealOf(secret, `invoice:${id}`))) return null;
  const payment = await findPayment(pool, { id });
  if (payment === undefined) return null;
  const checkout = await findCheckout(pool, { id: payment.checkoutId });
  const account = await findAccount(pool, { id: payment.accountId });
  if (account === undefined) throw new Error(`There is no account ${payment.accountId}`);
  const isFirst = payment.subscriptionId === null;
  const buyer = { name: account.name, email: account.email };
  return {
    ...payment,
    buyer,
    inReview: isFirst && checkout?.status === 'paid_pending_review',
  };
}
