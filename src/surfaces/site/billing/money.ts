import { type Html, html } from '../page/html.ts';

const MINOR_PER_MAJOR = 100;

/** `900`, `USD` → `$9`; `699` → `$6.99`. */
export function formatPrice(amountMinor: number, currency: string): string {
  return formatAmount(amountMinor / MINOR_PER_MAJOR, currency);
}

/** With its cents, as a till prints it: `900`, `USD` → `$9.00`. */
export function formatAmountInFull(amountMinor: number, currency: string): string {
  return new Intl.NumberFormat('en-US', { style: 'currency', currency }).format(
    amountMinor / MINOR_PER_MAJOR,
  );
}

/** Payments from before this service may name an unknown currency. */
export function formatAmount(amount: number, currency: string | undefined): string {
  if (currency === undefined || !/^[a-z]{3}$/i.test(currency)) {
    return [amount.toLocaleString('en-US'), currency ?? ''].join(' ').trim();
  }
  return new Intl.NumberFormat('en-US', {
    style: 'currency',
    currency,
    trailingZeroDisplay: 'stripIfInteger',
  }).format(amount);
}

export function formatCredits(count: number): string {
  return `${count.toLocaleString('en-US')} ${count === 1 ? 'credit' : 'credits'}`;
}

/** For every page that is about payments: none of them is real. */
export function testNotice(text: string): Html {
  return html`<p class="notice warn"><strong>This is a test.</strong> ${text}</p>`;
}
