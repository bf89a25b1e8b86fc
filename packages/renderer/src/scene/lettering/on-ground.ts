import { type Canvas, createCanvas } from '@napi-rs/canvas';
import { css, hex, mix, WHITE } from '../../draw/colour.ts';
import { type PaintArea, paintLayer } from '../../draw/layer.ts';
import { paintLetters } from '../../draw/letters.ts';
import type {
  Lettering,
  LetteringGround,
} from '../../parse-prompt/description/lettering-surfaces.ts';
import type { Scenery } from '../scenery.ts';
import { type Brush, type Element, litColour, type World } from '../world.ts';

type Ground = Exclude<LetteringGround, 'wall' | 'sky'>;

/** What is painted over the ground, so that there is room for words; null where it is as it should be. */
const COVERS: Readonly<Record<Ground, string | null>> = {
  road: '#565a66',
  parking: '#565a66',
  lawn: '#5fae54',
  sand: '#f0d29a',
  snow: '#f1f6fd',
};

const INKS: Readonly<Record<Ground, string>> = {
  road: '#f6f4ec',
  parking: '#f6f4ec',
  lawn: '#f8fbf4',
  sand: '#a9814e',
  snow: '#7f9cc4',
};

/** How much narrower the far edge is than the near one. */
const FAR = 0.62;

interface Stretch {
  readonly top: number;
  readonly bottom: number;
  readonly middle: number;
  readonly width: number;
}

/** Draws a picture that lies on the ground: row by row, the farther the narrower and flatter. */
function lay(brush: Brush, picture: Canvas, stretch: Stretch): void {
  const { top, bottom, middle, width } = stretch;
  const rows = Math.max(1, Math.round(bottom - top));
  for (let row = 0; row < rows; row += 1) {
    const share = row / rows;
    const next = (row + 1) / rows;
    // Distances shrink towards the horizon.
    const seen = (at: number) => (at * FAR) / (1 - at * (1 - FAR));
    const [from, to] = [1 - seen(1 - share), 1 - seen(1 - next)];
    const wide = width * (FAR + (1 - FAR) * share);
    brush.drawImage(
      picture,
      0,
      from * picture.height,
      picture.width,
      Math.max(1, (to - from) * picture.height),
      middle - wide / 2,
      top + row,
      wide,
      1.5,
    );
  }
}

/** White lines between which cars stand. */
function bays(
  brush: Brush,
  world: World,
  area: PaintArea,
  [top, bottom]: readonly [number, number],
) {
  const { size, unit } = world;
  brush.strokeStyle = css(litColour(world, hex('#f6f4ec'), 1), 0.85);
  for (const side of [-1.5, -0.5, 0.5, 1.5]) {
    const wide = size.width * 0.64 * side;
    brush.lineWidth = unit * 9;
    brush.beginPath();
    brush.moveTo(size.width / 2 + wide * FAR, top);
    brush.lineTo(size.width / 2 + wide * 1.04, bottom + unit * 20);
    brush.stroke();
  }
  brush.lineWidth = unit * 6;
  brush.beginPath();
  brush.moveTo(area.left, top);
  brush.lineTo(area.left + area.width, top);
  brush.stroke();
}

/** Words on the ground before those who stand there, seen aslant. */
export function onGround(
  world: World,
  scenery: Scenery,
  lettering: Lettering & { readonly ground: Ground },
): Element[] {
  const { size, unit, description } = world;
  const { ground } = lettering;
  const isAlone = description.subjects.length === 0;
  const tall = size.height > size.width;
  const top = isAlone
    ? Math.max(scenery.horizon + unit * 30, size.height * (tall ? 0.62 : 0.6))
    : Math.min(scenery.groundY - unit * 10, size.height * 0.8);
  const bottom = size.height * (isAlone ? 0.94 : 0.985);
  const sheet = createCanvas(1400, Math.round((1400 * (bottom - top)) / (size.width * 0.62)));
  const colour = lettering.colour ?? INKS[ground];
  paintLetters(
    sheet.getContext('2d'),
    { ...lettering, colour },
    {
      x: 0,
      y: 0,
      width: sheet.width,
      height: sheet.height,
    },
  );
  const plan = {
    depth: isAlone ? 1 : 0.985,
    top: top - unit * 70,
    bottom: size.height + world.margin,
  };
  return [
    paintLayer(world, plan, (brush, area) => {
      const cover = COVERS[ground];
      if (cover !== null && (isAlone || ground === 'parking')) {
        const tone = litColour(world, hex(cover), 1);
        const edge = top - unit * 60;
        const fill = brush.createLinearGradient(0, edge, 0, size.height);
        fill.addColorStop(0, css(tone, ground === 'parking' || ground === 'road' ? 1 : 0));
        fill.addColorStop(0.2, css(tone));
        fill.addColorStop(1, css(mix(tone, WHITE, 0.08)));
        brush.fillStyle = fill;
        brush.fillRect(area.left, edge, area.width, plan.bottom - edge);
      }
      if (ground === 'parking') bays(brush, world, area, [top - unit * 30, bottom]);
      lay(brush, sheet, {
        top,
        bottom,
        middle: size.width / 2,
        width: size.width * (tall ? 0.92 : 0.66),
      });
    }),
  ];
}
