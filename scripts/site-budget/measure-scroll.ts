import type { BrowserContext } from 'playwright-core';

interface Scrolled {
  readonly frames: readonly number[];
  readonly longTasks: readonly number[];
  readonly elements: number;
}

export interface ScrollMeasure {
  readonly framesPerSecond: number;
  /** The slowest of a hundred frames but for five, in milliseconds. */
  readonly p95: number;
  readonly longestTask: number;
  readonly elements: number;
}

/** As fast as a determined hand turns a wheel. */
const PIXELS_PER_FRAME = 60;

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
      resolve({ frames: frames.slice(1), longTasks,
        elements: document.querySelectorAll('*').length });
      return;
    }
    scrollBy(0, ${PIXELS_PER_FRAME});
    requestAnimationFrame(step);
  };
  requestAnimationFrame(step);
})`;

/** Scrolls through the library and says how smoothly. */
export async function measureScroll(
  context: BrowserContext,
  pixels: number,
): Promise<ScrollMeasure> {
  const page = await context.newPage();
  try {
    await page.goto('/library');
    await page.locator('.cell img').first().waitFor();
    const { frames, longTasks, elements } = await page.evaluate<Scrolled>(SCROLL(pixels));
    const sorted = frames.toSorted((one, other) => one - other);
    const total = frames.reduce((sum, frame) => sum + frame, 0);
    return {
      framesPerSecond: (1_000 * frames.length) / total,
      p95: sorted[Math.floor(0.95 * (sorted.length - 1))] ?? 0,
      longestTask: Math.max(0, ...longTasks),
      elements,
    };
  } finally {
    await page.close();
  }
}
