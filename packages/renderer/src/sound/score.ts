import type { EffectKind } from './effects/index.ts';

export type Instrument =
  | 'pad'
  | 'strings'
  | 'synth-pad'
  | 'bass'
  | 'synth-bass'
  | 'mallet'
  | 'bell'
  | 'piano'
  | 'pluck'
  | 'synth'
  | 'kick'
  | 'shaker'
  | 'drum';

export interface Note {
  readonly instrument: Instrument;
  /** When it begins, in seconds. */
  readonly at: number;
  readonly seconds: number;
  /** As in MIDI: 60 is middle C. Drums ignore it. */
  readonly pitch: number;
  /** From 0 to 1. */
  readonly level: number;
  /** From -1 (left) to 1 (right). */
  readonly pan: number;
}

export interface Effect {
  readonly kind: EffectKind;
  /** How much louder than usual beside the music. */
  readonly decibels: number;
}

/** Everything that will be heard. The same score gives the same samples. */
export interface Score {
  readonly seconds: number;
  readonly seed: string;
  readonly character: CharacterName;
  /** The tonic, as in MIDI, in the octave of the bass. */
  readonly tonic: number;
  readonly beatsPerMinute: number;
  /** Degrees of the scale; the last is the tonic. */
  readonly chords: readonly number[];
  readonly notes: readonly Note[];
  readonly effects: readonly Effect[];
}

export type CharacterName =
  | 'calm'
  | 'happy'
  | 'upbeat'
  | 'cosy'
  | 'magic'
  | 'epic'
  | 'sad'
  | 'synth'
  | 'night'
  | 'tension'
  | 'wonder'
  | 'tropical';
