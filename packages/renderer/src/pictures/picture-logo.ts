import { type Canvas, createCanvas } from '@napi-rs/canvas';
import { contrast } from '../ads/contrast.ts';
import { brightness, type Colour, css, hex, mix, WHITE } from '../draw/colour.ts';
import type { SceneDescription } from '../parse-prompt/scene-description.ts';
import { addedThings } from '../scene/added-things.ts';
import type { Guest } from '../scene/compose-scene.ts';
import { outBack, outCubic } from '../scene/easing.ts';
import type { Scenery } from '../scene/scenery.ts';
import type { Brush, Element, World } from '../scene/world.ts';
import { foots } from './air/foot-effects.ts';
import { GLEAMS, gleamOver } from './light/gleam.ts';
import { spotlightOver } from './light/spotlight.ts';
import { assembled, isAssembled } from './logo/assemble.ts';
import { drawnIn, isDrawnIn } from './logo/drawn-in.ts';
import { gathered, isGathered } from './logo/gathering.ts';
import { onWall, wallIn, wallPlate } from './logo/logo-wall.ts';
import { raysBehind } from './logo/mark-rays.ts';
import { entranceOf } from './motion/entrances.ts';
import {
  fitted,
  isAfterDark,
  isNightly,
  type ProductTask,
  SPINS,
  spun,
} from './picture-product.ts';
import { flyersOver } from './sky/flyers.ts';
import { dominantColours, vividColour } from './subject/dominant-colours.ts';
import { standsWithMark } from './words/added-words.ts';
import { wreathFor } from './wreath.ts';

/** A round light that is even behind the logo and fades around it. */
function haloOf(colour: Colour): Canvas {
  const canvas = createCanvas(256, 256);
  const brush = canvas.getContext('2d');
  const fill = brush.createRadialGradient(128, 128, 0, 128, 128, 128);
  fill.addColorStop(0, css(colour));
  fill.addColorStop(0.5, css(colour, 0.94));
  fill.addColorStop(0.72, css(colour, 0.45));
  fill.addColorStop(1, css(colour, 0));
  brush.fillStyle = fill;
  brush.fillRect(0, 0, 256, 256);
  return canvas;
}

const METALS: Readonly<Record<string, readonly [string, string, string]>> = {
  gold: ['#fff0a8', '#d9a520', '#8a5c0c'],
  silver: ['#ffffff', '#b4bcc8', '#6a7280'],
  chrome: ['#ffffff', '#9fb0c4', '#4a5568'],
  copper: ['#ffd0ae', '#c8733c', '#7a3c18'],
  bronze: ['#f2cf9a', '#a8733a', '#5e3c18'],
};
const METAL =
  /\b(gold|silver|chrome|copper|bronze)(?:en)?(?: \p{L}+)? (?:logo|emblem|wordmark|letters)\b|\b(?:logo|emblem|wordmark)\b[^,.;]*\b(?:in|of|into|made of|turns?|to|becom\p{L}+|as) (?:\p{L}+ )?(gold|silver|chrome|copper|bronze)\b|\b(?:liquid|molten|polished|brushed|shiny) (?:\p{L}+ )?(gold|silver|chrome|copper|bronze|metal|steel)\b/iu;

/** The mark in the metal that the prompt names; its own shades stay. */
function inMetal(bitmap: Canvas, prompt: string): Canvas {
  const found = METAL.exec(prompt);
  const named = found?.[1] ?? found?.[2] ?? found?.[3] ?? '';
  const shades = METALS[named.toLocaleLowerCase('en').replace(/metal|steel/u, 'chrome')];
  if (shades === undefined) return bitmap;
  const canvas = createCanvas(bitmap.width, bitmap.height);
  const brush = canvas.getContext('2d');
  brush.drawImage(bitmap, 0, 0);
  brush.globalCompositeOperation = 'source-in';
  const fill = brush.createLinearGradient(0, 0, bitmap.width * 0.5, bitmap.height);
  for (const [at, shade] of [shades[1], shades[0], shades[1], shades[2], shades[1]].entries())
    fill.addColorStop(at / 4, shade);
  brush.fillStyle = fill;
  brush.fillRect(0, 0, canvas.width, canvas.height);
  brush.globalCompositeOperation = 'luminosity';
  brush.globalAlpha = 0.35;
  brush.drawImage(bitmap, 0, 0);
  return canvas;
}

