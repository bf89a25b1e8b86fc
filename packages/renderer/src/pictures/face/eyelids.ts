import { type Canvas, createCanvas } from '@napi-rs/canvas';
import type { Brush, Moment } from '../../scene/world.ts';

type Painter = (brush: Brush, moment: Moment) => void;

/** Eyes on a plate, in its pixels. */
export interface EyesOnPlate {
  readonly left: { readonly x: number; readonly y: number };
  readonly right: { readonly x: number; readonly y: number };
  /** Those of animals are round, those of people are not. */
  readonly isRound: boolean;
}

const BLINKS = /(?<!\b(?:lights?|lamps?|stars?|leds?|signs?|windows?) )\bblink|\bwink/iu;
const WINKS = /\bwink/iu;
const SHUTS =
  /\b(?:clos|shut)\p{L}* (?:its|his|her|their|both|the) eyes\b|\beyes (?:slowly )?(?:clos|shut)|\b(?:falls?|falling) asleep\b|\b(?:doz|nod|drift)(?:e?s|ing)? off\b|\b(?:gets?|getting|grows?|becomes?) (?:\p{L}+ )?(?:sleepy|tired|drowsy)\b|\bsleeps\b|\bgo(?:es)? to sleep\b/iu;

/** "Closes her eyes and opens them again". */
const OPENS = /\b(?:and|then) (?:\p{L}+ )?(?:re-?)?opens?\b/iu;

export const movesEyelids = (prompt: string): boolean => BLINKS.test(prompt) || SHUTS.test(prompt);

/** How far eyes are from each other, in widths of one. */
const WIDE = 0.28;

/** The edge of a lid, from the left to the right. */
function edge(brush: Brush, { across, down }: Lid, share: number): void {
  const ends = down * (0.5 * share - 0.4);
  brush.moveTo(-across * 0.94, ends);
  brush.quadraticCurveTo(0, down * (1.75 * share - 0.9), across * 0.94, ends);
}

/** The lid of one eye, of the skin or the fur below it, as far down as `share` says. */
function lid(plate: Canvas, eye: { x: number; y: number }, size: Lid, share: number): void {
  const { across, down, angle } = size;
  const patch = createCanvas(Math.ceil(across * 2.4), Math.ceil(down * 2.4));
  const onto = patch.getContext('2d');
  const [x, y] = [patch.width / 2, patch.height / 2];
  onto.save();
  onto.translate(x, y);
  if (share < 1) {
    onto.beginPath();
    edge(onto, size, share);
    onto.lineTo(across * 1.2, -down * 1.2);
    onto.lineTo(-across * 1.2, -down * 1.2);
    onto.clip();
  }
  // Upside down, so that what touches the eye from below touches its lower edge.
  onto.scale(1, -1);
  const reach = { x: across * 1.2, y: down * 1.2 };
  onto.drawImage(
    plate,
    eye.x - reach.x,
    eye.y + down * 1.12,
    reach.x * 2,
    down * 1.4,
    -reach.x,
    -reach.y,
    reach.x * 2,
    reach.y * 2,
  );
  // Its edges go over into what is around it.
  onto.globalCompositeOperation = 'destination-in';
  onto.scale(across, down);
  const soft = onto.createRadialGradient(0, 0, 0.78, 0, 0, 1.14);
  soft.addColorStop(0, '#000');
  soft.addColorStop(1, 'rgba(0,0,0,0)');
  onto.fillStyle = soft;
  onto.fillRect(-1.3, -1.3, 2.6, 2.6);
  onto.restore();
  onto.globalCompositeOperation = 'source-atop';
  const shade = onto.createLinearGradient(0, y - down, 0, y + down);
  shade.addColorStop(0, 'rgba(40,20,10,0.34)');
  shade.addColorStop(0.5, 'rgba(40,20,10,0.06)');
  shade.addColorStop(1, 'rgba(40,20,10,0.14)');
  onto.fillStyle = shade;
  onto.fillRect(0, 0, patch.width, patch.height);
  const brush = plate.getContext('2d');
  brush.save();
  brush.translate(eye.x, eye.y);
  brush.rotate(angle);
  brush.drawImage(patch, -x, -y);
  brush.strokeStyle = 'rgba(34,18,12,0.72)';
  brush.lineWidth = Math.max(1.2, down * 0.055);
  brush.lineCap = 'round';
  brush.beginPath();
  edge(brush, size, share);
  brush.stroke();
  brush.restore();
}

