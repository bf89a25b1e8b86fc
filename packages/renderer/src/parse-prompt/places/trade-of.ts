import { FLOWER } from '../../things/plants/flower-names.ts';
import type { Trade } from '../description/trades.ts';
import { isPerson } from '../kinds-of-things.ts';
import type { SceneDescription } from '../scene-description.ts';

type Cast = Pick<SceneDescription, 'subjects'>;
type Rows<Of> = readonly (readonly [RegExp, Of])[];

const OF_JOBS: Rows<Trade> = [
  [/^(?:baker|pastry-chef|confectioner)$/, 'bakery'],
  [/^(?:butcher)$/, 'butcher-shop'],
  [/^(?:florist)$/, 'flower-shop'],
  [/^(?:bookseller)$/, 'bookshop'],
  [/^(?:cashier)$/, 'supermarket'],
  [/^(?:jeweller|jeweler|watchmaker|goldsmith)$/, 'jeweller'],
  [/^(?:shoemaker|cobbler)$/, 'shoe-shop'],
  [/^(?:tailor|seamstress|dressmaker)$/, 'tailor-shop'],
  [/^(?:hairdresser|barber|make-?up-artist|hair-stylist|stylist)$/, 'hair-salon'],
  [/^(?:pharmacist)$/, 'pharmacy'],
  [/^(?:chocolatier)$/, 'sweet-shop'],
  [/^(?:greengrocer)$/, 'greengrocer'],
  [/^(?:optician)$/, 'optician'],
  [/^(?:beautician|tattoo-artist|manicurist|masseuse|masseur|massage-therapist)$/, 'beauty-salon'],
  [/^(?:fishmonger)$/, 'fish-shop'],
];

const OF_THINGS: Rows<Trade> = [
  [
    /^(?:bread|baguette-bread|croissant|cupcake|birthday-cake|bagel|pie|doughnut|pretzel|wedding-cake)$/,
    'bakery',
  ],
  [/^(?:cut-of-meat|meat-on-bone|bacon|hot-dog|poultry-leg|cheese-wedge)$/, 'butcher-shop'],
  [new RegExp(`^(?:bouquet|bouquet-of-roses|${FLOWER})$`), 'flower-shop'],
  [/^(?:books|open-book|closed-book|notebook|blue-book)$/, 'bookshop'],
  [
    /^(?:teddy-bear|toy-train|toy-blocks|wooden-blocks|yo-yo|kite|nesting-dolls|doll|board-game|puzzle-piece)$/,
    'toy-shop',
  ],
  [/^(?:shopping-cart|milk-carton|food-box|canned-food)$/, 'supermarket'],
  [/^(?:ring|ring-box|necklace|earrings|bracelet|gem-stone|watch|wristwatch|crown)$/, 'jeweller'],
  [
    /^(?:high-heeled-shoe|running-shoe|mans-shoe|womans-boot|womans-sandal|hiking-boot|flat-shoe)$/,
    'shoe-shop',
  ],
  [
    /^(?:dress|wedding-dress|clothes-rack|t-shirt|coat|jeans|jacket|hoodie|scarf|womans-clothes|hat|womans-hat|handbag|suit)$/,
    'clothes-shop',
  ],
  [/^(?:hair-dryer|hair-pick)$/, 'hair-salon'],
  [/^(?:pill|pill-bottle|syringe)$/, 'pharmacy'],
  [/^(?:candy|lollipop|chocolate-bar|chocolate-box)$/, 'sweet-shop'],
  [/^(?:hammer|drill|screwdriver|paint-can|toolbox)$/, 'hardware-shop'],
  [
    /^(?:smartphone|mobile-phone|laptop|television|flat-tv|monitor|video-game|headphones|headphone|camera|game-console|tablet)$/,
    'electronics-shop',
  ],
  [/^(?:guitar|violin|piano|trumpet|saxophone|drum|drum-kit|optical-disk)$/, 'music-shop'],
  [
    /^(?:red-apple|tangerine|banana|vegetable-crate|carrot|tomato|watermelon|grapes|strawberry|(?!loaf|vegetable).*-(?:crate|punnet)|(?!loaf|egg).*-basket)$/,
    'greengrocer',
  ],
  [/^(?:bicycle)$/, 'bike-shop'],
  [/^(?:soft-ice-cream|ice-cream-cone|ice-cream)$/, 'ice-cream-parlour'],
  [/^(?:glasses|sunglasses)$/, 'optician'],
  [/^(?:nail-polish|lipstick|perfume)$/, 'beauty-salon'],
  [/^(?:washing-machine)$/, 'laundromat'],
  [/^(?:wine-bottle|bottle-with-popping-cork)$/, 'wine-shop'],
  [/^(?:skis|tennis-racket|soccer-ball|surfboard|basketball)$/, 'sports-shop'],
  [/^(?:fish|tropical-fish|shrimp)$/, 'fish-shop'],
  [/^(?:dog-face|cat-face|parrot|hamster|rabbit-face|fish-bowl|turtle)$/, 'pet-shop'],
];

function among(rows: Rows<Trade>, names: readonly string[]): Trade | null {
  for (const name of names) {
    const found = rows.find(([kind]) => kind.test(name));
    if (found !== undefined) return found[1];
  }
  return null;
}

/** The trade of somebody in the picture. */
export function tradeOfJobs({ subjects }: Cast): Trade | null {
  const people = subjects.filter(({ thing }) => isPerson(thing));
  return among(
    OF_JOBS,
    people.flatMap(({ look }) => (look?.job == null ? [] : [look.job])),
  );
}

/** What one buys at a stand in the open is in no shop. */
export const isAtStand = ({ subjects }: Cast): boolean =>
  subjects.some(({ thing }) => /^(?:kiosk|food-truck|ice-cream-cart|ice-cream-van)$/u.test(thing));

/** What kind of shop it is, by who works there and what is looked at. */
export function tradeOf(cast: Cast): Trade | null {
  const things = cast.subjects.map(({ thing }) => thing);
  return tradeOfJobs(cast) ?? among(OF_THINGS, things);
}
