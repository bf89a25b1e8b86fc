import { expect, test } from 'vitest';
import { openIconFile } from '../../icons/icon-file.ts';
import { parsePrompt } from '../../parse-prompt/parse-prompt.ts';
import type { Slope } from '../../parse-prompt/scene-description.ts';
import { createVocabulary } from '../../parse-prompt/vocabulary.ts';
import { seeded } from '../../random.ts';
import { createWorld } from '../../scene/create-world.ts';
import { lightFor } from '../../scene/light.ts';
import { PAINTERS } from '../../scene/settings/index.ts';
import { planStage } from '../plan-stage.ts';
import { onSlope } from './on-slope.ts';

const vocabulary = createVocabulary(openIconFile().names);
const SIZE = { width: 1280, height: 720 };

function staged(prompt: string) {
  const description = parsePrompt(prompt, vocabulary);
  const light = lightFor(description, seeded(prompt, 'light'));
  const world = createWorld(SIZE, description, light, prompt);
  const scenery = PAINTERS[description.setting](world);
  return { description, ...onSlope(world, scenery, planStage(world, scenery)) };
}

test.each<[string, Slope['way']]>([
  ['Three goats walking up a steep mountain slope', 'up'],
  ['Three sheep running down a hill', 'down'],
  ['Three cows on a green hillside', 'across'],
])('%s: each stands as high as the ground under it, and nobody is cut off', (prompt, way) => {
  const { description, actors, slope } = staged(prompt);
  expect(description.slope?.way).toBe(way);
  const fall = slope?.fall ?? 0;
  expect(Math.abs(fall)).toBeGreaterThan(0.1);
  const [first, , last] = actors.toSorted((one, other) => one.x - other.x);
  expect(Math.sign((last?.y ?? 0) - (first?.y ?? 0))).toBe(Math.sign(fall));
  for (const { y, facing } of actors) {
    expect(y).toBeLessThan(SIZE.height);
    if (way !== 'across') expect(facing).toBe(way === 'down' ? Math.sign(fall) : -Math.sign(fall));
  }
});

test('who rides a horse down a slope leans with it', () => {
  const { actors } = staged('A cowboy riding a horse down a steep slope');
  const [one, other] = actors;
  expect(one?.tilt).not.toBe(0);
  expect(one?.tilt).toBeCloseTo(other?.tilt ?? 0);
});
