import type { Random } from '../../random.ts';
import { addChannel } from '../filters.ts';
import type { Stereo } from '../stereo.ts';

export interface EffectContext {
  readonly random: Random;
  readonly seconds: number;
  /** The tonic of the music, for effects that have a pitch. */
  readonly tonicHertz: number;
}

export interface EffectMaker {
  /** What its level is measured by: a steady sound by its power, single events by their peak. */
  readonly measure: 'power' | 'peak';
  /** How much of it the room answers, from 0 to 1. */
  readonly reverb: number;
  make(sound: Stereo, context: EffectContext): void;
}

/** Fills both sides from sources that are independent of each other, which is what makes it wide. */
export function fill(sound: Stereo, source: (samples: number) => Float32Array): void {
  for (const side of [sound.left, sound.right]) addChannel(side, source(side.length), 1);
}

/** A slow change between 0 and 1, from three waves of that length or shorter. */
export function drift(random: Random, period: number): (seconds: number) => number {
  const waves = [1, 1.7, 2.9].map((pace) => ({
    turns: (2 * Math.PI * pace) / period,
    phase: random() * 2 * Math.PI,
  }));
  return (seconds) => {
    let sum = 0;
    for (const { turns, phase } of waves) sum += Math.sin(seconds * turns + phase);
    return 0.5 + sum / 6;
  };
}

export function place(random: Random, width = 0.8): number {
  return (random() * 2 - 1) * width;
}
