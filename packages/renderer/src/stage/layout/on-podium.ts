import { isAnimate } from '../../parse-prompt/kinds-of-things.ts';
import type { SceneDescription, Subject } from '../../parse-prompt/scene-description.ts';
import { INDOORS } from '../../scene/indoors.ts';
import type { World } from '../../scene/world.ts';
import { BLOSSOM, FLOWER } from '../../things/plants/flower-names.ts';
import { thingOf } from '../../things/things.ts';
import { around, isCreature, type Piece } from '../piece.ts';
import { type InRow, inOneRow, inTwoRows } from './in-two-rows.ts';
import type { PlacedGroup, StandingGroup } from './layout.ts';

/** What is lower than this is shown on a counter in the foreground, in metres. */
const COUNTER_METRES = 0.6;
const OPEN_PLACES: ReadonlySet<string> = new Set([
  'stage',
  'club',
  'underwater',
  'space',
  'moon',
  'mars',
  'cave',
  'table-top',
]);
const ON_FLOOR = /vacuum|rug|dumbbell|yoga-mat|shoe|boot/u;
const SHOES = /shoe|boot/u;

/** Whether the product of an ad is too small for the room behind it, so that it comes to the front. */
export function isOnCounter({ setting, subjects, ad, relations }: SceneDescription): boolean {
  const product = subjects[ad?.product ?? -1];
  if (product === undefined || subjects.some(({ thing }) => isAnimate(thing))) return false;
  const metres = thingOf(product.thing)?.metres ?? 1;
  const isOnSomething = relations.some(
    ({ kind, to }) => to !== null && ['on', 'in', 'under', 'behind'].includes(kind),
  );
  const isLarge = subjects.some(({ thing }) => (thingOf(thing)?.metres ?? 0) > 1.2);
  const isRoom = setting === 'market' || (INDOORS.has(setting) && !OPEN_PLACES.has(setting));
  // Those of a shop are sold on its counter.
  const isLow =
    ON_FLOOR.test(product.thing) && !(setting === 'shoe-shop' && SHOES.test(product.thing));
  const isSmall = metres < COUNTER_METRES && !isLarge && !isLow;
  return isRoom && isSmall && !isOnSomething;
}

/** Whether an ad shows things only, so that the product can be in the middle of the others. */
export function isStill({ subjects, ad, relations }: SceneDescription): boolean {
  const isThing = ({ thing }: Subject) => {
    const medium = thingOf(thing)?.medium ?? 'object';
    return !isAnimate(thing) && (medium === 'object' || medium === 'land');
  };
  // What the product stands on goes with it.
  const isRelated = relations.some(
    ({ from, kind, to }) => to !== null && !(kind === 'on' && from === ad?.product),
  );
  return ad !== null && subjects.length > 1 && !isRelated && subjects.every(isThing);
}

/** The height of the product in the picture, before the layout of the ad gives it its place. */
const TALL = 0.56;
/** How far side things reach over the edge of the product, in their own widths. */
const OVERLAP = 0.3;
/** In front of a product that is this wide, other things take no room beside it. */
const WIDE = 1.3;
/** Between two products, in widths of the second. */
const APART = 0.06;
/** People stand closer together than things. */
const CLOSE = 0.74;

function framed(group: StandingGroup, pieces: readonly Piece[]): StandingGroup {
  return { ...group, pieces, frame: around(pieces) };
}

/** Several of one kind go to both sides. */
function apart(group: StandingGroup): readonly StandingGroup[] {
  const isOneKind = group.pieces.every(({ index }) => index === group.pieces[0]?.index);
  if (!isOneKind || group.pieces.some(isCreature)) return [group];
  return group.pieces.map((piece) => framed(group, [{ ...piece, x: 0, y: 0 }]));
}

/** Beside the words of an ad there is less room for a row of people. */
export function closer(group: StandingGroup): StandingGroup {
  if (!group.pieces.every(isCreature)) return group;
  return framed(
    group,
    group.pieces.map((piece) => ({ ...piece, x: piece.x * CLOSE })),
  );
}

/** More than this beside the product would make all of it small. */
const OTHERS_MAX = 5;
/** Of the height of the product, what is beside it has at most. */
const BESIDE = 0.62;

