import { css, mix, WHITE } from '../draw/colour.ts';
import { ellipse } from '../draw/strokes.ts';
import type { Explainer } from '../parse-prompt/description/explainer.ts';
import { outCubic } from '../scene/easing.ts';
import type { Brush, World } from '../scene/world.ts';
import {
  accentAt,
  type Box,
  createSheet,
  INK,
  lettering,
  type Painter,
  type Sheet,
} from './sheet.ts';

/** The part of the video in which a chart grows. */
const GROWN_AT = 0.62;

function frameOf({ area, world: { unit } }: Sheet, hasLabels: boolean): Box {
  const edge = unit * 30;
  return {
    x: area.x + edge,
    y: area.y + edge,
    width: area.width - 2 * edge,
    height: area.height - edge - unit * (hasLabels ? 76 : 30),
  };
}

function paintAxes(brush: Brush, { world: { unit } }: Sheet, { x, y, width, height }: Box): void {
  brush.strokeStyle = css(INK, 0.12);
  brush.lineWidth = unit * 2;
  for (let line = 0; line < 4; line += 1) {
    const at = y + (height * line) / 4;
    brush.beginPath();
    brush.moveTo(x, at);
    brush.lineTo(x + width, at);
    brush.stroke();
  }
  brush.strokeStyle = css(INK, 0.85);
  brush.lineWidth = unit * 5;
  brush.beginPath();
  brush.moveTo(x, y - unit * 10);
  brush.lineTo(x, y + height);
  brush.lineTo(x + width, y + height);
  brush.stroke();
}

/** When the part at this place grows: one a little after the other. */
const grownOf = (at: number, count: number, progress: number) =>
  outCubic((progress / GROWN_AT - (0.5 * at) / count) / 0.5);

export function barsPainter(world: World, { title, parts }: Explainer): Painter {
  const sheet = createSheet(world, title);
  const { unit } = world;
  const frame = frameOf(
    sheet,
    parts.some(({ label }) => label !== ''),
  );
  const step = frame.width / parts.length;
  const wide = Math.min(step * 0.66, unit * 150);
  const words = parts.map(({ label, amount = '' }) => ({
    below: lettering(
      label,
      { width: wide + step * 0.3, height: unit * 50 },
      { colour: INK, sizeMax: unit * 30 },
    ),
    above: lettering(
      amount,
      { width: wide + step * 0.3, height: unit * 44 },
      { colour: INK, sizeMax: unit * 32 },
    ),
  }));
  return (brush, moment) => {
    sheet.paint(brush, moment);
    paintAxes(brush, sheet, frame);
    const foot = frame.y + frame.height;
    for (const [at, { value = 0, amount }] of parts.entries()) {
      const tall = (frame.height - unit * 50) * value * grownOf(at, parts.length, moment.progress);
      const x = frame.x + step * (at + 0.5) - wide / 2;
      const fill = brush.createLinearGradient(0, foot - tall, 0, foot);
      fill.addColorStop(0, css(mix(accentAt(at), WHITE, 0.22)));
      fill.addColorStop(1, css(accentAt(at)));
      brush.fillStyle = fill;
      brush.beginPath();
      brush.roundRect(x, foot - tall, wide, tall, [unit * 12, unit * 12, 0, 0]);
      brush.fill();
      const left = x - step * 0.15;
      words[at]?.below(brush, { x: left, y: foot + unit * 12 });
      if (amount !== undefined && tall > unit * 20)
        words[at]?.above(brush, { x: left, y: foot - tall - unit * 48 });
    }
  };
}

