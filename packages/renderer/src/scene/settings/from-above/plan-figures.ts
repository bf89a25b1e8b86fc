import { type Canvas, createCanvas } from '@napi-rs/canvas';
import { mix, WHITE } from '../../../draw/colour.ts';
import { toneOf } from '../../../things/paint-thing.ts';
import { darker, type Pen, penOn } from '../../../things/pen.ts';
import type { World } from '../../world.ts';

const COLOURS = [
  '#e2574c',
  '#f2c14e',
  '#4fa3d8',
  '#f6f4ee',
  '#6fc08a',
  '#b07bd8',
  '#f08aa8',
  '#2f3a58',
] as const;
const HAIR = ['#2b2733', '#5a3a2a', '#c99a5a', '#8a8a90'] as const;

export type Figure = 'umbrella' | 'parasol' | 'walker' | 'car' | 'stall';

/** An umbrella from above: eight panes around its tip. */
function umbrella(p: Pen, colour: string, other: string): void {
  for (let pane = 0; pane < 8; pane += 1) {
    const [from, to] = [(pane * Math.PI) / 4, ((pane + 1) * Math.PI) / 4];
    const at = (turn: number) => `${50 + 46 * Math.cos(turn)} ${50 + 46 * Math.sin(turn)}`;
    p.flat(`M50 50L${at(from)}L${at(to)}Z`, pane % 2 === 0 ? colour : other);
  }
  p.spot(50, 50, 4, 4, '#ffffff');
}

function walker(p: Pen, colour: string, hair: string): void {
  p.oval(50, 50, 40, 22, colour);
  p.ball(50, 50, 19, hair);
}

function car(p: Pen, colour: string): void {
  for (const [x, y] of [
    [10, 12],
    [10, 74],
    [42, 12],
    [42, 74],
  ] as const)
    p.box(x - 4, y, 8, 14, 2, '#20232b');
  p.box(8, 2, 36, 96, 12, colour);
  p.path('M12 32Q26 24 40 32L37 44H15Z', '#2f3f58');
  p.path('M14 76H38L40 86Q26 92 12 86Z', '#2f3f58');
  p.box(14, 46, 24, 28, 4, colour);
  p.spot(14, 5, 3, 2, '#fff6d0');
  p.spot(38, 5, 3, 2, '#fff6d0');
}

/** The striped roof of a stall. */
function stall(p: Pen, colour: string): void {
  p.box(0, 8, 150, 84, 3, '#f6f0e2');
  for (let x = 0; x < 150; x += 30) p.box(x, 8, 15, 84, 1, colour);
  p.flat('M0 48H150V52H0Z', '#3b2450', 0.14);
}

const WIDTHS: Readonly<Record<Figure, number>> = {
  umbrella: 100,
  parasol: 100,
  walker: 100,
  car: 52,
  stall: 150,
};

export type Figures = readonly [Canvas, ...Canvas[]];

/** Somebody or something from above, in several colours, painted once. */
export function figures(world: World, kind: Figure, height: number): Figures {
  const tone = mix(toneOf(world), WHITE, world.light.isDark ? 0.25 : 0);
  const scale = height / 100;
  const paint = (colour: string, at: number): Canvas => {
    const canvas = createCanvas(Math.ceil(WIDTHS[kind] * scale), Math.ceil(height));
    const brush = canvas.getContext('2d');
    brush.scale(scale, scale);
    const p = penOn(brush, tone);
    if (kind === 'umbrella') umbrella(p, colour, darker(colour, 0.18));
    else if (kind === 'parasol') umbrella(p, colour, '#fffaf0');
    else if (kind === 'walker') walker(p, colour, HAIR[at % HAIR.length] ?? '#2b2733');
    else if (kind === 'car') car(p, colour);
    else stall(p, colour);
    return canvas;
  };
  const [first, ...others] = COLOURS;
  return [paint(first, 0), ...others.map((colour, at) => paint(colour, at + 1))];
}
