import { createCanvas } from '@napi-rs/canvas';
import type { Actor } from '../../scene/actor.ts';
import type { Brush, Element, Moment, World } from '../../scene/world.ts';
import { thingOf } from '../../things/things.ts';
import { plateElement } from '../plate.ts';
import { DETAIL } from './detail.ts';
import type { Body } from './pose.ts';

/** How far the shadow reaches beside and below a thing, as shares of its width. */
const SHADOW = { side: 0.13, below: 0.13 } as const;
/** More than this share of its height above its place, a thing would take its shadow with it. */
const HOP = 0.06;
/** In pictures: the bitmap of what is larger would take too much memory. */
const LARGEST = 2.5;
const LOOKS = 24;
const MOMENTS: readonly Moment[] = Array.from({ length: LOOKS + 1 }, (_, at) => ({
  seconds: (at / LOOKS) * 10,
  progress: at / LOOKS,
}));

/** Furniture, houses, stones: what has no life does not breathe while it waits. */
export function isLifeless({ traits, gait, isSpinning, subject }: Actor): boolean {
  if (subject.states.includes('faced')) return false;
  const isThing = traits.medium === 'object' || traits.medium === 'scenery';
  return isThing && traits.build === 'whole' && gait === 'idle' && !isSpinning;
}

/** What it takes of the picture at its place, with its shadow. */
function areaOf({ x, y, tilt }: Actor, { width, height }: Body) {
  // What leans turns about its middle.
  const turned = tilt === 0 ? 0 : Math.hypot(width, height) / 2;
  const beside = Math.max(width * (0.5 + SHADOW.side), turned) + 2;
  const above = Math.max(height, height / 2 + turned) + 2;
  const below = Math.max(width * SHADOW.below, turned - height / 2) + 2;
  const [left, top] = [Math.floor(x - beside), Math.floor(y - above)];
  return { left, top, wide: Math.ceil(x + beside) - left, tall: Math.ceil(y + below) - top };
}

/** Whether it only ever changes its place, and stays on the ground. */
export function isRigid({ size }: World, actor: Actor, body: Body): boolean {
  const { subject, traits, support, clip, path, height } = actor;
  const { wide, tall } = areaOf(actor, body);
  if (wide * tall > size.width * size.height * LARGEST) return false;
  const isFirm = (support === 'ground' || support === 'mount') && clip === null;
  const hasLife = traits.flex !== 'none' || thingOf(subject.thing)?.drawing?.live !== undefined;
  if (!isFirm || hasLife || !isLifeless(actor)) return false;
  return MOMENTS.every((moment) => {
    const { y, scale, turn } = path(moment);
    return Math.abs(y) <= height * HOP && scale === 1 && turn === 0;
  });
}

/**
 * What is painted once and then only moved: it is known what it hides, and it is neither turned nor drawn where something
 * is in front of it. `draw` draws it at its place.
 */
export function rigidElement(
  { actor, body }: { readonly actor: Actor; readonly body: Body },
  draw: (brush: Brush) => void,
  offsetAt: (moment: Moment) => { readonly x: number; readonly y: number },
): Element {
  const { left, top, wide, tall } = areaOf(actor, body);
  const bitmap = createCanvas(Math.ceil(wide * DETAIL), Math.ceil(tall * DETAIL));
  const brush = bitmap.getContext('2d');
  brush.scale(DETAIL, DETAIL);
  brush.translate(-left, -top);
  draw(brush);
  return plateElement(actor.depth, (moment) => {
    const { x, y } = offsetAt(moment);
    return [{ bitmap, x: left + x, y: top + y, detail: DETAIL }];
  });
}
