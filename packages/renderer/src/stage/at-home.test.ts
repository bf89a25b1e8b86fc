import { expect, test } from 'vitest';
import { plan } from '../../test/plan-scene.ts';

test('a child is on the lap of who sits, and on the shoulders of who stands', () => {
  const { of } = plan({
    setting: 'room',
    subjects: [{ thing: 'man', states: ['sitting'] }, 'boy'],
    links: [[1, 'on', 0]],
  });
  expect(of('boy').actor.isSeated).toBe(true);
  expect(of('boy').actor.box.y).toBeGreaterThan(of('man').actor.box.y);
  const standing = plan({ subjects: ['man', 'boy'], links: [[1, 'on', 0]] });
  expect(standing.of('boy').actor.box.y).toBeLessThan(standing.of('man').actor.box.y);
});

test('the brush of who is at an easel reaches the canvas', () => {
  const { of } = plan({ setting: 'beach', subjects: ['man', 'easel'], links: [[0, 'at', 1]] });
  const [man, easel] = [of('man').actor, of('easel').actor];
  expect(man.grasp).toBe('brush');
  expect(Math.abs(man.x - easel.x)).toBeLessThan((man.box.width + easel.box.width) / 2);
});

test('who pours water has a jug and a glass', () => {
  const { of } = plan({ setting: 'restaurant', subjects: [{ thing: 'man', motions: ['pour'] }] });
  for (const thing of ['milk-jug', 'glass-of-water'])
    expect(of(thing).actor.holder?.index).toBe(of('man').actor.index);
});

test('who works with a baby in the arms does not type', () => {
  const { of } = plan({
    setting: 'room',
    subjects: [{ thing: 'woman', motions: ['type'] }, 'baby'],
    links: [[0, 'hold', 1]],
  });
  expect(of('woman').actor.grasp).toBe('cradle');
  expect(of('laptop').actor.carrier).toBe('desk');
});

test('who lies on a blanket or in the grass does not sit, and who jumps on a bed stands up', () => {
  const lying = { thing: 'woman', motions: ['sit'], states: ['lying'] } as const;
  const { of } = plan({ subjects: [lying, 'blanket'], links: [[0, 'on', 1]] });
  expect(of('woman').actor.isSitting).toBe(false);
  const grass = plan({ setting: 'park', subjects: [lying] });
  expect(grass.of('woman').actor.isSitting).toBe(false);
  const jumping = plan({
    setting: 'room',
    subjects: [{ thing: 'girl', motions: ['jump'] }, 'bed'],
    links: [[0, 'on', 1]],
  });
  expect(jumping.of('girl').actor.isSeated).toBe(false);
});

test('who reads to somebody on a sofa sits there too', () => {
  const { of } = plan({
    setting: 'room',
    subjects: [{ thing: 'old-man', motions: ['sit'] }, 'open-book', 'boy', 'sofa'],
    links: [
      [0, 'read', 1],
      [0, 'towards', 2],
      [2, 'on', 3],
    ],
  });
  expect(of('old-man').actor.carrier).toBe('sofa');
});

test('a teddy bear that is hugged in bed is in the arms', () => {
  const { of } = plan({
    setting: 'bedroom',
    subjects: ['child', { thing: 'teddy-bear', size: 'big' }, 'bed'],
    links: [
      [0, 'hug', 1],
      [0, 'on', 2],
    ],
  });
  expect(of('teddy-bear').actor.holder?.index).toBe(of('child').actor.index);
});
