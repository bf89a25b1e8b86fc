import { expect, test } from 'vitest';
import { edges, FRAME, isWithin, plan } from '../../test/plan-scene.ts';

type Shape = 'wide' | 'tall' | 'square';

/** The share of each that those in front of it hide. */
function hidden(shape: Shape, thing: string, count: number) {
  const { of } = plan({ shape, setting: 'savanna', subjects: [{ thing, count }] });
  const all = of(thing).all.map((actor) => ({ actor, ...edges(actor, 0.45) }));
  return all.map((one) =>
    all
      .filter(({ actor }) => actor.depth > one.actor.depth)
      .reduce((sum, other) => {
        const wide = Math.min(one.right, other.right) - Math.max(one.left, other.left);
        const tall = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
        const area = (one.right - one.left) * (one.bottom - one.top);
        return sum + (Math.max(0, wide) * Math.max(0, tall)) / area;
      }, 0),
  );
}

test.each([
  ['wide', 'lion', 3],
  ['wide', 'zebra', 4],
  ['wide', 'horse', 6],
  ['square', 'tiger', 4],
  ['tall', 'elephant', 5],
] as const)(
  'in a %s picture, of each %s among %i more than half is seen',
  (shape, thing, count) => {
    expect(Math.max(...hidden(shape, thing, count))).toBeLessThan(0.5);
  },
);

test('all of a herd are in the picture', () => {
  const { of } = plan({ setting: 'savanna', subjects: [{ thing: 'zebra', count: 6 }] });
  for (const actor of of('zebra').all) expect(isWithin(edges(actor, 0.45), FRAME.wide)).toBe(true);
});
