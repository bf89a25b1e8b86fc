import type { Canvas } from '@napi-rs/canvas';
import { drawShadow, shadowBitmap } from '../draw/actors/accessories.ts';
import { loadSprite } from '../draw/sprite.ts';
import { isAnimate } from '../parse-prompt/kinds-of-things.ts';
import type { SceneDescription } from '../parse-prompt/scene-description.ts';
import type { Scenery } from '../scene/scenery.ts';
import type { Element, World } from '../scene/world.ts';
import { thingOf } from '../things/things.ts';

/** What lies beside a product, in metres. */
const SMALL = 0.4;
const COUNT_MAX = 6;
/** Of the height of the product. */
const SHARE = 0.34;

/** Things that a prompt puts around the product of a picture: with ice and lemons. */
function named({ subjects, relations }: SceneDescription): readonly string[] {
  const found = subjects.flatMap(({ thing, count }, at) => {
    const metres = thingOf(thing)?.metres ?? 1;
    // The first thing is the product, unless the sentence puts it beside something.
    const isAside = at > 0 || subjects.length > 1 || relations.some(({ to }) => to === at);
    const isGarnish = GARNISH.test(thing) && metres < SMALL && !isAnimate(thing) && isAside;
    return isGarnish ? Array.from({ length: Math.min(3, count) }, () => thing) : [];
  });
  // Of two kinds, one of each comes first.
  const order = found.map((thing, at) => ({
    thing,
    turn: found.slice(0, at).filter((one) => one === thing).length,
  }));
  return order
    .sort((one, other) => one.turn - other.turn)
    .map(({ thing }) => thing)
    .slice(0, COUNT_MAX);
}

const GARNISH =
  /^(?:ice|lemon|tangerine|red-apple|green-apple|strawberry|cherries|grapes|blueberries|peach|mango|pineapple|watermelon|kiwi-fruit|coconut|banana|tomato|herb|seedling|leaf|four-leaf-clover|maple-leaf|fallen-leaf|rose|tulip|blossom|cherry-blossom|hibiscus|sunflower|rock|spiral-shell|red-heart|coin|wrapped-gift|chestnut|beans|cookie|candle|star|snowflake|balloon|chocolate-bar)$/u;

/** Small things in front of the foot of a product, in turns right and left of it. */
export async function garnish(
  world: World,
  scenery: Scenery,
  description: SceneDescription,
  product: Canvas,
): Promise<Element[]> {
  const shadow = shadowBitmap(scenery.light?.shadow ?? world.light.shadow);
  const edges = { left: -product.width * 0.36, right: product.width * 0.36 };
  const made: Element[] = [];
  for (const [at, thing] of named(description).entries()) {
    const tall = product.height * SHARE * (at > 1 ? 0.82 : 1);
    const sprite = await loadSprite(thing, Math.round(tall), {
      light: null,
      colour: null,
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
        drawShadow(brush, shadow, { x, y, width: bitmap.width, lift: 0 });
        brush.drawImage(bitmap, x - bitmap.width / 2, y - bitmap.height);
      },
    });
  }
  return made;
}
