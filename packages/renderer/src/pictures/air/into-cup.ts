import { BLACK, css, hex, mix, WHITE } from '../../draw/colour.ts';
import { loadSprite } from '../../draw/sprite.ts';
import type { SceneDescription } from '../../parse-prompt/scene-description.ts';
import { smooth } from '../../scene/easing.ts';
import type { Brush, Moment } from '../../scene/world.ts';

type Painter = (brush: Brush, moment: Moment) => void;

/** What is in a cup, in the frame: the middle of its surface, how far it reaches, and how flat it is seen. */
export interface Surface {
  readonly x: number;
  readonly y: number;
  readonly reach: number;
  readonly flat: number;
}

const LIQUIDS: Readonly<Record<string, string>> = {
  milk: '#fff6e8',
  cream: '#fff3dc',
  foam: '#fff3dc',
  coffee: '#5a2f16',
  espresso: '#4a2410',
  tea: '#b8692a',
  water: '#cfe8f6',
  honey: '#f0a424',
  syrup: '#9a4f14',
  caramel: '#c77a2a',
  chocolate: '#4e2814',
};
const NAMED = Object.keys(LIQUIDS).join('|');
const POURING = '(?:pour|drip|flow|trickl|stream|drizzl|run)';
const POURS = new RegExp(
  String.raw`\b(${NAMED})\b[^,.;]{0,24}?\b${POURING}|\b${POURING}\p{L}*(?: \p{L}+){0,3}? (${NAMED})\b|\bfill(?:s|ed|ing)?(?: up)? with (?:\p{L}+ )?(${NAMED})\b`,
  'iu',
);
const SWIRLS = new RegExp(
  String.raw`\b(${NAMED})\b[^,.;]{0,40}?\b(?:swirl|spiral|mix|blend|spread)|\b(?:swirl|spiral)\p{L}* of (${NAMED})\b`,
  'iu',
);
const STIRS = /\bstir(?:s|red|ring)?\b/iu;
const CUPS = /\b(?:cups?|mugs?|coffee|espresso|tea|cappuccino|latte|drink|bowl|glass)\b/iu;

/** Whether something is poured, dropped or stirred into what is in a cup. */
export const isIntoCup = (prompt: string): boolean =>
  CUPS.test(prompt) && (POURS.test(prompt) || SWIRLS.test(prompt) || STIRS.test(prompt));

const liquidIn = (said: RegExpExecArray | null): string | null => {
  const name = said?.slice(1).find((one) => one !== undefined);
  return name === undefined ? null : (LIQUIDS[name.toLocaleLowerCase('en')] ?? null);
};

function onSurface(brush: Brush, { x, y, reach, flat }: Surface, draw: () => void): void {
  brush.save();
  brush.translate(x, y);
  brush.scale(1, flat);
  brush.beginPath();
  brush.arc(0, 0, reach, 0, 7);
  brush.clip();
  draw();
  brush.restore();
}

const ARMS = 2;

/** Arms of another colour that turn in the cup and grow until they reach its edge. */
function paintSpiral(
  brush: Brush,
  surface: Surface,
  colour: string,
  { grown, seconds, alpha }: { grown: number; seconds: number; alpha: number },
): void {
  if (grown <= 0) return;
  const { reach } = surface;
  onSurface(brush, surface, () => {
    brush.rotate(seconds * 1.1);
    brush.lineCap = 'round';
    for (let arm = 0; arm < ARMS; arm += 1) {
      for (let step = 0; step < 96; step += 1) {
        const share = step / 96;
        const far = reach * grown * 0.96 * share;
        const angle = (arm / ARMS) * 6.283 + share * 5.4;
        const wide = reach * grown * (0.3 - 0.22 * share);
        brush.fillStyle = css(hex(colour), alpha * (0.95 - 0.55 * share));
        brush.beginPath();
        brush.arc(Math.cos(angle) * far, Math.sin(angle) * far, wide / 2 + 1, 0, 7);
        brush.fill();
      }
    }
  });
}

