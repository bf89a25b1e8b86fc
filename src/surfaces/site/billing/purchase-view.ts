import { CATALOG_VERSION, type OfferId } from '../../../contract/billing-catalog.ts';
import { hiddenInput } from '../page/form-views.ts';
import { type Html, html } from '../page/html.ts';

/** Where a purchase is offered, and to whom. */
export interface Shop {
  /** False where nothing can be bought. */
  readonly isOpen: boolean;
  readonly isSignedIn: boolean;
  /** Lets each purchase from this page be made once. */
  readonly formToken: string;
  /** Which page the person comes back to. */
  readonly returnTo: string;
}

/**
 * A form around buttons named `skuId`. Whoever is signed in goes to the checkout at once; everybody else
 * goes by a page that keeps the choice until they have an account.
 */
export function purchaseForm(
  { isSignedIn, formToken, returnTo }: Shop,
  content: Html,
  offerId: OfferId | null = null,
): Html {
  const offer = offerId === null ? null : hiddenInput('offer', offerId);
  const back = returnTo === 'billing' ? null : hiddenInput('returnTo', returnTo);
  return isSignedIn
    ? html`<form class="purchase" method="post" action="/billing/checkout">${hiddenInput('once', formToken)}${hiddenInput('catalogVersion', CATALOG_VERSION)}${offer}${back}${content}</form>`
    : html`<form class="purchase" method="get" action="/billing/buy">${offer}${back}${content}</form>`;
}
