import { seeded } from '../random.ts';
import { addBurst, addPing, addThump } from './events.ts';
import type { Instrument, Note } from './score.ts';
import { panned, SAMPLE_RATE, type Stereo, samplesOf } from './stereo.ts';
import { type WaveTable, waveAt, waveTable } from './wave-table.ts';

/** Something that was struck or plucked: frequencies, levels and decays of its partials. */
interface StruckTone {
  readonly kind: 'struck';
  readonly gain: number;
  readonly partials: readonly (readonly [ratio: number, level: number, decay: number])[];
}

/** Something that is held: its timbre moves from dull to bright and back. */
interface HeldTone {
  readonly kind: 'held';
  readonly gain: number;
  readonly dull: WaveTable;
  readonly bright: WaveTable;
  /** How bright it gets, from 0 to 1, and whether at once or in its middle. */
  readonly brightness: { readonly most: number; readonly when: 'first' | 'middle' };
  readonly attack: number;
  readonly release: number;
  /** How far the two sides are out of tune with each other, as a share of the pitch. */
  readonly detune: number;
}

interface Drum {
  readonly kind: 'drum';
  strike(sound: Stereo, note: Note): void;
}

const SOFT = waveTable(5, 2.2);

const INSTRUMENTS: Readonly<Record<Instrument, StruckTone | HeldTone | Drum>> = {
  pad: {
    ...{ kind: 'held', gain: 0.34, dull: SOFT, bright: waveTable(12, 1.4), attack: 0.5 },
    ...{ release: 0.7, detune: 0.003, brightness: { most: 0.55, when: 'middle' } },
  },
  strings: {
    ...{ kind: 'held', gain: 0.4, dull: waveTable(8, 1.5), bright: waveTable(18, 1.05) },
    ...{ attack: 0.28, release: 0.6, detune: 0.004, brightness: { most: 0.6, when: 'middle' } },
  },
  'synth-pad': {
    ...{ kind: 'held', gain: 0.26, dull: waveTable(6, 1.4), bright: waveTable(22, 0.95) },
    ...{ attack: 0.12, release: 0.5, detune: 0.006, brightness: { most: 0.7, when: 'middle' } },
  },
  bass: {
    ...{ kind: 'held', gain: 0.42, dull: waveTable(2, 1.8), bright: waveTable(4, 1.5) },
    ...{ attack: 0.03, release: 0.12, detune: 0, brightness: { most: 0.6, when: 'first' } },
  },
  'synth-bass': {
    ...{ kind: 'held', gain: 0.42, dull: waveTable(3, 1.5), bright: waveTable(14, 0.9) },
    ...{ attack: 0.008, release: 0.06, detune: 0, brightness: { most: 0.8, when: 'first' } },
  },
  mallet: {
    ...{ kind: 'struck', gain: 0.9 },
    partials: [
      [1, 1, 0.5],
      [3.93, 0.22, 0.12],
      [9.2, 0.05, 0.04],
    ],
  },
  bell: {
    ...{ kind: 'struck', gain: 0.55 },
    partials: [
      [1, 1, 1.1],
      [2, 0.28, 0.8],
      [3.01, 0.16, 0.5],
      [5.4, 0.07, 0.22],
    ],
  },
  piano: {
    ...{ kind: 'struck', gain: 0.8 },
    partials: [
      [1, 1, 1],
      [2, 0.48, 0.7],
      [3, 0.22, 0.5],
      [4.01, 0.1, 0.32],
      [5.02, 0.05, 0.22],
    ],
  },
  pluck: {
    ...{ kind: 'struck', gain: 0.7 },
    partials: [
      [1, 1, 0.42],
      [2, 0.6, 0.3],
      [3, 0.36, 0.22],
      [4, 0.2, 0.15],
      [5, 0.12, 0.11],
    ],
  },
  synth: {
    ...{ kind: 'struck', gain: 0.5 },
    partials: [
      [1, 1, 0.24],
      [2.004, 0.5, 0.17],
      [3, 0.36, 0.13],
      [5, 0.2, 0.08],
    ],
  },
  kick: {
    kind: 'drum',
    strike: (sound, { at, level, pan }) =>
      addThump(sound, { at, pan, from: 125, to: 46, decay: 0.09, level: level * 0.65 }),
  },
  shaker: {
    kind: 'drum',
    strike: (sound, { at, level, pan }) => {
      const random = seeded(`${at}`, 'shaker');
      const shake = { hertz: 6_200, quality: 0.8, attack: 0.018, decay: 0.022 };
      addBurst(sound, { ...shake, at, random, level: level * 0.5, pan: pan + 0.25 });
    },
  },
  drum: {
    kind: 'drum',
    strike: (sound, { at, level, pan }) => {
      addThump(sound, { at, pan, from: 98, to: 44, decay: 0.3, level: level * 0.9 });
      const skin = { hertz: 240, quality: 0.7, attack: 0.003, decay: 0.06 };
      addBurst(sound, { ...skin, at, random: seeded(`${at}`, 'drum'), level: level * 0.4, pan });
    },
  },
};