/** What lies around a product to say what it tastes or smells of. */
const GARNISH = new RegExp(
  `^(?:ice|lemon|lime|herb|hop-cone|aloe|rose|tulip|${BLOSSOM}|cherry-blossom|hibiscus|lotus|strawberry|blueberries|cherries|grapes|tangerine|kiwi-fruit|mango|peach|coconut|pineapple|banana|red-apple|green-apple|avocado|tomato|olive|garlic|onion|hot-pepper|chestnut|peanuts|maple-leaf|fallen-leaf|leaf-fluttering-in-wind|red-heart|coin|bouquet|spiral-shell|rock|jack-o-lantern|pumpkin|snowflake|star|honeybee|butterfly|candy-cane|spice-bowls|foam|seedling|four-leaf-clover|leafy-green|carrot|broccoli|potato|ear-of-corn|bell-pepper|cucumber|wheat|sheaf-of-rice|watermelon|ring|gem-stone|paintbrush|chopsticks|fork-and-knife|sauce-bottle|toolbox|wrench)$`,
  'u',
);

const metresOf = ({ pieces }: StandingGroup) => pieces[0]?.thing.metres ?? 1;
/** What is smaller than this share of the product goes with it: the boxes of a truck, the egg of a soup. */
const SMALL = 0.4;

const isAccessory = ({ pieces }: StandingGroup) =>
  pieces.every(({ thing }) => GARNISH.test(thing.name));

const CLOTHING =
  /^(?:dress|jacket|coat|hoodie|t-shirt|jeans|shorts|pyjamas|scarf|gloves|socks|hat|womans-hat|knitted-hat|billed-cap|sunglasses|handbag|backpack|belt|wallet|bikini|necktie|(?:running|flat|mans|high-heeled)-shoe|hiking-boot|womans-(?:boot|sandal))$/u;
/** What is worn is sold as a set, whatever its size. */
const isClothing = ({ pieces }: StandingGroup) =>
  pieces.every(({ thing }) => CLOTHING.test(thing.name));

/** Where flowers or fruit are what is sold, others are sold with them. */
const isGarnish = (group: StandingGroup, main: StandingGroup) =>
  (metresOf(group) < SMALL * metresOf(main) && !(isClothing(group) && isClothing(main))) ||
  (isAccessory(group) && !isAccessory(main));

const STEMMED = new RegExp(`^(?:${FLOWER})$`, 'u');
/** Of the height of a flat product, a flower beside it has this much. */
const OVER_FLAT = 1.4;
const BEHIND = -0.03;

const isFlat = ({ frame }: StandingGroup) =>
  frame.right - frame.left > WIDE * (frame.bottom - frame.top);
/** Flowers beside what is flat are behind it, or they would hide it. */
const isOver = (group: StandingGroup, main: StandingGroup) =>
  main.pieces.every(({ thing }) => thing.name === main.pieces[0]?.thing.name) &&
  isFlat(main) &&
  !isAccessory(main) &&
  group.pieces.every(({ thing }) => STEMMED.test(thing.name));

const STACKS = /^(?:soap|energy-bar|chocolate-bar|sandwich|burrito|brownies|towels)$/u;

/** Two flat pieces with a third on them are seen larger than three in a row. */
function stacked(group: StandingGroup): StandingGroup {
  const [one] = group.pieces;
  const isStack =
    group.pieces.length === 3 && group.pieces.every(({ thing }) => STACKS.test(thing.name));
  if (!isStack || one === undefined) return group;
  const spots = [-0.53, 0.53, 0] as const;
  return framed(
    group,
    group.pieces.map((piece, at) => ({
      ...piece,
      x: (spots[at] ?? 0) * one.width,
      y: at === 2 ? -one.height * 0.78 : 0,
      depth: one.depth + (at === 2 ? 0.001 : 0),
    })),
  );
}

/** Of the size of the product, another one that is sold with it has this much. */
const ALIKE = 0.86;

/** "A red, a blue and a yellow jacket": they are one size. */
const isOfKind = (group: StandingGroup, main: StandingGroup) =>
  group.pieces.every(({ thing }) => thing.name === main.pieces[0]?.thing.name);

/** Products of one ad are about as large as one another, whatever their shapes. */
function alike(group: StandingGroup, main: StandingGroup): StandingGroup {
  const [own, most] = [group.frame, main.frame].map(({ left, right, top, bottom }) =>
    Math.sqrt(Math.max(0.01, (right - left) * (bottom - top))),
  );
  const share = isOfKind(group, main) ? 1 : ALIKE;
  return resized(group, (share * (most ?? 1)) / (own ?? 1));
}

function resized(group: StandingGroup, scale: number): StandingGroup {
  return framed(
    group,
    group.pieces.map((piece) => ({
      ...piece,
      x: piece.x * scale,
      y: piece.y * scale,
      width: piece.width * scale,
      height: piece.height * scale,
    })),
  );
}

