import { hillLine } from '../../draw/landforms.ts';
import { isAnimate, isPerson, isVehicle } from '../../parse-prompt/kinds-of-things.ts';
import type { Actor, Step } from '../../scene/actor.ts';
import type { Scenery } from '../../scene/scenery.ts';
import { SLOPE_DEPTH, type SlopePlan } from '../../scene/slope.ts';
import type { Moment, World } from '../../scene/world.ts';
import { beastOf } from '../../things/beasts/beasts.ts';
import { BELLY } from '../groups/curling.ts';
import { fallsTo } from './direction.ts';
import { safeArea } from './layout.ts';

/** How far ground falls that is steep, and ground that is not. */
const FALLS = { steep: 0.44, gentle: 0.24 } as const;
/** Nobody is lifted or lowered by more than this share of the picture's height. */
const MOST = 0.24;
/** The lowest foot in the picture, as a share of its height. */
const LOWEST = 0.93;
/** How far below the edge of the slope they stand, in 720ths of the shorter side. */
const BELOW = 34;
/** The skis and boards that are drawn with somebody go down already. */
const ON_BOARDS = /^(?:skier|snowboarder)$/;
const SKIS = 0.37;

const isStanding = ({ support, carrier }: Actor, scenery: Scenery) =>
  support === 'ground' && (carrier === scenery.supports[0]?.name || carrier === 'ground');

function planOf(world: World, scenery: Scenery, actors: readonly Actor[]): SlopePlan | null {
  const { slope } = world.description;
  if (slope === undefined) return null;
  const { width, height } = world.size;
  const grounded = actors.filter((actor) => isStanding(actor, scenery));
  const reach = Math.max(width * 0.2, ...grounded.map(({ x }) => Math.abs(x - width / 2)));
  const wish = slope.isSteep ? FALLS.steep : FALLS.gentle;
  const fall = fallsTo(world) * Math.min(wish, (height * MOST) / reach);
  const usual = -height * (slope.isSteep ? 0.1 : 0.07);
  const feet = grounded.map(({ x, y }) => y + usual + (x - width / 2) * fall);
  const heads = grounded.map(({ height: tall }, at) => (feet[at] ?? 0) - tall);
  // The lowest one is not cut off, as long as the highest one is not either.
  const low = Math.max(0, Math.max(0, ...feet) - height * LOWEST);
  const high = Math.max(0, Math.min(height, ...heads) - height * 0.04);
  // A title stands over the heads, as far as the feet allow.
  const titled = world.description.title === null ? 0 : safeArea(world).top;
  const below = Math.max(0, titled - Math.min(height, ...heads));
  const free = Math.max(0, height * LOWEST - Math.max(0, ...feet));
  const lowered = Math.min(below, free) - Math.min(low, high);
  const y = scenery.groundY + usual + lowered - BELOW * world.unit;
  return { y, fall };
}

const BOARDS = /^(?:snowboard|skateboard|sled|skis)$/;

function isLong({ subject: { thing }, traits, box }: Actor): boolean {
  if (beastOf(thing) !== null || isVehicle(thing) || BOARDS.test(thing)) return true;
  const isWhole = traits.build === 'whole' && traits.medium === 'land' && isAnimate(thing);
  return isWhole && !isPerson(thing) && box.width > box.height * 0.85;
}

/** What stands on four legs or wheels lies along the ground; people and houses are upright. */
function leanOf(actor: Actor, fall: number): number {
  const { subject, gait, tilt, facing } = actor;
  if (gait === 'slide') return tilt;
  if (ON_BOARDS.test(subject.thing)) return facing * (Math.atan(Math.abs(fall)) - SKIS);
  return isLong(actor) ? tilt + Math.atan(fall) * 0.9 : tilt;
}

function shifted(actor: Actor, x: number, y: number): Actor {
  const { box, clip } = actor;
  return {
    ...actor,
    x: actor.x + x,
    y: actor.y + y,
    box: { ...box, x: box.x + x, y: box.y + y },
    clip: clip === null ? null : { ...clip, x: clip.x + x, y: clip.y + y },
  };
}

/** On the belly, head first. */
const LYING = 1.3;

