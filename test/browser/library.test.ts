import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { aLibrary } from '../harness/a-library.ts';
import { aSite } from '../harness/a-site.ts';
import { aFreePort } from '../harness/wait.ts';
import { aBrowser, expectAccessible, hasBrowser } from './a-browser.ts';
import { bringSession } from './a-person.ts';

/** Chromium takes its time when all suites run at once. */
const PATIENCE = { timeout: 90_000 };
const SIZE = 10_000;
/** The whole page, with everything around the list. */
const ELEMENTS_MAX = 1_200;
const PHONE = { width: 390, height: 844 };
const WIDE = { width: 1_440, height: 1_000 };

/** The id of the row whose sentence ends with this number; 1 is the newest. */
const idOf = (number: number) => `gen_${String(SIZE - number + 1).padStart(26, '0')}`;

describe.runIf(hasBrowser)('a person in the library', PATIENCE, async () => {
  const port = await aFreePort();
  const origin = `http://127.0.0.1:${port}`;
  const site = await aSite({ PORT: String(port), BASE_URL: origin });
  const member = await site.aMember();
  const accountId = String((await member.get('/app/api/me')).body.account.id);
  await aLibrary(site.service.pool, { accountId, dataDir: site.dataDir, size: SIZE });
  const open = await aBrowser(origin);

  async function aWindow(viewport = WIDE): Promise<Page> {
    const page = await open({ javaScriptEnabled: true, reducedMotion: 'no-preference', viewport });
    await bringSession(page, member, origin);
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    return page;
  }

  const cell = (page: Page, number: number) => page.locator(`a[data-id="${idOf(number)}"]`);
  const status = async (id: string) => (await member.get(`/app/api/videos/${id}`)).status;

  test('filters and searches, and the address keeps it', async () => {
    const page = await aWindow();
    await page.goto('/library');
    await cell(page, 1).waitFor();
    await page.getByPlaceholder('Search 10,000 sentences').waitFor();
    await expectAccessible(page);
    await page.getByRole('radio', { name: 'Images' }).check({ force: true });
    await page.waitForURL('**/library?type=image');
    await page.getByText('2,500 of 10,000').waitFor();
    await page.getByRole('button', { name: 'Shape, Any shape' }).click();
    await page.getByRole('menuitemradio', { name: '9:16' }).click();
    await page.waitForURL('**/library?type=image&shape=9%3A16');
    await page.keyboard.press('/');
    await page.keyboard.type('number 9992');
    await page.getByText('Nothing fits').waitFor();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Show everything' }).click();
    await page.keyboard.press('/');
    await page.keyboard.type('NUMBER 9992');
    await page.waitForURL('**/library?q=NUMBER+9992');
    await cell(page, 9_992).waitFor();
    await page.reload();
    await cell(page, 9_992).waitFor();
    await page.getByText('1 of 10,000').waitFor();
  });

  test('sees frames on pointing, details beside the list, and goes on by keys', async () => {
    const page = await aWindow();
    await page.goto('/library?type=video&status=completed&shape=16%3A9');
    const first = page.locator('.cell').first();
    await first.hover({ position: { x: 20, y: 60 } });
    const strip = first.locator('.preview');
    await strip.waitFor();
    const { width = 0, height = 0 } = (await first.boundingBox()) ?? {};
    await first.hover({ position: { x: width - 4, y: height / 2 } });
    expect(await strip.getAttribute('data-cell')).toBe('17');
    await first.locator('a[data-id]').click();
    const inspector = page.getByRole('region', { name: 'Details' });
    await inspector.getByRole('slider').waitFor();
    await expectAccessible(page);
    const receipt = inspector.getByRole('link', { name: 'Signed receipt' });
    expect(await receipt.getAttribute('href')).toMatch(/^\/app\/api\/videos\/gen_\w+\/receipt$/);
    const sentence = inspector.getByRole('heading', { level: 2 });
    const before = await sentence.textContent();
    await page.keyboard.press('ArrowRight');
    await expect.poll(() => sentence.textContent()).not.toBe(before);
    await page.keyboard.press('ArrowLeft');
    await expect.poll(() => sentence.textContent()).toBe(before);
    await page.keyboard.press('Escape');
    await inspector.waitFor({ state: 'detached' });
    expect(new URL(page.url()).pathname).toBe('/library');
  });

  test('shares one until it is turned off', async () => {
    const page = await aWindow();
    await page.goto(`/library/${idOf(2)}`);
    await page.getByRole('switch', { name: 'Share by link' }).click();
    await page.getByRole('button', { name: 'Copy link' }).click();
    const url = await page.evaluate<string>('navigator.clipboard.readText()');
    const stranger = site.aVisitor();
    const { pathname } = new URL(url);
    expect((await stranger.get(pathname)).status).toBe(200);
    expect((await stranger.get(`${pathname}/media`)).status).toBe(200);
    await page.getByRole('switch', { name: 'Shared by link' }).click();
    await page.getByRole('switch', { name: 'Share by link' }).waitFor();
    expect((await stranger.get(pathname)).status).toBe(404);
    expect((await stranger.get(`${pathname}/media`)).status).toBe(404);
  });

  test('stays shared when an older answer comes late', async () => {
    const page = await aWindow();
    const shared = Promise.withResolvers<void>();
    await page.route('**/app/api/videos/*/share', async (route) => {
      const isAsked = route.request().method() === 'GET';
      const response = await route.fetch();
      if (isAsked) await shared.promise;
      // The page no longer waits for what it has cancelled.
      await route.fulfill({ response }).catch(() => undefined);
      if (!isAsked) shared.resolve();
    });
    const asked = page.waitForRequest('**/app/api/videos/*/share');
    await page.goto(`/library/${idOf(4)}`);
    await asked;
    await page.getByRole('switch', { name: 'Share by link' }).click();
    await page.getByRole('button', { name: 'Copy link' }).click();
    await page.getByRole('switch', { name: 'Shared by link' }).click();
    await page.getByRole('switch', { name: 'Share by link' }).waitFor();
  });

  test('copies a command that makes the same again', async () => {
    const page = await aWindow();
    await page.goto(`/library/${idOf(2)}`);
    await page.getByRole('tab', { name: 'Python' }).click();
    await page.reload();
    await page.getByRole('tab', { name: 'Python', selected: true }).waitFor();
    await page.getByRole('tab', { name: 'curl' }).click();
    await page.getByRole('button', { name: 'Copy the code' }).click();
    const command = await page.evaluate<string>('navigator.clipboard.readText()');
    const made = await member.json('POST', '/app/api/keys', {
      name: 'curl',
      permissions: ['generate', 'read'],
    });
    const { stdout } = await promisify(execFile)('sh', ['-c', command], {
      env: { ...process.env, KINORA_KEY: String(made.body.secret) },
    });
    const { video } = JSON.parse(stdout);
    const sentence = await page.getByRole('heading', { level: 2 }).last().textContent();
    expect(video, stdout).toMatchObject({ prompt: sentence });
    // What runs appears by itself, and so does its end, whether it was canceled in time or not.
    await page.goto('/library');
    await page.locator(`a[data-id="${video.id}"]`).waitFor();
    await member.json('POST', `/app/api/videos/${video.id}/cancel`);
    await page.locator(`a[data-id="${video.id}"] .cell-running`).waitFor({ state: 'detached' });
  });

  test('deletes, and takes it back', async () => {
    const page = await aWindow();
    await page.goto(`/library/${idOf(3)}`);
    await cell(page, 3).waitFor();
    await page.getByRole('button', { name: 'Delete' }).click();
    await cell(page, 3).waitFor({ state: 'detached' });
    await page.getByRole('button', { name: 'Undo' }).click();
    await cell(page, 3).waitFor();
    expect(await status(idOf(3))).toBe(200);
    await cell(page, 3).click();
    await page.waitForURL(`**/library/${idOf(3)}`);
    await page.getByRole('button', { name: 'Delete' }).click();
    await cell(page, 3).waitFor({ state: 'detached' });
    // Leaving the page sends what could still have been taken back.
    await page.goto('/docs');
    await expect.poll(() => status(idOf(3))).toBe(404);
  });

  test('scrolls through thousands of rows that are never all in the page', async () => {
    const page = await aWindow();
    await page.goto('/library');
    await cell(page, 1).waitFor();
    const reached = async () => {
      await page.evaluate('scrollBy(0, 20000)');
      const sentences = await page.locator('.cell-sentence').allTextContents();
      return Math.max(...sentences.map((text) => Number(text.replace(/.* /, ''))));
    };
    await expect.poll(reached, { timeout: 60_000 }).toBeGreaterThan(2_000);
    expect(await page.locator('*').count()).toBeLessThan(ELEMENTS_MAX);
  });

  test('has a page for each on a phone, and comes back to where it was', async () => {
    const page = await aWindow(PHONE);
    await page.goto('/library');
    await cell(page, 1).waitFor();
    await page.evaluate('scrollTo(0, 1500)');
    await cell(page, 8).scrollIntoViewIfNeeded();
    const before = await page.evaluate<number>('scrollY');
    expect(before).toBeGreaterThan(500);
    await cell(page, 8).click();
    await page.getByRole('button', { name: 'Library' }).waitFor();
    expect(await page.locator('.cell').count()).toBe(0);
    await page.goBack();
    await cell(page, 8).waitFor();
    await expect.poll(() => page.evaluate<number>('scrollY')).toBe(before);
    const { width } = (await page.locator('html').boundingBox()) ?? { width: 0 };
    expect(width).toBe(390);
    await cell(page, 8).click();
    await page.getByRole('button', { name: 'Library' }).waitFor();
    await expectAccessible(page);
  });
});
