import type { Rewording } from '../../rewording.ts';

const HUGE =
  '(?:giant|huge|gigantic|enormous|massive|monster|monstrous|towering|big|tall|large|great|perfect)';
const WORN =
  '(?:helmets?|hard hats?|jerseys?|t-shirts?|shirts?|scar(?:f|ves)|hats?|caps?|beanies|aprons?|vests?|coats?|raincoats?|jackets?|sweaters?|jumpers?|robes?|dress(?:es)?|uniforms?|overalls|mittens|gloves|boots|wellies|costumes?|suits?|tutus?|sunglasses|glasses|goggles|masks|kimonos?)';
const COLOURED =
  '(?:(?:bright|matching|dark|light|pale) )?(?:red|yellow|blue|green|white|black|orange|pink|purple|golden|brown|grey|gray|striped|matching|colou?rful)';
const WEARERS =
  '(?:builders|workers|people|men|women|boys|girls|kids|children|students|pupils|nurses|doctors|chefs|cooks|waiters|players|runners|cyclists|skiers|dancers|sailors|fishermen|firefighters|divers|monks|friends|team|choir|band|man|woman|boy|girl|child|kid|lady|builder|worker|chef|fisherman|farmer|sailor|dancer|skier|cyclist|runner|hiker|player|hikers|farmers|scientists|singers)';
const SOLD = '(?:shops?|stores?|stalls?|market|racks?|laundry|clothesline|washing|wardrobe|closet)';
const LEADER =
  '(?:leader|front[- ]?runner|winner|lead (?:rider|runner|cyclist|skier|car|dancer)|first (?:rider|runner|cyclist)|captain(?= (?:wears|in|is|has)\\b))';
const SEVERAL =
  '(?:cyclists|runners|riders|racers|skiers|swimmers|skaters|joggers|rowers|hikers|players|dancers|climbers|sprinters|athletes|peloton|marathon|race)';
const CASE = '(?:(?:violin|guitar|cello|instrument|saxophone|trumpet|accordion) )?case';
const PENALTY = '(?:penalty(?: kick| shot)?|spot kick|free kick)';
const KEEPER = '(?:goal ?keeper|goalie|keeper)';

