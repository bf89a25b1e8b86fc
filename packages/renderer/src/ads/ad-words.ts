import type { Canvas } from '@napi-rs/canvas';
import { type Colour, css, mix } from '../draw/colour.ts';
import type { Box } from '../draw/props/furniture.ts';
import { outBack, outCubic } from '../scene/easing.ts';
import type { Brush, Moment } from '../scene/world.ts';
import { badgeBitmap, canvasFor, letters, measurer } from './badge.ts';
import { contrast, type Solid } from './contrast.ts';
import { type Item, STAR_STEP } from './stack-words.ts';
import type { Face } from './typesetting.ts';

export type Painter = (brush: Brush, moment: Moment) => void;

/** Part of an ad as a bitmap, and how it comes in. */
interface Piece {
  readonly bitmap: Canvas;
  readonly x: number;
  readonly y: number;
  readonly start: number;
  readonly entrance: 'slide' | 'pop' | 'fade';
}

/** Room around a bitmap for what hangs over its box. */
const EDGE = 0.3;

function lineBitmap(text: string, face: Face, size: number, colour: Colour, width: number): Canvas {
  const edge = size * EDGE;
  const canvas = canvasFor(width + 2 * edge, size * face.leading + 2 * edge);
  const brush = canvas.getContext('2d');
  letters(brush, face, size, colour);
  brush.fillText(text, edge, canvas.height / 2 + size * 0.02);
  return canvas;
}

interface Look {
  readonly ink: Colour;
  readonly accent: Colour;
  readonly solid: Solid;
  readonly isCentred: boolean;
  /** The background at its least readable. */
  readonly ground: Colour;
}

const STARTS: Readonly<Record<Item['kind'], number>> = {
  brand: 0.15,
  lead: 0.3,
  line: 0.75,
  price: 0.9,
  stars: 0.2,
  code: 1.05,
  small: 1,
  button: 1.15,
};

function colourOf({ kind }: Item, { ink, accent, ground }: Look, isOffer: boolean): Colour {
  const wantsAccent = kind === 'price' || (kind === 'lead' && isOffer);
  return wantsAccent && contrast(accent, ground) >= 3.4 ? accent : ink;
}

function textPieces(item: Item, look: Look, isOffer: boolean): Piece[] {
  const { block, face, box, kind } = item;
  const { measure } = measurer(face, block.size);
  return block.lines.map((text, row) => {
    const width = measure(text);
    const bitmap = lineBitmap(text, face, block.size, colourOf(item, look, isOffer), width);
    const x = look.isCentred ? box.x + (box.width - width) / 2 : box.x;
    return {
      bitmap,
      x: x - block.size * EDGE,
      y: box.y + row * block.size * face.leading - block.size * EDGE,
      start: STARTS[kind] + row * 0.12,
      entrance: kind === 'brand' || kind === 'small' ? 'fade' : 'slide',
    };
  });
}

function buttonBitmap({ block, face, box }: Item, { fill, ink }: Solid): Canvas {
  const edge = block.size;
  const canvas = canvasFor(box.width + 2 * edge, box.height + 2 * edge);
  const brush = canvas.getContext('2d');
  brush.shadowColor = css(mix(fill, [8, 4, 20], 0.7), 0.32);
  brush.shadowBlur = edge * 0.6;
  brush.shadowOffsetY = edge * 0.2;
  brush.fillStyle = css(fill);
  brush.beginPath();
  brush.roundRect(edge, edge, box.width, box.height, box.height / 2);
  brush.fill();
  brush.shadowColor = 'transparent';
  letters(brush, face, block.size, ink);
  const text = block.lines.join(' ');
  brush.fillText(text, edge + (box.width - block.width) / 2, canvas.height / 2 + block.size * 0.03);
  return canvas;
}

const GOLD: Colour = [255, 180, 0];
const DARK_GOLD: Colour = [176, 98, 0];
const STARS = 5;

/** Five stars, of which as many are full as somebody gives. */
function starsPiece({ block, box }: Item, { ink, ground }: Look): Piece {
  const { size } = block;
  const canvas = canvasFor(block.width, block.height);
  const brush = canvas.getContext('2d');
  const given = Number(block.lines[0] ?? STARS);
  const gold = contrast(GOLD, ground) > 1.9 ? GOLD : DARK_GOLD;
  const star = (at: number) => {
    brush.beginPath();
    for (let point = 0; point < 10; point += 1) {
      const angle = (point * Math.PI) / 5 - Math.PI / 2;
      const radius = size * (point % 2 === 0 ? 0.5 : 0.22);
      const x = (at + 0.5) * STAR_STEP * size + radius * Math.cos(angle);
      brush.lineTo(x, size * 0.52 + radius * Math.sin(angle));
    }
    brush.closePath();
    brush.fill();
  };
  brush.fillStyle = css(ink, 0.22);
  for (let at = 0; at < STARS; at += 1) star(at);
  brush.beginPath();
  brush.rect(0, 0, given * STAR_STEP * size, canvas.height);
  brush.clip();
  brush.fillStyle = css(gold);
  for (let at = 0; at < STARS; at += 1) star(at);
  return { bitmap: canvas, x: box.x, y: box.y, start: STARTS.stars, entrance: 'slide' };
}

