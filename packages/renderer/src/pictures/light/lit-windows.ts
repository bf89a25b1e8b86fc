import { type Canvas, createCanvas } from '@napi-rs/canvas';
import { hex } from '../../draw/colour.ts';
import type { Box } from '../../draw/props/furniture.ts';
import { glow } from '../../draw/strokes.ts';
import { partOf } from '../subject/regions.ts';

const LIT =
  /\bwindows (?:\p{L}+ ){0,5}(?:light|lit|glow|shin)|\bwindow (?:\p{L}+ ){0,5}(?:lights up|lit|glow|shin)|\b(?:lit|glowing|illuminated|lighted) windows?\b|\b(?:lights?|(?:street ?|flood ?)?(?:lights|lamps?)|lanterns?) (?:\p{L}+ ){0,4}(?:turn|go|com|switch|flicker)\p{L}* on\b|\b(?:(?:street|flood) ?)?(?:lamps|lights) (?:\p{L}+ ){0,2}(?:light up|glow)\b|\blights? in (?:the|every|all|each) (?:windows?|houses?|homes?|cottages?)\b|\b(?:houses?|homes?|cottages?|windows?|villages?|buildings?) (?:\p{L}+ )?lights? up\b|\blights? up the (?:houses?|village|windows?)\b|\b(?:light(?! from (?:the|an?|his|her|an open) window\b)|lights|lamps?|candles?|glow) (?:on |burning |shining |glowing )?(?:in|inside|from|behind) (?:\p{L}+ ){0,2}windows?\b/iu;

export const areWindowsLit = (prompt: string): boolean => LIT.test(prompt);

const SIDE = 480;
/** Between two pixels of a pane, the sum over red, green and blue. */
const ALIKE = 68;
const AREA = { min: 0.00012, max: 0.03 } as const;
const COUNT_MAX = 160;

/** Panes: upright rectangles of one dark or blue colour. In pixels of the plate. */
function panesOf(plate: Canvas): readonly Box[] {
  const scale = SIDE / plate.width;
  const small = createCanvas(SIDE, Math.max(1, Math.round(plate.height * scale)));
  const { width, height } = small;
  small.getContext('2d').drawImage(plate, 0, 0, width, height);
  const pixels = small.data();
  const at = (cell: number, channel: number) => pixels[cell * 4 + channel] ?? 0;
  const isGlass = (cell: number) => {
    const [red, green, blue] = [at(cell, 0), at(cell, 1), at(cell, 2)];
    const isDark = red + green + blue < 270 && red < blue * 1.25;
    return isDark || (blue > red + 40 && blue > green);
  };
  const seen = new Uint8Array(width * height);
  const found: Box[] = [];
  for (let seed = 0; seed < seen.length && found.length < COUNT_MAX; seed += 1) {
    if (seen[seed] === 1 || !isGlass(seed)) continue;
    const [red, green, blue] = [at(seed, 0), at(seed, 1), at(seed, 2)];
    const isAlike = (cell: number) =>
      Math.abs(at(cell, 0) - red) + Math.abs(at(cell, 1) - green) + Math.abs(at(cell, 2) - blue) <
      ALIKE;
    const box = boxAround(partOf(seed, small, seen, isAlike), width);
    if (isPane(box, width, height)) found.push(box);
  }
  return ofOneSize(found).map(({ x, y, width: wide, height: tall }) => ({
    x: x / scale,
    y: y / scale,
    width: wide / scale,
    height: tall / scale,
  }));
}

/** How much larger than most of many windows one may be; what is larger are clothes and cars. */
const LARGER = 2.6;
const MANY = 8;

function ofOneSize(boxes: readonly Box[]): readonly Box[] {
  if (boxes.length < MANY) return boxes;
  const areas = boxes.map(({ width, height }) => width * height).sort((one, other) => one - other);
  const usual = areas[areas.length >> 1] ?? 0;
  return boxes.filter(({ width, height }) => width * height < usual * LARGER);
}

interface Region extends Box {
  readonly area: number;
}

function boxAround(cells: readonly number[], width: number): Region {
  let [left, top, right, bottom] = [width, Number.POSITIVE_INFINITY, 0, 0];
  for (const cell of cells) {
    const [x, y] = [cell % width, Math.floor(cell / width)];
    left = Math.min(left, x);
    right = Math.max(right, x);
    top = Math.min(top, y);
    bottom = Math.max(bottom, y);
  }
  const [wide, tall] = [right - left + 1, bottom - top + 1];
  return { x: left, y: top, width: wide, height: tall, area: cells.length };
}

function isPane(box: Region, width: number, height: number): boolean {
  const share = box.area / (width * height);
  const ratio = box.width / box.height;
  const isInside =
    box.x > 0 && box.y > 0 && box.x + box.width < width && box.y + box.height < height;
  const isFull = box.area > box.width * box.height * 0.68;
  return isInside && isFull && share > AREA.min && share < AREA.max && ratio > 0.35 && ratio < 2.6;
}

/** Puts warm light into the windows that were seen on a plate by day, above the foot of the house. */
export function lightWindows(plate: Canvas, byDay: Canvas, foot = plate.height): void {
  const brush = plate.getContext('2d');
  for (const { x, y, width, height } of panesOf(byDay)) {
    if (y + height > foot) continue;
    brush.save();
    brush.globalAlpha = 0.92;
    brush.fillStyle = '#ffce62';
    brush.beginPath();
    brush.roundRect(x, y, width, height, Math.min(width, height) * 0.12);
    brush.fill();
    brush.globalCompositeOperation = 'screen';
    brush.globalAlpha = 1;
    const middle = { x: x + width / 2, y: y + height / 2 };
    glow(brush, { ...middle, radius: Math.max(width, height) * 1.7 }, hex('#ffb640'), 0.6);
    brush.restore();
  }
}
