import type { Rewording } from '../../rewording.ts';

const OVER_BAR = '(?:pole vault\\p{L}*|high jump\\p{L}*|limbo|vaulter)';
const KICKED = '(?:penalty|striker|free kick|corner kick|shoot-?out|football|soccer)';
const STRIPS = '(?:sand|dust|dirt|snow|earth|soil|mud|ash)';
const WITH_WHEELS = '\\bwheelchair basketball\\b';

/** What is said of games and of travels in words that mean something else one by one. */
export const IN_GAMES_AND_TRAVELS: readonly Rewording[] = [
  // The bar that is jumped over serves no drinks.
  [
    new RegExp(
      `\\b(?:cross|clear|pass|fly|sail|leap|jump|glid|slid|arch)(?:es|s|ing|e)?(?: (?:backwards|over|across|above|under))? the (?:high )?bar\\b(?: upside[- ]down| backwards)?(?<=\\b(${OVER_BAR})\\b.{0,100})`,
      'giu',
    ),
    (_, sport) => (/vault/iu.test(sport ?? '') ? 'pole-vaults' : 'high-jumps'),
  ],
  [
    /\b(?:the )?(?:whole |entire |packed )?(stadium|arena) (?:is )?hold(?:s|ing)? its breath\b/giu,
    (_, place) => `in ${place}`,
  ],
  // Keepers of football are in the goal.
  [new RegExp(`(?<!goal |goal)\\bkeeper\\b(?=.{0,100}\\b${KICKED}\\b)`, 'giu'), () => 'goalie'],
  [new RegExp(`(?<!goal |goal)(?<=\\b${KICKED}\\b.{0,100})\\bkeeper\\b`, 'giu'), () => 'goalie'],
  [/(?<=\bgoalie) on (?:the|his|her) (?:goal )?line\b/giu, () => ''],
  // Who plays in a wheelchair sits in it.
  [
    new RegExp(
      `,? ?\\b(?:the |a )?player (?:number \\d+ |in \\p{L}+ )?(?:shoots|throws|scores|aims)(?: from the (?:middle|edge|side|back)(?: of the court)?)?(?<=${WITH_WHEELS}.{0,120})`,
      'giu',
    ),
    () => ' throws basketball',
  ],
  [
    /,? ?\b(?:and |as |while )?the ball (?:drops|falls|swishes|goes|flies|sails|sinks) (?:through|into) the (?:net|hoop|basket)(?<=\bbasketball\b.{0,140})/giu,
    () => ' at basketball hoop',
  ],
  [
    /\bwheelchair basketball(?: (?:game|match|tournament|final))?\b(?=[\s,]*throws basketball\b)/giu,
    () => 'man in wheelchair, arena',
  ],
  // Those in a long boat row it.
  [
    /\b(?:row|paddl)ers\b(?<=\b(?:dragon boat|longboat|longship|viking ship|galley|canoe)\b.{0,80})/giu,
    () => 'people',
  ],
  [
    /\b(dragon boat|longboat|longship|galley) with ((?:\p{L}+ )?people(?: and (?:an?|the) (?:drummer|drum))?)\b/giu,
    (_, boat, who) => `${who} in ${boat}`,
  ],
  // Rivers between walls are those of a canyon, and somebody paddles.
  [
    /\b(?:between|through|past|along) (?:the |two |high |steep |tall |narrow |red |orange |sandstone |rock )*canyon walls\b/giu,
    () => 'in red canyon',
  ],
  [
    /\b(kayak|canoe)s (?=(?:shoot|race|paddle|rush|plunge|dash|fly|speed|tumble)\b)/giu,
    (_, boat) => `${boat}ers `,
  ],
  [
    /\b(?:shoot|rac|rid|run|tackl|brav)(?:s|es|e|ing)? (?:down )?(?:an?|the|some) (?:[\p{L}-]+ )?rapids?\b/giu,
    () => 'in rapids',
  ],
  // Who digs up something frees it on the knees, with a brush.
  [
    new RegExp(
      `\\bbrush(?:es|ing)? (?:away )?(?:the )?${STRIPS} (?:off|from|away from) (?=(?:an?|the|some|old|ancient)? ?(?:[\\p{L}-]+ ){0,2}(?:skeletons?|bones?|fossils?|skulls?|mosaics?|vase|pottery|amphora)\\b)`,
      'giu',
    ),
    () => 'kneels with a paintbrush at ',
  ],
  // What is brushed away is no thing of its own.
  [
    new RegExp(
      `\\bbrush(es|ing)? (?:the )?${STRIPS} (?:off|from|away from) (?=(?:an?|the|his|her|its) )`,
      'giu',
    ),
    (_, form) => `${form === 'ing' ? 'cleaning' : 'cleans'} `,
  ],
  // Beings of tales who are musicians are those beings.
  [/\b(skeleton|zombie|robot|ghost|mummy) mariachi\b/giu, (_, who) => who ?? ''],
  [/\bmariachis?\b(?! (?:band|music))/giu, () => 'musician'],
  // Coins that are counted into a hand are given.
  [
    /\bcount(s|ing)? (?:out )?(the )?(coins|money|bills|banknotes) into (?:the )?(?:(?:open )?(?:hands?|palm) of (?=(?:an?|the|his|her)\b))/giu,
    (_, form, __, what) => `giv${form === 'ing' ? 'ing' : 'es'} ${what} to `,
  ],
  [
    /\b(camel|horse|donkey|cattle|sheep|goat|pig|chicken) (market|fair|auction)\b/giu,
    (_, beast, place) => `${place === 'fair' ? 'market' : place};${beast}s`,
  ],
  // Riders have in their hands what they bring.
  [
    /\bon ((?:white |brown |two |three )?(?:camel|horse|donkey|elephant|mule|ponie|reindeer)s?) (?:bring|carry|deliver|transport)(?:ing)? ((?:their |some |three |many |precious )?(?:presents|gifts|gold|lanterns|torches|flags|letters|baskets))\b/giu,
    (_, beasts, what) => `with ${what} on ${beasts}`,
  ],
  [
    /(?<=\bswimmers )(?:make|form|build|shape)(?:ing)? (?:an?|the) (?:star|circle|flower|heart|ring|wheel)(?: shape)?\b/giu,
    () => 'swim',
  ],
  // Washing that hangs over a street was not brought to a shop.
  [
    /^\s*(?:laundry|washing|wash) day\b(?=.{0,120}\b(?:balcon(?:y|ies)|washing line|clothes ?line|street|alley|garden|yard)\b)/giu,
    () => 'day',
  ],
  // Who hangs on behind is on it, and who looks from a sill is seen from the street.
  [
    /\bhang(?:s|ing)? (?:off|on to|onto|from) (?:the |its )?(?:back|rear)(?: step| platform| bumper| door)?\b(?<=\b(?:tram|bus|train|streetcar|truck)\b.{0,120})/giu,
    () => 'on the tram',
  ],
  [
    /\b(?:from|on|in) (?:an?|the|its) (?:[\p{L}-]+ )?(?:window ?sill|window ledge)\b(?<=\b(?:tram|streetcar|bus|street|alley|parade|procession|square)\b.{0,140})/giu,
    () => 'nearby',
  ],
  // A lantern that one lets go rises into the night.
  [
    /\blet(?:s|ting)? (?:go of )?(an?|the|her|his|their) (?:paper |sky |glowing |floating )*lantern(s)?(?: (?:go|rise|fly|float|ascend)(?: up)?)?\b/giu,
    (_, which, many) => `under ${which} sky-lantern${many ?? ''} by night`,
  ],
  [
    /,? ?\b(?:and )?(?:hundreds|thousands|dozens|many|others)(?: of (?:others|them|lanterns))? (?:already |now )?(?:float|fly|drift|rise|glow|hang)(?:ing)? (?=(?:above|over|in|across)\b)(?<=\blanterns?\b.{0,80})/giu,
    () => ', sky-lanterns ',
  ],
  // Those who duel on a roof are over the town.
  [
    /\bon (?:top of )?the (?:roofs?|rooftops?|towers?) of (?:the )?(?:notre[- ]dame|(?:\p{L}+ )?cathedral|sacr[eé][- ]c[oœ]eur|louvre|opera)(?: (?:cathedral|in paris))?\b/giu,
    () => 'on rooftops',
  ],
  [/\b(?:an? )?fencing duel (?=on rooftops)/giu, () => '2 fencers fight'],
];
