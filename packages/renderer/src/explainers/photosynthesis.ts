import { type Canvas, createCanvas } from '@napi-rs/canvas';
import { hex, WHITE } from '../draw/colour.ts';
import { ellipse, fromTop, glow } from '../draw/strokes.ts';
import type { World } from '../scene/world.ts';
import { type ArrowPlan, alongArrow, drawArrow } from './arrow.ts';
import { inPicture } from './landscape.ts';
import { comeIn, createSheet, INK, type Painter, pill, thingIn } from './sheet.ts';

interface Flow {
  readonly text: string;
  readonly from: readonly [x: number, y: number];
  readonly to: readonly [x: number, y: number];
  /** Where its words stand. */
  readonly at: readonly [x: number, y: number];
  readonly colour: string;
}

/** What a plant takes and gives. */
const FLOWS: readonly Flow[] = [
  { text: 'Sunlight', from: [0.22, 0.34], to: [0.42, 0.47], at: [0.19, 0.45], colour: '#f2a11f' },
  {
    text: 'Carbon dioxide',
    from: [0.12, 0.62],
    to: [0.4, 0.59],
    at: [0.17, 0.68],
    colour: '#7a8494',
  },
  { text: 'Water', from: [0.3, 0.93], to: [0.47, 0.82], at: [0.24, 0.87], colour: '#2f7fe0' },
  { text: 'Oxygen', from: [0.6, 0.5], to: [0.86, 0.38], at: [0.84, 0.48], colour: '#2fa579' },
  { text: 'Sugar', from: [0.6, 0.63], to: [0.86, 0.66], at: [0.82, 0.73], colour: '#c2569a' },
];

function leaf(brush: ReturnType<Canvas['getContext']>, turn: number, long: number): void {
  brush.save();
  brush.rotate(turn);
  brush.fillStyle = '#3fae55';
  brush.beginPath();
  brush.moveTo(0, 0);
  brush.bezierCurveTo(long * 0.3, -long * 0.42, long * 0.8, -long * 0.3, long, 0);
  brush.bezierCurveTo(long * 0.75, long * 0.18, long * 0.3, long * 0.2, 0, 0);
  brush.fill();
  brush.strokeStyle = '#2b8a40';
  brush.lineWidth = long * 0.025;
  brush.beginPath();
  brush.moveTo(0, 0);
  brush.quadraticCurveTo(long * 0.5, -long * 0.08, long * 0.94, 0);
  brush.stroke();
  brush.restore();
}

/** A plant in the earth, under the sun. */
function ground(world: World): Canvas {
  const { size, unit } = world;
  const { width, height } = size;
  const canvas = createCanvas(width, height);
  const brush = canvas.getContext('2d');
  brush.fillStyle = fromTop(brush, [0, height * 0.8], ['#9bd3f7', '#e9f7ff'].map(hex));
  brush.fillRect(0, 0, width, height);
  const point = inPicture(world);
  const sun = point(0.13, 0.29);
  glow(brush, { ...sun, radius: unit * 190 }, hex('#fff0a8'), 0.95);
  brush.fillStyle = '#ffd23f';
  ellipse(brush, sun.x, sun.y, unit * 54, unit * 54);
  const earth = height * 0.8;
  brush.fillStyle = '#8a5a34';
  brush.fillRect(0, earth, width, height);
  brush.fillStyle = '#6dbb52';
  brush.fillRect(0, earth - unit * 12, width, unit * 22);
  const foot = { x: width / 2, y: earth };
  brush.strokeStyle = '#e7cfa6';
  brush.lineCap = 'round';
  for (const [x, y, wide] of [
    [-46, 70, 6],
    [-12, 96, 7],
    [30, 84, 6],
    [62, 56, 5],
  ] as const) {
    brush.lineWidth = wide * unit;
    brush.beginPath();
    brush.moveTo(foot.x, foot.y);
    brush.quadraticCurveTo(
      foot.x + x * 0.2 * unit,
      foot.y + y * 0.7 * unit,
      foot.x + x * unit,
      foot.y + y * unit,
    );
    brush.stroke();
  }
  const tall = Math.min(height * 0.42, unit * 320);
  brush.strokeStyle = '#3a9a4c';
  brush.lineWidth = unit * 15;
  brush.beginPath();
  brush.moveTo(foot.x, foot.y);
  brush.lineTo(foot.x, foot.y - tall);
  brush.stroke();
  for (const [share, turn, long] of [
    [0.3, -2.7, 150],
    [0.36, -0.45, 150],
    [0.62, -2.55, 140],
    [0.68, -0.6, 140],
    [0.97, -2.2, 110],
    [0.99, -0.95, 110],
  ] as const) {
    brush.save();
    brush.translate(foot.x, foot.y - tall * share);
    leaf(brush, turn, long * unit);
    brush.restore();
  }
  return canvas;
}

export function photosynthesisPainter(world: World, title: string | null): Painter {
  const { unit, size } = world;
  const sheet = createSheet(world, title, { ground: ground(world), ink: INK });
  const point = inPicture(world);
  const flower = thingIn(world, 'blossom', null, { width: unit * 120, height: unit * 120 });
  const flows = FLOWS.map(({ text, from, to, at, colour }) => {
    const arrow: ArrowPlan = {
      from: point(...from),
      to: point(...to),
      bend: 0.08,
      width: unit * 9,
      colour: hex(colour),
    };
    return { arrow, colour, at: point(...at), bitmap: pill(text, unit * 25, WHITE, INK) };
  });
  const top = size.height * 0.8 - Math.min(size.height * 0.42, unit * 320);
  return (brush, moment) => {
    sheet.paint(brush, moment);
    if (flower !== null)
      brush.drawImage(flower, size.width / 2 - flower.width / 2, top - flower.height * 0.7);
    for (const [at, { arrow, colour, bitmap, at: middle }] of flows.entries()) {
      const age = (moment.progress - 0.05 - at * 0.1) / 0.12;
      drawArrow(brush, arrow, age);
      comeIn(brush, bitmap, middle, age);
      if (age < 1) continue;
      // What flows is seen to flow.
      brush.fillStyle = colour;
      for (let bead = 0; bead < 3; bead += 1) {
        const { x, y } = alongArrow(arrow, (moment.seconds * 0.5 + bead / 3) % 1);
        ellipse(brush, x, y, unit * 10, unit * 10);
      }
    }
  };
}
