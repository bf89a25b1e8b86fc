import type { Random } from '../random.ts';
import { noiseSeed, tangent } from './filters.ts';
import { panned, SAMPLE_RATE, type Stereo, samplesOf } from './stereo.ts';

/** A short sound at a moment, somewhere between left (-1) and right (1). */
interface Event {
  readonly at: number;
  readonly level: number;
  readonly pan: number;
}

/** Where the samples of an event go, and how loud it is on each side. */
function spanOf({ left }: Stereo, { at, level, pan }: Event, seconds: number) {
  const start = Math.max(0, samplesOf(at));
  const end = Math.min(left.length, start + samplesOf(seconds));
  const sides = panned(pan);
  return { start, end, onLeft: level * sides.left, onRight: level * sides.right };
}

/** In these many time constants a decay falls by 60 dB. */
const SILENT_AFTER = 6.9;

/** A tone that dies away: a resonator that was struck once. */
export function addPing(
  sound: Stereo,
  ping: Event & { readonly hertz: number; readonly decay: number },
): void {
  const { left, right } = sound;
  const { start, end, onLeft, onRight } = spanOf(sound, ping, ping.decay * SILENT_AFTER);
  const turn = (2 * Math.PI * ping.hertz) / SAMPLE_RATE;
  const shrink = Math.exp(-1 / (ping.decay * SAMPLE_RATE));
  const a = 2 * shrink * Math.cos(turn);
  const b = -shrink * shrink;
  let sample = 0;
  let next = shrink * Math.sin(turn);
  for (let n = start; n < end; n += 1) {
    left[n] = (left[n] ?? 0) + onLeft * sample;
    right[n] = (right[n] ?? 0) + onRight * sample;
    const after = a * next + b * sample;
    sample = next;
    next = after;
  }
}

/** A tone that glides and swells, as of a bird. */
export function addChirp(
  sound: Stereo,
  chirp: Event & { readonly seconds: number; readonly from: number; readonly to: number },
): void {
  const { left, right } = sound;
  const { start, end, onLeft, onRight } = spanOf(sound, chirp, chirp.seconds);
  const length = samplesOf(chirp.seconds);
  let phase = 0;
  for (let n = start; n < end; n += 1) {
    const way = (n - start) / length;
    phase += (chirp.from + (chirp.to - chirp.from) * way) / SAMPLE_RATE;
    const swell = Math.sin(Math.PI * way);
    const sample = swell * swell * Math.sin(2 * Math.PI * phase);
    left[n] = (left[n] ?? 0) + onLeft * sample;
    right[n] = (right[n] ?? 0) + onRight * sample;
  }
}

/** A soft blow: a tone that falls and dies away. */
export function addThump(
  sound: Stereo,
  thump: Event & { readonly from: number; readonly to: number; readonly decay: number },
): void {
  const { left, right } = sound;
  const { start, end, onLeft, onRight } = spanOf(sound, thump, thump.decay * SILENT_AFTER);
  const shrink = Math.exp(-1 / (thump.decay * SAMPLE_RATE));
  const settle = shrink ** 4;
  let phase = 0;
  let force = 1;
  let above = thump.from - thump.to;
  for (let n = start; n < end; n += 1) {
    phase += (thump.to + above) / SAMPLE_RATE;
    const sample = force * Math.min(1, (n - start) / 96) * Math.sin(2 * Math.PI * phase);
    left[n] = (left[n] ?? 0) + onLeft * sample;
    right[n] = (right[n] ?? 0) + onRight * sample;
    force *= shrink;
    above *= settle;
  }
}

interface Burst extends Event {
  readonly random: Random;
  readonly hertz: number;
  readonly quality: number;
  readonly attack: number;
  readonly decay: number;
}

/** Noise around a frequency that dies away. */
export function addBurst(sound: Stereo, burst: Burst): void {
  const { left, right } = sound;
  const seconds = burst.attack + burst.decay * SILENT_AFTER;
  const { start, end, onLeft, onRight } = spanOf(sound, burst, seconds);
  const rise = 1 / Math.max(1, burst.attack * SAMPLE_RATE);
  const shrink = Math.exp(-1 / (burst.decay * SAMPLE_RATE));
  const g = tangent(burst.hertz);
  const damping = 1 / burst.quality;
  const a1 = 1 / (1 + g * (g + damping));
  let state = noiseSeed(burst.random);
  let first = 0;
  let second = 0;
  let fall = 1;
  for (let n = start; n < end; n += 1) {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    const v3 = state / 0x80000000 - second;
    const v1 = a1 * (first + g * v3);
    const v2 = second + g * v1;
    first = 2 * v1 - first;
    second = 2 * v2 - second;
    const risen = (n - start) * rise;
    if (risen >= 1) fall *= shrink;
    const sample = v1 * damping * fall * Math.min(1, risen);
    left[n] = (left[n] ?? 0) + onLeft * sample;
    right[n] = (right[n] ?? 0) + onRight * sample;
  }
}

/** Moments in random order, so many a second on average. */
export function scattered(random: Random, seconds: number, perSecond: number): readonly number[] {
  return Array.from({ length: Math.round(seconds * perSecond) }, () => random() * seconds);
}

/** Moments at a steady pace, each a little early or late. */
export function paced(
  random: Random,
  { seconds, every, first }: Record<'seconds' | 'every' | 'first', number>,
): readonly number[] {
  const count = Math.max(0, Math.ceil((seconds - first) / every));
  return Array.from({ length: count }, (_, at) => first + (at + (random() - 0.5) * 0.08) * every);
}
