import { expect, test } from 'vitest';
import { plan, supportY } from '../../../test/plan-scene.ts';

test('what is drawn aslant lies on the table, as long as it is', () => {
  const { of, scenery } = plan({ setting: 'kitchen', subjects: ['kitchen-knife'] });
  const { actor, bottom } = of('kitchen-knife');
  expect(actor.traits.levelDegrees).toBe(-47);
  expect(actor.box.width / actor.box.height).toBeGreaterThan(3);
  expect(bottom).toBeCloseTo(supportY(scenery, actor.carrier ?? '') ?? 0, 0);
});

test('what is on it touches it', () => {
  const { of } = plan({
    setting: 'kitchen',
    subjects: ['tangerine', 'carrot'],
    links: [[0, 'on', 1]],
  });
  expect(of('carrot').actor.traits.levelDegrees).not.toBe(0);
  expect(of('tangerine').bottom).toBeGreaterThan(of('carrot').top);
});

test.each([
  ['is held', { subjects: ['rabbit-face', 'carrot'], links: [[0, 'hold', 1]] }],
  ['is eaten', { subjects: ['rabbit-face', 'carrot'], links: [[0, 'eat', 1]] }],
  ['dances', { subjects: [{ thing: 'carrot', motions: ['dance'] }] }],
  ['floats in space', { setting: 'space', subjects: [{ thing: 'carrot', motions: ['float'] }] }],
] as const)('it does not lie when it %s', (_, scene) => {
  expect(plan(scene).of('carrot').actor.traits.levelDegrees).toBe(0);
});

test('a frisbee is on the ground unless it is thrown', () => {
  expect(plan({ subjects: ['flying-disc', 'teddy-bear'] }).of('flying-disc').actor.support).toBe(
    'ground',
  );
  const chased = plan({
    subjects: [{ thing: 'dog', motions: ['run'] }, 'flying-disc'],
    links: [[0, 'chase', 1]],
  });
  expect(chased.of('flying-disc').actor.support).toBe('none');
});
