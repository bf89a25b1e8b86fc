import {
  type BillingDependencies,
  billingOverview,
  decideRenewal,
  openPortal,
  type PortalVisit,
  portalVisit,
} from '../../../domain/billing/index.ts';
import { Refusal } from '../../../domain/refusal.ts';
import type { Onward, Page, PageBinding, Visit } from '../page/page.ts';
import { closedPortalPage, portalPage, spentHandoffPage } from './portal-views.ts';

const PATH = '/billing/portal';
const COOKIE = 'kinora.portal';

/** The management page, which a handoff opens once, for whoever holds it; it is not a sign-in. */
export function portalPages(billing: BillingDependencies): readonly PageBinding[] {
  async function open({ parameters, method }: Visit): Promise<Page | Onward> {
    // Whoever only looks at a link with HEAD must not use it up.
    if (method === 'HEAD') return { location: PATH };
    try {
      const opened = await openPortal(billing, parameters.text('handoff'));
      if (opened.kind === 'elsewhere') return { location: opened.url };
      return { location: PATH, cookies: [cookieFor(opened.token, opened.endsAt)] };
    } catch (error) {
      if (error instanceof Refusal && error.code === 'not_found') return spentHandoffPage();
      throw error;
    }
  }

  function cookieFor(token: string, endsAt: Date): string {
    const secure = billing.baseUrl.startsWith('https:') ? '; Secure' : '';
    return `${COOKIE}=${token}; Path=${PATH}; Expires=${endsAt.toUTCString()}; HttpOnly; SameSite=Lax${secure}`;
  }

  const visitOf = async ({ cookies }: Visit): Promise<PortalVisit | null> => {
    const token = tokenIn(cookies);
    return token === null ? null : portalVisit(billing, token);
  };

  async function show(visit: Visit): Promise<Page> {
    const open = await visitOf(visit);
    if (open === null) return closedPortalPage();
    const cursor = visit.fields.text('cursor');
    const overview = await billingOverview(billing, {
      accountId: open.accountId,
      cursor: cursor === '' ? undefined : cursor,
    });
    const isResumed = visit.fields.typed('notice') === 'resumed';
    return portalPage({ ...open, ...overview, isResumed, isLater: cursor !== '' });
  }

  async function decide(visit: Visit): Promise<Page | Onward> {
    const open = await visitOf(visit);
    if (open === null) return closedPortalPage();
    const renews = visit.fields.text('renews');
    if (renews !== 'yes' && renews !== 'no') {
      throw new Refusal('invalid_request', '{field} must be "yes" or "no".', { field: 'renews' });
    }
    try {
      await decideRenewal(billing, { accountId: open.accountId, renews: renews === 'yes' });
    } catch (error) {
      // It has ended meanwhile, which the page shows.
      if (!(error instanceof Refusal) || error.code !== 'not_found') throw error;
    }
    return { location: renews === 'yes' ? `${PATH}?notice=resumed` : PATH };
  }

  return [
    { method: 'GET', path: `${PATH}/{handoff}`, access: 'anyone', answer: open },
    { method: 'GET', path: PATH, access: 'anyone', answer: show },
    { method: 'POST', path: PATH, access: 'anyone', answer: decide },
  ];
}

function tokenIn(cookies: string | undefined): string | null {
  const [, token] = /(?:^|;\s*)kinora\.portal=([\w-]{1,200})(?:;|$)/.exec(cookies ?? '') ?? [];
  return token ?? null;
}
