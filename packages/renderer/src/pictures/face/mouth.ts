import { type Canvas, createCanvas } from '@napi-rs/canvas';
import type { Brush, Moment } from '../../scene/world.ts';
import type { EyesOnPlate } from './eyelids.ts';

type Painter = (brush: Brush, moment: Moment) => void;

const beat = (seconds: number, every: number, long: number) =>
  Math.max(0, Math.sin((Math.PI * Math.min(long, seconds % every)) / long));

/** How far a mouth is open at a moment, 0 to about 1, for what it does. */
const WAYS: readonly (readonly [RegExp, (seconds: number) => number])[] = [
  [/\byawn(?:s|ing|ed)?\b/iu, (seconds) => 1.5 * beat(seconds + 0.4, 3.2, 2.4)],
  [
    /\b(?:roar|scream|shout|howl|growl|cry|crie)(?:s|ing|ed)?\b/iu,
    (seconds) => 1.25 * beat(seconds, 2, 1.5),
  ],
  [
    /\b(?:meow|miaow|bark|quack|moo|bleat)(?:s|ing|ed)?\b/iu,
    (seconds) => beat(seconds + 0.9, 1.25, 0.7),
  ],
  [
    /\b(?:talk|speak|say|tell|chat|chatt|sing|whisper|narrat|lip[- ]?sync)(?:s|es|ing|ed|e)?\b/iu,
    (seconds) =>
      0.75 * Math.abs(Math.sin(seconds * 8)) * (0.45 + 0.55 * Math.sin(seconds * 2.1) ** 2),
  ],
  [
    /\b(?:laugh|giggl|chuckl|pant(?!s\b))(?:s|es|ing|ed|e)?\b/iu,
    (seconds) => 0.55 + 0.35 * Math.sin(seconds * 15),
  ],
  [
    /\b(?:(?:eat|chew|lick|drink|munch)(?:s|es|ing)?|bit(?:es|ing))\b/iu,
    (seconds) => 0.5 * Math.abs(Math.sin(seconds * 4.2)),
  ],
];
/** "Text that says", "this speaks for itself". */
const QUOTED =
  /"[^"]*"|“[^”]*”|\b(?:text|sign|title|headline|words?|banner|that|which) (?:\p{L}+ )?says?\b/giu;

const wayOf = (prompt: string) =>
  WAYS.find(([said]) => said.test(prompt.replaceAll(QUOTED, ' ')))?.[1] ?? null;

export const opensMouth = (prompt: string): boolean => wayOf(prompt) !== null;

/** In distances between the eyes: how far below them a mouth is, how wide, and how far a jaw goes down. */
const MOUTH = { down: 1.12, wide: 0.36, far: 0.2 } as const;
const JAW = { wide: 0.85, tall: 0.8 } as const;

/** The chin and what is below the lips, with soft edges. */
function jawOf(plate: Canvas, at: { x: number; y: number }, apart: number, angle: number): Canvas {
  const canvas = createCanvas(Math.ceil(apart * JAW.wide * 2), Math.ceil(apart * JAW.tall));
  const { width, height } = canvas;
  const brush = canvas.getContext('2d');
  brush.save();
  brush.translate(width / 2, 0);
  brush.rotate(-angle);
  brush.drawImage(plate, -at.x, -at.y);
  brush.restore();
  brush.globalCompositeOperation = 'destination-in';
  brush.translate(width / 2, 0);
  brush.scale(width / 2, height);
  const soft = brush.createRadialGradient(0, 0, 0.5, 0, 0, 1);
  soft.addColorStop(0, '#000');
  soft.addColorStop(1, 'rgba(0,0,0,0)');
  brush.fillStyle = soft;
  brush.fillRect(-1, 0, 2, 1);
  return canvas;
}

/** Opens and shuts the mouth of a face whose eyes were found; the plate is `aside` of the frame by so many pixels. */
export function speaking(
  plate: Canvas,
  { left, right, isRound }: EyesOnPlate,
  prompt: string,
  aside: { readonly x: number; readonly y: number },
): Painter {
  const open = wayOf(prompt) ?? (() => 0);
  const apart = Math.hypot(right.x - left.x, right.y - left.y);
  const angle = Math.atan2(right.y - left.y, right.x - left.x);
  const down = apart * (isRound ? MOUTH.down * 0.86 : MOUTH.down);
  const at = {
    x: (left.x + right.x) / 2 - Math.sin(angle) * down,
    y: (left.y + right.y) / 2 + Math.cos(angle) * down,
  };
  // A mouth at the lower edge of the frame is not seen.
  if (at.y + apart * MOUTH.far > plate.height - aside.y * 2) return () => {};
  const jaw = jawOf(plate, at, apart, angle);
  return (brush, { seconds }) => {
    const far = open(seconds) * MOUTH.far * apart;
    if (far < 0.6) return;
    brush.save();
    brush.translate(at.x - aside.x, at.y - aside.y);
    brush.rotate(angle);
    brush.drawImage(jaw, -jaw.width / 2, far);
    brush.fillStyle = '#3a1216';
    brush.beginPath();
    brush.ellipse(0, far * 0.52, apart * MOUTH.wide, far * 0.56, 0, 0, 7);
    brush.fill();
    brush.fillStyle = '#b8545c';
    brush.beginPath();
    brush.ellipse(0, far * 0.86, apart * MOUTH.wide * 0.6, far * 0.2, 0, 0, 7);
    brush.fill();
    brush.restore();
  };
}
