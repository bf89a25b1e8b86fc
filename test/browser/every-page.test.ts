import type { Page, Response } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { aCustomer, aNewKey, aSubscription, theSandbox, theTill } from '../harness/a-shop.ts';
import { aSite, type Visitor } from '../harness/a-site.ts';
import { routesWhile } from '../harness/routes-of.ts';
import { aFreePort } from '../harness/wait.ts';
import { aBrowser, expectAccessible, hasBrowser } from './a-browser.ts';
import { bringSession } from './a-person.ts';

/** Chromium takes its time when all suites run at once. */
const PATIENCE = { timeout: 600_000 };

/** What programs read, and GraphiQL, which is not ours. */
const NO_PAGES =
  /^\/(v1|app\/api|mcp|ask|graphql|assets|examples\/media|og|issuer|\.well-known)(\/|$)|\.\w+$/;

/** Only lead elsewhere, whoever asks. */
const REDIRECTS = [
  '/auth/callback/:id',
  '/auth/error',
  '/auth/reset-password/:token',
  '/billing/checkout',
  '/billing/manage',
  '/sign-in/address',
  '/sign-in/link',
];

/** By route, the addresses that anybody may open. */
const PUBLIC_PAGES: Readonly<Record<string, readonly string[]>> = {
  '/': ['/'],
  '/about': ['/about'],
  '/auth/magic-link/verify': ['/auth/magic-link/verify?token=x'],
  '/auth/verify-email': ['/auth/verify-email?token=x'],
  '/billing/invoices/:name': ['/billing/invoices/none'],
  '/billing/portal': ['/billing/portal'],
  '/billing/portal/:handoff': ['/billing/portal/none'],
  '/changelog': ['/changelog'],
  '/check-your-mail': ['/check-your-mail?for=reset', '/check-your-mail?for=link'],
  '/checkout/:ref': ['/checkout/none'],
  '/contact': ['/contact'],
  '/deprecations': ['/deprecations'],
  '/docs': ['/docs'],
  '/docs/:slug': ['/docs/quickstart'],
  '/docs/api': ['/docs/api'],
  '/docs/api/:operation': ['/docs/api/quote-model'],
  '/docs/search': ['/docs/search?q=idempotency'],
  '/examples': ['/examples'],
  '/forgot-password': ['/forgot-password'],
  '/guides': ['/guides'],
  '/guides/:slug': ['/guides/mcp-in-popular-clients', '/guides/polling-and-streaming'],
  '/models': ['/models'],
  '/models/:id': ['/models/kinora_motion_1'],
  '/pricing': ['/pricing', '/pricing?interval=annual&offer=launch-personal-v1'],
  '/privacy': ['/privacy'],
  '/reset-password': ['/reset-password', '/reset-password?token=x'],
  '/s/:token': ['/s/none'],
  // They fail with the same page.
  '/s/:token/media': [],
  '/s/:token/thumbnail': [],
  '/sign-in': ['/sign-in', '/sign-in?error=link', '/sign-in?notice=new-password'],
  '/sign-up': ['/sign-up'],
  '/status': ['/status'],
  '/terms': ['/terms'],
  '/try': ['/try'],
};

/** By route, the addresses of those who are signed in, and what each shows once it has loaded all it needs. */
const OWN_PAGES: Readonly<Record<string, readonly (readonly [path: string, shown?: string])[]>> = {
  '/billing': [['/billing', 'Add credits once']],
  '/billing/buy': [['/billing/buy?skuId=topup:pack_50']],
  '/generate': [['/generate', 'What should it show?']],
  '/keys': [['/keys', 'No keys yet']],
  '/keys/:id/revoke': [['/keys/unknown/revoke']],
  '/keys/new': [['/keys/new?name=Trip+planner']],
  '/library': [['/library', 'No pictures yet']],
  '/library/:id': [['/library/gen_unknown', 'It is not here']],
  '/quiz': [
    ['/quiz', 'What do you make?'],
    ['/quiz?checkout=00000000-0000-4000-8000-000000000000', 'There is no such payment'],
  ],
  '/settings': [['/settings', 'Only here.']],
  '/webhooks': [['/webhooks', 'No endpoints yet']],
  '/webhooks/:id': [['/webhooks/unknown', 'It is not here']],
};

