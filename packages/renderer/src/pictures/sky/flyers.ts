import { loadSprite } from '../../draw/sprite.ts';
import type { Motion, SceneDescription, Subject } from '../../parse-prompt/scene-description.ts';
import { isDrawnPerson } from '../../people/person.ts';
import type { Brush, Moment, World } from '../../scene/world.ts';
import { thingOf } from '../../things/things.ts';
import { lightTrail } from '../light/light-trail.ts';
import { coloursOf, isColourful } from './colourful.ts';

type Way = 'across' | 'up' | 'flit' | 'down';
type Painter = (brush: Brush, moment: Moment) => void;

/** What a prompt lets fly through a picture: its height as a share of the picture's, and how it moves. */
const FLYERS: Readonly<Record<string, { readonly tall: number; readonly way: Way }>> = {
  bird: { tall: 0.07, way: 'across' },
  seagull: { tall: 0.08, way: 'across' },
  dove: { tall: 0.08, way: 'across' },
  pigeon: { tall: 0.08, way: 'across' },
  crow: { tall: 0.08, way: 'across' },
  eagle: { tall: 0.1, way: 'across' },
  parrot: { tall: 0.09, way: 'across' },
  bat: { tall: 0.08, way: 'across' },
  airplane: { tall: 0.13, way: 'across' },
  'flying-saucer': { tall: 0.12, way: 'across' },
  rocket: { tall: 0.18, way: 'up' },
  spaceship: { tall: 0.2, way: 'across' },
  helicopter: { tall: 0.16, way: 'across' },
  dragon: { tall: 0.24, way: 'across' },
  drone: { tall: 0.12, way: 'across' },
  balloon: { tall: 0.22, way: 'up' },
  feather: { tall: 0.15, way: 'down' },
  'coffee-bean': { tall: 0.13, way: 'down' },
  'hot-air-balloon': { tall: 0.24, way: 'up' },
  lantern: { tall: 0.12, way: 'up' },
  butterfly: { tall: 0.13, way: 'flit' },
  honeybee: { tall: 0.07, way: 'flit' },
  dragonfly: { tall: 0.09, way: 'flit' },
  ghost: { tall: 0.16, way: 'flit' },
  'red-heart': { tall: 0.07, way: 'up' },
  star: { tall: 0.06, way: 'up' },
  'musical-note': { tall: 0.08, way: 'up' },
  'paper-airplane': { tall: 0.09, way: 'across' },
};
const COUNT_MAX = 6;
const SIZES = { tiny: 0.55, small: 0.8, normal: 1, big: 1.3, giant: 1.6 } as const;
/** What is small comes in larger numbers. */
const MANY = /^coffee-bean$/u;
const MANY_COUNT = 14;

/** Whether it goes through the air of any picture. */
export const isFlyer = (thing: string): boolean => thing in FLYERS;

/** How other things go through a picture that they are said to fly, rise or fall in. */
const BY_MOTION: Readonly<Partial<Record<Motion, Way>>> = {
  fly: 'across',
  float: 'up',
  rise: 'up',
  fall: 'down',
};
const TALL = 0.15;
/** What comes down slowly, swaying, and comes to lie. */
const LEAVES = /(?:leaf|petal|feather)$/u;
/** Any other bird or beast that flies alone. */
const SINGLE = { tall: 0.14, way: 'across' } as const;

function wayOf({
  thing,
  motions,
  count,
}: Subject): { readonly tall: number; readonly way: Way } | null {
  const known = FLYERS[thing];
  if (known !== undefined) return known;
  // Comets have a light of their own.
  if (thing === 'comet') return null;
  if (count < 2 && motions.includes('fall') && LEAVES.test(thing))
    return { tall: TALL, way: 'down' };
  // A single thing that floats is the one in the picture.
  if (count < 2) return motions.includes('fly') && !isDrawnPerson(thing) ? SINGLE : null;
  const way = motions.map((motion) => BY_MOTION[motion]).find((found) => found !== undefined);
  return way === undefined ? null : { tall: TALL, way };
}

/** "UFO over the houses": what is over something is not what the picture is of. */
const OVERHEAD =
  /^(?:\p{L}+ ){1,3}?(?:(?:fl(?:y|ies|ying)|hover|float|pass|circl|soar)\p{L}* )?(?:over|above|past|across) (?:the|a|an|her|his|our|my)\b/iu;

/** "A dragon flies over the village": it needs the sky. */
const PASSES_OVERHEAD =
  /\b(?:an?|one|two|three|some|several|santa(?: claus)?|witches|dragons|birds|planes|geese|bats|superman|\p{L}+s) (?:[\p{L}-]+ ){0,3}?(?:fl(?:y|ies|ying)|soar|hover|glid|circl|pass|swoop|cross)\p{L}* (?:\p{L}+ly )?(?:over|above|across|past) (?:the|this|her|his|our|my|it)\b/iu;
