import { expect, test } from 'vitest';
import { parsePrompt } from '../parse-prompt/parse-prompt.ts';
import { knownWords } from '../read-prompt/read-prompt.ts';
import type { Actor } from '../scene/actor.ts';
import { paintPlace } from '../scene/place.ts';
import { planStory } from './plan-story.ts';

const size = { width: 1280, height: 720 };

function actsOf(prompt: string): readonly (readonly Actor[])[] {
  const description = parsePrompt(prompt, knownWords());
  const place = paintPlace(description, size, prompt);
  const worlds = (description.acts ?? []).map((act) => ({
    ...place.world,
    description: { ...description, ...act },
  }));
  return planStory(worlds, place.scenery);
}

const found = (actors: readonly Actor[] | undefined, thing: string) =>
  actors?.find(({ subject }) => subject.thing === thing);

test.each([
  ['A man parks his car, gets out and walks away', 'automobile', 3],
  ['A boy kicks a ball, then celebrates', 'boy', 2],
  ['A girl plants a seed, waters it, then a big sunflower grows', 'girl', 3],
])('%s: %s stays as large and where it was', (prompt, thing, count) => {
  const acts = actsOf(prompt);
  expect(acts).toHaveLength(count);
  const first = found(acts[0], thing);
  for (const act of acts) {
    const now = found(act, thing);
    expect(now?.height).toBeCloseTo(first?.height ?? 0, 0);
    expect(now?.x).toBeCloseTo(first?.x ?? 0, 0);
  }
});

test.each([
  ['A monkey is on the right of an apple, then it jumps to the front of the apple', 'red-apple', 1],
  ['A dog is on the left of a sofa, then the dog runs to the back of the sofa', 'sofa', -1],
  ['A cat is under a table, then the cat runs to the front of the table', 'table', 1],
])('%s: it ends on that side of the %s, which stays', (prompt, thing, side) => {
  const acts = actsOf(prompt);
  expect(acts).toHaveLength(3);
  const [first, , last] = acts.map((act) => ({
    who: act.find(({ subject }) => subject.thing !== thing),
    thing: found(act, thing),
  }));
  expect(last?.thing?.box).toEqual(first?.thing?.box);
  expect(last?.who?.height).toBeCloseTo(first?.who?.height ?? 0, 0);
  const nearer = (last?.who?.depth ?? 0) - (last?.thing?.depth ?? 0);
  expect(Math.sign(nearer)).toBe(side);
  expect(Math.sign((last?.who?.y ?? 0) - (last?.thing?.y ?? 0))).toBe(side);
});

test('Who begins something else at another place has a place for each', () => {
  const { acts = [] } = parsePrompt(
    'A person is brushing their teeth, then they suddenly start making breakfast.',
    knownWords(),
  );
  expect(acts.map(({ setting }) => setting)).toEqual(['bathroom', 'kitchen']);
});

test('A chair is as large after somebody got up from it', () => {
  const acts = actsOf('A person is sitting in a chair, then they get up and start stretching.');
  const [sitting, standing] = acts.map((act) => found(act, 'chair'));
  expect(standing?.height).toBeCloseTo(sitting?.height ?? 0, 0);
});
