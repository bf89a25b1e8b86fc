import type { FastifyReply, FastifyRequest } from 'fastify';
import type { SignIn } from '../../domain/accounts/index.ts';
import type {
  BillingDependencies,
  CountCard,
  HostedCheckouts,
} from '../../domain/billing/index.ts';
import type { Example } from '../../domain/guides/index.ts';
import type { Invoke } from '../../domain/invoke.ts';
import type { Counters } from '../../platform/counters.ts';
import { type Route, refuseForeignOrigin, sessionOf } from '../http/index.ts';
import { mailPages } from './account/mail-pages.ts';
import { passwordPages } from './account/password-pages.ts';
import { settingsPages } from './account/settings-pages.ts';
import { signInPages } from './account/sign-in-pages.ts';
import { signUpPages } from './account/sign-up-pages.ts';
import { checkoutPages } from './billing/checkout-pages.ts';
import { invoicePages } from './billing/invoice-pages.ts';
import type { Seller } from './billing/invoice-view.ts';
import { billingPages } from './billing/overview-pages.ts';
import { portalPages } from './billing/portal-pages.ts';
import { buyPage, pricingPage } from './billing/pricing-pages.ts';
import { keysPages } from './keys/pages.ts';
import { keyRequestPages } from './keys/request-pages.ts';
import { assetRoutes } from './page/assets.ts';
import { readFields } from './page/fields.ts';
import type { Page, PageBinding, PageRequest, Redirect } from './page/page.ts';
import { createPageWriter, type PageWriter, pageHeaders } from './page/page-writer.ts';
import { HOME, signInUrl } from './page/return-to.ts';
import { shareImageRoutes } from './page/share-tags.ts';
import { openStudio } from './page/studio-shell.ts';
import type { Call } from './public/docs/reference.ts';
import { createSearchPage, SEARCH_PATH } from './public/docs/search-page.ts';
import { tryPages } from './public/home/try-pages.ts';
import { createShowFailure } from './public/not-found.ts';
import { pricingSource } from './public/pricing.ts';
import { publicRoutes, searchRoutes, withMarkdown } from './public/routes.ts';
import { exampleStyles } from './public/sentence-view.ts';
import { publicSources } from './public/sources.ts';
import { webMcpRoute } from './public/web-mcp.ts';
import type { Operator } from './public/written.ts';
import { ENDED, type Shares, shareRoutes } from './shares/routes.ts';
import { studioPages } from './studio/pages.ts';

interface SiteOptions {
  readonly invoke: Invoke;
  readonly signIn: SignIn;
  readonly counters: Counters;
  readonly billing: BillingDependencies;
  /** The hosted page of the sandbox; null when the sandbox takes no payments. */
  readonly hosted: HostedCheckouts | null;
  readonly countCard: CountCard;
  readonly baseUrl: string;
  readonly serviceName: string;
  /** Origins that forms may lead to, where third parties sign people in or take payments. */
  readonly thirdPartyOrigins: readonly string[];
  /** Where the texts of public pages are. */
  readonly pagesFolder: string;
  readonly examples: readonly Example[];
  readonly contactEmail: string | null;
  /** Who runs this server, as pages and invoices name them. */
  readonly operator: Operator & Seller;
  readonly checkReady: () => Promise<void>;
  /** Every call of the REST API, as its OpenAPI document describes it. */
  readonly calls: readonly Call[];
  /** Addresses of pages that somebody who mistyped one may have meant. */
  readonly pagePaths: readonly string[];
  /** What Vite made of packages/studio. */
  readonly studioFolder: string;
  readonly shares: Shares;
}

export function siteRoutes(options: SiteOptions): readonly Route[] {
  const { signIn } = options;
  const studio = openStudio(options);
  const writer = createPageWriter({ ...options, studio });
  const styles = exampleStyles(options.examples);
  const shown = { ...options, exampleStyles: styles, canBuy: options.billing.processor !== null };
  const pages: readonly PageBinding[] = [
    ...signUpPages(signIn),
    ...signInPages(signIn),
    ...passwordPages(signIn),
    ...mailPages(signIn),
    ...tryPages(shown),
    ...studioPages,
    ...keysPages(options),
    ...keyRequestPages(options),
    ...settingsPages(options),
    ...billingPages(options),
    buyPage(options),
    ...portalPages(options.billing),
    ...invoicePages(options.billing, options.operator),
    ...checkoutPages(options),
  ];
  const formOptions = {
    ...{ serviceName: options.serviceName, baseUrl: options.baseUrl },
    pagePaths: options.pagePaths,
    pageHeaders: pageHeaders(options),
  };
  const showFailure = createShowFailure(formOptions, writer);
  const route = (page: PageBinding) => pageRoute(page, options, writer);
  return [
    ...assetRoutes(),
    webMcpRoute(),
    styles.route,
    ...shareImageRoutes(),
    ...(studio?.routes ?? []),
    ...pages.map(route),
    ...withMarkdown(route(pricingPage(options)), {
      ...formOptions,
      showFailure,
      source: pricingSource,
    }),
    ...shareRoutes({ ...options, showEnded: createShowFailure(formOptions, writer, ENDED) }),
    ...publicRoutes(publicSources(shown), { ...formOptions, showFailure }),
    ...searchRoutes(SEARCH_PATH, { ...formOptions, showFailure, find: createSearchPage(options) }),
  ];
}

function pageRoute(page: PageBinding, { signIn, baseUrl }: SiteOptions, writer: PageWriter): Route {
  const { origin } = new URL(baseUrl);
  return {
    method: page.method,
    path: page.path,
    bucket: { surface: 'pages', counted: true },
    takesForms: true,
    showError: writer.sendError,
    handle: async (request: FastifyRequest, reply: FastifyReply) => {
      if (page.method === 'POST') refuseForeignOrigin(request, origin);
      const session = await sessionOf(request, signIn);
      const answer = await handlePage(page, readRequest(request, session));
      return 'location' in answer
        ? writer.sendRedirect(answer, reply)
        : writer.sendPage(answer, { reply, isSignedIn: session !== null });
    },
  };
}

function readRequest(request: FastifyRequest, session: PageRequest['session']): PageRequest {
  return {
    fields: readFields(request.method === 'POST' ? request.body : request.query),
    parameters: readFields(request.params),
    url: request.url,
    method: request.method,
    client: { address: request.ip, userAgent: request.headers['user-agent'] ?? '' },
    cookies: request.headers.cookie,
    session,
  };
}

async function handlePage(page: PageBinding, request: PageRequest): Promise<Page | Redirect> {
  if (page.access === 'anyone') return page.handle(request);
  const { session } = request;
  if (session !== null) return page.handle({ ...request, session });
  return { location: signInUrl(page.method === 'GET' ? request.url : HOME) };
}