export const passesOverhead = (prompt: string): boolean =>
  PASSES_OVERHEAD.test(prompt) && !/\b(?:camera|we|drone|view|clouds)\b/iu.test(prompt);

/** Several of a kind, or "a bird": "the bird" and "Bird flies up" are the one in the picture. */
export function isAdded(prompt: string, thing: string, count: number): boolean {
  const word = thing.replaceAll('-', '[ -]');
  const isShown = new RegExp(
    String.raw`\b(?:the|this|my|our|her|his|its) (?:\p{L}+ ){0,2}${word}\b`,
    'iu',
  );
  if (isShown.test(prompt)) return false;
  return count > 1 || /\b(?:an?|one|another)\b/iu.test(prompt) || OVERHEAD.test(prompt);
}

interface Flight {
  readonly at: number;
  readonly seconds: number;
  readonly tall: number;
  readonly wide: number;
  /** The share of the way that one goes alone; null for one of many. */
  readonly alone: number | null;
}

function spotOf(
  way: Way,
  { width, height }: World['size'],
  { at, seconds, tall, wide, alone }: Flight,
): { readonly x: number; readonly y: number } {
  const lane = (at * 0.618 + 0.13) % 1;
  if (way === 'across' && alone !== null) {
    // All of it is seen all the way.
    const [far, high] = [width - wide * 1.1, Math.max(height * 0.17, tall * 0.56 + height * 0.02)];
    return {
      x: wide * 0.55 + Math.max(0, far) * alone,
      y: high + height * 0.014 * Math.sin(seconds * 1.9),
    };
  }
  if (way === 'across') {
    const x = ((lane + seconds * (0.07 + 0.02 * (at % 3))) % 1.3) - 0.15;
    const y = 0.1 + 0.3 * ((at * 0.382) % 1) + 0.015 * Math.sin(seconds * 2 + at * 2);
    return { x: x * width, y: Math.max(tall * 0.56, y * height) };
  }
  if (way === 'up' && alone !== null) {
    const x = width * 0.8 + Math.sin(seconds * 1.1) * tall * 0.08;
    const [low, high] = [height - tall * 0.55, Math.max(tall * 0.56, height * 0.2)];
    return { x: Math.min(x, width - wide * 0.55), y: low + (high - low) * alone };
  }
  if (way === 'down' && alone !== null) {
    // It lies on the ground before the end.
    const share = Math.min(1, alone / 0.8);
    const x = width * (0.7 - 0.42 * share) + Math.sin(share * 11) * tall * 0.7 * (1 - share);
    return { x, y: (0.84 * share - 0.02 * (1 - share)) * height };
  }
  if (way === 'up' || way === 'down') {
    const rise = (lane + seconds * (0.09 + 0.02 * (at % 3))) % 1.25;
    const side = at % 2 === 0 ? 0.04 + 0.2 * lane : 0.96 - 0.2 * lane;
    const x = side * width + Math.sin(seconds * 1.1 + at * 2) * tall * 0.2;
    return { x, y: (way === 'up' ? 1.12 - rise : rise - 0.12) * height };
  }
  // Around the middle, where a face may be.
  const angle = at * 2.4 + seconds * 0.35;
  const far = 0.36 + 0.07 * Math.sin(seconds * 1.3 + at * 2.1);
  const x = width * (0.5 + far * Math.cos(angle));
  const y = height * (0.47 + far * Math.sin(angle)) + Math.sin(seconds * 2.1 + at) * height * 0.03;
  return { x, y };
}

/** Of whom a flock far away is only seen as shapes against the sky. */
const FLOCKS: ReadonlySet<string> = new Set([
  'bird',
  'seagull',
  'dove',
  'pigeon',
  'crow',
  'eagle',
  'bat',
  'swan',
  'goose',
]);

const isFlock = ({ thing, count, motions, colour }: Subject, prompt: string) =>
  FLOCKS.has(thing) &&
  count > 1 &&
  !motions.includes('swim') &&
  !motions.includes('walk') &&
  // Who has a colour is seen with it.
  colour === null &&
  !isColourful(prompt);

/** Wings that beat, seen from the side and from far away. */
function wings(brush: Brush, span: number, beat: number): void {
  const tip = -span * 0.34 * beat;
  brush.beginPath();
  for (const side of [-1, 1]) {
    brush.moveTo(0, span * 0.05);
    brush.quadraticCurveTo(side * span * 0.22, -span * 0.2 * (0.4 + beat), side * span * 0.5, tip);
    brush.quadraticCurveTo(side * span * 0.24, -span * 0.06 * (0.4 + beat), 0, span * 0.12);
  }
  brush.ellipse(span * 0.03, span * 0.06, span * 0.13, span * 0.045, 0.1, 0, 7);
  brush.fill();
}

