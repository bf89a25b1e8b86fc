import { expect, test } from 'vitest';
import { plan } from '../../test/plan-scene.ts';

test('a strawberry on pancakes is smaller than they are', () => {
  const { of } = plan({
    setting: 'kitchen',
    subjects: ['pancakes', 'strawberry'],
    links: [[1, 'on', 0]],
  });
  const [berry, base] = [of('strawberry'), of('pancakes')];
  expect(berry.actor.box.height).toBeLessThan(base.actor.box.height * 0.5);
  expect(base.actor.box.height).toBeGreaterThan(100);
});

test('of a bowl on a counter, the cook in the background is behind the counter', () => {
  const { of } = plan({
    setting: 'kitchen',
    subjects: ['ramen-bowl', 'shop-counter', { thing: 'cook', position: 'far' }],
    links: [[0, 'on', 1]],
  });
  const [bowl, counter, cook] = [of('ramen-bowl'), of('shop-counter'), of('cook')];
  expect(cook.actor.depth).toBeLessThan(counter.actor.depth);
  expect(cook.top).toBeLessThan(bowl.top - 30);
  expect(bowl.actor.box.height).toBeLessThan(counter.actor.box.height);
});

test('two otters that hold hands lie beside each other on the water', () => {
  const { of } = plan({
    setting: 'lake',
    subjects: [{ thing: 'otter', count: 2, motions: ['float'] }],
    links: [[0, 'hand-in-hand', null]],
  });
  const [first, second] = of('floating-otter').all;
  const tall = first?.box.height ?? 0;
  expect(Math.abs((first?.y ?? 0) - (second?.y ?? 0))).toBeGreaterThan(tall * 0.3);
});

test('a surfer is before the face of the wave', () => {
  const { of } = plan({
    setting: 'sea',
    subjects: ['person', 'surfboard', { thing: 'wave', size: 'giant' }],
    links: [
      [0, 'ride', 1],
      [0, 'ride', 2],
    ],
  });
  expect(of('person').top).toBeGreaterThan(of('surf-wave').top);
  expect(of('surfboard').bottom).toBeGreaterThan(
    (of('surf-wave').top + of('surf-wave').bottom) / 2,
  );
});

test('several on stairs have a step each', () => {
  const { of } = plan({
    subjects: [{ thing: 'man', count: 3, motions: ['walk'] }, 'stairs'],
    links: [[0, 'along', 1]],
  });
  const levels = of('man').all.map(({ y }) => Math.round(y));
  expect(new Set(levels).size).toBe(3);
});

test('a bicycle goes where its rider goes', () => {
  const { at } = plan({
    setting: 'park',
    subjects: [{ thing: 'man', motions: ['drive'] }, 'bicycle', 'bench'],
    links: [[0, 'ride', 1]],
  });
  const way = (thing: string) => Math.round(at(thing, 0.9).x - at(thing, 0.1).x);
  expect(way('bicycle')).toBe(way('man'));
});

test('a suitcase stands on the ground beside who waits with it', () => {
  const { of } = plan({
    setting: 'platform',
    subjects: ['woman', 'luggage'],
    links: [[0, 'hold', 1]],
  });
  const [woman, suitcase] = [of('woman'), of('luggage')];
  expect(Math.abs(suitcase.bottom - woman.bottom)).toBeLessThan(8);
  expect(suitcase.actor.box.height).toBeLessThan(woman.actor.box.height * 0.45);
});

test('a cliff in the sea stands still', () => {
  const { of } = plan({ setting: 'sea', subjects: ['woman', 'crag'], links: [[0, 'on', 1]] });
  expect(of('crag').actor.support).toBe('ground');
  expect(of('woman').bottom).toBeLessThan(of('crag').bottom);
});

test('a lion and its smaller cub both stand on the rock that carries them', () => {
  const { of, actors } = plan({
    setting: 'savanna',
    subjects: ['lion', { thing: 'lion', size: 'tiny', states: ['young'] }, 'rock'],
    links: [
      [0, 'on', 2],
      [1, 'on', 2],
    ],
  });
  const { top, actor } = of('rock');
  const feet = actors
    .filter(({ carrier }) => carrier === 'rock')
    .map(({ box }) => box.y + box.height);
  expect(feet).toHaveLength(2);
  for (const y of feet) expect(Math.abs(y - top)).toBeLessThan(actor.box.height * 0.3);
});

test('who is under the same tree is beside the other, not before it', () => {
  const { of } = plan({
    subjects: [
      { thing: 'lioness', states: ['lying'] },
      { thing: 'ewe', states: ['young'] },
      'deciduous-tree',
    ],
    links: [
      [0, 'under', 2],
      [1, 'under', 2],
    ],
  });
  const [old, young] = [of('lioness'), of('ewe')];
  expect(Math.min(old.right, young.right) - Math.max(old.left, young.left)).toBeLessThan(20);
});