const GLOWS = /\bglow|\bneon\b|\blight(?:s|ing)? up\b|\bradiat|\baura\b|\bpuls/iu;

/** The shape of a mark as light around it. */
function auraOf(bitmap: Canvas, unit: number, light: Colour | null = null): Canvas {
  const pad = Math.round(unit * 70);
  const canvas = createCanvas(bitmap.width + pad * 2, bitmap.height + pad * 2);
  const brush = canvas.getContext('2d');
  const colour = light ?? vividColour(dominantColours(bitmap.data())) ?? WHITE;
  brush.shadowColor = css(mix(colour, WHITE, 0.25));
  for (const share of [0.8, 0.45, 0.2]) {
    brush.shadowBlur = pad * share;
    brush.drawImage(bitmap, pad, pad);
  }
  return canvas;
}

/** How a mark comes about: from points, along a line, or from its pieces; null where it is there at once. */
function comingOf(prompt: string) {
  if (isGathered(prompt)) return gathered;
  if (isDrawnIn(prompt)) return drawnIn;
  return isAssembled(prompt) ? assembled : null;
}

/** It comes to rest after half a turn. */
const SPINS_IN = /\b(?:spin|rotat|turn)\p{L}* in(?:to (?:view|place|frame))?\b/iu;
const HALF_TURN_SECONDS = Math.PI / 1.25;

interface Placed {
  readonly x: number;
  readonly y: number;
  readonly grown: number;
  readonly seconds: number;
}

/** Paints the mark itself around a middle: in pieces, turning, shining. */
function markPainter(world: World, prompt: string, bitmap: Canvas) {
  const spins = SPINS.test(prompt);
  const spinsIn = SPINS_IN.test(prompt);
  const pieces = comingOf(prompt)?.(bitmap) ?? null;
  const gleam = GLEAMS.test(prompt) ? gleamOver(bitmap) : null;
  const aura = GLOWS.test(prompt) ? auraOf(bitmap, world.unit) : null;
  return (brush: Brush, { x, y, grown, seconds }: Placed): void => {
    const [width, height] = [bitmap.width * grown, bitmap.height * grown];
    const turned = spins && !(spinsIn && seconds > HALF_TURN_SECONDS) ? spun(seconds) : 1;
    const wide = width * Math.abs(turned);
    if (aura !== null) {
      const alpha = brush.globalAlpha;
      brush.globalAlpha = alpha * (0.62 + 0.38 * Math.sin(seconds * 3.2));
      const [across, down] = [aura.width * grown * (wide / width), aura.height * grown];
      brush.drawImage(aura, x - across / 2, y - down / 2, across, down);
      brush.globalAlpha = alpha;
    }
    if (pieces !== null) pieces(brush, x - width / 2, y - height / 2, grown, seconds);
    else brush.drawImage(bitmap, x - wide / 2, y - height / 2, wide, height);
    if (gleam !== null) brush.drawImage(gleam(seconds), x - wide / 2, y - height / 2, wide, height);
  };
}

/** Those who are told of beside a mark, or go past it. */
async function besideMark(
  world: World,
  prompt: string,
  description: SceneDescription,
  { width, height }: Canvas,
): Promise<readonly Element[]> {
  const { size } = world;
  const box = { x: (size.width - width) / 2, y: (size.height - height) / 2, width, height };
  const isPaired = standsWithMark(prompt);
  const beside = {
    x: (size.width + width) / 2 + size.height * 0.14,
    y: (size.height + height) / 2,
  };
  const nowhere = () => Number.POSITIVE_INFINITY;
  const around = {
    box,
    plate: createCanvas(8, 8),
    skyline: nowhere,
    perch: isPaired ? beside : null,
  };
  const { painters } = await addedThings(world, prompt, description, around);
  // What stands with a mark goes where that goes.
  const fixed = isPaired ? {} : { isFixed: true as const };
  return painters.map((draw): Element => ({ depth: 1.1, ...fixed, draw }));
}

/** Of a studio only its wall stays. */
const clearedOf = ({ elements }: Scenery, isStudio: boolean): readonly Element[] =>
  elements.filter(({ depth }) => !isStudio || depth === 0);

