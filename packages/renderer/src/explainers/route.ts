import { type Canvas, createCanvas } from '@napi-rs/canvas';
import { css, hex, WHITE } from '../draw/colour.ts';
import { ellipse, fromTop } from '../draw/strokes.ts';
import type { Explainer } from '../parse-prompt/description/explainer.ts';
import { between } from '../random.ts';
import { outBack, smooth } from '../scene/easing.ts';
import type { Brush, World } from '../scene/world.ts';
import { type ArrowPlan, alongArrow, drawArrow } from './arrow.ts';
import { inPicture } from './landscape.ts';
import { accentAt, comeIn, INK, type Painter, pill } from './sheet.ts';

/** A coast that is not straight, around a middle. */
function island(
  brush: Brush,
  world: World,
  name: string,
  at: { x: number; y: number },
  reach: readonly [number, number],
) {
  const random = world.random(name);
  const waves = [between(random, 0, 6), between(random, 0, 6), between(random, 0, 6)] as const;
  brush.beginPath();
  for (let step = 0; step <= 90; step += 1) {
    const turn = (step / 90) * 2 * Math.PI;
    const bay =
      1 +
      0.13 * Math.sin(2 * turn + waves[0]) +
      0.08 * Math.sin(5 * turn + waves[1]) +
      0.04 * Math.sin(11 * turn + waves[2]);
    brush.lineTo(at.x + reach[0] * bay * Math.cos(turn), at.y + reach[1] * bay * Math.sin(turn));
  }
  brush.closePath();
}

/** Fields, a river and borders. */
function features(brush: Brush, world: World): void {
  const { unit } = world;
  const { width, height } = world.size;
  const random = world.random('map');
  for (let patch = 0; patch < 16; patch += 1) {
    brush.fillStyle = patch % 3 === 0 ? '#d3e0a0' : '#c2d88f';
    ellipse(
      brush,
      between(random, 0.1, 0.9) * width,
      between(random, 0.15, 0.9) * height,
      unit * between(random, 30, 90),
      unit * between(random, 20, 60),
    );
  }
  brush.strokeStyle = '#8cc9ea';
  brush.lineWidth = unit * 7;
  brush.beginPath();
  brush.moveTo(width * 0.55, height * 0.1);
  brush.bezierCurveTo(
    width * 0.45,
    height * 0.4,
    width * 0.7,
    height * 0.5,
    width * 0.56,
    height * 0.95,
  );
  brush.stroke();
  brush.setLineDash([unit * 10, unit * 9]);
  brush.strokeStyle = css(INK, 0.25);
  brush.lineWidth = unit * 2.5;
  brush.beginPath();
  brush.moveTo(width * 0.34, 0);
  brush.bezierCurveTo(width * 0.4, height * 0.5, width * 0.2, height * 0.6, width * 0.36, height);
  brush.moveTo(width, height * 0.4);
  brush.bezierCurveTo(
    width * 0.8,
    height * 0.5,
    width * 0.7,
    height * 0.3,
    width * 0.5,
    height * 0.6,
  );
  brush.stroke();
}

/** Land in the sea, with woods, hills, a river and borders. */
function mapSheet(world: World): Canvas {
  const { size, unit } = world;
  const { width, height } = size;
  const canvas = createCanvas(width, height);
  const brush = canvas.getContext('2d');
  brush.fillStyle = fromTop(brush, [0, height], ['#a8dcf2', '#86c5e8'].map(hex));
  brush.fillRect(0, 0, width, height);
  const lands = [
    ['mainland', { x: width * 0.5, y: height * 0.52 }, [width * 0.4, height * 0.36]],
    ['isle', { x: width * 0.08, y: height * 0.14 }, [width * 0.1, height * 0.09]],
    ['islet', { x: width * 0.95, y: height * 0.9 }, [width * 0.1, height * 0.1]],
  ] as const;
  for (const [name, at, reach] of lands) {
    island(brush, world, name, at, reach);
    brush.strokeStyle = css(WHITE, 0.55);
    brush.lineWidth = unit * 16;
    brush.stroke();
    brush.fillStyle = '#e9dfb4';
    brush.fill();
    brush.strokeStyle = '#c9ba82';
    brush.lineWidth = unit * 3;
    brush.stroke();
  }
  island(brush, world, ...lands[0]);
  brush.clip();
  features(brush, world);
  return canvas;
}

function pin(brush: Brush, x: number, y: number, size: number, colour: string): void {
  brush.fillStyle = colour;
  brush.beginPath();
  brush.moveTo(x, y);
  brush.bezierCurveTo(
    x - size * 0.2,
    y - size * 0.4,
    x - size * 0.42,
    y - size * 0.5,
    x - size * 0.42,
    y - size * 0.8,
  );
  brush.arc(x, y - size * 0.8, size * 0.42, Math.PI, 2 * Math.PI);
  brush.bezierCurveTo(x + size * 0.42, y - size * 0.5, x + size * 0.2, y - size * 0.4, x, y);
  brush.fill();
  brush.fillStyle = css(WHITE);
  ellipse(brush, x, y - size * 0.8, size * 0.17, size * 0.17);
}

/** Where the stops are, in shares of the picture. */
const STOPS = {
  wide: [
    [0.24, 0.4],
    [0.5, 0.6],
    [0.76, 0.62],
  ],
  tall: [
    [0.34, 0.3],
    [0.62, 0.48],
    [0.56, 0.74],
  ],
} as const;

/** A way that is drawn from one place on a map to the next. */
export function routePainter(world: World, { parts }: Explainer): Painter {
  const { size, unit } = world;
  const point = inPicture(world);
  const back = mapSheet(world);
  const [first, middle, last] = STOPS[size.height > size.width ? 'tall' : 'wide'];
  const places = parts.length > 2 ? [first, middle, last] : [first, last];
  const stops = places.map(([x, y], at) => {
    const label = parts[at]?.label ?? '';
    return { ...point(x, y), label: label === '' ? null : pill(label, unit * 30, INK, WHITE) };
  });
  const ways = stops.slice(1).map(
    (to, at): ArrowPlan => ({
      from: stops[at] ?? to,
      to,
      bend: 0.24,
      width: unit * 8,
      colour: accentAt(0),
      isDashed: true,
    }),
  );
  return (brush, { progress }) => {
    brush.drawImage(back, 0, 0);
    const gone = smooth((progress - 0.12) / 0.6) * ways.length;
    for (const [at, way] of ways.entries()) drawArrow(brush, way, gone - at, false);
    for (const [at, { x, y, label }] of stops.entries()) {
      const age =
        at === 0
          ? progress / 0.08
          : gone - at >= -0.02
            ? (progress - 0.12 - (0.6 * at) / ways.length) / 0.06 + 1
            : 0;
      if (age <= 0) continue;
      pin(brush, x, y, unit * 84 * outBack(age), at === 0 ? '#2fa579' : '#ef5b4c');
      if (label !== null) comeIn(brush, label, { x, y: y + unit * 42 }, age);
    }
    const at = Math.min(ways.length - 1, Math.floor(gone));
    const way = ways[at];
    if (way === undefined || gone <= 0 || gone >= ways.length) return;
    const { x, y } = alongArrow(way, gone - at);
    brush.fillStyle = css(WHITE);
    ellipse(brush, x, y, unit * 17, unit * 17);
    brush.fillStyle = css(accentAt(0));
    ellipse(brush, x, y, unit * 12, unit * 12);
  };
}
