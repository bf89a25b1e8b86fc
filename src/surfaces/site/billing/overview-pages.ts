import { createHash, randomUUID } from 'node:crypto';
import type { BillingDependencies } from '../../../domain/billing/index.ts';
import type { Invoke } from '../../../domain/invoke.ts';
import { Refusal } from '../../../domain/refusal.ts';
import type { SessionCaller } from '../../http/index.ts';
import type { Fields } from '../page/fields.ts';
import { type Problem, refusedPage } from '../page/form.ts';
import type { Page, PageBinding, Redirect, SignedInPageRequest } from '../page/page.ts';
import { billingPage, type ReturnedCheckout } from './overview-views.ts';
import { readPlanChoice, readReturnTo } from './plans-view.ts';
import { openHandoff } from './portal-pages.ts';
import { OFFER_DOES_NOT_FIT, PRICES_CHANGED, PURCHASE_FORM_STALE } from './words.ts';

interface BillingOptions {
  readonly invoke: Invoke;
  readonly billing: BillingDependencies;
}

/** What a signed-in person has, pays and can buy. */
export function billingPages({ invoke, billing }: BillingOptions): readonly PageBinding[] {
  async function show(
    { session, fields }: SignedInPageRequest,
    problem: Problem | null = null,
  ): Promise<Page> {
    const cursor = fields.typed('cursor');
    const [me, catalog, overview, { models }, returnedCheckout] = await Promise.all([
      invoke('me', {}, session),
      invoke('billing.catalog', {}, session),
      invoke('billing.overview', cursor === '' ? {} : { cursor }, session),
      invoke('models.list', {}, session),
      readReturnedCheckout(fields.typed('checkout'), session),
    ]);
    return billingPage({
      ...overview,
      me,
      models,
      catalog,
      returnedCheckout,
      problem,
      hasNewer: cursor !== '',
      choice: readPlanChoice(fields),
      isChoosingPlan: fields.typed('interval') !== '' || fields.typed('offer') !== '',
      formToken: randomUUID(),
    });
  }

  /** Returning from a checkout grants nothing; the page only shows its status. */
  async function readReturnedCheckout(
    checkoutId: string,
    session: SessionCaller,
  ): Promise<ReturnedCheckout | null> {
    if (checkoutId === '') return null;
    try {
      return await invoke('billing.checkoutStatus', { checkoutId }, session);
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      return { checkoutId, status: 'unknown' };
    }
  }

  async function buy(request: SignedInPageRequest): Promise<Page | Redirect> {
    try {
      const input = readCheckoutInput(request.fields);
      const { url } = await invoke('billing.checkout', input, request.session);
      return { location: url };
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      const message = purchaseMessage(error);
      if (message === null) throw error;
      const page = await show(request, { code: error.code, message, fields: {} });
      return refusedPage(page, error);
    }
  }

  /** The person has pressed a button already, so the handoff is opened at once. */
  async function manage({ session }: SignedInPageRequest): Promise<Redirect> {
    const idempotencyKey = `page_${randomUUID()}`;
    const input = { idempotencyKey, returnTarget: 'billing' };
    const { url } = await invoke('billing.portal', input, session);
    return openHandoff(billing, url.slice(url.lastIndexOf('/') + 1));
  }

  return [
    {
      method: 'GET',
      path: '/billing',
      access: 'session',
      handle: async (request) => ({ ...(await show(request)), isApp: true }),
    },
    { method: 'POST', path: '/billing/checkout', access: 'session', handle: buy },
    { method: 'POST', path: '/billing/manage', access: 'session', handle: manage },
    // Somebody who opens the address of a form again, from the history or another window.
    ...['/billing/checkout', '/billing/manage'].map(redirectToBilling),
  ];
}

/** These paths have no page of their own; billing shows the status of a checkout that they name. */
function redirectToBilling(path: string): PageBinding {
  return {
    method: 'GET',
    path,
    access: 'anyone',
    handle: async ({ fields }) => {
      const checkout = fields.typed('checkout');
      const query = checkout === '' ? '' : `?${new URLSearchParams({ checkout })}`;
      return { location: `/billing${query}` };
    },
  };
}

function readCheckoutInput(fields: Fields) {
  const skuId = fields.text('skuId');
  const offerId = fields.text('offer');
  return {
    kind: skuId.split(':')[0] ?? '',
    skuId,
    catalogVersion: fields.text('catalogVersion'),
    idempotencyKey: deriveIdempotencyKey(fields.text('once'), `${skuId} ${offerId}`),
    returnTarget: readReturnTo(fields),
    ...(offerId === '' ? {} : { offerId }),
  };
}

/** The same choice on the same page is the same checkout, so a double click makes only one. */
function deriveIdempotencyKey(formToken: string, choice: string): string {
  if (!/^[0-9a-f-]{36}$/.test(formToken)) {
    throw new Refusal('invalid_request', PURCHASE_FORM_STALE);
  }
  return `page_${createHash('sha256').update(`${formToken} ${choice}`).digest('base64url')}`;
}

/** Why a purchase was refused; null when the person can do nothing about it. */
function purchaseMessage({ code, message, subject }: Refusal): string | null {
  switch (code) {
    case 'catalog_version_mismatch':
      return PRICES_CHANGED;
    case 'invalid_request':
      return subject?.kind === 'field' && subject.path[0] === 'offerId'
        ? OFFER_DOES_NOT_FIT
        : message;
    case 'billing_unavailable':
      return message;
    default:
      return null;
  }
}
