import type { Colour } from '../draw/colour.ts';
import type { Box } from '../draw/props/furniture.ts';
import type { Particle } from '../parse-prompt/scene-description.ts';
import type { Light } from './light.ts';
import type { Element, World } from './world.ts';

/** What subjects are on or in. `deep` is under water, `void` has no up and down. */
export type Surface = 'ground' | 'water' | 'deep' | 'air' | 'void' | 'table' | 'podium';

export type SupportName =
  | 'ground'
  | 'floor'
  | 'table'
  | 'desk'
  | 'counter'
  | 'sill'
  | 'seat'
  | 'bed'
  | 'shelf'
  | 'podium'
  | 'stage'
  | 'water'
  | 'bank'
  | 'rock'
  | 'ice'
  | 'leaf'
  | 'road'
  | 'pavement'
  | 'track'
  | 'bridge'
  | 'quay'
  | 'roof'
  | 'branch'
  | 'wall'
  | 'ceiling';

/** A level place on which things stand, sit, lie or float; things hang on a wall or a ceiling. */
export interface Support {
  readonly name: SupportName;
  /** In pixels from the top. Of a wall, the height at which things hang. */
  readonly y: number;
  readonly left: number;
  readonly right: number;
  /** The depth of an element that stands there, so that it is drawn over the support. */
  readonly depth: number;
}

/** A lamp, a fire or a lit window, in pixels. */
export interface LightSource {
  readonly x: number;
  readonly y: number;
  readonly colour: Colour;
  readonly reach: number;
}

/** A painted setting, before the actors are added. */
export interface Scenery {
  readonly elements: readonly Element[];
  readonly surface: Surface;
  /** Height in the picture at which the foremost actors stand, in pixels from the top. */
  readonly groundY: number;
  /** Where ground and sky meet, in pixels from the top. */
  readonly horizon: number;
  /** The light on the actors, where it differs from that of the sky. */
  readonly light?: Light;
  /** Particles of the setting, for prompts that ask for none. */
  readonly ambientParticles: readonly Particle[];
  /** The first is where the actors are when no relation says otherwise. Empty in the air. */
  readonly supports: readonly Support[];
  /** Through which the weather is seen from indoors; null outdoors and in rooms without one. */
  readonly window: Box | null;
  readonly lights: readonly LightSource[];
}

export type PaintSetting = (world: World) => Scenery;

/** A support whose span is given in shares of the picture's width. */
export function level(
  world: World,
  name: SupportName,
  y: number,
  place: { readonly span?: readonly [number, number]; readonly depth?: number } = {},
): Support {
  const [left, right] = place.span ?? [0.04, 0.96];
  const { width } = world.size;
  return { name, y, left: left * width, right: right * width, depth: place.depth ?? 1 };
}

/** A support between two places in pixels. */
export function ledge(
  name: SupportName,
  y: number,
  [left, right]: readonly [number, number],
  depth: number,
): Support {
  return { name, y, left, right, depth };
}

/** The sill of a window in a back wall. */
export function sillOf({ unit }: World, { x, y, width, height }: Box): Support {
  return ledge('sill', y + height + unit * 9, [x, x + width], 0.6);
}

/** What most outdoor settings offer: open ground, and no window. */
export function openGround(world: World, groundY: number) {
  return { supports: [level(world, 'ground', groundY)], window: null, lights: [] } as const;
}

/** Settings that can be seen from above; elsewhere the ground would be empty. */
const FROM_ABOVE: ReadonlySet<string> = new Set([
  'river',
  'sea',
  'beach',
  'lake',
  'harbour',
  'pond',
]);

/** Horizon and ground for a picture of this shape; `tilt` moves the horizon down. */
export function defaultLevels(world: World, tilt = 0) {
  const { width, height } = world.size;
  const isTall = height > width;
  const { styles, setting, extras } = world.description;
  const isAerial = styles.includes('aerial') && FROM_ABOVE.has(setting);
  // From near the ground, those who stand on it rise into the sky.
  const low = extras?.includes('low-angle') === true ? 0.2 : 0;
  return {
    horizon: height * (isAerial ? 0.2 : (isTall ? 0.56 : 0.57) + tilt + low),
    groundY: height * ((isTall ? 0.8 : 0.855) + low * 0.4),
  };
}
