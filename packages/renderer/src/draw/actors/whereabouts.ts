import type { Actor, Step } from '../../scene/actor.ts';
import type { Scenery, Surface } from '../../scene/scenery.ts';
import type { Moment, World } from '../../scene/world.ts';

/** Moves flyers around, scrolls scenery past, and lets what floats bob up and down. */
function offsetAt(world: World, surface: Surface, actor: Actor, seconds: number) {
  const { width, height } = world.size;
  // A cable leads its cabin.
  const isHanging = actor.tilt === Math.PI;
  const isFree = actor.support === 'none' && actor.subject.thing !== 'cable-car' && !isHanging;
  const isLed = actor.subject.heading !== undefined;
  if (isFree && actor.traits.medium === 'air' && world.speed === 0 && !isLed) {
    // Nobody is cut off by the edge for that.
    const beside = Math.min(actor.box.x, width - actor.box.x - actor.box.width) - width * 0.02;
    const wide = Math.min(width * 0.07, Math.max(width * 0.015, beside));
    return {
      x: wide * Math.sin(seconds * 0.75 + actor.phase * 2) * actor.facing,
      y: height * 0.03 * Math.sin(seconds * 1.3 + actor.phase),
    };
  }
  if (actor.traits.medium === 'scenery' && world.speed !== 0) {
    const span = width * 1.7;
    const from = actor.x - world.speed * seconds * actor.depth + span * 0.2;
    return { x: (((from % span) + span) % span) - span * 0.2 - actor.x, y: 0 };
  }
  const isAfloat = surface === 'water' && actor.support !== 'none' && actor.support !== 'ground';
  return { x: 0, y: isAfloat ? height * 0.009 * Math.sin(seconds * 1.7 + actor.phase) : 0 };
}

/** Where an actor is at a moment: on the spot, and how far from its place. */
export interface Whereabouts {
  readonly seconds: number;
  readonly offset: { readonly x: number; readonly y: number };
  readonly step: Step;
}

export function whereaboutsOf(
  world: World,
  { surface }: Scenery,
  actor: Actor,
): (moment: Moment) => Whereabouts {
  return (moment) => ({
    seconds: moment.seconds,
    offset: offsetAt(world, surface, actor.mount ?? actor, moment.seconds),
    step: actor.path(moment),
  });
}

const LOOKS = 12;
const SECONDS = 10;
/** Around the picture, in its lengths: the camera moves, and what is held reaches far. */
const AROUND = 0.5;

/** Whether an actor is beyond the picture all the time, as the last of twelve palaces in a row. */
export function isNeverSeen(
  { size }: World,
  { x, y, box }: Actor,
  at: (moment: Moment) => Whereabouts,
): boolean {
  return Array.from({ length: LOOKS + 1 }, (_, look) => look / LOOKS).every((progress) => {
    const { offset, step } = at({ seconds: progress * SECONDS, progress });
    const wide = size.width * AROUND + box.width * Math.max(1, step.scale);
    const tall = size.height * AROUND + box.height * Math.max(1, step.scale);
    const across = x + offset.x + step.x;
    const down = y + offset.y + step.y;
    return (
      across < -wide || across > size.width + wide || down < -tall || down > size.height + tall
    );
  });
}
