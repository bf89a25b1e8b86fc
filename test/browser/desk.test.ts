import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { aReceiver, isSignedWith } from '../harness/a-receiver.ts';
import { CARDS } from '../harness/a-shop.ts';
import { aSite } from '../harness/a-site.ts';
import { makeFilmsShort } from '../harness/short-films.ts';
import { aFreePort } from '../harness/wait.ts';
import { aBrowser, expectAccessible, hasBrowser } from './a-browser.ts';
import { bringSession } from './a-person.ts';

/** Chromium takes its time when all suites run at once. */
const PATIENCE = { timeout: 120_000 };
const SLOW = { timeout: 60_000 };
const run = promisify(execFile);

describe.runIf(hasBrowser)(
  'keys, webhooks, billing, quiz and settings in a browser',
  PATIENCE,
  async () => {
    const port = await aFreePort();
    const origin = `http://127.0.0.1:${port}`;
    const receiver = await aReceiver();
    const site = await aSite(
      { PORT: String(port), BASE_URL: origin, WEBHOOK_PRIVATE_ORIGINS: receiver.origin },
      { worker: true },
    );
    await makeFilmsShort(site.service.pool);
    const open = await aBrowser(origin);
    const member = await site.aMember();

    /** A window in which the member is signed in. */
    async function aWindow(): Promise<Page> {
      const page = await open({ javaScriptEnabled: true });
      await bringSession(page, member, origin);
      return page;
    }

    const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).click();

    async function pay(page: Page): Promise<void> {
      await page.waitForURL(/\/checkout\//);
      await page.getByLabel('Card number').fill(CARDS.pays);
      await page.getByLabel('Expiry').fill('12/34');
      await page.getByLabel('Security code').fill('123');
      await press(page, /^Pay/);
    }

    test('a key is made, its command is run as printed, and the page turns into the video', async () => {
      const page = await aWindow();
      await page.goto('/keys');
      await page.getByText('No keys yet').waitFor();
      await expectAccessible(page);
      await press(page, 'Make a key');
      await press(page, 'Make the key');
      expect(await page.getByLabel('Name of the key').getAttribute('aria-invalid')).toBe('true');
      await page.getByLabel('Name of the key').fill('website');
      await page.getByLabel('Credits a day, at most').fill('40');
      await expectAccessible(page);
      await press(page, 'Make the key');
      await page.getByRole('heading', { name: '“website” is ready' }).waitFor();
      await page.getByText('Waiting for the first call').waitFor();
      await expectAccessible(page);
      const { stdout } = await run('sh', [
        '-c',
        String(await page.getByRole('tabpanel').textContent()),
      ]);
      expect(JSON.parse(stdout).video.status).toBe('generating');
      const secret = String(await page.locator('.secret code').textContent());
      await page.getByText('2 charged').waitFor(SLOW);
      expect(await page.locator('main video').getAttribute('src')).toMatch(/\.mp4$/);

      await press(page, 'I have copied it');
      expect(await page.content()).not.toContain(secret);
      await page.getByText('2 of 40').waitFor();
      await press(page, 'Revoke website');
      await expectAccessible(page);
      await press(page, 'Revoke it');
      await page.getByText('No keys yet').waitFor();
    });

    test('a pack is bought, and billing tells how it was paid and what there is now', async () => {
      const page = await aWindow();
      await page.goto('/billing');
      await page.getByText('A fox and a rabbit in the snow').waitFor();
      await press(page, 'Buy 50 credits for $7');
      await pay(page);
      await page.getByRole('link', { name: 'Go to billing' }).click();
      await page.getByText('You have 58 credits.').waitFor(SLOW);
      await page.getByRole('button', { name: /A fox and a rabbit/ }).click();
      await page.getByText('−2 held').waitFor();
      const usage = page.getByRole('slider', { name: 'Credits used, day by day' });
      expect(await usage.getAttribute('aria-valuetext')).toContain('2 charged');
      await expectAccessible(page);
      await page.getByRole('link', { name: 'Back to your draft' }).click();
      await page.waitForURL('**/generate');
    });

    test('four answers by keyboard lead to a pack, its checkout and back', async () => {
      const page = await aWindow();
      await page.goto('/quiz');
      const questions = ['What do you make?', 'How often?', 'For how long?', 'How good'];
      for (const question of questions) {
        await page.getByRole('heading', { name: question }).waitFor();
        await page.keyboard.press('1');
      }
      await page.getByRole('heading', { name: 'credits will do' }).waitFor();
      await page.getByRole('button', { name: 'Change the answer to: How often?' }).click();
      await page.getByRole('heading', { name: 'How often?' }).waitFor();
      await page.keyboard.press('Backspace');
      for (const question of questions) {
        await page.getByRole('heading', { name: question }).waitFor();
        await page.keyboard.press('1');
      }
      await page.getByRole('heading', { name: 'credits will do' }).waitFor();
      await expectAccessible(page);
      await press(page, /^Pay \$/);
      await pay(page);
      await page.getByRole('link', { name: 'Back to the quiz' }).click();
      await page.getByRole('heading', { name: 'Paid', exact: true }).waitFor(SLOW);
      await page.getByRole('link', { name: 'Start again' }).click();
      await page.getByRole('heading', { name: 'What do you make?' }).waitFor();
    });

    test('an endpoint is made, tried, found failing, replayed, given a new secret and deleted', async () => {
      const page = await aWindow();
      await page.goto('/webhooks');
      await page.getByText('No endpoints yet').waitFor();
      await press(page, 'Add an endpoint');
      const address = page.getByLabel('Address');
      await address.fill('http://example.com/hook');
      await press(page, 'Add the endpoint');
      await page.getByText('The address must start with https://.').waitFor();
      await expectAccessible(page);
      await address.fill(`${receiver.origin}/hook`);
      expect(await page.getByLabel('Name', { exact: true }).inputValue()).toBe('127-0-0-1');
      await page.getByLabel('Name', { exact: true }).fill('main');
      await press(page, 'Add the endpoint');
      await page.getByRole('heading', { name: '“main” is ready' }).waitFor();
      const secret = String(await page.locator('.secret code').textContent());
      await expectAccessible(page);
      await press(page, 'Send a test');
      await page.getByText('Delivered: it answered 200').waitFor();
      const [arrived] = await receiver.gets('/hook', 1);
      expect(arrived !== undefined && isSignedWith(secret, arrived)).toBe(true);
      await press(page, 'I have copied it');
      await page.getByRole('heading', { name: 'main', exact: true }).waitFor();
      expect(await page.content()).not.toContain(secret);

      receiver.answer('/hook', 500);
      await press(page, 'Send a test');
      await page.getByText('It answered 500.').waitFor();
      await expectAccessible(page);
      const state = page.locator('.delivery-state');
      await state.getByText('Failed').waitFor();
      receiver.answer('/hook', 200);
      await press(page, 'Replay');
      await state.getByText('Failed').waitFor({ state: 'detached' });
      const [, refused, replayed] = await receiver.gets('/hook', 3);
      expect([replayed?.id, replayed?.body]).toEqual([refused?.id, refused?.body]);
      await page.getByText('Delivered', { exact: true }).nth(2).waitFor();

      await page.getByRole('switch', { name: 'Send events' }).click();
      await page.getByText('You switched it off').waitFor();
      await press(page, 'Switch it on');
      await page.getByText('You switched it off').waitFor({ state: 'detached' });
      await press(page, 'Rotate it');
      await press(page, 'Make a new one');
      await page.getByRole('heading', { name: '“main” has a new secret' }).waitFor();
      const next = String(await page.locator('.secret code').textContent());
      await press(page, 'Send a test');
      const tried = (await receiver.gets('/hook', 4)).at(-1);
      expect([secret, next].map((one) => tried !== undefined && isSignedWith(one, tried))).toEqual([
        true,
        true,
      ]);
      await press(page, 'I have copied it');
      await page.getByText('The former secret signs too until').waitFor();
      await press(page, 'Delete');
      await press(page, 'Delete it');
      await page.getByText('No endpoints yet').waitFor();
    });

    test('other browsers are signed out, and the account is deleted', async () => {
      const page = await aWindow();
      const other = site.aVisitor();
      await other.post('/sign-in', member.credentials);
      await page.goto('/settings?notice=name');
      await page.getByText('Your name is changed.').waitFor();
      await expectAccessible(page);
      await press(page, 'Sign out everywhere else');
      await page.getByText('Only here.').waitFor();
      expect((await other.get('/app/api/me')).status).toBe(401);
      await press(page, 'Delete the account');
      await page.getByLabel(`Type ${member.email}`).fill('somebody@example.com');
      await press(page, 'Delete it for good');
      await page.getByText('Type the address of this account.').waitFor();
      await page.getByLabel(`Type ${member.email}`).fill(member.email);
      await page.getByLabel('Your password').fill(member.credentials.password);
      await press(page, 'Delete it for good');
      await page.waitForURL(/\/sign-in/);
    });
  },
);
