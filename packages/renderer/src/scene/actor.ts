import type { Gait } from '../draw/actors/gaits.ts';
import type { Traits } from '../icons/traits.ts';
import type { Motion, Subject, SubjectSize } from '../parse-prompt/scene-description.ts';
import { thingOf, traitsOfThing } from '../things/things.ts';
import type { Scenery, Surface } from './scenery.ts';
import type { LinkedSubject } from './subject-link.ts';
import type { World } from './world.ts';

/** What carries an actor: a surface, a swim ring, balloons, a bubble of water, or another actor. */
export type Support = 'ground' | 'water' | 'ring' | 'balloon' | 'bubble' | 'mount' | 'none';

/** A subject in the scene: where it is, how large, and how it moves. */
export interface Actor {
  readonly subject: LinkedSubject;
  readonly traits: Traits;
  /** The point on the ground between its feet. */
  readonly x: number;
  readonly y: number;
  readonly height: number;
  readonly depth: number;
  readonly facing: -1 | 1;
  readonly gait: Gait;
  /** Offset of its animation in seconds, so that actors do not move in step. */
  readonly phase: number;
  readonly support: Support;
  readonly isSpinning: boolean;
}

const SUBJECT_SCALES: Readonly<Record<SubjectSize, number>> = {
  tiny: 0.6,
  small: 0.76,
  normal: 1,
  big: 1.28,
  giant: 1.7,
};

/** Of several motions, the first in this list decides the gait. */
const MOTION_PRIORITY: readonly Motion[] = [
  'run',
  'launch',
  'circle',
  'fly',
  'swim',
  'jump',
  'dance',
  'drive',
  'walk',
  'sleep',
  'wave',
  'fall',
  'float',
  'rise',
  'slide',
  'climb',
  'cheer',
  'grow',
  'work',
  'talk',
  'sit',
];

/** Real heights, compressed: a mouse must be visible and an elephant must fit. */
function heightOf(world: World, subject: Subject, traits: Traits, crowd: number): number {
  const { width, height } = world.size;
  const full = world.unit * (height > width ? 400 : width === height ? 365 : 345);
  const share = [1, 1, 0.88, 0.78, 0.7, 0.62, 0.57, 0.53, 0.5, 0.47][Math.min(9, crowd)] ?? 0.47;
  const wish =
    full *
    traits.relativeHeight ** (crowd === 1 ? 0.34 : 0.55) *
    SUBJECT_SCALES[subject.size] *
    share;
  const whole = traits.build === 'whole' ? 0.56 : 0.66;
  const room = world.description.title === null ? whole : 0.44;
  const ratio = thingOf(subject.thing)?.ratio ?? 1;
  const least = crowd === 1 ? world.unit * 170 : world.unit * 80;
  return Math.min(Math.max(wish, least), height * room, (width * 0.8) / Math.max(1, ratio));
}

function gaitOf(subject: Subject, traits: Traits, surface: Surface): Gait {
  const { motions } = subject;
  if (traits.medium === 'air' && (motions.length === 0 || motions.includes('run'))) return 'fly';
  const wish = MOTION_PRIORITY.find((motion) => motions.includes(motion));
  if (surface === 'void' || surface === 'deep' || surface === 'air') {
    if (wish === undefined || wish === 'walk' || wish === 'sit' || wish === 'run') {
      return surface === 'deep' && traits.medium !== 'object'
        ? 'swim'
        : surface === 'air' && wish === 'run'
          ? 'fly'
          : 'float';
    }
    return wish;
  }
  if (traits.medium === 'boat' && (wish === undefined || wish === 'drive' || wish === 'swim'))
    return 'float';
  if (surface === 'water' && traits.medium !== 'scenery')
    return wish === 'jump' || wish === 'fly' ? wish : 'float';
  if (traits.medium === 'scenery') return wish === 'dance' || wish === 'grow' ? wish : 'idle';
  if (wish === 'swim') return traits.medium === 'water' ? 'swim' : 'idle';
  return wish ?? (traits.medium === 'water' ? 'swim' : 'idle');
}

function isFlying(gait: Gait, traits: Traits): boolean {
  return (
    gait === 'fly' ||
    gait === 'fall' ||
    (traits.medium === 'air' && gait !== 'sleep' && gait !== 'sit' && gait !== 'walk')
  );
}

function supportOf(traits: Traits, gait: Gait, surface: Surface): Support {
  if (traits.medium === 'celestial' || surface === 'void') return 'none';
  if (surface === 'deep') return 'none';
  if (isFlying(gait, traits)) return 'none';
  if (surface === 'air')
    return traits.medium === 'land' || traits.medium === 'object' ? 'balloon' : 'none';
  if (surface === 'water')
    return traits.medium === 'boat' || traits.medium === 'water'
      ? 'water'
      : traits.medium === 'land'
        ? 'ring'
        : 'water';
  if (gait === 'float') return traits.medium === 'boat' ? 'ground' : 'balloon';
  if (traits.medium === 'water' && traits.flex === 'wave') return 'bubble';
  return 'ground';
}

/** How far above `groundY` an actor is that does not stand on the ground. */
function elevation(
  world: World,
  scenery: Scenery,
  actor: Pick<Actor, 'support' | 'height' | 'traits' | 'gait'>,
): number {
  const { height } = world.size;
  const { support, traits } = actor;
  if (scenery.surface === 'void' || scenery.surface === 'deep' || scenery.surface === 'air') {
    const lower = support === 'balloon' ? 0.72 : 0.54;
    return (
      scenery.groundY -
      height * lower -
      actor.height * 0.5 +
      (support === 'balloon' ? actor.height * 0.3 : 0)
    );
  }
  if (support === 'balloon') return height * 0.1;
  if (support === 'bubble') return height * 0.1;
  if (support === 'ring') return -actor.height * 0.24;
  if (support === 'water')
    return traits.medium === 'boat' ? -actor.height * 0.1 : -actor.height * 0.22;
  if (support === 'none') {
    const wish = traits.medium === 'land' ? height * 0.24 : height * 0.36;
    return Math.min(wish, scenery.groundY - actor.height - height * 0.1);
  }
  return 0;
}

/** An actor with height, gait and support; its position in the picture is decided later. */
export function createActor(world: World, scenery: Scenery, subject: LinkedSubject, crowd: number) {
  const traits = traitsOfThing(subject.thing);
  const { surface } = scenery;
  const gait = gaitOf(subject, traits, surface);
  const support = supportOf(traits, gait, surface);
  // Leaves room for the balloons above it.
  const height = heightOf(world, subject, traits, crowd) * (support === 'balloon' ? 0.66 : 1);
  const up = elevation(world, scenery, { support, height, traits, gait });
  return {
    subject,
    traits,
    gait,
    support,
    height,
    y: scenery.groundY - up,
    isSpinning: subject.motions.includes('spin'),
  };
}
