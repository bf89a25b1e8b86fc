import { type Canvas, createCanvas } from '@napi-rs/canvas';
import { type Colour, css, mix, WHITE } from '../draw/colour.ts';
import type { ExplainedPart, Explainer } from '../parse-prompt/description/explainer.ts';
import type { World } from '../scene/world.ts';
import { inGrid, inRing, middleOf } from './arrange.ts';
import { type ArrowPlan, drawArrow } from './arrow.ts';
import {
  accentAt,
  ageOf,
  type Box,
  comeIn,
  createSheet,
  INK,
  type Painter,
  pill,
  type Sheet,
  thingIn,
  write,
} from './sheet.ts';

/** Where the picture and the words of a card are. */
function roomsOf({ width, height }: Box, hasThing: boolean): { picture: Box; words: Box } {
  const pad = Math.min(width, height) * 0.09;
  if (!hasThing)
    return {
      picture: { x: 0, y: 0, width: 1, height: 1 },
      words: { x: pad, y: pad, width: width - 2 * pad, height: height - 2 * pad },
    };
  const isWide = width > height * 1.5;
  if (isWide) {
    const side = Math.min(height - 2 * pad, width * 0.42);
    const left = pad + side + pad;
    return {
      picture: { x: pad * 1.6, y: (height - side) / 2, width: side, height: side },
      words: { x: left, y: pad, width: width - left - pad, height: height - 2 * pad },
    };
  }
  const tall = height * 0.27;
  return {
    picture: { x: pad, y: pad, width: width - 2 * pad, height: height - tall - pad * 1.6 },
    words: { x: pad, y: height - tall - pad * 0.3, width: width - 2 * pad, height: tall },
  };
}

function paintMark(canvas: Canvas, mark: string, accent: Colour, unit: number): void {
  const brush = canvas.getContext('2d');
  const sign = pill(mark, unit * (mark.length > 2 ? 26 : 32), accent, WHITE);
  brush.drawImage(sign, unit * 10, unit * 10);
}

/** A white card with a thing, its words and its mark. */
export function cardBitmap(sheet: Sheet, part: ExplainedPart, box: Box, accent: Colour): Canvas {
  const { world } = sheet;
  const { unit } = world;
  const canvas = createCanvas(Math.ceil(box.width), Math.ceil(box.height));
  const brush = canvas.getContext('2d');
  const radius = unit * 28;
  brush.fillStyle = css(mix(accent, INK, 0.25), 0.22);
  brush.beginPath();
  brush.roundRect(0, unit * 6, canvas.width, canvas.height - unit * 6, radius);
  brush.fill();
  brush.fillStyle = css(mix(WHITE, accent, 0.05));
  brush.beginPath();
  brush.roundRect(0, 0, canvas.width, canvas.height - unit * 8, radius);
  brush.fill();
  brush.fillStyle = css(accent);
  brush.fillRect(radius, 0, canvas.width - 2 * radius, unit * 6);
  const { picture, words } = roomsOf(box, part.thing !== null);
  const shown = part.thing === null ? null : thingIn(world, part.thing, part.colour, picture);
  const middle = middleOf(picture);
  if (shown !== null)
    brush.drawImage(shown, middle.x - shown.width / 2, middle.y - shown.height / 2);
  write(brush, part.label, words, { colour: INK, sizeMax: unit * 38 });
  if (part.mark !== undefined && part.mark !== '') paintMark(canvas, part.mark, accent, unit);
  return canvas;
}

/** Arrows from each card to the next one, between their edges. */
function arrowsBetween(boxes: readonly Box[], isClosed: boolean, unit: number): ArrowPlan[] {
  const count = isClosed ? boxes.length : boxes.length - 1;
  return Array.from({ length: count }, (_, at) => {
    const [one, other] = [boxes[at], boxes[(at + 1) % boxes.length]];
    if (one === undefined || other === undefined) throw new Error('There is no such card.');
    const [from, to] = [edgeTowards(one, other), edgeTowards(other, one)];
    return { from, to, bend: isClosed ? 0.16 : 0, width: unit * 8, colour: mix(INK, WHITE, 0.25) };
  });
}

/** Where the line between the middles of two boxes leaves the first. */
function edgeTowards(box: Box, other: Box) {
  const [from, to] = [middleOf(box), middleOf(other)];
  const [across, down] = [to.x - from.x, to.y - from.y];
  const share = Math.min(
    across === 0 ? 1 : (box.width / 2 + 14) / Math.abs(across),
    down === 0 ? 1 : (box.height / 2 + 14) / Math.abs(down),
  );
  return { x: from.x + across * Math.min(0.46, share), y: from.y + down * Math.min(0.46, share) };
}

const GAPS = { steps: 26, quiz: 26, chain: 84, cycle: 0 } as const;

/** Steps, answers, and what becomes what. */
export function cardsPainter(world: World, { kind, title, parts }: Explainer): Painter {
  const sheet = createSheet(world, title);
  const { unit } = world;
  const isCycle = kind === 'cycle';
  const gap = (GAPS[kind as keyof typeof GAPS] ?? 26) * unit;
  const boxes = isCycle ? inRing(parts.length, sheet.area) : inGrid(parts.length, sheet.area, gap);
  const cards = parts.map((part, at) => {
    const box = boxes[at];
    if (box === undefined) throw new Error('There is no such place.');
    return { bitmap: cardBitmap(sheet, part, box, accentAt(at)), middle: middleOf(box) };
  });
  const hasArrows = isCycle || kind === 'chain';
  const arrows = hasArrows ? arrowsBetween(boxes, isCycle, unit) : [];
  return (brush, moment) => {
    sheet.paint(brush, moment);
    for (const [at, arrow] of arrows.entries())
      drawArrow(brush, arrow, ageOf(at, parts.length, moment) - 0.6);
    for (const [at, { bitmap, middle }] of cards.entries()) {
      const lift = Math.sin(moment.seconds * 1.6 + at * 1.3) * unit * 3;
      comeIn(brush, bitmap, { x: middle.x, y: middle.y + lift }, ageOf(at, parts.length, moment));
    }
  };
}
