import type { BrowserContext, Page } from 'playwright-core';

/** What one visit of a page costs its reader, and what it asks of others. */
export interface PageMeasure {
  readonly path: string;
  readonly status: number;
  /** HTML, styles, scripts and fonts, packed as they came. */
  readonly bytes: number;
  /** Requests to other origins than the page's own. */
  readonly foreign: readonly string[];
  readonly layoutShift: number;
  readonly policy: string;
}

export const PUBLIC_PAGES = [
  '/',
  '/models',
  '/models/kinora_motion_1',
  '/pricing',
  '/examples',
  '/docs',
  '/docs/concepts',
  '/docs/api',
  '/guides',
  '/changelog',
  '/status',
  '/terms',
  '/sign-in',
  '/sign-up',
];
export const SIGNED_IN_PAGES = [
  '/generate',
  '/library',
  '/keys',
  '/webhooks',
  '/billing',
  '/settings',
  '/quiz',
];

const PARTS = new Set(['Document', 'Stylesheet', 'Script', 'Font']);
/** What comes after the page was shown: parts of it that are loaded late, and the fonts. */
const SETTLED_AFTER_MS = 1_000;

const OBSERVE_SHIFTS = `globalThis.layoutShift = 0;
new PerformanceObserver((list) => {
  for (const { value, hadRecentInput } of list.getEntries()) {
    if (!hadRecentInput) globalThis.layoutShift += value;
  }
}).observe({ type: 'layout-shift', buffered: true });`;

/** Visits a page with an empty cache, scrolls to its end, and looks at what that took. */
export async function measurePage(
  context: BrowserContext,
  path: string,
  settledAfterMs = SETTLED_AFTER_MS,
): Promise<PageMeasure> {
  const page = await context.newPage();
  try {
    const bytes = await countBytes(page);
    const requested: string[] = [];
    page.on('request', (request) => requested.push(request.url()));
    await page.addInitScript({ content: OBSERVE_SHIFTS });
    const response = await page.goto(path, { waitUntil: 'load' });
    await page.locator('main h1, main textarea, main .cell').first().waitFor();
    await page.evaluate('document.fonts.ready.then(() => undefined)');
    await page.evaluate('scrollTo(0, document.body.scrollHeight)');
    await page.waitForTimeout(settledAfterMs);
    const { origin } = new URL(page.url());
    return {
      path,
      status: response?.status() ?? 0,
      bytes: bytes(),
      foreign: requested.filter((url) => /^https?:/.test(url) && new URL(url).origin !== origin),
      layoutShift: await page.evaluate<number>('globalThis.layoutShift'),
      policy: (await response?.headerValue('content-security-policy')) ?? '',
    };
  } finally {
    await page.close();
  }
}

/** Without a cache, as on the first visit. What heads take is not counted. */
async function countBytes(page: Page): Promise<() => number> {
  const client = await page.context().newCDPSession(page);
  await client.send('Network.enable');
  await client.send('Network.setCacheDisabled', { cacheDisabled: true });
  const heads = new Map<string, number>();
  let bytes = 0;
  client.on('Network.responseReceived', ({ requestId, type, response }) => {
    if (PARTS.has(type)) heads.set(requestId, response.encodedDataLength);
  });
  client.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const head = heads.get(requestId);
    if (head !== undefined) bytes += encodedDataLength - head;
  });
  return () => bytes;
}

/** Whether a policy lets no script in that is not ours: everything is forbidden that it does not name. */
export function isStrict(policy: string): boolean {
  const directives = new Map(
    policy.split(';').map((directive) => {
      const [name = '', ...sources] = directive.trim().split(/\s+/);
      return [name, sources];
    }),
  );
  const scripts = directives.get('script-src') ?? directives.get('default-src') ?? ['*'];
  const isOpen = ["'unsafe-inline'", "'unsafe-eval'", '*', 'https:', 'http:', 'data:'].some(
    (source) => scripts.includes(source),
  );
  return directives.get('default-src')?.join() === "'none'" && !isOpen;
}

/** Milliseconds until something was painted though no script ran; null when nothing was. */
export async function paintWithoutScripts(
  context: BrowserContext,
  path: string,
): Promise<number | null> {
  const page = await context.newPage();
  try {
    await page.route('**/*', (route) =>
      route.request().resourceType() === 'script' ? route.abort() : route.continue(),
    );
    await page.goto(path, { waitUntil: 'load' });
    await page.locator('h1').first().waitFor();
    return await page.evaluate<number | null>(`new Promise((resolve) => {
      new PerformanceObserver((list) => {
        const [entry] = list.getEntriesByName('first-contentful-paint');
        if (entry !== undefined) resolve(entry.startTime);
      }).observe({ type: 'paint', buffered: true });
      setTimeout(resolve, 5_000, null);
    })`);
  } finally {
    await page.close();
  }
}
