import type { Canvas } from '@napi-rs/canvas';
import { loadSprite } from '../../draw/sprite.ts';
import type { Brush, Moment } from '../../scene/world.ts';
import { findEyes } from '../face/find-eyes.ts';
import type { PictureSubject } from '../subject/find-subject.ts';
import { smallCopy } from '../subject/small-copy.ts';

type Painter = (brush: Brush, moment: Moment) => void;

/** Places are shares of the picture's size, the radius is one of its width. */
interface Ball {
  readonly x: number;
  readonly y: number;
  readonly radius: number;
}

const REFLECTS =
  /\breflect\p{L}*|\bmirrored\b|\bmirrors\b|\bmoves? across (?:the|her|his) (?:helmet|visor)\b/iu;
const IN_BALL = /\b(?:helmets?|visors?|bubble|sphere|glass ball|crystal ball)\b/iu;
const IN_EYES = /\b(?:eyes?|pupils?|iris)\b/iu;

/** Whether something is seen in what shines in a picture, and nowhere else in it. */
export const isReflected = (prompt: string): boolean =>
  REFLECTS.test(prompt) && (IN_BALL.test(prompt) || IN_EYES.test(prompt));
export const isInBall = (prompt: string): boolean => isReflected(prompt) && IN_BALL.test(prompt);

const SIDE = 96;
/** Darker than this, of 255, a ball is black enough to mirror something. */
const DARK = 62;
const RADII: readonly number[] = [0.07, 0.09, 0.11, 0.13, 0.15, 0.17, 0.19, 0.22, 0.25];

/** The largest black disc of a picture, as the visor of a helmet is; null without one. */
export function darkBall(picture: Canvas): Ball | null {
  const canvas = smallCopy(picture, SIDE, 8);
  const { width, height } = canvas;
  const pixels = canvas.data();
  const isDark = Uint8Array.from({ length: width * height }, (_, cell) => {
    const [red = 0, green = 0, blue = 0] = pixels.subarray(cell * 4, cell * 4 + 3);
    return red * 0.3 + green * 0.59 + blue * 0.11 < DARK ? 1 : 0;
  });
  /** The share of dark cells on some rings around a place; less than nothing where most of it is outside. */
  const shareOf = (x: number, y: number, rings: readonly number[]) => {
    let [dark, seen, all] = [0, 0, 0];
    for (const ring of rings)
      for (let step = 0; step < 16; step += 1) {
        const column = Math.round(x + ring * Math.cos(step * 0.3927));
        const row = Math.round(y + ring * Math.sin(step * 0.3927));
        all += 1;
        if (column < 0 || row < 0 || column >= width || row >= height) continue;
        seen += 1;
        dark += isDark[row * width + column] ?? 0;
      }
    return seen < all * 0.6 ? -1 : dark / seen;
  };
  let best: { readonly ball: Ball; readonly score: number } | null = null;
  for (const share of RADII) {
    const radius = share * width;
    for (let y = 2; y < height; y += 2)
      for (let x = 2; x < width; x += 2) {
        const inside = shareOf(x, y, [radius * 0.25, radius * 0.55, radius * 0.85]);
        if (inside < 0.74) continue;
        const score = (inside - Math.max(0, shareOf(x, y, [radius * 1.18]))) * Math.sqrt(share);
        if (score > (best?.score ?? 0.12))
          best = { score, ball: { x: x / width, y: y / height, radius: share } };
      }
  }
  return best?.ball ?? null;
}

const MIRRORED: readonly (readonly [RegExp, string])[] = [
  [/\b(?:earth|globe|blue planet)\b/iu, 'globe-showing-americas'],
  [/\bmoon\b/iu, 'full-moon'],
  [/\b(?:sun|sunset|sunrise)\b/iu, 'sun'],
  [/\b(?:fire|flames?|campfire|candle)\b/iu, 'fire'],
  [/\b(?:saturn|planets?|mars)\b/iu, 'ringed-planet'],
  [/\brocket\b/iu, 'rocket'],
  [/\b(?:city|skyline|buildings?)\b/iu, 'cityscape'],
  [/\bbirds?\b/iu, 'bird'],
  [/\bbutterfl/iu, 'butterfly'],
  [/\bfireworks?\b/iu, 'fireworks'],
];