/** Rings that spread from where something falls in. */
function paintRings(brush: Brush, surface: Surface, seconds: number, alpha: number): void {
  onSurface(brush, surface, () => {
    for (let ring = 0; ring < 3; ring += 1) {
      const age = (seconds * 0.9 + ring / 3) % 1;
      brush.strokeStyle = `rgba(255,244,226,${(alpha * (1 - age)).toFixed(3)})`;
      brush.lineWidth = surface.reach * 0.05 * (1 - age * 0.5);
      brush.beginPath();
      brush.arc(0, 0, surface.reach * (0.1 + 0.85 * age), 0, 7);
      brush.stroke();
    }
  });
}

/** From above the frame down into the cup. */
function paintStream(
  brush: Brush,
  { x, y, reach }: Surface,
  colour: string,
  { from, to, seconds }: { from: number; to: number; seconds: number },
): void {
  const top = -reach * 2;
  const [start, end] = [top + (y - top) * from, top + (y - top) * to];
  if (end - start < 2) return;
  const wide = reach * 0.13;
  const sway = (at: number) => Math.sin(at / (reach * 0.9) - seconds * 7) * reach * 0.018;
  const side = (sign: number, at: number) =>
    x + sway(at) + sign * wide * (1.25 - 0.5 * ((at - top) / (y - top)));
  const fill = brush.createLinearGradient(x - wide, 0, x + wide, 0);
  fill.addColorStop(0, css(mix(hex(colour), BLACK, 0.12)));
  fill.addColorStop(0.4, css(mix(hex(colour), WHITE, 0.35)));
  fill.addColorStop(1, css(mix(hex(colour), BLACK, 0.2)));
  brush.fillStyle = fill;
  brush.beginPath();
  const steps = 16;
  for (let step = 0; step <= steps; step += 1) {
    const at = start + ((end - start) * step) / steps;
    brush.lineTo(side(-1, at), at);
  }
  for (let step = steps; step >= 0; step -= 1) {
    const at = start + ((end - start) * step) / steps;
    brush.lineTo(side(1, at), at);
  }
  brush.fill();
}

/** Milk, coffee or honey that is poured in, stays in it and swirls. */
function poured(surface: Surface, colour: string, streams: boolean): Painter {
  const fill = css(hex(colour));
  return (brush, { progress, seconds }) => {
    const grown = streams ? smooth((progress - 0.1) / 0.7) : 0.35 + 0.65 * smooth(progress / 0.6);
    const alpha = 0.92;
    paintSpiral(brush, surface, colour, { grown, seconds, alpha });
    if (!streams) return;
    const to = Math.min(1, progress / 0.09);
    const from = Math.max(0, Math.min(1, (progress - 0.68) / 0.07));
    const isHitting = to >= 1 && from < 1;
    if (isHitting) paintRings(brush, surface, seconds, 0.5);
    paintStream(brush, surface, colour, { from, to, seconds });
    if (!isHitting) return;
    brush.fillStyle = fill;
    brush.beginPath();
    brush.ellipse(
      surface.x,
      surface.y,
      surface.reach * (0.16 + 0.02 * Math.sin(seconds * 11)),
      surface.reach * 0.1,
      0,
      0,
      7,
    );
    brush.fill();
  };
}

const SKIN = '#dba27c';

/** A hand that holds a spoon, whose bowl is at 0, 0 below the surface. */
function paintSpoon(brush: Brush, reach: number): void {
  const end = { x: reach * 0.75, y: -reach * 1.25 };
  brush.lineCap = 'round';
  for (const [wide, colour] of [
    [0.13, '#8b929c'],
    [0.07, '#e9eef4'],
  ] as const) {
    brush.strokeStyle = colour;
    brush.lineWidth = reach * wide;
    brush.beginPath();
    brush.moveTo(0, 0);
    brush.lineTo(end.x, end.y);
    brush.stroke();
  }
  brush.save();
  brush.translate(end.x, end.y);
  brush.rotate(-0.75);
  // The forearm goes on out of the picture.
  brush.fillStyle = '#3d5a86';
  brush.beginPath();
  brush.roundRect(reach * 0.5, -reach * 0.36, reach * 5, reach * 0.72, reach * 0.16);
  brush.fill();
  brush.fillStyle = SKIN;
  brush.beginPath();
  brush.roundRect(-reach * 0.08, -reach * 0.3, reach * 0.72, reach * 0.58, reach * 0.24);
  brush.fill();
  for (let finger = 0; finger < 4; finger += 1) {
    brush.fillStyle = css(mix(hex(SKIN), BLACK, finger % 2 === 0 ? 0.05 : 0.12));
    brush.beginPath();
    brush.roundRect(
      -reach * 0.3,
      -reach * 0.28 + finger * reach * 0.145,
      reach * 0.44,
      reach * 0.15,
      reach * 0.075,
    );
    brush.fill();
  }
  brush.restore();
}

