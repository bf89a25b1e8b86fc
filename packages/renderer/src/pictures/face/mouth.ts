import { type Canvas, createCanvas } from '@napi-rs/canvas';
import { smooth } from '../../scene/easing.ts';
import type { Brush, Moment } from '../../scene/world.ts';
import { type EyesOnPlate, withLids } from './eyelids.ts';

interface Point {
  readonly x: number;
  readonly y: number;
}

type Painter = (brush: Brush, moment: Moment) => void;

const beat = (seconds: number, every: number, long: number) =>
  Math.max(0, Math.sin((Math.PI * Math.min(long, seconds % every)) / long));

/** A yawn takes most of the time: slowly open, held, shut. */
const yawned = (progress: number) =>
  smooth((progress - 0.14) / 0.2) * smooth((0.94 - progress) / 0.14);

type Way = (moment: Moment) => number;

const YAWNS = /\byawn(?:s|ing|ed)?\b/iu;
const LICKS = /\blick(?:s|ing|ed)?\b|\bsticks? (?:out )?(?:its|his|her|their) tongue\b/iu;

/** How far a mouth is open at a moment, 0 to about 1, for what it does. */
const WAYS: readonly (readonly [RegExp, Way])[] = [
  [YAWNS, ({ progress }) => 1.5 * yawned(progress)],
  [
    /\b(?:roar|scream|shout|howl|growl|cry|crie|hiss|snarl)(?:s|es|ing|ed)?\b|\b(?:shows?|bares?|baring) (?:its|his|her|their|the) (?:\p{L}+ )?(?:teeth|fangs)\b/iu,
    ({ seconds }) => 1.25 * beat(seconds, 2, 1.5),
  ],
  [
    /\b(?:meow|miaow|bark|quack|moo|bleat)(?:s|ing|ed)?\b/iu,
    ({ seconds }) => beat(seconds + 0.9, 1.25, 0.7),
  ],
  [
    /\b(?:talk|speak|say|tell|chat|chatt|sing|whisper|narrat|lip[- ]?sync)(?:s|es|ing|ed|e)?\b/iu,
    ({ seconds }) =>
      0.75 * Math.abs(Math.sin(seconds * 8)) * (0.45 + 0.55 * Math.sin(seconds * 2.1) ** 2),
  ],
  [
    /\b(?:laugh|giggl|chuckl|pant(?!s\b))(?:s|es|ing|ed|e)?\b/iu,
    ({ seconds }) => 0.55 + 0.35 * Math.sin(seconds * 15),
  ],
  [
    /\b(?:(?:eat|chew|lick|drink|munch)(?:s|es|ing)?|bit(?:es|ing))\b/iu,
    ({ seconds }) => 0.5 * Math.abs(Math.sin(seconds * 4.2)),
  ],
];
/** "Text that says", "this speaks for itself". */
const QUOTED =
  /"[^"]*"|“[^”]*”|\b(?:text|sign|title|headline|words?|banner|that|which) (?:\p{L}+ )?says?\b/giu;

const wayOf = (prompt: string) =>
  WAYS.find(([said]) => said.test(prompt.replaceAll(QUOTED, ' ')))?.[1] ?? null;

export const opensMouth = (prompt: string): boolean => wayOf(prompt) !== null;

/** In distances between the eyes: how wide a mouth is, and how far a jaw goes down; those of animals are large. */
const PERSON = { wide: 0.36, far: 0.2 } as const;
const ANIMAL = { wide: 0.3, far: 0.3 } as const;
const JAW = { wide: 0.85, tall: 0.8 } as const;
/** What is seen of a frame after the camera has come nearer. */
const SEEN = 0.95;

