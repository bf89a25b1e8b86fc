import { expect, test } from 'vitest';
import { plan } from '../../test/plan-scene.ts';

test('who walks away from us is seen from behind', () => {
  const { of } = plan({
    setting: 'alley',
    subjects: [{ thing: 'man', motions: ['walk'], heading: 'away' }],
  });
  expect(of('man').actor.isAway).toBe(true);
});

test('trees that line a road belong to the land, and nobody stands on them', () => {
  const { actors } = plan({
    setting: 'road',
    subjects: [
      { thing: 'school-bus', motions: ['drive'] },
      { thing: 'deciduous-tree', count: 3, position: 'far' },
    ],
  });
  expect(actors.map(({ subject }) => subject.thing)).toEqual(['school-bus']);
});
