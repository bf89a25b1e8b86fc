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
  | 'in-front-of'
  | 'next-to'
  | 'on'
  | 'in';

export type SubjectSize = 'tiny' | 'small' | 'normal' | 'big' | 'giant';

export type FramePosition = 'left' | 'right' | 'middle' | 'far' | 'near';

export interface Subject {
  /** Name of an icon. */
  readonly icon: string;
  readonly count: number;
  readonly size: SubjectSize;
  /** A CSS colour the prompt gave it, or null. */
  readonly colour: string | null;
  readonly motions: readonly Motion[];
  /** Where in the picture it is, or null when the prompt does not say. */
  readonly position: FramePosition | null;
  /** Its relation to another subject, by index, or null. */
  readonly link: { readonly relation: Relation; readonly to: number } | null;
}

/** What a prompt asks for, as far as the renderer understands it. */
export interface SceneDescription {
  /** `abstract` when neither the prompt nor its subjects suggest one. */
  readonly setting: Setting;
  /** null when the prompt does not say. */
  readonly time: Time | null;
  readonly weather: readonly Weather[];
  readonly moods: readonly Mood[];
  readonly particles: readonly Particle[];
  readonly subjects: readonly Subject[];
  readonly camera: CameraMove | null;
  /** A CSS colour for the whole picture, or null. */
  readonly accent: string | null;
  /** The words in quotes, or null. */
  readonly title: string | null;
}
