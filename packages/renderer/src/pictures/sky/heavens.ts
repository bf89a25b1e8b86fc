import { type Canvas, createCanvas } from '@napi-rs/canvas';
import { type Colour, hex, mix, WHITE } from '../../draw/colour.ts';
import type { Box } from '../../draw/props/furniture.ts';
import { loadSprite } from '../../draw/sprite.ts';
import { glow } from '../../draw/strokes.ts';
import { smooth } from '../../scene/easing.ts';
import type { Brush, Moment, World } from '../../scene/world.ts';
import { skyOf } from '../looks/sky-light.ts';
import { OVERLAP } from '../subject/frame-picture.ts';

type Painter = (brush: Brush, moment: Moment) => void;

interface Body {
  readonly said: string;
  /** Its radius as a share of the shorter side of the frame. */
  readonly radius: number;
  readonly halo: Colour;
  readonly paint: (radius: number) => Canvas | null;
}

/** A ball with a lit side, and marks on it. */
function ball(
  radius: number,
  [light, deep]: readonly [string, string],
  marks: readonly string[],
): Canvas {
  const side = Math.ceil(radius * 2);
  const canvas = createCanvas(side, side);
  const brush = canvas.getContext('2d');
  const fill = brush.createRadialGradient(
    radius * 0.7,
    radius * 0.65,
    0,
    radius,
    radius,
    radius * 1.05,
  );
  fill.addColorStop(0, light);
  fill.addColorStop(1, deep);
  brush.fillStyle = fill;
  brush.beginPath();
  brush.arc(radius, radius, radius * 0.98, 0, 7);
  brush.fill();
  brush.globalCompositeOperation = 'source-atop';
  for (let mark = 0; mark < marks.length * 6; mark += 1) {
    const angle = mark * 2.4;
    const far = radius * (0.16 + 0.72 * ((mark * 0.382) % 1));
    brush.fillStyle = marks[mark % marks.length] ?? deep;
    brush.beginPath();
    brush.arc(
      radius + far * Math.cos(angle),
      radius + far * Math.sin(angle),
      radius * (0.05 + 0.13 * ((mark * 0.618) % 1)),
      0,
      7,
    );
    brush.fill();
  }
  return canvas;
}

const icon =
  (thing: string) =>
  (radius: number): Canvas | null =>
    loadSprite(thing, Math.round(radius * 2), { light: null, colour: null, states: [] })?.bitmap ??
    null;

const BODIES: readonly Body[] = [
  {
    said: 'earth|planet earth|globe|blue planet',
    radius: 0.3,
    halo: hex('#7cc4ff'),
    paint: icon('globe-showing-americas'),
  },
  {
    said: 'saturn|ringed planet',
    radius: 0.24,
    halo: hex('#ffdca0'),
    paint: icon('ringed-planet'),
  },
  {
    said: '(?:full |blood |harvest |crescent )?moon',
    radius: 0.17,
    halo: hex('#dfe8ff'),
    paint: (radius) => ball(radius, ['#fffdf2', '#c9cede'], ['rgba(150,158,184,0.28)']),
  },
  {
    said: 'mars|red planet',
    radius: 0.22,
    halo: hex('#ff9a6a'),
    paint: (radius) => ball(radius, ['#f7a071', '#a8442a'], ['rgba(120,44,26,0.3)']),
  },
  {
    said: '(?:alien |strange |giant |huge )?planets?|jupiter|venus',
    radius: 0.24,
    halo: hex('#c79bff'),
    paint: (radius) => ball(radius, ['#ffd9a6', '#9a5a8f'], ['rgba(120,60,110,0.2)']),
  },
  {
    said: '(?:setting |rising |morning |evening )?sun',
    radius: 0.13,
    halo: hex('#ffb84a'),
    paint: (radius) => ball(radius, ['#fff6c8', '#ffb02e'], []),
  },
];

const MOVES =
  'ris(?:es?|ing)|rose|com(?:es?|ing) up|sets?|setting|goes down|going down|sinks?|appears?|emerges?|shin(?:es?|ing)|glow(?:s|ing)?|hang(?:s|ing)?|float(?:s|ing)?|turn(?:s|ing)?|rotat(?:es?|ing)|spin(?:s|ning)?|looms?|drifts?|(?:moves?|moving|travels?|goes|passes|crosses|wanders?)(?: slowly)? (?:across|over|along|the sky)';
const PLACED =
  'behind|above|over(?:head)?|in the (?:sky|back(?:ground)?|distance)|on the horizon|at (?:her|his|their|its) back';
const LARGE = /\b(?:giant|huge|big|enormous|massive|large)\b[^,.;]*$/iu;
const SETS = /^[^,.;]*\b(?:sets?|setting|goes down|going down|sinks?)\b/iu;
const RISES = /^[^,.;]*\b(?:ris(?:es?|ing)|rose|com(?:es?|ing) up|appears?|emerges?)\b/iu;

const CROSSES =
  /^[^,.;]*\b(?:moves?|moving|travels?|goes|passes|crosses|wanders?|drifts?)\b[^,.;]{0,20}\b(?:across|over|along|sky)\b/iu;

interface Found {
  readonly body: Body;
  readonly isLarge: boolean;
  /** 1 where it rises, -1 where it sets, 0 where it only is there. */
  readonly goes: -1 | 0 | 1;
  /** Whether it goes over the sky from side to side. */
  readonly crosses: boolean;
}

