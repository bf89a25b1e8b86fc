/** What a kind of business or occasion shows, and what its ad says when the prompt has no words for it. */
export interface Business {
  readonly pattern: RegExp;
  /** What it is shown by, unless the prompt names things; null where nothing stands for it. */
  readonly thing: string | null;
  readonly line: string;
  readonly call: string;
}

const business = (pattern: RegExp, thing: string | null, line: string, call: string): Business => ({
  pattern,
  thing,
  line,
  call,
});

const BUSINESSES: readonly Business[] = [
  business(/ice ?cream|gelato/iu, 'soft-ice-cream', 'A taste of summer', 'Taste it'),
  business(/black friday/iu, 'shopping-bags', 'Black Friday', 'Shop now'),
  business(/cyber monday/iu, 'laptop', 'Cyber Monday', 'Shop now'),
  business(
    /coffee ?(?:shop|house|bar)|caf[eé](?!\p{L})|coffee roaster/iu,
    'hot-beverage',
    'Your coffee is ready',
    'Visit us',
  ),
  business(/book ?(?:store|shop)|novels/iu, 'books', 'Find your next story', 'Start reading'),
  business(/flower (?:shop|delivery)|florist/iu, 'bouquet', 'Say it with flowers', 'Send flowers'),
  business(/burger/iu, 'hamburger', 'Made to be bitten', 'Order now'),
  business(/pizza|pizzeria/iu, 'pizza', 'Hot from the oven', 'Order now'),
  business(/sushi/iu, 'sushi', 'Rolled fresh today', 'Order now'),
  business(/bakery|bread/iu, 'bread', 'Baked this morning', 'Visit us'),
  business(/hair ?(?:salon|dresser)|barber/iu, 'scissors', 'A look you will love', 'Book now'),
  business(
    /\bbank\b|savings|insurance|investment/iu,
    'piggy-bank',
    'Save for what matters',
    'Learn more',
  ),
  business(/airline|flights?\b/iu, 'airplane', 'See more of the world', 'Book now'),
  business(
    /travel agency|holiday package|vacation|cruise|\bhotel|resort|\bfly to\b/iu,
    'luggage',
    'Time to get away',
    'Book now',
  ),
  business(
    /real estate|houses? for sale|apartments? for (?:sale|rent)/iu,
    'house',
    'Your new home',
    'Book a viewing',
  ),
  business(/gym|fitness|personal train/iu, 'dumbbell', 'Stronger every day', 'Join now'),
  business(
    /yoga|meditation|wellness|\bspa\b/iu,
    'person-in-lotus-position',
    'Take a deep breath',
    'Start now',
  ),
  business(/moving company|movers|removal/iu, 'delivery-truck', 'We move you', 'Call now'),
  business(
    /(?:bike|bicycle) (?:repair|shop|store)/iu,
    'bicycle',
    'Ready to ride again',
    'Visit us',
  ),
  business(
    /car (?:repair|wash|dealer)|garage|auto repair/iu,
    'automobile',
    'Back on the road',
    'Book now',
  ),
  business(
    /language (?:learning|course|app|school)/iu,
    'speech-balloon',
    'Speak a new language',
    'Start free',
  ),
  business(
    /online course|coding|learn to code|bootcamp|webinar/iu,
    'laptop',
    'Learn something new',
    'Enrol now',
  ),
  business(/\bapp\b|app store/iu, 'mobile-phone', 'All you need in one app', 'Download now'),
  business(/video ?game|\bgame\b/iu, 'video-game', 'Ready to play?', 'Play now'),
  business(/charity|donat|plant a tree/iu, 'seedling', 'Help it grow', 'Donate now'),
  business(/dog food|dog treats/iu, 'bone', 'Made for happy dogs', 'Shop now'),
  business(/cat (?:food|treats)/iu, 'cat-face', 'What cats dream of', 'Shop now'),
  business(/pet (?:shop|store)|\bvet\b/iu, 'dog-face', 'Good for every pet', 'Visit us'),
  business(/camping|outdoor (?:gear|store)/iu, 'tent', 'Sleep under the stars', 'Shop now'),
  business(
    /festival|concert|party|\bshow\b|planetarium|museum|exhibition|circus/iu,
    'admission-tickets',
    'Be there',
    'Get tickets',
  ),
  business(
    /gift guide|christmas|holiday gift/iu,
    'wrapped-gift',
    'Gifts they will love',
    'Shop gifts',
  ),
  business(/valentine/iu, 'red-heart', 'From the heart', 'Shop now'),
  business(/mother'?s day|father'?s day/iu, 'bouquet', 'For someone special', 'Shop now'),
  business(/sneaker|running shoe|shoes?\b|footwear/iu, 'running-shoe', 'Made to move', 'Shop now'),
  business(/perfume|fragrance|cologne/iu, 'perfume', 'Unforgettable', 'Discover'),
  business(
    /lipstick|make-?up|cosmetic|skincare|cream\b|lotion/iu,
    null,
    'Made for you',
    'Shop now',
  ),
  business(/soap|shampoo|cleaning|detergent|toothpaste/iu, null, 'Clean and simple', 'Shop now'),
  business(/headphone|earbuds|speaker/iu, null, 'Hear every note', 'Shop now'),
  business(/smart ?watch|watch\b/iu, null, 'On time, every time', 'Shop now'),
  business(/phone|laptop|tablet|camera|gadget/iu, null, 'Made to do more', 'Learn more'),
  business(
    /electric (?:car|bike|scooter)|\bcar\b|motorbike/iu,
    null,
    'Feel the drive',
    'Book a test drive',
  ),
  business(
    /lemonade|juice|smoothie|soda|iced tea|\bdrink\b|water bottle/iu,
    null,
    'Stay fresh',
    'Taste it',
  ),
  business(/chocolate|candy|sweets|cookie/iu, null, 'A little happiness', 'Order now'),
  business(
    /restaurant|diner|bistro|food|meal|kitchen/iu,
    'fork-and-knife-with-plate',
    'Good food, good mood',
    'Book a table',
  ),
  business(/toys?\b|for kids/iu, 'teddy-bear', 'Time to play', 'Shop now'),
  business(/jewel|\bring\b|necklace|diamond/iu, 'ring', 'Made to shine', 'Discover'),
  business(
    /fashion|clothing|clothes|t-?shirt|dress|sunglasses/iu,
    null,
    'Your new favourite',
    'Shop now',
  ),
  business(/organic|farm|apples|vegetables|fruit/iu, null, 'Fresh from the farm', 'Taste it'),
  business(/furniture|sofa|\bhome decor/iu, 'couch-and-lamp', 'Make yourself at home', 'Shop now'),
  business(/\bsale\b|discount|% off/iu, 'shopping-bags', 'Big sale', 'Shop now'),
];

