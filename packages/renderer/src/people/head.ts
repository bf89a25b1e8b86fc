import { darker, lighter, type Pen } from '../things/pen.ts';
import { drawOnHead } from './accessories.ts';
import { drawSkull } from './bones.ts';
import { drawBandages, drawPointedEars, drawTeeth } from './creatures.ts';
import { drawBeard, drawBraids, drawHairOver } from './hair.ts';
import { drawHat } from './hats.ts';
import type { Person } from './person.ts';

/** What a face shows. */
type Feeling =
  | 'happy'
  | 'sad'
  | 'angry'
  | 'crying'
  | 'surprised'
  | 'laughing'
  | 'sleepy'
  | 'worried'
  | 'determined'
  | 'smirking'
  | 'teasing'
  | 'calm';

export interface Face {
  readonly isAsleep: boolean;
  /** How far the face looks to the side, -1 to 1. */
  readonly look: number;
  readonly mood: Feeling;
  /** Whether one sees the back of the head. */
  readonly isAway?: boolean;
  readonly isBlowing?: boolean;
}

const DARK = '#3a2630';
const TEAR = '#5ab4f0';

/** By how much the inner ends of the brows are lower than the outer ones, and how high they are. */
const BROWS: Readonly<Record<Feeling, readonly [slope: number, height: number]>> = {
  happy: [-1.4, -15],
  laughing: [-2, -19],
  sleepy: [-2, -13],
  sad: [-6, -15],
  crying: [-7, -16],
  angry: [8, -11],
  surprised: [-1, -24],
  worried: [-7, -18],
  determined: [6, -12],
  smirking: [3, -15],
  teasing: [4, -17],
  calm: [-1, -14],
};

function drawBrow(
  p: Pen,
  person: Person,
  at: { x: number; y: number; side: number },
  mood: Feeling,
) {
  const [slope, height] = BROWS[mood];
  const { x, y, side } = at;
  const inner = y + height + slope / 2;
  const outer = y + height - slope / 2;
  const arch = mood === 'angry' ? 0 : 4;
  p.line(
    `M${x - side * 8} ${inner}Q${x} ${(inner + outer) / 2 - arch} ${x + side * 8} ${outer}`,
    mood === 'angry' ? 4.4 : 3,
    darker(person.hair, person.hair > '#c' ? 0.35 : 0),
  );
}

function drawIris(p: Pen, x: number, y: number, colour: string | null): void {
  if (colour === null) {
    p.spot(x, y, 5.6, 7.8, DARK);
    return;
  }
  p.spot(x, y, 9.4, 9.2, '#ffffff');
  p.spot(x, y, 6.6, 8, darker(colour, 0.1));
  p.spot(x, y, 3.2, 4, DARK);
}

function drawEyes(p: Pen, person: Person, { isAsleep, mood }: Face): void {
  const isBaby = person.age === 'baby';
  const y = isBaby ? 8 : 2;
  for (const side of [-1, 1]) {
    const x = side * (isBaby ? 20 : 17.5);
    if (isAsleep) {
      p.line(`M${x - 7} ${y + 1}Q${x} ${y + 8} ${x + 7} ${y + 1}`, 3, DARK);
      continue;
    }
    drawBrow(p, person, { x, y, side }, mood);
    if (mood === 'laughing') {
      p.line(`M${x - 8} ${y + 4}Q${x} ${y - 8} ${x + 8} ${y + 4}`, 3.6, DARK);
      continue;
    }
    if (mood === 'crying') {
      p.line(`M${x - 8} ${y + 1}Q${x} ${y + 6} ${x + 8} ${y + 1}`, 3.6, DARK);
      p.flat(
        `M${x - 5} ${y + 6}Q${x - 8} ${y + 30} ${x - 4 + side * 2} ${y + 38}Q${x + 6} ${y + 40} ${x + 6} ${y + 30}Q${x + 5} ${y + 16} ${x + 5} ${y + 6}Z`,
        TEAR,
      );
      continue;
    }
    if (mood === 'surprised') p.spot(x, y, 10, 12, '#ffffff');
    drawIris(p, x, y, person.eyes);
    p.spot(x - 1.6, y - 2.8, 2, 2.4, '#ffffff');
    if (mood === 'sleepy') {
      p.flat(`M${x - 9} ${y - 10}H${x + 9}V${y}H${x - 9}Z`, person.skin);
      p.line(`M${x - 8} ${y}H${x + 8}`, 3, DARK);
      continue;
    }
    if (person.gender === 'female' && person.age !== 'baby')
      p.line(`M${x + side * 4} ${y - 5}l${side * 5} -4`, 2.2, DARK);
  }
}

