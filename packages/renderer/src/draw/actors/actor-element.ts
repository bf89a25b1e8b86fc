import type { Canvas } from '@napi-rs/canvas';
import type { Grasp } from '../../people/draw-person.ts';
import { isDrawnPerson } from '../../people/person.ts';
import type { Actor, Step } from '../../scene/actor.ts';
import { INDOORS } from '../../scene/indoors.ts';
import type { Scenery } from '../../scene/scenery.ts';
import type { Brush, Element, Moment, World } from '../../scene/world.ts';
import type { Box } from '../props/furniture.ts';
import { loadSprite, type Sprite } from '../sprite.ts';
import * as accessories from './accessories.ts';
import { isOutInAllWeathers } from './all-weathers.ts';
import { createBody } from './body.ts';
import { flipbook, isLimbed } from './flipbook.ts';
import { finishOf, shining, substanceOf } from './material.ts';
import type { Body, Pose } from './pose.ts';
import { BENT, poseOf } from './pose-of.ts';
import { isRigid, rigidElement } from './rigid.ts';
import { isNeverSeen, type Whereabouts, whereaboutsOf } from './whereabouts.ts';

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
  partner: [0.9, 1.35],
  hug: [0.9, 1.2],
  aim: [1.2, 1.5],
  brush: [0.35, 1.4],
  link: [0.35, 0.9],
  linked: [0.9, 0.35],
  tell: [0.35, 1.1],
  offer: [0.9, 1.2],
  shake: [0.35, 1.52],
  five: [0.35, 1.95],
  selfie: [0.35, 1.9],
  juggle: [1.1, 1.1],
  hang: [0.5, 2.2],
  cheer: [2.3, 2.3],
  clap: [0.8, 1],
  throw: [0.5, 2],
  catch: [0.9, 1.7],
  swing: [0.6, 1.8],
  eyes: [1.2, 1.45],
  ear: [0.35, 1.6],
  type: [0.8, 1],
  stir: [0.6, 1.1],
  saw: [0.8, 1.1],
  strike: [0.6, 1.6],
  sweep: [0.8, 1],
  write: [0.6, 1],
  pour: [0.6, 1.4],
  punch: [0.9, 1.5],
  fight: [0.7, 1.5],
  phone: [0.35, 1.3],
  climb: [1.9, 2.4],
};

/** They swim, and they walk. */
const FOWL = /^(?:duck|duckling|goose|swan|cygnet)$/;
const FREE_HAND_GAITS = new Set(['idle', 'walk', 'sit', 'wave']);

/** Whether somebody there gets wet and has a hand for an umbrella that is not shared. */
function needsUmbrella(world: World, scenery: Scenery, actor: Actor): boolean {
  const { ad, weather, relations, subjects, setting } = world.description;
  // In an ad for what keeps dry, or on a rope, an umbrella would be a joke.
  if (ad !== null || isOutInAllWeathers(actor)) return false;
  const isWet = weather.includes('rain') || weather.includes('storm');
  const isOutdoors = scenery.window === null && !INDOORS.has(setting);
  if (subjects.some(({ states }) => states.includes('windblown'))) return false;
  // One under the roof of a door needs none, and who is handed something has no hand for it.
  const isShared = relations.some(
    ({ to }) => to !== null && /^(?:umbrella|porch|gazebo)$/.test(subjects[to]?.thing ?? ''),
  );
  const isFree = actor.grasp === null && actor.support === 'ground' && !actor.isSitting;
  return isWet && isOutdoors && !isShared && isFree && FREE_HAND_GAITS.has(actor.gait);
}

async function heldItemsFor(world: World, scenery: Scenery, actor: Actor): Promise<HeldItems> {
  const look = { light: world.light, colour: null };
  const isFigure = actor.traits.build === 'head' && !isDrawnPerson(actor.subject.thing);
  const hasUmbrella = isFigure && needsUmbrella(world, scenery, actor);
  const { height, support } = actor;
  return {
    balloon: support === 'balloon' ? loadSprite('balloon', height * 0.4, look) : null,
    umbrella: hasUmbrella ? loadSprite('umbrella', height, look) : null,
  };
}

