import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { approveCheckout } from '../../src/domain/billing/index.ts';
import { aService } from '../harness/a-service.ts';
import { aCustomer, aSubscription, CARDS, theTill } from '../harness/a-shop.ts';
import { aSite } from '../harness/a-site.ts';
import { aFreePort } from '../harness/wait.ts';
import { aBrowser, expectAccessible, hasBrowser, seePlainPages } from './a-browser.ts';
import { confirmAddress, fillSignUp } from './a-person.ts';

/** Chromium takes its time when all suites run at once. */
const PATIENCE = { timeout: 120_000 };
const SLOW = { timeout: 60_000 };
const PHONE = { viewport: { width: 320, height: 640 } };

async function anOrigin(): Promise<{ PORT: string; BASE_URL: string }> {
  const port = await aFreePort();
  return { PORT: String(port), BASE_URL: `http://127.0.0.1:${port}` };
}

const heading = (page: Page) => page.getByRole('heading', { level: 1 }).textContent();
/** The text that is really shown, unlike that of an element which is hidden. */
// biome-ignore lint/performance/useDomNodeTextContent: what is hidden is the very thing that must not count.
const seen = async (page: Page) => (await page.locator('main').innerText()).replaceAll(/\s+/g, ' ');
const press = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name, exact: true }).click();

async function payWith(page: Page, card: string): Promise<void> {
  await page.getByLabel('Card number').fill(card);
  await page.getByLabel('Expiry').fill('12/34');
  await page.getByLabel('Security code').fill('123');
  await press(page, /^Pay/);
}

