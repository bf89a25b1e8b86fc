import type { Canvas } from '@napi-rs/canvas';
import { drawShadow, shadowBitmap } from '../../draw/actors/accessories.ts';
import { loadSprite } from '../../draw/sprite.ts';
import { isAnimate } from '../../parse-prompt/kinds-of-things.ts';
import type { SceneDescription } from '../../parse-prompt/scene-description.ts';
import type { Scenery } from '../../scene/scenery.ts';
import type { Brush, Element, World } from '../../scene/world.ts';
import { FLOWER } from '../../things/plants/flower-names.ts';
import { thingOf } from '../../things/things.ts';

/** What lies beside a product, in metres. */
const SMALL = 0.4;
const COUNT_MAX = 6;
/** Of the height of the product. */
const SHARE = 0.34;

/** Things that a prompt puts around the product of a picture: with ice and lemons. */
interface Garnish {
  readonly thing: string;
  readonly colour: string | null;
}

function named({ subjects, relations }: SceneDescription): readonly Garnish[] {
  const found = subjects.flatMap(({ thing, count, colour }, at) => {
    const metres = thingOf(thing)?.metres ?? 1;
    // The first thing is the product, unless the sentence puts it beside something.
    const isAside =
      at > 0 || subjects.length > 1 || count > 1 || relations.some(({ to }) => to === at);
    const isSmall = metres < SMALL || (thing === 'rock' && count > 1);
    const isGarnish = GARNISH.test(thing) && isSmall && !isAnimate(thing) && isAside;
    return isGarnish ? Array.from({ length: Math.min(3, count) }, () => ({ thing, colour })) : [];
  });
  // Of two kinds, one of each comes first.
  const order = found.map((one, at) => ({
    one,
    turn: found.slice(0, at).filter(({ thing }) => thing === one.thing).length,
  }));
  return order
    .sort((one, other) => one.turn - other.turn)
    .map(({ one }) => one)
    .slice(0, COUNT_MAX);
}

const GARNISH = new RegExp(
  `^(?:ice|lemon|lime|orange|raspberry|pear|plum|coffee-bean|tangerine|red-apple|green-apple|strawberry|cherries|grapes|blueberries|peach|mango|pineapple|watermelon|kiwi-fruit|coconut|banana|tomato|herb|herb-bunch|seedling|leaf|four-leaf-clover|maple-leaf|fallen-leaf|${FLOWER}|cherry-blossom|rock|spiral-shell|red-heart|coin|wrapped-gift|chestnut|beans|cookie|candle|star|snowflake|balloon|chocolate-bar)$`,
  'u',
);

const FLIES =
  /\b(?:float|fly|swirl|fall|tumbl|drift|whirl)ing (?:\p{L}+ ){0,2}(?:leaves|petals|slices|fruits?|berries|beans|ice|hearts|flowers|lemons|limes)\b|\b(?:fl(?:y|ies|ying)|float|swirl|spin|orbit|circl|whirl|explod|burst|tumbl|rain|fall)\p{L}*(?: \p{L}+)? (?:around|about|past|off|out|down|through|on|over|in the air)\b/iu;
const FLYING = 8;
const ICE = /\bice cubes?\b/iu;

/** Small things that circle behind a product and beside it. */
function around(
  world: World,
  scenery: Scenery,
  things: readonly Garnish[],
  product: Canvas,
): Element[] {
  const tall = Math.round(product.height * 0.2);
  const middle = { x: world.size.width / 2, y: scenery.groundY - product.height * 0.52 };
  const reach = { x: product.width * 0.5 + tall * 1.3, y: product.height * 0.42 };
  return Array.from({ length: FLYING }, (_, at): Element[] => {
    const { thing, colour } = things[at % things.length] ?? { thing: '', colour: null };
    const sprite = loadSprite(thing, tall, { light: null, colour, states: [] });
    if (sprite === null) return [];
    const { bitmap } = sprite;
    const start = (at / FLYING) * 2 * Math.PI;
    const draw = (brush: Brush, seconds: number) => {
      const angle = start + seconds * 0.7;
      const scale = 0.82 + 0.24 * Math.sin(angle);
      const lane = ((at * 5) % FLYING) / (FLYING - 1) - 0.5;
      brush.translate(
        middle.x + reach.x * Math.cos(angle),
        middle.y + reach.y * 1.7 * lane + world.unit * 14 * Math.sin(seconds * 1.7 + at),
      );
      brush.rotate(0.5 * Math.sin(seconds * 0.9 + at * 2));
      brush.scale(scale, scale);
      brush.drawImage(bitmap, -bitmap.width / 2, -bitmap.height / 2);
    };
    // Before it, they would cover what is written on it.
    return [{ depth: 0.99 + at * 0.0005, draw: (brush, { seconds }) => draw(brush, seconds) }];
  }).flat();
}

interface Garnished {
  readonly prompt: string;
  readonly description: SceneDescription;
  readonly product: Canvas;
}

/** Small things around a product, or in front of its foot, in turns right and left of it. */
export async function garnish(
  world: World,
  scenery: Scenery,
  { prompt, description, product }: Garnished,
): Promise<Element[]> {
  const found = named(description);
  const things =
    ICE.test(prompt) && !found.some(({ thing }) => thing === 'ice')
      ? [...found, ...Array.from({ length: 3 }, () => ({ thing: 'ice', colour: null }))]
      : found;
  if (things.length > 0 && FLIES.test(prompt)) return around(world, scenery, things, product);
  const shadow = shadowBitmap(scenery.light?.shadow ?? world.light.shadow);
  const edges = { left: -product.width * 0.36, right: product.width * 0.36 };
  const made: Element[] = [];
  for (const [at, { thing, colour }] of things.entries()) {
    const tall = product.height * SHARE * (at > 1 ? 0.82 : 1);
    const sprite = loadSprite(thing, Math.round(tall), {
      light: null,
      colour,
      states: [],
    });
    if (sprite === null) continue;
    const { bitmap } = sprite;
    const isRight = at % 2 === 0;
    const wide = bitmap.width * 0.92;
    const x = world.size.width / 2 + (isRight ? edges.right + wide / 2 : edges.left - wide / 2);
    if (isRight) edges.right += wide * 0.86;
    else edges.left -= wide * 0.86;
    const y = scenery.groundY + world.unit * (10 + (at % 3) * 5);
    made.push({
      depth: 1.01 + at * 0.001,
      draw(brush) {
        drawShadow(brush, shadow, { x, y, width: bitmap.width, height: bitmap.height, lift: 0 });
        brush.drawImage(bitmap, x - bitmap.width / 2, y - bitmap.height);
      },
    });
  }
  return made;
}
