import { between, type Random } from '../../random.ts';
import { addBurst, addPing, addThump, paced, scattered } from '../events.ts';
import { addChannel, bandPass, lowPass, shape, whiteNoise } from '../filters.ts';
import type { Stereo } from '../stereo.ts';
import { drift, type EffectMaker, fill, place } from './effect.ts';

/** Voices that say nothing: noise at the pitches of vowels, in the rhythm of syllables. */
function murmur(random: Random, samples: number, hertz: readonly number[]): Float32Array {
  const sum = new Float32Array(samples);
  for (const pitch of hertz) {
    const own = pitch * between(random, 0.9, 1.1);
    const voice = bandPass(whiteNoise(random, samples), () => own, 3);
    const syllables = drift(random, between(random, 0.35, 0.6));
    addChannel(
      sum,
      shape(voice, (at) => syllables(at) ** 2),
      1,
    );
  }
  return sum;
}

const crowd: EffectMaker = {
  measure: 'power',
  reverb: 0.35,
  make(sound, { random }) {
    fill(sound, (samples) => murmur(random, samples, [260, 380, 520, 700, 980]));
  },
};

/** A stadium that waits, and rises. */
const cheer: EffectMaker = {
  measure: 'power',
  reverb: 0.5,
  make(sound, { random, seconds }) {
    fill(sound, (samples) => {
      const voices = murmur(random, samples, [480, 640, 860, 1_150, 1_500]);
      addChannel(voices, lowPass(whiteNoise(random, samples), 1_400), 0.35);
      return shape(voices, (at) => 0.45 + 0.55 * Math.sin(Math.PI * Math.min(1, at / seconds)));
    });
  },
};

const applause: EffectMaker = {
  measure: 'power',
  reverb: 0.4,
  make(sound, { random, seconds }) {
    for (const at of scattered(random, seconds, 75)) {
      const clap = { hertz: between(random, 850, 2_100), attack: 0.001, decay: 0.009 };
      const level = between(random, 0.2, 1);
      addBurst(sound, { ...clap, at, random, quality: 1.1, level, pan: place(random, 1) });
    }
  },
};

interface Walk {
  readonly every: number;
  readonly hertz: number;
  readonly click: number;
}

function addSteps(
  sound: Stereo,
  { random, seconds }: { readonly random: Random; readonly seconds: number },
  { every, hertz, click }: Walk,
): void {
  for (const [count, at] of paced(random, { seconds, every, first: every * 0.6 }).entries()) {
    const [pan, level] = [count % 2 === 0 ? -0.12 : 0.12, between(random, 0.7, 1)];
    const step = { at, pan, random, quality: 0.8 };
    addThump(sound, { at, pan, from: 130, to: 62, decay: 0.035, level: 0.7 * level });
    addBurst(sound, { ...step, hertz, attack: 0.002, decay: 0.018, level: level * click });
  }
}

/** A sole that presses snow together. */
function addCrunch(
  sound: Stereo,
  { random, seconds }: { readonly random: Random; readonly seconds: number },
  every: number,
): void {
  for (const at of paced(random, { seconds, every, first: every * 0.6 })) {
    for (let grain = 0; grain < 7; grain += 1) {
      const hertz = between(random, 1_300, 3_200);
      const crunch = { at: at + grain * 0.011, hertz, attack: 0.002, decay: 0.008 };
      const level = between(random, 0.3, 0.9);
      addBurst(sound, { ...crunch, random, quality: 0.8, level, pan: place(random, 0.15) });
    }
  }
}

const steps = (walk: Walk): EffectMaker => ({
  measure: 'peak',
  reverb: 0.12,
  make: (sound, context) => addSteps(sound, context, walk),
});

const crunch = (every: number): EffectMaker => ({
  measure: 'peak',
  reverb: 0.08,
  make: (sound, context) => addCrunch(sound, context, every),
});

/** Cups and plates. */
const clinks: EffectMaker = {
  measure: 'peak',
  reverb: 0.35,
  make(sound, { random, seconds }) {
    for (const at of scattered(random, seconds, 1.4)) {
      const [hertz, pan] = [between(random, 2_300, 3_700), place(random)];
      const level = between(random, 0.3, 0.9);
      addPing(sound, { at, hertz, decay: 0.09, level, pan });
      addPing(sound, { at, hertz: hertz * 1.83, decay: 0.05, level: level * 0.5, pan });
    }
  },
};

/** Something in hot fat. */
const sizzle: EffectMaker = {
  measure: 'power',
  reverb: 0.08,
  make(sound, { random, seconds }) {
    fill(sound, (samples) => {
      const heat = drift(random, 1.2);
      const fat = bandPass(whiteNoise(random, samples), () => 5_200, 0.6);
      return shape(fat, (at) => 0.35 + 0.25 * heat(at));
    });
    for (const at of scattered(random, seconds, 22)) {
      const pop = { hertz: between(random, 2_500, 6_500), attack: 0.001, decay: 0.004 };
      const level = 0.4 + 1.4 * random() ** 3;
      addBurst(sound, { ...pop, at, random, quality: 1, level, pan: place(random, 0.4) });
    }
  },
};

const typing: EffectMaker = {
  measure: 'peak',
  reverb: 0.08,
  make(sound, { random, seconds }) {
    for (const at of scattered(random, seconds, 6)) {
      const key = { hertz: between(random, 1_500, 2_600), attack: 0.001, decay: 0.007 };
      const level = between(random, 0.3, 0.8);
      addBurst(sound, { ...key, at, random, quality: 1, level, pan: place(random, 0.3) });
    }
  },
};

export const PEOPLE_EFFECTS = {
  ...{ crowd, cheer, applause, clinks, sizzle, typing },
  footsteps: steps({ every: 0.52, hertz: 1_500, click: 0.5 }),
  running: steps({ every: 0.3, hertz: 1_100, click: 0.45 }),
  hooves: steps({ every: 0.21, hertz: 750, click: 0.9 }),
  'snow-steps': crunch(0.52),
  'snow-running': crunch(0.32),
};
