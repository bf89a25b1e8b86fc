import { type Canvas, createCanvas } from '@napi-rs/canvas';
import { css, hex } from '../../draw/colour.ts';
import { effectFor } from '../../draw/effects/effects.ts';
import type { Box } from '../../draw/props/furniture.ts';
import { glow } from '../../draw/strokes.ts';
import type { SceneDescription } from '../../parse-prompt/scene-description.ts';
import type { Brush, Moment, World } from '../../scene/world.ts';

export type Painter = (brush: Brush, moment: Moment) => void;

export interface PictureEffects {
  /** Behind the subject. */
  readonly behind: readonly Painter[];
  /** Behind the subject and with it, wherever it goes. */
  readonly under: readonly Painter[];
  /** Before the subject and with it. */
  readonly worn: readonly Painter[];
  readonly over: readonly Painter[];
}

/** "It blasts off" names nobody. */
const LAUNCH =
  /\b(?:blast|lift|tak)(?:s|es|e|ing)? off\b(?! (?:his|her|its|their|the|an?)\b)|\b(?:it|rocket|she|this) launches\b/iu;
/** "The rocket starts". */
const STARTED =
  /\b(?:rocket|shuttle|spaceship|spacecraft) (?:starts?(?! to)|ignites?|goes up|flies (?:up|away|off)|shoots (?:up|off)|roars (?:up|off|into))\b|\bengines? (?:ignites?|fires? up|starts?|roars?)\b/iu;
/** "Launch the rocket", said to whoever animates it. */
const LAUNCHED =
  /\b(?:launch(?![ -]?(?:pads?|sites?|towers?|platforms?))|blast|shoot(?! out\b)|send)\b[^,.;]*\b(?:it|rocket|shuttle|spaceship|spacecraft)\b|\b(?:rocket|shuttle|spaceship|spacecraft)\b[^,.;]*\b(?:launch(?![ -]?(?:pad|site|tower|platform))|liftoff|lift-off|blast-?off|takes?[- ]?off)/iu;

/** "Launch at night with big smoke", said of what the picture shows. */
const LAUNCH_FIRST =
  /^(?:the )?(?:launch(?:es|ing)?|lift-?off|blast-?off|take-?off)\b(?! (?:days?|events?|sale|offer|party|price|pad|site|of|our|the|your|a|date|soon|today|week)\b)/iu;

/** "Countdown, then lift-off". */
const COUNTED =
  /\b(?:count ?down|counts? down|3,? 2,? 1)\b[^.;]*\b(?:lift-?s?[- ]?off|blast-?s?[- ]?off|launch(?:es)?|take-?s?[- ]?off)\b/iu;

/** What is taken off is worn. */
const UNDRESSES = /\btak(?:es?|ing) off (?:his|her|its|their|the|an?)\b/iu;

/** How far a launched subject gets, in heights of the frame. */
export const RISE = 0.7;

export function isLaunch({ subjects }: SceneDescription, prompt: string): boolean {
  if (
    LAUNCHED.test(prompt) ||
    STARTED.test(prompt) ||
    LAUNCH_FIRST.test(prompt) ||
    COUNTED.test(prompt) ||
    (subjects.length === 0 && LAUNCH.test(prompt))
  )
    return true;
  if (UNDRESSES.test(prompt)) return false;
  return subjects.some(
    ({ motions, thing }) =>
      motions.includes('launch') || (thing === 'rocket' && motions.includes('fly')),
  );
}

/** A row of a pad or a tower is this much wider than what stands on it. */
const WIDER = 1.7;

/** What takes off without what it stands on: the rows at its foot that are much wider than it is. */
export function withoutPad(mask: Canvas): Canvas {
  const { width, height } = mask;
  const pixels = mask.data();
  const wide = Array.from({ length: height }, (_, y) => {
    let count = 0;
    for (let x = 0; x < width; x += 1) if ((pixels[(y * width + x) * 4 + 3] ?? 0) > 128) count += 1;
    return count;
  });
  const rows = wide.filter((count) => count > 0).sort((one, other) => one - other);
  const usual = rows[Math.floor(rows.length * 0.4)] ?? width;
  const first = wide.findIndex((count) => count > 0);
  const foot = wide.findIndex((count, y) => y > first + rows.length * 0.4 && count > usual * WIDER);
  if (foot < 0) return mask;
  const canvas = createCanvas(width, height);
  canvas.getContext('2d').drawImage(mask, 0, 0, width, foot, 0, 0, width, foot);
  return canvas;
}

