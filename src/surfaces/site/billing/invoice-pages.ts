import { type BillingDependencies, readInvoice } from '../../../domain/billing/index.ts';
import type { PageBinding } from '../page/page.ts';
import { invoicePage, noInvoicePage, type Seller } from './invoice-view.ts';

/** The invoice of one payment, for whoever knows its address. */
export function invoicePages(billing: BillingDependencies, seller: Seller): readonly PageBinding[] {
  return [
    {
      method: 'GET',
      path: '/billing/invoices/{name}',
      access: 'anyone',
      handle: async ({ parameters }) => {
        const invoice = await readInvoice(billing, parameters.text('name'));
        return invoice === null ? noInvoicePage() : invoicePage(invoice, seller);
      },
    },
  ];
}
