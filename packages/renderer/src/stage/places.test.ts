import { expect, test } from 'vitest';
import {
  type Case,
  edges,
  FRAME,
  isWithin,
  type Planned,
  plan,
  supportY,
} from '../../test/plan-scene.ts';

/** Who stands where, and how large. */
const ROWS: Readonly<Record<string, readonly [Case, (planned: Planned) => void]>> = {
  'a lone animal stands on the ground': [
    { subjects: ['fox'] },
    ({ of, scenery }) => expect(of('fox').bottom).toBeCloseTo(scenery.groundY),
  ],
  'a mouse alone is the focus': [
    { subjects: ['mouse'] },
    ({ of, size }) => expect(of('mouse').actor.box.height).toBeGreaterThan(size.height * 0.35),
  ],
  'an elephant fits into a picture that is higher than wide': [
    { subjects: ['elephant'], shape: 'tall' },
    ({ of }) => expect(isWithin(of('elephant'), { ...FRAME.tall })).toBe(true),
  ],
  'an elephant is larger than a mouse': [
    { subjects: ['elephant', 'mouse'] },
    ({ of }) =>
      expect(of('elephant').actor.box.height).toBeGreaterThan(2 * of('mouse').actor.box.height),
  ],
  'a cup that is on the table of the setting stands there': [
    { setting: 'kitchen', subjects: ['hot-beverage', 'table'], links: [[0, 'on', 1]] },
    ({ of, actors, scenery }) => {
      expect(actors).toHaveLength(1);
      expect(of('hot-beverage').bottom).toBeCloseTo(supportY(scenery, 'table') ?? 0);
    },
  ],
  'a cup on a table of its own stands on its top': [
    { subjects: ['hot-beverage', 'table'], links: [[0, 'on', 1]] },
    ({ of }) => {
      expect(of('hot-beverage').bottom).toBeLessThan(of('table').top + 12);
      expect(of('hot-beverage').actor.carrier).toBe('table');
    },
  ],
  'a cat on a window sits on its sill': [
    { setting: 'room', subjects: ['cat', 'window'], links: [[0, 'on', 1]] },
    ({ of, scenery }) => expect(of('cat').bottom).toBeCloseTo(supportY(scenery, 'sill') ?? 0),
  ],
  'a horse that looks in by the window is outside': [
    { setting: 'bedroom', subjects: ['horse', 'window'], links: [[0, 'through', 1]] },
    ({ of, scenery }) => expect(of('horse').actor.clip?.x).toBeCloseTo(scenery.window?.x ?? 0),
  ],
  'who sits in a boat is behind its side': [
    { setting: 'lake', subjects: ['canoe', { thing: 'man', count: 2 }], links: [[1, 'in', 0]] },
    ({ of }) => {
      expect(of('man').all).toHaveLength(2);
      for (const man of of('man').all) expect(man.depth).toBeLessThan(of('canoe').actor.depth);
    },
  ],
  'a boat floats on the water': [
    { setting: 'beach', subjects: ['sailboat'] },
    ({ of }) => expect(of('sailboat').actor.carrier).toBe('water'),
  ],
  'a fish is inside its bowl, and the bowl on the desk': [
    {
      setting: 'office',
      subjects: ['fish', 'fish-bowl', 'cat'],
      links: [
        [0, 'in', 1],
        [2, 'look-at', 0],
      ],
    },
    ({ of }) => {
      expect(isWithin(of('fish'), of('fish-bowl'))).toBe(true);
      const cat = of('cat');
      expect(cat.actor.facing).toBe(cat.x < of('fish-bowl').x ? 1 : -1);
    },
  ],
  'a fish out of water is put into the bowl that is there': [
    { setting: 'room', subjects: ['fish', 'fish-bowl'] },
    ({ of }) => expect(isWithin(of('fish'), of('fish-bowl'))).toBe(true),
  ],
  'a fire between two tents is between them, on the ground': [
    {
      setting: 'forest',
      subjects: ['campfire', { thing: 'tent', count: 2 }],
      links: [[0, 'between', 1]],
    },
    ({ of, scenery }) => {
      const [one, other] = of('tent').all.map((tent) => edges(tent, 0.45));
      expect(of('campfire').left).toBeGreaterThan(one?.right ?? 0);
      expect(of('campfire').right).toBeLessThan(other?.left ?? 0);
      expect(of('campfire').bottom).toBeCloseTo(scenery.groundY);
    },
  ],
  'trees around a fire are behind it': [
    { subjects: ['campfire', { thing: 'evergreen-tree', count: 4 }], links: [[1, 'around', 0]] },
    ({ of }) => {
      for (const tree of of('evergreen-tree').all)
        expect(tree.depth).toBeLessThan(of('campfire').actor.depth);
    },
  ],
  'bees fly around a hive on all sides': [
    { subjects: [{ thing: 'honeybee', count: 6 }, 'stump'], links: [[0, 'around', 1]] },
    ({ of }) => {
      const bees = of('honeybee').all.map((bee) => edges(bee, 0.45).x);
      expect(Math.min(...bees)).toBeLessThan(of('stump').x);
      expect(Math.max(...bees)).toBeGreaterThan(of('stump').x);
      for (const bee of of('honeybee').all) expect(bee.carrier).toBeNull();
    },
  ],
  'children around a sandcastle look at it': [
    {
      setting: 'beach',
      subjects: [{ thing: 'child', count: 4 }, 'sandcastle'],
      links: [[0, 'build', 1]],
    },
    ({ of }) => {
      const castle = of('sandcastle').x;
      for (const child of of('child').all)
        expect(child.facing).toBe(edges(child, 0.45).x < castle ? 1 : -1);
    },
  ],
  'a grandmother sits in the armchair, which is beside the fireplace': [
    {
      setting: 'room',
      subjects: ['old-woman', 'armchair', 'fireplace'],
      links: [
        [0, 'in', 1],
        [1, 'next-to', 2],
      ],
    },
    ({ of }) => {
      expect(of('old-woman').actor.isSitting).toBe(true);
      expect(of('armchair').actor.box.width).toBeGreaterThan(of('old-woman').actor.box.width);
      expect(
        of('armchair').left > of('fireplace').right || of('armchair').right < of('fireplace').left,
      ).toBe(true);
    },
  ],
  'who is at a desk sits behind it, and the laptop is on it': [
    {
      setting: 'meadow',
      subjects: ['woman', 'desk', 'laptop'],
      links: [
        [0, 'at', 1],
        [2, 'on', 1],
      ],
    },
    ({ of }) => {
      expect(of('woman').actor.depth).toBeLessThan(of('desk').actor.depth);
      expect(of('woman').top).toBeLessThan(of('desk').top);
      expect(of('laptop').actor.carrier).toBe('desk');
    },
  ],
  'a dog on the left of a man': [
    { subjects: ['man', 'dog'], links: [[1, 'left', 0]] },
    ({ of }) => expect(of('dog').right).toBeLessThanOrEqual(of('man').left + 1),
  ],
  'a dog on the right of a man': [
    { subjects: ['man', 'dog'], links: [[1, 'right', 0]] },
    ({ of }) => expect(of('dog').left).toBeGreaterThanOrEqual(of('man').right - 1),
  ],
  'a tower behind them is farther and does not leave the picture': [
    { setting: 'city', subjects: ['man', 'eiffel-tower'], links: [[1, 'behind', 0]] },
    ({ of }) => {
      expect(of('eiffel-tower').actor.depth).toBeLessThan(of('man').actor.depth);
      expect(of('eiffel-tower').bottom).toBeLessThan(of('man').bottom);
      expect(of('eiffel-tower').top).toBeGreaterThan(0);
    },
  ],
  'a moon behind an owl frames it': [
    { setting: 'forest', subjects: ['owl', 'full-moon'], links: [[0, 'in-front-of', 1]] },
    ({ of }) => {
      expect(of('full-moon').actor.depth).toBeLessThan(of('owl').actor.depth);
      expect(of('full-moon').x).toBeCloseTo(of('owl').x, -1);
    },
  ],
  'a parked car is in front of the diner, on the road': [
    {
      setting: 'city',
      subjects: [{ thing: 'automobile', states: ['parked'] }, 'diner'],
      links: [[0, 'in-front-of', 1]],
    },
    ({ of, scenery }) => {
      expect(of('automobile').actor.depth).toBeGreaterThan(of('diner').actor.depth);
      expect(of('automobile').bottom).toBeCloseTo(supportY(scenery, 'road') ?? 0);
      expect(of('automobile').actor.gait).toBe('idle');
    },
  ],
  'gifts under a tree are at its foot and small': [
    {
      setting: 'room',
      subjects: [{ thing: 'wrapped-gift', count: 3 }, 'christmas-tree'],
      links: [[0, 'under', 1]],
    },
    ({ of }) => {
      expect(of('wrapped-gift').bottom).toBeGreaterThanOrEqual(of('christmas-tree').bottom - 1);
      expect(of('wrapped-gift').actor.box.height).toBeLessThan(
        of('christmas-tree').actor.box.height * 0.5,
      );
    },
  ],
  'a bicycle leans against a door and touches it': [
    { subjects: ['bicycle', 'door'], links: [[0, 'lean', 1]] },
    ({ of }) => {
      expect(of('bicycle').actor.tilt).not.toBe(0);
      expect(of('bicycle').left < of('door').right && of('bicycle').right > of('door').left).toBe(
        true,
      );
    },
  ],
  'a bird is in the air': [
    { subjects: ['bird', 'man'] },
    ({ of, scenery }) => {
      expect(of('bird').actor.carrier).toBeNull();
      expect(of('bird').bottom).toBeLessThan(scenery.groundY - 40);
    },
  ],
  'the Earth is in the sky of the moon, away from the astronaut': [
    { setting: 'moon', subjects: ['astronaut', 'globe-showing-americas'] },
    ({ of, scenery }) => {
      expect(of('globe-showing-americas').bottom).toBeLessThan(scenery.groundY);
      expect(of('globe-showing-americas').actor.depth).toBeLessThan(0.5);
    },
  ],
  'three animals in a picture that is higher than wide stand in depth': [
    { shape: 'tall', subjects: ['fox', 'rabbit-face', 'bear'] },
    ({ of, size }) => {
      expect(of('rabbit-face').bottom).toBeLessThan(of('fox').bottom);
      expect(of('fox').actor.box.height).toBeGreaterThan(size.height * 0.2);
    },
  ],
  'a title leaves the upper third free': [
    { subjects: ['fox', 'bear'], rest: { title: 'Hello' } },
    ({ actors, size }) => {
      for (const actor of actors) expect(actor.box.y).toBeGreaterThan(size.height * 0.34);
    },
  ],
  'the product of an ad is the focus': [
    {
      setting: 'abstract',
      subjects: ['woman', 'perfume'],
      rest: {
        ad: {
          headline: 'Noir',
          lines: [],
          price: null,
          offer: null,
          call: null,
          brand: null,
          when: null,
          contact: null,
          code: null,
          stars: null,
          palette: [],
          product: 1,
        },
      },
    },
    ({ of }) =>
      expect(of('perfume').actor.box.height * 2.4).toBeGreaterThan(of('woman').actor.box.height),
  ],
  'a crowd of twelve stays in the picture': [
    { subjects: [{ thing: 'penguin', count: 12 }] },
    ({ of }) => {
      for (const penguin of of('penguin').all)
        expect(isWithin(edges(penguin, 0.45), FRAME.wide)).toBe(true);
    },
  ],
  'relations in a circle place everybody once': [
    {
      subjects: ['cat', 'dog', 'fox'],
      links: [
        [0, 'on', 1],
        [1, 'on', 2],
        [2, 'on', 0],
      ],
    },
    ({ actors }) => expect(actors).toHaveLength(3),
  ],
};

test.each(Object.entries(ROWS))('%s', (_, [scene, check]) => check(plan(scene)));

test('those who have nothing to do with each other do not overlap', () => {
  const pairs = [
    ['fox', 'bear'],
    ['automobile', 'man'],
    ['cat', 'hot-beverage'],
    ['elephant', 'mouse'],
  ] as const;
  for (const [first, second] of pairs) {
    const { of } = plan({ subjects: [first, second] });
    const [one, other] = [of(first), of(second)];
    expect(one.right <= other.left + 1 || other.right <= one.left + 1, first).toBe(true);
  }
});
