import {
  type BillingDependencies,
  billingOverview,
  decideRenewal,
  findPortalAccess,
  isHandoffOpen,
  openPortal,
  type PortalAccess,
} from '../../../domain/billing/index.ts';
import { Refusal } from '../../../domain/refusal.ts';
import type { Page, PageBinding, PageRequest, Redirect } from '../page/page.ts';
import { closedPortalPage, handoffPage, portalPage, spentHandoffPage } from './portal-views.ts';

const PATH = '/billing/portal';
const COOKIE = 'kinora.portal';

/** The management page. A handoff opens it once, for whoever holds it, and signs nobody in. */
export function portalPages(billing: BillingDependencies): readonly PageBinding[] {
  /** Programs look at links as well, so only the button of this page uses the handoff up. */
  async function offer({ parameters }: PageRequest): Promise<Page> {
    const handoff = parameters.text('handoff');
    const isOpen = await isHandoffOpen(billing, handoff);
    return isOpen ? handoffPage(`${PATH}/${handoff}`) : spentHandoffPage();
  }

  async function open({ parameters }: PageRequest): Promise<Page | Redirect> {
    try {
      return await openHandoff(billing, parameters.text('handoff'));
    } catch (error) {
      if (error instanceof Refusal && error.code === 'not_found') return spentHandoffPage();
      throw error;
    }
  }

  const findOpenPortal = async ({ cookies }: PageRequest): Promise<PortalAccess | null> => {
    const token = readToken(cookies);
    return token === null ? null : findPortalAccess(billing, token);
  };

  async function show(request: PageRequest): Promise<Page> {
    const portal = await findOpenPortal(request);
    if (portal === null) return closedPortalPage();
    const cursor = request.fields.text('cursor');
    const overview = await billingOverview(billing, {
      accountId: portal.accountId,
      cursor: cursor === '' ? undefined : cursor,
    });
    const isResumed = request.fields.typed('notice') === 'resumed';
    return portalPage({ ...portal, ...overview, isResumed, hasNewer: cursor !== '' });
  }

  async function decide(request: PageRequest): Promise<Page | Redirect> {
    const portal = await findOpenPortal(request);
    if (portal === null) return closedPortalPage();
    const renews = request.fields.text('renews');
    if (renews !== 'yes' && renews !== 'no') {
      throw new Refusal('invalid_request', '{field} must be "yes" or "no".', { field: 'renews' });
    }
    try {
      await decideRenewal(billing, { accountId: portal.accountId, renews: renews === 'yes' });
    } catch (error) {
      // The subscription has ended meanwhile, which the page shows.
      if (!(error instanceof Refusal) || error.code !== 'not_found') throw error;
    }
    return { location: renews === 'yes' ? `${PATH}?notice=resumed` : PATH };
  }

  return [
    { method: 'GET', path: `${PATH}/{handoff}`, access: 'anyone', handle: offer },
    { method: 'POST', path: `${PATH}/{handoff}`, access: 'anyone', handle: open },
    { method: 'GET', path: PATH, access: 'anyone', handle: show },
    { method: 'POST', path: PATH, access: 'anyone', handle: decide },
  ];
}

/** Uses a handoff up: the management page opens in this browser, or the processor's own does. */
export async function openHandoff(
  billing: BillingDependencies,
  handoff: string,
): Promise<Redirect> {
  const opened = await openPortal(billing, handoff);
  if (opened.kind === 'elsewhere') return { location: opened.url };
  const secure = billing.baseUrl.startsWith('https:') ? '; Secure' : '';
  const until = opened.endsAt.toUTCString();
  const cookie = `${COOKIE}=${opened.token}; Path=${PATH}; Expires=${until}; HttpOnly; SameSite=Lax${secure}`;
  return { location: PATH, cookies: [cookie] };
}

function readToken(cookies: string | undefined): string | null {
  const [, token] = /(?:^|;\s*)kinora\.portal=([\w-]{1,200})(?:;|$)/.exec(cookies ?? '') ?? [];
  return token ?? null;
}
