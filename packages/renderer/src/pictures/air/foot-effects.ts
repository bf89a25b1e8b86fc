import { hex } from '../../draw/colour.ts';
import { cloudsOf, puffOf, SMOKE } from '../../draw/effects/clouds.ts';
import { effectFor } from '../../draw/effects/effects.ts';
import type { Box } from '../../draw/props/furniture.ts';
import { ellipse } from '../../draw/strokes.ts';
import type { Brush, World } from '../../scene/world.ts';
import { landingDust } from './landing-dust.ts';
import { coloursOfSmoke, smokeAround } from './smoke-around.ts';
import { steamOver } from './steam-over.ts';

/** Paints at the foot of a cut-out: `x` is its middle, `y` where it stands. */
type PaintAtFoot = (brush: Brush, foot: Box, seconds: number) => void;

const BURNS = /\b(?:fire|flames?|burning|blaze)\b/iu;
const SMOKES = /\b(?:smok(?:e|y|ing)|dry ice|mist|fog)\b/iu;
const SPARKS = /\bsparks?\b/iu;
const STEAMS = /\bsteam/iu;
const PUDDLE = /\bpuddles?\b|\b(?:out of|into|on|in) (?:the )?water\b/iu;

/** Water that it stands in, with rings that spread. */
const pool: PaintAtFoot = (brush, { x, y, width }, seconds) => {
  brush.fillStyle = 'rgba(92,150,196,0.85)';
  ellipse(brush, x, y, width * 0.86, width * 0.17);
  brush.fillStyle = 'rgba(196,228,246,0.5)';
  ellipse(brush, x - width * 0.2, y - width * 0.03, width * 0.46, width * 0.06);
  brush.strokeStyle = 'rgba(240,250,255,0.8)';
  for (let ring = 0; ring < 3; ring += 1) {
    const age = (seconds * 0.5 + ring / 3) % 1;
    brush.globalAlpha = 1 - age;
    brush.lineWidth = width * 0.012;
    brush.beginPath();
    brush.ellipse(x, y, width * (0.3 + 0.5 * age), width * (0.06 + 0.1 * age), 0, 0, 7);
    brush.stroke();
  }
  brush.globalAlpha = 1;
};

/** Steam leaves by the mouth of a thing, not beside it. */
function steaming(): PaintAtFoot {
  let paint: ReturnType<typeof steamOver> | null = null;
  return (brush, { x, y, width, height }, seconds) => {
    paint ??= steamOver({
      x,
      y: y - height * 0.94,
      size: height * 0.6,
      wide: width / height / 2.4,
    });
    paint(brush, { seconds, progress: 0 });
  };
}

type Foots = readonly [behind: PaintAtFoot | null, over: PaintAtFoot | null];

/** Fire behind a cut-out and smoke around its foot, if the prompt speaks of them, or what its jumps throw up. */
export function foots(world: World, prompt: string): Foots {
  const thrown = landingDust(prompt);
  return thrown === null ? lasting(world, prompt) : [lasting(world, prompt)[0], thrown];
}

/** Smoke of the colour that the prompt names. */
function smokeFor(world: World, prompt: string) {
  const [colour] = coloursOfSmoke(prompt);
  if (colour === undefined) return effectFor(world, 'smoke');
  return cloudsOf(puffOf(hex(colour)), { ...SMOKE, alpha: 0.8 });
}

function lasting(world: World, prompt: string): Foots {
  const around = smokeAround(prompt);
  const [behind, over] = atFoot(world, prompt, around !== null);
  if (around === null || behind === null) return [around ?? behind, over];
  return [
    (brush, foot, seconds) => {
      around(brush, foot, seconds);
      behind(brush, foot, seconds);
    },
    over,
  ];
}

function atFoot(world: World, prompt: string, isSurrounded: boolean): Foots {
  const flames = BURNS.test(prompt) ? effectFor(world, 'flames') : null;
  // What is all around it would hide it if it were in front as well.
  const smoke = SMOKES.test(prompt) && !isSurrounded ? smokeFor(world, prompt) : null;
  const isSteam = STEAMS.test(prompt) && smoke === null;
  const fire: PaintAtFoot | null =
    flames &&
    ((brush, { x, y, width, height }, seconds) => {
      for (const side of [-0.9, 0.9, -0.45, 0.45, 0]) {
        const size = Math.max(width, height * 0.6) * (1.05 - 0.4 * Math.abs(side));
        const at = { x: x + side * width * 0.62, y: y + height * 0.06, size, facing: 1 };
        flames(brush, at, seconds + side);
      }
    });
  const behind = PUDDLE.test(prompt) ? pool : fire;
  const sparks = SPARKS.test(prompt) ? effectFor(world, 'sparks') : null;
  if (isSteam) return [behind, steaming()];
  const cloud = smoke ?? sparks;
  const over: PaintAtFoot | null =
    cloud &&
    ((brush, { x, y, width, height }, seconds) => {
      for (const side of [-1, -0.3, 0.4, 1]) {
        const foot = smoke === null ? y - height * 0.7 : y + height * 0.04;
        const at = {
          x: x + side * width * 0.6,
          y: foot,
          size: height * 0.5,
          facing: Math.sign(side),
        };
        cloud(brush, at, seconds + side * 0.8);
        sparks?.(brush, { ...at, y: y - height * 0.2 }, seconds + side);
      }
    });
  return [behind, over];
}