/** A spoon that goes round in the cup, and what is in it goes with it. */
function stirred(surface: Surface): Painter {
  const { x, y, reach, flat } = surface;
  return (brush, { seconds }) => {
    paintSpiral(brush, surface, '#f6d9a4', { grown: 1, seconds: seconds * 2.2, alpha: 0.4 });
    const angle = seconds * 3.2;
    const at = {
      x: x + Math.cos(angle) * reach * 0.48,
      y: y + Math.sin(angle) * reach * 0.48 * flat,
    };
    brush.save();
    brush.translate(at.x, at.y);
    paintSpoon(brush, reach);
    brush.restore();
    // Around the spoon, where it goes in.
    brush.strokeStyle = 'rgba(255,240,214,0.75)';
    brush.lineWidth = reach * 0.035;
    brush.beginPath();
    brush.ellipse(at.x, at.y, reach * 0.14, reach * 0.14 * flat, 0, 0, 7);
    brush.stroke();
  };
}

/** Something that falls in from above, and the drops that it throws up. */
function dropped(surface: Surface, thing: string): readonly Painter[] {
  const { x, y, reach, flat } = surface;
  const sprite = loadSprite(thing, Math.round(reach * 0.62), { light: null, colour: null });
  if (sprite === null) return [];
  const { bitmap } = sprite;
  const hit = 0.36;
  return [
    (brush, { progress, seconds }) => {
      if (progress < hit) {
        const share = (progress / hit) ** 1.4;
        const top = Math.max(bitmap.height * 0.7, y - reach * 2.4);
        brush.save();
        brush.translate(x, top + (y - top) * share);
        brush.rotate(progress * 5);
        brush.drawImage(bitmap, -bitmap.width / 2, -bitmap.height / 2);
        brush.restore();
        return;
      }
      paintRings(brush, surface, seconds, 0.8);
      const age = (progress - hit) / 0.34;
      if (age > 1) return;
      for (let drop = 0; drop < 16; drop += 1) {
        const angle = drop * 2.4;
        const far = reach * (0.3 + 0.9 * ((drop * 0.618) % 1)) * age;
        const up = reach * (1.1 + 1.5 * ((drop * 0.382) % 1)) * 4 * age * (1 - age) * 0.5;
        brush.fillStyle = drop % 3 === 0 ? '#c98a4e' : '#8a4c20';
        brush.beginPath();
        brush.arc(
          x + Math.cos(angle) * far,
          y + Math.sin(angle) * far * flat - up,
          reach * (0.03 + 0.05 * ((drop * 0.53) % 1)),
          0,
          7,
        );
        brush.fill();
      }
    },
  ];
}

/** What falls into the cup of a picture, as the prompt says; null where nothing does. */
export function droppedIn({ subjects, relations }: SceneDescription): string | null {
  const into = relations.find(
    ({ from, kind }) => kind === 'into' && subjects[from]?.motions.includes('fall'),
  );
  return into === undefined ? null : (subjects[into.from]?.thing ?? null);
}

/** What is poured, dropped or stirred into the cup that a picture shows. */
export function intoCup(
  prompt: string,
  description: SceneDescription,
  surface: Surface,
): readonly Painter[] {
  if (!CUPS.test(prompt)) return [];
  const stream = liquidIn(POURS.exec(prompt));
  const swirl = liquidIn(SWIRLS.exec(prompt));
  const thing = droppedIn(description);
  if (stream !== null) return [poured(surface, stream, true)];
  if (swirl !== null) return [poured(surface, swirl, false)];
  if (STIRS.test(prompt)) return [stirred(surface)];
  return thing === null ? [] : dropped(surface, thing);
}
