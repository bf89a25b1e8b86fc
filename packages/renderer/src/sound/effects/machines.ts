import { between } from '../../random.ts';
import { addBurst, addChirp, addPing, addThump, paced, scattered } from '../events.ts';
import { addChannel, bandPass, lowPass, shape, whiteNoise } from '../filters.ts';
import { tone, waveTable } from '../wave-table.ts';
import { drift, type EffectMaker, fill, place } from './effect.ts';

const PISTONS = waveTable(9, 0.9);
const HUM = waveTable(3, 1.6);

const engine: EffectMaker = {
  measure: 'power',
  reverb: 0.05,
  make(sound, { random, seconds }) {
    const base = between(random, 62, 78);
    fill(sound, (samples) => {
      // Comes nearer until the middle, then goes.
      const hertz = (at: number) => base * (1 + 0.22 * Math.sin((Math.PI * at) / seconds));
      const pistons = lowPass(tone(PISTONS, samples, { hertz, phase: random() }), 420);
      return addChannel(pistons, lowPass(whiteNoise(random, samples), 260), 0.7);
    });
  },
};

/** Blades that beat the air eleven times a second, over an engine. */
const rotor: EffectMaker = {
  measure: 'power',
  reverb: 0.15,
  make(sound, { random }) {
    const beats = between(random, 10, 12);
    fill(sound, (samples) => {
      const air = bandPass(whiteNoise(random, samples), () => 210, 0.7);
      shape(air, (at) => (0.5 + 0.5 * Math.sin(2 * Math.PI * beats * at)) ** 3);
      const pistons = tone(PISTONS, samples, { hertz: () => 92, phase: random() });
      return addChannel(air, lowPass(pistons, 500), 0.12);
    });
  },
};

const train: EffectMaker = {
  measure: 'power',
  reverb: 0.2,
  make(sound, { random, seconds }) {
    fill(sound, (samples) => shape(lowPass(whiteNoise(random, samples), 130), () => 1.6));
    for (const at of paced(random, { seconds, every: 0.29, first: 0.1 })) {
      const chuff = { hertz: 620, quality: 0.6, attack: 0.03, decay: 0.055 };
      addBurst(sound, { ...chuff, at, random, level: 0.7, pan: -0.1 });
    }
    for (const start of paced(random, { seconds, every: 0.87, first: 0.2 })) {
      for (const at of [start, start + 0.13]) {
        addThump(sound, { at, from: 210, to: 120, decay: 0.03, level: 0.8, pan: 0.15 });
      }
    }
  },
};

/** Something that passes: quick, near, and gone. */
const whoosh: EffectMaker = {
  measure: 'peak',
  reverb: 0.3,
  make(sound, { random, seconds }) {
    const middle = seconds * between(random, 0.35, 0.5);
    const nearness = (at: number) => Math.exp(-(((at - middle) / (0.12 * seconds + 0.3)) ** 2));
    fill(sound, (samples) => {
      const hertz = (at: number) => 260 + 900 * nearness(at);
      return shape(bandPass(whiteNoise(random, samples), hertz, 1.1), nearness);
    });
  },
};

/** A launch, an eruption, something very heavy. */
const rumble: EffectMaker = {
  measure: 'power',
  reverb: 0.2,
  make(sound, { random }) {
    fill(sound, (samples) => {
      const force = drift(random, 1.3);
      const roar = lowPass(whiteNoise(random, samples), 480);
      const heavy = addChannel(roar, lowPass(roar.slice(), 75), 5);
      return shape(heavy, (at) => 0.7 + 0.5 * force(at));
    });
  },
};

const city: EffectMaker = {
  measure: 'power',
  reverb: 0.2,
  make(sound, { random }) {
    fill(sound, (samples) => {
      const passing = drift(random, 3.5);
      const tyres = bandPass(whiteNoise(random, samples), () => 640, 0.8);
      shape(tyres, (at) => 0.3 * passing(at) ** 3);
      return addChannel(tyres, lowPass(whiteNoise(random, samples), 210), 1.4);
    });
  },
};

/** What a ship among the stars may sound like inside: a fifth over the tonic, beating slowly. */
const hum: EffectMaker = {
  measure: 'power',
  reverb: 0.5,
  make(sound, { random, tonicHertz }) {
    const low = tonicHertz / 2;
    fill(sound, (samples) => {
      const shimmer = drift(random, 4);
      const sum = bandPass(whiteNoise(random, samples), () => 2_400, 2);
      shape(sum, (at) => 0.05 * shimmer(at));
      for (const hertz of [low, low * 1.006, low * 1.5]) {
        addChannel(sum, tone(HUM, samples, { hertz: () => hertz, phase: random() }), 1);
      }
      return sum;
    });
  },
};

/** Notes of the pentatonic scale, so that they fit any chord of the key. */
const PENTATONIC = [1, 9 / 8, 5 / 4, 3 / 2, 5 / 3];

const sparkle: EffectMaker = {
  measure: 'peak',
  reverb: 0.7,
  make(sound, { random, seconds, tonicHertz }) {
    for (const at of scattered(random, seconds, 5)) {
      const ratio = PENTATONIC[Math.floor(random() * PENTATONIC.length)] ?? 1;
      const hertz = tonicHertz * ratio * (random() < 0.5 ? 8 : 16);
      const level = between(random, 0.2, 0.8);
      addPing(sound, { at, hertz, decay: between(random, 0.15, 0.4), level, pan: place(random) });
    }
  },
};

const fireworks: EffectMaker = {
  measure: 'peak',
  reverb: 0.6,
  make(sound, { random, seconds }) {
    for (const at of paced(random, { seconds, every: 1.15, first: 0.15 })) {
      const pan = place(random, 0.7);
      addChirp(sound, { at, seconds: 0.5, from: 700, to: 1_500, level: 0.06, pan });
      const boom = at + 0.5;
      addThump(sound, { at: boom, pan, from: 110, to: 42, decay: 0.22, level: 0.9 });
      const blast = { at: boom, pan, random, hertz: 260, quality: 0.6 };
      addBurst(sound, { ...blast, attack: 0.004, decay: 0.2, level: 0.8 });
      for (let spark = 0; spark < 24; spark += 1) {
        const crackle = { at: boom + 0.15 + random() * 0.6, pan: pan + place(random, 0.3) };
        const hertz = between(random, 2_500, 5_500);
        const level = 0.25 * random();
        addBurst(sound, {
          ...crackle,
          random,
          hertz,
          quality: 1,
          attack: 0.001,
          decay: 0.006,
          level,
        });
      }
    }
  },
};

const clock: EffectMaker = {
  measure: 'peak',
  reverb: 0.2,
  make(sound, { random, seconds }) {
    for (const [count, at] of paced(random, { seconds, every: 0.5, first: 0.25 }).entries()) {
      const hertz = count % 2 === 0 ? 2_300 : 1_850;
      addPing(sound, { at, hertz, decay: 0.006, level: 0.8, pan: 0.35 });
      addPing(sound, { at, hertz: hertz * 1.6, decay: 0.003, level: 0.4, pan: 0.35 });
    }
  },
};

export const MACHINE_EFFECTS = {
  ...{ engine, rotor, train, whoosh, rumble, city },
  ...{ hum, sparkle, fireworks, clock },
};
