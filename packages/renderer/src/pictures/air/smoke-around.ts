import { hex } from '../../draw/colour.ts';
import { type Cloud, cloudsOf, puffOf } from '../../draw/effects/clouds.ts';
import type { DrawEffect } from '../../draw/effects/draw-effect.ts';
import type { Box } from '../../draw/props/furniture.ts';
import { ellipse } from '../../draw/strokes.ts';
import { COLOUR_WORDS } from '../../parse-prompt/words/colours.ts';
import type { Brush } from '../../scene/world.ts';

const CLOUDY = 'smoke|fog|mist|haze|vapou?r|dust|powder|clouds? of (?:smoke|dust|powder|mist)';
const TINTED = new RegExp(
  String.raw`\b([\p{L}-]+)(?:,? (?:and |soft |thick |dense |glowing |swirling |drifting |rising |dramatic |magic(?:al)? )?[\p{L}-]+)? (?:${CLOUDY})\b`,
  'giu',
);
const MANY_COLOURS =
  /\b(?:colou?r(?:ful|ed)?|rainbow|holi|multi-?colou?red|bright|vivid|vibrant)(?: [\p{L}-]+)? (?:smoke|powder|dust|mist|fog|clouds?)\b|\b(?:smoke|powder|dust) in (?:all|many|bright|rainbow) colou?rs\b/iu;
const POWDERS: readonly string[] = ['#ff4f9a', '#ffb01f', '#29b6f2', '#7ed321', '#9a4dff'];

/** The colours that a prompt gives to smoke or powder; none where it names none. */
export function coloursOfSmoke(prompt: string): readonly string[] {
  const named = [...prompt.matchAll(TINTED)]
    .flatMap(([words]) => words.toLocaleLowerCase('en').split(/[^\p{L}-]+/u))
    .flatMap((word) => COLOUR_WORDS[word] ?? []);
  if (named.length > 0) return named;
  return MANY_COLOURS.test(prompt) ? POWDERS : [];
}

const EXPLODES =
  /\bpowder\b[^,.;]{0,20}\b(?:explo|burst|blast|splash|puff|erupt|thrown|fly)|\b(?:explo|burst|blast|eruption|splash|puff)\p{L}* (?:of|in|with|into) (?:[\p{L}-]+ ){0,3}powder\b|\bpowder (?:explosion|burst|blast|cloud|splash)/iu;
const SURROUNDS = new RegExp(
  String.raw`\b(?:${CLOUDY})\b[^,.;]{0,30}\b(?:around|behind|about|surround|envelop|encircl|engulf|swirl|whirl|everywhere)|\b(?:surrounded|enveloped|wrapped|engulfed|in the middle|in a cloud|swirl\p{L}*)(?: (?:by|in|of|with))?(?: [\p{L}-]+){0,2} (?:${CLOUDY})\b|\b(?:out of|from|through) (?:the |a cloud of )?(?:[\p{L}-]+ )?smoke\b`,
  'iu',
);

/** Whether smoke is on all sides of something. */
export const isSurrounded = (prompt: string): boolean => SURROUNDS.test(prompt);

/** Slowly turns around what it surrounds, and thins out as it grows. */
const RING: Cloud = {
  count: 41,
  pace: 0.16,
  alpha: 0.85,
  at: (age, lane) => {
    const angle = lane * 2 * Math.PI * 7 + age * 1.4;
    const far = 0.22 + 0.3 * age;
    return [Math.cos(angle) * far, Math.sin(angle) * far * 0.86 - 0.1 * age, 0.16 + 0.15 * age];
  },
};

/** Goes out to all sides, fast at first. */
const BURST: Cloud = {
  count: 58,
  pace: 0.34,
  alpha: 0.95,
  at: (age, lane) => {
    const angle = lane * 97;
    const far = 0.72 * (1 - (1 - age) ** 2.4);
    return [Math.cos(angle) * far, Math.sin(angle) * far * 0.9, 0.1 + 0.2 * age];
  },
};

const SPECKS = 70;

/** Grains that are thrown farther than the powder. */
function specks(brush: Brush, colours: readonly string[], at: Box, seconds: number): void {
  for (let speck = 0; speck < SPECKS; speck += 1) {
    const age = (seconds * 0.4 + speck * 0.618) % 1;
    const angle = speck * 2.399;
    const far = at.width * (0.25 + 0.65 * (1 - (1 - age) ** 2)) * (0.7 + 0.3 * ((speck % 5) / 4));
    brush.globalAlpha = 1 - age;
    brush.fillStyle = colours[speck % colours.length] ?? '#ffffff';
    const radius = at.width * 0.004 * (1 + (speck % 3));
    ellipse(brush, at.x + Math.cos(angle) * far, at.y + Math.sin(angle) * far, radius, radius);
  }
  brush.globalAlpha = 1;
}

type PaintAtFoot = (brush: Brush, foot: Box, seconds: number) => void;

/** Clouds give every fifth lane to the next puff: a multiple of five would leave most of them empty. */
const uneven = (count: number): number => (count % 5 === 0 ? count + 1 : count);

const PLAIN = '#b9bcc6';

/** Smoke or powder behind a cut-out and on all sides of it; null where the prompt has none there. */
export function smokeAround(prompt: string): PaintAtFoot | null {
  const bursts = EXPLODES.test(prompt);
  if (!bursts && !isSurrounded(prompt)) return null;
  const named = coloursOfSmoke(prompt);
  const colours = named.length > 0 ? named : bursts ? POWDERS : [PLAIN];
  const shape = bursts ? BURST : RING;
  // Together they have as many puffs as one alone, and a few more.
  const count = uneven(Math.ceil(shape.count / colours.length ** 0.7));
  const clouds: readonly DrawEffect[] = colours.map((colour) =>
    cloudsOf(puffOf(hex(colour)), { ...shape, count }),
  );
  return (brush, { x, y, width, height }, seconds) => {
    const size = Math.max(width, height) * (bursts ? 1.15 : 1.35);
    const middle = y - height * 0.52;
    for (const [at, cloud] of clouds.entries()) {
      const turn = (2 * Math.PI * at) / clouds.length;
      const off = clouds.length === 1 ? 0 : size * 0.12;
      const spot = { x: x + Math.cos(turn) * off, y: middle + Math.sin(turn) * off };
      cloud(brush, { ...spot, size, facing: at % 2 === 0 ? 1 : -1 }, seconds + 4 + at * 0.83);
    }
    if (bursts) specks(brush, colours, { x, y: middle, width: size, height: size }, seconds);
  };
}
