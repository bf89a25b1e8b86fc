import { describe, expect, test } from 'vitest';
import { aSite } from '../harness/a-site.ts';
import { aFreePort } from '../harness/wait.ts';
import { aBrowser, expectAccessible, hasBrowser } from './a-browser.ts';

/** Chromium takes its time when all suites run at once. */
const PATIENCE = { timeout: 90_000 };

describe.runIf(hasBrowser)('a person in a browser', PATIENCE, async () => {
  const port = await aFreePort();
  const origin = `http://127.0.0.1:${port}`;
  const site = await aSite({ PORT: String(port), BASE_URL: origin });
  const open = await aBrowser(origin);

  test('public pages are accessible, in light and dark, down to the smallest phone', async () => {
    const page = await open({ javaScriptEnabled: true });
    for (const path of [
      '/',
      '/models',
      '/models/kinora_motion_1',
      '/guides/mcp-in-popular-clients',
      '/examples',
      '/nope',
    ]) {
      await page.goto(path);
      await expectAccessible(page);
    }
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
    await page.getByLabel('Name').fill('Ada Lovelace');
    await page.getByLabel('E-mail address').fill('ada@example.com');
    await page.getByLabel('Password').fill('four words in a row');
    await page.getByRole('button', { name: 'Create the account' }).click();
    await page.goto(await site.linkTo('ada@example.com', /Confirm/));
    await page.getByRole('button', { name: 'Confirm the address' }).click();

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
