import { expect, test } from 'vitest';
import { plan } from '../../test/plan-scene.ts';

test('a whale is below a boat that floats with somebody in it', () => {
  const { of, scenery } = plan({
    setting: 'underwater',
    subjects: [{ thing: 'whale', motions: ['swim'] }, 'dinghy', 'man'],
    links: [
      [0, 'under', 1],
      [2, 'in', 1],
    ],
  });
  expect(scenery.surface).toBe('water');
  expect(of('dinghy').top).toBeLessThan(scenery.groundY);
  expect(of('whale').top).toBeGreaterThan(scenery.groundY);
  expect(of('man').bottom).toBeLessThan(scenery.groundY);
});

test('those who pass each other under water are apart', () => {
  const { of } = plan({
    setting: 'underwater',
    subjects: [{ thing: 'whale', motions: ['swim'] }, 'submarine'],
    links: [[0, 'pass', 1]],
  });
  expect(of('whale').bottom).toBeLessThan(of('submarine').top);
});

test('flowers that are watered on a balcony grow in pots', () => {
  const { of } = plan({
    setting: 'balcony',
    subjects: ['old-woman', { thing: 'sunflower', count: 3 }],
    links: [
      [0, 'water', 1],
      [0, 'on', null],
    ],
  });
  expect(of('flower-pot').all).toHaveLength(3);
});