/** The sun, the moon or a planet that a prompt puts behind the subject of a picture. */
function bodyIn(prompt: string): Found | null {
  for (const body of BODIES) {
    const after = `\\b(?:${body.said})\\b(?! (?:rays|beams|light))(?: (?!to\\b)[\\p{L}-]+){0,4}? (?:${MOVES}|${PLACED})\\b(?! (?:in|through)\\b)`;
    const before = `\\b(?:behind|above|over) (?:him|her|them|it|the [\\p{L}-]+)(?: [\\p{L}-]+){0,3} (?:an?|the) (?:[\\p{L}-]+ )?(?:${body.said})\\b`;
    const beside = `\\b(?:with|and|under|by|beneath) (?:an?|the) (?:[\\p{L}-]+ )?(?:${body.said})\\b(?! (?:light|rays|flare))`;
    const added = `\\b(?:add|put|place|show|draw)(?:s|ing)? (?:an?|the) (?:[\\p{L}-]+ )?(?:${body.said})\\b(?! (?:light|rays|flare))`;
    const isNight = /moon|planet/u.test(body.said);
    const match = new RegExp(
      [after, before, added, ...(isNight ? [beside] : [])].join('|'),
      'iu',
    ).exec(prompt);
    if (match === null) continue;
    const rest = prompt.slice(match.index);
    const goes = SETS.test(rest) ? -1 : RISES.test(rest) ? 1 : 0;
    const isLarge =
      LARGE.test(prompt.slice(0, match.index)) || /\b(?:giant|huge|big)\b/iu.test(match[0]);
    return { body, isLarge, goes, crosses: CROSSES.test(rest) };
  }
  return null;
}

const SMALL = 32;

/** How unlike the sky above it the middle of a side of the picture is: 0 to about 1. */
function strangeness(plate: Canvas): (x: number) => number {
  const canvas = createCanvas(SMALL, SMALL);
  canvas.getContext('2d').drawImage(plate, 0, 0, SMALL, SMALL);
  const pixels = canvas.data();
  const at = (x: number, y: number) =>
    [0, 1, 2].map((one) => pixels[(y * SMALL + x) * 4 + one] ?? 0);
  return (share) => {
    const x = Math.max(0, Math.min(SMALL - 1, Math.round(share * SMALL)));
    const sky = at(x, 3);
    const middle = at(x, Math.round(SMALL * 0.5));
    return sky.reduce((sum, value, one) => sum + Math.abs(value - (middle[one] ?? 0)), 0) / 765;
  };
}

/** Beside the subject, where more of the frame is free and the sky reaches farther down. */
function sideOf(box: Box, width: number, radius: number, plate: Canvas): number {
  const strange = strangeness(plate);
  const right = box.x + box.width + radius * 0.25;
  const left = box.x - radius * 0.25;
  const costs = [
    strange(left / width) + Math.max(0, radius - left) / width,
    strange(right / width) + Math.max(0, right + radius - width) / width,
  ] as const;
  const x = costs[1] <= costs[0] ? right : left;
  return Math.max(radius * 0.95, Math.min(width - radius * 0.95, x));
}

/** Rises from behind the subject to beside its head, or goes down there. */
export function heavenlyBody(
  world: Pick<World, 'size'>,
  prompt: string,
  { box, plate }: { readonly box: Box; readonly plate: Canvas },
): readonly Painter[] {
  const found = bodyIn(prompt);
  if (found === null) return [];
  const { width, height } = world.size;
  const { body, isLarge, goes, crosses } = found;
  const radius = Math.min(width, height) * body.radius * (isLarge ? 1.6 : 1);
  const bitmap = body.paint(radius);
  if (bitmap === null) return [];
  const aside = sideOf(box, width, radius, plate);
  const high = Math.max(radius * 1.02, Math.min(height * 0.28, box.y + radius * 0.5));
  const low = Math.max(high + radius * 1.6, Math.min(height * 0.8, box.y + box.height * 0.6));
  const halo = mix(body.halo, WHITE, 0.2);
  const paint: Painter = (brush, { progress, seconds }) => {
    const share = goes === 0 ? 1 : smooth(goes === 1 ? progress * 1.35 : 1.1 - progress);
    // Over the sky it goes in a bow.
    const x = crosses ? width * (0.06 + 0.88 * progress) : aside;
    const y = crosses
      ? high + (height * 0.3 - high * 0.5) * (2 * progress - 1) ** 2
      : low + (high - low) * share;
    brush.save();
    brush.globalCompositeOperation = 'screen';
    glow(brush, { x, y, radius: radius * 2.1 }, halo, 0.75);
    brush.restore();
    brush.save();
    brush.translate(x, y);
    brush.rotate(seconds * 0.03);
    const tall = radius * 2 * (bitmap.height / bitmap.width);
    brush.drawImage(bitmap, -radius, -radius, radius * 2, tall);
    brush.restore();
  };
  return [goes === 0 ? paint : behindHorizon(world.size, plate, paint)];
}

/** What rises or goes down does so behind what stands before the sky. */
function behindHorizon({ width, height }: World['size'], plate: Canvas, paint: Painter): Painter {
  const sky = skyOf(plate);
  if (sky === null) return paint;
  const sheet = createCanvas(width, height);
  const onto = sheet.getContext('2d');
  const [aside, up] = [width * OVERLAP, height * OVERLAP];
  return (brush, moment) => {
    onto.globalCompositeOperation = 'source-over';
    onto.clearRect(0, 0, width, height);
    paint(onto, moment);
    onto.globalCompositeOperation = 'destination-in';
    onto.drawImage(sky.matte, -aside, -up, width + 2 * aside, height + 2 * up);
    brush.drawImage(sheet, 0, 0);
  };
}