/** Somebody with a free hand takes an umbrella into the rain. */
function withUmbrella(world: World, scenery: Scenery, actor: Actor): Actor {
  const isFree = actor.held === undefined && isDrawnPerson(actor.subject.thing);
  if (!isFree || !needsUmbrella(world, scenery, actor)) return actor;
  return { ...actor, held: { thing: 'umbrella', colour: null, grasp: 'one', isPaired: false } };
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
  if (support === 'ring') aboveWater(brush, body);
  body.draw(brush, bodyPose, seconds);
  brush.restore();
  if (support === 'ring') accessories.drawRing(brush, body.height, 'front');
  if (support === 'bubble') {
    accessories.drawBubble(brush, Math.max(body.width, body.height) * 0.66, -body.height / 2);
  }
  if (actor.gait === 'sleep') accessories.drawSleepLetters(brush, world, body.height, seconds);
}

/** How wide what turns looks, mirrored where negative: seen from its edge only for a moment. */
function widthOf(turn: number): number {
  const side = Math.cos(turn);
  return Math.sign(side) * Math.abs(side) ** 0.6;
}

/** Lifts, rotates and stretches the canvas before the body is drawn. */
function applyPose(brush: Brush, { actor, body, pose, seconds }: ActorFrame): void {
  const isAfloat =
    (actor.support === 'water' || actor.support === 'ring') &&
    !actor.subject.states.includes('wading');
  const sway = 0.05 * Math.sin(seconds * 1.3 + actor.phase);
  // In the air a body rotates about its middle, on the ground about its feet.
  const pivot = actor.support === 'none' ? body.height / 2 : 0;
  brush.translate(0, -pose.lift * body.height - pivot);
  brush.rotate(isAfloat ? sway : pose.turn * actor.facing);
  brush.translate(0, pivot);
  // Who is bent as a whole is longer than its box.
  if (pose.turn === BENT) brush.scale(0.8, 0.8);
  const turned = actor.isSpinning ? widthOf((seconds + actor.phase) * 3.2) : 1;
  // Somebody is never as thin as a coin.
  const least = isDrawnPerson(actor.subject.thing) ? 0.5 : 0.2;
  const thick = turned < 0 ? Math.min(-least, turned) : Math.max(least, turned);
  brush.scale(thick / Math.sqrt(pose.stretch), pose.stretch);
}

/** Rotates about the middle of the body. */
function lean(brush: Brush, angle: number, height: number): void {
  if (angle === 0) return;
  brush.translate(0, -height / 2);
  brush.rotate(angle);
  brush.translate(0, height / 2);
}

/** The share of the height of who is in a swimming ring that is under water. */
const UNDER_RING = 0.22;

function aboveWater(brush: Brush, { width, height }: Body): void {
  brush.beginPath();
  brush.rect(-width * 2, -height * 2, width * 4, height * (2 - UNDER_RING));
  brush.clip();
}

/** Shows only what is inside a vessel. */
function clipTo(brush: Brush, { x, y, width, height }: Box): void {
  brush.beginPath();
  brush.roundRect(x, y, width, height, Math.min(width, height) * 0.3);
  brush.clip();
}

/** Lowers a body into the water, which hides what is below its surface. */
function sink(brush: Brush, { width, height }: Body, share: number): void {
  brush.beginPath();
  brush.rect(-width, -height * 2, width * 2, height * 2);
  brush.clip();
  brush.translate(0, height * share);
}

/** From so many on, nobody follows the limbs of one. */
const CROWD = 4;

/** A body of a material, or of one among many, is painted before it comes to the picture. */
function paged(world: World, body: Body, actor: Actor, crowd: number): Body {
  const poseAt = (seconds: number) => poseOf(actor, seconds);
  const substance = substanceOf(actor.subject);
  if (substance !== null) {
    const finish = finishOf(world, substance, body);
    return shining(world, flipbook(world, body, actor, { poseAt, crowd, finish }), substance);
  }
  const isAmongMany = crowd >= CROWD && isLimbed(actor);
  return isAmongMany ? flipbook(world, body, actor, { poseAt, crowd }) : body;
}

