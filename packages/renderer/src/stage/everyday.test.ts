import { expect, test } from 'vitest';
import { type Case, type Planned, plan } from '../../test/plan-scene.ts';

/** What people do every day, as an illustrator would stage it. */
const ROWS: Readonly<Record<string, readonly [Case, (planned: Planned) => void]>> = {
  'who goes down a slide sits on its chute': [
    {
      setting: 'playground',
      subjects: [{ thing: 'boy', motions: ['slide'] }, 'playground-slide'],
      links: [[0, 'on', 1]],
    },
    ({ of }) => {
      expect(of('boy').actor.posture).toBe('ground');
      expect(of('boy').bottom).toBeGreaterThan(of('playground-slide').top);
      expect(of('boy').bottom).toBeLessThan(of('playground-slide').bottom);
    },
  ],
  'two who share an umbrella stand below it, close to each other': [
    {
      setting: 'street',
      subjects: [{ thing: 'woman', count: 2 }, 'umbrella'],
      links: [[0, 'under', 1]],
    },
    ({ of }) => {
      for (const { box } of of('woman').all) {
        expect(box.x + box.width / 2).toBeGreaterThan(of('umbrella').left);
        expect(box.x + box.width / 2).toBeLessThan(of('umbrella').right);
        expect(of('umbrella').top).toBeLessThan(box.y);
      }
    },
  ],
  'who is alone under an umbrella has it over the head': [
    { setting: 'street', subjects: ['woman', 'umbrella'], links: [[0, 'under', 1]] },
    ({ of }) => expect(of('umbrella').top).toBeLessThan(of('woman').top),
  ],
  'what hangs up is above those who are under it': [
    {
      setting: 'room',
      subjects: [{ thing: 'woman', count: 2 }, 'mistletoe'],
      links: [[0, 'under', 1]],
    },
    ({ of }) => expect(of('mistletoe').bottom).toBeLessThanOrEqual(of('woman').top),
  ],
  'who cooks on a grill stands beside it, and what is cooked lies on it': [
    {
      setting: 'market',
      subjects: [{ thing: 'man', motions: ['stir'] }, 'skewers', 'grill'],
      links: [
        [0, 'cook', 1],
        [0, 'on', 2],
      ],
    },
    ({ of }) => {
      expect(of('man').bottom).toBeGreaterThan(of('grill').top);
      expect(of('skewers').bottom).toBeLessThan(of('grill').bottom);
    },
  ],
  'chopsticks that take something are above the plate': [
    {
      setting: 'table-top',
      subjects: ['chopsticks', 'sushi', 'plate'],
      links: [
        [0, 'hold', 1],
        [0, 'at', 2],
      ],
    },
    ({ of }) => expect(of('sushi').bottom).toBeLessThan(of('plate').top),
  ],
  'what somebody drops is below the hands': [
    {
      setting: 'kitchen',
      subjects: ['boy', { thing: 'soft-ice-cream', motions: ['fall'] }],
      links: [[0, 'hold', 1]],
    },
    ({ of }) => expect(of('soft-ice-cream').top).toBeGreaterThan(of('boy').top),
  ],
  'a cup beside the fireplace is before it': [
    { setting: 'room', subjects: ['teacup', 'fireplace'], links: [[0, 'next-to', 1]] },
    ({ of }) => {
      expect(of('teacup').left).toBeGreaterThan(of('fireplace').left);
      expect(of('teacup').right).toBeLessThan(of('fireplace').right);
    },
  ],
  'those beside a fire sit round it': [
    {
      setting: 'campsite',
      subjects: ['man', 'campfire', { thing: 'woman', count: 2 }],
      links: [
        [0, 'next-to', 1],
        [1, 'next-to', 2],
      ],
    },
    ({ of }) => {
      const xs = of('woman').all.map(({ box }) => box.x + box.width / 2);
      expect(of('man').actor.posture).toBe('ground');
      expect(Math.min(...xs)).toBeLessThan(of('campfire').x);
      expect(Math.max(of('man').x, ...xs)).toBeGreaterThan(of('campfire').x);
    },
  ],
  'a tree that is decorated is taller than a family, and the fireplace is beside them': [
    {
      setting: 'room',
      subjects: [{ thing: 'woman', count: 2, motions: ['reach'] }, 'fireplace', 'christmas-tree'],
      links: [
        [0, 'next-to', 1],
        [0, 'around', 2],
      ],
    },
    ({ of }) => {
      const boxes = of('woman').all.map(({ box }) => box);
      const xs = boxes.map(({ x, width }) => x + width / 2);
      expect(of('christmas-tree').top).toBeLessThan(Math.min(...boxes.map(({ y }) => y)));
      expect(Math.min(...xs)).toBeLessThan(of('christmas-tree').x);
      expect(Math.max(...xs)).toBeGreaterThan(of('christmas-tree').x);
      expect(of('fireplace').x < Math.min(...xs) || of('fireplace').x > Math.max(...xs)).toBe(true);
    },
  ],
  'skates that somebody is on are worn and not stood upon': [
    {
      setting: 'park',
      subjects: ['girl', 'roller-skate'],
      links: [[0, 'on', 1]],
    },
    ({ actors, of }) => {
      expect(actors.map(({ subject }) => subject.thing)).not.toContain('roller-skate');
      expect(of('girl').bottom).toBeGreaterThan(300);
    },
  ],
  'who dives into a pool leaves a tower for the water': [
    {
      setting: 'poolside',
      subjects: [{ thing: 'man', motions: ['dive'] }],
      links: [[0, 'into', null]],
    },
    ({ at, of }) => {
      expect(of('diving-tower').bottom).toBeGreaterThan(at('man', 0).bottom);
      expect(at('man', 0.9).bottom).toBeGreaterThan(at('man', 0).bottom);
    },
  ],
  'who breaks up a road bends over the hammer': [
    { setting: 'road', subjects: ['construction-worker', 'jackhammer'], links: [[0, 'hold', 1]] },
    ({ of }) => {
      expect(of('construction-worker').actor.posture).toBe('bend');
      expect(Math.abs(of('jackhammer').x - of('construction-worker').x)).toBeLessThan(
        of('construction-worker').actor.box.height * 0.5,
      );
    },
  ],
  'who swims is in the water without a ring': [
    { setting: 'pool', subjects: [{ thing: 'woman', motions: ['swim'] }] },
    ({ of }) => {
      expect(of('woman').actor.support).toBe('water');
      expect(of('woman').actor.posture).toBe('swim');
    },
  ],
  'a chandelier hangs over the stage': [
    { setting: 'stage', subjects: ['singer', 'chandelier'] },
    ({ of, size }) => expect(of('chandelier').bottom).toBeLessThan(size.height * 0.5),
  ],
  'nobody on a square stage stands behind its curtains': [
    { setting: 'stage', shape: 'square', subjects: ['dragon', 'prince', 'princess'] },
    ({ of, size }) => {
      for (const thing of ['dragon', 'prince', 'princess']) {
        expect(of(thing).left).toBeGreaterThan(size.width * 0.1);
        expect(of(thing).right).toBeLessThan(size.width * 0.9);
      }
    },
  ],
  'who milks a cow sits at its hind legs, with a bucket under it': [
    {
      setting: 'barn-inside',
      subjects: [{ thing: 'farmer', motions: ['milk'] }, 'cow'],
      links: [[0, 'at', 1]],
    },
    ({ of }) => {
      const { facing } = of('cow').actor;
      expect((of('cow').x - of('farmer').x) * facing).toBeGreaterThan(0);
      expect(of('farmer').actor.facing).toBe(facing);
      expect(Math.abs(of('bucket').x - of('cow').x)).toBeLessThan(of('cow').actor.box.width / 2);
    },
  ],
  'a pancake that is flipped is over the pan, and no larger than a head': [
    { setting: 'kitchen', subjects: ['cook', 'pancakes'], links: [[0, 'throw', 1]] },
    ({ of }) => {
      expect(of('skillet').actor.holder).not.toBeNull();
      const { x, actor } = of('flipped-pancake');
      expect(actor.box.width).toBeLessThan(of('cook').actor.box.height * 0.3);
      expect((x - of('cook').x) * of('cook').actor.facing).toBeGreaterThan(0);
    },
  ],
  'two in one tub sit side by side': [
    {
      setting: 'bathroom',
      subjects: ['dog-face', 'cat-face', 'bathtub'],
      links: [
        [0, 'in', 2],
        [1, 'in', 2],
      ],
    },
    ({ of }) =>
      expect(Math.abs(of('dog-face').x - of('cat-face').x)).toBeGreaterThan(
        of('dog-face').actor.box.width * 0.7,
      ),
  ],
  'a fire without anybody is beside the tent, not before its door': [
    { setting: 'forest', subjects: ['tent', 'campfire'] },
    ({ of }) => {
      const [tent, fire] = [of('tent'), of('campfire')];
      expect(fire.left >= tent.right || fire.right <= tent.left).toBe(true);
    },
  ],
  'a puppy fills its cage': [
    {
      setting: 'corridor',
      subjects: [{ thing: 'dog-face', size: 'small' }, 'animal-cage'],
      links: [[0, 'in', 1]],
    },
    ({ of }) =>
      expect(of('dog-face').actor.box.height).toBeGreaterThan(
        of('animal-cage').actor.box.height * 0.45,
      ),
  ],
  'each of two wheelchairs is as large as the one who sits in it needs': [
    {
      setting: 'park',
      subjects: [
        { thing: 'person', count: 2 },
        { thing: 'wheelchair', count: 2 },
      ],
      links: [[0, 'in', 1]],
    },
    ({ of }) => {
      expect(of('wheelchair').actor.box.height).toBeLessThan(of('person').actor.box.height * 1.1);
    },
  ],
  'who sits at a bus stop sits on its bench': [
    {
      setting: 'street',
      subjects: [{ thing: 'woman', motions: ['sit'], states: ['sitting'] }, 'bus-shelter'],
      links: [[0, 'at', 1]],
    },
    ({ of }) => {
      expect(of('woman').actor.carrier).toBe('bus-shelter');
      expect(of('woman').actor.isSeated).toBe(true);
    },
  ],
  'who puts a bandage on somebody stands beside them, with it in the hand': [
    {
      setting: 'hospital',
      subjects: ['health-worker', 'adhesive-bandage', 'boy'],
      links: [
        [0, 'hold', 1],
        [1, 'on', 2],
      ],
    },
    ({ of }) => {
      const gap = Math.abs(of('health-worker').x - of('boy').x);
      expect(gap).toBeGreaterThan(of('boy').actor.box.width / 2);
      expect(of('adhesive-bandage').actor.holder).not.toBeNull();
    },
  ],
  'who does not swim stands behind those who do, on the edge of the pool': [
    {
      setting: 'poolside',
      subjects: [{ thing: 'child', motions: ['swim'], count: 3 }, 'man'],
      links: [],
    },
    ({ of }) => {
      expect(of('man').bottom).toBeLessThan(of('child').bottom - 20);
    },
  ],
};

test.each(Object.entries(ROWS))('%s', (_, [scene, check]) => check(plan(scene)));
