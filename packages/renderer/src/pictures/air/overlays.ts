import { type Canvas, createCanvas } from '@napi-rs/canvas';
import { css, hex, mix, WHITE } from '../../draw/colour.ts';
import { cloudsOf, puffOf, SMOKE } from '../../draw/effects/clouds.ts';
import { effectFor } from '../../draw/effects/effects.ts';
import { glow } from '../../draw/strokes.ts';
import type { SceneDescription } from '../../parse-prompt/scene-description.ts';
import { lightning, rainbow } from '../../scene/atmosphere.ts';
import { searchlights } from '../../scene/extras/searchlights.ts';
import type { Brush, Element, Moment, World } from '../../scene/world.ts';
import { isDarkPicture } from '../light/darkness.ts';
import { fireLight, fireLightOf } from '../light/fire-light.ts';
import { flare, hasFlare } from '../light/flare.ts';
import { lightMoves, movingLight } from '../light/moving-light.ts';
import { isReflected } from '../light/reflections.ts';
import { hasRays, raysOver } from '../light/sun-rays.ts';
import { fliesThrough, passingStars } from '../motion/fly-through.ts';
import { cloudsMove, cloudsOver } from '../sky/clouds-over.ts';
import { COMET, comet } from '../sky/comet.ts';
import {
  hasShootingStars,
  isInSpace,
  shootingStars,
  spaceBehind,
  stars,
} from '../sky/night-sky.ts';
import { hasStarsBehind, starsBehind } from '../sky/stars-behind.ts';
import { bunting, hasBunting } from './bunting.ts';
import { smokesAbove } from './chimneys.ts';
import { dustOver, fogOver, isThick, whiteOut } from './fog-over.ts';
import { coloursOfSmoke, isSurrounded } from './smoke-around.ts';
import {
  isPaneBehind,
  isRainOutside,
  isSeenThroughRain,
  rainyPane,
  wetGlass,
} from './wet-glass.ts';

type Painter = (brush: Brush, moment: Moment) => void;

const painterOf =
  (element: Element): Painter =>
  (brush, moment) => {
    brush.save();
    element.draw(brush, moment);
    brush.restore();
  };

/** Light in the colours of neon signs from both sides. */
export function neonLight(world: World): Painter {
  const { width, height } = world.size;
  const canvas = createCanvas(Math.ceil(width / 4), Math.ceil(height / 4));
  const brush = canvas.getContext('2d');
  const reach = Math.max(canvas.width, canvas.height) * 0.62;
  glow(brush, { x: 0, y: canvas.height * 0.35, radius: reach }, hex('#ff2fb9'), 0.85);
  glow(brush, { x: canvas.width, y: canvas.height * 0.6, radius: reach }, hex('#22d3ff'), 0.85);
  glow(
    brush,
    { x: canvas.width * 0.5, y: canvas.height, radius: reach * 0.7 },
    hex('#8a3dff'),
    0.6,
  );
  return (onto, { seconds }) => {
    onto.save();
    onto.globalCompositeOperation = 'screen';
    onto.globalAlpha = 0.78 + 0.12 * Math.sin(seconds * 5) * Math.sin(seconds * 1.7);
    onto.drawImage(canvas, 0, 0, width, height);
    onto.restore();
  };
}

/** Nets of light as under the surface of water. */
function caustics(world: World): Painter {
  const { width, height } = world.size;
  const { unit } = world;
  const rays = Array.from({ length: 7 }, (_, at) => ({ x: (at + 0.5) / 7, phase: at * 1.9 }));
  return (brush, { seconds }) => {
    brush.save();
    brush.globalCompositeOperation = 'screen';
    for (const { x, phase } of rays) {
      const top = (x + 0.03 * Math.sin(seconds * 0.6 + phase)) * width;
      const wide = unit * (46 + 22 * Math.sin(seconds * 0.9 + phase * 2));
      const fill = brush.createLinearGradient(0, 0, 0, height);
      fill.addColorStop(0, 'rgba(190,245,255,0.4)');
      fill.addColorStop(1, 'rgba(120,220,255,0)');
      brush.fillStyle = fill;
      brush.beginPath();
      brush.moveTo(top - wide * 0.4, 0);
      brush.lineTo(top + wide * 0.4, 0);
      brush.lineTo(top + wide * 1.6 - width * 0.08, height);
      brush.lineTo(top - wide * 1.2 - width * 0.08, height);
      brush.fill();
    }
    brush.restore();
  };
}