/** Rays from behind a mark that is on no wall, and the beam of a lamp. */
function lightAround(
  world: World,
  prompt: string,
  { isOnDark, isFree }: { readonly isOnDark: boolean; readonly isFree: boolean },
): readonly Element[] {
  return [...(isFree ? raysBehind(world, prompt, isOnDark) : []), ...spotlightOver(world, prompt)];
}

/** A logo comes forward out of light, without a podium; or it is on the wall that the prompt names. */
export function logoGuest({ prompt, picture, description }: ProductTask): Guest {
  const isDark = isNightly(description) || isAfterDark(prompt);
  const entrance = entranceOf(prompt);
  const paintWall = wallIn(prompt);
  // Light in the shape of the mark waits until that is there; one that turns has none.
  const comes = comingOf(prompt) !== null || entrance !== null;
  const isHidden = (seconds: number) => SPINS.test(prompt) || (comes && seconds < 2.6);
  return async (world, scenery) => {
    const flat = inMetal(fitted(world, picture, 440, 380), prompt);
    const plate = paintWall === null ? null : wallPlate(world, paintWall);
    const bitmap = plate === null ? flat : onWall(flat, plate, prompt, world.unit);
    const backdrop = world.description.ad?.palette[0];
    const isOnDark = isDark || (backdrop !== undefined && brightness(hex(backdrop)) < 0.25);
    const ground = isOnDark ? hex('#2a2340') : hex('#f2f0f8');
    const colours = dominantColours(flat.data()).filter(({ share }) => share > 0.12);
    const dim = colours.find(({ colour }) => contrast(colour, ground) < 3)?.colour ?? null;
    const x = world.size.width / 2;
    const y = world.size.height * 0.5;
    const [behind, over] = foots(world, prompt);
    const halo = isOnDark
      ? auraOf(flat, world.unit, WHITE)
      : haloOf(mix(dim ?? WHITE, WHITE, 0.86));
    const paint = markPainter(world, prompt, bitmap);
    const wreath = wreathFor(world, prompt);
    const element: Element = {
      depth: 1,
      draw(brush, { seconds }) {
        const age = (seconds - 0.25) / 0.9;
        if (age <= 0) return;
        const grown = paintWall === null ? (0.72 + 0.28 * outBack(age)) * (1 + 0.008 * seconds) : 1;
        const [width, height] = [bitmap.width * grown, bitmap.height * grown];
        const reach = Math.max(width, height) * 0.92;
        brush.globalAlpha = outCubic(age) * (dim === null ? 0.25 : 0.95);
        const [wide, tall] = isOnDark
          ? [halo.width * grown, halo.height * grown]
          : [reach * 2, reach * 2];
        if (paintWall === null && !(isOnDark && isHidden(seconds)))
          brush.drawImage(halo, x - wide / 2, y - tall / 2, wide, tall);
        brush.globalAlpha = outCubic(age);
        behind?.(brush, { x, y: y + height / 2, width, height }, seconds);
        over?.(brush, { x, y: y + height / 2, width, height }, seconds);
        const come = entrance?.(seconds) ?? { x: 0, y: 0 };
        wreath?.(brush, x, y, Math.hypot(width, height) * 0.56, seconds);
        paint(brush, { x: x + come.x * height, y: y + come.y * height, grown, seconds });
        brush.globalAlpha = 1;
      },
    };
    const flyers = flyersOver(world, prompt, description);
    const lit = [
      ...lightAround(world, prompt, { isOnDark, isFree: plate === null }),
      ...(await besideMark(world, prompt, description, flat)),
    ];
    // Balloons fill the frame, wherever the mark is.
    const around = flyers.map((draw): Element => ({ depth: 0.9, isFixed: true, draw }));
    if (plate !== null) {
      const wall: Element = {
        depth: 0,
        isFixed: true,
        draw: (brush) => brush.drawImage(plate, 0, 0),
      };
      return {
        scenery: { ...scenery, surface: 'void', elements: [wall] },
        actors: [element, ...lit],
      };
    }
    const isStudio = world.description.setting === 'studio';
    const elements = [...clearedOf(scenery, isStudio), ...around];
    return { scenery: { ...scenery, surface: 'void', elements }, actors: [element, ...lit] };
  };
}