export function linePainter(world: World, { title, parts }: Explainer): Painter {
  const sheet = createSheet(world, title);
  const { unit } = world;
  const frame = frameOf(
    sheet,
    parts.some(({ label }) => label !== ''),
  );
  const foot = frame.y + frame.height;
  const points = parts.map(({ value = 0 }, at) => ({
    x: frame.x + unit * 26 + ((frame.width - unit * 60) * at) / Math.max(1, parts.length - 1),
    y: foot - (frame.height - unit * 30) * value * 0.94,
  }));
  const colour = accentAt((parts.at(-1)?.value ?? 1) < (parts[0]?.value ?? 0) ? 0 : 2);
  const words = parts.map(({ label }) =>
    lettering(label, { width: unit * 120, height: unit * 46 }, { colour: INK, sizeMax: unit * 28 }),
  );
  return (brush, moment) => {
    sheet.paint(brush, moment);
    paintAxes(brush, sheet, frame);
    const reach = frame.x + frame.width * outCubic(moment.progress / GROWN_AT);
    brush.save();
    brush.beginPath();
    brush.rect(frame.x, 0, reach - frame.x, world.size.height);
    brush.clip();
    const [first] = points;
    const last = points.at(-1);
    brush.beginPath();
    for (const { x, y } of points) brush.lineTo(x, y);
    brush.strokeStyle = css(colour);
    brush.lineWidth = unit * 10;
    brush.lineJoin = 'round';
    brush.lineCap = 'round';
    brush.stroke();
    brush.lineTo(last?.x ?? 0, foot);
    brush.lineTo(first?.x ?? 0, foot);
    brush.fillStyle = css(colour, 0.16);
    brush.fill();
    for (const { x, y } of points) {
      brush.fillStyle = css(WHITE);
      ellipse(brush, x, y, unit * 13, unit * 13);
      brush.fillStyle = css(colour);
      ellipse(brush, x, y, unit * 9, unit * 9);
    }
    brush.restore();
    for (const [at, word] of words.entries())
      word(brush, { x: (points[at]?.x ?? 0) - unit * 60, y: foot + unit * 12 });
  };
}

export function piePainter(world: World, { title, parts }: Explainer): Painter {
  const sheet = createSheet(world, title);
  const { unit } = world;
  const { area } = sheet;
  const hasLabels = parts.some(({ label }) => label !== '');
  const isWide = area.width > area.height * 1.2;
  const radius = Math.min(area.height * (isWide ? 0.47 : 0.32), area.width * 0.4);
  const middle = {
    x: area.x + area.width * (isWide && hasLabels ? 0.34 : 0.5),
    y: hasLabels && !isWide ? area.y + radius : area.y + area.height / 2,
  };
  const whole = parts.reduce((sum, { value = 0 }) => sum + value, 0) || 1;
  const line = Math.min(
    unit * 70,
    (isWide ? area.height : area.height - 2 * radius) / (parts.length + 1),
  );
  const list = isWide
    ? {
        x: area.x + area.width * 0.64,
        y: area.y + area.height / 2 - (line * (parts.length - 1)) / 2,
      }
    : { x: area.x + area.width * 0.28, y: middle.y + radius + line };
  return (brush, moment) => {
    sheet.paint(brush, moment);
    const turned = outCubic(moment.progress / GROWN_AT) * 2 * Math.PI;
    let from = -Math.PI / 2;
    for (const [at, { label, value = 0, amount }] of parts.entries()) {
      const to = from + (value / whole) * turned;
      brush.fillStyle = css(accentAt(at));
      brush.strokeStyle = css(WHITE);
      brush.lineWidth = unit * 6;
      brush.beginPath();
      brush.moveTo(middle.x, middle.y);
      brush.arc(middle.x, middle.y, radius, from, to);
      brush.closePath();
      brush.fill();
      brush.stroke();
      from = to;
      if (label === '') continue;
      const y = list.y + at * line;
      brush.fillStyle = css(accentAt(at));
      ellipse(brush, list.x, y, unit * 15, unit * 15);
      brush.font = `800 ${Math.min(unit * 32, line * 0.5)}px Inter`;
      brush.textAlign = 'left';
      brush.textBaseline = 'middle';
      brush.fillStyle = css(INK);
      brush.fillText(amount === undefined ? label : `${label}  ${amount}`, list.x + unit * 32, y);
    }
  };
}
