import type { Setting } from '../scene-description.ts';

/** Where the people of an ad are when the prompt does not say; the studio for what is worn or put on. */
const ROWS: readonly (readonly [RegExp, Setting])[] = [
  [
    /perfume|shampoo|conditioner|fragrance|cologne|lipstick|make-?up|mascara|cosmetic|beauty(?! salon)|skin ?care|jewel|necklace|earring|\bring\b|eyewear|toothpaste/iu,
    'studio',
  ],
  [
    /cleaning|vacuum|laundr|\bmop\b|carpet|air condition|smart home|internet|broadband|tv\b|television|sofa|furniture|console|video ?game|board ?game|game night|building blocks|\blego\b|pet food|dog food|cat food|nanny|babysit/iu,
    'room',
  ],
  [/(?:language|translation|chat|dating|messaging) (?:learning )?app/iu, 'street'],
  [/mental health|therap(?!\p{L}*[ -]?(?:dog|oil))|nursing home|retirement home/iu, 'room'],
  [/(?:coffee|espresso) (?:machine|maker)|dish ?washer|toaster|kettle/iu, 'kitchen'],
  [
    /dentist|dental|orthodont|doctor|clinic|hospital|pharmacy|physio|health|blood|medical|\bvet\b|veterinar|optician|eye test/iu,
    'hospital',
  ],
  [/mattress|pillow|\bsleep|duvet|bedding/iu, 'bedroom'],
  [
    /barber|\bhair(?! (?:shampoo|oil|mask|care|dye|dryer|spray))|salon|nail|manicure|boutique|clothing store|supermarket|grocery/iu,
    'shop',
  ],
  [/(?:film|movie|cinema)(?!tic|s? about\b)/iu, 'cinema'],
  [/golf/iu, 'park'],
  [
    /gym\b|karate|judo|taekwondo|kung fu|martial arts|fitness|personal train|crossfit|dumbbell|workout|protein|pilates|boxing/iu,
    'gym',
  ],
  [
    /insurance|moving|movers|car |taxi|driving school|courier|delivery|parcel|scooter|street ?wear|sneaker|shoe|jacket|jeans|headphone|earbud|phone|coat\b/iu,
    'street',
  ],
  [/real estate|mortgage|solar|roof|home loan/iu, 'village'],
  [/garden|lawn|plants?\b|landscap|wedding|bridal|\bbride/iu, 'garden'],
  [/plumb[^"“]*\b(?:pipes?|taps?|faucets?|sinks?|leak\p{L}*)\b/iu, 'bathroom'],
  [/plumb|electrician|handyman|carpenter|tools?\b|hardware/iu, 'workshop'],
  [/mechanic|garage|tyre|tire|auto repair|car repair/iu, 'garage'],
  [
    /saas|software|(?<!food |blood )bank\b|invest|accounting|tax|law(?:yer)?\b|consult|hiring|job|co-?working|office|startup|business|laptop|computer|recruit|career/iu,
    'office',
  ],
  [/guitar|piano|violin|singing lesson/iu, 'room'],
  [
    /school|tutor|course|class(?:es)?\b|lesson|learn|university|kindergarten|language/iu,
    'classroom',
  ],
  [
    /restaurant|bistro|diner|pizzeria|brunch|wine|beer|bar\b|pub\b|burger|sushi|coffee|caf[eé]/iu,
    'restaurant',
  ],
  [/bakery|cook|kitchen|recipe|blender|oven|meal|breakfast|cereal|muesli/iu, 'kitchen'],
  [
    /yoga|meditat|wellness|picnic|charity|donat|volunteer|dog|pet\b|running|bike|bicycle|ice ?cream|lemonade|juice|water\b|sunscreen|sunglasses/iu,
    'park',
  ],
  [/swimwear|bikini|surf|swimsuit|cocktail|cruise|vacation|travel|holiday/iu, 'beach'],
  [/hiking|backpack|outdoor|camping|climb|adventure/iu, 'mountains'],
  [/\bski\b|snowboard|winter/iu, 'snow'],
  [
    /concert|\bband\b|\bgig\b|jazz|live music|open mic|theat|opera|ballet|comedy|show\b|talent/iu,
    'stage',
  ],
  [
    /festival|party|(?<!\b(?:sports?|youth|book|chess|fan|swim|rugby|golf) )club\b|\bdj\b|disco/iu,
    'club',
  ],
  [/podcast|radio/iu, 'studio'],
];

/** For whom it is says least: a family dentist is not in the park. */
const FOR_ALL = /\b(?:kids|family)\b/iu;

/** Of several, the one that is spoken of first. */
export function peopleAt(prompt: string): Setting | null {
  let [best, first]: [Setting | null, number] = [null, Number.POSITIVE_INFINITY];
  for (const [pattern, setting] of ROWS) {
    const at = pattern.exec(prompt)?.index ?? Number.POSITIVE_INFINITY;
    if (at < first) [best, first] = [setting, at];
  }
  return best ?? (FOR_ALL.test(prompt) ? 'park' : null);
}
