import { describe, expect, test } from 'vitest';
import { aService } from '../harness/a-service.ts';
import { aFreePort } from '../harness/wait.ts';
import { aBrowser, expectAccessible, hasBrowser } from './a-browser.ts';

/** Chromium takes its time when all suites run at once. */
const PATIENCE = { timeout: 90_000 };

describe.runIf(hasBrowser)('a reader of the documentation', PATIENCE, async () => {
  const port = await aFreePort();
  const origin = `http://127.0.0.1:${port}`;
  await aService({ environment: { PORT: String(port), BASE_URL: origin } });
  const open = await aBrowser(origin);

  test('searches by keyboard, and without script by a form', async () => {
    const page = await open({ javaScriptEnabled: true });
    await page.goto('/docs/quickstart');
    await page.keyboard.press('/');
    await page.keyboard.type('cancel a gen');
    const first = page.getByRole('option', { name: /Cancel a generation/ });
    await first.waitFor();
    await page.keyboard.press('ArrowDown');
    expect(await first.getAttribute('aria-selected')).toBe('true');
    await page.keyboard.press('Enter');
    await page.waitForURL('**/docs/api/cancel-video');

    const plain = await open();
    await plain.goto('/docs');
    await plain.getByRole('searchbox', { name: 'Search the docs' }).fill('idempotency');
    await plain.keyboard.press('Enter');
    await plain.waitForURL('**/docs/search?q=idempotency');
    expect(await plain.locator('.found mark').count()).toBeGreaterThan(3);
  });

  test('chooses a language once, for every page', async () => {
    const page = await open({ javaScriptEnabled: true });
    await page.goto('/docs/api/quote-model');
    expect(await page.getByText('curl --fail-with-body').isVisible()).toBe(true);
    await page.getByRole('radio', { name: 'Python' }).check();
    expect(await page.getByText('curl --fail-with-body').isVisible()).toBe(false);
    await page.goto('/docs/api/list-models');
    expect(await page.getByRole('radio', { name: 'Python' }).isChecked()).toBe(true);
    expect(await page.getByText('import urllib.request').isVisible()).toBe(true);
  });

  test('runs a call in the sandbox and sees the video and the zero that it cost', async () => {
    const page = await open({ javaScriptEnabled: true });
    await page.goto('/docs/api/generate-video');
    await page.getByRole('button', { name: 'Run in the sandbox' }).click();
    await page.getByText('0 charged').waitFor();
    expect(await page.locator('.line-mark').first().textContent()).toContain('"creditsUsed": 0');
    expect(await page.locator('[data-took]').textContent()).toMatch(/^[\d,]+ ms$/);
    expect(await page.locator('[data-made] video').getAttribute('src')).toMatch(/^\/assets\//);
    await expectAccessible(page);
    await page.goto('/docs/api/get-video');
    await page.getByRole('button', { name: 'Run in the sandbox' }).click();
    await page.getByText('0 charged').waitFor();
    await page.goto('/docs/api/list-models');
    await page.getByRole('button', { name: 'Run it' }).click();
    await page.getByText(/^[\d,]+ ms$/).waitFor();
  });
});
