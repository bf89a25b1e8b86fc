import { expect, test } from 'vitest';
import { createCatalogue, normalise } from './catalogue.ts';
import { MODELS, RETIRED } from './models.ts';

const names = MODELS.flatMap(({ id, aliases }) => [id, ...aliases]).map(normalise);

test('no id or alias names two models', () => {
  expect(names.filter((name, i) => names.indexOf(name) !== i)).toEqual([]);
});

test('no retired id is used again, as an id or as an alias', () => {
  expect(RETIRED.map(normalise)).toEqual(RETIRED);
  expect(RETIRED.filter((id) => names.includes(id))).toEqual([]);
});

test('every id is its own normal form', () => {
  for (const { id } of MODELS) expect(normalise(id)).toBe(id);
});

test('videos have durations and images have none', () => {
  for (const { type, durations } of MODELS) expect(durations.length > 0).toBe(type === 'video');
});

test('names are found in any case, with dashes and with spaces around them', () => {
  const catalogue = createCatalogue(() => true);
  expect(catalogue.find(' Kinora-MOTION_1 ').id).toBe('kinora_motion_1');
});

test('a model without a configured provider is still quoted', () => {
  const catalogue = createCatalogue(() => false);
  expect(catalogue.find('veo_3_1')).toMatchObject({ available: false, credit_cost: 50 });
});
