import type { Ad } from './description/ad.ts';
import type { Era } from './description/eras.ts';
import type { Explainer } from './description/explainer.ts';
import type { Extra } from './description/extras.ts';
import type { Lettering } from './description/lettering-surfaces.ts';
import type { Look } from './description/look.ts';
import type { Medium } from './description/media.ts';
import type { Mood } from './description/moods.ts';
import type { Motion } from './description/motions.ts';
import type { Region } from './description/regions.ts';
import type { Relation } from './description/relations.ts';
import type { Setting } from './description/settings.ts';
import type { State } from './description/states.ts';
import type { Material } from './description/substances.ts';

export type { Ad } from './description/ad.ts';
export type {
  Age,
  Clothing,
  Figure,
  Garment,
  HairStyle,
  Look,
  Pattern,
} from './description/look.ts';
export type { Medium } from './description/media.ts';
export type { Mood } from './description/moods.ts';
export { MOTIONS, type Motion } from './description/motions.ts';
export {
  DEEDS,
  type Deed,
  PLACES,
  type Place,
  type Relation,
  type RelationKind,
} from './description/relations.ts';
export { SETTINGS, type Setting } from './description/settings.ts';
export { STATES, type State } from './description/states.ts';

export type Time = 'dawn' | 'day' | 'sunset' | 'dusk' | 'night';

export type Weather =
  | 'rain'
  | 'storm'
  | 'snowfall'
  | 'fog'
  | 'wind'
  | 'clouds'
  | 'aurora'
  | 'milky-way'
  | 'rainbow'
  | 'flood'
  | 'sandstorm'
  | 'meteors'
  | 'avalanche';

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

export type CameraMove =
  | 'zoom-in'
  | 'zoom-out'
  | 'pan-left'
  | 'pan-right'
  | 'tilt-up'
  | 'tilt-down'
  | 'orbit';

export type Effect =
  | 'steam'
  | 'smoke'
  | 'dust'
  | 'splash'
  | 'sparks'
  | 'glow'
  | 'flames'
  | 'shards';

/** An effect of one subject, or of the place. */
export interface SubjectEffect {
  readonly kind: Effect;
  /** Index of a subject; null when it is everywhere. */
  readonly from: number | null;
}

export type Style =
  | 'aerial'
  | 'close-up'
  | 'portrait'
  | 'film-grain'
  | 'minimal'
  | 'retro'
  | 'watercolour'
  | 'black-and-white';

export type SubjectSize = 'tiny' | 'small' | 'normal' | 'big' | 'giant';

export type FramePosition = 'left' | 'right' | 'middle' | 'far' | 'near';

/** Which way something goes, as far as the prompt says. */
export type Heading =
  | 'left'
  | 'right'
  | 'up'
  | 'down'
  | 'near'
  | 'away'
  | 'off'
  | 'circles'
  | 'to-and-fro';

/** A second colour on a thing, and how it is spread. */
export interface TwoColours {
  readonly second: string;
  readonly pattern: 'stripes' | 'checks' | 'dots';
}

export interface Subject {
  /** Name of a drawing or of an icon. */
  readonly thing: string;
  readonly count: number;
  readonly size: SubjectSize;
  /** A CSS colour the prompt gave it, or null. */
  readonly colour: string | null;
  readonly twoColours?: TwoColours;
  readonly motions: readonly Motion[];
  readonly states: readonly State[];
  /** Where in the picture it is, or null when the prompt does not say. */
  readonly position: FramePosition | null;
  /** null for everything but people and animals in clothes. */
  readonly look: Look | null;
  readonly heading?: Heading;
  /** What it is made of, where it is not what one expects. */
  readonly material?: Material;
  /** An animal that does what people do is as tall as they, beside their things. */
  readonly isAsTall?: true;
  /** Of whom it is the image in a mirror: an index, and its place among all images there. */
  readonly image?: { readonly whose: number; readonly at: number; readonly of: number };
}

/** What winds or lies in land that is seen from the air. */
export type Feature = 'river' | 'coast' | 'lake' | 'island' | 'road';

/** Land as it is seen from the air. */
export interface LandFromAbove {
  readonly ground: Setting;
  readonly features: readonly Feature[];
}

/** Ground that lies aslant. */
export interface Slope {
  readonly isSteep: boolean;
  /** Which way those who are on it go. */
  readonly way: 'up' | 'down' | 'across';
}

