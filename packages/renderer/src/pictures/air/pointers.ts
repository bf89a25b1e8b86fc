import { type Canvas, createCanvas } from '@napi-rs/canvas';
import type { Box } from '../../draw/props/furniture.ts';
import { COLOUR_WORDS } from '../../parse-prompt/words/colours.ts';
import { smooth } from '../../scene/easing.ts';
import type { Brush, Moment, World } from '../../scene/world.ts';

type Painter = (brush: Brush, moment: Moment) => void;

const POINTS =
  /\barrows?\b[^.;]{0,30}?\b(?:points?|pointing|shows?|showing|to|at|towards?)\b|\b(?:with|and|by) (?:an? )?(?:\p{L}+ )?arrows?\b/iu;
const SHOT = /\bbows?\b|\barchers?\b|\bcupid|\bsho(?:ots?|oting|t)\b|\bquiver\b/iu;
const COLOURED = /\b(\p{L}+) (?:hand-drawn |drawn |curved |big |small )?arrows?\b/iu;
/** One of many things that the picture shows. */
const ONE = /\b(?:one|any) of (?:them|the|these)\b/iu;

/** Whether an arrow is drawn onto the picture. */
export const hasPointer = (prompt: string): boolean => POINTS.test(prompt) && !SHOT.test(prompt);

interface Spot {
  readonly x: number;
  readonly y: number;
}

const CELLS = 40;

/** The brightest spot in the lower middle of a picture, away from words above it. */
function brightest(plate: Canvas, { width, height }: World['size']): Spot {
  const small = createCanvas(CELLS, CELLS);
  small.getContext('2d').drawImage(plate, 0, 0, CELLS, CELLS);
  const pixels = small.data();
  let [best, x, y] = [-1, CELLS / 2, CELLS / 2];
  for (let row = Math.round(CELLS * 0.55); row < CELLS * 0.8; row += 1)
    for (let column = Math.round(CELLS * 0.3); column < CELLS * 0.7; column += 1) {
      const at = (row * CELLS + column) * 4;
      const light = (pixels[at] ?? 0) + (pixels[at + 1] ?? 0) + (pixels[at + 2] ?? 0);
      if (light > best) [best, x, y] = [light, column, row];
    }
  return { x: ((x + 0.5) / CELLS) * width, y: ((y + 0.5) / CELLS) * height };
}

/** A bent line with a point, drawn from its tail on. */
function strokeArrow(brush: Brush, tail: Spot, tip: Spot, share: number): void {
  const bend = { x: tip.x, y: tail.y };
  const along = (part: number): Spot => ({
    x: (1 - part) ** 2 * tail.x + 2 * part * (1 - part) * bend.x + part ** 2 * tip.x,
    y: (1 - part) ** 2 * tail.y + 2 * part * (1 - part) * bend.y + part ** 2 * tip.y,
  });
  brush.beginPath();
  for (let step = 0; step <= 16; step += 1) {
    const { x, y } = along((share * step) / 16);
    if (step === 0) brush.moveTo(x, y);
    else brush.lineTo(x, y);
  }
  const [end, before] = [along(share), along(Math.max(0, share - 0.08))];
  const angle = Math.atan2(end.y - before.y, end.x - before.x);
  const long = Math.hypot(tip.x - tail.x, tip.y - tail.y) * 0.26;
  for (const side of [-1, 1]) {
    brush.moveTo(end.x, end.y);
    const turn = angle + Math.PI + side * 0.55;
    brush.lineTo(end.x + long * Math.cos(turn), end.y + long * Math.sin(turn));
  }
  brush.stroke();
}

/** An arrow that draws itself towards the subject, or towards one of many things. */
export function pointers(
  { size }: World,
  prompt: string,
  { box, plate, isApart }: { readonly box: Box; readonly plate: Canvas; readonly isApart: boolean },
): readonly Painter[] {
  if (!hasPointer(prompt)) return [];
  const { width, height } = size;
  const unit = Math.min(width, height);
  const isOne = ONE.test(prompt) || !isApart;
  const target = isOne
    ? brightest(plate, size)
    : { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  // From the side where more of the frame is free, down onto its shoulder.
  const side = target.x > width / 2 ? -1 : 1;
  const tip = isOne
    ? { x: target.x + side * unit * 0.05, y: target.y - unit * 0.05 }
    : {
        x: target.x + side * Math.min(box.width * 0.3, width * 0.26),
        y: box.y + box.height * 0.16,
      };
  tip.y = Math.max(height * 0.24, tip.y);
  const away = Math.min(unit * 0.24, side < 0 ? tip.x - unit * 0.06 : width - tip.x - unit * 0.06);
  const tail = {
    x: tip.x + side * Math.max(unit * 0.1, away),
    y: Math.max(height * 0.06, tip.y - unit * 0.2),
  };
  const word = COLOURED.exec(prompt)?.[1]?.toLocaleLowerCase('en') ?? '';
  const ink = COLOUR_WORDS[word] ?? '#ffffff';
  return [
    (brush, { seconds, progress }) => {
      const share = smooth(Math.min(1, Math.max(0, (progress - 0.06) / 0.22)));
      if (share <= 0) return;
      const nod = unit * 0.008 * Math.sin(seconds * 4);
      brush.save();
      brush.translate(-side * nod, nod);
      brush.lineCap = 'round';
      brush.lineJoin = 'round';
      for (const [colour, thick] of [
        ['rgba(20,16,24,0.55)', 0.03],
        [ink, 0.018],
      ] as const) {
        brush.strokeStyle = colour;
        brush.lineWidth = unit * thick;
        strokeArrow(brush, tail, tip, share);
      }
      brush.restore();
    },
  ];
}
