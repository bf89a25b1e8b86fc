import { describe, expect, test } from 'vitest';
import { aSite } from '../harness/a-site.ts';
import { aFreePort } from '../harness/wait.ts';
import { aBrowser, expectAccessible, hasBrowser } from './a-browser.ts';
import { confirmAddress, fillSignUp } from './a-person.ts';

/** Chromium takes its time when all suites run at once. */
const PATIENCE = { timeout: 90_000 };

describe.runIf(hasBrowser)('a person in a browser', PATIENCE, async () => {
  const port = await aFreePort();
  const origin = `http://127.0.0.1:${port}`;
  const site = await aSite({ PORT: String(port), BASE_URL: origin });
  const open = await aBrowser(origin);

  test('a visitor makes something in place, without an account and without anybody else', async () => {
    const page = await open({ javaScriptEnabled: true, viewport: { width: 1_280, height: 900 } });
    const foreign: string[] = [];
    page.on('request', (request) => {
      if (!/^(data|blob):/.test(request.url()) && !request.url().startsWith(origin)) {
        foreign.push(request.url());
      }
    });
    await page.addInitScript({
      content: `new PerformanceObserver((list) => {
        for (const { value, hadRecentInput } of list.getEntries())
          window.shift = (window.shift ?? 0) + (hadRecentInput ? 0 : value);
      }).observe({ type: 'layout-shift', buffered: true });`,
    });
    await page.goto('/');
    await page.getByText('Held', { exact: true }).waitFor();
    await page.evaluate('scrollTo(0, document.body.scrollHeight)');
    await page.evaluate('document.fonts.ready');
    expect(await page.evaluate('window.shift ?? 0')).toBeLessThan(0.02);
    const sentence = page.getByLabel('What should it show?');
    await sentence.fill('Two foxes dance in the rain');
    await page.locator('[data-mirror] .read', { hasText: 'foxes' }).waitFor();
    await page.getByRole('button', { name: 'Make it' }).click();
    const next = page.getByRole('link', { name: 'Make this for real' });
    await next.waitFor();
    expect(await next.getAttribute('href')).toBe(
      '/generate?prompt=Two+foxes+dance+in+the+rain&type=video&aspect=16%3A9',
    );
    expect(await page.locator('.stage-tags').textContent()).toContain('Sample');
    expect(await page.locator('.slip .sum').textContent()).toBe('Charged0');
    await expectAccessible(page);
    await page.getByRole('link', { name: 'A breakfast ad' }).click();
    expect(await sentence.inputValue()).toBe('"Breakfast, all day", pancakes in a kitchen');
    expect(await page.locator('.slip .sum').textContent()).toBe('Charged2 credits');
    expect(foreign).toEqual([]);
  });

  test('the same works without scripts', async () => {
    const page = await open();
    await page.goto('/');
    await page.getByLabel('What should it show?').fill('Two foxes dance in the rain');
    await page.getByRole('button', { name: 'Make it' }).click();
    expect(await page.locator('.slip .sum').textContent()).toBe('Charged0');
    expect(await page.getByRole('link', { name: 'Make this for real' }).isVisible()).toBe(true);
    await page.goto('/models');
    await page.getByLabel('Image').check({ force: true });
    expect(await page.getByRole('link', { name: 'Kinora Motion 1' }).isVisible()).toBe(false);
    expect(await page.getByRole('link', { name: 'Kinora Still 1' }).isVisible()).toBe(true);
  });

  test('the home page needs less than 100 kB besides pictures', async () => {
    const page = await open({ javaScriptEnabled: true });
    const client = await page.context().newCDPSession(page);
    await client.send('Network.enable');
    const kinds = new Map<string, string>();
    let bytes = 0;
    client.on('Network.responseReceived', ({ requestId, type }) => kinds.set(requestId, type));
    client.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
      const kind = kinds.get(requestId) ?? '';
      if (!['Image', 'Media'].includes(kind)) bytes += encodedDataLength;
    });
    await page.goto('/', { waitUntil: 'load' });
    await page.evaluate('document.fonts.ready');
    expect(bytes).toBeGreaterThan(50_000);
    expect(bytes).toBeLessThan(100_000);
  });

  test('an example plays where it stands, also for who came by another name of the host', async () => {
    const page = await open({ baseURL: `http://localhost:${port}`, javaScriptEnabled: true });
    await page.goto('/guides/prompts-for-motion');
    const width = await page.evaluate(`(async () => {
      const video = document.querySelector('video');
      video.muted = true;
      await video.play();
      return video.videoWidth;
    })()`);
    expect(width).toBe(640);
  });

  test('a browser that takes tools is offered the catalogue and quotes', async () => {
    const page = await open({ javaScriptEnabled: true });
    await page.addInitScript({
      content:
        'navigator.modelContext = { tools: [], registerTool(tool) { this.tools.push(tool); } };',
    });
    await page.goto('/');
    const call = (name: string, given: object) =>
      page.evaluate(
        `navigator.modelContext.tools.find(({ name }) => name === '${name}').execute(${JSON.stringify(given)})`,
      );
    expect(await call('estimate_credit_cost', { id: 'kinora_motion_1', quantity: 3 })).toEqual({
      content: [
        {
          type: 'text',
          text: '{"model":"kinora_motion_1","quantity":3,"credit_cost":2,"total_credits":6}',
        },
      ],
      isError: false,
    });
    expect(await call('list_models', { type: 'image' })).toMatchObject({ isError: false });
    expect(await call('estimate_credit_cost', {})).toMatchObject({ isError: true });
  });

  test('follows the link of an agent, signs up, and makes the key that it asks for', async () => {
    const page = await open({ javaScriptEnabled: true });
    await page.goto('/keys/new?name=Trip%20planner&permissions=generate,read,billing:read');
    await page.getByRole('link', { name: 'Sign up' }).last().click();
    await fillSignUp(page, 'ada@example.com');
    await confirmAddress(page, site, 'ada@example.com');

    expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe(
      'Make a key for a program?',
    );
    await expectAccessible(page);
    expect(await page.getByLabel('Name').inputValue()).toBe('Trip planner');
    expect(await page.getByLabel('Daily ceiling').inputValue()).toBe('20');
    expect(await page.locator('#permission-generate').isChecked()).toBe(true);
    expect(await page.locator('[id="permission-billing:read"]').isChecked()).toBe(false);
    await page.getByRole('button', { name: 'Make the key' }).click();
    expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe('Your new key');
    await expectAccessible(page);
    const secret = String(await page.locator('pre').first().textContent());
    expect(await page.getByText(`API key: ${secret}`).isVisible()).toBe(true);
    const me = await fetch(`${origin}/v1/me`, { headers: { authorization: `Bearer ${secret}` } });
    expect((await me.json()).key).toMatchObject({
      name: 'Trip planner',
      permissions: ['generate', 'read'],
      daily_ceiling: 20,
    });
  });
});
