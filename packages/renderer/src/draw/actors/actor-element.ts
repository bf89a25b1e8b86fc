import type { Grasp } from '../../people/draw-person.ts';
import { isDrawnPerson } from '../../people/person.ts';
import type { Actor } from '../../scene/actor.ts';
import type { Scenery, Surface } from '../../scene/scenery.ts';
import type { Brush, Element, World } from '../../scene/world.ts';
import { thingOf } from '../../things/things.ts';
import { effectsOf } from '../effects/actor-effects.ts';
import { loadSprite, type Sprite } from '../sprite.ts';
import * as accessories from './accessories.ts';
import { type Body, createBody } from './body.ts';
import { poseAt } from './gaits.ts';
import { createHeld, type Held } from './held.ts';
import type { Pose } from './pose.ts';

/** What an actor holds. */
interface HeldItems {
  readonly balloon: Sprite | null;
  readonly umbrella: Sprite | null;
}

const FREE_HAND_GAITS = new Set(['idle', 'walk', 'sit', 'wave']);

async function heldItemsFor(world: World, actor: Actor): Promise<HeldItems> {
  const look = { light: world.light, colour: null };
  const { weather } = world.description;
  const isPerson = isDrawnPerson(actor.subject.thing);
  const isFigure = actor.traits.build === 'head' && !isPerson && actor.support === 'ground';
  const isWet = weather.includes('rain') || weather.includes('storm');
  const isFree = isWet && actor.held === undefined;
  const hasUmbrella = isFigure && isFree && FREE_HAND_GAITS.has(actor.gait);
  const { height, support } = actor;
  return {
    balloon: support === 'balloon' ? await loadSprite('balloon', height * 0.4, look) : null,
    umbrella: hasUmbrella ? await loadSprite('umbrella', height, look) : null,
  };
}

/** Somebody with a free hand takes an umbrella into the rain. */
function withUmbrella(world: World, actor: Actor): Actor {
  const { weather } = world.description;
  const isWet = weather.includes('rain') || weather.includes('storm');
  const isFree = actor.held === undefined && actor.support === 'ground';
  const canHold = isDrawnPerson(actor.subject.thing) && FREE_HAND_GAITS.has(actor.gait);
  if (!(isWet && isFree && canHold)) return actor;
  return { ...actor, held: { thing: 'umbrella', colour: null, grasp: 'one' } };
}