/** Rings and glints that run over the lower part, as on water. */
function ripples(world: World): Painter {
  const { width, height } = world.size;
  const { unit } = world;
  const rings = Array.from({ length: 12 }, (_, at) => ({
    x: ((at * 0.618) % 1) * width,
    y: height * (0.66 + 0.3 * ((at * 0.382) % 1)),
    phase: at / 12,
  }));
  return (brush, { seconds }) => {
    brush.save();
    for (const { x, y, phase } of rings) {
      const age = (seconds * 0.32 + phase) % 1;
      brush.strokeStyle = css(WHITE, 0.55 * (1 - age));
      brush.lineWidth = unit * 3 * (1 - age * 0.6);
      for (const share of [1, 0.6]) {
        const radius = unit * (12 + 120 * age) * share;
        brush.beginPath();
        brush.ellipse(x, y, radius, radius * 0.26, 0, 0, 2 * Math.PI);
        brush.stroke();
      }
    }
    brush.restore();
  };
}

const BULBS = ['#ffd34d', '#ff5d5d', '#5ad1ff', '#7df08a', '#ff9be0'] as const;

/** Bulbs on two cords along the upper edge. */
function stringLights(world: World): Painter {
  const { width, height } = world.size;
  const { unit } = world;
  const cords = [0.03, 0.1].map((top, row) => {
    const sag = (share: number) =>
      height * (top + 0.1 * 4 * share * (1 - share) * (row === 0 ? 1 : 0.8));
    const spans = Math.max(2, Math.round(width / (height * 0.8)));
    return Array.from({ length: spans * 9 + 1 }, (_, at) => {
      const share = at / (spans * 9);
      return { x: share * width, y: sag((share * spans) % 1), at: at + row * 2 };
    });
  });
  return (brush, { seconds }) => {
    brush.lineWidth = unit * 2.4;
    brush.strokeStyle = 'rgba(20,16,30,0.85)';
    for (const cord of cords) {
      brush.beginPath();
      for (const { x, y } of cord) brush.lineTo(x, y);
      brush.stroke();
      for (const { x, y, at } of cord) {
        const colour = hex(BULBS[at % BULBS.length] ?? BULBS[0]);
        const bright = 0.65 + 0.35 * Math.sin(seconds * 3 + at * 1.7);
        glow(brush, { x, y: y + unit * 9, radius: unit * 34 }, colour, 0.75 * bright);
        brush.fillStyle = css(mix(colour, WHITE, 0.35));
        brush.beginPath();
        brush.ellipse(x, y + unit * 9, unit * 7, unit * 9.5, 0, 0, 7);
        brush.fill();
      }
    }
  };
}

const sides = (at: number, count: number): number =>
  0.8 + 1.3 * Math.abs((2 * (at + 0.5)) / count - 1) ** 1.5;

/** A row of flames or clouds of smoke along the foot of the picture. */
function alongFoot(world: World, kind: 'flames' | 'smoke', prompt: string): Painter {
  const { width, height } = world.size;
  const colour = (kind === 'smoke' ? coloursOfSmoke(prompt)[0] : null) ?? null;
  const isHigh = kind === 'smoke' && isSurrounded(prompt);
  const draw =
    colour === null
      ? effectFor(world, kind, { count: 3 })
      : cloudsOf(puffOf(hex(colour)), { ...SMOKE, alpha: 0.8 });
  const size = Math.min(width, height) * (kind === 'flames' ? 0.34 : 0.42);
  const count = Math.max(3, Math.round(width / (size * 0.62)));
  const spots = Array.from({ length: count }, (_, at) => ({
    x: ((at + 0.5) / count) * width,
    y: height * (kind === 'flames' ? 1.01 : 1.04),
    // What is all around rises at both sides, and leaves the middle free.
    size: size * (at % 2 === 0 ? 1 : 0.74) * (isHigh ? sides(at, count) : 1),
    facing: at % 2 === 0 ? 1 : -1,
  }));
  return (brush, { seconds }) => {
    for (const [at, spot] of spots.entries()) draw(brush, spot, seconds + at * 0.7);
  };
}

/** Dust that glitters is no cloud. */
const isGlitter = (prompt: string): boolean =>
  /\b(?:glitter|sparkl|shimmer|twinkl|magic|fairy|star|pixie)\p{L}* dust\b|\bstardust\b|\bdust (?:\p{L}+ )?(?:glitter|sparkl|shimmer|twinkl)/iu.test(
    prompt,
  );

