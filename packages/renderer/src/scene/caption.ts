import { createCanvas } from '@napi-rs/canvas';
import { type Colour, css } from '../draw/colour.ts';
import { setText } from '../draw/text-lines.ts';
import { printable, shortened, splitTitle } from '../parse-prompt/quoted-title.ts';
import { outCubic } from './easing.ts';
import type { Brush, Moment, World } from './world.ts';

const HEADLINE_CHARACTERS_MAX = 46;
const LINE_CHARACTERS_MAX = 80;

/** Instructions to the renderer, such as "animate this photo", are not part of the ad. */
const INSTRUCTION = new RegExp(
  [
    '^(?:please |slowly |now )*',
    '(?:(?:animate|make|create|generate|turn|bring|add|zoom|pan|show)\\b[^,.;:!?]*[,.;:!?]?',
    '|an? (?:ad|advert|video|clip|banner|poster)\\b(?: (?:for|about|of))?)\\s*',
  ].join(''),
  'i',
);
const TRAILING_INTRODUCTION =
  /[\s,:]*\b(?:with|and|saying|says|the (?:words?|text|title|caption))[\s,:]*$/i;

function withoutIntroduction(text: string): string {
  const shorter = text.replace(TRAILING_INTRODUCTION, '');
  return shorter === text ? text : withoutIntroduction(shorter);
}

/** A headline and the line under it: quoted words first, else the prompt itself. */
export function captionOf(prompt: string): { readonly headline: string; readonly line: string } {
  const { title, rest } = splitTitle(prompt);
  const clean = printable(rest);
  if (title !== null) {
    const line = printable(withoutIntroduction(clean.replace(INSTRUCTION, '')));
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

export interface CaptionBox {
  readonly left: number;
  readonly width: number;
  /** Bottom of its last line. */
  readonly bottom: number;
}

/** The lower third of the picture, above what the controls of a player cover. */
export function lowerThird({ size }: World): CaptionBox {
  const left = size.width * 0.07;
  return { left, width: size.width - 2 * left, bottom: size.height * 0.925 };
}

interface Row {
  readonly text: string;
  readonly font: string;
  readonly y: number;
  readonly alpha: number;
}

function rowsOf(world: World, prompt: string, box: CaptionBox) {
  const { unit } = world;
  const { headline, line } = captionOf(prompt);
  const measure = createCanvas(8, 8).getContext('2d');
  const width = box.width - unit * 30;
  const sizes = [unit * 30, unit * 64] as const;
  const big = setText(measure, headline, { width, sizes, weight: 800 });
  const fit = { width, sizes: [unit * 20, unit * 28], weight: 500 } as const;
  const small = line === '' ? { lines: [], size: 0 } : setText(measure, line, fit);
  const bigTall = big.lines.length * big.size * 1.14;
  const smallTall = small.lines.length * small.size * 1.32 + (line === '' ? 0 : unit * 8);
  const top = box.bottom - bigTall - smallTall;
  const middle = top + bigTall + unit * 8;
  const rows: Row[] = [
    ...big.lines.map((text, at) => ({
      text,
      font: `800 ${big.size}px Inter`,
      y: top + at * big.size * 1.14,
      alpha: 1,
    })),
    ...small.lines.map((text, at) => ({
      text,
      font: `500 ${small.size}px Inter`,
      y: middle + at * small.size * 1.32,
      alpha: 0.88,
    })),
  ];
  return { rows: headline === '' ? [] : rows, top, tall: bigTall + smallTall };
}

/** A bar of colour, a headline that slides out from behind it, a quieter line. */
export function captionPainter(world: World, prompt: string, accent: Colour, box: CaptionBox) {
  const { unit } = world;
  const { rows, top, tall } = rowsOf(world, prompt, box);
  return (brush: Brush, { seconds }: Moment): void => {
    if (rows.length === 0) return;
    const bar = outCubic((seconds - 0.2) / 0.5);
    brush.fillStyle = css(accent, bar);
    brush.beginPath();
    const long = Math.max(0.1, tall * bar);
    brush.roundRect(box.left, top + (tall - long) / 2, unit * 8, long, unit * 4);
    brush.fill();
    brush.textBaseline = 'top';
    brush.shadowColor = 'rgba(0,0,0,0.5)';
    brush.shadowBlur = unit * 10;
    for (const [at, row] of rows.entries()) {
      const age = outCubic((seconds - 0.4 - at * 0.14) / 0.6);
      brush.font = row.font;
      brush.fillStyle = `rgba(255,255,255,${row.alpha * age})`;
      brush.fillText(row.text, box.left + unit * 26 - (1 - age) * unit * 40, row.y);
    }
    brush.shadowColor = 'transparent';
    brush.shadowBlur = 0;
  };
}
