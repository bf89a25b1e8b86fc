import { between, type Random } from '../../random.ts';
import { addBurst, addChirp, paced, scattered } from '../events.ts';
import { lowPass, shape, whiteNoise } from '../filters.ts';
import type { Stereo } from '../stereo.ts';
import { drift, type EffectMaker, fill, place } from './effect.ts';

/** A few notes of one bird; each bird has a pitch, a figure and a place of its own. */
function addSong(
  sound: Stereo,
  random: Random,
  song: { readonly at: number; readonly hertz: number; readonly pan: number },
): void {
  const count = 2 + Math.floor(random() * 4);
  const [step, glide] = [between(random, 0.09, 0.16), between(random, 0.75, 1.35)];
  for (let note = 0; note < count; note += 1) {
    const from = song.hertz * between(random, 0.92, 1.12);
    const chirp = { from, to: from * glide, seconds: step * between(random, 0.5, 0.8) };
    const level = between(random, 0.4, 1);
    addChirp(sound, { ...chirp, at: song.at + note * step, level, pan: song.pan });
  }
}

const birds: EffectMaker = {
  measure: 'peak',
  reverb: 0.45,
  make(sound, { random, seconds }) {
    for (const hertz of [2_500, 3_300, 4_100]) {
      const pan = place(random, 0.9);
      const every = between(random, 1.5, 2.4);
      for (const at of paced(random, { seconds, every, first: random() * 1.4 })) {
        addSong(sound, random, { at, hertz: hertz * between(random, 0.95, 1.05), pan });
      }
    }
  },
};

const gulls: EffectMaker = {
  measure: 'peak',
  reverb: 0.5,
  make(sound, { random, seconds }) {
    for (const start of paced(random, { seconds, every: 2.3, first: 0.5 })) {
      const pan = place(random);
      for (let cry = 0; cry < 3; cry += 1) {
        const from = between(random, 1_350, 1_550);
        const call = { at: start + cry * 0.34, seconds: 0.3, pan };
        addChirp(sound, { ...call, from, to: from * 0.68, level: 0.8 - 0.2 * cry });
        addChirp(sound, { ...call, from: from * 2, to: from * 1.36, level: 0.3 - 0.08 * cry });
      }
    }
  },
};

const crickets: EffectMaker = {
  measure: 'peak',
  reverb: 0.2,
  make(sound, { random, seconds }) {
    for (const hertz of [3_900, 4_300, 4_650]) {
      const [pan, level] = [place(random, 0.9), between(random, 0.3, 0.9)];
      const every = between(random, 0.5, 0.8);
      for (const start of paced(random, { seconds, every, first: random() * 0.5 })) {
        for (let pulse = 0; pulse < 3; pulse += 1) {
          const at = start + pulse * 0.036;
          addChirp(sound, { at, seconds: 0.026, from: hertz, to: hertz * 1.01, level, pan });
        }
      }
    }
  },
};

const fire: EffectMaker = {
  measure: 'power',
  reverb: 0.08,
  make(sound, { random, seconds }) {
    fill(sound, (samples) => {
      const glow = drift(random, 1.6);
      const flames = lowPass(whiteNoise(random, samples), 300);
      return shape(flames, (at) => 0.5 + 0.7 * glow(at));
    });
    for (const at of scattered(random, seconds, 16)) {
      const level = 0.3 + 2.2 * random() ** 4;
      const crackle = {
        hertz: between(random, 1_300, 4_200),
        decay: between(random, 0.002, 0.007),
      };
      const pan = place(random, 0.6);
      addBurst(sound, { ...crackle, at, random, quality: 0.9, attack: 0.0004, level, pan });
    }
  },
};

/** Dry leaves that are moved. */
const leaves: EffectMaker = {
  measure: 'peak',
  reverb: 0.1,
  make(sound, { random, seconds }) {
    for (const at of scattered(random, seconds, 7)) {
      const rustle = { hertz: between(random, 2_400, 5_200), attack: 0.03, decay: 0.05 };
      const level = between(random, 0.2, 0.8);
      addBurst(sound, { ...rustle, at, random, quality: 0.8, level, pan: place(random) });
    }
  },
};

export const NATURE_EFFECTS = { birds, gulls, crickets, fire, leaves };
