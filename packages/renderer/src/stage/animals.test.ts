import { expect, test } from 'vitest';
import { type Case, type Planned, plan } from '../../test/plan-scene.ts';

/** Where animals are, and what they do there. */
const ROWS: Readonly<Record<string, readonly [Case, (planned: Planned) => void]>> = {
  'a penguin stands on the ice, jumps off it and swims in the end': [
    {
      setting: 'iceberg',
      subjects: [{ thing: 'penguin', motions: ['jump'] }],
      links: [[0, 'into', null]],
    },
    ({ of, at }) => {
      const ice = of('ice-ledge');
      expect(Math.abs(at('penguin', 0).bottom - ice.top)).toBeLessThan(20);
      expect(Math.abs(at('penguin', 0).x - ice.x)).toBeLessThan(ice.actor.box.width / 2);
      expect(at('penguin', 0.45).top).toBeGreaterThan(0);
      expect(Math.abs(at('penguin', 1).x - ice.x)).toBeGreaterThan(ice.actor.box.width / 2);
      expect(at('penguin', 1).bottom).toBeGreaterThan(ice.bottom);
      expect(of('penguin').actor.clip).not.toBeNull();
    },
  ],
  'seals leave a rock one after the other': [
    {
      setting: 'sea',
      subjects: [{ thing: 'seal', count: 3, motions: ['slide'] }, 'rock'],
      links: [
        [0, 'out-of', 1],
        [0, 'into', null],
      ],
    },
    ({ of }) => {
      const landings = of('seal').all.map(({ lands }) => lands ?? 0);
      expect(of('rock-ledge').all).toHaveLength(1);
      expect(new Set(landings).size).toBe(3);
    },
  ],
  'a cat that walks along a fence is on its top': [
    {
      setting: 'garden',
      subjects: [{ thing: 'cat-face', motions: ['walk'] }, 'fence'],
      links: [[0, 'along', 1]],
    },
    ({ of }) => {
      const fence = of('long-fence');
      expect(fence.actor.box.width).toBeGreaterThan(320);
      expect(of('cat-face').bottom).toBeLessThan(fence.top + fence.actor.box.height * 0.2);
    },
  ],
  'a horse that runs along a fence does not run on it': [
    { subjects: [{ thing: 'horse', motions: ['run'] }, 'fence'], links: [[0, 'along', 1]] },
    ({ of }) => expect(of('horse').bottom).toBeGreaterThan(of('fence').top + 20),
  ],
  'a robin at a bird bath stands on it': [
    { setting: 'garden', subjects: ['bird', 'bird-bath'], links: [[0, 'at', 1]] },
    ({ of }) => {
      expect(of('bird').actor.carrier).toBe('bird-bath');
      expect(of('bird').top).toBeGreaterThan(0);
    },
  ],
};

test.each(Object.entries(ROWS))('%s', (_, [scene, check]) => check(plan(scene)));
