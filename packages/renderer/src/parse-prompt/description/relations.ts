/** Where one subject is, seen from another. */
export const PLACES = [
  'on',
  'in',
  'under',
  'over',
  'above',
  'below',
  'behind',
  'in-front-of',
  'next-to',
  'left',
  'right',
  'between',
  'around',
  'through',
  'along',
  'against',
  'at',
  'into',
  'out-of',
  'across',
  'towards',
] as const;
export type Place = (typeof PLACES)[number];

/** What one subject does to another. */
export const DEEDS = [
  'chase',
  'follow',
  'hold',
  'carry',
  'ride',
  'drive',
  'water',
  'eat',
  'drink',
  'read',
  'play',
  'push',
  'pull',
  'throw',
  'kick',
  'pour',
  'look-at',
  'point-at',
  'pass',
  'cross',
  'lean',
  'build',
  'share',
  'wear',
  'catch',
  'feed',
  'paint',
  'plant',
  'cook',
  'hug',
  'hand-in-hand',
] as const;
export type Deed = (typeof DEEDS)[number];

export type RelationKind = Place | Deed;

/** A passive sentence is turned round: `from` is who acts. */
export interface Relation {
  /** Index of a subject. */
  readonly from: number;
  readonly kind: RelationKind;
  /** Index of a subject; null for the place of the scene, as in "over the valley". */
  readonly to: number | null;
}
