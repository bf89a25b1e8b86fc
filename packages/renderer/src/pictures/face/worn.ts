import { hex } from '../../draw/colour.ts';
import { glow } from '../../draw/strokes.ts';
import { hatNamed } from '../../people/hat-words.ts';
import { drawHat } from '../../people/hats.ts';
import type { Brush, Moment } from '../../scene/world.ts';
import { penOn } from '../../things/pen.ts';

type Painter = (brush: Brush, moment: Moment) => void;

const GLASSES = /\b(sun ?glasses|shades|glasses|spectacles)\b(?! of\b)/iu;
const HAT =
  /\b((?:\p{L}+ )?hat|crown|tiara|beanie|beret|cap|sombrero|helmet)\b(?! (?:on the (?:wall|table|floor)|of|cam)\b)/iu;
const FEAST = /\b(?:birthday|new year|carnival|celebration)\b/iu;
const SANTA = /\b(?:santa|christmas|xmas)/iu;
/** "The cup of the shop with the crown" has no head. */
const WORN = /\b(?:wear|put|add|giv|with|get|in an?\b|has|having)/iu;

const SHINING =
  /\b(?:glowing|shining|laser|burning) (?:\p{L}+ )?eyes\b|\beyes (?:\p{L}+ ){0,2}(?:glow|shin|light up|burn)/iu;
const SHINE = hex('#ffe14a');
const GLOW = [
  [0.62, 0.7],
  [0.26, 1],
] as const;

export const wearsSomething = (prompt: string): boolean =>
  SHINING.test(prompt) || (WORN.test(prompt) && (GLASSES.test(prompt) || HAT.test(prompt)));

/** Whether there has to be room for a hat above a head. */
export const wearsHat = (prompt: string): boolean => WORN.test(prompt) && HAT.test(prompt);

/** Where hats begin and end above the middle of a head, in their units. */
const HAT_FOOT = 30;
const HAT_TOP = 106;
/** As far above the eyes, in their distance, a hat ends at least. */
const LOWEST_FOOT = 0.5;

type Scale = readonly [wide: number, tall: number];

interface Eyes {
  readonly left: { readonly x: number; readonly y: number };
  readonly right: { readonly x: number; readonly y: number };
  readonly isRound: boolean;
}

/** Lenses over both eyes, a bridge between them, and the beginning of the bows; eyes are 2 units apart. */
function drawGlasses(brush: Brush, isDark: boolean): void {
  brush.lineCap = 'round';
  brush.strokeStyle = '#17151c';
  brush.lineWidth = isDark ? 0.12 : 0.1;
  brush.beginPath();
  brush.moveTo(-0.3, -0.12);
  brush.quadraticCurveTo(0, -0.3, 0.3, -0.12);
  for (const side of [-1, 1]) {
    brush.moveTo(side * 1.72, -0.25);
    brush.lineTo(side * 2.15, -0.34);
  }
  brush.stroke();
  for (const side of [-1, 1]) {
    brush.beginPath();
    brush.moveTo(side * 0.3, -0.38);
    brush.lineTo(side * 1.66, -0.46);
    brush.bezierCurveTo(side * 1.86, 0.3, side * 1.5, 0.66, side * 1, 0.66);
    brush.bezierCurveTo(side * 0.5, 0.66, side * 0.26, 0.3, side * 0.3, -0.38);
    brush.closePath();
    const tint = brush.createLinearGradient(0, -0.5, 0, 0.7);
    tint.addColorStop(0, isDark ? '#101018' : 'rgba(220,240,255,0.2)');
    tint.addColorStop(1, isDark ? '#3a3a52' : 'rgba(220,240,255,0.08)');
    brush.fillStyle = tint;
    brush.fill();
    brush.stroke();
    brush.fillStyle = `rgba(255,255,255,${isDark ? 0.32 : 0.24})`;
    brush.beginPath();
    brush.moveTo(side - 0.42, -0.26);
    brush.lineTo(side - 0.12, -0.28);
    brush.lineTo(side - 0.36, 0.3);
    brush.lineTo(side - 0.54, 0.14);
    brush.fill();
  }
}

/** Glasses and hats on a head whose eyes were found. */
export function wornOn(prompt: string, { left, right, isRound }: Eyes): readonly Painter[] {
  const apart = Math.hypot(right.x - left.x, right.y - left.y);
  const shine: Painter = (brush, { seconds }) => {
    const strength = 0.75 + 0.25 * Math.sin(seconds * 3);
    brush.save();
    brush.globalCompositeOperation = 'screen';
    for (const { x, y } of [left, right])
      for (const [radius, alpha] of GLOW)
        glow(brush, { x, y, radius: apart * radius }, SHINE, alpha * strength);
    brush.restore();
  };
  const shining = SHINING.test(prompt) ? [shine] : [];
  if (!WORN.test(prompt)) return shining;
  const at = { x: (left.x + right.x) / 2, y: (left.y + right.y) / 2 };
  const angle = Math.atan2(right.y - left.y, right.x - left.x);
  const placed = (draw: (brush: Brush) => void, [wide, tall]: Scale, up: number): Painter => {
    return (brush) => {
      brush.save();
      brush.translate(at.x, at.y);
      brush.rotate(angle);
      brush.translate(0, -up * apart);
      brush.scale(wide, tall);
      draw(brush);
      brush.restore();
    };
  };
  const glasses = GLASSES.exec(prompt)?.[1];
  const hat = HAT.exec(prompt)?.[1]?.toLocaleLowerCase('en');
  const found: Painter[] = shining;
  if (glasses !== undefined) {
    const isDark = !/^(?:glasses|spectacles)$/iu.test(glasses);
    found.push(placed((brush) => drawGlasses(brush, isDark), [apart / 2, apart / 2], 0));
  }
  if (hat !== undefined) {
    const isSanta = SANTA.test(hat) || (SANTA.test(prompt) && /hat$/u.test(hat));
    const named = hatNamed(FEAST.test(hat) ? 'party' : hat);
    const [kind, colour] = isSanta ? (['pointed', '#d32f3a'] as const) : [named.hat, named.colour];
    const usual = apart / (isRound ? 62 : 42);
    const brow = apart * (isRound ? 0.68 : 0.8);
    // Where the head touches the upper edge of the picture, the hat is pressed onto the brow.
    const room = (at.y - brow) / (HAT_TOP - HAT_FOOT);
    const low = (at.y - apart * LOWEST_FOOT) / (HAT_TOP - HAT_FOOT);
    const tall = Math.max(usual * 0.4, Math.min(usual, Math.max(room, low)));
    const wide = Math.max(usual * 0.66, Math.min(usual, tall * 1.3));
    const foot = Math.max(apart * 0.3, Math.min(brow, at.y - (HAT_TOP - HAT_FOOT) * tall));
    const up = (foot - HAT_FOOT * tall) / apart;
    found.push(placed((brush) => drawHat(penOn(brush), kind, colour), [wide, tall], up));
  }
  return found;
}