function drawMouth(p: Pen, { isAsleep, mood, isBlowing }: Face, lips: string): void {
  if (isBlowing === true) {
    p.oval(0, 27, 5.5, 6.5, lips);
    return;
  }
  if (isAsleep) {
    p.line('M-5 25Q0 27 5 25', 2.8, lips);
    return;
  }
  switch (mood) {
    case 'happy':
      p.flat('M-13 20Q0 25 13 20Q10 34 0 34T-13 20Z', '#8c3040');
      p.flat('M-11 21Q0 25 11 21L10 24Q0 28 -10 24Z', '#ffffff');
      break;
    case 'laughing':
      p.flat('M-18 17Q0 22 18 17Q15 41 0 41T-18 17Z', '#8c3040');
      p.flat('M-15 18.5Q0 23 15 18.5L13 24Q0 28 -13 24Z', '#ffffff');
      p.spot(0, 36, 8, 4, '#e8707c');
      break;
    case 'surprised':
      p.spot(0, 30, 8, 10.5, '#8c3040');
      break;
    case 'sleepy':
      p.spot(0, 30, 9, 8, '#8c3040');
      break;
    case 'crying':
      p.flat('M-13 36Q-10 21 0 21T13 36Q0 31 -13 36Z', '#8c3040');
      break;
    case 'angry':
      p.flat('M-12 33Q-10 23 0 23T12 33Q0 29 -12 33Z', '#8c3040');
      p.flat('M-9 28Q0 25 9 28L8 30.5Q0 28 -8 30.5Z', '#ffffff');
      break;
    case 'worried':
      p.line('M-10 30Q-5 24 0 28T10 28', 3.4, lips);
      break;
    case 'determined':
      p.line('M-10 28.5Q0 26.5 10 28.5', 3.8, lips);
      break;
    case 'smirking':
      p.line('M-9 29Q4 32 13 22', 3.6, lips);
      break;
    case 'teasing':
      p.flat('M-14 21Q0 26 14 21Q12 33 0 33T-14 21Z', '#8c3040');
      p.path('M-8 26Q0 23 8 26V38Q7 46 0 46T-8 38Z', '#ec7888');
      p.line('M0 28V38', 1.8, '#c9566a');
      break;
    case 'calm':
      p.line('M-9 25Q0 32 9 25', 3.4, lips);
      break;
    default:
      p.line('M-9 31Q0 23 9 31', 3.4, lips);
  }
}

function drawFreckles(p: Pen, colour: string): void {
  for (const side of [-1, 1])
    for (const [x, y] of [
      [22, 13],
      [29, 16],
      [36, 13],
      [25, 21],
      [33, 22],
      [16, 17],
    ] as const)
      p.spot(side * x, y, 1.7, 1.7, colour);
}

/** Cloth over mouth and nose, with bands to the ears. */
function drawMask(p: Pen, colour: string): void {
  p.line('M-27 16L-46 4M27 16L46 4', 2.4, darker(colour, 0.12));
  p.path('M-28 12Q0 4 28 12Q30 34 16 42Q0 48 -16 42Q-30 34 -28 12Z', colour);
  p.line('M-24 22Q0 18 24 22M-24 30Q0 27 24 30', 1.4, darker(colour, 0.16));
}

