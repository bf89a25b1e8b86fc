import { between } from '../../random.ts';
import { addChirp, addPing, paced } from '../events.ts';
import type { EffectMaker } from './effect.ts';

/** The partials of a church bell, with how loud they are and how long they last, in seconds. */
const PARTIALS = [
  [0.5, 0.5, 1.6],
  [1, 1, 1.1],
  [1.2, 0.7, 0.9],
  [1.5, 0.45, 0.7],
  [2, 0.7, 0.6],
  [2.67, 0.3, 0.35],
  [4, 0.2, 0.2],
] as const;

const bells: EffectMaker = {
  measure: 'peak',
  reverb: 0.6,
  make(sound, { random, seconds, tonicHertz }) {
    for (const [count, at] of paced(random, { seconds, every: 1.25, first: 0.3 }).entries()) {
      const [pan, pitch] = count % 2 === 0 ? [-0.3, tonicHertz * 2] : [0.3, tonicHertz * 1.5];
      for (const [ratio, level, decay] of PARTIALS) {
        addPing(sound, { at, hertz: pitch * ratio, decay, level: level * 0.6, pan });
      }
    }
  },
};

/** Two tones in turn, from somewhere in the streets. */
const siren: EffectMaker = {
  measure: 'peak',
  reverb: 0.5,
  make(sound, { random, seconds }) {
    const low = between(random, 430, 460);
    for (const [count, at] of paced(random, { seconds, every: 0.62, first: 0 }).entries()) {
      const hertz = count % 2 === 0 ? low : low * 1.34;
      const pan = -0.6 + (1.2 * at) / seconds;
      for (const [overtone, level] of [1, 0.3, 0.25].entries()) {
        const pitch = hertz * (overtone + 1);
        addChirp(sound, { at, seconds: 0.66, from: pitch, to: pitch * 0.995, level, pan });
      }
    }
  },
};

export const SIGNAL_EFFECTS = { bells, siren };