/** Moves flyers around, scrolls scenery past, and lets what floats bob up and down. */
function offsetAt(world: World, surface: Surface, actor: Actor, seconds: number) {
  const { width, height } = world.size;
  if (actor.support === 'none' && actor.traits.medium === 'air' && world.speed === 0) {
    const wide = width * 0.07;
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

/** An actor at one moment. */
interface ActorFrame {
  readonly actor: Actor;
  readonly body: Body;
  readonly held: HeldItems;
  /** What it was given; people hold theirs themselves. */
  readonly thing: Held | null;
  readonly pose: Pose;
  readonly seconds: number;
}

/** Where the hands of a figure or the mouth of an animal are, in shares of its size. */
const HOLDS: Readonly<Record<Grasp, readonly [x: number, y: number]>> = {
  one: [0.27, -0.32],
  two: [0.16, -0.26],
  overhead: [0, -1.02],
  mouth: [0.2, -0.46],
  chin: [0.2, -0.42],
  push: [0.3, -0.3],
  low: [0.27, -0.22],
  rest: [0.2, -0.22],
};

/** Arms that reach for what is held. */
function holding(pose: Pose, grasp: Grasp): Pose {
  if (grasp === 'overhead') return { ...pose, arms: [2.5, 2.5] };
  return { ...pose, arms: [grasp === 'one' || grasp === 'low' ? pose.arms[0] : 0.75, 0.95] };
}

function drawThingHeld(brush: Brush, { actor, body, thing, seconds }: ActorFrame): void {
  if (thing === null) return;
  const [x, y] = HOLDS[thing.grasp];
  const isFigure = actor.traits.build !== 'whole';
  const wide = isFigure ? body.height : body.width;
  brush.save();
  brush.translate(x * wide * actor.facing * (isFigure ? 1 : 1.5), y * body.height);
  thing.draw(brush, actor.facing, seconds);
  brush.restore();
}

function drawBody(brush: Brush, world: World, frame: ActorFrame) {
  const { actor, body, held, thing, seconds } = frame;
  const pose = thing === null ? frame.pose : holding(frame.pose, thing.grasp);
  const { balloon, umbrella } = held;
  const { support } = actor;
  const bodyPose = umbrella === null ? pose : { ...pose, arms: [pose.arms[0], 1.9] as const };
  if (support === 'ring') accessories.drawRing(brush, body.height, 'back');
  if (balloon !== null) accessories.drawBalloons(brush, balloon, body.height, seconds);
  if (umbrella !== null) accessories.drawUmbrella(brush, umbrella, body.height, actor.facing);
  brush.save();
  body.draw(brush, bodyPose, seconds);
  brush.restore();
  drawThingHeld(brush, frame);
  if (support === 'ring') accessories.drawRing(brush, body.height, 'front');
  if (support === 'bubble') {
    accessories.drawBubble(brush, Math.max(body.width, body.height) * 0.66, -body.height / 2);
  }
  if (actor.gait === 'sleep') accessories.drawSleepLetters(brush, world, body.height, seconds);
}

/** Lifts, rotates and stretches the canvas before the body is drawn. */
function applyPose(brush: Brush, { actor, body, pose, seconds }: ActorFrame): void {
  const isAfloat = actor.support === 'water' || actor.support === 'ring';
  const sway = 0.05 * Math.sin(seconds * 1.3 + actor.phase);
  // In the air a body rotates about its middle, on the ground about its feet.
  const pivot = actor.support === 'none' ? body.height / 2 : 0;
  brush.translate(0, -pose.lift * body.height - pivot);
  brush.rotate(isAfloat ? sway : pose.turn * actor.facing);
  brush.translate(0, pivot);
  const turned = actor.isSpinning ? Math.cos((seconds + actor.phase) * 3.2) : 1;
  const thick = Math.abs(turned) < 0.04 ? 0.08 : turned;
  brush.scale(thick / Math.sqrt(pose.stretch), pose.stretch);
}

/** What an animal or a robot holds. */
async function thingHeldBy(world: World, { subject, held, height }: Actor): Promise<Held | null> {
  if (held === undefined || isDrawnPerson(subject.thing)) return null;
  const metres = Math.max(1.3, thingOf(subject.thing)?.metres ?? 1.3);
  return createHeld(world, held, { height, metres });
}

/** Draws an actor: shadow or ripples, the body in its pose, and its accessories. */
export async function actorElement(
  world: World,
  scenery: Scenery,
  given: Actor,
): Promise<Element | null> {
  const actor = withUmbrella(world, given);
  const body = await createBody(world, scenery, actor);
  if (body === null) return null;
  const held = await heldItemsFor(world, actor);
  const thing = await thingHeldBy(world, actor);
  const shadow = accessories.shadowBitmap(world.light.shadow);
  const isHurrying = (actor.gait === 'run' || actor.gait === 'drive') && actor.support === 'ground';
  const effects = effectsOf(world, actor);
  const { facing } = actor;
  const { height, width } = body;
  return {
    depth: actor.depth,
    draw(brush, { seconds }) {
      const pose = poseAt(actor.gait, actor.gait === 'grow' ? seconds : seconds + actor.phase);
      const offset = offsetAt(world, scenery.surface, actor, seconds);
      const x = actor.x + offset.x + pose.x * height;
      const y = actor.y + offset.y;
      const frame = { actor, body, held, thing, pose, seconds };
      if (actor.support === 'ground') {
        accessories.drawShadow(brush, shadow, { x, y, width: width * 1.25, lift: pose.lift });
      }
      brush.save();
      brush.translate(x, y);
      if (isHurrying) accessories.drawDust(brush, world, { height, facing, seconds });
      brush.save();
      applyPose(brush, frame);
      drawBody(brush, world, frame);
      effects?.draw(brush, body, seconds);
      brush.restore();
      if (actor.support === 'water' || actor.support === 'ring') {
        brush.translate(0, -height * (actor.support === 'ring' ? 0.2 : 0.1));
        accessories.drawRipples(brush, world, width, seconds + actor.phase);
      }
      brush.restore();
    },
  };
}
