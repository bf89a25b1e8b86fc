import { describe, expect, test } from 'vitest';
import {
  isStrict,
  measurePage,
  PUBLIC_PAGES,
  SIGNED_IN_PAGES,
} from '../../scripts/site-budget/measure-page.ts';
import { aSite } from '../harness/a-site.ts';
import { aFreePort } from '../harness/wait.ts';
import { aBrowser, hasBrowser } from './a-browser.ts';

/** Chromium takes its time when all suites run at once. */
const PATIENCE = { timeout: 120_000 };

describe.runIf(hasBrowser)('what a visit costs', PATIENCE, async () => {
  const port = await aFreePort();
  const origin = `http://127.0.0.1:${port}`;
  const site = await aSite({ PORT: String(port), BASE_URL: origin });
  const open = await aBrowser(origin);

  test('every page is all ours, under a strict policy; the studio comes in less than 200 kB', async () => {
    const page = await open({ javaScriptEnabled: true });
    const context = page.context();
    const visit = async (path: string) => {
      const { status, foreign, policy, bytes } = await measurePage(context, path, 0);
      expect({ path, status, foreign, isStrict: isStrict(policy) }).toEqual({
        ...{ path, status: 200, foreign: [], isStrict: true },
      });
      return bytes;
    };
    for (const path of PUBLIC_PAGES) await visit(path);
    const member = await site.aMember();
    const cookies = member.cookies().split('; ');
    await context.addCookies(
      cookies.map((cookie) => {
        const at = cookie.indexOf('=');
        return { name: cookie.slice(0, at), value: cookie.slice(at + 1), url: origin };
      }),
    );
    for (const path of SIGNED_IN_PAGES) {
      const bytes = await visit(path);
      if (path !== '/generate') continue;
      expect(bytes).toBeGreaterThan(100_000);
      expect(bytes).toBeLessThan(200_000);
    }
  });
});

test('every cookie of a person is closed to scripts and other sites, and to plain HTTP where there is HTTPS', async () => {
  const site = await aSite({ BASE_URL: 'https://kinora.test' });
  const person = { email: 'ada@example.com', password: 'correct horse battery' };
  const visitor = site.aVisitor();
  await visitor.post('/sign-up', { name: 'Ada', ...person });
  await visitor.follow(await site.linkTo(person.email, /Confirm/));
  const signedIn = await site.aVisitor().post('/sign-in', person);
  const set = signedIn.headers.getSetCookie();
  expect(set.length).toBeGreaterThan(0);
  for (const cookie of set) {
    expect(cookie).toMatch(/; HttpOnly/i);
    expect(cookie).toMatch(/; SameSite=(Lax|Strict)/i);
    expect(cookie).toMatch(/; Secure/i);
  }
});
