import { expect, test } from 'vitest';
import { plan } from '../../test/plan-scene.ts';

test('who cuts on a board stands at a table, and what is cut lies on the board', () => {
  const { of } = plan({
    setting: 'kitchen',
    subjects: [{ thing: 'cook', motions: ['chop'] }, 'fish', 'cutting-board'],
    links: [
      [0, 'cook', 1],
      [0, 'on', 2],
    ],
  });
  const [cook, board, fish] = [of('cook').actor, of('cutting-board').actor, of('fish').actor];
  expect(cook.box.y + cook.box.height).toBeGreaterThan(board.box.y + board.box.height);
  expect(fish.box.width).toBeLessThan(board.box.width);
  expect(Math.abs(of('fish').x - of('cutting-board').x)).toBeLessThan(board.box.width / 2);
});

test('who kneads dough on a table does not stand on it', () => {
  const { of } = plan({
    setting: 'kitchen',
    subjects: [{ thing: 'woman', motions: ['knead'] }, 'dough', 'table'],
    links: [
      [0, 'cook', 1],
      [0, 'on', 2],
    ],
  });
  const [woman, table] = [of('woman').actor.box, of('table').actor.box];
  expect(woman.y + woman.height).toBeGreaterThan(table.y + table.height * 0.5);
});

test('who is examined sits within reach of the doctor', () => {
  const { of } = plan({
    setting: 'hospital',
    subjects: [{ thing: 'health-worker', motions: ['examine'] }, 'boy'],
    links: [[0, 'feed', 1]],
  });
  expect(of('boy').actor.isSitting).toBe(true);
  const apart = Math.abs(of('boy').x - of('health-worker').x);
  expect(apart).toBeLessThan(of('health-worker').actor.box.height * 0.5);
  expect(of('stethoscope').actor.depth).toBeGreaterThan(of('boy').actor.depth);
});

test('who hugs a huge teddy bear is before its belly, and no dwarf', () => {
  const { of } = plan({
    setting: 'bedroom',
    subjects: ['girl', { thing: 'teddy-bear', size: 'giant' }],
    links: [[0, 'hug', 1]],
  });
  const [girl, bear] = [of('girl').actor, of('teddy-bear').actor];
  expect(bear.box.height / girl.box.height).toBeLessThan(2);
  expect(girl.depth).toBeGreaterThan(bear.depth);
  expect(Math.abs(of('girl').x - of('teddy-bear').x)).toBeLessThan(bear.box.width / 2);
});

test('the blocks are between those who play with them on the floor', () => {
  const { of } = plan({
    setting: 'nursery',
    subjects: [{ thing: 'woman', states: ['playing'] }, 'toy-blocks', 'baby'],
    links: [
      [0, 'hold', 1],
      [0, 'next-to', 2],
    ],
  });
  const sides = [of('woman').x, of('baby').x].map((x) => Math.sign(x - of('toy-blocks').x));
  expect(sides.toSorted()).toEqual([-1, 1]);
  expect(of('woman').actor.posture).toBe('kneel');
});

test('who cleans a tower sits before its glass', () => {
  const { of } = plan({
    setting: 'city',
    subjects: [{ thing: 'man', motions: ['hang'] }, { thing: 'rope', count: 3 }, 'skyscraper'],
    links: [
      [0, 'on', 1],
      [1, 'in-front-of', 2],
    ],
  });
  const [man, glass] = [of('man').actor, of('glass-facade').actor];
  expect(man.isSitting).toBe(true);
  expect(man.box.y).toBeGreaterThan(glass.box.y);
  expect(man.box.y + man.box.height).toBeLessThan(glass.box.y + glass.box.height);
});

test('a map that a teacher points at stands where the hand reaches it', () => {
  const { of } = plan({
    setting: 'classroom',
    subjects: ['teacher', 'world-map'],
    links: [[0, 'point-at', 1]],
  });
  expect(of('map-stand').bottom).toBeGreaterThan(of('teacher').top);
});

test('who writes on the board of a class stands at its side, and turns to it', () => {
  const { of, size } = plan({
    setting: 'classroom',
    subjects: [{ thing: 'teacher', motions: ['write'] }, 'blackboard'],
    links: [[0, 'at', 1]],
  });
  expect(of('teacher').x).toBeGreaterThan(size.width * 0.6);
  expect(of('teacher').actor.facing).toBe(-1);
});

test('the ladder of who is at a tree leans on it', () => {
  const { of } = plan({
    setting: 'street',
    subjects: ['firefighter', 'ladder', 'deciduous-tree'],
    links: [
      [0, 'along', 1],
      [0, 'at', 2],
    ],
  });
  const [ladder, tree] = [of('ladder').actor, of('deciduous-tree').actor];
  expect(Math.abs(of('ladder').x - of('deciduous-tree').x)).toBeLessThan(tree.box.width * 0.4);
  expect(ladder.tilt).not.toBe(0);
  expect(of('firefighter').actor.posture).toBe('climb');
});

test('flour falls from a sieve above what lies on the table, not from who strews it', () => {
  const { of } = plan({
    setting: 'bakery',
    subjects: ['cook', 'sprinkle', 'bread', 'table'],
    links: [
      [0, 'hold', 1],
      [0, 'on', 3],
      [0, 'next-to', 2],
    ],
  });
  expect(Math.abs(of('sprinkle').x - of('bread').x)).toBeLessThan(of('bread').actor.box.width);
  expect(of('cook').bottom).toBeGreaterThan(of('table').top);
});

test('who holds the hand of somebody in bed stands at the bed', () => {
  const { of } = plan({
    setting: 'hospital',
    subjects: ['health-worker', { thing: 'old-woman', states: ['lying'] }, 'bed'],
    links: [
      [0, 'hand-in-hand', 1],
      [1, 'on', 2],
    ],
  });
  expect(of('old-woman').actor.carrier).toBe('hospital-bed');
  expect(of('health-worker').actor.gait).toBe('tend');
});

test('of who lies under a car the legs stick out behind it', () => {
  const { of } = plan({
    setting: 'garage',
    subjects: ['mechanic', 'vintage-car'],
    links: [[0, 'under', 1]],
  });
  const [who, car] = [of('mechanic').actor, of('vintage-car').actor];
  expect(Math.abs(of('mechanic').x - of('vintage-car').x)).toBeGreaterThan(car.box.width * 0.3);
  expect(who.depth).toBeLessThan(car.depth);
});

test('a whale skeleton hangs above those who look up at it', () => {
  const { of } = plan({
    setting: 'museum',
    subjects: ['whale-skeleton', 'child'],
    links: [[1, 'look-at', 0]],
  });
  expect(of('whale-skeleton').top).toBeLessThan(of('child').top);
});
