import { expect, test } from 'vitest';
import { plan } from '../../../test/plan-scene.ts';

test.each(['deciduous-tree', 'branch', 'acacia-tree'])(
  'who sleeps in a %s is on a bough',
  (tree) => {
    const { of } = plan({
      setting: 'forest',
      subjects: [{ thing: 'red-panda', motions: ['sleep'] }, tree],
      links: [[0, tree === 'branch' ? 'on' : 'in', 1]],
    });
    const [panda, bough] = [of('red-panda'), of('bough')];
    expect(panda.actor.carrier).toBe('bough');
    expect(panda.bottom).toBeLessThan(320);
    // The trunk comes from below the ground, and who is on it is in the picture.
    expect(bough.bottom).toBeGreaterThan(345);
    expect(panda.top).toBeGreaterThan(0);
    expect(panda.actor.box.height).toBeGreaterThan(80);
  },
);

test('who climbs or flies has the whole tree', () => {
  const { of } = plan({
    setting: 'park',
    subjects: [{ thing: 'robin', motions: ['fly'] }, 'deciduous-tree'],
    links: [[0, 'in', 1]],
  });
  expect(of('deciduous-tree').top).toBeGreaterThan(0);
});

test('a boy in a tree sits', () => {
  const { of } = plan({
    setting: 'garden',
    subjects: ['boy', 'deciduous-tree'],
    links: [[0, 'in', 1]],
  });
  expect(of('boy').actor.carrier).toBe('bough');
  expect(of('boy').bottom).toBeLessThan(340);
});
