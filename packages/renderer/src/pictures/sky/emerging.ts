import type { Box } from '../../draw/props/furniture.ts';
import { loadSprite } from '../../draw/sprite.ts';
import type { SceneDescription, Subject } from '../../parse-prompt/scene-description.ts';
import type { Brush, Moment, World } from '../../scene/world.ts';
import { thingOf } from '../../things/things.ts';
import { coloursOf } from './colourful.ts';
import { isAdded, isFlyer } from './flyers.ts';

type Painter = (brush: Brush, moment: Moment) => void;

const EMERGES =
  /\b(?:fl(?:y|ies|ying)|com(?:es?|ing)|burst(?:s|ing)?|pour(?:s|ing)?|stream(?:s|ing)?|soar(?:s|ing)?|escap(?:e|es|ing)|emerg(?:e|es|ing)|shoot(?:s|ing)?|ris(?:e|es|ing)|flutter(?:s|ing)?|swirl(?:s|ing)?|pop(?:s|ping)?|float(?:s|ing)?) (?:(?:up|right|slowly|gently) )?(?:out of|out from|from(?: inside| within)?) (?:his|her|its|their|the|this|my|our) (?!left\b|right\b|top\b|bottom\b|sky\b|corner\b|edge\b|side\b|background\b|(?:upper|lower)\b)/iu;

/** Whether what flies comes out of what the picture shows: "birds fly out of his camera". */
export const emerges = (prompt: string): boolean => EMERGES.test(prompt);

const AT = { x: 0.56, y: 0.24 } as const;
const MANY = 8;
const SECONDS = 3.6;
const TALL = 0.13;

function flightOf(world: World, { thing, colour, count }: Subject, prompt: string, box: Box) {
  const { width, height } = world.size;
  const pixels = Math.round(Math.min(width, height) * TALL);
  const sprites = coloursOf(prompt, colour).flatMap((each) => {
    const sprite = loadSprite(thing, pixels, { light: null, colour: each, states: [] });
    return sprite === null ? [] : [sprite];
  });
  const from = { x: box.x + box.width * AT.x, y: box.y + box.height * AT.y };
  const goesRight = from.x < width * 0.66;
  const looks = (thingOf(thing)?.facing ?? 0) === 1 ? 1 : -1;
  const many = count > 2 ? MANY : count;
  return Array.from({ length: sprites.length === 0 ? 0 : many }, (_, at): Painter => {
    const lane = (at * 0.618 + 0.2) % 1;
    const far = (goesRight ? width - from.x : -from.x) * (0.8 + 0.4 * ((at * 0.382) % 1));
    const high = Math.min(from.y * 0.95, height * 0.5) * (0.35 + 0.75 * lane);
    return (brush, { seconds }) => {
      const share = (seconds / SECONDS + at / many) % 1;
      const sprite = sprites[at % sprites.length];
      if (sprite === undefined) return;
      const { bitmap } = sprite;
      const grown = 0.3 + 0.7 * Math.min(1, share * 2);
      const beat = 0.82 + 0.18 * Math.sin(seconds * 11 + at * 2);
      brush.save();
      brush.globalAlpha = Math.min(1, share * 9);
      brush.translate(
        from.x + far * share,
        from.y -
          high * Math.sin((share * Math.PI) / 2) +
          Math.sin(seconds * 3 + at) * height * 0.01,
      );
      brush.scale(grown * (goesRight ? looks : -looks), grown * beat);
      brush.drawImage(bitmap, -bitmap.width / 2, -bitmap.height / 2);
      brush.restore();
    };
  });
}

/** Birds, butterflies or hearts that come out of what the picture shows and spread. */
export function emerging(
  world: World,
  prompt: string,
  { subjects }: SceneDescription,
  box: Box,
): readonly Painter[] {
  if (!emerges(prompt)) return [];
  return subjects
    .filter(({ thing, count }) => isFlyer(thing) && isAdded(prompt, thing, count))
    .flatMap((subject) => flightOf(world, subject, prompt, box));
}