/** Their way over the seconds, along the slope. */
function pathAlong(actor: Actor, fall: number) {
  const { path, gait, facing, subject, height, isSpinning, box } = actor;
  return (moment: Moment): Step => {
    const step = path(moment);
    if (gait === 'slide') {
      const isFlat = BELLY.test(subject.thing);
      const own = ON_BOARDS.test(subject.thing) ? SKIS : isFlat ? -LYING : 0;
      const turn = facing * (Math.atan(Math.abs(fall)) - own);
      const lower = isFlat ? Math.max(0, height - box.width) / 2 : 0;
      return { ...step, y: step.x * fall + lower, turn };
    }
    // What rolls comes down turning.
    if (isSpinning) {
      const x = facing * height * 1.4 * (moment.progress - 0.45);
      return { ...step, x, y: x * fall, turn: (x / height) * 2 };
    }
    const x = gait === 'climb' ? step.x - facing * step.y * 0.5 : step.x;
    return { ...step, x, y: (gait === 'climb' ? 0 : step.y) + x * fall };
  };
}

/** Buildings and trees stand as deep as their lower corner. */
function sunk(actor: Actor, fall: number): number {
  const { traits, box } = actor;
  const isWide = box.width > box.height * 1.4 && !isLong(actor);
  const isBuilt = traits.medium === 'scenery' || isWide;
  return isBuilt ? Math.abs(fall) * box.width * 0.36 : 0;
}

/** Who is carried turns with what carries it. */
function carried(rider: Actor, bearer: Actor, moved: Actor): Actor {
  const angle = moved.tilt - bearer.tilt;
  const from = { x: bearer.x, y: bearer.y - bearer.height / 2 };
  const [x, y] = [rider.x - from.x, rider.y - rider.height / 2 - from.y];
  const turned = {
    x: x * Math.cos(angle) - y * Math.sin(angle),
    y: x * Math.sin(angle) + y * Math.cos(angle),
  };
  const along = shifted(
    rider,
    turned.x - x + moved.x - bearer.x,
    turned.y - y + moved.y - bearer.y,
  );
  return { ...along, tilt: rider.tilt + angle, path: moved.path };
}

function bearerOf(actor: Actor, actors: readonly Actor[]): Actor | undefined {
  const { holder, bearer, support, carrier } = actor;
  const own = holder ?? (support === 'mount' ? bearer : undefined);
  if (own !== undefined)
    return actors.find(({ index, copy }) => index === own.index && copy === own.copy);
  if (support !== 'mount') return undefined;
  return actors
    .filter(({ subject }) => subject.thing === carrier)
    .sort((first, second) => Math.abs(first.x - actor.x) - Math.abs(second.x - actor.x))[0];
}

/** Puts all who stand on the ground on a slope, where the prompt speaks of one. */
export function onSlope(
  world: World,
  scenery: Scenery,
  actors: readonly Actor[],
): { readonly actors: readonly Actor[]; readonly slope: SlopePlan | null } {
  const slope = planOf(world, scenery, actors);
  if (slope === null) return { actors, slope };
  const { fall } = slope;
  const line = hillLine(world, { name: 'slope', swell: 0, waves: [1], ...slope });
  const moved = new Map<Actor, Actor>();
  for (const actor of actors) {
    if (!isStanding(actor, scenery)) continue;
    const down = actor.y - scenery.groundY + BELOW * world.unit;
    const y = line(actor.x) + down + sunk(actor, fall) - actor.y;
    moved.set(actor, {
      ...shifted(actor, 0, y),
      depth: Math.max(actor.depth, SLOPE_DEPTH + 0.004),
      tilt: leanOf(actor, fall),
      path: pathAlong(actor, fall),
      slope: fall,
      isSpinning: false,
    });
  }
  const placed = actors.map((actor) => {
    const own = moved.get(actor);
    if (own !== undefined) return own;
    const bearer = bearerOf(actor, actors);
    const to = bearer === undefined ? undefined : moved.get(bearer);
    return bearer === undefined || to === undefined ? actor : carried(actor, bearer, to);
  });
  return { actors: placed, slope };
}
