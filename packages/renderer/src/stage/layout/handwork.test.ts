import { expect, test } from 'vitest';
import { type Case, type Planned, plan } from '../../../test/plan-scene.ts';

/** What people have in their hands or before them when they do something to a thing or an animal. */
const ROWS: Readonly<Record<string, readonly [Case, (planned: Planned) => void]>> = {
  'what is folded lies on a table before who folds it': [
    {
      setting: 'room',
      subjects: [{ thing: 'woman', motions: ['handle'] }, 'towels'],
      links: [[0, 'at', 1]],
    },
    ({ of }) => {
      expect(of('towels').actor.carrier).toBe('table');
      expect(of('woman').actor.grasp).toBe('handle');
    },
  ],
  'who opens a door stands at it, with a hand on it': [
    {
      setting: 'room',
      subjects: [{ thing: 'man', motions: ['unwrap'] }, 'door'],
      links: [[0, 'hold', 1]],
    },
    ({ of }) => {
      expect(of('man').actor.posture).toBeNull();
      expect(of('man').actor.grasp).toBe('button');
    },
  ],
  'who eats out of a bowl has it in one hand and the spoon in the other': [
    { setting: 'kitchen', subjects: ['man', 'bowl-with-spoon'], links: [[0, 'eat', 1]] },
    ({ of }) => {
      expect(of('table-spoon').actor.carrier).toBe('man');
      expect(of('bowl-with-spoon').actor.carrier).toBe('man');
    },
  ],
  'who feeds a horse holds out something for it': [
    { subjects: [{ thing: 'woman', motions: ['fodder'] }, 'horse'], links: [[0, 'feed', 1]] },
    ({ of }) => {
      expect(of('woman').actor.grasp).toBe('pet');
      expect(of('carrot').actor.carrier).toBe('woman');
    },
  ],
  'nobody flies into a car': [
    { setting: 'city', subjects: ['man', 'automobile'], links: [[0, 'into', 1]] },
    ({ of }) => expect(of('man').actor.support).toBe('ground'),
  ],
};

test.each(Object.entries(ROWS))('%s', (_, [scene, check]) => check(plan(scene)));