function smaller(group: StandingGroup, main: StandingGroup): StandingGroup {
  // A car beside its tyre stays a car.
  const isLarge = metresOf(group) > Math.max(1.2, metresOf(main) * 1.5);
  if (group.pieces.some(isCreature) || isLarge) return group;
  if (!isGarnish(group, main)) return alike(group, main);
  const [own, most] = [group.frame, main.frame].map(({ top, bottom }) => bottom - top);
  const isWide = isFlat(main);
  if (isOver(group, main))
    return resized(group, (OVER_FLAT * (most ?? 1)) / Math.max(0.01, own ?? 1));
  const share = isWide ? BESIDE * 0.68 : BESIDE;
  const scale = Math.min(1, (share * (most ?? 1)) / Math.max(0.01, own ?? 1));
  return scale === 1 ? group : resized(group, scale);
}

const IN_ROWS = 3;
/** How far apart two rows stand, in their width. */
const PODIUM_DEPTH = 0.12;
const COUNTER_DEPTH = 0.04;

/** The rows of so many products that one row of them would be low and long; null for others. */
function productRows(
  first: StandingGroup,
  others: readonly StandingGroup[],
  deep: number,
): readonly InRow<StandingGroup>[] | null {
  const all = [first, ...others];
  if (all.length < IN_ROWS || all.some(({ pieces }) => pieces.some(isCreature))) return null;
  if (others.every((group) => isOfKind(group, first))) return inOneRow(all);
  return others.some((group) => isGarnish(group, first)) ? null : inTwoRows(all, deep);
}

function placedInRows(
  { size }: World,
  { support }: StandingGroup,
  rows: readonly InRow<StandingGroup>[],
): readonly PlacedGroup[] {
  const ends = rows.map(({ group: { frame }, left, scale }) => [
    left,
    left + (frame.right - frame.left) * scale,
  ]);
  const across = Math.max(...ends.flat()) - Math.min(...ends.flat());
  const unit = Math.min(size.height * TALL, (size.width * 0.94) / Math.max(0.1, across));
  return rows.map(({ group, left, step, scale }): PlacedGroup => {
    const { pieces, frame } = scale === 1 ? group : resized(group, scale);
    return {
      pieces,
      support: group.support,
      unit,
      x: size.width / 2 + (left - frame.left) * unit,
      y: support.y + step * unit,
      depth: support.depth + step * 0.2,
    };
  });
}

/** The product in the middle of the podium, other things in front of it at both sides. */
export function onPodium(
  world: World,
  groups: readonly StandingGroup[],
  focus: number,
): readonly PlacedGroup[] {
  const hero = groups.find(({ pieces }) => pieces.some(({ index }) => index === focus));
  const main = hero ?? groups[0];
  if (main === undefined) return [];
  const first = stacked(closer(main));
  const others = groups
    .filter((one) => one !== main)
    .flatMap(apart)
    .slice(0, OTHERS_MAX)
    .map((group) => smaller(group, first));
  const deep = isOnCounter(world.description) ? COUNTER_DEPTH : PODIUM_DEPTH;
  const rows = productRows(first, others, deep);
  if (rows !== null) return placedInRows(world, first, rows);
  const across = [first, ...others]
    .map(({ frame }) => frame.right - frame.left)
    .reduce((sum, each) => sum + each, 0);
  // What the frame cuts off would not be measured.
  const unit = Math.min(
    world.size.height * TALL,
    (world.size.width * 0.94) / Math.max(0.1, across),
  );
  const placed = (group: StandingGroup, left: number, step: number): PlacedGroup => ({
    pieces: group.pieces,
    support: group.support,
    unit,
    x: world.size.width / 2 + (left - group.frame.left) * unit,
    y: first.support.y + step * unit,
    depth: first.support.depth + step,
  });
  const wide = first.frame.right - first.frame.left;
  const edges = { left: -wide / 2, right: wide / 2 };
  const made = [placed(first, edges.left, 0)];
  for (const [at, group] of others.entries()) {
    const own = group.frame.right - group.frame.left;
    const isRight = at % 2 === 0;
    const isProduct = !isGarnish(group, first) && !first.pieces.some(isCreature);
    const over = wide > WIDE ? own * 0.7 : Math.min(own, wide) * (at < 2 ? OVERLAP : 0.4);
    const overlap = isProduct ? -APART * own : over;
    const left = isRight ? edges.right - overlap : edges.left - own + overlap;
    if (isRight) edges.right = left + own;
    else edges.left = left;
    const near = at < 2 ? 0.045 : 0.075 + 0.01 * at;
    made.push(placed(group, left, isOver(group, first) ? BEHIND : near));
  }
  const aside = ((edges.left + edges.right) / 2) * unit;
  return made.map((group) => ({ ...group, x: group.x - aside }));
}
