import type { Grasp } from '../../people/draw-person.ts';
import { isDrawnPerson } from '../../people/person.ts';
import type { Actor } from '../../scene/actor.ts';
import { INDOORS } from '../../scene/indoors.ts';
import type { Scenery, Surface } from '../../scene/scenery.ts';
import type { Brush, Element, World } from '../../scene/world.ts';
import { beastOf } from '../../things/beasts/beasts.ts';
import type { Box } from '../props/furniture.ts';
import { loadSprite, type Sprite } from '../sprite.ts';
import * as accessories from './accessories.ts';
import { createBody } from './body.ts';
import { flipbook, isLimbed } from './flipbook.ts';
import { poseAt } from './gaits.ts';
import { AT_REST, type Body, type Pose } from './pose.ts';

/** What an actor holds. */
interface HeldItems {
  readonly balloon: Sprite | null;
  readonly umbrella: Sprite | null;
}

/** Angles of the arms of who holds something. */
const ARMS: Readonly<Partial<Record<Grasp, readonly [number, number]>>> = {
  one: [0.35, 1.2],
  two: [0.9, 0.9],
  overhead: [0.35, 1.9],
  mouth: [0.6, 1.45],
  chin: [0.9, 1.4],
  push: [1.1, 1.3],
  low: [0.35, 0.6],
  rest: [0.5, 0.5],
  point: [0.35, 2],
};

/** They swim, and they walk. */
const FOWL = /^(?:duck|duckling|goose|swan|cygnet)$/;
const FREE_HAND_GAITS = new Set(['idle', 'walk', 'sit', 'wave']);

/** Whether somebody there gets wet and has a hand for an umbrella that is not shared. */
function needsUmbrella(world: World, scenery: Scenery, actor: Actor): boolean {
  const { weather, relations, subjects, setting } = world.description;
  const isWet = weather.includes('rain') || weather.includes('storm');
  const isOutdoors = scenery.window === null && !INDOORS.has(setting);
  const isShared = relations.some(({ to }) => to !== null && subjects[to]?.thing === 'umbrella');
  const isFree = actor.grasp === null && actor.support === 'ground' && !actor.isSitting;
  return isWet && isOutdoors && !isShared && isFree && FREE_HAND_GAITS.has(actor.gait);
}

async function heldItemsFor(world: World, scenery: Scenery, actor: Actor): Promise<HeldItems> {
  const look = { light: world.light, colour: null };
  const isFigure = actor.traits.build === 'head' && !isDrawnPerson(actor.subject.thing);
  const hasUmbrella = isFigure && needsUmbrella(world, scenery, actor);
  const { height, support } = actor;
  return {
    balloon: support === 'balloon' ? await loadSprite('balloon', height * 0.4, look) : null,
    umbrella: hasUmbrella ? await loadSprite('umbrella', height, look) : null,
  };
}

/** Somebody with a free hand takes an umbrella into the rain. */
function withUmbrella(world: World, scenery: Scenery, actor: Actor): Actor {
  const isFree = actor.held === undefined && isDrawnPerson(actor.subject.thing);
  if (!isFree || !needsUmbrella(world, scenery, actor)) return actor;
  return { ...actor, held: { thing: 'umbrella', colour: null, grasp: 'one', isPaired: false } };
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
  readonly pose: Pose;
  readonly seconds: number;
}

function drawBody(brush: Brush, world: World, frame: ActorFrame) {
  const { actor, body, held, pose, seconds } = frame;
  const { balloon, umbrella } = held;
  const { support } = actor;
  const arms = umbrella !== null ? ARMS.overhead : actor.grasp === null ? null : ARMS[actor.grasp];
  const bodyPose = arms == null ? pose : { ...pose, arms };
  if (support === 'ring') accessories.drawRing(brush, body.height, 'back');
  if (balloon !== null) accessories.drawBalloons(brush, balloon, body.height, seconds);
  if (umbrella !== null) accessories.drawUmbrella(brush, umbrella, body.height, actor.facing);
  brush.save();
  body.draw(brush, bodyPose, seconds);
  brush.restore();
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

/** Rotates about the middle of the body. */
function lean(brush: Brush, angle: number, height: number): void {
  if (angle === 0) return;
  brush.translate(0, -height / 2);
  brush.rotate(angle);
  brush.translate(0, height / 2);
}

/** Shows only what is inside a vessel. */
function clipTo(brush: Brush, { x, y, width, height }: Box): void {
  brush.beginPath();
  brush.roundRect(x, y, width, height, Math.min(width, height) * 0.3);
  brush.clip();
}

/** What walks on four legs moves them itself. */
function poseOf(actor: Actor, seconds: number): Pose {
  const pose = poseAt(actor.gait, actor.gait === 'grow' ? seconds : seconds + actor.phase);
  if (beastOf(actor.subject.thing) === null) return pose;
  return { ...AT_REST, x: pose.x, lift: actor.gait === 'jump' ? pose.lift : 0 };
}

/** Draws an actor: shadow or ripples, the body in its pose, and its accessories. */
export async function actorElement(
  world: World,
  scenery: Scenery,
  given: Actor,
  isAmongMany: boolean,
): Promise<Element | null> {
  const actor = withUmbrella(world, scenery, given);
  const made = await createBody(world, scenery, actor);
  if (made === null) return null;
  const body =
    isAmongMany && isLimbed(actor)
      ? flipbook(made, actor, (seconds) => poseOf(actor, seconds))
      : made;
  const held = await heldItemsFor(world, scenery, actor);
  const shadow = accessories.shadowBitmap(world.light.shadow);
  const isHurrying = (actor.gait === 'run' || actor.gait === 'drive') && actor.support === 'ground';
  const { facing } = actor;
  const { height, width } = body;
  return {
    depth: actor.depth,
    draw(brush, moment) {
      const { seconds } = moment;
      const pose = poseOf(actor, seconds);
      const offset = offsetAt(world, scenery.surface, actor, seconds);
      const step = actor.path(moment);
      const x = actor.x + offset.x + step.x + pose.x * height;
      const y = actor.y + offset.y + step.y;
      const frame = { actor, body, held, pose, seconds };
      if (actor.clip !== null) clipTo(brush, actor.clip);
      const isAground =
        actor.support === 'ground' &&
        actor.traits.medium === 'boat' &&
        !FOWL.test(actor.subject.thing);
      if (isAground) {
        brush.save();
        brush.translate(actor.x, actor.y - height * 0.04);
        accessories.drawStream(brush, world, width);
        brush.restore();
      } else if (actor.support === 'ground') {
        const lift = pose.lift + Math.max(0, -step.y / height);
        const ground = y - Math.min(0, step.y);
        accessories.drawShadow(brush, shadow, { x, y: ground, width: width * 1.25, lift });
      }
      brush.save();
      brush.translate(x, y);
      brush.scale(step.scale, step.scale);
      if (isHurrying) accessories.drawDust(brush, world, { height, facing, seconds });
      brush.save();
      lean(brush, actor.tilt + step.turn, height);
      applyPose(brush, frame);
      drawBody(brush, world, frame);
      brush.restore();
      if (actor.support === 'water' || actor.support === 'ring' || isAground) {
        brush.translate(0, -step.y - height * (actor.support === 'ring' ? 0.2 : 0.1));
        accessories.drawRipples(brush, world, width, seconds + actor.phase);
      }
      brush.restore();
    },
  };
}
