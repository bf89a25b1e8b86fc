import { createHash, randomUUID } from 'node:crypto';
import { ERRORS } from '../../../contract/errors.ts';
import type { CheckoutState } from '../../../contract/resources/billing.ts';
import { type BillingDependencies, billingOverview } from '../../../domain/billing/index.ts';
import type { Invoke } from '../../../domain/invoke.ts';
import { Refusal } from '../../../domain/refusal.ts';
import type { Fields } from '../page/fields.ts';
import type { Onward, Page, PageBinding, SignedInVisit } from '../page/page.ts';
import { type BillingView, billingPage } from './overview-views.ts';
import { choiceOf } from './plans-view.ts';

interface BillingOptions {
  readonly invoke: Invoke;
  readonly billing: BillingDependencies;
}

/** What a signed-in person has, pays and can buy. */
export function billingPages({ invoke, billing }: BillingOptions): readonly PageBinding[] {
  async function show(
    { session, fields }: SignedInVisit,
    problem: BillingView['problem'] = null,
  ): Promise<Page> {
    const cursor = fields.typed('cursor');
    const { id } = session.account;
    const [me, catalog, overview, returned] = await Promise.all([
      invoke('me', {}, session),
      invoke('billing.catalog', {}, session),
      billingOverview(billing, { accountId: id, cursor: cursor === '' ? undefined : cursor }),
      returnedFrom(fields.typed('checkout'), session),
    ]);
    return billingPage({
      ...overview,
      me,
      catalog,
      returned,
      problem,
      isLater: cursor !== '',
      choice: choiceOf(fields),
      isChoosing: fields.typed('interval') !== '' || fields.typed('offer') !== '',
      once: randomUUID(),
    });
  }

  /** Coming back grants nothing; it only asks how the checkout stands. */
  async function returnedFrom(
    checkoutId: string,
    session: SignedInVisit['session'],
  ): Promise<{ checkoutId: string; status: CheckoutState | 'unknown' } | null> {
    if (checkoutId === '') return null;
    try {
      return await invoke('billing.checkoutStatus', { checkoutId }, session);
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      return { checkoutId, status: 'unknown' };
    }
  }

  async function buy(visit: SignedInVisit): Promise<Page | Onward> {
    try {
      const { url } = await invoke('billing.checkout', wishOf(visit.fields), visit.session);
      return { location: url };
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      const { code } = error;
      const message = wordsFor(error, visit.fields);
      if (message === null) throw error;
      const page = await show(visit, { code, message, fields: {} });
      const title = `Error: ${page.title}`;
      return { ...page, title, status: ERRORS[code].status, refusal: error };
    }
  }

  return [
    { method: 'GET', path: '/billing', access: 'session', answer: (visit) => show(visit) },
    { method: 'POST', path: '/billing/checkout', access: 'session', answer: buy },
    {
      method: 'POST',
      path: '/billing/manage',
      access: 'session',
      answer: async ({ session }) => {
        const idempotencyKey = `page_${randomUUID()}`;
        const request = { idempotencyKey, returnTarget: 'billing' };
        return { location: (await invoke('billing.portal', request, session)).url };
      },
    },
    ...['/generate', '/quiz'].map(comeBack),
  ];
}

/** A checkout may lead back to these; until they are pages, billing tells how it stands. */
function comeBack(path: string): PageBinding {
  return {
    method: 'GET',
    path,
    access: 'anyone',
    answer: async ({ fields }) => {
      const checkout = fields.typed('checkout');
      const query = checkout === '' ? '' : `?${new URLSearchParams({ checkout })}`;
      return { location: `/billing${query}` };
    },
  };
}

function wishOf(fields: Fields) {
  const skuId = fields.text('skuId');
  const offerId = fields.text('offer');
  return {
    kind: skuId.split(':')[0] ?? '',
    skuId,
    catalogVersion: fields.text('catalogVersion'),
    idempotencyKey: idempotencyKey(fields.text('once'), `${skuId} ${offerId}`),
    returnTarget: 'billing',
    ...(offerId === '' ? {} : { offerId }),
  };
}

/** The same choice on the same page is the same checkout: a double click makes no second one. */
function idempotencyKey(once: string, choice: string): string {
  if (!/^[0-9a-f-]{36}$/.test(once)) {
    throw new Refusal('invalid_request', 'Nothing was bought. Open this page again and choose.');
  }
  return `page_${createHash('sha256').update(`${once} ${choice}`).digest('base64url')}`;
}

/** Why a purchase was refused, where the person can act on it; null where they cannot. */
function wordsFor({ code, message }: Refusal, fields: Fields): string | null {
  switch (code) {
    case 'catalog_version_mismatch':
      return 'The prices have changed since you opened this page. Look at them again; nothing was bought.';
    case 'invalid_request':
      return fields.typed('offer') === ''
        ? message
        : 'Your offer does not fit the plan that you chose, so nothing was bought. Choose another plan, or go on without the offer.';
    case 'billing_unavailable':
      return message;
    default:
      return null;
  }
}
