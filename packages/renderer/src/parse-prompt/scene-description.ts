import type { Ad } from './ad.ts';
import type { Look } from './look.ts';
import type { Motion } from './motions.ts';

export type { Ad } from './ad.ts';
export type { Age, Clothing, Garment, HairStyle, Look } from './look.ts';
export { MOTIONS, type Motion } from './motions.ts';

export const SETTINGS = [
  'sea',
  'beach',
  'underwater',
  'forest',
  'city',
  'mountains',
  'desert',
  'space',
  'moon',
  'snow',
  'meadow',
  'room',
  'kitchen',
  'sky',
  'lake',
  'volcano',
  'stage',
  'abstract',
  'stadium',
  'greenhouse',
  'street',
  'market',
  'campsite',
  'window-seat',
  'table-top',
  'iceberg',
  'railway',
  'garden',
  'office',
  'classroom',
  'gym',
  'shop',
  'hospital',
  'farm',
  'harbour',
  'cave',
  'castle',
  'laboratory',
  'river',
  'jungle',
  'savanna',
  'park',
  'rooftops',
  'library',
  'restaurant',
  'club',
  'corridor',
  'road',
  'balcony',
  'pond',
  'waterfall',
  'village',
  'studio',
  'bathroom',
  'bedroom',
  'garage',
  'workshop',
  'atelier',
  'museum',
  'carriage',
  'skatepark',
  'arena',
  'terrace',
] as const;
export type Setting = (typeof SETTINGS)[number];

export type Time = 'dawn' | 'day' | 'sunset' | 'dusk' | 'night';

export type Weather =
  | 'rain'
  | 'storm'
  | 'snowfall'
  | 'fog'
  | 'wind'
  | 'clouds'
  | 'aurora'
  | 'rainbow';

export type Mood =
  | 'neon'
  | 'pastel'
  | 'dark'
  | 'cinematic'
  | 'retro'
  | 'autumn'
  | 'spring'
  | 'golden'
  | 'tropical'
  | 'cosy'
  | 'magic';

export type Particle =
  | 'snow'
  | 'rain'
  | 'bubbles'
  | 'leaves'
  | 'fireflies'
  | 'dust'
  | 'petals'
  | 'confetti'
  | 'smoke'
  | 'embers'
  | 'sparkles'
  | 'hearts'
  | 'fireworks';

export type CameraMove = 'zoom-in' | 'zoom-out' | 'pan-left' | 'pan-right' | 'tilt-up' | 'orbit';

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

export const STATES = [
  'asleep',
  'sitting',
  'lying',
  'bowed',
  'howling',
  'roaring',
  'young',
  'melting',
  'splashing',
  'standing',
  'open',
  'closed',
  'burning',
  'glowing',
  'steaming',
  'smoking',
  'broken',
  'parked',
  'floating',
  'hanging',
  'full',
  'snowy',
  'wet',
  'old',
  'new',
  'happy',
  'sad',
  'angry',
  'tired',
  'wooden',
  'paper',
  'stone',
  'metal',
  'glass',
] as const;
export type State = (typeof STATES)[number];

export type Effect = 'steam' | 'smoke' | 'dust' | 'splash' | 'sparks' | 'glow' | 'flames';

/** An effect of one subject, or of the place. */
export interface SubjectEffect {
  readonly kind: Effect;
  /** Index of a subject; null when it is everywhere. */
  readonly from: number | null;
}

export type Style =
  | 'aerial'
  | 'film-grain'
  | 'minimal'
  | 'retro'
  | 'watercolour'
  | 'black-and-white';

export type SubjectSize = 'tiny' | 'small' | 'normal' | 'big' | 'giant';

export type FramePosition = 'left' | 'right' | 'middle' | 'far' | 'near';

export interface Subject {
  /** Name of a drawing or of an icon. */
  readonly thing: string;
  readonly count: number;
  readonly size: SubjectSize;
  /** A CSS colour the prompt gave it, or null. */
  readonly colour: string | null;
  readonly motions: readonly Motion[];
  readonly states: readonly State[];
  /** Where in the picture it is, or null when the prompt does not say. */
  readonly position: FramePosition | null;
  /** null for everything but people. */
  readonly look: Look | null;
}

/** What a prompt asks for, as far as the renderer understands it. */
export interface SceneDescription {
  /** `abstract` when neither the prompt nor its subjects suggest one. */
  readonly setting: Setting;
  /** What is seen from a window or a balcony; null when the prompt does not say. */
  readonly view: Setting | null;
  /** What lies beside a road, where the prompt names it. */
  readonly landscape?: Setting;
  /** null when the prompt does not say. */
  readonly time: Time | null;
  readonly weather: readonly Weather[];
  readonly moods: readonly Mood[];
  readonly particles: readonly Particle[];
  readonly effects: readonly SubjectEffect[];
  readonly styles: readonly Style[];
  readonly subjects: readonly Subject[];
  readonly relations: readonly Relation[];
  readonly camera: CameraMove | null;
  /** A CSS colour for the whole picture, or null. */
  readonly accent: string | null;
  /** The words in quotes, or null. */
  readonly title: string | null;
  /** null when the prompt does not ask for an ad. */
  readonly ad: Ad | null;
}
