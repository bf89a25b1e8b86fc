import type { Rewording } from '../../rewording.ts';

const PEOPLE =
  'person|man|woman|boy|girl|child|kid|toddler|baby|friend|son|daughter|brother|sister|mother|father|mom|mum|dad|husband|wife|bride|groom|grandmother|grandfather|grandma|grandpa|student|classmate|colleague|customer|client|guest|soldier|player|teammate';
/** Somebody else, who has something done to them. */
const OTHER = `(another(?: (?:${PEOPLE}))?|(?:an?|the|his|her|their) (?:[\\p{L}-]+ )?(?:${PEOPLE}))`;
const OWN = '(?:an? |the |some |his |her |their )?(?:[\\p{L}-]+ )?';
const WORN =
  '(?:bow ?tie|neck ?tie|tie|glasses|sunglasses|hat|cap|helmet|crown|tiara|scarf|shawl|jacket|coat|cloak|cape|dress|veil|apron|medal|necklace|backpack|shirt|headphones)';
const BODY =
  '(?:chin|hair|hands?|wrist|fingers?|arms?|shoulders?|face|cheeks?|forehead|nose|neck|head|collar|sleeves?|gloves?|bracelet|ribbon|earrings?|shirt collar|ring|watch)';
const AT_FEET = '(?:shoe ?laces|shoes?|boots?|sneakers|laces|skates|slippers|socks|feet|foot)';
/** Who chews or steals shoes does not kneel before the one that they belong to. */
const LACES = '(?:ty|tie|lac|lace|unlac|unlace|fasten|clean|wip|wipe|polish|polishe)';
const DOES = '(?:\\p{L}+ly )?';
const TENDS =
  '(?:adjust|straighten|fix|button|zip|fasten|tie|ty|clean|wipe|lift|touch|pat|rub|stroke|dry|wrap|wrapp|bandage|put|place|hang|drap|slip|set|lay|loop|wind|knot)';
const ON = '(?:on|onto|around|round|about|over|upon|to)';
/** The forms of a verb that is replaced by another one. */
const FORM = '(?:(t?ting|n?ing|ing)|e?s|ies)';

const doing = (verb: string, ing: string | undefined) =>
  `${verb}${ing === undefined || ing === '' ? 's' : 'ing'}`;
/** Who is not called otherwise is a man or a woman, so that they are two. */
const other = (who: string | undefined) => (who ?? '').replace(/^another\b/iu, 'one');
const named = (who: string | undefined) => (/^another$/iu.test(who ?? '') ? 'one man' : other(who));
/** Another of the same kind, in no more letters than “another” has. */
const SAME: Readonly<Record<string, string>> = {
  woman: 'a woman',
  girl: 'a girl',
  boy: 'one boy',
  child: 'a child',
};
const short = (verb: string, who: string | undefined, worn: string | undefined) =>
  `${verb} ${named(who)}${worn === undefined ? '' : ` in ${worn}`}`;

/** What is done for another one, and at whose body. */
export const ANOTHER_ONE: readonly Rewording[] = [
  // Who does something to the shoes of somebody kneels before them.
  [
    new RegExp(
      `\\b${DOES}(?:${LACES}(?:s|(ing))(?: up)? ${OTHER}['’]s|help(?:s|(ing)) ${OTHER} (?:to |with )?(?:(?:put on|put|tie|lace|tying|lacing|fasten)(?: up)? )?(?:his|her|their|the)) (?:[\\p{L}-]+ )?${AT_FEET}\\b`,
      'giu',
    ),
    (_, one, whose, ing, whom) => `${doing('kneelat', one ?? ing)} ${named(whose ?? whom)}`,
  ],
  [
    new RegExp(
      `\\b(?:brush|comb|braid|cut|trim|style)(?:e?s|t?(ing)|m?(ing)) (?:the )?hair of ${OTHER}(?!['’])\\b`,
      'giu',
    ),
    (_, one, ing, who) => `${doing('comb', one ?? ing)} ${named(who)}'s hair`,
  ],
  [
    new RegExp(
      `\\b${DOES}${TENDS}${FORM}(?: up)? ${OWN}(?:(${WORN})|${BODY}) of ${OTHER}(?:['’]s ${WORN})?(?!['’])\\b`,
      'giu',
    ),
    (_, ing, worn, who) => short(doing('tendat', ing), who, worn),
  ],
  [
    new RegExp(
      `\\b${DOES}${TENDS}${FORM}(?: up)? ${OTHER}['’]s (?:[\\p{L}-]+ )?(?:(${WORN})|${BODY})\\b`,
      'giu',
    ),
    (_, ing, who, worn) => short(doing('tendat', ing), who, worn),
  ],
  [
    new RegExp(
      `\\b${DOES}${TENDS}${FORM} ${OWN}(?:(${WORN})|${BODY}) ${ON} ${OTHER}(?:['’]s ${BODY})?\\b`,
      'giu',
    ),
    (_, ing, worn, who) => short(doing('tendat', ing), who, worn),
  ],
  [
    new RegExp(
      `\\bhelp(?:s|(ing)) ${OTHER} (?:to )?(?:put on|take off|tie|adjust|zip up|button|fasten|wear|try on) ${OWN}(?:(${WORN})|${BODY})\\b`,
      'giu',
    ),
    (_, ing, who, worn) => short(doing('tendat', ing), who, worn),
  ],
  [
    new RegExp(`\\bfill(?:s|(ing)) ${OTHER}['’]s (?:[\\p{L}-]+ )?\\p{L}+ with (\\p{L}+)\\b`, 'giu'),
    (_, ing, who, what) => `${doing('pour', ing)} ${what} for ${named(who)}`,
  ],
  // "A cat licks another cat": they are two.
  [
    /\banother (?!(?:is|are|was|has|in|on|at|with|by|to|of|from|and|under|near|a|the)\b)(\p{L}+)\b(?<=\b\1\b[^.;]{1,100}another \1)/giu,
    (_, who) => `one ${who}`,
  ],
  // Whom a boxer fights with is a boxer.
  [
    /(?<=\b(boxer|kickboxer|wrestler|fencer|karateka|fighter|judoka|swimmer|sprinter|runner|knight|samurai|ninja|gladiator|chess player)\b[^.;]{0,80} )(?:his|her|the|their|an?) (?:[\p{L}-]+ )?(?:opponent|rival|adversary|challenger|sparring partner)\b/giu,
    (_, who) => `one ${who?.toLowerCase() === 'chess player' ? 'man' : who}`,
  ],
  [
    /(?<=\bone (person|man|woman|boy|girl|child|friend)\b[^.;]{0,80} )(?<!\bhands with )another(?=['’]s |\s*(?:[.,;]|$)| (?:an?|the|his|her|into|in|to|with|by|up|on|at)\b)/giu,
    (_, who) => SAME[who?.toLowerCase() ?? ''] ?? 'one man',
  ],
];