/** One part of a scene that changes. */
export type Phase = Partial<
  Pick<
    SceneDescription,
    | 'setting'
    | 'view'
    | 'extras'
    | 'time'
    | 'moods'
    | 'weather'
    | 'particles'
    | 'subjects'
    | 'effects'
    | 'tints'
    | 'accent'
  >
>;

/** Who does what in one part of a scene in which one thing happens after another. */
export type Act = Pick<SceneDescription, 'subjects' | 'relations' | 'effects'> & {
  /** Where it is, if not at the place of the others. */
  readonly setting?: Setting;
};

/** A place that one looks straight down on. */
export interface PlanView {
  readonly kind:
    | 'crossing'
    | 'parking'
    | 'market'
    | 'beach'
    | 'highway'
    | 'interchange'
    | 'roundabout';
  readonly hasUmbrellas: boolean;
}

/** What a small world is enclosed in. */
export type Glassware =
  | 'snow-globe'
  | 'crystal-ball'
  | 'light-bulb'
  | 'glass-dome'
  | 'soap-bubble'
  | 'jar'
  | 'bottle';

/** A world in glass, and where the glass stands. */
export interface InGlass {
  readonly glassware: Glassware;
  readonly inside: SceneDescription;
  readonly outside: SceneDescription;
}

/** What a prompt asks for, as far as the renderer understands it. */
export interface SceneDescription {
  /** `abstract` when neither the prompt nor its subjects suggest one. */
  readonly setting: Setting;
  /** What is seen from a window or a balcony; null when the prompt does not say. */
  readonly view: Setting | null;
  /** What lies beside a road, where the prompt names it. */
  readonly landscape?: Setting;
  /** The thing by which one knows the city that the prompt names. */
  readonly landmark?: string;
  /** Colours of water, clouds, the sky, the lamps of a show and a plain background, where the prompt names them. */
  readonly tints?: {
    readonly water?: string;
    readonly clouds?: string;
    readonly sky?: string;
    readonly backdrop?: string;
    readonly lamps?: readonly string[];
  };
  /** The lamps of cars are drawn out into lines. */
  readonly hasTrails?: true;
  /** Small lamps hang on a cord. */
  readonly hasFairyLights?: true;
  /** Those who are there are half hidden in grass. */
  readonly hasTallGrass?: true;
  /** The place is said to be full of people. */
  readonly isCrowded?: true;
  /** A time long ago, or one to come. */
  readonly era?: Era;
  /** Whose houses are those of the place. */
  readonly region?: Region;
  /** Only where land is seen from the air. */
  readonly fromAbove?: LandFromAbove;
  /** Only where one looks straight down. */
  readonly planView?: PlanView;
  /** Only where the ground is not level. */
  readonly slope?: Slope;
  /** What the place has besides its people and things. */
  readonly extras?: readonly Extra[];
  /** null when the prompt does not say. */
  readonly time: Time | null;
  readonly weather: readonly Weather[];
  readonly moods: readonly Mood[];
  readonly particles: readonly Particle[];
  readonly effects: readonly SubjectEffect[];
  readonly styles: readonly Style[];
  /** Left out when the prompt does not say. */
  readonly medium?: Medium;
  readonly subjects: readonly Subject[];
  readonly relations: readonly Relation[];
  readonly camera: CameraMove | null;
  /** What the light, the season, the weather or the look of things becomes: the first of them is how it begins. */
  readonly phases?: readonly Phase[];
  /** What happens one after the other, when the prompt tells more than one thing. */
  readonly acts?: readonly Act[];
  /** A small world in a snow globe, a bottle or a light bulb. */
  readonly glass?: InGlass;
  /** The two pictures of a split screen. */
  readonly halves?: readonly SceneDescription[];
  /** A CSS colour for the whole picture, or null. */
  readonly accent: string | null;
  /** The words in quotes, or null. */
  readonly title: string | null;
  /** What is said in speech bubbles. */
  readonly speech?: readonly string[];
  /** The words on a sign that somebody holds or that stands there. */
  readonly sign?: string;
  /** Words on the ground, on a wall, in the sky, on a thing or on a shirt. */
  readonly lettering?: Lettering;
  /** What a picture on the wall shows; null where it cannot be drawn. */
  readonly wallPicture?: { readonly thing: string | null; readonly isPoster: boolean };
  /** Only where something is explained with parts and words. */
  readonly explainer?: Explainer;
  /** null when the prompt does not ask for an ad. */
  readonly ad: Ad | null;
}
