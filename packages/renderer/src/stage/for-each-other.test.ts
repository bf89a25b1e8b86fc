import { expect, test } from 'vitest';
import { plan } from '../../test/plan-scene.ts';

test('runners on a bridge run', () => {
  const { of } = plan({
    setting: 'street',
    subjects: [{ thing: 'person', count: 3, motions: ['run'] }, 'bridge'],
    links: [[0, 'cross', 1]],
  });
  for (const { gait } of of('person').all) expect(gait).toBe('run');
});

test('two who come to each other face each other', () => {
  const { of } = plan({
    setting: 'room',
    subjects: [{ thing: 'baby', count: 2, motions: ['crawl'], states: ['facing'] }, 'rug'],
    links: [[0, 'on', 1]],
  });
  const [left, right] = of('baby').all.toSorted((one, other) => one.box.x - other.box.x);
  expect([left?.facing, right?.facing]).toEqual([1, -1]);
});

test('neighbours who argue have the fence between them', () => {
  const { of } = plan({
    setting: 'garden',
    subjects: [
      { thing: 'man', motions: ['talk'], states: ['angry'] },
      'fence',
      { thing: 'woman', motions: ['talk'], states: ['angry'] },
    ],
    links: [
      [0, 'over', 1],
      [2, 'over', 1],
    ],
  });
  const sides = [of('man').x, of('woman').x].map((x) => Math.sign(x - of('fence').x));
  expect(sides.toSorted()).toEqual([-1, 1]);
  expect(of('fence').actor.box.height).toBeLessThan(of('man').actor.box.height * 0.6);
});

test('whose knee is bandaged sits before who kneels', () => {
  const { of } = plan({
    setting: 'clinic',
    subjects: [{ thing: 'health-worker', motions: ['bind'] }, 'boy'],
    links: [[0, 'feed', 1]],
  });
  expect(of('boy').actor.isSitting).toBe(true);
  expect(of('health-worker').actor.posture).toBe('one-knee');
  expect(of('gauze-roll').actor.depth).toBeGreaterThan(of('boy').actor.depth);
});

test('a stretcher that is pushed has somebody on it', () => {
  const { of } = plan({
    setting: 'hospital',
    subjects: [{ thing: 'health-worker', count: 2, motions: ['walk'] }, 'hospital-bed'],
    links: [[0, 'push', 1]],
  });
  expect(of('man').actor.subject.states).toContain('lying');
});

test('who lies under a sink is stretched out, and is handed the only wrench', () => {
  const { of } = plan({
    setting: 'kitchen',
    subjects: [
      { thing: 'mechanic', motions: ['sit'], states: ['lying'] },
      'wrench',
      'sink',
      'baby',
      'wrench',
    ],
    links: [
      [0, 'hold', 1],
      [0, 'under', 2],
      [3, 'at', 0],
      [3, 'hold', 4],
    ],
  });
  expect(of('wrench').all).toHaveLength(1);
  expect(of('mechanic').actor.isSitting).toBe(false);
});

test('a cook who slices before guests does not cut their hair', () => {
  const { actors } = plan({
    setting: 'kitchen',
    subjects: [{ thing: 'cook', motions: ['chop'] }, 'bread', { thing: 'person', count: 2 }],
    links: [
      [0, 'cook', 1],
      [0, 'in-front-of', 2],
    ],
  });
  expect(actors.map(({ subject }) => subject.thing)).not.toContain('chair');
});

test('in a high picture, who is near somebody under a tree is before the tree', () => {
  const { of } = plan({
    setting: 'garden',
    shape: 'tall',
    subjects: [{ thing: 'person', motions: ['photograph'] }, 'woman', 'cherry-tree'],
    links: [
      [0, 'look-at', 1],
      [1, 'under', 2],
    ],
  });
  expect(of('person').actor.depth).toBeGreaterThan(of('cherry-tree').actor.depth);
});