/** A head with a radius of 50 units around the origin. */
export function drawHead(p: Pen, person: Person, face: Face): void {
  const { skin, age } = person;
  const hat = person.outfit.hat ?? null;
  if (person.outfit.cut === 'bones') {
    drawSkull(p, face.look);
    if (hat !== null) drawHat(p, hat, person.outfit.hatColour ?? lighter('#3f62a8', 0.1));
    return;
  }
  const { hasPointedEars, teeth, cut } = person.outfit;
  if (hasPointedEars === true) drawPointedEars(p, skin);
  p.ball(-48, 4, 10, darker(skin, 0.08));
  p.ball(48, 4, 10, darker(skin, 0.12));
  p.path('M-49 -8C-49 -40 -28 -52 0 -52S49 -40 49 -8C49 26 32 50 0 50S-49 26 -49 -8Z', skin);
  if (face.isAway === true) {
    if (person.hairStyle !== 'bald')
      p.path('M-52 6C-58 -46 -30 -64 0 -63S58 -46 52 6Q46 44 0 46T-52 6Z', person.hair);
    if (hat !== null) drawHat(p, hat, person.outfit.hatColour ?? lighter('#3f62a8', 0.1));
    return;
  }
  p.brush.save();
  p.brush.translate(face.look * 8, 0);
  p.spot(-28, 18, 9, 6, '#ff6f6f', 0.22);
  p.spot(28, 18, 9, 6, '#ff6f6f', 0.22);
  drawEyes(p, person, face);
  p.line('M-3 12Q0 16 4 12', 2.6, darker(skin, 0.22));
  if (age === 'old')
    p.line('M-30 10l-5 3M30 10l5 3M-20 24q-3 4 -2 8M20 24q3 4 2 8', 1.6, darker(skin, 0.2));
  if (person.hasBeard) drawBeard(p, person);
  if (person.hasFreckles) drawFreckles(p, darker(skin, 0.28));
  if (person.lips !== null && (face.mood === 'happy' || face.mood === 'laughing'))
    p.line('M-13 20Q0 25 13 20Q10 34 0 34T-13 20Z', 4.6, person.lips);
  drawMouth(p, face, person.lips ?? darker(skin, 0.4));
  if (teeth !== undefined) drawTeeth(p, teeth);
  if (person.outfit.mask !== undefined) drawMask(p, person.outfit.mask);
  if (person.isShaded) {
    for (const x of [-18, 18]) p.box(x - 15, -9, 30, 24, 10, '#26222e');
    p.line('M-6 0Q0 -3 6 0M-32 -3L-44 -6M32 -3L44 -6', 3.4, '#26222e');
    p.line('M-27 4L-19 -5M9 4L17 -5', 2.4, '#8f96b0');
  } else if (person.hasGlasses) {
    // Dark frames are not seen on dark skin.
    const frame = Number.parseInt(skin.slice(3, 5), 16) < 135 ? '#f3d58c' : '#4a4454';
    for (const x of [-18, 18]) p.ring(x, 3, 14, 3.2, frame);
    p.line('M-5 2Q0 -1 5 2M-32 0L-44 -3M32 0L44 -3', 2.8, frame);
    p.spot(-22, -2, 4, 3, '#ffffff', 0.5);
    p.spot(14, -2, 4, 3, '#ffffff', 0.5);
  }
  p.brush.restore();
  if (cut === 'wrapped') drawBandages(p, skin);
  drawHairOver(p, person, hat);
  if (person.hairStyle === 'braids') drawBraids(p, person);
  if (hat !== null) drawHat(p, hat, person.outfit.hatColour ?? lighter('#3f62a8', 0.1));
  drawOnHead(p, person.outfit);
  if (person.headphones !== null) drawHeadphones(p, person.headphones);
}

/** A band over the hair, and a cup on each ear. */
function drawHeadphones(p: Pen, colour: string): void {
  p.line('M-55 2C-60 -52 -32 -70 0 -70S60 -52 55 2', 8, darker(colour, 0.2));
  for (const side of [-1, 1]) {
    p.box(side * 55 - 11, -12, 22, 36, 10, colour);
    p.box(side * 48 - 4, -9, 8, 30, 4, darker(colour, 0.45));
  }
}
