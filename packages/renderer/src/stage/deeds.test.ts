import { expect, test } from 'vitest';
import { type Case, edges, isWithin, type Planned, plan } from '../../test/plan-scene.ts';

/** Who does what to whom, and what happens over the seconds. */
const ROWS: Readonly<Record<string, readonly [Case, (planned: Planned) => void]>> = {
  'a rider is on the horse and goes its way': [
    { subjects: ['man', { thing: 'horse', motions: ['run'] }], links: [[0, 'ride', 1]] },
    ({ of }) => {
      expect(of('man').bottom).toBeLessThan(of('horse').bottom - 20);
      expect(of('man').x).toBeCloseTo(of('horse').x, -1);
      expect(of('man').actor.facing).toBe(of('horse').actor.facing);
    },
  ],
  'a driver is seen in the window of the tractor': [
    { subjects: ['farmer', 'tractor'], links: [[0, 'drive', 1]] },
    ({ of }) => {
      expect(of('farmer').actor.clip).not.toBeNull();
      expect(of('farmer').actor.depth).toBeGreaterThan(of('tractor').actor.depth);
    },
  ],
  'a ball that is kicked into the goal ends inside it': [
    {
      subjects: ['person', 'soccer-ball', 'goal'],
      links: [
        [0, 'kick', 1],
        [1, 'into', 2],
      ],
    },
    ({ of, at }) => {
      expect(isWithin(at('soccer-ball', 0), of('goal'))).toBe(false);
      expect(isWithin(at('soccer-ball', 0.7), of('goal'))).toBe(true);
      expect(isWithin(at('soccer-ball', 1), of('goal'))).toBe(true);
    },
  ],
  'a dog chases a frisbee: behind it, in the same direction, closer in the end': [
    { subjects: [{ thing: 'dog', motions: ['run'] }, 'flying-disc'], links: [[0, 'chase', 1]] },
    ({ of, at }) => {
      const { facing } = of('dog').actor;
      const gap = (progress: number) =>
        (at('flying-disc', progress).x - at('dog', progress).x) * facing;
      expect(gap(0)).toBeGreaterThan(0);
      expect(gap(1)).toBeLessThan(gap(0));
      expect(gap(1)).toBeGreaterThan(0);
      expect(of('flying-disc').actor.carrier).toBeNull();
    },
  ],
  'a cat runs after a mouse': [
    { subjects: ['cat', 'mouse'], links: [[0, 'chase', 1]] },
    ({ of }) => {
      expect(of('cat').actor.gait).toBe('run');
      expect(of('mouse').actor.gait).toBe('run');
      expect(of('cat').actor.facing).toBe(of('mouse').actor.facing);
    },
  ],
  'a violin is at the holder, smaller than he is': [
    { subjects: ['man', 'violin'], links: [[0, 'play', 1]] },
    ({ of }) => {
      expect(of('man').actor.grasp).toBe('chin');
      expect(of('violin').actor.box.height).toBeLessThan(of('man').actor.box.height * 0.75);
      expect(Math.abs(of('violin').x - of('man').x)).toBeLessThan(of('man').actor.box.width);
    },
  ],
  'a piano is sat at, with the hands on its keys': [
    { subjects: ['man', 'piano'], links: [[0, 'play', 1]] },
    ({ of, scenery }) => {
      expect(of('grand-piano').bottom).toBeCloseTo(scenery.groundY);
      expect(of('man').actor.posture).toBe('sit');
      expect(of('man').actor.grasp).toBe('keys');
    },
  ],
  'who saws has a saw and a bench with a plank on it': [
    { subjects: [{ thing: 'man', motions: ['saw'] }] },
    ({ of }) => {
      expect(of('carpentry-saw').actor.holder?.index).toBe(0);
      expect(of('plank').actor.carrier).toBe('workbench');
    },
  ],
  'two who play chess sit at both ends of the board': [
    { subjects: [{ thing: 'man', count: 2 }, 'chess-table'], links: [[0, 'play', 1]] },
    ({ of }) => {
      expect(
        of('man')
          .all.map(({ facing }) => facing)
          .toSorted(),
      ).toEqual([-1, 1]);
      expect(of('man').actor.posture).toBe('sit');
    },
  ],
  'bamboo is at the mouth of the panda': [
    { subjects: ['panda', 'pizza'], links: [[0, 'eat', 1]] },
    ({ of }) => {
      expect(of('panda').actor.grasp).toBe('mouth');
      expect(of('pizza').actor.carrier).toBe('panda');
    },
  ],
  'what is held moves with its holder': [
    {
      subjects: [{ thing: 'man', motions: ['walk'] }, 'balloon', 'house'],
      links: [
        [0, 'hold', 1],
        [0, 'pass', 2],
      ],
    },
    ({ at }) =>
      expect(at('balloon', 1).x - at('balloon', 0).x).toBeCloseTo(at('man', 1).x - at('man', 0).x),
  ],
  'one umbrella covers both who share it': [
    {
      subjects: ['fox', 'hedgehog', 'umbrella'],
      links: [
        [0, 'share', 2],
        [1, 'share', 2],
      ],
      rest: { weather: ['rain'] },
    },
    ({ of }) => {
      const cover = of('umbrella');
      for (const thing of ['fox', 'hedgehog']) {
        expect(of(thing).x).toBeGreaterThan(cover.left);
        expect(of(thing).x).toBeLessThan(cover.right);
      }
      expect(cover.top).toBeLessThan(of('fox').top);
      expect(of('umbrella').all).toHaveLength(1);
    },
  ],
  'nobody opens an umbrella indoors': [
    { setting: 'room', subjects: ['cat', 'umbrella'], rest: { weather: ['rain'] } },
    ({ actors }) => expect(actors.map(({ subject }) => subject.thing)).toEqual(['cat']),
  ],
  'a skateboard is no wider than its rider is tall': [
    { setting: 'city', subjects: ['cat-face', 'skateboard'], links: [[0, 'ride', 1]] },
    ({ of }) =>
      expect(of('skateboard').actor.box.width).toBeLessThan(of('cat-face').actor.box.height * 1.05),
  ],
  'who flies a kite stands on the ground': [
    {
      subjects: [{ thing: 'child', count: 2, motions: ['fly'] }, 'kite'],
      links: [[0, 'hold', 1]],
    },
    ({ of, scenery }) => {
      expect(of('child').bottom).toBeCloseTo(scenery.groundY);
      expect(of('kite').bottom).toBeLessThan(of('child').top);
    },
  ],
  'a kite is in the air above the children': [
    { subjects: [{ thing: 'child', count: 2 }, 'kite'], links: [[0, 'hold', 1]] },
    ({ of }) => expect(of('kite').bottom).toBeLessThan(of('child').top),
  ],
  'a robot that waters has a can at its hand, and drops fall': [
    { subjects: ['robot', { thing: 'sunflower', count: 3 }], links: [[0, 'water', 1]] },
    ({ of, effects }) => {
      expect(of('watering-can').actor.carrier).toBe('robot');
      expect(of('watering-can').actor.tilt).not.toBe(0);
      expect(effects.map(({ kind }) => kind)).toEqual(['drops']);
    },
  ],
  'a nurse is behind the wheelchair that she pushes': [
    {
      subjects: ['health-worker', 'old-man', 'wheelchair'],
      links: [
        [0, 'push', 1],
        [1, 'in', 2],
      ],
    },
    ({ of }) => {
      const { facing } = of('health-worker').actor;
      expect((of('wheelchair').x - of('health-worker').x) * facing).toBeGreaterThan(0);
      expect(of('health-worker').actor.grasp).toBe('push');
      expect(of('old-man').actor.carrier).toBe('wheelchair');
    },
  ],
  'two who hold hands touch': [
    { subjects: ['man', 'woman'], links: [[0, 'hand-in-hand', 1]] },
    ({ of }) => {
      const gap = Math.abs(of('man').x - of('woman').x) - of('man').actor.box.width;
      expect(gap).toBeLessThan(4);
    },
  ],
  'a kangaroo that jumps over a fence is above it in the middle and lands': [
    { subjects: [{ thing: 'kangaroo', motions: ['jump'] }, 'fence'], links: [[0, 'over', 1]] },
    ({ of, at }) => {
      expect(of('kangaroo').bottom).toBeLessThan(of('fence').top);
      expect(at('kangaroo', 1).bottom).toBeCloseTo(of('fence').bottom, -1);
      expect(at('kangaroo', 0).bottom).toBeCloseTo(of('fence').bottom, -1);
    },
  ],
  'a rocket goes straight up with smoke and leaves in the end': [
    { setting: 'desert', subjects: [{ thing: 'rocket', motions: ['launch'] }] },
    ({ of, at, effects, scenery }) => {
      expect(at('rocket', 0).bottom).toBeCloseTo(scenery.groundY, 0);
      expect(at('rocket', 0.5).y).toBeLessThan(at('rocket', 0.3).y);
      expect(at('rocket', 1).bottom).toBeLessThan(1);
      expect(Math.abs(at('rocket', 1).x - of('rocket').x)).toBeLessThan(5);
      expect(effects.map(({ kind }) => kind)).toEqual(['blast', 'jet']);
    },
  ],
  'a train crosses a bridge on its top': [
    {
      setting: 'mountains',
      subjects: [{ thing: 'locomotive', motions: ['drive'] }, 'stone-bridge'],
      links: [[0, 'cross', 1]],
    },
    ({ of, at, effects }) => {
      expect(of('locomotive').bottom).toBeLessThan(of('stone-bridge').bottom - 30);
      expect(Math.abs(at('locomotive', 1).x - at('locomotive', 0).x)).toBeGreaterThan(60);
      expect(effects.map(({ kind }) => kind)).toEqual(['smoke']);
    },
  ],
  'who proposes on a bridge kneels before her on it': [
    {
      setting: 'park',
      subjects: [{ thing: 'man', motions: ['propose'] }, 'woman', 'stone-bridge'],
      links: [
        [0, 'at', 1],
        [0, 'on', 2],
      ],
    },
    ({ of }) => {
      expect(of('woman').bottom).toBeLessThan(of('stone-bridge').bottom - 30);
      expect(of('man').bottom).toBeCloseTo(of('woman').bottom, -1);
      expect(of('man').actor.facing).toBe(-of('woman').actor.facing);
    },
  ],
  'a rider goes into the distance with the horse': [
    {
      setting: 'desert',
      subjects: ['man', 'horse'],
      links: [
        [0, 'ride', 1],
        [1, 'into', null],
      ],
    },
    ({ of }) => {
      const end = { seconds: 5, progress: 1 };
      expect(of('horse').actor.path(end).scale).toBeLessThan(0.7);
      expect(of('man').actor.path(end).scale).toBe(of('horse').actor.path(end).scale);
    },
  ],
  'lanterns rise': [
    {
      setting: 'lake',
      subjects: [{ thing: 'red-paper-lantern', count: 5, motions: ['rise', 'float'] }],
    },
    ({ at }) =>
      expect(at('red-paper-lantern', 1).y).toBeLessThan(at('red-paper-lantern', 0).y - 40),
  ],
  'penguins slide down an iceberg, none in the air': [
    {
      setting: 'snow',
      subjects: [{ thing: 'penguin', count: 3, motions: ['slide'] }, 'iceberg'],
      links: [[0, 'on', 1]],
    },
    ({ of }) => {
      const heights = of('penguin-sliding').all.map((penguin) => edges(penguin, 0.45).bottom);
      expect([...heights].sort((a, b) => a - b)).toEqual(heights);
      expect(of('penguin-sliding').bottom).toBeGreaterThan(of('iceberg').top);
    },
  ],
  'coins fall into the piggy bank': [
    { setting: 'abstract', subjects: ['piggy-bank', 'coin'], links: [[1, 'into', 0]] },
    ({ of, at }) => {
      expect(at('coin', 0).bottom).toBeLessThan(of('piggy-bank').top);
      expect(at('coin', 0.7).bottom).toBeGreaterThan(of('piggy-bank').top);
    },
  ],
  'a pizza is tossed over the hands of the cook': [
    { subjects: ['cook', 'pizza'], links: [[0, 'throw', 1]] },
    ({ of }) => {
      expect(of('pizza').bottom).toBeLessThan(of('cook').top + 6);
      expect(of('cook').actor.grasp).toBe('overhead');
    },
  ],
  'a whale leaps with a splash': [
    {
      setting: 'sea',
      subjects: [{ thing: 'whale', motions: ['jump'] }],
      links: [[0, 'out-of', null]],
    },
    ({ effects }) => expect(effects.map(({ kind }) => kind)).toEqual(['splash']),
  ],
  'steam comes from the cup that steams, above it': [
    { setting: 'kitchen', subjects: [{ thing: 'hot-beverage', states: ['steaming'] }] },
    ({ of, effects }) => {
      expect(effects.map(({ kind }) => kind)).toEqual(['steam']);
      expect(effects[0]?.y).toBeLessThan(of('hot-beverage').y);
    },
  ],
};

test.each(Object.entries(ROWS))('%s', (_, [scene, check]) => check(plan(scene)));

test('nothing pops in: every actor is near its place from the first frame', () => {
  const { actors, size } = plan({ subjects: ['fox', 'sunflower'], links: [[0, 'hold', 1]] });
  for (const { path } of actors) {
    const first = path({ seconds: 0, progress: 0 });
    expect(Math.abs(first.y)).toBeLessThan(size.height * 0.03);
    expect(first).toMatchObject({ x: 0, scale: 1, alpha: 1 });
  }
});
