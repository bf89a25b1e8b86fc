import type { FastifyReply, FastifyRequest } from 'fastify';
import type { SignIn } from '../../domain/accounts/index.ts';
import type {
  BillingDependencies,
  CountCard,
  HostedCheckouts,
} from '../../domain/billing/index.ts';
import type { Invoke } from '../../domain/invoke.ts';
import type { Counters } from '../../platform/counters.ts';
import { type Route, refuseForeignOrigin, sessionOf } from '../http/index.ts';
import { mailPages } from './account/mail-pages.ts';
import { passwordPages } from './account/password-pages.ts';
import { settingsPages } from './account/settings-pages.ts';
import { signInPages } from './account/sign-in-pages.ts';
import { signUpPages } from './account/sign-up-pages.ts';
import { checkoutPages } from './billing/checkout-pages.ts';
import { invoicePage } from './billing/invoice-pages.ts';
import { billingPages } from './billing/overview-pages.ts';
import { portalPages } from './billing/portal-pages.ts';
import { pricingPages } from './billing/pricing-pages.ts';
import { keysPages } from './keys/pages.ts';
import { fieldsOf } from './page/fields.ts';
import { assetRoutes } from './page/layout.ts';
import type { Onward, Page, PageBinding, Visit } from './page/page.ts';
import { createWriter, type Writer } from './page/page-writer.ts';
import { HOME, signInFor } from './page/return-to.ts';

interface SiteOptions {
  readonly invoke: Invoke;
  readonly signIn: SignIn;
  readonly counters: Counters;
  readonly billing: BillingDependencies;
  /** The sandbox's side of its hosted page; null when it takes no payments. */
  readonly hosted: HostedCheckouts | null;
  readonly countCard: CountCard;
  readonly baseUrl: string;
  readonly serviceName: string;
  /** Origins that forms may lead to, where third parties sign people in or take payments. */
  readonly thirdPartyOrigins: readonly string[];
}

export function siteRoutes(options: SiteOptions): readonly Route[] {
  const { signIn } = options;
  const write = createWriter(options);
  const pages = [
    ...signUpPages(signIn),
    ...signInPages(signIn),
    ...passwordPages(signIn),
    ...mailPages(signIn),
    ...keysPages(options),
    ...settingsPages(options),
    ...billingPages(options),
    ...portalPages(options.billing),
    invoicePage(options.billing),
    ...checkoutPages(options),
    ...pricingPages(),
  ];
  return [...assetRoutes(), ...pages.map((page) => pageRoute(page, options, write))];
}

function pageRoute(page: PageBinding, { signIn, baseUrl }: SiteOptions, write: Writer): Route {
  const { origin } = new URL(baseUrl);
  return {
    method: page.method,
    path: page.path,
    bucket: { surface: 'pages', counted: true },
    takesForms: true,
    showError: write.failure,
    handle: async (request: FastifyRequest, reply: FastifyReply) => {
      if (page.method === 'POST') refuseForeignOrigin(request, origin);
      const visit = readVisit(request, await sessionOf(request, signIn));
      const answer = await answerOf(page, visit);
      return 'location' in answer
        ? write.onward(answer, reply)
        : write.page(answer, { reply, signedIn: visit.session !== null });
    },
  };
}

function readVisit(request: FastifyRequest, session: Visit['session']): Visit {
  return {
    fields: fieldsOf(request.method === 'POST' ? request.body : request.query),
    parameters: fieldsOf(request.params),
    url: request.url,
    method: request.method,
    visitor: { address: request.ip, userAgent: request.headers['user-agent'] ?? '' },
    cookies: request.headers.cookie,
    session,
  };
}

async function answerOf(page: PageBinding, visit: Visit): Promise<Page | Onward> {
  if (page.access === 'anyone') return page.answer(visit);
  const { session } = visit;
  if (session !== null) return page.answer({ ...visit, session });
  return { location: signInFor(page.method === 'GET' ? visit.url : HOME) };
}
