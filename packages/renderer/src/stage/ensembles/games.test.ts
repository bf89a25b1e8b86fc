import { expect, test } from 'vitest';
import { type Case, type Planned, plan } from '../../../test/plan-scene.ts';

/** Who plays, greets or goes for a walk with whom, and what is where for it. */
const ROWS: Readonly<Record<string, readonly [Case, (planned: Planned) => void]>> = {
  'those who shake hands turn to each other': [
    { subjects: [{ thing: 'robot', count: 2, motions: ['shake'] }], links: [[0, 'hug', null]] },
    ({ of }) => {
      const [one, other] = of('robot').all.toSorted((first, second) => first.x - second.x);
      expect([one?.facing, other?.facing]).toEqual([1, -1]);
      expect([one?.grasp, other?.grasp]).toEqual(['shake', 'shake']);
    },
  ],
  'a ball goes to and fro between two who play tennis': [
    {
      subjects: [{ thing: 'woman', count: 2, motions: ['rally'] }, 'tennis-racket'],
      links: [[0, 'hold', 1]],
    },
    ({ of }) => {
      const players = of('woman').all.map(({ x }) => x);
      expect(of('tennis-ball').x).toBeGreaterThan(Math.min(...players));
      expect(of('tennis-ball').x).toBeLessThan(Math.max(...players));
      expect(of('tennis-racket').all).toHaveLength(2);
    },
  ],
  'flowers in a vase are as large as it is, with their heads above it': [
    {
      setting: 'table-top',
      subjects: [{ thing: 'blossom', count: 3 }, 'vase'],
      links: [[0, 'in', 1]],
    },
    ({ of }) => {
      const [flower, vase] = [of('blossom').actor.box, of('vase').actor.box];
      expect(flower.height).toBeGreaterThan(vase.height * 0.8);
      expect(flower.y).toBeLessThan(vase.y - flower.height * 0.5);
    },
  ],
  'a parrot sits on the shoulder, not on the head': [
    { subjects: ['man', 'parrot'], links: [[1, 'on', 0]] },
    ({ of }) => {
      expect(of('parrot').bottom).toBeGreaterThan(of('man').top + 20);
      expect(of('parrot').actor.carrier).toBe('man');
    },
  ],
  'a dog that is walked goes ahead of who walks it': [
    {
      subjects: [
        { thing: 'man', motions: ['walk'] },
        { thing: 'dog-face', motions: ['walk'] },
      ],
      links: [[0, 'next-to', 1]],
    },
    ({ of }) => {
      const dog = of('dog-face').actor;
      const man = of('man').actor;
      expect((dog.x - man.x) * man.facing).toBeGreaterThan(0);
      expect(dog.facing).toBe(man.facing);
    },
  ],
  'in a tall picture three stand in two rows': [
    { shape: 'tall', subjects: [{ thing: 'child', count: 3 }] },
    ({ of, size }) => {
      const heights = of('child').all.map(({ box }) => box.height);
      expect(Math.max(...heights)).toBeGreaterThan(size.height * 0.33);
      expect(new Set(of('child').all.map(({ y }) => Math.round(y))).size).toBe(2);
    },
  ],
  'a close-up shows the face, not the feet': [
    { subjects: ['man'], rest: { styles: ['close-up'] } },
    ({ of, size }) => {
      expect(of('man').top).toBeGreaterThan(0);
      expect(of('man').bottom).toBeGreaterThan(size.height * 1.5);
    },
  ],
  'whom something is given to stands before the giver': [
    {
      subjects: ['boy', 'woman', 'wrapped-gift'],
      links: [
        [0, 'at', 1],
        [0, 'hold', 2],
      ],
    },
    ({ of }) => {
      const [boy, woman] = [of('boy').actor, of('woman').actor];
      expect(boy.grasp).toBe('offer');
      expect((woman.x - boy.x) * boy.facing).toBeGreaterThan(0);
    },
  ],
};

test.each(Object.entries(ROWS))('%s', (_, [scene, check]) => check(plan(scene)));
