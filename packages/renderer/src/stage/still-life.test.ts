import { expect, test } from 'vitest';
import { type Case, type Planned, plan } from '../../test/plan-scene.ts';

/** Things that nobody uses: where they lie, how large they are beside each other, and that long ones lie. */
const ROWS: Readonly<Record<string, readonly [Case, (planned: Planned) => void]>> = {
  'a doughnut is a third of a suitcase': [
    { setting: 'airport', subjects: ['doughnut', 'luggage'] },
    ({ of }) => {
      const share = of('doughnut').actor.box.height / of('luggage').actor.box.height;
      expect(share).toBeGreaterThan(0.18);
      expect(share).toBeLessThan(0.36);
    },
  ],
  'a spoon lies beside the bowl, and is shorter than it': [
    { setting: 'table-top', subjects: ['bowl', 'spoon'] },
    ({ of }) => {
      const { width, height } = of('spoon').actor.box;
      expect(width).toBeGreaterThan(height * 2);
      expect(width).toBeLessThan(of('bowl').actor.box.width);
    },
  ],
  'an open book that nobody reads lies flat beside the candle': [
    { setting: 'table-top', subjects: ['candle', 'open-book'], links: [[0, 'next-to', 1]] },
    ({ of }) => {
      const { width, height } = of('open-book-lying').actor.box;
      expect(width).toBeGreaterThan(height * 2);
      expect(height).toBeLessThan(of('candle').actor.box.height);
    },
  ],
  'who stands at a window is seen from behind': [
    { setting: 'window-seat', subjects: [{ thing: 'girl', states: ['standing'] }] },
    ({ of }) => {
      expect(of('girl').actor.isAway).toBe(true);
    },
  ],
  'ice cubes fall into the glass from above': [
    {
      setting: 'table-top',
      subjects: [{ thing: 'ice', count: 3 }, 'lemonade'],
      links: [[0, 'into', 1]],
    },
    ({ of }) => {
      const [ice, glass] = [of('ice').actor.box, of('lemonade').actor.box];
      expect(ice.width).toBeLessThan(glass.width);
      expect(ice.y).toBeLessThan(glass.y + glass.height * 0.5);
    },
  ],
  'a bee is a third of a vase': [
    { setting: 'meadow', subjects: ['honeybee', 'vase'] },
    ({ of }) => {
      expect(of('honeybee').actor.box.height).toBeLessThan(of('vase').actor.box.height * 0.36);
    },
  ],
  'a toothbrush on a table takes half of the width': [
    { setting: 'table-top', subjects: ['toothbrush'] },
    ({ of }) => {
      expect(of('toothbrush').actor.box.width).toBeGreaterThan(640 * 0.4);
    },
  ],
  'an apple in a basket that is carried looks over its rim': [
    {
      setting: 'meadow',
      subjects: ['girl', 'basket', 'red-apple'],
      links: [
        [0, 'hold', 1],
        [2, 'in', 1],
      ],
    },
    ({ of }) => {
      const [apple, basket] = [of('red-apple').actor.box, of('basket').actor.box];
      expect(apple.y + apple.height).toBeLessThan(basket.y + basket.height * 0.7);
    },
  ],
  'goods lie side by side on the counter of a stall, under its roof': [
    {
      setting: 'market',
      subjects: ['stall', 'bread', 'cheese-wedge'],
      links: [
        [1, 'on', 0],
        [2, 'on', 0],
      ],
    },
    ({ of }) => {
      const { top, bottom } = of('stall');
      const tall = bottom - top;
      for (const goods of ['bread', 'cheese-wedge']) {
        expect(of(goods).bottom).toBeCloseTo(bottom - tall * 0.43, -1);
        expect(of(goods).actor.box.height).toBeLessThan(tall * 0.26);
      }
      expect(Math.abs(of('bread').x - of('cheese-wedge').x)).toBeGreaterThan(tall * 0.15);
    },
  ],
};

test.each(Object.entries(ROWS))('%s', (_, [scene, check]) => check(plan(scene)));
