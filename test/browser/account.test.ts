import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { aSite } from '../harness/a-site.ts';
import { anOidcProvider } from '../harness/an-oidc-provider.ts';
import { aFreePort } from '../harness/wait.ts';
import { aBrowser, expectAccessible, hasBrowser, seePlainPages } from './a-browser.ts';
import {
  askForLink,
  confirmAddress,
  fillSignIn,
  fillSignUp,
  giveAddress,
  PASSWORD,
} from './a-person.ts';

/** Chromium takes its time when all suites run at once. */
const PATIENCE = { timeout: 90_000 };

describe.runIf(hasBrowser)('a person in a browser without JavaScript', PATIENCE, async () => {
  const port = await aFreePort();
  const origin = `http://127.0.0.1:${port}`;
  const oidc = await anOidcProvider(`${origin}/auth/callback/oidc`);
  const site = await aSite({
    PORT: String(port),
    BASE_URL: origin,
    OIDC_ISSUER: oidc.issuer,
    OIDC_CLIENT_ID: oidc.clientId,
    OIDC_CLIENT_SECRET: oidc.clientSecret,
    OIDC_NAME: 'Example ID',
  });
  const open = await aBrowser(origin);

  const press = (page: Page, name: string) =>
    page.getByRole('button', { name, exact: true }).click();
  const heading = (page: Page) => page.getByRole('heading', { level: 1 }).textContent();
  const shownSecret = async (page: Page) => String(await page.locator('pre').first().textContent());
  const me = (secret: string) =>
    fetch(`${origin}/v1/me`, { headers: { authorization: `Bearer ${secret}` } });

  async function signUp(page: Page, email: string): Promise<void> {
    await page.goto('/sign-up');
    await fillSignUp(page, email);
  }

  async function signIn(page: Page, email: string, password: string): Promise<void> {
    await page.goto('/sign-in');
    await fillSignIn(page, { email, password });
  }

  async function aMember(email: string): Promise<Page> {
    const page = await open();
    await signUp(page, email);
    await confirmAddress(page, site, email);
    return page;
  }

  test('signs up, confirms, signs in, makes a key, uses it, revokes it', async () => {
    const page = await open();
    await signUp(page, 'ada@example.com');
    expect(await heading(page)).toBe('Check your mail');
    await page.goto(await site.linkTo('ada@example.com', /Confirm/));
    expect(await heading(page)).toBe('Confirm your address');
    await press(page, 'Confirm the address');
    expect(await heading(page)).toBe('Studio');
    await press(page, 'Sign out');
    await page.goto('/settings');
    expect(await heading(page)).toBe('Sign in');
    await fillSignIn(page, { email: 'ada@example.com', password: PASSWORD });
    expect(await heading(page)).toBe('Settings');

    await page.getByRole('link', { name: 'Keys', exact: true }).click();
    await page.getByLabel('Name').fill('laptop');
    await page.getByRole('checkbox', { name: 'read Read the account' }).check();
    await page.getByLabel('Daily ceiling').fill('20');
    await press(page, 'Make the key');
    expect(await heading(page)).toBe('Your new key');
    const secret = await shownSecret(page);
    const account = await (await me(secret)).json();
    expect(account).toMatchObject({
      account: { email: 'ada@example.com' },
      key: { name: 'laptop', permissions: ['read'], daily_ceiling: 20 },
    });

    await page.reload();
    expect(await page.content()).not.toContain(secret);
    expect(await page.getByRole('alert').textContent()).toContain('this form was sent already');
    await page.goto('/keys');
    await page.getByRole('link', { name: 'Revoke the key laptop' }).click();
    expect((await me(secret)).status).toBe(200);
    await press(page, 'Revoke it');
    expect(await page.getByRole('status').textContent()).toContain('The key is revoked.');
    expect((await me(secret)).status).toBe(401);
  });

  test('going back to a secret does not bring it back', async () => {
    const page = await aMember('back@example.com');
    await page.goto('/keys');
    await page.getByLabel('Name').fill('laptop');
    await page.locator('#permission-read').check();
    await press(page, 'Make the key');
    const secret = await shownSecret(page);
    await page.getByRole('link', { name: 'I have copied it' }).click();
    await page.goBack().catch(() => null);
    expect(await page.content()).not.toContain(secret);
  });

  test('signs in by magic link', async () => {
    await aMember('link@example.com');
    const page = await open();
    await page.goto('/settings');
    await askForLink(page, 'link@example.com');
    expect(await heading(page)).toBe('Check your mail');
    await page.goto(await site.linkTo('link@example.com', /sign-in link/));
    expect(await heading(page)).toBe('Sign in by link');
    await press(page, 'Sign in');
    expect(page.url()).toBe(`${origin}/settings`);
    expect(await page.getByRole('main').getByText('link@example.com').first().isVisible()).toBe(
      true,
    );
  });

  test('somebody new signs up from the same field, and arrives at the page that was asked for', async () => {
    const page = await open();
    await page.goto('/settings');
    await giveAddress(page, ' New@Example.com');
    await page.getByText('I am new here', { exact: true }).click();
    expect(await page.getByLabel('Password', { exact: true }).isVisible()).toBe(false);
    await page.getByLabel('Name').fill('Noor');
    await page.getByLabel('Choose a password').fill(PASSWORD);
    await press(page, 'Create the account');
    expect(await heading(page)).toBe('Check your mail');
    await page.goto(await site.linkTo('new@example.com', /Confirm/));
    await press(page, 'Confirm the address');
    expect(page.url()).toBe(`${origin}/settings`);
  });

  test('[5-43] signs in with a third party and comes back to the page that was asked for', async () => {
    const page = await open();
    await page.goto('/settings');
    await press(page, 'Continue with Example ID');
    expect(page.url().startsWith(oidc.issuer)).toBe(true);
    await page.locator('input[name="login"]').fill('linus');
    await page.locator('input[name="password"]').fill('anything');
    await page.locator('button[type="submit"]').click();
    await page.locator('button[type="submit"]').click();
    expect(page.url()).toBe(`${origin}/settings`);
    const address = page.getByRole('main').getByText('linus@oidc.example.com').first();
    expect(await address.isVisible()).toBe(true);
  });

  test('changes a forgotten password, which ends the other sessions', async () => {
    const other = await aMember('forgot@example.com');
    const page = await open();
    await page.goto('/sign-in');
    await giveAddress(page, 'forgot@example.com');
    await press(page, 'Forgot your password?');
    expect(await heading(page)).toBe('Check your mail');
    await page.goto(await site.linkTo('forgot@example.com', /new password/));
    await page.getByLabel('New password').fill('four other words instead');
    await press(page, 'Save the new password');
    expect(await page.getByRole('status').textContent()).toContain('Your password is changed');
    await other.goto('/keys');
    expect(await heading(other)).toBe('Sign in');
    await signIn(page, 'forgot@example.com', PASSWORD);
    expect(await page.getByRole('alert').textContent()).toContain('is wrong');
    await signIn(page, 'forgot@example.com', 'four other words instead');
    expect(await heading(page)).toBe('Studio');
  });

  test('signs out everywhere, which ends the session of another browser', async () => {
    const page = await aMember('everywhere@example.com');
    const other = await open();
    await signIn(other, 'everywhere@example.com', PASSWORD);
    expect(await heading(other)).toBe('Studio');
    await page.goto('/settings');
    await press(page, 'Sign out everywhere');
    expect(await heading(page)).toBe('Sign in');
    await other.reload();
    expect(await heading(other)).toBe('Sign in');
  });

  test('a refused form has the focus on what is wrong', async () => {
    const page = await open();
    await page.goto('/sign-up');
    await page.getByLabel('Name').fill('Ada');
    await press(page, 'Create the account');
    expect(await page.title()).toBe('Error: Sign up · Kinora');
    expect(await page.locator(':focus').getAttribute('role')).toBe('alert');
    await page.keyboard.press('Tab');
    expect(await page.locator(':focus').getAttribute('href')).toBe('#email');
    await page.keyboard.press('Enter');
    expect(page.url()).toBe(`${origin}/sign-up#email`);
    expect(await page.getByLabel('Name').inputValue()).toBe('Ada');
    expect(await page.getByLabel('E-mail address').getAttribute('aria-describedby')).toBe(
      'email-hint email-error',
    );
  });

  test('the keyboard reaches the content past the navigation', async () => {
    const page = await open();
    await page.goto('/sign-up');
    await page.keyboard.press('Tab');
    expect(await page.locator(':focus').textContent()).toBe('Skip to the content');
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    expect(await page.locator('main :focus').textContent()).toBe('Sign in');
    await page.keyboard.press('Tab');
    expect(await page.locator(':focus').getAttribute('id')).toBe('name');
  });

  test('every way in is accessible for a long address, in light and dark, down to a small phone', async () => {
    const page = await open({ javaScriptEnabled: true });
    await page.goto('/sign-in');
    await giveAddress(page, `${'long.'.repeat(12)}@example.com`);
    await page.getByText('I am new here', { exact: true }).click();
    await expectAccessible(page);
  });

  test('every page for members is accessible, in light and dark, down to a small phone', async () => {
    const page = await open({ javaScriptEnabled: true });
    await seePlainPages(page);
    await signUp(page, 'axe@example.com');
    await page.goto(await site.linkTo('axe@example.com', /Confirm/));
    await expectAccessible(page);
    await press(page, 'Confirm the address');
    await page.goto('/keys');
    await expectAccessible(page);
    await press(page, 'Make the key');
    await expectAccessible(page);
    await page.getByLabel('Name').fill('x'.repeat(80));
    for (const box of await page.getByRole('checkbox').all()) await box.check();
    await press(page, 'Make the key');
    expect(await heading(page)).toBe('Your new key');
    await expectAccessible(page);
    for (const path of ['/keys', '/settings', '/keys/unknown/revoke']) {
      await page.goto(path);
      await expectAccessible(page);
    }
    await page.goto('/keys');
    await page.getByRole('link', { name: /^Revoke/ }).click();
    await expectAccessible(page);
    await press(page, 'Revoke it');
    await page.locator('main summary').click();
    await expectAccessible(page);
  });

  test('our policy lets no script run, not even one that got onto the page', async () => {
    const page = await open({ javaScriptEnabled: true });
    const refused: string[] = [];
    page.on('console', (message) => refused.push(message.text()));
    await page.goto('/sign-in');
    await page.locator('main').evaluate((main) => {
      const script = main.ownerDocument.createElement('script');
      script.textContent = 'document.title = "taken over"';
      main.append(script);
    });
    expect(await page.title()).toBe('Sign in · Kinora');
    expect(refused.join()).toContain('Content Security Policy');
  });
});
