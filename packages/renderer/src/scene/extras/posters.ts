import { css, hex, mix } from '../../draw/colour.ts';
import { paintLayer } from '../../draw/layer.ts';
import { between } from '../../random.ts';
import { type Brush, type Element, litColour, type World } from '../world.ts';

const GROUNDS = ['#e0503f', '#2f6fb0', '#f2b53a', '#3a9a78', '#7a4f9e', '#f1e7d0'] as const;
const INK = hex('#2b2733');
const PAPER = hex('#fff4dc');

/** Sheets of paper on the wall above the heads, two beside each other at both sides. */
export function posters(world: World): Element[] {
  const { description, size, unit, margin } = world;
  if (description.extras?.includes('posters') !== true) return [];
  const random = world.random('posters');
  const isTall = size.height > size.width;
  const height = unit * (isTall ? 190 : 165);
  const places = isTall ? [0.16, 0.42, 0.68, 0.9] : [0.07, 0.2, 0.33, 0.66, 0.79, 0.92];
  const layer = { depth: 0.56, top: -margin, bottom: size.height * 0.6 };
  return [
    paintLayer(world, layer, (brush) => {
      for (const [at, place] of places.entries()) {
        const tall = height * between(random, 0.85, 1.1);
        brush.save();
        brush.translate(size.width * place, size.height * (0.2 + 0.05 * (at % 2)));
        brush.rotate(between(random, -0.05, 0.05));
        poster(brush, world, { at, wide: tall * 0.7, tall });
        brush.restore();
      }
    }),
  ];
}

interface Sheet {
  readonly at: number;
  readonly wide: number;
  readonly tall: number;
}

/** A picture with a line of letters below it, around the origin. */
function poster(brush: Brush, world: World, { at, wide, tall }: Sheet): void {
  const ground = hex(GROUNDS[at % GROUNDS.length] ?? '#e0503f');
  const lit = (colour: typeof ground) => css(litColour(world, colour, 1));
  brush.fillStyle = css(INK, 0.25);
  brush.fillRect(-wide / 2 + 4, -tall / 2 + 5, wide, tall);
  brush.fillStyle = lit(ground);
  brush.fillRect(-wide / 2, -tall / 2, wide, tall);
  const mark = at === 5 ? INK : PAPER;
  brush.fillStyle = lit(mark);
  brush.beginPath();
  if (at % 3 === 0) brush.arc(0, -tall * 0.12, wide * 0.3, 0, 2 * Math.PI);
  else if (at % 3 === 1) star(brush, -tall * 0.12, wide * 0.36);
  else bolt(brush, -tall * 0.12, wide * 0.36);
  brush.fill();
  brush.fillStyle = lit(mix(mark, ground, 0.15));
  brush.fillRect(-wide * 0.38, tall * 0.24, wide * 0.76, tall * 0.08);
  brush.fillRect(-wide * 0.26, tall * 0.37, wide * 0.52, tall * 0.04);
}

function star(brush: Brush, y: number, radius: number): void {
  for (let at = 0; at < 10; at += 1) {
    const turn = (at / 10) * 2 * Math.PI - Math.PI / 2;
    const reach = at % 2 === 0 ? radius : radius * 0.45;
    brush.lineTo(Math.cos(turn) * reach, y + Math.sin(turn) * reach);
  }
  brush.closePath();
}

function bolt(brush: Brush, y: number, radius: number): void {
  const points = [0.2, -1, -0.6, 0.15, -0.05, 0.15, -0.25, 1, 0.6, -0.25, 0.05, -0.25];
  for (let at = 0; at < points.length; at += 2)
    brush.lineTo((points[at] ?? 0) * radius, y + (points[at + 1] ?? 0) * radius);
  brush.closePath();
}
