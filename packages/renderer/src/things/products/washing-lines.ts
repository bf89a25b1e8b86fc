import { lighter, type Pen } from '../pen.ts';
import { drawn, type Thing } from '../thing.ts';

const HUES = ['#e5564e', '#5aa9e6', '#f7c948', '#8fca6b', '#b48ce0'] as const;
const PALE = ['#ffd3dc', '#cfe8f7', '#fff0c2', '#d6f0d0', '#e4d8f7'] as const;

type Garment = (p: Pen, x: number, colour: string) => void;

const sock: Garment = (p, x, colour) => {
  p.path(
    `M${x - 7} 18H${x + 7}V44Q${x + 22} 46 ${x + 22} 55Q${x + 20} 62 ${x + 8} 61Q${x - 7} 60 ${x - 7} 48Z`,
    colour,
  );
  p.box(x - 8, 17, 16, 7, 2, lighter(colour, 0.5));
  p.flat(`M${x - 7} 46Q${x - 4} 60 ${x + 4} 61Q${x - 7} 61 ${x - 7} 48Z`, '#ffffff', 0.55);
};

const dress: Garment = (p, x, colour) => {
  p.path(
    `M${x - 8} 17L${x - 3} 22H${x + 3}L${x + 8} 17L${x + 10} 27L${x + 6} 36L${x + 15} 64H${x - 15}L${x - 6} 36L${x - 10} 27Z`,
    colour,
  );
  p.line(`M${x - 6} 37H${x + 6}`, 2.4, lighter(colour, 0.6));
  p.line(`M${x - 14} 60H${x + 14}`, 2, lighter(colour, 0.5));
};

const romper: Garment = (p, x, colour) => {
  p.path(
    `M${x - 7} 17Q${x} 23 ${x + 7} 17L${x + 16} 26L${x + 11} 33L${x + 8} 31V46Q${x + 9} 54 ${x + 4} 57H${x - 4}Q${x - 9} 54 ${x - 8} 46V31L${x - 11} 33L${x - 16} 26Z`,
    colour,
  );
  p.ball(x, 38, 3.6, '#ffffff');
  for (const across of [-2.5, 0, 2.5]) p.spot(x + across, 54, 0.7, 0.7, '#8a93a6');
};

const shirt: Garment = (p, x, colour) => {
  p.path(
    `M${x - 6} 17Q${x} 22 ${x + 6} 17L${x + 15} 23L${x + 13} 35L${x + 9} 33V62H${x - 9}V33L${x - 13} 35L${x - 15} 23Z`,
    colour,
  );
  p.line(`M${x} 22V61`, 1, '#c9d2e0');
  for (const y of [30, 39, 48, 57]) p.spot(x, y, 0.8, 0.8, '#9aa5b8');
};

const sheet: Garment = (p, x, colour) => {
  p.path(`M${x - 15} 16H${x + 15}V72Q${x + 8} 77 ${x} 72T${x - 15} 73Z`, colour);
  p.line(`M${x - 7} 20V68M${x + 6} 20V69`, 1.4, '#d5dce8');
};

const mixed: Garment = (p, x, colour) =>
  (Math.round(x / 30) % 2 === 0 ? romper : sock)(p, x, colour);

/** Lines between two posts, with one kind of clothes on them. */
const LINES: Readonly<Record<string, readonly [Garment, readonly string[]]>> = {
  'sock-line': [sock, HUES],
  'dress-line': [dress, HUES],
  'baby-line': [mixed, PALE],
  'shirt-line': [shirt, ['#ffffff', '#f6f9ff', '#ffffff', '#f6f9ff', '#ffffff']],
  'sheet-line': [sheet, ['#ffffff', '#f4f7fc', '#ffffff', '#f4f7fc', '#ffffff']],
};

export const WASHING_LINES: readonly Thing[] = Object.entries(LINES).map(
  ([name, [garment, colours]]) =>
    drawn(name, { ratio: 1.8, metres: 1.9, medium: 'scenery' }, (p) => {
      p.line('M6 4V99M174 4V99', 5, '#a8744a');
      p.line('M0 8H12M168 8H180', 4, '#a8744a');
      p.line('M6 10Q90 22 174 10', 1.4, '#d9cfc0');
      for (const [at, colour] of colours.entries()) {
        const x = 30 + at * 30;
        garment(p, x, colour);
        p.box(x - 6, 12, 3, 7, 1, '#c98d52');
        p.box(x + 3, 12, 3, 7, 1, '#c98d52');
      }
    }),
);
