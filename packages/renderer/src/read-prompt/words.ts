import type { SceneDescription } from '../parse-prompt/scene-description.ts';

export const WORD_KINDS = [
  'subject',
  'setting',
  'light',
  'weather',
  'motion',
  'camera',
  'title',
] as const;
export type WordKind = (typeof WORD_KINDS)[number];

/** Words of a prompt that are in the picture. Places count UTF-16 code units. */
export interface ReadWord {
  readonly start: number;
  readonly end: number;
  readonly kind: WordKind;
  /** The colour that they became, as `#rrggbb`. */
  readonly color: string;
  /** What was drawn for a subject: the name of its picture. */
  readonly thing?: string;
}

/** What a prompt asks to draw, and which of its words say so. */
export interface Reading {
  readonly words: readonly ReadWord[];
  readonly description: SceneDescription;
}

/** To the process that reads. */
export interface ReadOrder {
  readonly id: number;
  readonly prompt: string;
}

/** What it answers; a failure is of our own making, because every prompt can be read. */
export type ReadReply = { readonly id: number } & (
  | { readonly reading: Reading }
  | { readonly failure: string }
);
