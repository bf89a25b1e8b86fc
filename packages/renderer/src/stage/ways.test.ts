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

test('what somebody pulls towards a castle comes after them, and the castle is ahead', () => {
  const { of } = plan({
    subjects: ['horse', 'wagon', 'castle'],
    links: [
      [0, 'pull', 1],
      [0, 'towards', 2],
    ],
  });
  const { actor, x } = of('horse');
  expect((x - of('wagon').x) * actor.facing).toBeGreaterThan(0);
  expect((of('castle').x - x) * actor.facing).toBeGreaterThan(0);
});
