import { between, type Random } from '../../random.ts';
import { addBurst, addPing, addThump, scattered } from '../events.ts';
import { bandPass, highPass, lowPass, shape, whiteNoise } from '../filters.ts';
import type { Stereo } from '../stereo.ts';
import { drift, type EffectMaker, fill, place } from './effect.ts';

function addDrops(
  sound: Stereo,
  random: Random,
  drops: { readonly seconds: number; readonly perSecond: number; readonly hertz: number },
): void {
  for (const at of scattered(random, drops.seconds, drops.perSecond)) {
    const hertz = drops.hertz * between(random, 1, 3);
    const level = 0.15 + 0.5 * random() ** 3;
    addPing(sound, { at, hertz, decay: between(random, 0.003, 0.012), level, pan: place(random) });
  }
}

const rain: EffectMaker = {
  measure: 'power',
  reverb: 0.05,
  make(sound, { random, seconds }) {
    fill(sound, (samples) => {
      const gust = drift(random, 4);
      const hiss = lowPass(highPass(whiteNoise(random, samples), 900), 5_000);
      return shape(hiss, (at) => 0.75 + 0.4 * gust(at));
    });
    addDrops(sound, random, { seconds, perSecond: 45, hertz: 1_700 });
  },
};

const windowRain: EffectMaker = {
  measure: 'power',
  reverb: 0.1,
  make(sound, { random, seconds }) {
    fill(sound, (samples) => lowPass(highPass(whiteNoise(random, samples), 180), 900));
    addDrops(sound, random, { seconds, perSecond: 16, hertz: 700 });
  },
};

/** When the sky of a storm flashes; the sound comes a little later. */
const STRIKES = [0.9, 2.6, 4.3, 6.1, 8.2];

const thunder: EffectMaker = {
  measure: 'peak',
  reverb: 0.5,
  make(sound, { random, seconds }) {
    for (const strike of STRIKES) {
      const at = strike + 0.4;
      if (at > seconds - 0.6) continue;
      const [level, pan] = [between(random, 0.5, 1), place(random, 0.5)];
      const roll = { at, pan, random, quality: 0.7 };
      addBurst(sound, { ...roll, hertz: 420, attack: 0.012, decay: 0.16, level: level * 0.5 });
      addBurst(sound, { ...roll, hertz: 95, attack: 0.05, decay: 0.9, level });
      const later = at + between(random, 0.25, 0.5);
      addBurst(sound, { ...roll, at: later, hertz: 70, attack: 0.2, decay: 0.8, level });
      addThump(sound, { at, pan, from: 70, to: 34, decay: 0.7, level: level * 0.4 });
    }
  },
};

const wind: EffectMaker = {
  measure: 'power',
  reverb: 0.1,
  make(sound, { random }) {
    const [pitch, force] = [drift(random, 5), drift(random, 6)];
    fill(sound, (samples) => {
      const own = drift(random, 3);
      const hertz = (at: number) => 240 + 420 * pitch(at) + 90 * own(at);
      const howl = bandPass(whiteNoise(random, samples), hertz, 1.6);
      return shape(howl, (at) => 0.35 + 0.85 * force(at));
    });
  },
};

/** Air in a cold or high place: no gusts, only a little of it. */
const air: EffectMaker = {
  measure: 'power',
  reverb: 0.1,
  make(sound, { random }) {
    fill(sound, (samples) => {
      const force = drift(random, 7);
      const breath = lowPass(highPass(whiteNoise(random, samples), 250), 1_100);
      return shape(breath, (at) => 0.6 + 0.5 * force(at));
    });
  },
};

export const WEATHER_EFFECTS = { rain, 'window-rain': windowRain, thunder, wind, air };