const RIPPLES = /\bripples?\b|\brippling\b|\bwater (?:moves|flows|shimmers|sparkles)/iu;
const UNDER_WATER = /\bunder ?water\b|\bsubmerged\b/iu;
const BURNS = /\b(?:fire|flames?|burning|blaze|inferno)\b/iu;
const SMOKES = /\bsmok(?:e|y|ing)\b/iu;
/** A rainbow up to the upper edge, since what a picture shows is before its foot. */
function highRainbow(world: World, horizon: number): Painter {
  const arc = painterOf(rainbow(world, horizon));
  const grown = Math.max(1, (horizon * 0.94) / (world.unit * 380));
  return (brush, moment) => {
    brush.save();
    brush.translate(world.size.width / 2, horizon);
    brush.scale(grown, grown);
    brush.translate(-world.size.width / 2, -horizon);
    arc(brush, moment);
    brush.restore();
  };
}

const STRUNG = /\b(?:christmas|fairy|string|party|festive) lights\b/iu;

export const isUnderWater = (prompt: string): boolean => UNDER_WATER.test(prompt);

interface Over {
  readonly prompt: string;
  readonly description: SceneDescription;
  /** The picture as it was given, for where its sky is. */
  readonly plain: Canvas;
  /** Whether its subject stands out, so that something can be put behind it. */
  readonly isApart: boolean;
  /** Whether the subject takes off in fire and smoke of its own. */
  readonly launches: boolean;
  /** From which share of the duration on it is night. */
  readonly nightFrom: number;
}

/** Light, water, fire and weather that a prompt puts over or behind what is in a picture. */
export function overlaysFor(
  world: World,
  { prompt, description, plain, isApart, nightFrom, launches }: Over,
): { readonly behind: readonly Painter[]; readonly over: readonly Painter[] } {
  const { weather, moods, time } = description;
  const horizon = world.size.height * 0.58;
  const over: Painter[] = [];
  const behind: Painter[] = [];
  // A picture of the night sky is in space already.
  if (isInSpace(prompt) && isApart && !isDarkPicture(plain)) behind.push(spaceBehind(world));
  else if (isApart && hasStarsBehind(prompt)) behind.push(starsBehind(world, prompt));
  else if (time === 'night' && !weather.includes('rain')) over.push(stars(world, plain, nightFrom));
  over.push(...searchlights(world, world.size.height * 1.02).map(painterOf));
  if (COMET.test(prompt)) behind.push(comet(world, prompt));
  if (hasShootingStars(prompt)) (isApart ? behind : over).push(shootingStars(world, prompt));
  if (fliesThrough(prompt) && isDarkPicture(plain)) over.push(passingStars(world));
  if (cloudsMove(prompt)) behind.push(cloudsOver(world, plain, prompt));
  if (moods.includes('neon')) over.push(neonLight(world));
  if (weather.includes('fog')) {
    over.push(fogOver(world, prompt));
    if (isThick(prompt)) {
      behind.push(whiteOut(world, 0.6));
      over.push(whiteOut(world, 0.42));
    }
  }
  if (description.effects.some(({ kind }) => kind === 'dust') && !isGlitter(prompt))
    over.push(dustOver(world));
  if (weather.includes('storm')) behind.push(painterOf(lightning(world, horizon)));
  if (isRainOutside(prompt)) over.push(rainyPane(world));
  else if (isSeenThroughRain(prompt))
    (isApart && isPaneBehind(prompt) ? behind : over).push(wetGlass(world));
  if (isUnderWater(prompt)) over.push(caustics(world));
  if (weather.includes('rainbow')) behind.push(highRainbow(world, horizon));
  if (STRUNG.test(prompt)) over.push(stringLights(world));
  if (hasBunting(prompt)) over.push(bunting(world));
  if (RIPPLES.test(prompt) && !isUnderWater(prompt)) over.push(ripples(world));
  if (BURNS.test(prompt) && !launches && !isReflected(prompt))
    behind.push(alongFoot(world, 'flames', prompt));
  if (SMOKES.test(prompt) && !smokesAbove(prompt) && !launches)
    over.push(alongFoot(world, 'smoke', prompt));
  const fire = fireLightOf(prompt);
  if (fire !== null) over.push(fireLight(world, fire));
  if (lightMoves(prompt)) over.push(movingLight(world));
  if (hasFlare(prompt)) over.push(flare(world));
  if (hasRays(prompt)) over.push(raysOver(world));
  return { behind, over };
}
