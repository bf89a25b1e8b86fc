import type { Rewording } from '../../rewording.ts';

const A = '(?:an?|the|his|her|their|its)';
const STREWN =
  '(?:(?:some|the|a (?:pinch|dusting|little|bit|handful) of|white|fine|powdered|icing|sea|grated|fresh|chopped|rainbow) ){0,3}(?:flour|sugar|salt|cinnamon|cocoa(?: powder)?|parmesan|cheese|sprinkles|herbs|seeds|sesame seeds|spices?|pepper)';
const WHO =
  '(?:an?|the|his|her|their|my|our) (?:(?:very|old|elderly|sick|ill|dying|frail|young|little|sleeping) ){0,2}[\\p{L}-]+';
const GAME = 'chess|checkers|draughts|backgammon|cards|dominoes|a game of (?:chess|cards|checkers)';
const SEAS = '(?:seas?|waters?|waves|ocean|swells?|sea waters?)';

const ing = (form: string | undefined) => (form === 'ing' ? 'ing' : 's');

/** What bakers, cleaners, nurses, scribes and fishermen do, in the words that bring what they work with. */
export const TRADES_BY_HAND: readonly Rewording[] = [
  // What is strewn over food falls from a sieve.
  [
    new RegExp(
      `\\b(?:dust|sprinkl|sift|shak|scatter)(e?s|ing) ${STREWN} (?:all )?(?:over|on|onto|on top of|across) (?=(?:an?|the|his|her|some|two|three|[\\p{L}-]+) )`,
      'giu',
    ),
    (_, form) => `hold${ing(form)} sugar-dust over `,
  ],
  [
    new RegExp(
      `\\bdust(s|ing) (${A} (?:[\\p{L}-]+ ){0,2}(?:cakes?|loaf|bread|loaves|cookies|doughnuts?|donuts?|pastry|pastries|pie|tart|cupcakes?|buns?|croissants?|pancakes|waffles?)) with ${STREWN}`,
      'giu',
    ),
    (_, form, what) => `hold${ing(form)} sugar-dust over ${what}`,
  ],
  // Those who play at a table sit at the one that the game is on.
  [
    new RegExp(
      `\\b(play(?:s|ing)? (?:${GAME})) (?:at|on|over|around) (?:${A} )(?:[\\p{L}-]+ ){0,2}(?<!picnic |pool |coffee )table\\b`,
      'giu',
    ),
    (_, deed) => deed ?? '',
  ],
  // Who is at the bedside of somebody has them in bed there.
  [
    new RegExp(
      `\\bhold(s|ing) (${WHO})(?:['’]s?) hands? (?:(?:at|by|beside) (?:the|his|her|their) (?:[\\p{L}-]+ )?bed(?:side)?\\b|(?:while |as )?(?:lying |resting |ill |sick )?in (?:an?|the|his|her) (?:(?:hospital|sick|white|old|big) ){0,2}bed\\b)`,
      'giu',
    ),
    (_, form, who) => `hold${form} hands with ${who} lying in a bed`,
  ],
  [
    new RegExp(
      `\\bhold(s|ing) (?:the |an? )?hands? of (${WHO}) (?:lying |resting |ill |sick )?in (?:an?|the|his|her) (?:(?:hospital|sick|white|old|big) ){0,2}bed\\b`,
      'giu',
    ),
    (_, form, who) => `hold${form} hands with ${who} lying in a bed`,
  ],
  [
    new RegExp(`\\b(?:at|by|beside) (${WHO})(?:['’]s?) (?:[\\p{L}-]+ )?bedside\\b`, 'giu'),
    (_, who) => `next to ${who} lying in a bed`,
  ],
  [
    new RegExp(`\\b(?:at|by|beside) the bedside of (${WHO})\\b`, 'giu'),
    (_, who) => `next to ${who} lying in a bed`,
  ],
  [
    /\b(?:glass )?(?:windows?|panes|front) of (?:an?|the) (?:[\p{L}-]+ ){0,2}(?:office building|office tower|skyscraper|tower|high-rise)\b(?<=\bwindow (?:cleaner|washer)s?\b.{0,120})/giu,
    () => 'windows on a skyscraper',
  ],
  [
    /\b(wip|wash|clean|scrubb?|polish)(es|s|ing) (?:the |its )?(?:glass|panes)\b(?<=\bwindow (?:cleaner|washer)s?\b.{0,120})/giu,
    () => 'at work',
  ],
  // Scribes of Egypt sit on the floor with the scroll on their knees, monks at a desk within thick walls.
  [
    /\b(?:an? |the )?(?:ancient |young |old |egyptian )*scribe (?:(?:is |sitting |sits |seated )*(?:and )?(?:writ|work|read|copy|paint|draw)(?:e?s|ing)|at work|seated|sitting|sits)\b(?: (?:hieroglyphs|hieroglyphics|letters|words|symbols))?(?: (?:on|in|at|with|over) (?:an? |the |his )?(?:[\p{L}-]+ )?(?:papyrus|scroll|roll|tablet|parchment|floor)(?: scroll)?)?/giu,
    () => 'egyptian sitting on the floor of a tomb reading a scroll',
  ],
  [
    /,? ?\b(?:(?:seated|sitting|kneeling|sits|cross-legged) ){1,2}on the (?:stone )?floor\b(?! of a tomb)(?<=\btomb reading a scroll\b.{0,120})/giu,
    () => '',
  ],
  [
    /\b(?:of|in|inside) (?:an?|the) (?:[\p{L}-]+ ){0,2}temple\b(?: (?:room|hall|chamber|school))?(?: in (?:ancient )?egypt)?(?<=\btomb reading a scroll\b.{0,160})/giu,
    () => '',
  ],
  [
    /\bmonk (?:is |sits |sitting )?(?:and )?(?:carefully |patiently |slowly )?(?:writ|paint|cop|illuminat|decorat|draw|illustrat|letter|work)(?:e?s|y?ing|ies) [^,.;]{0,50}?\b(?:book|manuscript|codex|page|bible|parchment|scriptures?|gospel)\b(?: (?:in|inside|at) (?:an?|the|his) (?:[\p{L}-]+ ){0,2}(?:scriptorium|monastery|abbey|cell|desk))?/giu,
    () => 'monk writing in an open book in a castle',
  ],
  [
    /(?<=\bskeleton )(?:is )?(?:hang(?:s|ing)|suspended|hung) (?:from|below) (?:the|a|its) (?:[\p{L}-]+ )?ceiling\b/giu,
    () => 'in a museum',
  ],
  // The halls of a museum are high rooms, no corridors.
  [/\bmuseum(?:['’]s)? (?:[\p{L}-]+ )?halls?\b/giu, () => 'museum'],
  [/\bhalls? of (?:an?|the) (?:[\p{L}-]+ ){0,2}museum\b/giu, () => 'museum'],
  [/\bscriptorium\b/giu, () => 'castle'],
  // A sea that is not calm has waves, and under a grey sky it is grey.
  [
    new RegExp(
      `\\b(?:the |an? )?(?:(?:choppy|rough|heaving|turbulent|wild|restless|heavy),? ){1,3}(?:(?:cold|dark|winter|open|north) ){0,2}${SEAS}\\b`,
      'giu',
    ),
    () => 'windy sea, overcast, grey waves',
  ],
  [
    new RegExp(
      `\\b(?:the |an? )?(?:(?:choppy|rough|heaving|turbulent|wild|cold|dark|restless|winter),? ){0,3}gr[ae]y,? (?:(?:choppy|rough|heaving|turbulent|wild|cold|restless|winter),? ){0,3}${SEAS}\\b`,
      'giu',
    ),
    () => 'windy sea, overcast, grey waves',
  ],
];
