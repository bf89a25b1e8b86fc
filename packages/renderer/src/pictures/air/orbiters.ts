import type { Box } from '../../draw/props/furniture.ts';
import { loadSprite } from '../../draw/sprite.ts';
import type { Brush, Moment, World } from '../../scene/world.ts';

type Painter = (brush: Brush, moment: Moment) => void;

/** What goes round a head or a cup, by its word. */
const THINGS: Readonly<Record<string, readonly string[]>> = {
  planet: ['ringed-planet', 'globe-showing-americas', 'full-moon'],
  moon: ['full-moon'],
  star: ['glowing-star'],
  heart: ['red-heart'],
  bird: ['bird'],
  butterfly: ['butterfly'],
  butterflie: ['butterfly'],
  bee: ['honeybee'],
  note: ['musical-note'],
};
const ROUND =
  /\b(planet|moon|star|heart|bird|butterfl(?:y|ie)|bee|note)s?\b(?: and (?:\p{L}+ ){0,2}?(planet|moon|star|heart|bird|butterfl(?:y|ie)|bee|note)s?)? (?:\p{L}+ly )?(?:circl|orbit|revolv|spin|whirl|swirl|rotat|go|turn|fl|danc|mov)\p{L}*(?: \p{L}+ly)? (?:a?round )?(?:the|her|his|its|their|this|my) (?:[\p{L}’']+ )?(?:head|hair|face|cup|helmet|rocket|cat|man|woman|house|ears?)\b/iu;
const MANY = 6;

/** Whether small things go round the subject of a picture. */
export const goesRound = (prompt: string): boolean => ROUND.test(prompt);

/** Small things on a ring around a head: half of them pass behind it. */
export function orbiters(
  { size }: World,
  prompt: string,
  head: Box,
): { readonly behind: readonly Painter[]; readonly before: readonly Painter[] } {
  const found = ROUND.exec(prompt);
  if (found === null) return { behind: [], before: [] };
  const names = found.slice(1).flatMap((word) => THINGS[word?.toLocaleLowerCase('en') ?? ''] ?? []);
  const tall = Math.round(Math.min(size.width, size.height) * 0.11);
  const middle = { x: head.x + head.width / 2, y: head.y + head.height * 0.2 };
  const reach = Math.min(head.width * 0.95 + tall, size.width * 0.42);
  const ring = Array.from({ length: MANY }, (_, at) => {
    const name = names[at % names.length] ?? '';
    const bitmap = loadSprite(name, tall, { light: null, colour: null, states: [] })?.bitmap;
    return { bitmap, start: (at / MANY) * 2 * Math.PI };
  });
  const half =
    (isFront: boolean): Painter =>
    (brush, { seconds }) => {
      for (const { bitmap, start } of ring) {
        const angle = start + seconds * 0.8;
        if (bitmap === undefined || Math.sin(angle) >= 0 !== isFront) continue;
        const scale = 0.82 + 0.24 * Math.sin(angle);
        const x = middle.x + reach * Math.cos(angle);
        const y = middle.y + reach * 0.26 * Math.sin(angle);
        const [wide, high] = [bitmap.width * scale, bitmap.height * scale];
        brush.drawImage(bitmap, x - wide / 2, y - high / 2, wide, high);
      }
    };
  return { behind: [half(false)], before: [half(true)] };
}
