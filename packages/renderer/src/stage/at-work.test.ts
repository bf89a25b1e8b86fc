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
