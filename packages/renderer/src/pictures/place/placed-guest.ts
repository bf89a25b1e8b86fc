import { type Canvas, createCanvas } from '@napi-rs/canvas';
import { drawRipples, drawShadow, shadowBitmap } from '../../draw/actors/accessories.ts';
import type { Actor } from '../../scene/actor.ts';
import { actorsFor, type Guest } from '../../scene/compose-scene.ts';
import type { Scenery } from '../../scene/scenery.ts';
import type { Brush, Element, Moment, World } from '../../scene/world.ts';
import { planStage } from '../../stage/plan-stage.ts';
import { citrusBehind } from '../air/citrus.ts';
import { BEADED, dropletsOver } from '../air/droplets.ts';
import { foots } from '../air/foot-effects.ts';
import { splashFor } from '../air/splashes.ts';
import { entranceOf, runs } from '../motion/entrances.ts';
import { leapOf } from '../motion/leaps.ts';
import { plunged, plunges, SUNK, TOUCHES } from '../motion/plunge.ts';
import { FLOATS, inFront, type ProductTask, SPINS, spun } from '../picture-product.ts';
import { levelled } from '../subject/levelled.ts';

const WET =
  /\bwet\b|\bpuddles?\b|\breflect|\bmirror|\bgloss|\brain(?:y|ing|soaked)?\b|\bpolished\b|\bice\b|\bicy\b|\bafter (?:the )?rain\b/iu;

/** Of the frame, a cut-out takes at least and at most this much. */
const TALL = { least: 0.4, most: 0.66 } as const;
const WIDE = { least: 0.46, most: 0.68 } as const;
/** Larger than this it would be too large for what it stands on. */
const GROWN_MAX = 1.7;
/** As high does its head come that jumps, in heights. */
const LEAPT = 1.5;

/** About as large as what it stands for, and large enough to be seen. */
function sizedFor({ size }: World, prompt: string, picture: Canvas, { box }: Actor): Canvas {
  const { width, height } = picture;
  const alike = Math.sqrt((box.width * box.height) / (width * height));
  const least = Math.min((size.height * TALL.least) / height, (size.width * WIDE.least) / width);
  const most = Math.min((size.height * TALL.most) / height, (size.width * WIDE.most) / width);
  const grown = Math.min(most, Math.max(alike, Math.min(least, alike * GROWN_MAX)));
  // On something high it still has to be below the upper edge.
  const room = Math.max(box.y + box.height - size.height * 0.1, size.height * 0.16);
  const tall = leapOf(prompt) === null ? height : height * LEAPT;
  const scale = Math.min(grown, room / tall);
  const canvas = createCanvas(Math.ceil(width * scale), Math.ceil(height * scale));
  const brush = canvas.getContext('2d');
  brush.imageSmoothingQuality = 'high';
  brush.drawImage(picture, 0, 0, canvas.width, canvas.height);
  return canvas;
}

/** Its image in wet ground, which fades downwards. */
function mirrorImage(bitmap: Canvas): Canvas {
  const { width, height } = bitmap;
  const canvas = createCanvas(width, height);
  const brush = canvas.getContext('2d');
  brush.filter = `blur(${Math.max(1, Math.round(height / 160))}px)`;
  brush.translate(0, height);
  brush.scale(1, -1);
  brush.drawImage(bitmap, 0, 0);
  brush.resetTransform();
  brush.filter = 'none';
  brush.globalCompositeOperation = 'destination-in';
  const fade = brush.createLinearGradient(0, 0, 0, height * 0.75);
  fade.addColorStop(0, 'rgba(0,0,0,0.6)');
  fade.addColorStop(1, 'rgba(0,0,0,0)');
  brush.fillStyle = fade;
  brush.fillRect(0, 0, width, height);
  return canvas;
}

/** What a cut-out is on or in. */
type Ground = 'dry' | 'wet' | 'water' | 'none';

function groundOf(prompt: string, { surface }: Scenery, actor: Actor): Ground {
  if (surface === 'void' || surface === 'deep' || surface === 'air') return 'none';
  if (actor.subject.states.includes('wading') || actor.support === 'water') return 'water';
  return WET.test(prompt) ? 'wet' : 'dry';
}

interface Standing {
  readonly actor: Actor;
  readonly bitmap: Canvas;
  readonly ground: Ground;
}

/** How far a cut-out is from its place, in pixels. */
function wayOf(world: World, prompt: string, made: Standing) {
  const { unit, size } = world;
  const { actor, bitmap, ground } = made;
  // Who jumps stays in the frame.
  const room = Math.max(0, spotFor(world, made).y - bitmap.height - size.height * 0.03);
  const entrance = plunges(prompt)
    ? (seconds: number) => ({ x: 0, y: plunged(seconds), scale: 1 })
    : entranceOf(prompt);
  const floats = FLOATS.test(prompt) && ground !== 'water';
  return (moment: Moment) => {
    const { seconds } = moment;
    const come = entrance?.(seconds);
    const bob = Math.sin(seconds * 1.3);
    const lift = ground === 'none' || floats ? unit * (62 + 26 * bob) : 0;
    if (come !== undefined)
      return {
        x: come.x * bitmap.height,
        y: come.y * bitmap.height - lift,
        scale: come.scale,
        turn: 0,
      };
    if (ground === 'water' && FLOATS.test(prompt))
      return {
        x: unit * 50 * Math.sin(seconds * 0.5),
        y: unit * 7 * bob,
        scale: 1,
        turn: 0.06 * bob,
      };
    if (ground === 'none' || floats)
      return { x: unit * 14 * Math.sin(seconds * 0.7), y: -lift, scale: 1, turn: 0.05 * bob };
    const { x, y, scale } = actor.path(moment);
    return { x, y: Math.max(y, -room), scale, turn: 0 };
  };
}