/** A coupon with a dashed edge. */
function codePiece({ block, face, box }: Item, { ink }: Look): Piece {
  const edge = block.size * 0.2;
  const canvas = canvasFor(box.width + 2 * edge, box.height + 2 * edge);
  const brush = canvas.getContext('2d');
  brush.strokeStyle = css(ink);
  brush.lineWidth = Math.max(1.5, block.size * 0.08);
  brush.setLineDash([block.size * 0.32, block.size * 0.22]);
  brush.beginPath();
  brush.roundRect(edge, edge, box.width, box.height, block.size * 0.3);
  brush.stroke();
  letters(brush, face, block.size, ink);
  const text = block.lines.join(' ');
  const x = edge + (box.width - block.width) / 2;
  brush.fillText(text, x, canvas.height / 2 + block.size * 0.03);
  return {
    bitmap: canvas,
    x: box.x - edge,
    y: box.y - edge,
    start: STARTS.code,
    entrance: 'slide',
  };
}

function drawPiece(
  brush: Brush,
  { bitmap, x, y, start, entrance }: Piece,
  seconds: number,
  unit: number,
): void {
  const age = (seconds - start) / (entrance === 'pop' ? 0.5 : 0.6);
  if (age <= 0) return;
  brush.globalAlpha = outCubic(age * 1.2);
  if (entrance === 'pop') {
    const grown = 0.4 + 0.6 * outBack(age);
    const [width, height] = [bitmap.width * grown, bitmap.height * grown];
    brush.drawImage(
      bitmap,
      x - (width - bitmap.width) / 2,
      y - (height - bitmap.height) / 2,
      width,
      height,
    );
  } else {
    const rise = entrance === 'slide' ? (1 - outCubic(age)) * unit * 34 : 0;
    brush.drawImage(bitmap, Math.round(x), Math.round(y + rise));
  }
  brush.globalAlpha = 1;
}

interface Words {
  readonly items: readonly Item[];
  readonly isOffer: boolean;
  readonly badge: { readonly text: string; readonly box: Box; readonly solid: Solid } | null;
  readonly look: Look;
  readonly unit: number;
}

const PULSE_FROM = 2.2;

/** Everything comes in one after another and is there after two seconds; then the button pulses. */
export function wordsPainter({ items, isOffer, badge, look, unit }: Words): Painter {
  const pieces = items.flatMap((item): Piece[] => {
    if (item.kind === 'button') return [];
    if (item.kind === 'stars') return [starsPiece(item, look)];
    return item.kind === 'code' ? [codePiece(item, look)] : textPieces(item, look, isOffer);
  });
  const button = items.find(({ kind }) => kind === 'button');
  const buttonMap = button === undefined ? null : buttonBitmap(button, look.solid);
  const disc = badge === null ? null : badgeBitmap(badge.text, badge.box.width, badge.solid);
  return (brush, { seconds }) => {
    for (const piece of pieces) drawPiece(brush, piece, seconds, unit);
    if (badge !== null && disc !== null) {
      const edge = (disc.width - badge.box.width) / 2;
      const at = { x: badge.box.x - edge, y: badge.box.y - edge };
      drawPiece(brush, { bitmap: disc, ...at, start: 0.95, entrance: 'pop' }, seconds, unit);
    }
    if (button !== undefined && buttonMap !== null) {
      const age = outBack((seconds - STARTS.button) / 0.5);
      if (seconds <= STARTS.button) return;
      const beat = seconds < PULSE_FROM ? 0 : 0.018 * (1 - Math.cos((seconds - PULSE_FROM) * 3.6));
      const grown = (0.6 + 0.4 * age) * (1 + beat);
      brush.globalAlpha = outCubic((seconds - STARTS.button) / 0.4);
      const [width, height] = [buttonMap.width * grown, buttonMap.height * grown];
      const centre = {
        x: button.box.x + button.box.width / 2,
        y: button.box.y + button.box.height / 2,
      };
      brush.drawImage(buttonMap, centre.x - width / 2, centre.y - height / 2, width, height);
      brush.globalAlpha = 1;
    }
  };
}