const ORDINARY: Business = business(/^/u, null, 'Made for you', 'Shop now');

export function businessOf(prompt: string): Business | undefined {
  return BUSINESSES.find(({ pattern }) => pattern.test(prompt));
}

interface Sold {
  readonly prompt: string;
  readonly brand: string | null;
  readonly call: string | null;
  readonly hasProduct: boolean;
}

/** Lines that a prompt gives without quotes: an event, a release, what to do. */
const OWN_LINES: readonly RegExp[] = [
  /\b(?:for|to|about) (?:a|an|the|our) ((?:[\p{L}'’-]+ ){0,2}(?:festival|concert|party|exhibition|circus|fair|marathon|conference|workshop|gala|parade|opening))\b/iu,
  /\b((?:[\p{L}-]+ ){1,2}(?:drop|launch))(?= announcement| post| teaser|[,.;!]|$)/iu,
  /(?:^|[:,.;] )((?:fly to|sail to|travel to|escape to|plant|adopt|discover|explore|meet|help|rent|grow) (?:[\p{L}'’-]+ ?){1,3}?)(?= from | for | at | with |[,.;!]|$)/iu,
];

function ownLine(prompt: string): string | null {
  for (const pattern of OWN_LINES) {
    const found = pattern.exec(prompt)?.[1]?.trim();
    if (found !== undefined) return found;
  }
  return null;
}

/** What moves in or is looked at where it belongs, rather than on a podium. */
const SHOWN_IN_PLACE =
  /\b(?:teaser|trailer|video ?games?|movie|film|real estate|moving company|movers|travel agency|tours?|charity)\b/iu;

export function isShownInPlace(prompt: string): boolean {
  return SHOWN_IN_PLACE.test(prompt);
}

/** A short line for an ad that has no headline; empty where nothing fits, as for a logo. */
export function lineFor({ prompt, brand, call, hasProduct }: Sold): string {
  const own = ownLine(prompt);
  if (own !== null) return own;
  const found = businessOf(prompt);
  if (found !== undefined) return found.line;
  if (brand !== null) return brand;
  return hasProduct ? ORDINARY.line : (call ?? '');
}
