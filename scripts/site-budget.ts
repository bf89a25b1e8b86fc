import { parseArgs } from 'node:util';
import { chromium, type Page } from 'playwright-core';

const USAGE = `Usage: node scripts/site-budget.ts --url ORIGIN --cookie "NAME=VALUE; …" [--pixels 60000]

Scrolls the library of a running service and says how smoothly: frames a second, the slowest frames, long tasks,
and how many elements the page has at the end. The cookie is that of a signed-in session with many generations.`;

const CHROMIUM = '/usr/bin/chromium';
const BUDGET = { framesPerSecond: 55, longTaskMs: 100, elements: 1_200 };
/** As fast as a determined hand turns a wheel. */
const PIXELS_PER_FRAME = 60;

interface Measured {
  readonly frames: readonly number[];
  readonly longTasks: readonly number[];
  readonly elements: number;
  readonly scrolled: number;
}

/** Runs in the page, once per frame, so that what is measured is what a person sees. */
const SCROLL = (pixels: number) => `new Promise((resolve) => {
  const frames = [];
  const longTasks = [];
  const observer = new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) longTasks.push(duration);
  });
  observer.observe({ type: 'longtask' });
  const start = scrollY;
  let before = performance.now();
  const step = (now) => {
    frames.push(now - before);
    before = now;
    if (scrollY - start >= ${pixels}) {
      observer.disconnect();
      resolve({ frames: frames.slice(1), longTasks, scrolled: scrollY - start,
        elements: document.querySelectorAll('*').length });
      return;
    }
    scrollBy(0, ${PIXELS_PER_FRAME});
    requestAnimationFrame(step);
  };
  requestAnimationFrame(step);
})`;

async function measure(page: Page, pixels: number): Promise<Measured> {
  await page.goto('/library');
  await page.locator('.cell img').first().waitFor();
  return page.evaluate<Measured>(SCROLL(pixels));
}

function report({ frames, longTasks, elements, scrolled }: Measured): boolean {
  const sorted = frames.toSorted((one, other) => one - other);
  const at = (share: number) => sorted[Math.floor(share * (sorted.length - 1))] ?? 0;
  const total = frames.reduce((sum, frame) => sum + frame, 0);
  const framesPerSecond = (1_000 * frames.length) / total;
  const longest = Math.max(0, ...longTasks);
  console.log(`scrolled            ${Math.round(scrolled).toLocaleString('en')} pixels`);
  console.log(`frames a second     ${framesPerSecond.toFixed(1)}`);
  console.log(`frame, median       ${at(0.5).toFixed(1)} ms`);
  console.log(`frame, p95 and p99  ${at(0.95).toFixed(1)} ms, ${at(0.99).toFixed(1)} ms`);
  console.log(`long tasks          ${longTasks.length}, the longest ${longest.toFixed(0)} ms`);
  console.log(`elements            ${elements}`);
  return (
    framesPerSecond >= BUDGET.framesPerSecond &&
    longest <= BUDGET.longTaskMs &&
    elements <= BUDGET.elements
  );
}

const { values } = parseArgs({
  options: {
    url: { type: 'string' },
    cookie: { type: 'string' },
    pixels: { type: 'string', default: '60000' },
  },
});
if (values.url === undefined || values.cookie === undefined) {
  console.error(USAGE);
  process.exit(2);
}
const { url, cookie } = values;
const browser = await chromium.launch({ executablePath: CHROMIUM, args: ['--no-sandbox'] });
const context = await browser.newContext({
  baseURL: url,
  viewport: { width: 1_440, height: 1_000 },
});
await context.addCookies(
  cookie.split('; ').map((pair) => {
    const at = pair.indexOf('=');
    return { name: pair.slice(0, at), value: pair.slice(at + 1), url };
  }),
);
const isWithin = report(await measure(await context.newPage(), Number(values.pixels)));
await browser.close();
console.log(isWithin ? 'Within the budget.' : 'Over the budget.');
process.exit(isWithin ? 0 : 1);
