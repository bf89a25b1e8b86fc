import type { Page } from 'playwright-core';
import { expect } from 'vitest';

const STOPS_MAX = 80;

interface Stop {
  readonly name: string;
  /** Whether an outline shows where the focus is. */
  readonly isSeen: boolean;
}

/** Its outline may be drawn around it or, for a picture or a hidden input, on a part of it. */
const FOCUSED = `(() => {
  const at = document.activeElement;
  if (at === null || at === document.body) return { name: '', isSeen: true };
  const isOutlined = (element) => {
    const { outlineStyle, outlineWidth } = getComputedStyle(element);
    return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 1;
  };
  const around = [at, at.parentElement, at.closest('.composer'), ...at.children];
  const named = at.getAttribute('aria-label') ?? at.labels?.[0]?.textContent ?? at.textContent;
  const { width, height, bottom, right } = at.getBoundingClientRect();
  return {
    name: named.replaceAll(/\\s+/g, ' ').trim(),
    isSeen: width > 0 && height > 0 && bottom > 0 && right > 0 &&
      around.some((element) => element !== null && isOutlined(element)),
  };
})()`;

/** Presses a key until the focus is on what has the name; at every stop on the way it can be seen. */
export async function goTo(
  page: Page,
  name: RegExp,
  key: 'Tab' | 'Shift+Tab' = 'Tab',
): Promise<void> {
  const passed: string[] = [];
  for (let stop = 0; stop < STOPS_MAX; stop += 1) {
    await page.keyboard.press(key);
    const { name: reached } = await page.evaluate<Stop>(FOCUSED);
    // What was out of sight may slide in.
    await expect.poll(() => page.evaluate(FOCUSED)).toEqual({ name: reached, isSeen: true });
    if (name.test(reached)) return;
    passed.push(reached);
  }
  throw new Error(`${key} reaches nothing called ${name}, only: ${passed.join(' | ')}`);
}
