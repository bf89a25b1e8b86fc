import { expect, test } from 'vitest';
import { plan } from '../../test/plan-scene.ts';

test('who builds a house strikes with a hammer', () => {
  const { of } = plan({
    setting: 'meadow',
    subjects: [{ thing: 'man', motions: ['work'], count: 2 }, 'house'],
    links: [[0, 'build', 1]],
  });
  expect(of('hammer').all).toHaveLength(2);
});

test('a sandcastle takes no hammer', () => {
  const { actors } = plan({
    setting: 'beach',
    subjects: [{ thing: 'child', motions: ['work'] }, 'sandcastle'],
    links: [[0, 'build', 1]],
  });
  expect(actors.map(({ subject }) => subject.thing)).not.toContain('hammer');
});

test('pigeons that are fed are on the ground', () => {
  const { of, scenery } = plan({
    setting: 'square',
    subjects: [
      { thing: 'woman', motions: ['fodder'] },
      { thing: 'pigeon', count: 3 },
    ],
    links: [[0, 'feed', 1]],
  });
  for (const { box } of of('pigeon-pecking').all)
    expect(box.y + box.height).toBeGreaterThan(scenery.groundY - 20);
});

test('an eclipse that is watched with a telescope is in the sky', () => {
  const { of, scenery } = plan({
    setting: 'meadow',
    subjects: ['solar-eclipse', 'telescope'],
    links: [[0, 'next-to', 1]],
  });
  expect(of('solar-eclipse').bottom).toBeLessThan(scenery.groundY - 60);
});

test('ducks are seen from nearer than the car that waits for them', () => {
  const { of } = plan({ setting: 'road', subjects: ['duck', 'automobile'] });
  const [duck, car] = [of('duck').actor.box, of('automobile').actor.box];
  expect(car.height / duck.height).toBeLessThan(2.6);
  expect(car.height).toBeGreaterThan(duck.height);
});

test('who pulls a full net into a boat is in the boat, and the net at its side', () => {
  const { of } = plan({
    setting: 'harbour',
    subjects: ['man', 'full-net', 'sailboat'],
    links: [
      [0, 'pull', 1],
      [1, 'into', 2],
    ],
  });
  expect(Math.abs(of('man').x - of('canoe').x)).toBeLessThan(0.2);
});
