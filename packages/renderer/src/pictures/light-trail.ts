import { type Canvas, createCanvas } from '@napi-rs/canvas';
import { css, hex, mix, WHITE } from '../draw/colour.ts';
import { COLOUR_WORDS } from '../parse-prompt/words/modifiers.ts';
import type { Brush } from '../scene/world.ts';

const TRAIL =
  /\b(?:(\p{L}+) )?(?:light|glowing|neon|fiery|energy|speed) (?:trails?|streaks?|lines)\b|\btrails? of (?:(\p{L}+) )?(?:lights?|sparks|fire|neon)\b/iu;

/** Streaks of light that a thing which runs leaves behind it, in the colour that the prompt names; null without them. */
export function lightTrail(prompt: string, { width, height }: Canvas, accent: string | null) {
  const found = TRAIL.exec(prompt);
  if (found === null) return null;
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
