import { createCanvas } from '@napi-rs/canvas';
import { type Colour, css } from '../draw/colour.ts';
import { setText } from '../draw/text-lines.ts';
import { printable, shortened, splitTitle } from '../read-prompt/quoted-title.ts';
import { outCubic } from './easing.ts';
import type { Brush, Moment, World } from './world.ts';

const HEADLINE_CHARACTERS_MAX = 46;
const LINE_CHARACTERS_MAX = 80;

/** What an instruction says to the renderer is no part of the ad. */
const INSTRUCTION =
  /^(?:please |slowly |now )*(?:animate|make|create|generate|turn|bring|add|zoom|pan|show)\b[^,.;:!?]*[,.;:!?]?\s*/i;

/** A headline and the line under it: quoted words first, else the prompt itself. */
export function captionOf(prompt: string): { readonly headline: string; readonly line: string } {
  const { title, rest } = splitTitle(prompt);
  const clean = printable(rest);
  if (title !== null) {
    const line = printable(
      clean
        .replace(INSTRUCTION, '')
        .replace(/\b(?:with|and|saying|the (?:words?|text|title|caption))\b[\s,:]*$/i, ''),
    );
    return {
      headline: shortened(title, HEADLINE_CHARACTERS_MAX),
      line: shortened(capital(line), LINE_CHARACTERS_MAX),
    };
  }
  const said = clean.replace(INSTRUCTION, '') || clean;
  const [first = '', ...others] = said.split(/(?<=[,.;:!?–—])\s+/u);
  return {
    headline: shortened(capital(first.replace(/[,.;:–—]+$/u, '')), HEADLINE_CHARACTERS_MAX),
    line: shortened(capital(others.join(' ').replace(/[,.;:]+$/u, '')), LINE_CHARACTERS_MAX),
  };
}

function capital(text: string): string {
  const [first = '', ...rest] = [...text];
  return first.toLocaleUpperCase('en') + rest.join('');
}

/** A lower third: a bar of colour, a headline that slides out from behind it, a quieter line. */
export function captionPainter(
  world: World,
  prompt: string,
  accent: Colour,
): (brush: Brush, moment: Moment) => void {
  const { size, unit } = world;
  const { headline, line } = captionOf(prompt);
  if (headline === '') return () => undefined;
  const measure = createCanvas(8, 8).getContext('2d');
  const safe = size.width * 0.07;
  const width = size.width - 2 * safe - unit * 30;
  const big = setText(measure, headline, { width, sizes: [unit * 30, unit * 62], weight: 800 });
  const small =
    line === ''
      ? null
      : setText(measure, line, { width, sizes: [unit * 20, unit * 27], weight: 500 });
  const bigTall = big.lines.length * big.size * 1.14;
  const smallTall = small === null ? 0 : small.lines.length * small.size * 1.32 + unit * 8;
  const top = size.height * 0.925 - bigTall - smallTall;
  return (brush, { seconds }) => {
    const bar = outCubic((seconds - 0.2) / 0.5);
    brush.fillStyle = css(accent, bar);
    brush.beginPath();
    brush.roundRect(
      safe,
      top + (bigTall + smallTall) * (1 - bar) * 0.5,
      unit * 8,
      Math.max(0.1, (bigTall + smallTall) * bar),
      unit * 4,
    );
    brush.fill();
    brush.textBaseline = 'top';
    brush.shadowColor = 'rgba(0,0,0,0.5)';
    brush.shadowBlur = unit * 10;
    const rows = [
      ...big.lines.map((text, at) => ({
        text,
        weight: 800,
        size: big.size,
        y: top + at * big.size * 1.14,
        alpha: 1,
      })),
      ...(small?.lines ?? []).map((text, at) => ({
        text,
        weight: 500,
        size: small?.size ?? 0,
        y: top + bigTall + unit * 8 + at * (small?.size ?? 0) * 1.32,
        alpha: 0.88,
      })),
    ];
    for (const [at, row] of rows.entries()) {
      const age = outCubic((seconds - 0.4 - at * 0.14) / 0.6);
      brush.font = `${row.weight} ${row.size}px Inter`;
      brush.fillStyle = `rgba(255,255,255,${row.alpha * age})`;
      brush.fillText(row.text, safe + unit * 26 - (1 - age) * unit * 40, row.y);
    }
    brush.shadowColor = 'transparent';
    brush.shadowBlur = 0;
  };
}