const FLOCK = 9;

/** Birds as dark shapes in the sky, behind the subject; light ones over a dark picture. */
export function flocksBehind(
  world: World,
  prompt: string,
  { subjects }: SceneDescription,
  isDark: boolean,
): readonly Painter[] {
  const { width, height } = world.size;
  const side = Math.min(width, height);
  return subjects
    .filter((subject) => isFlock(subject, prompt) && isAdded(prompt, subject.thing, subject.count))
    .map((): Painter => {
      return (brush, { seconds }) => {
        brush.fillStyle = isDark ? 'rgba(214,220,236,0.9)' : 'rgba(22,16,26,0.9)';
        for (let at = 0; at < FLOCK; at += 1) {
          const lane = (at * 0.382) % 1;
          const along = (0.12 + at * 0.085 + ((at * 0.618) % 1) * 0.1 + seconds * 0.075) % 1.2;
          const span = side * (0.06 + 0.05 * ((at * 0.53) % 1));
          const y = height * (0.07 + 0.24 * lane + 0.012 * Math.sin(seconds * 1.7 + at));
          brush.save();
          brush.translate((along - 0.1) * width, y);
          wings(brush, span, Math.sin(seconds * 8 + at * 1.9));
          brush.restore();
        }
      };
    });
}

function numberOf(thing: string, count: number): number {
  if (count === 1) return 1;
  // Two are two; who is said to be several is counted as three.
  if (count === 2 || count === 4) return count;
  return MANY.test(thing) ? MANY_COUNT : Math.min(COUNT_MAX, Math.max(count, 5));
}

/** Balloons, birds and butterflies over a picture; flocks only where they have no sky to be in. */
export function flyersOver(
  world: World,
  prompt: string,
  { subjects }: SceneDescription,
  where: 'anywhere' | 'sky' | 'near' = 'anywhere',
): readonly Painter[] {
  return subjects.flatMap((subject): Painter[] => {
    if (where !== 'anywhere' && isFlock(subject, prompt)) return [];
    const { thing, count, colour, heading } = subject;
    const how = wayOf(subject);
    if (how === null || !isAdded(prompt, thing, count)) return [];
    // What crosses the sky does so behind the subject.
    const isInSky = how.way === 'across';
    if (where !== 'anywhere' && isInSky !== (where === 'sky')) return [];
    const { width, height } = world.size;
    const grown = SIZES[subject.size] * (count === 1 ? 1.4 : 1);
    const pixels = Math.round(Math.min(width, height) * how.tall * grown);
    const bitmaps = coloursOf(prompt, colour).flatMap((each) => {
      const sprite = loadSprite(thing, pixels, { light: null, colour: each, states: [] });
      return sprite === null ? [] : [sprite.bitmap];
    });
    const [first] = bitmaps;
    if (first === undefined) return [];
    // They go to the right unless it is said otherwise, and most icons look to the left.
    const isBack = how.way === 'across' && heading === 'left';
    const looks = how.way === 'across' && (thingOf(thing)?.facing ?? 0) !== 1 ? -1 : 1;
    const side = isBack ? -looks : looks;
    const shape = { width: first.width * 1.3, height: first.height * 0.46 };
    const trail = isInSky && where !== 'anywhere' ? lightTrail(prompt, shape, colour) : null;
    return Array.from({ length: numberOf(thing, count) }, (_, at): Painter => {
      const share = at % 3 === 0 ? 1 : at % 3 === 1 ? 0.8 : 0.66;
      const bitmap = bitmaps[at % bitmaps.length] ?? first;
      return (brush, { seconds, progress }) => {
        const alone = count === 1 ? progress : null;
        const [across, tall] = [bitmap.width * share, bitmap.height * share];
        const flight = { at, seconds, tall, wide: across, alone };
        const { x, y } = spotOf(how.way, world.size, flight);
        const flap = how.way === 'flit' ? 0.7 + 0.3 * Math.abs(Math.sin(seconds * 9 + at)) : 1;
        const [wide, high] = [bitmap.width * share * flap, bitmap.height * share];
        brush.save();
        brush.translate(isBack ? width - x : x, y);
        if (trail !== null) {
          brush.scale(isBack ? -1 : 1, 1);
          trail(brush, { x: -wide * 0.3, y: high * 0.06 });
          brush.scale(isBack ? -1 : 1, 1);
        }
        brush.scale(side, 1);
        brush.drawImage(bitmap, -wide / 2, -high / 2, wide, high);
        brush.restore();
      };
    });
  });
}