/** The chin and what is below the lips, with soft edges. */
function jawOf(plate: Canvas, at: Point, apart: number, angle: number): Canvas {
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

/** The inside of an open mouth, from its upper lip down. */
function paintInside(brush: Brush, wide: number, far: number, isAnimal: boolean): void {
  brush.save();
  brush.beginPath();
  brush.ellipse(0, far * 0.52, wide, far * 0.56, 0, 0, 7);
  brush.fillStyle = '#3a1216';
  brush.fill();
  brush.clip();
  brush.fillStyle = '#c2606a';
  brush.beginPath();
  brush.ellipse(0, far * 0.92, wide * 0.62, far * 0.36, 0, 0, 7);
  brush.fill();
  brush.fillStyle = '#f6efe2';
  if (!isAnimal) brush.fillRect(-wide * 0.6, 0, wide * 1.2, far * 0.15);
  for (const side of isAnimal ? [-1, 1] : []) {
    for (const [x, top, tip] of [
      [0.55, -0.02, 0.44],
      [0.46, 1.1, 0.74],
    ] as const) {
      brush.beginPath();
      brush.moveTo(side * wide * (x - 0.11), far * top);
      brush.lineTo(side * wide * (x + 0.11), far * top);
      brush.lineTo(side * wide * x, far * tip);
      brush.fill();
    }
  }
  brush.restore();
}

/** A tongue out of the mouth, up over the nose and back. */
function paintTongue(brush: Brush, apart: number, share: number, seconds: number): void {
  const long = apart * 0.46 * share;
  const wide = apart * 0.12;
  brush.save();
  brush.rotate(0.35 * Math.sin(seconds * 2.6));
  const fill = brush.createLinearGradient(0, 0, 0, -long);
  fill.addColorStop(0, '#a8434f');
  fill.addColorStop(1, '#ec8b93');
  brush.fillStyle = fill;
  brush.beginPath();
  brush.moveTo(-wide, wide * 0.3);
  brush.bezierCurveTo(-wide * 1.3, -long * 0.7, -wide * 0.8, -long, 0, -long);
  brush.bezierCurveTo(wide * 0.8, -long, wide * 1.3, -long * 0.7, wide, wide * 0.3);
  brush.fill();
  brush.strokeStyle = 'rgba(120,40,50,0.5)';
  brush.lineWidth = Math.max(1, apart * 0.012);
  brush.beginPath();
  brush.moveTo(0, 0);
  brush.lineTo(0, -long * 0.72);
  brush.stroke();
  brush.restore();
}

interface MouthOnPlate {
  readonly eyes: EyesOnPlate;
  readonly at: Point;
  readonly lean: number;
}

/** Opens and shuts the mouth of a face whose eyes were found; the plate is `aside` of the frame by so many pixels. */
export function speaking(
  plate: Canvas,
  { eyes, at, lean }: MouthOnPlate,
  prompt: string,
  aside: Point,
): Painter {
  const open = wayOf(prompt) ?? (() => 0);
  const { left, right, isRound } = eyes;
  const apart = Math.hypot(right.x - left.x, right.y - left.y);
  const { wide, far: reach } = isRound ? ANIMAL : PERSON;
  const licks = LICKS.test(prompt);
  // With less room below a mouth than it takes, the face above it goes up instead.
  const needed = licks ? 0.12 : 0.22 + reach * 1.5;
  const seen = aside.y + (plate.height - aside.y * 2) * SEEN;
  const missing = Math.max(0, Math.min(apart * 0.6, at.y + apart * needed - seen));
  const jaw = jawOf(plate, at, apart, lean);
  const yawns = YAWNS.test(prompt);
  const shut = yawns ? withLids(plate, eyes, 1, '') : plate;
  return (brush, moment) => {
    const share = open(moment);
    const far = share * reach * apart;
    if (far < 0.6 && missing === 0) return;
    const lift = licks ? missing : (missing * Math.min(1.5, share)) / 1.5;
    const face = yawns && share > 0.5 ? shut : plate;
    if (lift > 0 || face !== plate) {
      const { width, height } = plate;
      const below = height - at.y;
      brush.drawImage(face, 0, 0, width, at.y, -aside.x, -aside.y, width, at.y - lift);
      brush.drawImage(
        face,
        0,
        at.y,
        width,
        below,
        -aside.x,
        at.y - lift - aside.y,
        width,
        below + lift,
      );
    }
    brush.save();
    brush.translate(at.x - aside.x, at.y - lift - aside.y);
    brush.rotate(lean);
    if (licks) {
      const out = beat(moment.seconds + 0.2, 1.6, 1.5);
      if (out > 0.05) paintTongue(brush, apart, out, moment.seconds);
    } else if (far >= 0.6) {
      brush.drawImage(jaw, -jaw.width / 2, far);
      paintInside(brush, apart * wide, far, isRound);
    }
    brush.restore();
  };
}
