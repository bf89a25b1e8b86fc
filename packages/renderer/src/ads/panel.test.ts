import { expect, test } from 'vitest';
import { hex } from '../draw/colour.ts';
import { hslOf } from '../pictures/subject/dominant-colours.ts';
import { panelInk } from './panel.ts';

/** What a panel is told by a scene that names no colours of a brand. */
const worldOf = (palette: readonly string[], draws: number) =>
  ({
    description: { time: null, ad: { palette, isBranded: false } },
    random: () => () => draws,
  }) as unknown as Parameters<typeof panelInk>[0];

const GREEN = hex('#7ed957');
const BROWN = hex('#8a6048');

test.each([
  ['a place that has no colours but its sky', worldOf([], 0), GREEN],
  ['a product in a strong colour', worldOf(['#ffe3c0', '#ee1c25'], 0), hex('#ee1c25')],
])('the panel beside %s is pale', (_, world, accent) => {
  expect(hslOf(panelInk(world, accent).veil).lightness).toBeGreaterThan(0.85);
});

test('beside a product in a muted colour it may have that colour', () => {
  const { veil } = panelInk(worldOf(['#f6e6d2', '#8a6048'], 0), BROWN);
  expect(hslOf(veil).lightness).toBeLessThan(0.6);
});
