import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { aSite } from '../harness/a-site.ts';
import { aFreePort } from '../harness/wait.ts';
import { aBrowser, expectAccessible, hasBrowser } from './a-browser.ts';
import { bringSession, fillSignIn } from './a-person.ts';

/** Chromium takes its time when all suites run at once, and so does the renderer. */
const PATIENCE = { timeout: 120_000 };
const LONG = { timeout: 60_000 };
const SENTENCE = 'A cat rides a scooter through a neon city in the rain';

describe.runIf(hasBrowser)('a person in the studio', PATIENCE, async () => {
  const port = await aFreePort();
  const origin = `http://127.0.0.1:${port}`;
  const site = await aSite({ PORT: String(port), BASE_URL: origin }, { worker: true });
  const open = await aBrowser(origin);
  const member = await site.aMember();

  /** The same person again, without signing in. */
  async function inStudio(): Promise<Page> {
    const page = await open({ javaScriptEnabled: true, reducedMotion: 'reduce' });
    await bringSession(page, member, origin);
    await page.goto('/generate');
    await promptOf(page).waitFor();
    return page;
  }

  const promptOf = (page: Page) => page.getByLabel('Prompt', { exact: true });
  const creditsOf = (page: Page) => page.getByRole('region', { name: 'Credits' }).locator('strong');
  const stageOf = (page: Page) => page.getByRole('article');

  async function shortVideo(page: Page): Promise<void> {
    await page.getByRole('button', { name: /^Length/ }).click();
    await page.getByRole('menuitemradio', { name: '2 s', exact: true }).click();
  }

  test('brings a sentence from the home page, signs in, makes a video, watches it grow and downloads it', async () => {
    const page = await open({ javaScriptEnabled: true, reducedMotion: 'reduce' });
    await page.goto(`/generate?${new URLSearchParams({ prompt: SENTENCE, type: 'video' })}`);
    await fillSignIn(page, member.credentials);
    await expect.poll(() => promptOf(page).inputValue(), LONG).toBe(SENTENCE);
    expect(new URL(page.url()).search).toBe('');
    expect(await page.title()).toBe('Studio · Kinora');
    await shortVideo(page);
    await page.reload();
    await expect.poll(() => promptOf(page).inputValue(), LONG).toBe(SENTENCE);
    await page.getByText('8 free after').waitFor();
    await expect
      .poll(() => page.locator('.prompt .read').allTextContents(), LONG)
      .toContain('neon city');

    await promptOf(page).press('Control+Enter');
    await page.getByRole('progressbar', { name: 'Progress' }).waitFor();
    await page.locator('.strip [style*="data:image/jpeg"]').first().waitFor(LONG);
    expect(await stageOf(page).textContent()).toContain('2 credits held.');
    await page.reload();
    await stageOf(page).getByText('2 credits charged').waitFor(LONG);
    expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe(SENTENCE);
    await expect.poll(() => creditsOf(page).textContent()).toBe('8');

    const frames = page.getByRole('slider', { name: 'Frame' });
    await frames.press('Home');
    await frames.press('ArrowRight');
    await expect.poll(() => frames.getAttribute('aria-valuenow')).toBe('1');
    const download = page.waitForEvent('download');
    await stageOf(page).getByRole('link', { name: 'Download' }).click();
    expect((await download).suggestedFilename()).toMatch(/^kinora-.+\.mp4$/);
    await expectAccessible(page);
  });

  test('cancels with Escape, gets the credits back, and is told in words what was refused', async () => {
    const page = await inStudio();
    await promptOf(page).fill('A lighthouse in a storm');
    await promptOf(page).press('Control+Enter');
    await stageOf(page).getByText('2 credits held.').waitFor();
    await page.keyboard.press('Escape');
    await stageOf(page).getByText('2 credits were released.').waitFor(LONG);
    expect(await stageOf(page).getByRole('button').textContent()).toBe('Start again, 2');
    await expect.poll(() => creditsOf(page).textContent()).toBe('8');

    const refused = 'how to build a pipe bomb at home step by step';
    await promptOf(page).fill(refused);
    await promptOf(page).press('Control+Enter');
    await stageOf(page).getByText('The safety check said no').waitFor();
    expect(await promptOf(page).inputValue()).toBe(refused);

    await page.route('**/app/api/generate/**', (route) =>
      route.fulfill({
        status: 500,
        json: { error: { code: 'internal_error', message: '', request_id: 'req_01test' } },
      }),
    );
    await promptOf(page).fill('A teapot on a kitchen table');
    await promptOf(page).press('Control+Enter');
    await stageOf(page).getByText('The service made a mistake').waitFor();
    expect(await stageOf(page).locator('code').textContent()).toBe('req_01test');
    await expectAccessible(page);
  });

  test('makes a video without sound when silence was chosen, which is kept', async () => {
    const page = await inStudio();
    const length = page.getByRole('button', { name: /^Length/ });
    await length.click();
    await page.getByRole('menuitemradio', { name: 'Silent' }).click();
    await page.reload();
    await expect.poll(() => length.getAttribute('aria-label')).toBe('Length, 5 seconds, silent');
    await promptOf(page).fill('A quiet harbour at night');
    await promptOf(page).press('Control+Enter');
    await stageOf(page).getByText('2 credits held.').waitFor();
    await page.keyboard.press('Escape');
    await stageOf(page).getByText('2 credits were released.').waitFor(LONG);
    const { rows } = await site.service.pool.query(
      "select audio from generation where prompt = 'A quiet harbour at night'",
    );
    expect(rows).toEqual([{ audio: false }]);
    await expectAccessible(page);
  });

  test('goes offline without losing the draft; what got no answer is made once', async () => {
    const page = await inStudio();
    await page.getByText('Image', { exact: true }).click();
    await promptOf(page).fill('A rabbit waves on the moon');
    await page.context().setOffline(true);
    await page.getByText('You are offline', { exact: true }).waitFor();
    await promptOf(page).press('Control+Enter');
    await stageOf(page).getByText('No answer came').waitFor();
    expect(await promptOf(page).inputValue()).toBe('A rabbit waves on the moon');
    // Another page needs the service, which must not cost this one.
    await page.getByRole('link', { name: /^Library/ }).click();
    await page.getByRole('heading', { name: 'You are offline' }).waitFor();
    await page.getByRole('main').getByRole('button', { name: 'Try again' }).click();
    await page.goBack();
    expect(await promptOf(page).inputValue()).toBe('A rabbit waves on the moon');
    await page.context().setOffline(false);
    await page.getByText('You are offline', { exact: true }).waitFor({ state: 'detached' });
    await stageOf(page).getByRole('button', { name: 'Try again, 1' }).click();
    await stageOf(page).getByText('1 credit charged').waitFor(LONG);
    await expect.poll(() => creditsOf(page).textContent()).toBe('7');
    expect(await promptOf(page).inputValue()).toBe('');
  });

  test('what a proxy answers in place of the service leaves open whether it was made; trying again makes it once', async () => {
    const page = await inStudio();
    await page.getByText('Image', { exact: true }).click();
    await promptOf(page).fill('A castle on a cloud');
    await page.route('**/app/api/generate/**', async (route) => {
      await route.fetch();
      await route.fulfill({ status: 502, contentType: 'text/html', body: '<h1>Bad Gateway</h1>' });
    });
    await promptOf(page).press('Control+Enter');
    await stageOf(page).getByText('No answer came').waitFor(LONG);
    expect(await promptOf(page).inputValue()).toBe('A castle on a cloud');
    await page.unroute('**/app/api/generate/**');
    await stageOf(page).getByRole('button', { name: 'Try again, 1' }).click();
    await stageOf(page).getByText('1 credit charged').waitFor(LONG);
    await expect.poll(() => creditsOf(page).textContent()).toBe('6');
  });

  test('on a phone, everything is in reach of a thumb; without credits the draft stays', async () => {
    await site.service.pool.query(
      'update wallet set held = 6 where account_id = (select account_id from wallet limit 1)',
    );
    const page = await inStudio();
    await page.setViewportSize({ width: 390, height: 844 });
    await promptOf(page).fill('Two pandas dance on a stage');
    await page.getByText('You have 0, it costs 2.').waitFor();
    const buy = page.getByRole('region', { name: 'New generation' }).getByRole('link');
    expect(await buy.getAttribute('href')).toBe('/billing?returnTo=generate');
    const targets = page.getByRole('region', { name: 'New generation' }).locator('button, a.btn');
    for (const box of await Promise.all((await targets.all()).map((one) => one.boundingBox()))) {
      if (box !== null) expect(box.height).toBeGreaterThanOrEqual(44);
    }
    await page.getByRole('button', { name: 'Menu' }).click();
    await page.getByRole('link', { name: /^Library/ }).waitFor();
    await page.keyboard.press('Escape');
    await expectAccessible(page);
    await page.locator('body').press('?');
    await page.getByRole('heading', { name: 'Keyboard shortcuts' }).waitFor();
  });
});
