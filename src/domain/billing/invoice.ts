import type { BillingDependencies } from './dependencies.ts';
import { findPayment, type Payment } from './payment.ts';
import { isSame, sealOf } from './seal.ts';

/** Whoever holds the address may read the invoice, so that it can be passed on and kept. */
export function invoiceUrlOf(
  { baseUrl, secret }: Pick<BillingDependencies, 'baseUrl' | 'secret'>,
  paymentId: string,
): string {
  return `${baseUrl}/billing/invoices/${paymentId}.${sealOf(secret, `invoice:${paymentId}`)}`;
}

/** The payment that an address of ours is the invoice of; null when the address is not from us. */
export async function readInvoice(
  { pool, secret }: Pick<BillingDependencies, 'pool' | 'secret'>,
  name: string,
): Promise<Payment | null> {
  const [id = '', seal = ''] = name.split('.');
  if (!isSame(seal, sealOf(secret, `invoice:${id}`))) return null;
  return (await findPayment(pool, { id })) ?? null;
}
