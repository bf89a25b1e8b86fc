import { type Canvas, createCanvas } from '@napi-rs/canvas';
import { type Colour, css, mix } from '../draw/colour.ts';
import type { Brush } from '../scene/world.ts';
import { badgeRows } from './ad-copy.ts';
import type { Solid } from './contrast.ts';
import { DISPLAY, type Face, LABEL, setBlock } from './typesetting.ts';

export function canvasFor(width: number, height: number): Canvas {
  return createCanvas(Math.max(1, Math.ceil(width)), Math.max(1, Math.ceil(height)));
}

export function letters(brush: Brush, face: Face, size: number, colour: Colour): void {
  brush.font = `${face.weight} ${size}px Inter`;
  brush.letterSpacing = `${face.tracking * size}px`;
  brush.textBaseline = 'middle';
  brush.fillStyle = css(colour);
}

export function measurer(face: Face, size: number) {
  const brush = createCanvas(8, 8).getContext('2d');
  letters(brush, face, size, [0, 0, 0]);
  brush.letterSpacing = '0px';
  return {
    measure: (text: string) =>
      brush.measureText(text).width + face.tracking * size * Math.max(0, [...text].length - 1),
  };
}

/** A disc with the price or the offer on it. */
export function badgeBitmap(text: string, size: number, { fill, ink }: Solid): Canvas {
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

/** Longer ones take two lines of the same size: 'THREE NIGHTS FROM'. */
const LABEL_SHORT = 9;

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
  const isLopsided = below === '' && (above?.length ?? 0) > LABEL_SHORT;
  const middle = centre + (isLopsided ? size * 0.07 : 0);
  const top = middle - (block.height - block.size * DISPLAY.leading) / 2;
  for (const [row, line] of block.lines.entries())
    put(line, DISPLAY, block.size, top + row * block.size * DISPLAY.leading);
  for (const [row, line] of [above, below].entries()) {
    if (line === '') continue;
    const isLong = line.length > LABEL_SHORT;
    const small = setBlock(line, LABEL, {
      width: size * (isLong ? 0.54 : 0.62),
      height: size * (isLong ? 0.27 : 0.19),
      most: size * 0.15,
      linesMax: 2,
    });
    const side = row === 0 ? -1 : 1;
    const y = middle + side * (block.height / 2 + small.height / 2 - size * 0.005);
    const first = y - (small.height - small.size * LABEL.leading) / 2;
    for (const [at, part] of small.lines.entries()) {
      const level = first + at * small.size * LABEL.leading;
      put(part, LABEL, small.size, level);
      // What it cost before is crossed out.
      if (!part.startsWith('WAS ')) continue;
      const half = measurer(LABEL, small.size).measure(part) / 2;
      brush.fillRect(centre - half, level - small.size * 0.05, half * 2, small.size * 0.1);
    }
  }
}
