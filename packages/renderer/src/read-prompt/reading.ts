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

export type Motion =
  | 'run'
  | 'walk'
  | 'jump'
  | 'fly'
  | 'swim'
  | 'float'
  | 'spin'
  | 'dance'
  | 'fall'
  | 'drive'
  | 'sleep'
  | 'wave'
  | 'sit'
  | 'grow';

export type CameraMove = 'zoom-in' | 'zoom-out' | 'pan-left' | 'pan-right' | 'tilt-up' | 'orbit';

export type Relation =
  | 'left'
  | 'right'
  | 'above'
  | 'below'
  | 'behind'
  | 'before'
  | 'beside'
  | 'on'
  | 'in';

export type Bulk = 'tiny' | 'small' | 'usual' | 'big' | 'giant';

export type Spot = 'left' | 'right' | 'middle' | 'far' | 'near';

export interface Subject {
  /** A name of the icon set. */
  readonly icon: string;
  readonly count: number;
  readonly bulk: Bulk;
  /** A CSS colour the prompt gave it, or null. */
  readonly colour: string | null;
  readonly motions: readonly Motion[];
  /** Where in the picture the prompt puts it, or null. */
  readonly spot: Spot | null;
  /** How it stands to an earlier or later subject, or null. */
  readonly link: { readonly relation: Relation; readonly to: number } | null;
}

/** What a prompt says, as far as the renderer understands it. */
export interface Reading {
  /** `abstract` when the prompt names no place. */
  readonly setting: Setting;
  /** null when the prompt leaves it open. */
  readonly time: Time | null;
  readonly weather: readonly Weather[];
  readonly moods: readonly Mood[];
  readonly particles: readonly Particle[];
  readonly subjects: readonly Subject[];
  readonly camera: CameraMove | null;
  /** A colour that belongs to the whole picture. */
  readonly accent: string | null;
  /** The words in quotes. */
  readonly title: string | null;
}
