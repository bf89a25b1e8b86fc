import { createHmac, timingSafeEqual } from 'node:crypto';
import { findPayment, type Payment } from './payment.ts';
import type { BillingSurroundings } from './surroundings.ts';

/** Whoever holds the address may read the invoice, so that it can be passed on and kept. */
export function invoiceUrlOf(
  { baseUrl, secret }: Pick<BillingSurroundings, 'baseUrl' | 'secret'>,
  paymentId: string,
): string {
  return `${baseUrl}/billing/invoices/${paymentId}.${sealOf(secret, paymentId)}`;
}

/** The payment that an address of ours is the invoice of; null when the address is not from us. */
export async function readInvoice(
  { pool, secret }: Pick<BillingSurroundings, 'pool' | 'secret'>,
  name: string,
): Promise<Payment | null> {
  const [id = '', seal = ''] = name.split('.');
  if (!isSame(seal, sealOf(secret, id))) return null;
  return (await findPayment(pool, { id })) ?? null;
}

function isSame(given: string, expected: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(expected)];
  return a.length === b.length && timingSafeEqual(a, b);
}

function sealOf(secret: string, paymentId: string): string {
  const mac = createHmac('sha256', secret).update(`invoice:${paymentId}`).digest();
  return mac.toString('base64url', 0, 16);
}