/** What an actor is drawn with. */
interface Dressed {
  readonly actor: Actor;
  readonly body: Body;
  readonly held: HeldItems;
  readonly shadow: Canvas;
}

/** Draws a shadow or water, the body in its pose, and its accessories. */
function drawActor(brush: Brush, world: World, dressed: Dressed, at: Whereabouts): void {
  const { actor, body, held, shadow } = dressed;
  const { seconds, offset, step } = at;
  const { support, facing } = actor;
  const { height, width } = body;
  const pose = poseOf(actor, seconds);
  const x = actor.x + offset.x + step.x + pose.x * height;
  const y = actor.y + offset.y + step.y;
  const frame = { actor, body, held, pose, seconds };
  if (actor.clip !== null) clipTo(brush, actor.clip);
  const isBoat = actor.traits.medium === 'boat' && !FOWL.test(actor.subject.thing);
  const isStranded = actor.subject.states.includes('buried');
  const isAground = support === 'ground' && isBoat && !isStranded;
  if (isAground) {
    brush.save();
    brush.translate(actor.x, actor.y - height * 0.04);
    accessories.drawStream(brush, world, width);
    brush.restore();
  } else if (support === 'ground') {
    const { slope = 0 } = actor;
    const above = Math.min(0, step.y - step.x * slope);
    const lift = pose.lift - above / height;
    const ground = y - above;
    brush.save();
    brush.transform(1, slope, 0, 1, 0, -slope * x);
    accessories.drawShadow(brush, shadow, { x, y: ground, width: width * 1.25, height, lift });
    brush.restore();
  }
  brush.save();
  brush.translate(x, y);
  brush.scale(step.scale, step.scale);
  const isHurrying = (actor.gait === 'run' || actor.gait === 'drive') && support === 'ground';
  if (isHurrying) accessories.drawDust(brush, world, { height, facing, seconds });
  brush.save();
  if (actor.sunk !== undefined) sink(brush, body, actor.sunk);
  lean(brush, actor.tilt + step.turn, height);
  applyPose(brush, frame);
  drawBody(brush, world, frame);
  brush.restore();
  if (support === 'water' || support === 'ring' || isAground) {
    const above = actor.sunk === undefined ? (support === 'ring' ? 0.2 : 0.1) : 0;
    brush.translate(0, -step.y - height * above);
    accessories.drawRipples(brush, world, width, seconds + actor.phase);
  }
  brush.restore();
}

const NOWHERE = { x: 0, y: 0 } as const;
const AT_PLACE: Step = { x: 0, y: 0, scale: 1, turn: 0, alpha: 1 };

/** `crowd` is how many in the picture have limbs that move. */
export async function actorElement(
  world: World,
  scenery: Scenery,
  given: Actor,
  crowd: number,
): Promise<Element | null> {
  const actor = withUmbrella(world, scenery, given);
  const whereabouts = whereaboutsOf(world, scenery, actor);
  if (isNeverSeen(world, actor, whereabouts)) return null;
  const plain = await createBody(world, scenery, actor);
  if (plain === null) return null;
  const body = paged(world, plain, actor, crowd);
  const held = await heldItemsFor(world, scenery, actor);
  const dressed = { actor, body, held, shadow: accessories.shadowBitmap(world.light.shadow) };
  if (isRigid(world, actor, body)) {
    const still = { seconds: 0, offset: NOWHERE, step: AT_PLACE };
    const draw = (brush: Brush) => drawActor(brush, world, dressed, still);
    const driftAt = (moment: Moment) => whereabouts(moment).offset;
    const plates = rigidElement(dressed, draw, (moment) => {
      const { offset, step } = whereabouts(moment);
      return { x: offset.x + step.x, y: offset.y + step.y };
    });
    return { ...plates, driftAt };
  }
  return {
    depth: actor.depth,
    draw: (brush, moment) => drawActor(brush, world, dressed, whereabouts(moment)),
    driftAt: (moment) => whereabouts(moment).offset,
  };
}
