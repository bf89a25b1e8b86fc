import type { Rewording } from '../../rewording.ts';

const SERVES =
  'barista|waiter|waitress|bartender|cashier|baker|shopkeeper|vendor|receptionist|salesman|saleswoman|shop assistant|florist';
const PARTS =
  '(?:doors?|doorway|windows?|entrance|hallway|hall|rooms?|interior|façade|facade|stairs|staircase|gates?|walls?|corridor|floor plan|balcony|kitchen|living room|front door)';

/** Who hands what follows to whom, in no more letters than it was said with. */
function handing(found: string, isDetermined: boolean): string {
  if (isDetermined) return 'A man hands a woman ';
  const said = 'A man hands a woman the ';
  return said.length > found.length ? 'Man hands woman the ' : said;
}

/** Who orders from whom, and what only the camera passes. */
export const EXCHANGES: readonly Rewording[] = [
  // An animal that licks another one does not eat it.
  [
    /\b(?:an? |one )?(cat|dog|kitten|horse|lion|lioness|tiger|bear|monkey|elephant|cow|giraffe|zebra|rabbit|panda|parrot|dolphin|penguin|swan|bird|goat|llama)s? (?:is |are )?(?:gently )?(?:lick|groom|clean|kiss|nuzzl)(?:s|es|ing) (?:another|the other|one|an?)(?: other)? +\1\b/giu,
    (_, animal) => `two ${animal}s nuzzling`,
  ],
  // What two exchange goes from the hands of the one to those of the other.
  [
    /\btwo (?:people|persons|friends|strangers|neighbou?rs) (?:are )?exchang(?:e|ing) (?!(?:an? )?(?:handshake|greeting|glance|look|stor|idea|word|vow|smile|opinion|kiss|ring|hug|number|blow|punch|joke|address|seat|place|note|recipe|contact|phone|email|view|information|secret|letters|message|promise|insult|nod)\p{L}*\b)(?=(an?|the|their|some|\p{L}+)\b)/giu,
    (found, next) => handing(found, /^(?:an?|the|their|some)$/iu.test(next ?? '')),
  ],
  [/\bexchang(?:es?|ing) (?:an? )?handshakes?\b/giu, () => 'shaking hands'],
  [/\bbusiness cards?\b/giu, () => 'letter'],
  // A camera that goes from hand to hand takes no picture of itself.
  [
    /(\b(?:hand|pass|giv|offer)(?:s|es|ing)? (?:an?|the|his|her|their) )camera\b/giu,
    (_, before) => `${before}kodak`,
  ],
  // Who has a baby in a sling holds it.
  [
    /(?<=\b(?:baby|newborn|infant|toddler|child|kitten|puppy) )in (?:an?|his|her|the) (?:baby )?(?:carrier|sling|baby wrap|wrap|papoose)\b/giu,
    () => 'in her arms',
  ],
  // Who orders speaks to somebody on the other side of the counter.
  [
    new RegExp(
      String.raw`\b(?:orders|is ordering|ordering) (?:(?:an?|the|some|two|his|her) )?(?:[\p{L}-]+ )?([\p{L}-]+)(?: in \p{Lu}\p{L}+)?,? (?:and|while|as) (?:the|an?) (${SERVES}) (applauds|claps|smiles|laughs|nods|cheers|waves)\b`,
      'gu',
    ),
    (_, what, who, does) =>
      `talks to a ${DOING[does ?? ''] ?? ''} ${who} behind the counter with ${what}`,
  ],
  [
    new RegExp(
      String.raw`\b(?:orders|is ordering|ordering) (?:(?:an?|the|some|two|his|her) )?(?:[\p{L}-]+ )?([\p{L}-]+) from (?:the|an?) (${SERVES})(?: (?:at|behind|across) (?:the|a) counter)?\b`,
      'giu',
    ),
    (_, what, who) => `talks to a ${who} behind the counter with ${what}`,
  ],
  // The rooms that a camera passes are no things.
  [
    new RegExp(
      String.raw`\b(?:the )?camera (?:\p{L}+ly )?(?:glid|mov|fl|pan|sweep|travel|track|push|pass|go|float|drift|doll|walk|enter|slid)\p{L}*(?: (?:slowly|smoothly|gently))? (?:through|into|past|along|around|over|across|towards?|inside)? ?(?:the |a |an |its )?(?:[\p{L}-]+ ){0,2}?${PARTS}\b`,
      'giu',
    ),
    () => 'slow zoom in',
  ],
  // What flies is the camera, not several of an insect.
  [
    /\b(?:the |a )?(?:camera|view|viewer|shot|we)(?: is| are)? (?:\p{L}+ly )?(?:fl(?:y|ies|ying)|soar(?:s|ing)?|glid(?:es?|ing)|float(?:s|ing)?|drift(?:s|ing)?|swoop(?:s|ing)?|rush(?:es|ing)?|rac(?:es?|ing)|travel(?:s|ling)?|dash(?:es|ing)?)(?: \p{L}+ly)?(?: (?:down|up|low|high|out))? (through|into|towards?|over|above|across|along|past|between|among|around)(?= )/giu,
    (_, way) => (/^(?:along|past|across)/iu.test(way ?? '') ? `pan right ${way}` : 'zoom in on'),
  ],
];

const DOING: Readonly<Record<string, string>> = {
  applauds: 'clapping',
  claps: 'clapping',
  cheers: 'cheering',
  waves: 'waving',
  smiles: 'smiling',
  nods: 'smiling',
  laughs: 'laughing',
};
