import type { Rewording } from '../../rewording.ts';

const DRINK =
  '(?:(?:an?|the|her|his|their|some) )?(?:(?:hot|cold|steaming|fresh|black|iced|half-empty|big|small) )?(?:(?:cup|mug|glass|pot|bottle)s?(?: of [\\p{L}]+)?|coffees?|tea|cappuccino|latte|espresso|lemonade|croissant|cookies?|muffin|sandwich|notebook|lamp|candle)';
const SEATED =
  '\\b(?:laptop|computer|desk|table|caf[eé]|coffee shop|writing|reading|typing|studying|working|works|writes|reads|types|studies|drawing|sitting|sits|sewing|knitting|homework)(?!\\p{L})';
const SIGHT =
  '(?:(?:city|town|street|neon|harbou?r|christmas) lights|city|skyline|skyscrapers|rain|snow|mountains|sea|ocean|forest|garden|trees|night|sunset|sunrise|stars|moon|traffic|storm|street)';

/** Where small things are and what is seen, which says nothing of where people are. */
export const SMALL_THINGS: readonly Rewording[] = [
  // What stands next to somebody at a table is on the table.
  [
    new RegExp(
      `(?<=[,;] |\\band |\\bwith )(${DRINK}) (?:right )?(?:next to|beside|by|near|at) (?:her|him|them|it|the laptop|the computer|her side|his side)(?<=${SEATED}.{0,120})`,
      'giu',
    ),
    (_, what) => `${what} on table`,
  ],
  // A clock that rings shakes, and plays nothing.
  [
    /\b(?:ring(?:s|ing)|buzz(?:es|ing))(?: (?:and|while) (?:shak|vibrat|trembl|rattl)(?:ing|es))?(?: (?:loudly|wildly|noisily))?(?= on\b)(?<=\b(?:clock|alarm)\b.{0,50})/giu,
    () => 'shaking',
  ],
  // What hangs from balconies is seen from the street.
  [
    /\b(hanging|hangs?|hung|dangling|draped|drying|dries|fluttering|flutters|strung) (?:down )?(?:from|on|over|between|across) (?:the |its |their |iron |narrow )*balcon(?:y|ies)\b/giu,
    (_, how) => how ?? '',
  ],
  // Beyond the panes is outside.
  [
    new RegExp(
      `\\b(${SIGHT}(?: (?:falling|glowing|twinkling|passing|shining|streaming|going))?) (?:behind|beyond|past|by|through|in) (?:the|a|his|her) (?:[\\p{L}-]+ )?windows?\\b`,
      'giu',
    ),
    (_, sight) => `${sight} outside the window`,
  ],
  // Whose teeth, ears or eyes are looked at is examined.
  [
    /\b(?:check|examin|inspect|clean|polish|treat|fix|drill|look)(e?s|ing|e)?(?: at| in| into| inside)? (an?|the|his|her) ((?:[\p{L}-]+ ){0,2}\p{L}+)['’]s (?:teeth|tooth|mouth|ears?|eyes?|throat|knee|back|arm)\b(?<=\b(?:doctor|dentist|nurse|vet|veterinarian|optician|pa?ediatrician|medic)\b.{0,80})/giu,
    (_, form, one, who) => `auscultat${form === 'ing' ? 'ing' : 'es'} ${one} ${who}`,
  ],
  [
    /\b(?:check|examin|inspect|clean|treat|fix|look|peer|shin|peek)(e?s|ing|e)?(?: at| in| into| inside)* the (?:open )?(?:teeth|tooth|mouth|ears?|eyes?|throat|jaws) of (?=an?|the|his|her)(?<=\b(?:doctor|dentist|nurse|vet|veterinarian|optician|pa?ediatrician|medic)\b.{0,80})/giu,
    (_, form) => `auscultat${form === 'ing' ? 'ing' : 'es'} `,
  ],
  // Whom a dentist looks at lies in the chair of the trade.
  [
    /\b(?:(?:sitting|lying|seated|sits|lies) )?(?:in|on) (?:the|an?|his|her) (?:(?:big|large|white|blue|green|tilted|reclined|treatment) )*chair\b(?<=\bdentist\b[^,.;]{0,80})/giu,
    () => '',
  ],
  // Whoever fetches something down with a ladder stands on it.
  [
    /\b(rescu|sav|fetch|gett?|bring|pick|tak)(e?s|ing) ((?:an?|the|his|her|their) (?:[\p{L}-]+ ){0,2}?(?:cat|kitten|kite|ball|balloon|parrot|bird|frisbee)) (?:down )?(?:from|out of|off) ((?:an?|the) (?:[\p{L}-]+ ){0,2}?tree) (?:with|using|on|from|by means of) (?:an?|the|his|her|their) (?:[\p{L}-]+ )?ladder\b/giu,
    (_, verb, form, what, tree) =>
      `on a ladder ${verb ?? ''}${form ?? ''} ${what ?? ''} from ${tree ?? ''}`,
  ],
  // Who holds a pose of yoga does it, on a mat that is unrolled.
  [
    /\b(?:(?:is |are )?(?:holding|in|doing|practi[cs]ing|sitting in|meditating in) )(?:an? |the )?(?:[\p{L}]+ )?yoga (?:pose|position|asana|posture)s?\b/giu,
    () => 'doing yoga',
  ],
  // Cubes of ice that something cool stands on lie around it, and are no ice of the sea.
  [
    /\b(?:(?:standing|stands|lying|lies|sitting|placed|resting) )?(?:on|in|among|amongst|between|amid|upon|over) (?:(?:a|the|some|many|clear|crushed|cold|shiny|blue|bed of|pile of|heap of) )*ice ?cubes\b/giu,
    () => 'with ice cubes',
  ],
  // Steps with pumpkins are those of a house.
  [
    /\bon (?:the|its|their) (?:front |stone |wooden )?(?:steps|stairs)\b(?=.{0,120}\b(?:door|pumpkins?|halloween|porch)\b)/giu,
    () => 'by front door',
  ],
  [
    /\bon (?:the|its|their) (?:front |stone |wooden )?(?:steps|stairs)\b(?<=\b(?:door|pumpkins?|halloween|porch)\b.{0,120})/giu,
    () => 'by front door',
  ],
  [
    /\bon (?:the|its|their|her) (?:front |stone )?(?:steps|stairs)\b(?<=\b(?:diwali|oil lamps|front yard)\b.{0,120})/giu,
    () => 'on the porch',
  ],
  // High up there is nothing below but air.
  [
    /,? ?\b(?:and )?(?:with )?(?:an?|the)? ?(?:[\p{L}-]+ )?(?:valley|canyon|abyss|ground|forest|river|sea|village) (?:is )?(?:far|way|deep|miles) (?:below|beneath|down)(?: (?:him|her|them))?(?<=\b(?:climb|hang|rope|cliff)\p{L}*\b.{0,120})/giu,
    () => ' above valley',
  ],
  [
    /\b(?:hang|dangl|cling)(?:s|ing)? (?:by (?:one|her|his) (?:hands?|arms?) )?(?:from|on|onto|to|off) (?:an?|the) (?:[\p{L}-]+ )?(?:rock ?(?:wall|face)|overhang|cliff ?(?:face|wall)|mountain ?(?:wall|face))\b/giu,
    (found) => (found.includes('ing') ? 'climbing a cliff' : 'climbs a cliff'),
  ],
  [
    /\b(hang|dangl|abseil|rappel)(?:s|l?ing)? (?:down )?(?:on|from|by) (?:an?|the|his|her) (?:[\p{L}-]+ )?ropes? (?:on|at|from|off|against|over|down|below|in) (?=(?:an?|the) (?:[\p{L}-]+ ){0,3}(?:cliffs?|rock|overhang|crag)\b)/giu,
    (found) => (found.includes('ing ') ? 'climbing ' : 'climbs '),
  ],
  [
    /\b(climb\p{L}{0,3}) (?:up )?(?:an?|the) (?:[\p{L}-]+ )?(?:rock ?(?:wall|face)|mountain ?(?:wall|face))\b(?!.{0,80}\b(?:gym|indoors?|hall|holds)\b)/giu,
    (_, verb) => `${verb} a cliff`,
  ],
  [
    /\b(?:(?:is )?(?:sit|ly|lean|reclin|wait)(?:s|ting|ing)? (?:back )?)?(?:in|on) (?:an?|the|his|her) dentist(?:['’]s)? chair\b(?<!\bdentist (?:is )?\p{L}{3,12}(?:s|ing)\b.{0,80}\bdentist.{0,8})/giu,
    () => 'treated by a dentist',
  ],
  // Who works remotely has no remote control, and numbers on shirts are no shirts besides.
  [
    /(?<!\b(?:an?|the|his|her|their|tv|television|my|this|broken|lost) )\bremote\b(?! controls?\b| (?:in|on|under|between)\b)(?= (?:work|working|job|jobs|team|teams|position|role|first|or|friendly|\/)|\s*(?:[,.;|/–)-]|$))/giu,
    () => '',
  ],
  [
    /,? with (?:(?:race|big|large|their) )?(?:numbers|bibs|logos|names|stripes)(?: (?:pinned|printed|written))? (?:on|across|to) (?:their|his|her|the) (?:shirts?|t-?shirts?|chests?|backs?|jerseys?|bibs|vests?)\b/giu,
    () => '',
  ],
  // For homes, but outside of them.
  [
    /\bfor (?:your |every |all |family )?homes?\b(?=.{0,80}\b(?:roofs?|rooftops?|garden|lawn|terrace|driveway|backyard)\b)/giu,
    () => '',
  ],
  // "Making pancakes, flips one": it is one of those.
  [
    /\b(\p{L}{3,})(s,? (?:and |then )?(?:flip|toss|throw|eat|drop|hold|tast|lift|pick|catch|hand|tak|giv|blow|kick|open|light)\p{L}*(?: up)?) one\b(?! (?:of|\p{L}+(?:s|ing)\b))/giu,
    (_, what, does) => `${what}${does} a ${what}`,
  ],
];
