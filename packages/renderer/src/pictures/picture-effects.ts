import { effectFor } from '../draw/effects/effects.ts';
import type { Box } from '../draw/props/furniture.ts';
import type { SceneDescription } from '../parse-prompt/scene-description.ts';
import { aurora } from '../scene/aurora.ts';
import type { Brush, Moment, World } from '../scene/world.ts';

import { fireLightOf } from './fire-light.ts';

type Painter = (brush: Brush, moment: Moment) => void;

interface PictureEffects {
  /** Behind the subject. */
  readonly behind: readonly Painter[];
  /** Behind the subject and with it, wherever it goes. */
  readonly under: readonly Painter[];
  readonly over: readonly Painter[];
}

/** "It blasts off" names nobody. */
const LAUNCH =
  /\b(?:blast|lift|tak)(?:s|es|e|ing)? off\b(?! (?:his|her|its|their|the|an?)\b)|\b(?:it|rocket|she|this) launches\b/iu;
/** "Launch the rocket", said to whoever animates it. */
const LAUNCHED =
  /\b(?:launch|blast|shoot|send)\b[^,.;]*\b(?:it|rocket|shuttle|spaceship|spacecraft)\b|\b(?:rocket|shuttle|spaceship|spacecraft)\b[^,.;]*\b(?:launch|liftoff|lift-off|blast-?off|take-?off)/iu;

/** What is taken off is worn. */
const UNDRESSES = /\btak(?:es?|ing) off (?:his|her|its|their|the|an?)\b/iu;

/** How far a launched subject gets, in heights of the frame. */
export const RISE = 0.7;

export function isLaunch({ subjects }: SceneDescription, prompt: string): boolean {
  if (LAUNCHED.test(prompt) || (subjects.length === 0 && LAUNCH.test(prompt))) return true;
  if (UNDRESSES.test(prompt)) return false;
  return subjects.some(
    ({ motions, thing }) =>
      motions.includes('launch') || (thing === 'rocket' && motions.includes('fly')),
  );
}

/** Fire and smoke that press down from the foot of what takes off. */
function blast(world: World, box: Box): PictureEffects {
  const { height } = world.size;
  const x = box.x + box.width / 2;
  const foot = Math.min(box.y + box.height, height * 0.9);
  const size = Math.max(height * 0.3, Math.min(box.width * 1.6, height * 0.5));
  const smoke = effectFor(world, 'smoke', { isLaunch: true });
  const jet = effectFor(world, 'jet');
  const puff = (brush: Brush, seconds: number, scale: number) => {
    smoke(brush, { x, y: foot, size: size * scale, facing: 1 }, seconds);
    smoke(brush, { x, y: foot + size * 0.1, size: size * scale, facing: -1 }, seconds + 0.9);
  };
  const fire = (brush: Brush, { seconds, progress }: Moment) => {
    jet(brush, { x, y: foot - size * 0.06, size: size * (0.9 + progress), facing: 1 }, seconds);
  };
  return {
    behind: [(brush, { seconds }) => puff(brush, seconds, 1.5)],
    under: [fire],
    over: [(brush, { seconds }) => puff(brush, seconds + 0.4, 0.75)],
  };
}

/** Northern lights over the sky of a picture. */
function lights(world: World): Painter {
  const curtain = aurora(world, world.size.height * 0.62);
  return (brush, moment) => {
    brush.save();
    brush.globalCompositeOperation = 'screen';
    curtain.draw(brush, moment);
    brush.restore();
  };
}

/** Where in the subject an effect begins, as a share of its height. */
const STARTS = { steam: 0.34, flames: 0.86, glow: 0.5, sparks: 0.4, splash: 0.92 };

function isDrawn(kind: string): kind is keyof typeof STARTS {
  return kind in STARTS;
}

interface Where {
  readonly prompt: string;
  readonly box: Box;
  /** Whether the subject is cut out of what is behind it. */
  readonly isApart: boolean;
  /** Where smoke leaves it. */
  readonly chimneys: readonly { readonly x: number; readonly y: number }[];
}

/** Effects of the subject of a picture: steam from its upper part, fire at its foot. */
export function pictureEffects(
  world: World,
  description: SceneDescription,
  { prompt, box, chimneys, isApart }: Where,
): PictureEffects {
  const behind = description.weather.includes('aurora') ? [lights(world)] : [];
  if (isLaunch(description, prompt)) {
    const made = blast(world, box);
    return { ...made, behind: [...behind, ...made.behind] };
  }
  // A fire that lights the picture burns beside it.
  const isBeside = fireLightOf(prompt) !== null;
  const kinds = [...new Set(description.effects.map(({ kind }) => kind))]
    .filter(isDrawn)
    .filter((kind) => !isBeside || kind !== 'flames');
  const paint = (kind: keyof typeof STARTS): Painter => {
    const draw = effectFor(world, kind);
    const most = Math.min(box.width, box.height) * 0.9;
    const y = box.y + box.height * STARTS[kind];
    // Of steam that leaves the picture above, only the thin beginnings would be seen.
    const size = kind === 'steam' ? Math.max(most * 0.5, Math.min(most, y * 1.05)) : most;
    const at = { x: box.x + box.width / 2, y, size, facing: 1 };
    // Twice, half a puff apart: over a photograph one layer is hardly seen.
    return (brush, { seconds }) => {
      draw(brush, at, seconds);
      if (kind === 'steam') draw(brush, { ...at, x: at.x + size * 0.1 }, seconds + 1.4);
    };
  };
  const over = kinds.filter((kind) => kind !== 'glow').map(paint);
  const smoke = effectFor(world, 'smoke');
  const size = world.size.height * 0.3;
  const plumes = chimneys.map(
    ({ x, y }, at): Painter =>
      (brush, { seconds }) =>
        smoke(brush, { x, y, size, facing: 1 }, seconds + 3 + at * 0.8),
  );
  // In front of a face, a glow would hide it.
  const halo = kinds.includes('glow') && isApart ? [paint('glow')] : [];
  return { behind: [...behind, ...halo], under: [], over: [...over, ...plumes] };
}
