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
