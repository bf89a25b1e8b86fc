import { expect, test } from 'vitest';
import { type Case, isWithin, type Planned, plan } from '../../test/plan-scene.ts';

const CHILD = {
  age: 'child',
  gender: null,
  hairColour: null,
  hairStyle: null,
  skin: null,
  clothes: [],
  job: null,
} as const;

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
  'a cub in the mouth of its mother hangs above the ground': [
    {
      setting: 'savanna',
      subjects: [
        { thing: 'lioness', motions: ['walk'] },
        { thing: 'lioness', size: 'tiny', states: ['young'] },
      ],
      links: [[0, 'carry', 1]],
    },
    ({ actors }) => {
      const [mother, cub] = [0, 1].map((index) => actors.find((one) => one.index === index));
      const foot = (actor = cub) => (actor?.box.y ?? 0) + (actor?.box.height ?? 0);
      expect(cub?.box.height).toBeLessThan((mother?.box.height ?? 0) * 0.5);
      expect(foot()).toBeLessThan(foot(mother) - (mother?.box.height ?? 0) * 0.12);
    },
  ],
  'a baby monkey on the back of its mother is behind her shoulder': [
    {
      setting: 'jungle',
      subjects: ['monkey-face', { thing: 'monkey-face', size: 'tiny', states: ['young'] }],
      links: [[1, 'on', 0]],
    },
    ({ actors }) => {
      const [mother, baby] = [0, 1].map((index) => actors.find((one) => one.index === index));
      expect(baby?.depth).toBeLessThan(mother?.depth ?? 0);
      expect(baby?.box.y).toBeGreaterThan(mother?.box.y ?? 0);
    },
  ],
  'a lamb is half as high as the little boy who feeds it': [
    {
      setting: 'farm',
      subjects: [
        { thing: 'boy', size: 'small', look: CHILD },
        { thing: 'ewe', size: 'small', states: ['young'] },
      ],
      links: [[0, 'feed', 1]],
    },
    ({ of }) => expect(of('ewe').actor.box.height).toBeLessThan(of('boy').actor.box.height * 0.62),
  ],
  'an owl that looks out of a hollow tree is in it': [
    { setting: 'forest', subjects: ['owl', 'hollow-tree'], links: [[0, 'out-of', 1]] },
    ({ of }) => expect(isWithin(of('owl'), of('hollow-tree'))).toBe(true),
  ],
  'who reads in a hollow tree has the lantern in there, and is large enough to be seen': [
    {
      setting: 'forest',
      subjects: ['fox', 'hand-lantern', 'hollow-tree'],
      links: [
        [0, 'next-to', 1],
        [0, 'in', 2],
      ],
    },
    ({ of }) => {
      expect(isWithin(of('hand-lantern'), of('hollow-tree'))).toBe(true);
      expect(of('fox').actor.box.height).toBeGreaterThan(of('hollow-tree').actor.box.height * 0.3);
    },
  ],
  'Mount Fuji behind a lake is a part of the land': [
    { setting: 'lake', subjects: ['sailboat', 'mount-fuji'], links: [[0, 'below', 1]] },
    ({ actors }) => expect(actors.map(({ subject }) => subject.thing)).toEqual(['sailboat']),
  ],
  'a lion is in the middle of the hoop when it leaps through': [
    {
      setting: 'stage',
      subjects: [{ thing: 'lion', motions: ['jump'] }, 'fire-hoop'],
      links: [[0, 'through', 1]],
    },
    ({ of, at }) => {
      const [lion, hoop] = [at('lion', 0.45), of('fire-hoop')];
      expect(Math.abs(lion.x - hoop.x)).toBeLessThan(hoop.actor.box.width * 0.2);
      expect(lion.bottom).toBeLessThan(hoop.bottom - hoop.actor.box.height * 0.3);
      expect(of('lion').actor.box.width).toBeGreaterThan(of('lion').actor.box.height);
    },
  ],
  'an umbrella is for those who share it, not for the bus stop': [
    {
      setting: 'street',
      subjects: ['fox', 'rabbit-face', 'umbrella', 'bus-shelter'],
      links: [
        [0, 'share', 2],
        [1, 'share', 2],
        [0, 'at', 3],
        [1, 'at', 3],
      ],
    },
    ({ of }) =>
      expect(of('umbrella').actor.box.width).toBeLessThan(of('bus-shelter').actor.box.width * 0.6),
  ],
  'a kitten on the rug has the yarn before its paws': [
    {
      setting: 'room',
      subjects: ['cat-face', { thing: 'yarn', states: ['hanging'] }, 'rug'],
      links: [
        [0, 'at', 1],
        [1, 'on', 2],
      ],
    },
    ({ of }) =>
      expect(of('yarn').actor.box.height).toBeLessThan(of('cat-face').actor.box.height * 0.5),
  ],
  'a cat has its head over a bowl that is smaller than the cat': [
    {
      setting: 'kitchen',
      subjects: [{ thing: 'cat-face', states: ['bowed'] }, 'bowl'],
      links: [[0, 'at', 1]],
    },
    ({ of }) =>
      expect(of('bowl').actor.box.width).toBeLessThan(of('cat-face').actor.box.width * 0.5),
  ],
  'who wades has the feet in the water, and walks': [
    {
      setting: 'lake',
      subjects: [{ thing: 'deer', states: ['wading'], motions: ['walk'] }],
      links: [[0, 'through', null]],
    },
    ({ of }) => {
      const { support, gait, sunk } = of('deer').actor;
      expect([support, gait, sunk]).toEqual(['water', 'walk', 0.17]);
    },
  ],
  'a crab looks out from under a bucket': [
    { setting: 'beach', subjects: ['crab', 'bucket'], links: [[0, 'under', 1]] },
    ({ of }) => {
      expect(of('crab').actor.depth).toBeGreaterThan(of('bucket').actor.depth);
      expect(Math.abs(of('bucket').actor.tilt)).toBeGreaterThan(2);
    },
  ],
  'a fox that dives into the snow ends head first in it': [
    {
      setting: 'snow',
      subjects: [{ thing: 'fox', motions: ['jump'] }],
      links: [[0, 'into', null]],
    },
    ({ of, at, scenery }) => {
      const { path, clip } = of('fox').actor;
      expect(Math.abs(path({ seconds: 5, progress: 1 }).turn)).toBeGreaterThan(1.5);
      expect(at('fox', 1).bottom).toBeGreaterThan(scenery.groundY);
      expect((clip?.y ?? 0) + (clip?.height ?? 0)).toBeLessThan(at('fox', 1).bottom);
    },
  ],
  'a snail that crawls over a log is on it': [
    { subjects: [{ thing: 'snail', motions: ['crawl'] }, 'log'], links: [[0, 'over', 1]] },
    ({ of }) => expect(of('snail').actor.carrier).toBe('log'),
  ],
  'a dog that drinks has a bowl, and a horse a pool': [
    {
      subjects: [
        { thing: 'dog-face', states: ['drinking'] },
        { thing: 'horse', states: ['drinking'] },
      ],
    },
    ({ of }) => {
      expect(of('bowl').all).toHaveLength(1);
      expect(of('waterhole').actor.box.width).toBeGreaterThan(of('bowl').actor.box.width);
      expect(of('horse').actor.subject.thing).toBe('horse-bowed');
    },
  ],
  'who plays alone has a toy on the ground before its paws': [
    { setting: 'park', subjects: [{ thing: 'dog-face', states: ['playing'] }] },
    ({ of }) => {
      expect(of('dog-face').actor.subject.thing).toBe('dog-face-stretching');
      expect(Math.abs(of('tennis-ball').bottom - of('dog-face').bottom)).toBeLessThan(10);
    },
  ],
  'a horse that stands does not gallop, and one that runs does': [
    { subjects: [{ thing: 'horse', states: ['standing'] }] },
    ({ of }) => {
      expect(of('horse').actor.subject.thing).toBe('horse-standing');
      const running = plan({ subjects: [{ thing: 'horse', motions: ['run'] }] });
      expect(running.of('horse').actor.subject.thing).toBe('horse');
    },
  ],
  'a hen that eats pecks, and a gull that walks has its wings closed': [
    {
      setting: 'beach',
      subjects: [
        { thing: 'rooster', states: ['bowed'] },
        { thing: 'seagull', motions: ['walk'] },
      ],
    },
    ({ actors }) =>
      expect(actors.map(({ subject }) => subject.thing)).toEqual([
        'rooster-pecking',
        'seagull-walking',
      ]),
  ],
};

test.each(Object.entries(ROWS))('%s', (_, [scene, check]) => check(plan(scene)));
