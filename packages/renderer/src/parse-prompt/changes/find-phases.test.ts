import { expect, test } from 'vitest';
import { phasesIn } from './find-phases.ts';

test.each(['time lapse, the sun sets over the sea', 'time lapse, the sun is setting over the sea'])(
  'night falls in "%s"',
  (prompt) => {
    expect(phasesIn(prompt)).toEqual({ phases: [{ time: 'sunset' }, { time: 'night' }] });
  },
);

test.each([
  'A storm is approaching',
  'A storm is approaching. A farmer runs',
  'Dark clouds gather!',
])('the storm comes only after a while in "%s"', (prompt) => {
  expect(phasesIn(prompt).phases?.map(({ weather }) => weather)).toEqual([['clouds'], ['storm']]);
});

test.each([
  ['The sun sinks below the horizon', [{ time: 'sunset' }, { time: 'night' }]],
  ['The sun rises over the hills', [{ time: 'dawn' }, { time: 'day' }]],
  ['A village where night is falling', [{ time: 'dusk' }, { time: 'night' }]],
])('the light changes in "%s"', (prompt, phases) => {
  expect(phasesIn(prompt)).toEqual({ phases });
});

test('a sky that clouds over is seen from the ground', () => {
  expect(phasesIn('A clear sky clouding over', 'sky').phases).toMatchObject([
    { setting: 'meadow', weather: [] },
    { setting: 'meadow', weather: ['clouds'] },
  ]);
});
