import { createCanvas } from '@napi-rs/canvas';
import type { Lettering, LetteringManner } from '../parse-prompt/description/lettering-surfaces.ts';
import { seeded } from '../random.ts';
import type { Brush } from '../scene/world.ts';
import { css, hex } from './colour.ts';
import { eachLine, type FittedText, fitText } from './fit-text.ts';

/** Where words go, in the units of the brush. */
export interface LetterBox {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

interface Hand {
  readonly weight: number;
  /** A CSS colour, unless the prompt has another. */
  readonly ink: string;
  /** How far letters stand askew. */
  readonly slant?: number;
  readonly isRound?: boolean;
}

const HANDS: Readonly<Record<LetteringManner, Hand>> = {
  paint: { weight: 800, ink: '#f8f4ea' },
  graffiti: { weight: 900, ink: '#ff4f8b', slant: 0.09, isRound: true },
  chalk: { weight: 600, ink: '#f2f5ee', slant: 0.035 },
  carved: { weight: 800, ink: '#3a2a22' },
  print: { weight: 800, ink: '#2b2733' },
  stitch: { weight: 700, ink: '#c8323f' },
  icing: { weight: 700, ink: '#d8366f', slant: 0.03, isRound: true },
  smoke: { weight: 700, ink: '#ffffff' },
  sparks: { weight: 800, ink: '#ffd98a' },
  lights: { weight: 800, ink: '#9fe8ff' },
};

/** Draws each letter on its own, a little askew, as a hand does. */
function drawAskew(
  brush: Brush,
  fitted: FittedText,
  box: LetterBox,
  slant: number,
  draw: (letter: string) => void,
): void {
  const random = seeded(fitted.lines.join(' '), 'letters');
  brush.textAlign = 'left';
  eachLine(fitted, box.y + box.height / 2, (line, y) => {
    let x = box.x + (box.width - brush.measureText(line).width) / 2;
    for (const letter of line) {
      const wide = brush.measureText(letter).width;
      brush.save();
      brush.translate(x + wide / 2, y + (random() - 0.5) * fitted.size * slant);
      brush.rotate((random() - 0.5) * 2 * slant);
      brush.translate(-wide / 2, 0);
      draw(letter);
      brush.restore();
      x += wide;
    }
  });
}

/** Wears away what was written, so that what is below shows through. */
function roughen(brush: Brush, box: LetterBox, share: number): void {
  const random = seeded('letters', 'rough');
  brush.globalCompositeOperation = 'destination-out';
  brush.fillStyle = '#000';
  const grain = box.height / 90;
  for (let at = 0; at < 2600 * share; at += 1) {
    brush.globalAlpha = 0.25 + random() * 0.5;
    const [x, y] = [box.x + random() * box.width, box.y + random() * box.height];
    brush.fillRect(x, y, grain * (0.4 + random()), grain * (0.3 + random() * 0.8));
  }
  brush.globalAlpha = 1;
  brush.globalCompositeOperation = 'source-over';
}

type Strokes = (brush: Brush, letter: string, size: number, ink: string) => void;

/** How one letter is made. */
const STROKES: Partial<Readonly<Record<LetteringManner, Strokes>>> = {
  graffiti(brush, letter, size, ink) {
    brush.lineJoin = 'round';
    brush.lineWidth = size * 0.16;
    brush.strokeStyle = '#1d1a2b';
    brush.strokeText(letter, 0, 0);
    brush.fillStyle = ink;
    brush.fillText(letter, 0, 0);
    brush.lineWidth = size * 0.02;
    brush.strokeStyle = css(hex('#ffffff'), 0.75);
    brush.strokeText(letter, -size * 0.02, -size * 0.02);
  },
  carved(brush, letter, size, ink) {
    brush.fillStyle = css(hex('#ffffff'), 0.5);
    brush.fillText(letter, size * 0.025, size * 0.03);
    brush.fillStyle = css(hex(ink), 0.78);
    brush.fillText(letter, 0, 0);
  },
  icing(brush, letter, size, ink) {
    brush.lineJoin = 'round';
    brush.lineCap = 'round';
    brush.lineWidth = size * 0.09;
    brush.strokeStyle = ink;
    brush.fillStyle = ink;
    brush.fillText(letter, 0, 0);
    brush.strokeText(letter, 0, 0);
    brush.lineWidth = size * 0.025;
    brush.strokeStyle = css(hex('#ffffff'), 0.55);
    brush.strokeText(letter, -size * 0.015, -size * 0.02);
  },
  stitch(brush, letter, size, ink) {
    brush.lineWidth = size * 0.07;
    brush.setLineDash([size * 0.1, size * 0.05]);
    brush.strokeStyle = ink;
    brush.strokeText(letter, 0, 0);
    brush.setLineDash([]);
  },
};

const PLAIN: Strokes = (brush, letter, _size, ink) => {
  brush.fillStyle = ink;
  brush.fillText(letter, 0, 0);
};

const WORN: Partial<Readonly<Record<LetteringManner, number>>> = { paint: 0.5, chalk: 1 };

/** Sets the words of a lettering into a box. */
export function paintLetters(
  onto: Brush,
  { text, manner, colour }: Pick<Lettering, 'text' | 'manner' | 'colour'>,
  box: LetterBox,
  scale = 1,
): void {
  const { weight, ink, slant = 0 } = HANDS[manner];
  const [width, height] = [box.width * scale, box.height * scale].map(Math.ceil) as [
    number,
    number,
  ];
  const sheet = createCanvas(Math.max(1, width), Math.max(1, height));
  const brush = sheet.getContext('2d');
  const room = { width: width * 0.94, height: height * 0.94, weight };
  const fitted = fitText(brush, text, room);
  brush.font = `${weight} ${fitted.size}px Inter`;
  brush.textBaseline = 'middle';
  const stroke = STROKES[manner] ?? PLAIN;
  const whole = { x: 0, y: 0, width, height };
  drawAskew(brush, fitted, whole, slant, (letter) =>
    stroke(brush, letter, fitted.size, colour ?? ink),
  );
  const worn = WORN[manner];
  if (worn !== undefined) roughen(brush, whole, worn);
  onto.drawImage(sheet, box.x, box.y, box.width, box.height);
}