/** The middle of its foot, so that all of it is in the frame. */
function spotFor({ size }: World, { actor, bitmap, ground }: Standing) {
  const edge = bitmap.width / 2 + size.width * 0.03;
  const x = Math.max(edge, Math.min(size.width - edge, actor.x));
  // In the air it is in the middle of its place.
  if (ground !== 'none') return { x, y: actor.y };
  const y = actor.y - actor.box.height / 2 + bitmap.height / 2;
  return { x, y: Math.max(bitmap.height + size.height * 0.16, Math.min(size.height * 0.96, y)) };
}

/** The cut-out where what it stands for would be. */
function standingElement(world: World, scenery: Scenery, prompt: string, made: Standing): Element {
  const { actor, bitmap, ground } = made;
  const { width, height } = bitmap;
  const way = wayOf(world, prompt, made);
  const shadow = shadowBitmap(scenery.light?.shadow ?? world.light.shadow);
  const image = ground === 'wet' ? mirrorImage(bitmap) : null;
  const beads = BEADED.test(prompt) ? dropletsOver(bitmap) : null;
  const [behind, over] = foots(world, prompt);
  const splash = splashFor(world, prompt, world.description);
  const spins = SPINS.test(prompt);
  const sunk = ground === 'water' ? height * SUNK : 0;
  const { x, y } = spotFor(world, made);
  const draw = (brush: Brush, moment: Moment): void => {
    const { seconds } = moment;
    const at = way(moment);
    const up = Math.max(0, -at.y);
    const wide = width * (spins ? Math.abs(spun(seconds)) : 1);
    behind?.(brush, { x, y, width, height }, seconds);
    if (image !== null) brush.drawImage(image, x + at.x - wide / 2, y + up * 0.7, wide, height);
    if (ground === 'dry' || ground === 'wet') {
      const spot = { x: x + at.x, y, height, lift: up / height };
      drawShadow(brush, shadow, { ...spot, width: wide * 1.25 });
      drawShadow(brush, shadow, { ...spot, width: wide * 0.9, height: height * 0.4 });
    }
    brush.save();
    if (sunk > 0) {
      brush.beginPath();
      brush.rect(-world.margin, -height, world.size.width + 2 * world.margin, y + height);
      brush.clip();
    }
    brush.translate(x + at.x, y + at.y + sunk);
    brush.scale(at.scale, at.scale);
    brush.translate(0, -height / 2);
    brush.rotate(at.turn);
    for (const layer of [bitmap, beads?.(seconds)])
      if (layer !== undefined) brush.drawImage(layer, -wide / 2, -height / 2, wide, height);
    brush.restore();
    if (sunk > 0) {
      brush.save();
      brush.translate(x + at.x, y);
      drawRipples(brush, world, width * 1.5, seconds);
      brush.restore();
    }
    if (!plunges(prompt) || seconds > TOUCHES) splash?.(brush, { x, y }, seconds);
    over?.(brush, { x, y, width, height }, seconds);
  };
  return { depth: actor.depth, draw };
}

/** What is made for the middle of the frame, where the cut-out is. */
const besideOf = ({ size }: World, { x, depth }: Actor, element: Element): Element => ({
  depth: depth - 0.001,
  draw(brush, moment) {
    brush.save();
    brush.translate(x - size.width / 2, 0);
    element.draw(brush, moment);
    brush.restore();
  },
});

/** A cut-out in a place, on what carries it there, and with those who are there too. */
export function placedGuest({ prompt, description, picture }: ProductTask, at: number): Guest {
  return async (world, scenery) => {
    const cast = planStage(world, scenery);
    const own = cast.find(({ index, copy }) => index === at && copy === 0);
    const others = await actorsFor(
      world,
      scenery,
      cast.filter((one) => one.index !== at),
    );
    if (own === undefined) return { scenery, actors: others };
    const isAfloat = FLOATS.test(prompt) || ['void', 'air', 'deep'].includes(scenery.surface);
    const shown = isAfloat && !runs(prompt) ? picture : levelled(picture);
    const made = {
      actor: own,
      bitmap: sizedFor(world, prompt, shown, own),
      ground: groundOf(prompt, scenery, own),
    };
    const element = standingElement(world, scenery, prompt, made);
    const foot = { ...scenery, groundY: own.y };
    const slices = citrusBehind(world, foot, { prompt, product: made.bitmap }).map((one) =>
      besideOf(world, own, one),
    );
    // Who is on the stage already is not there a second time.
    const alone = { ...description, subjects: [] };
    return {
      scenery,
      actors: [...others, ...slices, element, ...inFront(world, prompt, alone)],
    };
  };
}
