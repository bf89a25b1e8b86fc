import type { readInvoice } from '../../../domain/billing/index.ts';
import { type Html, html } from '../page/html.ts';
import { icon } from '../page/icon.ts';
import type { Page } from '../page/page.ts';
import { formatAmountInFull, formatCredits } from './money.ts';
import { PAID_IN_REVIEW } from './words.ts';

type Invoice = NonNullable<Awaited<ReturnType<typeof readInvoice>>>;

/** Who runs this server, as far as they said. */
export interface Seller {
  readonly name: string | null;
  /** Lines, separated by commas. */
  readonly address: string | null;
  readonly taxId: string | null;
}

export function invoicePage(invoice: Invoice, seller: Seller): Page {
  const { productName, credits, amountMinor, currency, paidAt, subscription, buyer } = invoice;
  const price = formatAmountInFull(amountMinor, currency);
  const number = invoice.invoiceNumber ?? invoice.id;
  return {
    title: `Invoice ${number}`,
    navigation: 'none',
    hasSecretAddress: true,
    styles: ['billing.css'],
    scripts: ['invoice.js'],
    main: html`<article class="invoice">
<header>
<div><p class="brand"><img src="/favicon.svg" alt="" width="28" height="28">${seller.name ?? 'The operator of this server'}</p>
<p class="hint">${seller.address ?? 'The operator has given no address.'}<br>Tax number: ${seller.taxId ?? 'none given'}</p></div>
<div class="end"><h1>Invoice</h1>
<dl><div><dt class="unseen">Number</dt><dd>${number}</dd></div>
<div><dt class="unseen">Date</dt><dd>${dateView(paidAt)}</dd></div></dl></div>
</header>
<section aria-label="Buyer"><p class="hint">For</p><p><strong>${buyer.name}</strong></p><p>${buyer.email}</p></section>
<table class="table">
<thead><tr><th scope="col">What</th><th scope="col" class="number">Number</th><th scope="col" class="number">Price</th><th scope="col" class="number">Sum</th></tr></thead>
<tbody>
<tr><td>${productName}${subscription === null ? ', once' : ''}<br><span class="hint">${formatCredits(credits)}${subscription === null ? null : html`, ${dateView(subscription.start)} to ${dateView(subscription.end)}`}</span></td><td class="number">1</td><td class="number">${price}</td><td class="number">${price}</td></tr>
<tr><td colspan="3">Tax, 0 %</td><td class="number">${formatAmountInFull(0, currency)}</td></tr>
<tr class="total"><th scope="row" colspan="3">${paidText(invoice)}</th><td class="number">${price} ${currency}</td></tr>
${refundRow(invoice)}
</tbody>
</table>
<dl class="facts"><div><dt>Status</dt><dd>${statusLabel(invoice)}</dd></div><div><dt>Payment</dt><dd>${invoice.id}</dd></div></dl>
<footer><p>Test mode: no money moved.</p><p>Page 1 of 1</p></footer>
</article>
<p class="invoice-tools"><button class="btn" type="button" data-print hidden>${icon('download')}Print or save as PDF</button> <a class="btn btn-line" href="/billing">Go to billing</a></p>`,
  };
}

function paidText({ cardLastFour }: Invoice): string {
  return cardLastFour === null ? 'Paid by card' : `Paid by card ending ${cardLastFour}`;
}

function refundRow({ refundedAt, amountMinor, currency }: Invoice): Html | null {
  if (refundedAt === null) return null;
  return html`<tr class="total"><th scope="row" colspan="3">Refunded on ${dateView(refundedAt)}</th><td class="number">−${formatAmountInFull(amountMinor, currency)} ${currency}</td></tr>`;
}

function statusLabel({ status, inReview }: Pick<Invoice, 'status' | 'inReview'>): string {
  if (inReview) return PAID_IN_REVIEW;
  return status === 'paid' ? 'Paid' : 'Refunded';
}

const date = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' });

function dateView(time: Date): Html {
  return html`<time datetime="${time.toISOString()}">${date.format(time)}</time>`;
}

export function noInvoicePage(): Page {
  return {
    title: 'There is no such invoice',
    navigation: 'none',
    styles: ['checkout.css'],
    status: 404,
    main: html`<div class="buy empty-frame">
<h1>There is no such invoice</h1>
<p class="lead">The address may have been cut off when it was copied. Your invoices are listed under your payments.</p>
<p><a class="btn" href="/billing#payments">Sign in to billing</a></p>
</div>`,
  };
}
