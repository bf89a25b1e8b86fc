import { expect, test } from 'vitest';
import { plan } from '../../test/plan-scene.ts';

test('who flies on a carpet, a broomstick or in a sleigh is above the ground with it', () => {
  for (const thing of ['rug', 'broomstick', 'sleigh']) {
    const { of, scenery } = plan({
      setting: 'village',
      subjects: [{ thing: 'girl', motions: ['fly'] }, thing],
      links: [[0, 'ride', 1]],
    });
    expect(of(thing).bottom, thing).toBeLessThan(scenery.groundY - 40);
    expect(of('girl').bottom, thing).toBeLessThan(scenery.groundY - 40);
  }
});

test('a rocket starts from its pad', () => {
  const { of } = plan({
    setting: 'launch-site',
    subjects: [{ thing: 'rocket', motions: ['launch'] }],
  });
  expect(Math.abs(of('rocket').x - of('launch-pad').x)).toBeLessThan(60);
});

test('a fire burns in front of the tents', () => {
  const { of } = plan({
    setting: 'campsite',
    subjects: ['campfire', { thing: 'tent', count: 1 }],
    links: [[0, 'next-to', 1]],
  });
  expect(of('campfire').actor.depth).toBeGreaterThan(of('tent').actor.depth);
  expect(of('tent').actor.box.height).toBeGreaterThan(of('campfire').actor.box.height);
});

test('a cat that plays the piano sits before its keys', () => {
  const { of } = plan({
    setting: 'room',
    subjects: [{ thing: 'cat-face', states: ['playing'] }, 'piano'],
    links: [[0, 'play', 1]],
  });
  expect(of('cat-face').actor.box.width).toBeLessThan(of('grand-piano').actor.box.width);
});
