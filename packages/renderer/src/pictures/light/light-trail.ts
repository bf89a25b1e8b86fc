import { type Canvas, createCanvas } from '@napi-rs/canvas';
import { css, hex, mix, WHITE } from '../../draw/colour.ts';
import { COLOUR_WORDS } from '../../parse-prompt/words/colours.ts';
import type { Brush } from '../../scene/world.ts';
import type { Size } from '../../sizes.ts';

const TRAIL =
  /\b(?:(\p{L}+) )?(?:light|glowing|neon|fiery|energy|speed) (?:trails?|streaks?|lines)\b|\btrails? of (?:(\p{L}+) )?(?:lights?|sparks|sparkles|stardust|stars|glitter|fire|neon)\b/iu;

const AROUND =
  /\b(?:a?round|swirl\p{L}*|circl\p{L}*|orbit\p{L}*|spiral\p{L}*|encircl\p{L}*|wrap\p{L}*)\b/iu;

/** Each runs around the thing at its own height and pace. */
const RINGS = [
  { at: 0.24, wide: 0.6, tilt: -0.22, pace: 2.1, thick: 0.026 },
  { at: 0.5, wide: 0.68, tilt: 0.16, pace: 1.7, thick: 0.034 },
  { at: 0.76, wide: 0.62, tilt: -0.1, pace: 2.4, thick: 0.022 },
] as const;
const STEPS = 26;
const LENGTH = Math.PI * 1.5;

/** Trails of light that swirl around a thing, half of them behind it; null without them. */
export function trailsAround(prompt: string, { width, height }: Canvas, accent: string | null) {
  const found = TRAIL.exec(prompt);
  if (found === null || !AROUND.test(prompt)) return null;
  const named = COLOUR_WORDS[(found[1] ?? found[2] ?? '').toLocaleLowerCase('en')];
  const colour = hex(named ?? accent ?? '#ffb21f');
  const core = mix(colour, WHITE, 0.75);
  const step = LENGTH / STEPS;
  return (
    brush: Brush,
    { x, y }: { readonly x: number; readonly y: number },
    { seconds, isFront }: { readonly seconds: number; readonly isFront: boolean },
  ): void => {
    brush.save();
    brush.lineCap = 'butt';
    for (const { at, wide, tilt, pace, thick } of RINGS) {
      const head = seconds * pace + at * 9;
      for (let back = STEPS; back > 0; back -= 1) {
        const from = head - back * step;
        // The lower half of a ring is the one in front.
        if (Math.sin(from + step / 2) > 0 !== isFront) continue;
        const fade = 1 - back / (STEPS + 1);
        const layers = [
          { ink: css(colour, 0.35 * fade), line: 2.6 },
          { ink: css(colour, 0.9 * fade), line: 1 },
          { ink: css(core, fade), line: 0.4 },
        ];
        for (const { ink, line } of layers) {
          brush.strokeStyle = ink;
          brush.lineWidth = height * thick * line * (0.3 + 0.7 * fade);
          brush.beginPath();
          brush.ellipse(
            x,
            y - height * (1 - at),
            width * wide,
            height * 0.15,
            tilt,
            from,
            from + step,
          );
          brush.stroke();
        }
      }
    }
    brush.restore();
  };
}

/** Streaks of light that a thing which runs leaves behind it, in the colour that the prompt names; null without them. */
export function lightTrail(prompt: string, { width, height }: Size, accent: string | null) {
  const found = TRAIL.exec(prompt);
  if (found === null || AROUND.test(prompt)) return null;
  const named = COLOUR_WORDS[(found[1] ?? found[2] ?? '').toLocaleLowerCase('en')];
  // As light is: paler than what it shines on, which may have the same colour.
  const colour = mix(hex(named ?? accent ?? '#ffd36a'), WHITE, 0.5);
  const long = width * 2.4;
  const bitmap = createCanvas(Math.ceil(long), Math.ceil(height));
  const brush = bitmap.getContext('2d');
  for (const [at, share] of [0.18, 0.36, 0.55, 0.74, 0.9].entries()) {
    const fill = brush.createLinearGradient(0, 0, long, 0);
    fill.addColorStop(0, css(colour, 0));
    fill.addColorStop(0.7, css(colour, 0.75));
    fill.addColorStop(1, css(mix(colour, WHITE, 0.75), 1));
    brush.fillStyle = fill;
    const thick = height * (at % 2 === 0 ? 0.1 : 0.055);
    const start = long * (0.06 + 0.16 * ((at * 0.618) % 1));
    brush.shadowColor = css(colour, 0.9);
    brush.shadowBlur = height * 0.08;
    brush.beginPath();
    brush.moveTo(start, height * share);
    brush.lineTo(long, height * share - thick / 2);
    brush.lineTo(long, height * share + thick / 2);
    brush.fill();
  }
  return (onto: Brush, { x, y }: { readonly x: number; readonly y: number }): void => {
    onto.drawImage(bitmap, x - long, y - height / 2);
  };
}