const FLAME = { width: 120, height: 400 } as const;

/** A tongue of fire that points down, white at its root, with soft edges. */
function flameBitmap(): Canvas {
  const canvas = createCanvas(FLAME.width, FLAME.height);
  const brush = canvas.getContext('2d');
  const tongues = [
    [0.42, 0.94, '#ff6a13', 9],
    [0.3, 0.74, '#ffa629', 7],
    [0.2, 0.52, '#ffe27a', 5],
    [0.12, 0.34, '#ffffff', 4],
  ] as const;
  const middle = FLAME.width / 2;
  for (const [wide, long, colour, soft] of tongues) {
    const [across, down] = [FLAME.width * wide * 0.86, FLAME.height * long];
    const fill = brush.createLinearGradient(0, 0, 0, down);
    fill.addColorStop(0, colour);
    fill.addColorStop(0.55, css(hex(colour), 0.9));
    fill.addColorStop(1, css(hex(colour), 0));
    brush.filter = `blur(${soft}px)`;
    brush.fillStyle = fill;
    brush.beginPath();
    brush.moveTo(middle - across * 0.6, 8);
    brush.bezierCurveTo(
      middle - across * 1.3,
      down * 0.4,
      middle - across * 0.5,
      down * 0.8,
      middle,
      down,
    );
    brush.bezierCurveTo(
      middle + across * 0.5,
      down * 0.8,
      middle + across * 1.3,
      down * 0.4,
      middle + across * 0.6,
      8,
    );
    brush.fill();
  }
  return canvas;
}

/** Smoke has no edges: small, it is as good and takes a fraction of the time. */
const COARSE = 2;

/** Fire and smoke that press down from the foot of what takes off. */
export function blast(world: World, box: Box): PictureEffects {
  const { width, height } = world.size;
  const x = box.x + box.width / 2;
  const foot = Math.min(box.y + box.height, height * 0.9);
  const size = Math.max(height * 0.3, Math.min(box.width * 1.6, height * 0.5));
  const smoke = effectFor(world, 'smoke', { isLaunch: true });
  const flame = flameBitmap();
  const small = createCanvas(Math.ceil(width / COARSE), Math.ceil(height / COARSE));
  const onto = small.getContext('2d');
  const puff = (brush: Brush, seconds: number, scale: number) => {
    onto.clearRect(0, 0, small.width, small.height);
    const spot = { x: x / COARSE, y: foot / COARSE, size: (size * scale) / COARSE };
    smoke(onto, { ...spot, facing: 1 }, seconds);
    smoke(onto, { ...spot, y: (foot + size * 0.1) / COARSE, facing: -1 }, seconds + 0.9);
    brush.drawImage(small, 0, 0, width, height);
  };
  const fire: Painter = (brush, { seconds, progress }) => {
    const wide = Math.min(box.width * 1.5, height * 0.24) * (1 + 0.05 * Math.sin(seconds * 31));
    const long = size * (0.9 + 0.7 * progress) * (1 + 0.07 * Math.sin(seconds * 23));
    const top = foot - long * 0.1;
    brush.save();
    brush.globalCompositeOperation = 'screen';
    glow(brush, { x, y: foot + long * 0.2, radius: long * 0.8 }, hex('#ff9c3a'), 0.55);
    brush.restore();
    brush.drawImage(flame, x - wide / 2, top, wide, long);
  };
  return {
    behind: [(brush, { seconds }) => puff(brush, seconds, 1.5)],
    under: [fire],
    worn: [],
    over: [(brush, { seconds }) => puff(brush, seconds + 0.4, 0.75)],
  };
}