/** Partials above are not heard, and would fold back into what is. */
const HERTZ_MAX = 14_000;

export function hertzOf(pitch: number): number {
  return 440 * 2 ** ((pitch - 69) / 12);
}

export function playNote(sound: Stereo, note: Note): void {
  const instrument = INSTRUMENTS[note.instrument];
  if (instrument.kind === 'drum') instrument.strike(sound, note);
  else if (instrument.kind === 'struck') strike(sound, note, instrument);
  else hold(sound, note, instrument);
}

function strike(sound: Stereo, note: Note, { gain, partials }: StruckTone): void {
  const hertz = hertzOf(note.pitch);
  // Higher notes of a real instrument die away sooner.
  const shorter = Math.min(1.3, (440 / hertz) ** 0.35);
  for (const [ratio, level, decay] of partials) {
    if (hertz * ratio > HERTZ_MAX) continue;
    addPing(sound, {
      ...{ at: note.at, pan: note.pan, hertz: hertz * ratio },
      level: note.level * gain * level,
      decay: decay * shorter,
    });
  }
}

function hold(sound: Stereo, note: Note, tone: HeldTone): void {
  const sides = panned(note.pan * 0.6);
  const hertz = hertzOf(note.pitch);
  const level = note.level * tone.gain;
  holdSide(sound.left, note, { tone, hertz: hertz * (1 - tone.detune), level: level * sides.left });
  holdSide(sound.right, note, {
    ...{ tone, hertz: hertz * (1 + tone.detune), level: level * sides.right },
  });
}

interface HeldSide {
  readonly tone: HeldTone;
  readonly hertz: number;
  readonly level: number;
}

/** Envelope and timbre change slowly, so they are computed for these many samples at once. */
const BLOCK = 32;

function holdSide(side: Float32Array, note: Note, { tone, hertz, level }: HeldSide): void {
  const start = samplesOf(note.at);
  const held = samplesOf(note.seconds);
  const attack = Math.min(samplesOf(tone.attack), held / 2);
  const release = samplesOf(tone.release);
  const end = Math.min(held + release, side.length - start);
  const step = hertz / SAMPLE_RATE;
  const { most, when } = tone.brightness;
  const envelopeAt = (n: number) =>
    level * eased(n / attack) * (n < held ? 1 : eased(1 - (n - held) / release));
  let phase = 0;
  let envelope = 0;
  for (let block = 0; block < end; block += BLOCK) {
    const way = Math.min(1, block / held);
    const bright = most * (when === 'first' ? Math.exp(-4 * way) : Math.sin(Math.PI * way) ** 2);
    const change = (envelopeAt(block + BLOCK) - envelope) / BLOCK;
    for (let n = block; n < Math.min(end, block + BLOCK); n += 1) {
      envelope += change;
      const dull = waveAt(tone.dull, phase);
      const wave = dull + bright * (waveAt(tone.bright, phase) - dull);
      side[start + n] = (side[start + n] ?? 0) + envelope * wave;
      phase += step;
      if (phase >= 1) phase -= 1;
    }
  }
}

/** From 0 to 1, without a corner at either end. */
function eased(way: number): number {
  if (way <= 0) return 0;
  return way >= 1 ? 1 : 0.5 - 0.5 * Math.cos(Math.PI * way);
}