interface Disc {
  readonly x: number;
  readonly y: number;
  readonly radius: number;
}

function paintStars(brush: Brush, radius: number, shift: number): void {
  for (let star = 0; star < 60; star += 1) {
    const x = (((star * 0.618 + shift * 0.2) % 1) * 2 - 1) * radius;
    const y = (((star * 0.755 + 0.1) % 1) * 2 - 1) * radius;
    brush.fillStyle = star % 4 === 0 ? '#bcd8ff' : '#ffffff';
    brush.beginPath();
    brush.arc(x, y, radius * (0.02 + 0.034 * ((star * 0.53) % 1)), 0, 7);
    brush.fill();
  }
}

/** Goes over a round mirror from one side to the other: narrow at its edges, wide in the middle. */
function mirroredIn(prompt: string, { x, y, radius }: Disc, isEye: boolean): Painter {
  const thing = MIRRORED.find(([said]) => said.test(prompt))?.[1];
  const tall = Math.max(12, Math.round(radius * (isEye ? 1.5 : 1.25)));
  const bitmap =
    thing === undefined
      ? undefined
      : loadSprite(thing, tall, { light: null, colour: null, states: [] })?.bitmap;
  const hasStars = !isEye && /\b(?:stars?|galax|space|universe|earth|planet)/iu.test(prompt);
  return (brush, { progress, seconds }) => {
    const way = isEye ? 0.25 * Math.sin(seconds * 0.9) : 1.7 * progress - 0.85;
    const narrow = Math.sqrt(Math.max(0.06, 1 - (way * 0.95) ** 2));
    brush.save();
    brush.beginPath();
    brush.arc(x, y, radius, 0, 7);
    brush.clip();
    brush.translate(x, y);
    if (hasStars) paintStars(brush, radius, progress);
    if (bitmap !== undefined) {
      brush.globalAlpha = isEye ? 0.8 : 0.94;
      const [wide, high] = [bitmap.width * narrow, bitmap.height];
      brush.drawImage(
        bitmap,
        way * radius - wide / 2,
        -radius * (isEye ? 0.1 : 0.34) - high / 2,
        wide,
        high,
      );
    }
    // The gleam of what it is in, over what it mirrors.
    brush.globalAlpha = 1;
    brush.globalCompositeOperation = 'screen';
    const at = (bitmap === undefined ? way : -0.4) * radius;
    const gleam = brush.createRadialGradient(at, -radius * 0.5, 0, at, -radius * 0.5, radius * 0.8);
    gleam.addColorStop(0, 'rgba(255,255,255,0.45)');
    gleam.addColorStop(1, 'rgba(255,255,255,0)');
    brush.fillStyle = gleam;
    brush.fillRect(-radius, -radius, radius * 2, radius * 2);
    brush.restore();
  };
}

/** What is seen in a visor or in the eyes of a picture. */
export function reflections(
  prompt: string,
  picture: Canvas,
  { face }: PictureSubject,
  toDisc: (ball: Ball) => Disc,
): readonly Painter[] {
  if (!isReflected(prompt)) return [];
  const ball = isInBall(prompt) ? darkBall(picture) : null;
  if (ball !== null)
    return [mirroredIn(prompt, toDisc({ ...ball, radius: ball.radius * 0.95 }), false)];
  const eyes = IN_EYES.test(prompt) ? findEyes(picture, face) : null;
  if (eyes === null) return [];
  const apart = Math.hypot(
    eyes.right.x - eyes.left.x,
    ((eyes.right.y - eyes.left.y) * picture.height) / picture.width,
  );
  const radius = apart * (face === null ? 0.16 : 0.09);
  return [eyes.left, eyes.right].map((eye) => mirroredIn(prompt, toDisc({ ...eye, radius }), true));
}
