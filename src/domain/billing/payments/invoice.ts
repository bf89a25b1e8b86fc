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

/** The payment of an invoice link; null when we did not make the link. */
export async function readInvoice(
  { pool, secret }: Pick<BillingDependencies, 'pool' | 'secret'>,
  name: string,
): Promise<Payment | null> {
  const [id = '', seal = ''] = name.split('.');
  if (!isSame(seal, sealOf(secret, `invoice:${id}`))) return null;
  return (await findPayment(pool, { id })) ?? null;
}
