import type { Garment, Pattern, Subject } from '../../parse-prompt/scene-description.ts';
import { hatNamed } from '../../people/hat-words.ts';
import { type Hat, jobNamed, type Outfit } from '../../people/outfits.ts';
import type { Brush } from '../../scene/world.ts';
import { type Colour, css, hex, mix, WHITE } from '../colour.ts';
import { ellipse } from '../strokes.ts';

/** What an animal on two legs has on; null where its fur shows. */
export interface WornGarment {
  readonly kind: Garment;
  readonly colour: Colour;
  readonly trunk: Colour | null;
  readonly sleeves: Colour | null;
  readonly legs: Colour | null;
  readonly pattern?: { readonly kind: Pattern; readonly ink: string | null };
}

const COLOURS: Readonly<Partial<Record<Garment, string>>> = {
  suit: '#36435f',
  dress: '#f08bb4',
  coat: '#4a6fa5',
  shirt: '#e5564a',
  uniform: '#39558f',
  robe: '#7a4fa0',
  apron: '#f7f3ea',
  'one-piece': '#6f9fe0',
};
const WITH_SLEEVES: ReadonlySet<Garment> = new Set<Garment>([
  'suit',
  'coat',
  'shirt',
  'uniform',
  'robe',
  'one-piece',
]);
const DARK = hex('#20142c');

/** What the clothes of a job are on an animal. */
const CUTS: Readonly<Partial<Record<Outfit['cut'], Garment>>> = {
  suit: 'suit',
  coat: 'coat',
  dress: 'dress',
  gown: 'dress',
  tutu: 'dress',
  robe: 'robe',
  apron: 'apron',
};

export function garmentOf(
  { look }: Subject,
  light: (colour: Colour) => Colour,
): WornGarment | null {
  const outfit = jobNamed(look?.job ?? '');
  const own = look?.clothes.find(({ garment }) => COLOURS[garment] !== undefined);
  const worn =
    own ?? (outfit && { garment: CUTS[outfit.cut] ?? ('uniform' as const), colour: outfit.top });
  if (worn == null) return null;
  const { garment: kind } = worn;
  const colour = light(hex(worn.colour ?? COLOURS[kind] ?? '#36435f'));
  const hasTrousers = kind === 'suit' || kind === 'uniform' || kind === 'one-piece';
  return {
    kind,
    colour,
    trunk: kind === 'apron' ? null : colour,
    sleeves: WITH_SLEEVES.has(kind) ? colour : null,
    ...(own?.pattern === undefined ? {} : { pattern: { kind: own.pattern, ink: own.ink ?? null } }),
    legs: hasTrousers ? mix(colour, DARK, 0.18) : null,
  };
}

/** What is on the head of an animal. */
export interface WornHat {
  readonly hat: Hat;
  readonly colour: string;
  readonly isHigh: boolean;
}

/** They are drawn with the suit. */
const IN_SUITS: ReadonlySet<Hat> = new Set<Hat>(['globe', 'mask', 'hood']);

export function hatOf({ look, thing }: Subject): WornHat | null {
  const isHigh = thing === 'frog';
  const worn = look?.clothes.find(({ garment }) => garment === 'hat');
  if (worn !== undefined) {
    const { hat, colour } = hatNamed(worn.word ?? '');
    return { hat, colour: worn.colour ?? colour, isHigh };
  }
  const outfit = jobNamed(look?.job ?? '');
  if (outfit?.hat === undefined || IN_SUITS.has(outfit.hat)) return null;
  return { hat: outfit.hat, colour: outfit.hatColour ?? '#f0c24b', isHigh };
}

type Corner = readonly [number, number];

function shape(brush: Brush, height: number, corners: readonly Corner[], colour: Colour): void {
  brush.fillStyle = css(colour);
  brush.beginPath();
  for (const [x, y] of corners) brush.lineTo(x * height, y * height);
  brush.closePath();
  brush.fill();
}

export function drawTie(brush: Brush, colour: Colour, height: number): void {
  shape(
    brush,
    height,
    [
      [-0.02, -0.43],
      [0.02, -0.43],
      [0.026, -0.31],
      [0, -0.27],
      [-0.026, -0.31],
    ],
    colour,
  );
}

/** A white shirt between the lapels, and a tie. */
function drawLapels(brush: Brush, { colour }: WornGarment, height: number): void {
  shape(
    brush,
    height,
    [
      [-0.075, -0.47],
      [0.075, -0.47],
      [0, -0.25],
    ],
    mix(WHITE, colour, 0.06),
  );
  drawTie(brush, hex('#c23b4a'), height);
  const edge = mix(colour, WHITE, 0.16);
  shape(
    brush,
    height,
    [
      [-0.1, -0.46],
      [-0.07, -0.47],
      [0, -0.25],
      [-0.1, -0.34],
    ],
    edge,
  );
  shape(
    brush,
    height,
    [
      [0.1, -0.46],
      [0.07, -0.47],
      [0, -0.25],
      [0.1, -0.34],
    ],
    edge,
  );
  brush.fillStyle = css(mix(colour, DARK, 0.5));
  for (const y of [-0.2, -0.14]) ellipse(brush, 0, y * height, height * 0.011, height * 0.011);
}

/** A wide skirt from the waist. */
function drawSkirt(brush: Brush, { colour }: WornGarment, height: number): void {
  brush.fillStyle = css(mix(colour, WHITE, 0.2));
  brush.beginPath();
  brush.moveTo(-height * 0.17, -height * 0.27);
  brush.lineTo(height * 0.17, -height * 0.27);
  brush.quadraticCurveTo(height * 0.3, -height * 0.19, height * 0.34, -height * 0.1);
  for (let at = 0; at < 6; at += 1) {
    const x = height * (0.34 - (at + 1) * (0.68 / 6));
    brush.quadraticCurveTo(x + height * 0.057, -height * 0.045, x, -height * 0.1);
  }
  brush.quadraticCurveTo(-height * 0.3, -height * 0.19, -height * 0.17, -height * 0.27);
  brush.fill();
  brush.fillStyle = css(mix(colour, DARK, 0.16));
  brush.fillRect(-height * 0.185, -height * 0.285, height * 0.37, height * 0.026);
}

function drawApron(brush: Brush, { colour }: WornGarment, height: number): void {
  brush.fillStyle = css(colour);
  brush.beginPath();
  brush.roundRect(-height * 0.08, -height * 0.42, height * 0.16, height * 0.18, height * 0.02);
  brush.roundRect(-height * 0.15, -height * 0.27, height * 0.3, height * 0.19, height * 0.04);
  brush.fill();
  brush.fillStyle = css(mix(colour, DARK, 0.14));
  brush.fillRect(-height * 0.06, -height * 0.21, height * 0.12, height * 0.008);
}

/** Collar, hem and buttons of what is worn over the trunk. */
export function drawGarment(brush: Brush, garment: WornGarment, height: number): void {
  const { kind, colour } = garment;
  if (kind === 'suit') drawLapels(brush, garment, height);
  else if (kind === 'dress') drawSkirt(brush, garment, height);
  else if (kind === 'apron') drawApron(brush, garment, height);
  else {
    brush.strokeStyle = css(mix(colour, DARK, 0.35));
    brush.lineWidth = height * 0.01;
    brush.beginPath();
    if (kind !== 'shirt') {
      brush.moveTo(0, -height * 0.46);
      brush.lineTo(0, -height * 0.1);
    }
    brush.moveTo(-height * 0.15, -height * 0.13);
    brush.quadraticCurveTo(0, -height * 0.1, height * 0.15, -height * 0.13);
    brush.stroke();
  }
}