describe.runIf(hasBrowser)('every page', PATIENCE, async () => {
  const port = await aFreePort();
  const origin = `http://127.0.0.1:${port}`;
  const { started: site, routes } = await routesWhile(() =>
    aSite({ PORT: String(port), BASE_URL: origin }),
  );
  const open = await aBrowser(origin);

  /** Opens an address; its scripts are files of ours, and nothing else may run. */
  async function see(page: Page, path: string): Promise<void> {
    const response = await page.goto(path);
    if (response === null) throw new Error(`${path} did not answer`);
    await expectOwnScripts(response);
    await page.getByRole('heading', { level: 1 }).first().waitFor();
  }

  async function expectOwnScripts(response: Response): Promise<void> {
    const html = await response.text();
    const inline = [...html.matchAll(/<script(?![^>]* src="\/)([^>]*)>/g)].map(([, type]) => type);
    // Data, which no browser runs.
    const others = inline.filter((type) => !/^ type="application\/(ld\+)?json"/.test(type ?? ''));
    expect([response.url(), others]).toEqual([response.url(), []]);
    expect((await response.allHeaders())['content-security-policy']).toMatch(
      /script-src 'self'(;|$)/,
    );
  }

  async function aWindow(visitor?: Visitor): Promise<Page> {
    const page = await open({ javaScriptEnabled: true });
    if (visitor !== undefined) await bringSession(page, visitor, origin);
    return page;
  }

  test('is listed here', async () => {
    const member = await site.aMember();
    const asked = routes.filter(({ method, path }) => method === 'GET' && !NO_PAGES.test(path));
    const isPage = async ({ path }: { path: string }) => {
      const address = path.replaceAll(/:\w+/g, 'x');
      const { headers } = await member.get(address, { accept: 'text/html' });
      return headers.get('content-type')?.startsWith('text/html') === true ? [path] : [];
    };
    const pages = (await Promise.all(asked.map(isPage))).flat();
    expect(pages.toSorted()).toEqual(
      [...REDIRECTS, ...Object.keys(PUBLIC_PAGES), ...Object.keys(OWN_PAGES)].toSorted(),
    );
  });

  test('for anybody is accessible, in light and dark, down to the smallest phone', async () => {
    const page = await aWindow();
    for (const path of [...Object.values(PUBLIC_PAGES).flat(), '/no/such/page']) {
      await see(page, path);
      await expectAccessible(page);
    }
    await page.goto('/sign-up');
    await page.getByRole('button', { name: 'Create the account' }).click();
    await expectAccessible(page);
    // A page that was sent to as if it were a form.
    await page.route('**/about', (route) => route.continue({ method: 'POST' }));
    const response = await page.goto('/about');
    expect(response?.status()).toBe(405);
    await expectAccessible(page);
  });

  test('for members is accessible, in light and dark, down to the smallest phone', async () => {
    const page = await aWindow(await site.aMember());
    for (const [path, shown] of Object.values(OWN_PAGES).flat()) {
      await see(page, path);
      if (shown !== undefined) await page.getByText(shown, { exact: true }).first().waitFor();
      await expectAccessible(page);
    }
    // Nobody renders here, so that it runs until it is canceled.
    await page.goto('/generate');
    await page.getByLabel('Prompt', { exact: true }).fill('A lighthouse in a storm');
    await page.getByRole('button', { name: 'Generate' }).click();
    await page.getByRole('progressbar').or(page.getByText('so far')).first().waitFor();
    await expectAccessible(page);
    await page.goto('/library');
    await page.locator('.cell-running').waitFor();
    await expectAccessible(page);
  });

  test('about a payment is accessible, in light and dark, down to the smallest phone', async () => {
    const customer = await aCustomer(site.service);
    const sandbox = await theSandbox(site.service);
    const page = await aWindow();
    const waiting = await customer.checkout();
    await (await theTill(site.service)).pay(waiting.ref);
    await see(page, `/checkout/${waiting.ref}`);
    await page.getByRole('heading', { name: 'Waiting for the confirmation' }).waitFor();
    await expectAccessible(page);

    const { id } = await customer.checkout(aSubscription());
    await sandbox.report(await sandbox.paid(id));
    await customer.statusBecomes(id, 'fulfilled');
    const history = await customer.get('/v1/billing/history');
    const [invoice = ''] = /\/billing\/invoices\/[^"]+/.exec(history.text) ?? [];
    await see(page, invoice);
    await expectAccessible(page);
    const portal = await customer.post('/v1/billing/portal-sessions', {
      idempotencyKey: aNewKey(),
      returnTarget: 'billing',
    });
    await see(page, new URL(portal.body.url).pathname);
    await expectAccessible(page);
  });

  test('that is taken over by scripts is seen without them', async () => {
    const page = await open();
    await bringSession(page, await site.aMember(), origin);
    for (const [path] of Object.values(OWN_PAGES).flat()) {
      await page.goto(path);
      const heading = page.getByRole('heading', { level: 1 });
      expect([path, await heading.isVisible()]).toEqual([path, true]);
      expect([path, await page.locator('main p').first().isVisible()]).toEqual([path, true]);
    }
  });
});
