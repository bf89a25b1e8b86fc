import type { Page } from 'playwright-core';
import type { Site, Visitor } from '../harness/a-site.ts';

/** What people type who sign up in a browser. */
export const PASSWORD = 'four words in a row';

interface Credentials {
  readonly email: string;
  readonly password: string;
}

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

/** Fills in the form for new people, where it is shown, and sends it. */
export async function fillSignUp(page: Page, email: string): Promise<void> {
  await page.getByLabel('Name').fill('Ada Lovelace');
  await page.getByLabel('E-mail address').fill(email);
  await page.getByLabel('Password').fill(PASSWORD);
  await press(page, 'Create the account');
}

/** Opens the link of the mail and presses its button. */
export async function confirmAddress(page: Page, site: Site, email: string): Promise<void> {
  await page.goto(await site.linkTo(email, /Confirm/));
  await press(page, 'Confirm the address');
}

/** Says who it is, where signing in begins. */
export async function giveAddress(page: Page, email: string): Promise<void> {
  await page.getByLabel('E-mail address', { exact: true }).fill(email);
  await press(page, 'Continue');
}

/** Signs in with a password, where the page for it is shown. */
export async function fillSignIn(page: Page, { email, password }: Credentials): Promise<void> {
  await giveAddress(page, email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await press(page, 'Sign in');
}

/** Signs in by keys alone; `goTo` moves the focus to what has a name. */
export async function typeSignIn(
  page: Page,
  { email, password }: Credentials,
  goTo: (name: RegExp) => Promise<void>,
): Promise<void> {
  await goTo(/^E-mail address/);
  await page.keyboard.type(email);
  await page.keyboard.press('Enter');
  // The keys are for the next page, once it is there.
  await page.getByLabel('Password', { exact: true }).waitFor();
  await goTo(/^Password/);
  await page.keyboard.type(password);
  await page.keyboard.press('Enter');
}

/** Asks for a link that signs in, where the page for it is shown. */
export async function askForLink(page: Page, email: string): Promise<void> {
  await giveAddress(page, email);
  await page.getByText('Mail me a link', { exact: true }).click();
  await press(page, 'Send me a link');
}

/** Gives a window the session of somebody who has signed in elsewhere. */
export async function bringSession(page: Page, visitor: Visitor, origin: string): Promise<void> {
  const cookies = visitor.cookies().split('; ');
  await page.context().addCookies(
    cookies.map((cookie) => {
      const at = cookie.indexOf('=');
      return { name: cookie.slice(0, at), value: cookie.slice(at + 1), url: origin };
    }),
  );
}
