import { open as openFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { CARDS } from '../harness/a-shop.ts';
import { aSite } from '../harness/a-site.ts';
import { aFreePort } from '../harness/wait.ts';
import { aBrowser, hasBrowser } from './a-browser.ts';
import { goTo } from './a-keyboard.ts';
import { bringSession, confirmAddress, fillSignUp, typeSignIn } from './a-person.ts';

/** Chromium takes its time when all suites run at once, and so does the renderer. */
const PATIENCE = { timeout: 180_000 };
const LONG = { timeout: 90_000 };
const UNDO_MILLISECONDS = 8_000;
const FILM = `document.querySelector('article video')`;

describe.runIf(hasBrowser)('a whole journey', PATIENCE, async () => {
  const port = await aFreePort();
  const origin = `http://127.0.0.1:${port}`;
  const site = await aSite({ PORT: String(port), BASE_URL: origin }, { worker: true });
  const open = await aBrowser(origin);

  const anyPage = () =>
    open({ javaScriptEnabled: true, viewport: { width: 1_440, height: 1_000 } });
  const promptOf = (page: Page) => page.getByLabel('Prompt', { exact: true });
  const stageOf = (page: Page) => page.getByRole('article');
  const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).click();

  /** A window in which somebody new is signed in. */
  async function aMember() {
    const member = await site.aMember();
    const page = await anyPage();
    await bringSession(page, member, origin);
    const { account } = (await member.get('/app/api/me')).body;
    return { member, page, accountId: String(account.id) };
  }

  async function choose(page: Page, menu: RegExp, option: RegExp): Promise<void> {
    await press(page, menu);
    await page.getByRole('menuitemradio', { name: option }).click();
  }

  test('from the home page through the form and the mail to a first film on the disk', async () => {
    const page = await anyPage();
    await page.goto('/');
    await page.getByRole('link', { name: 'Open the studio' }).first().click();
    await page.getByRole('main').getByRole('link', { name: 'Sign up' }).click();
    await fillSignUp(page, 'grace@example.com');
    await page.getByRole('heading', { name: 'Check your mail' }).waitFor();
    await confirmAddress(page, site, 'grace@example.com');
    await page.waitForURL(`${origin}/generate`);

    await promptOf(page).fill('A fox runs through a snowy forest');
    await choose(page, /^Length/, /^2 s$/);
    await press(page, 'Generate');
    await stageOf(page).getByText('2 credits charged').waitFor(LONG);
    await page.getByLabel('Video: A fox runs through a snowy forest').waitFor();
    const readFilm = () =>
      page.evaluate(`(({ duration, videoWidth }) => [duration, videoWidth])(${FILM})`);
    await expect.poll(readFilm, LONG).toEqual([2, 1_280]);
    const download = page.waitForEvent('download');
    await stageOf(page).getByRole('link', { name: 'Download' }).click();
    const file = await openFile(await (await download).path());
    const { size } = await file.stat();
    const { buffer } = await file.read(Buffer.alloc(12), 0, 12, 0);
    await file.close();
    expect(buffer.toString('latin1', 4, 8)).toBe('ftyp');
    expect(size).toBeGreaterThan(10_000);
  });

  test('out of credits: the draft waits through the checkout, and is made as it was written', async () => {
    const { member, page, accountId } = await aMember();
    await site.service.pool.query('update wallet set held = balance - 1 where account_id = $1', [
      accountId,
    ]);
    const sentence = 'A bear in a boat on a lake at dawn';
    await page.goto('/generate');
    await promptOf(page).fill(sentence);
    await choose(page, /^Model/, /Kinora Motion 1/);
    await choose(page, /^Shape/, /9:16/);
    await choose(page, /^Length/, /^3 s$/);
    await page.getByText('You have 1, it costs 2.', { exact: true }).waitFor();
    await promptOf(page).press('Control+Enter');
    await stageOf(page).getByText('You have 1, it costs 2', { exact: true }).waitFor();
    await stageOf(page).getByRole('link', { name: 'Add credits' }).waitFor();
    await page.getByRole('link', { name: 'Add credits, from $7' }).click();
    await press(page, 'Buy 50 credits for $7');
    await page.waitForURL(/\/checkout\//);
    await page.getByText(sentence).waitFor();
    await page.getByLabel('Card number').fill(CARDS.pays);
    await page.getByLabel('Expiry').fill('12/34');
    await page.getByLabel('Security code').fill('123');
    await press(page, /^Pay/);
    await page.getByRole('heading', { name: '50 credits are here. You have 60.' }).waitFor(LONG);

    await page.getByRole('link', { name: 'Continue your draft' }).click();
    await page.getByText('50 credits are here. You have 51.').waitFor(LONG);
    expect(page.url()).toBe(`${origin}/generate`);
    expect(await promptOf(page).inputValue()).toBe(sentence);
    await press(page, 'Generate');
    await stageOf(page).getByText('2 credits charged').waitFor(LONG);
    const { videos } = (await member.get('/app/api/videos')).body;
    expect(videos).toMatchObject([
      { prompt: sentence, aiModel: 'kinora_motion_1', aspectRatio: '9:16', duration: 3 },
    ]);
  });

  test('by keys alone: signing in, choosing, making, playing, frames, download, delete and undo', async () => {
    const member = await site.aMember();
    const page = await anyPage();
    const key = (name: string) => page.keyboard.press(name);
    await page.goto('/');
    await goTo(page, /^Sign in$/);
    await key('Enter');
    await page.waitForURL(/\/sign-in/);
    await typeSignIn(page, member.credentials, (name) => goTo(page, name));
    await promptOf(page).waitFor(LONG);

    await goTo(page, /^Prompt/);
    await page.keyboard.type('A rabbit waves on the moon');
    await goTo(page, /^Model, /);
    await key('Enter');
    await page.getByRole('menuitemradio', { checked: true }).and(page.locator(':focus')).waitFor();
    await key('End');
    await key('Home');
    await key('Enter');
    await goTo(page, /^Length, /);
    await key('Enter');
    await page.getByRole('menuitemradio', { checked: true }).and(page.locator(':focus')).waitFor();
    await key('Home');
    await key('Enter');
    await page.getByRole('button', { name: 'Length, 2 seconds' }).waitFor();
    await goTo(page, /^Generate/);
    await key('Enter');
    await stageOf(page).getByText('2 credits charged').waitFor(LONG);

    await goTo(page, /^Play$/, 'Shift+Tab');
    const isPaused = () => page.evaluate<boolean>(`${FILM}.paused`);
    await key('Enter');
    await expect.poll(isPaused).toBe(false);
    await key('Enter');
    await expect.poll(isPaused).toBe(true);
    await goTo(page, /^Frame$/, 'Shift+Tab');
    const frame = page.getByRole('slider', { name: 'Frame' });
    await key('Home');
    await key('ArrowRight');
    await expect.poll(() => frame.getAttribute('aria-valuenow')).toBe('1');
    await goTo(page, /^Download$/);
    const download = page.waitForEvent('download');
    await key('Enter');
    expect((await download).suggestedFilename()).toMatch(/\.mp4$/);

    await goTo(page, /^Library/, 'Shift+Tab');
    await key('Enter');
    await page.locator('h1:focus').waitFor();
    await goTo(page, /^A rabbit waves on the moon/);
    await key('Enter');
    await page.getByRole('region', { name: 'Details' }).waitFor();
    await goTo(page, /^Delete$/);
    await key('Enter');
    await page.locator('.cell').waitFor({ state: 'detached' });
    await goTo(page, /^Undo$/);
    await key('Enter');
    await page.locator('.cell').waitFor();
    const { videos } = (await member.get('/app/api/videos')).body;
    expect(videos).toHaveLength(1);
  });

  test('the library fills in what is made elsewhere, and deletes when it can no longer be taken back', async () => {
    const { member, page } = await aMember();
    await page.clock.install();
    await page.goto('/library');
    await page.getByRole('heading', { level: 1 }).waitFor();
    const { video } = (
      await member.json('POST', '/app/api/generate/image', { prompt: 'A castle on a cloud' })
    ).body;
    const cell = page.locator(`a[data-id="${video.id}"]`);
    const later = async () => {
      await page.clock.fastForward(15_000);
      return cell.locator('img').count();
    };
    await expect.poll(later, LONG).toBe(1);

    const deletions: string[] = [];
    page.on('request', (request) => {
      if (request.method() === 'DELETE') deletions.push(request.url());
    });
    await cell.click();
    await page.getByRole('button', { name: 'Delete' }).waitFor();
    await page.clock.pauseAt((await page.evaluate<number>('Date.now()')) + 60_000);
    await press(page, 'Delete');
    await cell.waitFor({ state: 'detached' });
    await page.clock.runFor(UNDO_MILLISECONDS - 100);
    expect(await page.getByRole('button', { name: 'Undo' }).isVisible()).toBe(true);
    expect(deletions).toEqual([]);
    await page.clock.runFor(200);
    const status = async () => (await member.get(`/app/api/videos/${video.id}`)).status;
    await expect.poll(status, LONG).toBe(404);
    expect(deletions).toEqual([`${origin}/app/api/videos/${video.id}`]);
    expect(await page.getByRole('button', { name: 'Undo' }).count()).toBe(0);
  });
});
