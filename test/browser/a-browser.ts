import { existsSync } from 'node:fs';
import { AxeBuilder } from '@axe-core/playwright';
import { type BrowserContextOptions, chromium, type Page } from 'playwright-core';
import { expect } from 'vitest';
import { whenDone } from '../harness/when-done.ts';

const CHROMIUM = '/usr/bin/chromium';
const WITHOUT = [
  // A new window costs twice as much when the popups of its address bar are made with it.
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  // What Playwright turns off; Chromium listens only to the last of such arguments.
  'AimEnabled',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsFirstBalancedModeAutoEnable',
  'HttpsUpgrades',
  'LensOverlay',
  'MediaRouter',
  'NetworkTimeServiceQuerying',
  'OptimizationHints',
  'PaintHolding',
  'PreconnectToSearch',
  'ThirdPartyStoragePartitioning',
];
const ARGUMENTS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
  `--disable-features=${WITHOUT.join(',')}`,
];
const PHONE_PIXELS_MIN = 320;

export const hasBrowser = existsSync(CHROMIUM);
if (!hasBrowser) console.log(`Browser suites are skipped: there is no ${CHROMIUM}.`);

/** Opens windows that share nothing with each other. Scripts are off, as for the most careful visitor. */
export async function aBrowser(
  baseURL: string,
): Promise<(options?: BrowserContextOptions) => Promise<Page>> {
  const browser = await chromium.launch({ executablePath: CHROMIUM, args: ARGUMENTS });
  whenDone(() => browser.close());
  return async (options = {}) => {
    const context = await browser.newContext({ baseURL, javaScriptEnabled: false, ...options });
    return context.newPage();
  };
}

/** No rule of axe is broken in light or dark, and the smallest phone need not scroll sideways. */
export async function expectAccessible(page: Page): Promise<void> {
  // Colours that are on their way to others are not what people read.
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  await page.evaluate(nextFrame);
  await expectNoViolation(page, aReview(page));
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.evaluate(nextFrame);
  await expectNoViolation(page, aReview(page).withRules('color-contrast'));
  const size = page.viewportSize();
  await page.setViewportSize({ width: PHONE_PIXELS_MIN, height: 640 });
  const width = await page.locator('html').evaluate((root) => root.scrollWidth);
  expect([page.url(), width]).toEqual([page.url(), PHONE_PIXELS_MIN]);
  if (size !== null) await page.setViewportSize(size);
}

/** When what has changed is drawn. */
function nextFrame(): Promise<unknown> {
  return new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
}

/** Of what is in order only the rule is told, not every element, which is less work. */
function aReview(page: Page): AxeBuilder {
  return new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] });
}

async function expectNoViolation(page: Page, axe: AxeBuilder): Promise<void> {
  const { violations, passes } = await axe.analyze();
  const broken = violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)]);
  expect([page.url(), broken]).toEqual([page.url(), []]);
  expect(passes.map(({ id }) => id)).toContain('color-contrast');
}
