import { expect, test } from 'vitest';
import { plan } from '../../test/plan-scene.ts';
import { PLAIN_LOOK } from '../parse-prompt/description/plain-subject.ts';

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

test('a tower in the background looks out above the bridge before it', () => {
  const { of } = plan({
    setting: 'city',
    subjects: ['double-decker-bus', 'bridge', { thing: 'big-ben', position: 'far' }],
    links: [[0, 'cross', 1]],
  });
  const [tower, bridge] = [of('big-ben'), of('bridge')];
  expect(bridge.actor.box.y - tower.actor.box.y).toBeGreaterThan(tower.actor.box.height * 0.3);
});

test('who rides to a castle has it ahead, and does not hide it', () => {
  const { of } = plan({
    subjects: ['man', 'horse', 'castle'],
    links: [
      [0, 'ride', 1],
      [0, 'towards', 2],
    ],
  });
  const { actor, x } = of('horse');
  const castle = of('castle');
  expect((castle.x - x) * actor.facing).toBeGreaterThan(castle.actor.box.width * 0.4);
});

test('who pulls something over a bridge is on it too', () => {
  const { of } = plan({
    setting: 'river',
    subjects: [{ thing: 'man', motions: ['walk'] }, { thing: 'wagon' }, { thing: 'bridge' }],
    links: [
      [0, 'pull', 1],
      [1, 'on', 2],
    ],
  });
  const [man, wagon] = [of('man').actor, of('wagon').actor];
  expect(man.carrier).toBe('bridge');
  expect(Math.abs(man.y - wagon.y)).toBeLessThan(4);
});

test('of those who go from door to door, each is dressed up as another', () => {
  const look = { ...PLAIN_LOOK, job: 'trick-or-treater' };
  const { actors } = plan({
    setting: 'village',
    subjects: [{ thing: 'child', count: 3, look }],
  });
  expect(actors.map(({ subject }) => subject.look?.job).sort()).toEqual([
    'pumpkin-suit',
    'sheet-ghost',
    'witch',
  ]);
});

test('somebody under a bed is on all fours, with the head out at its end', () => {
  const { of } = plan({
    setting: 'bedroom',
    subjects: [{ thing: 'boy' }, { thing: 'bed' }],
    links: [[0, 'under', 1]],
  });
  expect(of('boy').actor.posture).toBe('crawl');
});
