import type { Rewording } from '../../rewording.ts';

/** Who goes like this has the ground under the feet, whatever it goes "over". */
const ON_FOOT =
  '(?:walk|waddl|crawl|creep|stroll|hik|trek|march|wander|trudg|plod|slither|scurr|scamper|scuttl|clamber|stomp|tramp|trott?|pac|stalk|runn?)(?:ing|e?s|e|y|ies|ying)?';
const GROUNDS =
  '(?:ice|floes?|rocks?|stones?|pebbles|boulders|leaf|leaves|branch|branches|logs?|moss|twigs?|keyboard|tables?|blankets?|roofs?|petals?|sticks|ruins|rubble)';
const ON_WATER =
  '(?:rowing (?:team|crew|boat|eight)|rowers?|scullers?|kayakers?|canoeists?|paddlers?|rafters?)';
/** How a building is called that is seen from outside. */
const HOUSES: Readonly<Record<string, string>> = {
  temple: 'temple',
  shrine: 'temple',
  church: 'church',
  cathedral: 'church',
  abbey: 'kirk',
  palace: 'castle',
  castle: 'castle',
};
const MONKEYS = '(?:monkey|chimp|chimpanzee|gorilla|orangutan|ape|baboon|macaque|lemur|gibbon)s?';
const WITH_NECKS =
  '(?:giraffe|elephant|horse|pony|deer|stag|fawn|moose|swan|goose|heron|flamingo|crane|ostrich|stork|dinosaur|t-rex|brontosaurus|sauropod|dragon|cow|calf|camel|zebra|llama|alpaca|unicorn|donkey|goat|sheep|bear|lion|lioness|tiger|wolf|fox|dog|cat|mammoth|rhino|hippo|wolf|rabbit)s?';
const SNEAKS = '(sneak|creep|steal|crawl|tiptoe|prowl|inch|slink)(s|ing)?';

/** Animals and their ways outdoors, in words that are read more easily. */
export const IN_THE_WILD: readonly Rewording[] = [
  [
    new RegExp(
      `(?<=\\b${ON_FOOT} (?:\\p{L}+ly |slowly |carefully )?)over(?= (?:an? |the |some |its |his |her )?(?:[\\p{L}-]+ ){0,2}${GROUNDS}\\b)`,
      'giu',
    ),
    () => 'on',
  ],
  // Stones in the sun are not those of a spa.
  [
    /\bhot (stones?|rocks?)\b(?<=\b(?:lizards?|snakes?|geckos?|iguanas?|scorpions?|tortoises?|cats?)\b[^.;]{0,50})/giu,
    (_, stones) => stones ?? '',
  ],
  // Rowers glide on the water, skaters on the ice.
  [
    new RegExp(`(?<=\\b${ON_WATER} )glid(?:es?|ing) (?:over|across|along|on|through)\\b`, 'giu'),
    () => 'on',
  ],
  [
    /(?<=\bskat)ers? glid(?:es?|ing)\b/giu,
    (found) => (found.startsWith('ers') ? 'ers skate' : 'er skates'),
  ],
  [
    /(?<=\bski)ers? glid(?:es?|ing)\b/giu,
    (found) => (found.startsWith('ers') ? 'ers ski' : 'er skis'),
  ],
  // Who sneaks up on somebody is behind them, not on their back.
  [
    new RegExp(`\\b${SNEAKS} up (?:on|behind|to|towards?)(?= )`, 'giu'),
    (_, __, form) => (form === 'ing' ? 'stalking' : form === 's' ? 'stalks' : 'stalk'),
  ],
  // The wall of a temple is outdoors, and the temple behind it.
  [
    new RegExp(
      `(?<=\\b(?:on|along|atop|over) )(?:an?|the) (?:[\\p{L}-]+ )?(${Object.keys(HOUSES).join('|')}) (walls?)\\b`,
      'giu',
    ),
    (_, house, wall) => `${wall}, ${HOUSES[house?.toLowerCase() ?? ''] ?? house}`,
  ],
  // Ice that goes down to the sea is an iceberg.
  [
    /\b(?:down|off|from|over) (?:an?|the|its|their) (?:[\p{L}-]+ )?(?:(?:icy|snowy|ice|snow|frozen) (?:hill|slope|slide|bank|cliff|ramp|hillside)s?|ice ?floe|ice shelf)(?= into the (?:[\p{L}-]+ )?(?:sea|ocean|water)\b)/giu,
    () => 'off iceberg',
  ],
  // A wood that burned does so no longer.
  [
    /\b(?:burn(?:ed|t)(?:[- ](?:down|out))?|charred|scorched|fire-ravaged) (?=(?:[\p{L}-]+ )?(?:forest|wood|woodland)s?\b)/giu,
    () => '',
  ],
  [
    /(?<=\b(?:forest|wood|woodland)s?) (?:after|destroyed by|devastated by|ravaged by) (?:an? |the )?(?:\p{L}+ )?(?:wild|forest )?fires?\b/giu,
    () => '',
  ],
  // Many trees of a kind are the place.
  [
    /\b(?:forest|grove|wood|woodland)s? of (?:(?:tall|white|old|young|golden|silver|bare) )*(birch|oak|beech|maple|pine|fir)(?:e?s)?(?: trees)?\b/giu,
    (_, kind) => `${kind} forest`,
  ],
  // Apes peel with their fingers what they eat.
  [
    new RegExp(`(?<=\\b${MONKEYS}(?: is| are)? )peel(s|ing)?\\b`, 'giu'),
    (_, form) => (form === 'ing' ? 'eating' : form === 's' ? 'eats' : 'eat'),
  ],
  // Who follows behind somebody follows.
  [
    /\b(follow(?:s|ing)?) (?:close(?:ly)? |right |along )?behind\b(?= \p{L})(?! (?:in|on|at|and|over|while|across|through)\b)/giu,
    (_, follow) => follow ?? '',
  ],
  // Animals bend their necks.
  [
    new RegExp(
      `\\b(?:(?:bend|stoop)(s|ing)|(?:bend|lean)(?= (?:down|over))|lean(s|ing)(?= (?:down|over))|lower(s|ing)? (?:its|his|her|their) (?:long )?(?:necks?|heads?))(?: (?:its|his|her|their) (?:long )?(?:necks?|heads?))?(?: (?:down|over|low|forward))*\\b(?<=\\b${WITH_NECKS}\\b[^.;]{0,60})`,
      'giu',
    ),
    (_, bent, leant, lowered) => `peck${bent ?? leant ?? lowered ?? ''}`,
  ],
  // Whom one fears one looks at.
  [
    /\b(?:(?:is|are|looks?) )?(?:very )?(?:afraid|scared|terrified|frightened) of(?= (?:an?|the|two|some) )/giu,
    () => 'fearing',
  ],
  // What animals find is something to eat.
  [
    /\b(?:steal|snatch|grabb?)(?:ing|e?s)? (?:the |some )?(?:food|scraps|leftovers)\b(?= (?:from|out of|off))/giu,
    () => 'steals a fish',
  ],
];
