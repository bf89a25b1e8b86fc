import { expect, test } from 'vitest';
import { seeded } from '../random.ts';
import { EFFECTS } from './effects/index.ts';
import { integratedLoudness } from './loudness.ts';
import type { Score } from './score.ts';
import { scoreFor } from './score-for.ts';
import { powerOf, SAMPLE_RATE, type Stereo, silence } from './stereo.ts';
import { synthesise } from './synthesise.ts';
import { truePeakOf } from './true-peak.ts';

const NOWHERE = {
  ...{ setting: 'abstract', time: null },
  ...{ weather: [], moods: [], particles: [], subjects: [] },
};

function sine(hertz: number, level: number, seconds: number): Stereo {
  const sound = silence(seconds * SAMPLE_RATE);
  for (let n = 0; n < sound.left.length; n += 1) {
    const sample = level * Math.sin((2 * Math.PI * hertz * n) / SAMPLE_RATE);
    sound.left[n] = sample;
    sound.right[n] = sample;
  }
  return sound;
}

const decibels = (value: number) => 20 * Math.log10(value);

test('loudness is what the test signals of EBU Tech 3341 demand', () => {
  const tone = (level: number, seconds: number) => sine(1_000, 10 ** (level / 20), seconds);
  expect(integratedLoudness(tone(-23, 5))).toBeCloseTo(-23, 1);
  expect(integratedLoudness(tone(-33, 5))).toBeCloseTo(-33, 1);
  const parts = [tone(-36, 4), tone(-23, 12), tone(-36, 4)];
  const all = silence(20 * SAMPLE_RATE);
  let at = 0;
  for (const { left, right } of parts) {
    all.left.set(left, at);
    all.right.set(right, at);
    at += left.length;
  }
  expect(integratedLoudness(all)).toBeCloseTo(-23, 0);
  expect(integratedLoudness(silence(SAMPLE_RATE))).toBe(Number.NEGATIVE_INFINITY);
});

test('a peak between two samples is found', () => {
  // At a quarter of the rate and an eighth of a turn late, no sample is at the top of the wave.
  const wave = Float32Array.from({ length: 4_800 }, (_, n) =>
    Math.sin((2 * Math.PI * n) / 4 + Math.PI / 4),
  );
  expect(Math.max(...wave)).toBeLessThan(0.71);
  expect(truePeakOf(wave.slice(100, 4_700))).toBeCloseTo(1, 1);
});

const base = scoreFor(NOWHERE, 2, 'a test');

test.each<[string, Score]>([
  ['music alone', base],
  ['a second of music', scoreFor(NOWHERE, 1, 'a test')],
  ['an effect with peaks', { ...base, notes: [], effects: [{ kind: 'fireworks', decibels: 0 }] }],
])('%s: -16 LUFS, no clipping, no click at the ends, no silence', (_, score) => {
  const sound = synthesise(score);
  expect(integratedLoudness(sound)).toBeGreaterThan(-16.5);
  expect(integratedLoudness(sound)).toBeLessThan(-15.5);
  for (const side of [sound.left, sound.right]) {
    expect(decibels(truePeakOf(side))).toBeLessThan(-1);
    expect(Math.abs(side.at(0) ?? 1) + Math.abs(side.at(-1) ?? 1)).toBe(0);
  }
  expect(sound.left).not.toEqual(sound.right);
});

test.each(Object.entries(EFFECTS))(
  'the effect %s is heard on both sides, without an offset',
  (_, maker) => {
    const sound = silence(2 * SAMPLE_RATE);
    maker.make(sound, { random: seeded('a test', 'effect'), seconds: 2, tonicHertz: 65 });
    expect(powerOf(sound)).toBeGreaterThan(0.001);
    for (const side of [sound.left, sound.right]) {
      const mean = side.reduce((sum, sample) => sum + sample, 0) / side.length;
      expect(Math.abs(mean)).toBeLessThan(0.1 * powerOf(sound));
    }
  },
);

test('the same score gives the same samples', () => {
  const score = { ...base, effects: [{ kind: 'rain', decibels: 0 }] } as const;
  expect(synthesise(score)).toEqual(synthesise(score));
});