/** What happens in the street, at play and at work, in words that are read one by one. */
export const IN_DAILY_LIFE: readonly Rewording[] = [
  // A wave of some colour is not waved by a giant.
  [
    new RegExp(
      `\\b${HUGE}(?:,? (?:deep |bright |dark )?(?:blue|emerald|foaming|foamy|curling|crystal|clear|ocean|sea|breaking|white)){1,2} wave(s?)\\b`,
      'giu',
    ),
    (_, many) => `big wave${many ?? ''}`,
  ],
  [
    /\bgiant ((?:deep |bright |dark )?(?:green|turquoise|teal) waves?)\b/giu,
    (_, wave) => `huge ${wave}`,
  ],
  // The leader of those who race is one of them.
  [
    new RegExp(
      `(?<=[,.;:] ?|\\b(?:and|but|while|as|where|with) )the ${LEADER}(?<=\\b${SEVERAL}\\b.{0,100}) (?:(?:is |who is )?(wear(?:s|ing)|in|has)|(?=\\p{L}+(?:s|ing)\\b))`,
      'giu',
    ),
    (_, worn) => (worn === undefined ? 'one ' : 'one wears'),
  ],
  // Clothes after a comma are on those before it.
  [
    new RegExp(
      `\\b(${WEARERS})\\b([^;:"]{0,120}?),( and)? (?:all )?(${COLOURED}(?: ${COLOURED})? ${WORN})(?=\\s*(?:[,.;!]|$))(?<!\\b${SOLD}\\b.{0,140})`,
      'giu',
    ),
    (_, who, between, __, clothes) => `${who} in ${clothes}${between}`,
  ],
  // Those who pass by walk.
  [
    /(?:,? and )?\b((?:people|commuters|crowds?|strangers|pedestrians|tourists|shoppers|travell?ers|passengers|men|women|students) )(?:are |is )?(?:pass(?:es|ing)?(?: by)?|stroll(?:s|ing)? (?:by|past)|hurry(?:ing)? (?:by|past)|rush(?:es|ing)? (?:by|past)|go(?:ing)? by)(?=\s*(?:[,.;!]|$)| (?:in|on|behind|without|with|while)\b)/giu,
    (found, who) => `${/^,? and/u.test(found) ? ', ' : ''}${who}walking`,
  ],
  // Who plays in the street does not bask.
  [/\bbusk(s|ing)?\b(?! for\b)/giu, (_, form) => `play${form ?? ''}`],
  [
    /\bscratch(es|ing)? (?:(?:his|her|their) heads?|at (?:his|her) head)\b/giu,
    (_, form) => `headscratch${form ?? ''}`,
  ],
  // Coins for who plays are in what lies before them.
  [
    new RegExp(
      `\\b(?:(?:an?|the|some|with|few) ){0,3}(?:coins|money|change|tips)(?: (?:lying|scattered|glittering))? (?:in|inside) (?:an?|the|his|her|their|its) (?:[\\p{L}-]+ )?(?:open(?:ed)? )?${CASE}\\b`,
      'giu',
    ),
    () => 'coin case',
  ],
  [new RegExp(`\\b(?:an?|the|his|her|their) open(?:ed)? ${CASE}\\b`, 'giu'), () => 'coin case'],
  // A roof that is open to the sky opens nothing.
  [
    /,? ?\b(?:and |with |while )?(?:the |its |whose )?(?:roof|dome|ceiling|shutters?)(?: is| are)? (?:wide )?open(?:s|ed|ing)? (?:up )?(?:to|onto|towards?|under) (?:the )?(?:[\p{L}-]+ )?(?:stars|sky|night|milky way|heavens)\b/giu,
    () => '',
  ],
  // A penalty is shot at a goal, and there is somebody in it.
  [
    new RegExp(
      `\\b(?:tak|shoot|scor|kick)(e|es|s|ing)? (?:an?|the|his|her) (?:[\\p{L}-]+ )?${PENALTY}(?:,| and| while| as)* (?:the|an?) ${KEEPER} (?:div|jump|leap|fl[iy]|go|throw)\\p{L}*(?: (?:himself|herself))?(?: (?:in |to |into )?the (?:wrong|other|right|left|opposite) (?:way|side|direction|corner))?`,
      'giu',
    ),
    (_, form) => `kick${form === 'ing' ? 'ing' : 's'} a ball into the goal, a goalkeeper dives`,
  ],
  [
    /\b(?:tak|shoot|scor|kick)(e|es|s|ing)? (?:an?|the|his|her) (?:[\p{L}-]+ )?(?:penalty(?: kick| shot)?|spot kick)\b/giu,
    (_, form) => `kick${form === 'ing' ? 'ing' : 's'} a ball at goal`,
  ],
  // What is picked from trees is no tool.
  [
    /(?<=\b(?:ladder|stool|tree|stepladder|orchard|vineyard|garden|field) )picks(?= (?:[\p{L}-]+ )?(?:apples?|pears?|cherries|plums?|oranges?|lemons?|peaches|grapes|olives|fruits?|flowers|berries|strawberries)\b)/giu,
    () => 'picking',
  ],
  // Those around it in a town are no vehicle that it is in.
  [
    /\b(?:is |are )?(?:stuck|caught|waiting|trapped|stopped|standing) in (?:the )?((?:(?!heavy|dense|slow|rush)[\p{L}-]+ ){1,2})(?:rush[- ]hour )?(?:traffic(?: jam)?|gridlock)\b/giu,
    (_, town) => `in ${town?.trim() ?? 'town'}, cars`,
  ],
];
