import { existsSync } from 'node:fs';
import { AxeBuilder } from '@axe-core/playwright';
import { type BrowserContextOptions, chromium, type Page } from 'playwright-core';
import { expect } from 'vitest';
import { whenDone } from '../harness/when-done.ts';

/** The shell is Chromium without a window around its pages, which is most of the work for a new one. */
const BROWSERS = ['/usr/lib/chromium/chromium-headless-shell', '/usr/bin/chromium'];
const executablePath = BROWSERS.find((path) => existsSync(path));
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

/** Of what is in order only the rule is told, not every element, and no style is fetched again, which is less work. */
const REVIEW: Parameters<AxeBuilder['options']>[0] = {
  resultTypes: ['violations'],
  preload: { assets: ['media'] },
};
type Results = Awaited<ReturnType<AxeBuilder['analyze']>>;

export const hasBrowser = executablePath !== undefined;
if (!hasBrowser) console.log(`Browser suites are skipped: there is no ${BROWSERS.join(' or ')}.`);

/** Opens windows that share nothing with each other. Scripts are off, as for the most careful visitor. */
export async function aBrowser(
  baseURL: string,
): Promise<(options?: BrowserContextOptions) => Promise<Page>> {
  if (executablePath === undefined) throw new Error('There is no browser');
  const browser = await chromium.launch({ executablePath, args: ARGUMENTS });
  whenDone(() => browser.close());
  return async (options = {}) => {
    const context = await browser.newContext({
      baseURL,
      javaScriptEnabled: false,
      // Films that play by themselves take a core each.
      reducedMotion: 'reduce',
      ...options,
    });
    return context.newPage();
  };
}

const TAKEN_OVER = /\/(keys|billing|settings)(\?.*)?$/;

/**
 * Shows the pages that the studio takes over as they are without scripts, to a window that runs the scripts of axe.
 * A page that a form redirects to is not among them.
 */
export async function seePlainPages(page: Page): Promise<void> {
  await page.route(TAKEN_OVER, async (route) => {
    if (route.request().method() !== 'GET') return route.continue();
    const response = await route.fetch({ maxRedirects: 0 });
    const body = (await response.text())
      .replaceAll(/<\/?noscript>/g, '')
      .replaceAll(/<script type="module"[^>]*><\/script>|<link[^>]*\/assets\/studio\/[^>]*>/g, '');
    return route.fulfill({ response, body });
  });
}

/** No rule of axe is broken in light or dark, and the smallest phone need not scroll sideways. */
export async function expectAccessible(page: Page): Promise<void> {
  await showTheme(page, 'light');
  const review = new AxeBuilder({ page }).setLegacyMode().options(REVIEW);
  expectNoViolation(page, await review.analyze());
  await showTheme(page, 'dark');
  // The scripts of axe are in the page still; another builder would bring them again.
  const contrast = JSON.stringify({ ...REVIEW, runOnly: ['color-contrast'] });
  expectNoViolation(page, await page.evaluate<Results>(`axe.run(document, ${contrast})`));
  const size = page.viewportSize();
  await page.setViewportSize({ width: PHONE_PIXELS_MIN, height: 640 });
  const width = await page.locator('html').evaluate((root) => root.scrollWidth);
  expect([page.url(), width]).toEqual([page.url(), PHONE_PIXELS_MIN]);
  if (size !== null) await page.setViewportSize(size);
}

/** Colours that are still on their way from one theme to the other are those of neither. */
async function showTheme(page: Page, colorScheme: 'light' | 'dark'): Promise<void> {
  await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
  await page.evaluate(`for (const animation of document.getAnimations()) {
    if (animation instanceof CSSTransition) animation.finish();
  }
  new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))`);
}

function expectNoViolation(page: Page, { violations, passes }: Results): void {
  const broken = violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)]);
  expect([page.url(), broken]).toEqual([page.url(), []]);
  expect(passes.map(({ id }) => id)).toContain('color-contrast');
}
