import { css, hex, WHITE } from '../draw/colour.ts';
import { smooth } from '../scene/easing.ts';
import type { Brush, Moment, World } from '../scene/world.ts';
import { type ArrowPlan, drawArrow } from './arrow.ts';
import { drawCloud, inPicture, seaAndMountains } from './landscape.ts';
import { comeIn, createSheet, INK, type Painter, pill } from './sheet.ts';

/** The four parts of the cycle: words and where they stand, in shares of the picture. */
const LABELS = [
  ['Evaporation', 0.2, 0.62],
  ['Condensation', 0.44, 0.24],
  ['Precipitation', 0.82, 0.62],
  ['Collection', 0.5, 0.93],
] as const;

function arrowsOf(world: World): readonly ArrowPlan[] {
  const point = inPicture(world);
  const width = world.unit * 9;
  const arrow = (from: ArrowPlan['from'], to: ArrowPlan['to'], bend: number, colour: string) => ({
    from,
    to,
    bend,
    width,
    colour: hex(colour),
  });
  return [
    arrow(point(0.16, 0.58), point(0.28, 0.36), 0.16, '#f28c28'),
    arrow(point(0.5, 0.33), point(0.64, 0.3), 0.12, '#5b6bd8'),
    arrow(point(0.93, 0.66), point(0.93, 0.78), 0, '#2566c8'),
    arrow(point(0.66, 0.84), point(0.46, 0.93), 0.1, '#1b3f92'),
  ];
}

/** Wavy lines of vapour that rise from the sea. */
function vapour(brush: Brush, { size, unit }: World, { seconds }: Moment): void {
  brush.lineWidth = unit * 5;
  brush.lineCap = 'round';
  for (let line = 0; line < 6; line += 1) {
    const risen = (seconds * 0.32 + line * 0.17) % 1;
    const x = size.width * (0.06 + line * 0.052);
    const foot = size.height * (0.74 - 0.26 * risen);
    brush.strokeStyle = css(WHITE, 0.85 * Math.sin(Math.PI * risen));
    brush.beginPath();
    for (let step = 0; step <= 10; step += 1)
      brush.lineTo(x + Math.sin(step * 0.9 + seconds * 2) * unit * 6, foot - step * unit * 6);
    brush.stroke();
  }
}

function rain(brush: Brush, { size, unit }: World, seconds: number, share: number): void {
  brush.strokeStyle = css(hex('#2f7fe0'), 0.85 * share);
  brush.lineWidth = unit * 4;
  brush.lineCap = 'round';
  for (let drop = 0; drop < 30; drop += 1) {
    const fallen = (seconds * 0.9 + drop * 0.137) % 1;
    const x = size.width * (0.69 + 0.22 * ((drop * 0.381) % 1));
    const y = size.height * (0.3 + 0.3 * fallen);
    brush.beginPath();
    brush.moveTo(x, y);
    brush.lineTo(x - unit * 5, y + unit * 17);
    brush.stroke();
  }
}

/** Sun on the sea, vapour, clouds that drift to the mountains, rain, and a river back. */
export function waterCyclePainter(world: World, title: string | null): Painter {
  const { unit } = world;
  const sheet = createSheet(world, title, { ground: seaAndMountains(world), ink: INK });
  const point = inPicture(world);
  const labels = LABELS.map(([text, x, y]) => ({
    at: point(x, y),
    bitmap: pill(text, unit * 27, WHITE, INK),
  }));
  const arrows = arrowsOf(world);
  const waves = (brush: Brush, seconds: number) => {
    brush.strokeStyle = css(WHITE, 0.4);
    brush.lineWidth = unit * 3;
    for (let wave = 0; wave < 9; wave += 1) {
      const { x, y } = point(0.03 + ((wave * 0.29) % 0.32), 0.78 + wave * 0.022);
      const shift = Math.sin(seconds + wave) * unit * 10;
      brush.beginPath();
      brush.moveTo(x + shift, y);
      brush.quadraticCurveTo(x + shift + unit * 22, y - unit * 9, x + shift + unit * 44, y);
      brush.stroke();
    }
  };
  return (brush, moment) => {
    const { seconds, progress } = moment;
    sheet.paint(brush, moment);
    waves(brush, seconds);
    vapour(brush, world, moment);
    const formed = smooth((progress - 0.1) / 0.25);
    rain(brush, world, seconds, smooth((progress - 0.32) / 0.15));
    const drift = Math.sin(seconds * 0.6) * 0.008;
    drawCloud(
      brush,
      point(0.35 + drift, 0.32),
      unit * 150 * (0.5 + 0.5 * formed),
      css(WHITE, 0.6 + 0.4 * formed),
    );
    drawCloud(brush, point(0.8 - drift, 0.27), unit * 250 * (0.6 + 0.4 * formed), '#8f9db8');
    for (const [at, arrow] of arrows.entries())
      drawArrow(brush, arrow, (progress - 0.08 - at * 0.13) / 0.12);
    for (const [at, { bitmap, at: middle }] of labels.entries())
      comeIn(brush, bitmap, middle, (progress - 0.06 - at * 0.13) / 0.08);
  };
}
