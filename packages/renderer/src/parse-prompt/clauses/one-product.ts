import { wordsIn } from '../../word-list.ts';
import { isPerson } from '../kinds-of-things.ts';
import type { Relation } from '../scene-description.ts';

const listed = (text: string): ReadonlySet<string> => new Set(wordsIn(text));

/** What a named container is, together with what is in it. */
const IN_CONTAINER: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  bottle: {
    'beer-mug': 'beer-bottle',
    'wine-glass': 'wine-bottle',
    'tropical-drink': 'juice-bottle',
    'cup-with-straw': 'juice-bottle',
    lemonade: 'juice-bottle',
    'iced-drink': 'juice-bottle',
    'tumbler-glass': 'liquor-bottle',
    'cream-jar': 'pump-bottle',
    'glass-of-milk': 'milk-carton',
    'red-apple': 'juice-bottle',
    tangerine: 'juice-bottle',
    'food-jar': 'sauce-bottle',
    'glass-of-juice': 'juice-bottle',
    'syrup-bottle': 'syrup-bottle',
    'long-drink': 'liquor-bottle',
  },
  'drink-can': {
    'beer-mug': 'drink-can',
    'tropical-drink': 'drink-can',
    'cup-with-straw': 'drink-can',
    lemonade: 'drink-can',
    'beer-bottle': 'drink-can',
    'juice-bottle': 'drink-can',
    'iced-drink': 'drink-can',
    'paint-can': 'paint-can',
    'glass-of-juice': 'drink-can',
  },
  'teacup-without-handle': {
    'hot-beverage': 'hot-beverage',
    'coffee-bag': 'hot-beverage',
    'iced-drink': 'iced-drink',
    'bubble-tea': 'bubble-tea',
    lemonade: 'lemonade',
    'cup-with-straw': 'cup-with-straw',
    'yoghurt-cup': 'yoghurt-cup',
    'hot-chocolate': 'hot-chocolate',
  },
  'tumbler-glass': {
    lemonade: 'lemonade',
    'cup-with-straw': 'lemonade',
    'tropical-drink': 'tropical-drink',
    'juice-bottle': 'juice-bottle',
    'beer-bottle': 'beer-mug',
    'wine-bottle': 'wine-glass',
  },
  'vegetable-crate': {
    carrot: 'vegetable-crate',
    'leafy-green': 'vegetable-crate',
    package: 'vegetable-crate',
    tomato: 'vegetable-crate',
  },
  package: {
    carrot: 'vegetable-crate',
    'leafy-green': 'vegetable-crate',
    'chocolate-bar': 'chocolate-box',
    'bento-box': 'bento-box',
    pizza: 'pizza',
  },
  // "A bag of" what is sold is no handbag.
  handbag: {
    'pet-food-bag': 'pet-food-bag',
    'coffee-bag': 'coffee-bag',
    'snack-bag': 'snack-bag',
  },
  'flower-pot': {
    monstera: 'monstera',
    'potted-plant': 'potted-plant',
    cactus: 'cactus',
    herb: 'potted-plant',
    seedling: 'potted-plant',
  },
  jar: { 'cream-jar': 'cream-jar', 'food-jar': 'food-jar', 'honey-pot': 'honey-pot' },
};

/** Already bottles, so that "bottle" says nothing new. */
const BOTTLES = listed(`
  dropper-bottle nail-polish perfume pump-bottle beer-bottle wine-bottle juice-bottle liquor-bottle
  sauce-bottle oil-bottle spray-bottle bottle-with-popping-cork cream-tube deodorant pill-bottle
`);

/** Kinds of one product. */
const FAMILIES: readonly ReadonlySet<string>[] = [
  'automobile sports-car convertible vintage-convertible electric-car sport-utility-vehicle racing-car minibus taxi',
  'running-shoe hiking-boot high-heeled-shoe womans-sandal mans-shoe womans-boot flat-shoe',
  'candle jar-candle',
  'watch smartwatch',
  'hot-beverage coffee-bag espresso-machine iced-drink',
  'cream-jar cream-tube pump-bottle dropper-bottle serum-drop',
  'beer-mug beer-bottle clinking-beer-mugs drink-can',
  'wine-glass wine-bottle',
  'juice-bottle tropical-drink lemonade cup-with-straw glass-of-juice',
  'house modern-house cottage solar-house solar-panel',
  'headphone earbuds',
  'powder-tub milkshake',
  'chocolate-bar chocolate-box',
  'blossom bouquet bouquet-of-roses',
  'vacuum-cleaner robot-vacuum',
  'gem-stone necklace ring',
  'train locomotive toy-train',
  'books open-book',
  'birthday-cake cupcake shortcake layer-cake cake-slice',
  'pizza pizza-slice',
  'pie pie-slice',
  'champagne-glass bottle-with-popping-cork',
  'whisky-glass liquor-bottle',
  'bed mattress',
  'motor-scooter kick-scooter',
  'pyjamas socks sock-line dress-line baby-line',
  'pirate-ship tall-ship cruise-ship passenger-ship ship',
  'camper-van panel-van delivery-truck minibus',
].map(listed);

const PLAIN_NAMES = listed('ship panel-van minibus');

/** What a container with something in it is, where that is one thing: a can of soda. */
export function inContainer(container: string, content: string): string | null {
  const isBottle = container === 'bottle' && BOTTLES.has(content);
  return IN_CONTAINER[container]?.[content] ?? (isBottle ? content : null);
}

/** Whether they are two kinds of one product, such as a bottle and a glass of wine. */
export function isKin(first: string, second: string): boolean {
  return FAMILIES.some((family) => family.has(first) && family.has(second));
}

/** The one thing that two names of a prompt mean; null when they are two. */
export function oneOf(first: string, second: string): string | null {
  if (isPerson(first) && isPerson(second)) return null;
  if (first === second) return first;
  // "Scooter" says less than "electric scooter".
  if (first === 'kick-scooter' && second === 'motor-scooter') return first;
  // So do "ship" and "van".
  if (PLAIN_NAMES.has(second) && isKin(first, second)) return first;
  // A house that is open to visitors is the one that was described.
  if (second === 'house' && isKin(first, second)) return first;
  // The later name is the more exact one: "car rental, red convertible".
  if (isKin(first, second)) return second;
  for (const [container, content] of [
    [second, first],
    [first, second],
  ] as const) {
    const known = inContainer(container, content);
    if (known !== null) return known;
  }
  return null;
}

/** Whether somebody else has it: cyclists whom the product passes have their own bicycles. */
export function isRidden(
  { relations }: { readonly relations: readonly Relation[] },
  at: number,
): boolean {
  const isPassed = relations.some(({ kind }) => kind === 'pass');
  return isPassed && relations.some(({ kind, to }) => kind === 'ride' && to === at);
}
