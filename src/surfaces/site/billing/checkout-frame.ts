import type { HostedCheckout } from '../../../domain/billing/index.ts';
import { type Html, html } from '../page/html.ts';
import type { Page } from '../page/page.ts';

interface Frame {
  readonly title: string;
  readonly left: Html;
  readonly right: Html;
}

/** What is paid on the left, what to do about it on the right. */
export function checkoutFrame({ title, left, right }: Frame): Page {
  return {
    title,
    navigation: 'none',
    layout: 'split',
    hasSecretAddress: true,
    styles: ['checkout.css'],
    scripts: ['checkout.js'],
    main: html`<div class="checkout">
<div class="order-side"><div><p class="brand"><img src="/favicon.svg" alt="" width="28" height="28">Checkout</p>${left}</div></div>
<div class="card-side"><div>${right}</div></div>
</div>`,
  };
}

const WAYS_BACK: Readonly<Record<HostedCheckout['returnTarget'], string>> = {
  generate: 'Continue your draft',
  quiz: 'Back to the quiz',
  billing: 'Go to billing',
};

/** The way back to what the person was doing. */
export function wayBack({ returnTarget, returnUrl }: HostedCheckout, look = 'btn'): Html {
  return html`<a class="${look}" href="${returnUrl}">${WAYS_BACK[returnTarget]}</a>`;
}
