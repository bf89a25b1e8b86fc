import { type Canvas, createCanvas } from '@napi-rs/canvas';
import { type Colour, css, mix } from '../draw/colour.ts';
import type { Box } from '../draw/props/furniture.ts';
import { outBack, outCubic } from '../scene/easing.ts';
import type { Brush, Moment } from '../scene/world.ts';
import { badgeRows } from './ad-copy.ts';
import type { Item } from './ad-layout.ts';
import { contrast, type Solid } from './contrast.ts';
import { DISPLAY, type Face, LABEL, setBlock } from './typesetting.ts';

export type Painter = (brush: Brush, moment: Moment) => void;

/** Part of an ad as a bitmap, and how it comes in. */
interface Piece {
  readonly bitmap: Canvas;
  readonly x: number;
  readonly y: number;
  readonly start: number;
  readonly entrance: 'slide' | 'pop' | 'fade';
}

function canvasFor(width: number, height: number): Canvas {
  return createCanvas(Math.max(1, Math.ceil(width)), Math.max(1, Math.ceil(height)));
}

function letters(brush: Brush, face: Face, size: number, colour: Colour): void {
  brush.font = `${face.weight} ${size}px Inter`;
  brush.letterSpacing = `${face.tracking * size}px`;
  brush.textBaseline = 'middle';
  brush.fillStyle = css(colour);
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

function measurer(face: Face, size: number) {
  const brush = createCanvas(8, 8).getContext('2d');
  letters(brush, face, size, [0, 0, 0]);
  brush.letterSpacing = '0px';
  return {
    measure: (text: string) =>
      brush.measureText(text).width + face.tracking * size * Math.max(0, [...text].length - 1),
  };
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

/** A disc with the price or the offer on it. */
function badgeBitmap(text: string, size: number, { fill, ink }: Solid): Canvas {
  const edge = size * 0.1;
  const canvas = canvasFor(size + 2 * edge, size + 2 * edge);
  const brush = canvas.getContext('2d');
  const centre = canvas.width / 2;
  brush.shadowColor = css(mix(fill, [8, 4, 20], 0.75), 0.36);
  brush.shadowBlur = edge * 0.7;
  brush.shadowOffsetY = edge * 0.3;
  brush.fillStyle = css(fill);
  brush.beginPath();
  brush.arc(centre, centre, size / 2, 0, 2 * Math.PI);
  brush.fill();
  brush.shadowColor = 'transparent';
  brush.strokeStyle = css(ink, 0.55);
  brush.lineWidth = size * 0.012;
  brush.beginPath();
  brush.arc(centre, centre, size * 0.45, 0, 2 * Math.PI);
  brush.stroke();
  paintRows(brush, text, { centre, size }, ink);
  return canvas;
}

function paintRows(
  brush: Brush,
  text: string,
  { centre, size }: { centre: number; size: number },
  ink: Colour,
): void {
  const { core, around } = badgeRows(text);
  const [above, below] = around;
  const hasRows = above !== '' || below !== '';
  const room = { width: size * 0.74, height: size * (hasRows ? 0.34 : 0.56), most: size * 0.36 };
  const block = setBlock(core, DISPLAY, { ...room, linesMax: hasRows ? 1 : 3 });
  const put = (line: string, face: Face, letter: number, y: number) => {
    letters(brush, face, letter, ink);
    const { measure } = measurer(face, letter);
    brush.fillText(line, centre - measure(line) / 2, y);
  };
  const top = centre - (block.height - block.size * DISPLAY.leading) / 2;
  for (const [row, line] of block.lines.entries())
    put(line, DISPLAY, block.size, top + row * block.size * DISPLAY.leading);
  for (const [row, line] of [above, below].entries()) {
    if (line === '') continue;
    const small = setBlock(line, LABEL, {
      width: size * 0.62,
      height: size * 0.19,
      most: size * 0.15,
      linesMax: 2,
    });
    const side = row === 0 ? -1 : 1;
    const y = centre + side * (block.height / 2 + small.height / 2 - size * 0.005);
    const first = y - (small.height - small.size * LABEL.leading) / 2;
    for (const [at, part] of small.lines.entries())
      put(part, LABEL, small.size, first + at * small.size * LABEL.leading);
  }
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
  const pieces = items.flatMap((item) =>
    item.kind === 'button' ? [] : textPieces(item, look, isOffer),
  );
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