describe.runIf(hasBrowser)(
  'a person who pays in a browser without JavaScript',
  PATIENCE,
  async () => {
    const environment = await anOrigin();
    const site = await aSite(environment, { worker: true });
    const { service } = site;
    const open = await aBrowser(environment.BASE_URL);

    async function aMember(page: Page, email: string) {
      await page.goto('/sign-up');
      await fillSignUp(page, email);
      await confirmAddress(page, site, email);
      const { rows } = await service.pool.query('select id from account where email = $1', [email]);
      return aCustomer(service, { accountId: rows[0].id });
    }

    async function newestCheckout(accountId: string): Promise<string> {
      const { rows } = await service.pool.query<{ id: string }>(
        'select id from checkout where account_id = $1 order by created_at desc limit 1',
        [accountId],
      );
      return rows[0]?.id ?? '';
    }

    test('coming back from a checkout that a key made brings nothing; the confirmed payment does, seen by polling', async () => {
      const slow = await anOrigin();
      const api = await aSite(slow);
      const customer = await aCustomer(api.service);
      const { id, url } = await customer.checkout();
      const page = await (await aBrowser(slow.BASE_URL))();
      await page.goto(url);
      expect(await page.getByText('This is a test.').isVisible()).toBe(true);
      await payWith(page, CARDS.pays);
      expect(await heading(page)).toBe('Waiting for the confirmation');
      await page.getByRole('link', { name: 'Go to billing' }).click();
      expect(await heading(page)).toBe('Sign in');
      await page.goto(`/billing?checkout=${id}`);
      expect([await customer.status(id), await customer.credits()]).toEqual(['processing', 10]);
      // Only now is there somebody who delivers what the processor has to say.
      const { databaseUrl } = api.service;
      await aService({ environment: { DATABASE_URL: databaseUrl }, worker: true });
      await customer.statusBecomes(id, 'fulfilled');
      expect(await customer.credits()).toBe(60);
      await page.goto(url);
      expect(await heading(page)).toBe('50 credits are here. You have 60.');
    });

    test('pays with the keyboard alone', async () => {
      const customer = await aCustomer(service);
      const { id, url } = await customer.checkout();
      const page = await open();
      await page.goto(url);
      await page.getByLabel('Card number').focus();
      await page.keyboard.type(CARDS.pays);
      await page.keyboard.press('Tab');
      await page.keyboard.type('12/34');
      await page.keyboard.press('Tab');
      await page.keyboard.type('123');
      await page.keyboard.press('Tab');
      expect(await page.locator(':focus').textContent()).toBe('Pay $7.00');
      await Promise.all([page.waitForURL(url), page.keyboard.press('Enter')]);
      await customer.statusBecomes(id, 'fulfilled');
    });

    test('tries another card after a declined one, on a small phone', async () => {
      const customer = await aCustomer(service);
      const { id, url } = await customer.checkout();
      const page = await open(PHONE);
      await page.goto(url);
      await payWith(page, CARDS.declines);
      expect(await page.title()).toBe('Error: Checkout · Kinora');
      expect(await page.locator(':focus').getAttribute('role')).toBe('alert');
      expect(await page.getByRole('alert').textContent()).toContain('You can try 2 more cards.');
      expect(await customer.credits()).toBe(10);
      await payWith(page, CARDS.pays);
      await customer.statusBecomes(id, 'fulfilled');
      expect(await customer.credits()).toBe(60);
    });

    test('sees that the third declined card was the last', async () => {
      const customer = await aCustomer(service);
      const { id, url } = await customer.checkout();
      const page = await open();
      await page.goto(url);
      for (let i = 0; i < 3; i += 1) await payWith(page, CARDS.declines);
      expect(await heading(page)).toBe('The payment failed');
      expect(await page.getByLabel('Card number').count()).toBe(0);
      await customer.statusBecomes(id, 'failed');
      expect(await customer.credits()).toBe(10);
    });

    test('sees which way of paying is chosen, in light and dark', async () => {
      const page = await open({ javaScriptEnabled: true });
      await page.goto('/pricing');
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme });
        const { text, boundary } = await page.locator('nav.segments').evaluate((bar) => {
          const rgb = (color: string) => (color.match(/\d+/g) ?? []).slice(0, 3).map(Number);
          const luminance = (color: string) => {
            const [r = 0, g = 0, b = 0] = rgb(color).map((part) => {
              const share = part / 255;
              return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
            });
            return 0.2126 * r + 0.7152 * g + 0.0722 * b;
          };
          const contrast = (one: string, other: string) => {
            const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
            return (light + 0.05) / (dark + 0.05);
          };
          const chosen = bar.querySelector('[aria-current]');
          if (chosen === null) throw new Error('Nothing is chosen');
          const { color, backgroundColor } = getComputedStyle(chosen);
          return {
            text: contrast(color, backgroundColor),
            boundary: contrast(backgroundColor, getComputedStyle(bar).backgroundColor),
          };
        });
        expect(text).toBeGreaterThanOrEqual(4.5);
        expect(boundary).toBeGreaterThanOrEqual(3);
      }
    });

    test('sees that a payment is held for review, and with scripts how the review ends', async () => {
      const customer = await aCustomer(service);
      const { id, url } = await customer.checkout();
      const page = await open({ javaScriptEnabled: true });
      await page.goto(url);
      await payWith(page, CARDS.isHeld);
      await page.getByRole('heading', { name: 'Paid, and held for review' }).waitFor(SLOW);
      await page.getByText('you need not pay again').waitFor();
      expect(await page.getByLabel('Card number').count()).toBe(0);
      expect(await customer.credits()).toBe(10);
      const plain = await open();
      await plain.goto(url);
      expect(await heading(plain)).toBe('Paid, and held for review');
      const { billing } = await theTill(service);
      await approveCheckout(billing, { checkoutId: id, by: 'ada', reason: 'test' });
      await page.getByRole('heading', { name: '50 credits are here. You have 60.' }).waitFor(SLOW);
    });

    test('is told beside the field what was typed wrong, and gets there from the summary', async () => {
      const customer = await aCustomer(service);
      const { url } = await customer.checkout();
      const page = await open();
      await page.goto(url);
      await payWith(page, '4242');
      await page.locator('[role="alert"]:focus').waitFor();
      await page.keyboard.press('Tab');
      expect(await page.locator(':focus').getAttribute('href')).toBe('#card_number');
      const field = page.getByLabel('Card number');
      expect(await field.getAttribute('aria-invalid')).toBe('true');
      expect(await field.getAttribute('aria-describedby')).toBe(
        'card_number-hint card_number-error',
      );
    });

    test('buys credits, chooses a plan, cancels it and resumes, all on the site', async () => {
      const page = await open();
      const customer = await aMember(page, 'ada@example.com');
      await page.getByRole('link', { name: 'Billing', exact: true }).click();
      await press(page, 'Buy 150 credits for $18');
      await payWith(page, CARDS.pays);
      const bought = await newestCheckout(customer.accountId);
      await customer.statusBecomes(bought, 'fulfilled');
      await page.getByRole('link', { name: 'Go to billing' }).click();
      expect(await page.getByRole('status').textContent()).toContain('Paid');
      expect(await seen(page)).toContain('160 available');

      await page.getByRole('link', { name: /^Yearly/ }).click();
      await page.getByLabel('12,000 credits a year').check();
      await press(page, 'Choose Professional');
      expect(await page.getByText('$392.00').first().isVisible()).toBe(true);
      await payWith(page, CARDS.pays);
      const plan = await newestCheckout(customer.accountId);
      await customer.statusBecomes(plan, 'fulfilled');

      await page.goto('/billing');
      expect(await seen(page)).toContain('12,160 available');
      await press(page, 'Manage the subscription');
      expect(await heading(page)).toBe('Your subscription');
      await press(page, 'Cancel at the end of the period');
      expect(await page.getByText('It is canceled').isVisible()).toBe(true);
      await press(page, 'Resume the subscription');
      expect(await page.getByRole('status').textContent()).toContain('The subscription goes on');
      await page.getByRole('link', { name: 'Go back' }).click();
      expect(await heading(page)).toBe('Billing');
    });

    test('chooses a plan before there is an account, and buys exactly that after signing up', async () => {
      const page = await open();
      await page.goto('/pricing');
      await page.locator('input[value="subscription:starter:s1:monthly"]').check();
      await press(page, 'Choose Starter');
      expect(new URL(page.url()).pathname).toBe('/sign-up');
      const email = 'grace@example.com';
      await fillSignUp(page, email);
      await confirmAddress(page, site, email);
      const { rows } = await service.pool.query('select id from account where email = $1', [email]);
      const customer = await aCustomer(service, { accountId: rows[0].id });
      // Coming here has bought nothing; the button does.
      expect(await newestCheckout(customer.accountId)).toBe('');
      await press(page, 'Buy Starter, $7.50');
      expect(await page.getByText('To pay now').isVisible()).toBe(true);
      await payWith(page, CARDS.pays);
      await customer.statusBecomes(await newestCheckout(customer.accountId), 'fulfilled');
      expect(await customer.credits()).toBe(210);
      expect((await customer.plan()).id).toBe('starter');
      await page.reload();
      expect(await heading(page)).toBe('200 credits are here. You have 210.');
      await page.getByRole('link', { name: 'Go to billing' }).click();
      expect(await page.getByRole('main').getByText('$7.50').first().isVisible()).toBe(true);
    });

    test('with scripts, a test card is filled in by a click, and the page waits and goes on by itself', async () => {
      const customer = await aCustomer(service);
      const { url } = await customer.checkout({ returnTarget: 'generate' });
      const page = await open({ javaScriptEnabled: true });
      await page.goto(url);
      await page.getByRole('button', { name: '4000 0000 0000 0002 is declined' }).click();
      await press(page, /^Pay/);
      await page.getByRole('alert').waitFor();
      expect(await page.getByLabel('Card number').inputValue()).toBe(CARDS.declines);
      expect(await page.getByLabel('Security code').inputValue()).toBe('');
      await page.getByRole('button', { name: '4242 4242 4242 4242 pays' }).click();
      await press(page, /^Pay/);
      await page.getByRole('heading', { name: '50 credits are here. You have 60.' }).waitFor();
      const back = page.getByRole('link', { name: 'Continue your draft' });
      expect(await back.getAttribute('href')).toMatch(/\/generate\?checkout=[0-9a-f-]{36}$/);
    });

    test('the pages of a checkout are accessible, in light and dark, down to a small phone', async () => {
      const customer = await aCustomer(service);
      const page = await open({ javaScriptEnabled: true });
      const { id, url } = await customer.checkout(aSubscription());
      await page.goto(url);
      await expectAccessible(page);
      await press(page, /^Pay/);
      await expectAccessible(page);
      await payWith(page, CARDS.declines);
      await expectAccessible(page);
      await payWith(page, CARDS.pays);
      await customer.statusBecomes(id, 'fulfilled');
      await page.reload();
      await expectAccessible(page);
      const failing = await customer.checkout();
      await page.goto(failing.url);
      for (let i = 0; i < 3; i += 1) await payWith(page, CARDS.declines);
      await expectAccessible(page);
    });

    test('/billing and the management page are accessible, in light and dark, down to a small phone', async () => {
      const page = await open({ javaScriptEnabled: true });
      await seePlainPages(page);
      const customer = await aMember(page, 'axe@example.com');
      await page.goto('/billing');
      await page.locator('main summary').click();
      await expectAccessible(page);
      await page.goto('/billing/buy?skuId=topup:pack_50');
      await expectAccessible(page);
      const { id, url } = await customer.checkout(aSubscription());
      await page.goto(url);
      await payWith(page, CARDS.pays);
      await customer.statusBecomes(id, 'fulfilled');
      await page.goto(`/billing?checkout=${id}&interval=monthly&offer=launch-extra-v1`);
      await expectAccessible(page);
      await page.goto('/billing');
      await press(page, 'Manage the subscription');
      await expectAccessible(page);
      await press(page, 'Cancel at the end of the period');
      await expectAccessible(page);
    });
  },
);
