import { expect, test } from 'vitest';
import { type Case, isWithin, type Planned, plan } from '../../test/plan-scene.ts';

/** What stands, stops and is played with out of doors. */
const ROWS: Readonly<Record<string, readonly [Case, (planned: Planned) => void]>> = {
  'a row of shops goes on beyond the edges behind those who walk past it': [
    {
      setting: 'street',
      subjects: ['woman', 'stroller', { thing: 'shop-front', count: 3 }],
      links: [
        [0, 'push', 1],
        [1, 'pass', 2],
      ],
    },
    ({ of, at, size }) => {
      expect(of('woman').actor.box.height).toBeGreaterThan(size.height * 0.4);
      expect(of('shop-front').all.some(({ box }) => box.x < 0)).toBe(true);
      expect(of('shop-front').all.some(({ box }) => box.x + box.width > size.width)).toBe(true);
      const apart = (moment: number) => Math.abs(at('woman', moment).x - at('stroller', moment).x);
      expect(apart(1)).toBeCloseTo(apart(0));
    },
  ],
  'a car does not hide the house that it stands before': [
    {
      setting: 'road',
      subjects: [{ thing: 'automobile', states: ['parked'] }, 'house'],
      links: [[0, 'in-front-of', 1]],
    },
    ({ of }) => {
      expect(of('house').actor.box.height).toBeGreaterThan(2 * of('automobile').actor.box.height);
      expect(Math.abs(of('house').x - of('automobile').x)).toBeGreaterThan(40);
    },
  ],
  'a car that parks comes from the side and stops': [
    {
      setting: 'road',
      subjects: [{ thing: 'automobile', states: ['parked'], motions: ['drive'] }],
    },
    ({ at }) => {
      expect(Math.abs(at('automobile', 0).x - at('automobile', 0.5).x)).toBeGreaterThan(200);
      expect(at('automobile', 1).x).toBeCloseTo(at('automobile', 0.5).x);
    },
  ],
  'a golf ball rolls into the hole on the ground': [
    {
      subjects: ['person', 'golf-ball', 'golf-hole'],
      links: [
        [0, 'kick', 1],
        [1, 'into', 2],
      ],
    },
    ({ of, at }) => {
      expect(isWithin(at('golf-ball', 1), of('golf-hole'))).toBe(true);
      expect(at('golf-ball', 0.4).bottom).toBeGreaterThan(of('golf-hole').bottom - 30);
      expect(of('golf-ball').actor.box.height).toBeLessThan(of('person').actor.box.height * 0.15);
    },
  ],
  'who drinks coffee before a café sits at one of its tables': [
    {
      setting: 'street',
      subjects: ['woman', 'hot-beverage', 'cafe-front'],
      links: [
        [0, 'drink', 1],
        [0, 'in-front-of', 2],
      ],
    },
    ({ of }) => {
      expect(of('woman').actor.isSitting).toBe(true);
      expect(of('cafe-table').actor.depth).toBeGreaterThan(of('cafe-front').actor.depth);
    },
  ],
  'nobody sees a street under the beam of a tower that is being built': [
    { setting: 'city', subjects: ['person', 'hanging-beam'], links: [[0, 'on', 1]] },
    ({ scenery, size }) => {
      expect(scenery.supports.map(({ name }) => name)).not.toContain('road');
      expect(scenery.groundY).toBeGreaterThanOrEqual(size.height);
    },
  ],
};

test.each(Object.entries(ROWS))('%s', (_, [scene, check]) => check(plan(scene)));

test('a train that is longer than a tall picture shows its head', () => {
  const { of } = plan({
    setting: 'platform',
    shape: 'tall',
    subjects: [{ thing: 'train', motions: ['drive'] }],
  });
  const { box, facing } = of('train').actor;
  expect(box.width).toBeGreaterThan(500);
  const head = facing === 1 ? box.x + box.width : box.x;
  expect(head).toBeGreaterThan(0);
  expect(head).toBeLessThan(360);
});
