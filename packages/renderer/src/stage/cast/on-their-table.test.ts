import { expect, test } from 'vitest';
import { plan } from '../../../test/plan-scene.ts';

test('a drink next to who works at a table stands on it, beside the laptop', () => {
  const { of } = plan({
    setting: 'restaurant',
    subjects: [{ thing: 'woman', motions: ['type'] }, 'hot-beverage'],
    links: [[1, 'next-to', 0]],
  });
  const table = of('table');
  expect(of('hot-beverage').bottom).toBeLessThan(table.top + (table.bottom - table.top) * 0.4);
  expect(of('laptop').bottom).toBeLessThan(table.top + (table.bottom - table.top) * 0.4);
});

test('mirrors hang in a shop without a wall that stands in it', () => {
  const { actors } = plan({
    setting: 'hair-salon',
    subjects: ['man', 'mirror', 'wall'],
    links: [[1, 'on', 2]],
  });
  expect(actors.map(({ subject }) => subject.thing)).not.toContain('wall');
});

test('a glass next to the clock by the bed stands beside it, on a top with room for both', () => {
  const { of } = plan({
    setting: 'bedroom',
    subjects: ['alarm-clock', 'nightstand', 'glass-of-water'],
    links: [
      [0, 'on', 1],
      [0, 'next-to', 2],
    ],
  });
  const table = of('wide-nightstand');
  for (const thing of ['alarm-clock', 'glass-of-water'])
    expect(of(thing).bottom).toBeLessThan(table.top + (table.bottom - table.top) * 0.2);
});
