import { seeded } from '../random.ts';
import { EFFECTS } from './effects/index.ts';
import { hertzOf, playNote } from './instruments.ts';
import { master } from './master.ts';
import { reverb } from './reverb.ts';
import type { Effect, Score } from './score.ts';
import { addTo, fromDecibels, peakOf, powerOf, type Stereo, samplesOf, silence } from './stereo.ts';

/** Levels before the whole is brought to its loudness. */
const MUSIC_POWER = fromDecibels(-22);
const STEADY_EFFECT_POWER = fromDecibels(-31);
const EVENT_EFFECT_PEAK = fromDecibels(-17);
/** How much of the music the room answers. */
const MUSIC_REVERB = 0.5;

/** Plays a score: samples of two channels at 48 kHz, faded, at -16 LUFS. */
export function synthesise(score: Score): Stereo {
  const samples = samplesOf(score.seconds);
  const sum = silence(samples);
  const toRoom = new Float32Array(samples);
  const music = silence(samples);
  for (const note of score.notes) playNote(music, note);
  mix({ sum, toRoom }, music, { gain: gainTo(MUSIC_POWER, powerOf(music)), reverb: MUSIC_REVERB });
  for (const effect of score.effects) addEffect({ sum, toRoom }, score, effect);
  addTo(sum, reverb(toRoom), 1);
  master(sum);
  return sum;
}

interface Buses {
  readonly sum: Stereo;
  /** What is played into the room. */
  readonly toRoom: Float32Array;
}

function addEffect(buses: Buses, score: Score, { kind, decibels }: Effect): void {
  const sound = silence(buses.toRoom.length);
  const { make, measure, reverb } = EFFECTS[kind];
  const { seconds, seed, tonic } = score;
  make(sound, { random: seeded(seed, `sound ${kind}`), seconds, tonicHertz: hertzOf(tonic) });
  const gain =
    measure === 'power'
      ? gainTo(STEADY_EFFECT_POWER, powerOf(sound))
      : gainTo(EVENT_EFFECT_PEAK, peakOf(sound));
  mix(buses, sound, { gain: gain * fromDecibels(decibels), reverb });
}

function gainTo(wanted: number, measured: number): number {
  return measured > 0 ? wanted / measured : 0;
}

function mix(
  { sum, toRoom }: Buses,
  sound: Stereo,
  { gain, reverb }: { readonly gain: number; readonly reverb: number },
): void {
  addTo(sum, sound, gain);
  const share = (gain * reverb) / 2;
  for (let n = 0; n < toRoom.length; n += 1) {
    toRoom[n] = (toRoom[n] ?? 0) + share * ((sound.left[n] ?? 0) + (sound.right[n] ?? 0));
  }
}