interface Lid {
  readonly across: number;
  readonly down: number;
  readonly angle: number;
}

/** The plate with its eyes closed to a share; one of them where it winks. */
export function withLids(
  plate: Canvas,
  { left, right, isRound }: EyesOnPlate,
  share: number,
  prompt: string,
): Canvas {
  const made = createCanvas(plate.width, plate.height);
  made.getContext('2d').drawImage(plate, 0, 0);
  const angle = Math.atan2(right.y - left.y, right.x - left.x);
  const across = Math.hypot(right.x - left.x, right.y - left.y) * WIDE;
  const size = { across, down: across * (isRound ? 1 : 0.6), angle };
  for (const eye of WINKS.test(prompt) ? [right] : [left, right]) lid(made, eye, size, share);
  return made;
}

const EVERY_SECONDS = 1.6;
const FIRST_SECONDS = 0.9;
/** How long eyes are shut, and on their way. */
const SHUT = 0.16;
const HALF = 0.27;

/** How far eyes are shut: 0, 1 for half, 2. */
function stepAt(prompt: string, { seconds, progress }: Moment): 0 | 1 | 2 {
  if (!BLINKS.test(prompt)) {
    const isOpened = OPENS.test(prompt) && progress > 0.68;
    return progress < 0.3 || isOpened ? 0 : progress < 0.38 ? 1 : 2;
  }
  const late = (seconds - FIRST_SECONDS + EVERY_SECONDS / 2) % EVERY_SECONDS;
  const away = Math.abs(late - EVERY_SECONDS / 2);
  return away < SHUT ? 2 : away < HALF ? 1 : 0;
}

interface Patch {
  readonly bitmap: Canvas;
  readonly x: number;
  readonly y: number;
}

/** What lids change on a plate, with soft edges: far less to draw than another plate. */
function patchesOf(plate: Canvas, eyes: EyesOnPlate, share: number, prompt: string): Patch[] {
  const lidded = withLids(plate, eyes, share, prompt);
  const { left, right } = eyes;
  const reach = Math.ceil(Math.hypot(right.x - left.x, right.y - left.y) * WIDE * 1.7);
  return [left, right].map((eye) => {
    const [x, y] = [Math.floor(eye.x - reach), Math.floor(eye.y - reach)];
    const bitmap = createCanvas(reach * 2, reach * 2);
    const brush = bitmap.getContext('2d');
    brush.drawImage(lidded, -x, -y);
    const soft = brush.createRadialGradient(reach, reach, reach * 0.8, reach, reach, reach);
    soft.addColorStop(0, '#000');
    soft.addColorStop(1, 'rgba(0,0,0,0)');
    brush.globalCompositeOperation = 'destination-in';
    brush.fillStyle = soft;
    brush.fillRect(0, 0, reach * 2, reach * 2);
    return { bitmap, x, y };
  });
}

/** Opens and shuts the eyes of a plate, which is `aside` of the frame by so many pixels. */
export function blinking(
  plate: Canvas,
  eyes: EyesOnPlate,
  prompt: string,
  aside: { readonly x: number; readonly y: number },
): Painter {
  const [half, shut] = [0.5, 1].map((share) => patchesOf(plate, eyes, share, prompt));
  return (brush, moment) => {
    const step = stepAt(prompt, moment);
    if (step === 0) return;
    for (const { bitmap, x, y } of (step === 1 ? half : shut) ?? [])
      brush.drawImage(bitmap, x - aside.x, y - aside.y);
  };
}
